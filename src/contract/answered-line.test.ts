import { describe, expect, it } from 'vitest';
import { answeredLine, type Asked } from './answered-line.ts';

const question = (part: Partial<Asked>): Asked => ({
  kind: 'number',
  template: '{answer}',
  ...part,
});

const CALLS = question({
  template: 'Answered {answer} customer calls a day and logged each one',
  measure: 'count',
  things: 'customer calls',
});
const GRANTS = question({
  template: 'Wrote {answer} grant applications for a hospice charity',
  measure: 'count',
  things: 'grant applications',
});
const BUDGET = question({ template: 'Managed the events budget of {answer}', measure: 'money' });
const SALES = question({
  template: 'Sold phones worth {answer} a month to walk-in customers',
  measure: 'money',
});
const WASTE = question({ template: 'Reduced food waste by {answer}', measure: 'change' });
const TEAM = question({ template: 'Led a team of {answer} on two sites', measure: 'size' });
const STOCK = question({
  template: 'Managed stock of {answer} items',
  measure: 'size',
  things: 'items',
});

const lineOf = (asked: Asked, typed: string, before = 'Before') => {
  const answered = answeredLine(asked, before, typed);
  return answered.ok ? answered.line : `! ${answered.fault}`;
};

describe('a number in its line', () => {
  it.each([
    ['12', '12 customer calls a day'],
    ['  40. ', '40 customer calls a day'],
    ['about 30', 'about 30 customer calls a day'],
    ['About 30', 'about 30 customer calls a day'],
    ['~30', 'about 30 customer calls a day'],
    ['30ish', 'about 30 customer calls a day'],
    ['30 or so', 'about 30 customer calls a day'],
    ['approx. 30', 'about 30 customer calls a day'],
    ['I think it was around 30', 'around 30 customer calls a day'],
    ['probably 30 a day', 'about 30 customer calls a day'],
    ['30-40', '30-40 customer calls a day'],
    ['between 30 and 40', 'between 30 and 40 customer calls a day'],
    ['30 to 40 per shift', '30 to 40 customer calls a shift'],
    ['over 200 a week', 'over 200 customer calls a week'],
    ['200/week', '200 customer calls a week'],
    ['200+ weekly', '200+ customer calls a week'],
    ['more than 1,200 per month', 'more than 1,200 customer calls a month'],
    ['6 an hour', '6 customer calls an hour'],
    ['40 calls', '40 customer calls a day'],
    ['40 customer calls per day', '40 customer calls a day'],
    ['40 calls\nper day', '40 customer calls a day'],
    ['two', 'two customer calls a day'],
    ['Twenty-five', 'twenty-five customer calls a day'],
    ['a dozen', 'a dozen customer calls a day'],
    ['hundreds', 'hundreds of customer calls a day'],
    ['dozens of calls', 'dozens of customer calls a day'],
    ['up to 60', 'up to 60 customer calls a day'],
    ['on average 45', 'an average of 45 customer calls a day'],
    ['2k a week', '2k customer calls a week'],
  ])('reads «%s»', (typed, wanted) => {
    expect(lineOf(CALLS, typed)).toBe(`Answered ${wanted} and logged each one`);
  });

  it.each([
    ['3', 'Wrote 3 grant applications for a hospice charity'],
    ['3 a month', 'Wrote 3 grant applications a month for a hospice charity'],
    ['14 in total', 'Wrote 14 grant applications for a hospice charity'],
    ['1', 'Wrote 1 grant application for a hospice charity'],
    ['One', 'Wrote one grant application for a hospice charity'],
    ['just one', 'Wrote just one grant application for a hospice charity'],
  ])('counts over a whole job: «%s»', (typed, wanted) => {
    expect(lineOf(GRANTS, typed)).toBe(wanted);
  });

  it('takes the period out of a line whose count is in total', () => {
    expect(lineOf(CALLS, '5,000 in total')).toBe(
      'Answered 5,000 customer calls and logged each one',
    );
  });

  it.each([
    [BUDGET, '£3k', 'Managed the events budget of £3k'],
    [BUDGET, 'about £3,000 a year', 'Managed the events budget of about £3,000 a year'],
    [BUDGET, '3 lakh rupees', 'Managed the events budget of 3 lakh rupees'],
    [BUDGET, 'Rs. 50,000', 'Managed the events budget of Rs. 50,000'],
    [SALES, '$5k', 'Sold phones worth $5k a month to walk-in customers'],
    [SALES, '£900 per week', 'Sold phones worth £900 a week to walk-in customers'],
    [WASTE, '20%', 'Reduced food waste by 20%'],
    [WASTE, '20 percent', 'Reduced food waste by 20%'],
    [WASTE, 'by 20 per cent.', 'Reduced food waste by 20%'],
    [WASTE, 'a third', 'Reduced food waste by a third'],
    [WASTE, 'two bags a day', 'Reduced food waste by two bags a day'],
    [WASTE, '£300 a month', 'Reduced food waste by £300 a month'],
    [WASTE, 'from 12 bags to 7', 'Reduced food waste from 12 bags to 7'],
    [TEAM, '8', 'Led a team of 8 on two sites'],
    [TEAM, '8 people', 'Led a team of 8 people on two sites'],
    [TEAM, '6-8 joiners', 'Led a team of 6-8 joiners on two sites'],
    [STOCK, 'about 2,000', 'Managed stock of about 2,000 items'],
    [STOCK, '2,000 items', 'Managed stock of 2,000 items'],
  ])('puts an amount in its place', (asked, typed, wanted) => {
    expect(lineOf(asked, typed)).toBe(wanted);
  });

  it.each([
    [CALLS, ''],
    [CALLS, 'many'],
    [CALLS, 'a lot'],
    [CALLS, '0'],
    [CALLS, "I don't know"],
    [CALLS, 'not sure'],
    [CALLS, '?'],
    [CALLS, 'n/a'],
    [CALLS, '£3k'],
    [CALLS, '30%'],
    [CALLS, '30 emails'],
    [CALLS, 'I answered 30 calls and then helped on the tills'],
    [CALLS, '[X]'],
    [CALLS, 'XX'],
    [BUDGET, '3000'],
    [BUDGET, 'a big one'],
    [WASTE, '12'],
    [TEAM, '£40'],
    [TEAM, '8 a week'],
  ])('refuses what would not read as a line', (asked, typed) => {
    expect(lineOf(asked, typed)).toMatch(/^! [A-Z].*\.$/);
  });
});

describe('words in their line', () => {
  const whole = question({ kind: 'text' });

  it('takes a whole line as it is meant, whatever the keyboard added', () => {
    expect(lineOf(whole, '- counted tills at closing.', 'Was in charge of the tills')).toBe(
      'Counted tills at closing',
    );
    expect(lineOf(whole, 'Counted tills\nat closing', 'Was in charge of the tills.')).toBe(
      'Counted tills at closing.',
    );
    expect(lineOf(whole, 'Took X-rays of hands and feet', 'Was in radiology')).toBe(
      'Took X-rays of hands and feet',
    );
  });

  it.each(['12', 'about 30', "I don't know", 'Was in charge of the tills', 'Led XX people'])(
    'does not let «%s» take the place of a line',
    (typed) => {
      expect(lineOf(whole, typed, 'Was in charge of the tills')).toMatch(/^! /);
    },
  );

  it('puts words into the middle of a line without a capital and full stop', () => {
    const vague = question({ kind: 'text', template: 'Did {answer} for the office' });
    expect(lineOf(vague, 'Filing and scanning.')).toBe('Did filing and scanning for the office');
    expect(lineOf(vague, 'Excel reports')).toBe('Did Excel reports for the office');
  });

  it.each([
    ['email', 'ada.okoro@example.org', 'ada.okoro'],
    ['phone', '+44 161 496 0231', '12'],
    ['date', 'May 2019 – June 2021', 'last year'],
  ] as const)('knows the form of %s', (kind, good, bad) => {
    const asked = question({ kind, template: 'Ada Okoro | {answer}' });
    expect(lineOf(asked, good)).toBe(`Ada Okoro | ${good}`);
    expect(lineOf(asked, bad)).toMatch(/^! /);
  });
});
