import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIdleTimer, formatLeft } from './idle-timer.ts';

function clock() {
  let time = 1_000_000;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

describe('the idle timer', () => {
  it('counts down from the start, and ends at nothing', () => {
    const { now, pass } = clock();
    const timer = createIdleTimer(now, 120_000);
    expect(timer.left()).toBe(120_000);
    pass(119_999);
    expect(timer.left()).toBe(1);
    pass(1);
    expect(timer.left()).toBe(0);
  });

  it('starts again at each touch', () => {
    const { now, pass } = clock();
    const timer = createIdleTimer(now, 120_000);
    pass(110_000);
    timer.touch();
    pass(110_000);
    expect(timer.left()).toBe(10_000);
  });

  it('is over after a laptop slept through it', () => {
    const { now, pass } = clock();
    const timer = createIdleTimer(now, 120_000);
    pass(8 * 3_600_000);
    expect(timer.left()).toBe(0);
  });

  it('never has more left than the whole time, even where the clock is set back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500_000, max: 500_000 })), (steps) => {
        const { now, pass } = clock();
        const timer = createIdleTimer(now, 120_000);
        for (const step of steps) {
          pass(step);
          const left = timer.left();
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(120_000);
        }
      }),
    );
  });
});

it.each([
  [120_000, '2:00'],
  [65_000, '1:05'],
  [9_001, '0:10'],
  [1, '0:01'],
  [0, '0:00'],
])('%i ms left reads %s', (ms, text) => expect(formatLeft(ms)).toBe(text));
