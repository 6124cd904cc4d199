import { beforeAll, describe, expect, it } from 'vitest';
import { PLACEHOLDER } from '#contract/answered-line.ts';
import { filledWording, type Wording } from '#contract/wording.ts';
import { contextOf, lintedLine } from '#worker/checks/lines/lints.ts';
import { hasQuantity } from '#worker/checks/lines/quantity.ts';
import { FIELDS } from '#worker/keywords/fields.ts';
import { truthGate } from '#worker/lint/gate.ts';
import { loadSpeller, type Speller } from '#worker/nlp/speller.ts';
import { EXAMPLES } from './data/examples.ts';
import { wordingsFor } from './wordings.ts';

let speller: Speller;
beforeAll(async () => {
  speller = await loadSpeller();
});

const lineOf = (text: string, current = false) =>
  lintedLine(
    { text, start: 0, kind: 'bullet', current, protectedSpans: [] },
    'uk',
    contextOf(new Set(), speller, ''),
  );
const wordingsOf = (text: string, field = 'general', current = false): Wording[] =>
  wordingsFor({ ...lineOf(text, current), field, speller });

/** The wording with its blanks as rules. */
const shown = ({ pieces }: Wording): string =>
  pieces
    .map((piece) => ('blank' in piece ? `[${piece.before}___${piece.after}]` : piece.text))
    .join('');

const WEAK = [
  'I was responsible for serving tables in the evening',
  'Responsible for the till and cashing up',
  'Dealing with complaints',
  'Worked on the tills',
  'helped train new staff',
  'duties included stacking shelfs and helping customers',
  'Handled deliveries.',
  'Did the accounts',
  'In charge of social media',
  'Managed 12 staff',
];

describe('the wordings of a weak line', () => {
  it.each(WEAK)('«%s» state what the line states', (text) => {
    const wordings = wordingsOf(text, 'hospitality');
    expect(wordings.length).toBeGreaterThanOrEqual(1);
    expect(wordings.length).toBeLessThanOrEqual(3);
    for (const wording of wordings) {
      const bare = filledWording(wording, {});
      if (!bare.ok) throw new Error(bare.fault);
      expect(truthGate(text, bare.line, { isRow: true, speller })).toBeNull();
      expect(bare.line).not.toMatch(PLACEHOLDER);
      expect(bare.line).not.toMatch(/\s{2}|\s[.,]|\s$/);
      const numbers = (line: string) => line.match(/\d+/g);
      expect(numbers(bare.line)).toEqual(numbers(text));
    }
  });

  it.each(['Never missed 3 shifts', 'Good at talking to people', 'Responsible for ordering'])(
    'are none for «%s», where no verb and no thing can be told',
    (text) => expect(wordingsOf(text)).toEqual([]),
  );

  it.each(['Bread was sold at the market as well', 'Shop manager with nine years of practice'])(
    'are none for «%s», which is no work without a verb',
    (text) => expect(wordingsOf(text, 'hospitality')).toEqual([]),
  );

  it.each([
    'Worked at the counter and on the grill',
    'Worked in the warehouse',
    'Did the stocktake',
  ])('of «%s» put nobody in charge', (text) => {
    const openings = wordingsOf(text, 'retail').map((one) => shown(one).split(' ')[0]);
    expect(openings.join()).not.toMatch(/Ran|Managed|Supervised|Planned|Ordered|Trained/);
  });

  it('keep the verb that is there where none fits better', () => {
    for (const one of wordingsOf('Had full attendance in 2019'))
      expect(shown(one)).toMatch(/^Had /);
  });

  it('end with the point of a short form', () => {
    expect(shown(wordingsOf('Opened the kitchen at 5 a.m.')[0]!)).toContain('at 5 a.m.');
  });

  it('have a blank for the count of what can be counted', () => {
    expect(shown(wordingsOf('Dealing with complaints')[0]!)).toBe(
      'Answered[ about ___] complaints a week',
    );
    expect(shown(wordingsOf('Served tables in the evening', 'hospitality')[0]!)).toBe(
      'Served[ about ___] tables in the evening',
    );
    expect(wordingsOf('In charge of social media').map(shown).join()).not.toMatch(/about/);
    expect(wordingsOf('Managed 12 staff').map(shown).join()).not.toMatch(/about/);
  });

  it('take the verb that fits the thing and the field, in the tense of the job', () => {
    expect(wordingsOf('Worked on the tills').map(shown)[0]).toMatch(/^Operated the tills/);
    expect(wordingsOf('Worked on the tills', 'general', true).map(shown)[0]).toMatch(/^Operate /);
  });

  it('keep shared credit, and a verb that says enough', () => {
    for (const wording of wordingsOf('Helped train new staff')) {
      expect(shown(wording)).toMatch(/^Helped train new staff/);
    }
    for (const wording of wordingsOf('Baked bread')) expect(shown(wording)).toMatch(/^Baked/);
  });
});

describe('the examples', () => {
  it('are there for every field of work', () => {
    expect(Object.keys(EXAMPLES).toSorted()).toEqual(
      ['general', ...FIELDS.map(({ id }) => id)].toSorted(),
    );
  });

  it.each(Object.entries(EXAMPLES))('of %s have a figure each and no fault', (_, examples) => {
    expect(examples.length).toBeGreaterThanOrEqual(4);
    for (const text of examples) {
      expect(lineOf(text).lints.map(({ rule }) => `${rule}: ${text}`)).toEqual([]);
      expect(hasQuantity(text) || /\d|two|five|ten/.test(text), text).toBe(true);
    }
  });
});
