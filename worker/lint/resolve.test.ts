import { describe, expect, it } from 'vitest';
import type { Lint } from './model.ts';
import { resolveLints } from './resolve.ts';

const TEXT = 'Responsable for the packing of order';
const lint = (
  rule: string,
  start: number,
  end: number,
  text: string,
  more: Partial<Lint> = {},
): Lint => ({
  rule,
  span: { start, end },
  edits: [{ start, end, text }],
  message: '',
  level: 'auto',
  category: 'grammar',
  priority: 50,
  ...more,
});
const rulesOf = (lints: readonly Lint[]) => resolveLints(TEXT, lints).map(({ rule }) => rule);

const typo = lint('spelling', 0, 11, 'Responsible');
const duty = lint('duty', 0, 30, 'Packed');
const plural = lint('plural', 36, 36, 's');

describe('resolveLints', () => {
  it('keeps lints of different words, in the order of the line', () => {
    expect(rulesOf([plural, typo])).toEqual(['spelling', 'plural']);
  });

  it('lets the wider fix take the place of the narrower one, which comes back when it is left out', () => {
    expect(rulesOf([typo, plural, duty])).toEqual(['duty', 'plural']);
    expect(rulesOf([typo, plural])).toEqual(['spelling', 'plural']);
  });

  it('puts a sure fix before a wider one to confirm, unless that one absorbs it', () => {
    const guess = lint('guess', 0, 30, 'Packed', { level: 'confirm' });
    expect(rulesOf([guess, typo])).toEqual(['spelling']);
    expect(rulesOf([{ ...guess, absorbs: ['spelling'] }, typo])).toEqual(['guess']);
  });

  it('merges equal fixes and prefers the higher priority', () => {
    const other = lint('other', 0, 11, 'Responsible', { priority: 60 });
    expect(rulesOf([typo, other])).toEqual(['other']);
  });

  it('gives the same whatever the order', () => {
    const all = [typo, duty, plural, lint('x', 20, 27, 'packaging'), lint('y', 31, 36, 'orders')];
    expect(rulesOf(all.toReversed())).toEqual(rulesOf(all));
  });
});
