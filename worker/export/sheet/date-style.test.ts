import { describe, expect, it } from 'vitest';
import { restyleDates } from './date-style.ts';

const PERIOD = { start: '2019-03', end: 'present' };

describe('dates in another form', () => {
  it.each([
    ['as-written', 'Mar. 2019 - Present'],
    ['short', 'Mar 2019 – Present'],
    ['long', 'March 2019 – Present'],
    ['numeric', '03/2019 – Present'],
  ] as const)('are written %s', (style, shown) => {
    expect(restyleDates('Mar. 2019 - Present', PERIOD, style, 'en')).toBe(shown);
  });

  it('keep the resume’s own word for what goes on, and its months', () => {
    expect(restyleDates('03/2019 - heute', PERIOD, 'long', 'de')).toBe('März 2019 – heute');
  });

  it('keep the length of time that stands behind them', () => {
    const period = { start: '2018-03', end: '2021-07' };
    expect(restyleDates('03/2018 – 07/2021 · 3 yrs 5 mos', period, 'short', 'en')).toBe(
      'Mar 2018 – Jul 2021 · 3 yrs 5 mos',
    );
  });

  it.each([
    ['a day', '3 March 2019 – Present', PERIOD],
    ['a year that was not read', '2019 – 2021', { start: '2019', end: null }],
    ['no date at all', 'on and off', PERIOD],
  ])('stay as they are where the form would say less: %s', (_, written, period) => {
    expect(restyleDates(written, period, 'numeric', 'en')).toBe(written);
  });

  it('stay a year where only a year is known', () => {
    expect(restyleDates('2016 - 2018', { start: '2016', end: '2018' }, 'long', 'en')).toBe(
      '2016 – 2018',
    );
  });
});
