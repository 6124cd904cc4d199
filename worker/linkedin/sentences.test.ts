import { describe, expect, it } from 'vitest';
import { ownWordsOf } from './sentences.ts';

describe('a sentence that only praises', () => {
  it.each([
    'Results-driven go-getter and people person with a proven track record.',
    'Team player and self starter.',
    'Friendly, outgoing and motivated individual with excellent communication skills.',
    'I always give 110% and I work well under pressure.',
  ])('is %j', (text) => expect(ownWordsOf(text, true)).toMatchObject({ kept: [], empty: [text] }));

  it.each([
    'Passionate about helping families.',
    'Held a Michelin star for four years.',
    'Good knowledge of month end, budgeting and tax compliance.',
  ])('is not %j', (text) =>
    expect(ownWordsOf(text, true)).toMatchObject({ kept: [text], empty: [] }),
  );
});

describe('a sentence that looks for another job', () => {
  it.each([
    'Looking for new opportunities.',
    'Seeking a senior position in a growing company.',
    'I am currently looking for a role in a hospital.',
    'Looking for steady farm work.',
    'Looking forward to joining a team that runs round the clock.',
  ])('is %j', (text) =>
    expect(ownWordsOf(text, true)).toMatchObject({ kept: [], seeking: [text] }),
  );

  it('is cut off the end of one that tells something', () => {
    expect(
      ownWordsOf('I know SQL well, and I am looking for a challenging position.', true),
    ).toEqual({
      kept: ['I know SQL well.'],
      empty: [],
      seeking: ['I am looking for a challenging position.'],
    });
  });

  it.each(['Looking after 8 patients on a ward.', 'I seek out faults before customers do.'])(
    'is not %j',
    (text) => expect(ownWordsOf(text, true).kept).toEqual([text]),
  );
});

it('drops the offer of references', () => {
  expect(ownWordsOf('Baker. References available upon request.', true)).toMatchObject({
    kept: ['Baker.'],
  });
});

it('makes sentences of bullets, and drops the tail of a sentence whose beginning is lost', () => {
  expect(ownWordsOf('Calm with people • Type 68 words a minute', true).kept).toEqual([
    'Calm with people.',
    'Type 68 words a minute.',
  ]);
  expect(ownWordsOf('odd music video. Eleven years in edit suites.', true).kept).toEqual([
    'Eleven years in edit suites.',
  ]);
  expect(ownWordsOf('iOS developer in health care.', true).kept).toHaveLength(1);
});
