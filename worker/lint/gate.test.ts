import { describe, expect, it } from 'vitest';
import { truthGate } from './gate.ts';

const LINE =
  'Helped 12 clients increase weekly sales by about 15% with up to 3 volunteers, not on Sundays';

/** Each kind of untruth, as the line before and after it. */
const REFUSED: readonly (readonly [kind: string, before: string, after: string])[] = [
  ['a number changed', LINE, LINE.replace('12', '21')],
  ['a number added', LINE, LINE.replace('Helped', 'Helped over 5')],
  ['a number dropped', LINE, LINE.replace('12 ', '')],
  ['numbers swapped', 'From 12 to 8', 'From 8 to 12'],
  ['a number word changed', 'Ran two wards', 'Ran three wards'],
  ['a tool added', LINE, `${LINE} using Excel`],
  ['a clause dropped', LINE, LINE.replace(', not on Sundays', '')],
  ['a clause dropped that holds no number', 'Packed boxes and loaded vans', 'Packed boxes'],
  ['help made a lead', LINE, LINE.replace('Helped', 'Led')],
  ['help dropped', 'Helped run the bar', 'Ran the bar'],
  ['a period changed', LINE, LINE.replace('weekly', 'daily')],
  ['a unit changed', 'Lifted 20 kg', 'Lifted 20 tonnes'],
  ['an adverb of praise added', LINE, LINE.replace('increase', 'significantly increase')],
  ['a grander verb', 'Ran the shop', 'Spearheaded the shop'],
  ['a direction turned', LINE, LINE.replace('increase', 'decrease')],
  ['a hedge dropped', LINE, LINE.replace('about ', '')],
  ['a limit dropped', LINE, LINE.replace('up to ', '')],
  ['a negation dropped', LINE, LINE.replace('not ', '')],
  ['a negation added', 'Worked on Sundays', 'Not worked on Sundays'],
  ['all made some', 'Checked all vans', 'Checked some vans'],
  ['a sign changed', 'Made £20 a day', 'Made $20 a day'],
  ['quotation marks dropped', 'Won “Best Shop”', 'Won Best Shop'],
  ['another person', 'Trained the nurse', 'Trained the doctor'],
  ['a deed dropped', 'Performed songs at fairs', 'Songs at fairs'],
  ['hired made fired', 'Hired cooks', 'Fired cooks'],
];

const PASSED: readonly (readonly [before: string, after: string])[] = [
  ['I managed the rota', 'Managed the rota'],
  ['Managed 3 report', 'Managed 3 reports'],
  ['Discussed about the rota', 'Discussed the rota'],
  ['from 2018 until 2021', 'from 2018 to 2021'],
  ['since 2018 to 2021', 'from 2018 to 2021'],
  ['Responsible for packing orders', 'Packed orders'],
  ['Responsible for the maintenance of vans', 'Maintained vans'],
  ['Performed an inspection of vans', 'Inspected vans'],
  ['Orders was packed', 'Orders were packed'],
  ['a two weeks training', 'a two-week training'],
  ['every one hour', 'every hour'],
  ['on a daily basis', 'daily'],
  ['cleaned it every day', 'cleaned it daily'],
  ['more then 20', 'more than 20'],
  ["the manager's rota’s", "the manager's rotas"],
  ['excel', 'Excel'],
  ['kept upto date', 'kept up to date'],
  ['organized', 'organised'],
];

describe('truthGate', () => {
  it.each(REFUSED)('refuses %s', (_, before, after) => {
    expect(truthGate(before, after)).not.toBeNull();
  });

  it.each(PASSED)('lets «%s» become «%s»', (before, after) => {
    expect(truthGate(before, after)).toBeNull();
  });

  it('lets a misspelt word become the one that it is near', () => {
    const speller = { correct: (word: string) => word !== 'increesed', suggest: () => [] };
    expect(truthGate('increesed sales', 'increased sales', { speller })).toBeNull();
    expect(truthGate('increesed sales', 'decreased sales')).not.toBeNull();
  });

  it('lets a row of a table bring a word, but no number and no other direction', () => {
    expect(truthGate('staff moral', 'staff morale', { isRow: true })).toBeNull();
    expect(truthGate('too vans', 'two vans', { isRow: true })).not.toBeNull();
    expect(truthGate('sales fell', 'sales rose', { isRow: true })).not.toBeNull();
  });
});
