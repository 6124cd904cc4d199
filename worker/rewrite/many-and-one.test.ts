import { describe, expect, it } from 'vitest';
import { hasManyAndOne } from './many-and-one.ts';

describe('hasManyAndOne', () => {
  it.each([
    'Brought back 42 qualified lead from one fair',
    'Drew 1.4 million view in a month',
    'Plastered 900 square metre of wall',
    'Steered a merger of 30,000 member to completion',
    'Used by 5,000 prospective student each month',
    'Wrote nine response',
  ])('sees the thing in the singular of «%s»', (line) => {
    expect(hasManyAndOne(line)).toBe(true);
  });

  it.each([
    'Taught a Year 4 class of 30 pupils',
    'Ran a 12 week course and opened at 5 sharp',
    'Led 14 staff and 2 housemen on a 1 in 4 rota',
    'Automated 120 login and checkout tests',
    'Fed 40 sheep and cut costs by 12 percent',
    'Cooked for 80 daily in 2019',
  ])('passes «%s»', (line) => {
    expect(hasManyAndOne(line)).toBe(false);
  });
});
