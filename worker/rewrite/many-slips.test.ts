import { describe, expect, it } from 'vitest';
import { unlessManySlips } from './many-slips.ts';
import type { LineRewrite } from './model.ts';

const rewrite = (before: string, after: string, rules: string[]): LineRewrite => ({
  before,
  after,
  rules,
  level: 'auto',
});

describe('unlessManySlips', () => {
  it.each([
    [
      'Recieved goods and kept there papers',
      'Received goods and kept their papers',
      ['known-misspellings', 'confused-words'],
    ],
    [
      'Checked refund’s for for two shops',
      'Checked refunds for two shops',
      ['apostrophes', 'tidy-spacing'],
    ],
    [
      'Seperate loads which was wet',
      'Separate loads which were wet',
      ['known-misspellings', 'agreement'],
    ],
    [
      'Redesigned the form, what cutted reply time',
      'Redesigned the form, what cut reply time',
      ['known-misspellings'],
    ],
  ])('asks about «%s», and has the mended line ready', (before, after, rules) => {
    const asked = unlessManySlips(rewrite(before, after, rules), {});
    expect(asked).toMatchObject({ after: before, level: 'ask', question: { draft: after } });
  });

  it('asks where a word that no dictionary holds stands beside a slip', () => {
    const [before, after] = [
      'Took radiograghs and recieved pets',
      'Took radiograghs and received pets',
    ];
    const mended = rewrite(before, after, ['known-misspellings']);
    expect(unlessManySlips(mended, { unknown: ['radiograghs'] }).after).toBe(before);
    expect(unlessManySlips(mended, { unknown: [] }).after).toBe(after);
  });

  it('tells what is certain apart from what is not', () => {
    const [before, after] = ['Recieved and kept there papers', 'Received and kept their papers'];
    expect(unlessManySlips(rewrite(before, after, ['known-misspellings']), {}).spelt?.text).toBe(
      after,
    );
    expect(unlessManySlips(rewrite(before, after, ['spelling']), {}).spelt).toBeUndefined();
  });

  it.each([
    ['Recieved goods and kept papers', 'Received goods and kept papers', ['known-misspellings']],
    [
      'Manage shops and recieve goods',
      'Managed shops and received goods',
      ['known-misspellings', 'one-tense'],
    ],
    ['Was in charge of recieving goods', 'Received goods', ['known-misspellings', 'weak-lead-in']],
    ['Kept tools which was lent out', 'Kept tools which were lent out', ['agreement']],
    [
      'Wrote macros which cutted reply time',
      'Wrote macros which cut reply time',
      ['known-misspellings'],
    ],
    ['Answered to calls', 'Answered calls', ['confused-words']],
    ['Trained eight resident', 'Trained eight residents', ['counted-things']],
    ['Wrote a email so that it stood', 'Wrote an email so that it stood', ['articles']],
    ['In charge of 9 staff and the rota', 'Managed 9 staff and the rota', ['weak-lead-in-noun']],
  ])('hands «%s» back', (before, after, rules) => {
    expect(unlessManySlips(rewrite(before, after, rules), {}).after).toBe(after);
  });
});
