import { expect, it } from 'vitest';
import { tipDelay, tipPlace } from './tooltip-delay.ts';

it('a tooltip waits 700 ms, and not at all within 300 ms after another one closed', () => {
  expect(tipDelay(10_000, -Infinity)).toBe(700);
  expect(tipDelay(10_000, 9701)).toBe(0);
  expect(tipDelay(10_000, 9700)).toBe(700);
});

const size = { width: 100, height: 30 };

it('a tooltip stands centred above its control', () => {
  const control = { left: 400, top: 200, width: 40, bottom: 240 };
  expect(tipPlace(control, size, 1280)).toEqual({ left: 370, top: 170 });
});

it('a tooltip stays inside the window: below a control at the top, beside the edge', () => {
  const control = { left: 1230, top: 10, width: 40, bottom: 50 };
  expect(tipPlace(control, size, 1280)).toEqual({ left: 1172, top: 50 });
  expect(tipPlace({ ...control, left: 0 }, size, 320)).toEqual({ left: 8, top: 50 });
});
