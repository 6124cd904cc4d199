import { describe, expect, it } from 'vitest';
import { formatWhen } from './format-when.ts';

const now = new Date(2026, 10, 20, 18, 0);
const at = (...parts: [number, number, number, number, number]) =>
  formatWhen(new Date(...parts).toISOString(), now, 'en-GB');

describe('when a resume was stored', () => {
  it('is told by the hour today', () => expect(at(2026, 10, 20, 16, 42)).toBe('Today, 16:42'));
  it('has no leading zero where the clock has twelve hours', () =>
    expect(formatWhen(new Date(2026, 10, 20, 6, 7).toISOString(), now, 'en-US')).toMatch(
      /^Today, 6:07\sAM$/,
    ));
  it('is told by the day this year', () => expect(at(2026, 10, 12, 9, 0)).toBe('12 November'));
  it('names the year when it is another one', () =>
    expect(at(2025, 10, 20, 16, 42)).toBe('20 November 2025'));
  it('is left out when it cannot be read', () => expect(formatWhen('soon', now)).toBe(''));
});
