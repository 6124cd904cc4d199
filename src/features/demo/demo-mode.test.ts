import { expect, it } from 'vitest';
import { heldBefore } from './demo-mode.ts';

const openedAt = Date.UTC(2026, 10, 20, 9, 30);
const stored = (createdAt: string) => ({ createdAt });

it('a sample that a visitor takes before the list is read asks no one for leave', () => {
  expect(heldBefore([stored('2026-11-20T09:30:02.000Z')], openedAt)).toBe(0);
  expect(heldBefore([], openedAt)).toBe(0);
});

it('what was there before the demo, or says not when, is asked for', () => {
  const rows = [stored('2026-11-20T09:30:02.000Z'), stored('2026-11-20T09:29:59.000Z'), stored('')];
  expect(heldBefore(rows, openedAt)).toBe(2);
});
