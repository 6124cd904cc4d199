import { beforeAll, describe, expect, it } from 'vitest';
import { analyseLine } from '#worker/nlp/line/analyse.ts';
import { loadSpeller, type Speller } from '#worker/nlp/speller.ts';
import { judgeProposal } from './judge.ts';

let speller: Speller | null;
beforeAll(async () => {
  speller = await loadSpeller();
});

interface Case {
  text: string;
  proposed: string;
  kept?: string;
}

/** Why it is refused; null where it may be shown. */
function judged({ text, proposed, kept }: Case): string | null {
  const start = kept === undefined ? -1 : text.indexOf(kept);
  const line = analyseLine(text, {
    start: 0,
    kind: 'bullet',
    current: false,
    dialect: null,
    protectedSpans: kept === undefined ? [] : [{ start, end: start + kept.length }],
    speller,
  });
  return judgeProposal(line, proposed, speller ? { speller } : {});
}

describe('the judge of proposals lets pass', () => {
  it.each([
    ['Responsible for the management of stock', 'Managed stock'],
    ['Carried out the cleaning of 22 rooms per day', 'Cleaned 22 rooms a day'],
    [
      'Making use of Excel, I kept the books of two shops',
      'Using Excel, kept the books of 2 shops',
    ],
    ['Was involved in helping to train nurses', 'Helped train nurses'],
  ])('%s → %s', (text, proposed) => expect(judged({ text, proposed })).toBeNull());
});

describe('the judge of proposals refuses', () => {
  it.each([
    [
      'words that changed places',
      'Served 30 tables and 4 bars',
      'Served 30 bars and 4 tables',
      /moved/,
    ],
    [
      'a way that turned round',
      'Moved stock from Leeds to York',
      'Moved stock from York to Leeds',
      /moved/,
    ],
    [
      'credit that moved',
      'Helped the chef to train 4 cooks',
      'Trained 4 cooks, helped the chef',
      /moved/,
    ],
    [
      'what others did, too',
      'Member of the team that built the tills',
      'Built the tills',
      /others|«/,
    ],
    ['a possibility stated as done', 'Able to operate a crane', 'Operated a crane', /possible/],
    [
      'a cause',
      'Trained staff. Sales rose by 4%',
      'Trained staff so that sales rose by 4%',
      /link/,
    ],
    [
      'another light verb',
      'Did the accounts of 3 shops',
      'Accounts of 3 shops, cleaned',
      /new word/,
    ],
    ['a line of the same words', 'Packed 40 boxes, daily', 'Packed 40 boxes daily.', /nothing/],
    [
      'a new fault of grammar',
      'Packed the boxes of 4 shops',
      'Packed boxes of of 4 shops',
      /fault/,
    ],
  ])('%s', (_title, text, proposed, reason) => expect(judged({ text, proposed })).toMatch(reason));

  it('a name that is written otherwise', () => {
    const text = 'Responsible for the accounts of müller & Söhne';
    const kept = 'müller & Söhne';
    expect(judged({ text, kept, proposed: 'Kept the accounts of müller & Söhne' })).toBeNull();
    expect(judged({ text, kept, proposed: 'Kept the accounts of Müller & Söhne' })).toMatch(/name/);
  });
});
