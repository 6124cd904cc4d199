import { describe, expect, it } from 'vitest';
import { inkOf, pointAt } from './ticks.ts';

describe('the dial', () => {
  it('starts lower left, peaks at 50, ends lower right', () => {
    const [start, middle, end] = [0, 50, 100].map((score) => pointAt(score, 100));
    expect(start!.x).toBeCloseTo(220 - end!.x);
    expect(start!.y).toBeCloseTo(end!.y);
    expect(middle!.x).toBeCloseTo(110);
    expect(middle!.y).toBeCloseTo(10);
  });

  it('gives each of the 101 ticks one ink', () => {
    const inks = Array.from({ length: 101 }, (_, score) => inkOf(score, 61, 83, 91));
    const count = (ink: string) => inks.filter((other) => other === ink).length;
    expect([count('now'), count('gain'), count('more'), count('rest')]).toEqual([62, 22, 8, 9]);
  });

  it('shows no gain where accepting lowered nothing and raised nothing', () => {
    expect(inkOf(61, 60, 60, 60)).toBe('rest');
  });
});
