import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { applyEdits, editDocument } from '#worker/document/edit.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { findKeywords } from '#worker/keywords/keywords.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { tokensOf } from '#worker/rewrite/words.ts';
import { scoreResume } from '#worker/score/score.ts';
import { acceptAll, acceptedEdits } from './decide.ts';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { anyResume } from './fixtures/resumes.ts';
import { exactScore } from '#worker/score/score.ts';
import { suggest } from './suggest.ts';

function run(document: ExtractedDocument) {
  const resume = parseResume(document);
  const keywords = findKeywords(document, resume);
  const input: CheckInput = { document, resume, keywords, speller: null };
  const report = scoreResume(input);
  return { document, input, report, suggestions: suggest(input, report) };
}

const runText = (text: string) => run(documentOf(text));
const apply = (text: string, suggestions: readonly Suggestion[]) =>
  applyEdits(text, acceptedEdits(suggestions));
const withAccepted = (suggestions: readonly Suggestion[], keep: (index: number) => boolean) =>
  suggestions.map((one, index) => ({ ...one, accepted: keep(index) }));

const RUNS = { numRuns: 15 };

describe('suggest', () => {
  it('asks about a slip though no check counts it, before what would earn points', () => {
    const lines = [
      'Cooked light meals for families which asked',
      'Responsible for the safe',
      'Worked with stuff',
      'Helped with things',
      'Was in charge of matters',
    ];
    const text = `Keisha Brandt\nkeisha@example.com\n\nEXPERIENCE\nClerk, Oak & Co\nFeb 2019 – May 2021\n${lines.map((one) => `- ${one}`).join('\n')}`;
    const asked = runText(text).suggestions.filter(
      ({ level, before }) => level === 'ask' && lines.includes(before),
    );
    expect(asked).toHaveLength(3);
    expect(asked.at(-1)).toMatchObject({ before: lines[0], points: 0, rules: ['ask-slip'] });
    expect(asked.at(-1)!.question!.prompt).toContain('does not read right');
  });

  it('offers the wordings of the lines that it does not ask about, and takes none by itself', () => {
    const lines = [
      'Was able to sort parcels for 12 rounds',
      'Was asked to load vans with 300 crates a day',
      'Had to weigh sacks of grain at the mill',
      'Was hired to stack boxes in the cold store',
      'Carried out the labelling of jars and tins',
    ];
    const text = `Keisha Brandt\nkeisha@example.com\n\nEXPERIENCE\nPacker, Oak & Co\nFeb 2019 – May 2021\n${lines.map((one) => `- ${one}`).join('\n')}`;
    const about = runText(text).suggestions.filter(({ before }) => lines.includes(before));
    const offered = about.filter(({ level }) => level === 'confirm');
    expect(about).toHaveLength(lines.length);
    expect(about.filter(({ level }) => level === 'ask').length).toBeLessThanOrEqual(3);
    expect(offered.length).toBeGreaterThanOrEqual(2);
    for (const { after, accepted, description, question } of offered) {
      expect(after).toMatch(/^(?:Sorted|Loaded|Weighed|Stacked|Labelled) /);
      expect(accepted).toBe(false);
      expect(question).toBeUndefined();
      expect(description).toMatch(/Check that it says what you did\.$/);
    }
  });

  it('asks and orders by what each line is worth without the cap that holds the score of a short resume', () => {
    const lines = [
      'Checking deliveries against the paperwork',
      'Responsible for loading trailers with the pallet truck',
      'Training of new pickers on the scanner',
    ];
    const text = `Keisha Brandt\nkeisha@example.com | 07700 900123 | Leeds\n\nEXPERIENCE\nPacker, Oak & Co, Leeds\nFeb 2019 – May 2021\n${lines.map((one) => `- ${one}`).join('\n')}\n\nEDUCATION\nGCSEs, Leeds City College, 2018\n\nSKILLS\nForklift, Stock control`;
    const { report, suggestions } = runText(text);
    expect(report.blockers.some(({ kind }) => kind === 'cap')).toBe(true);
    const about = suggestions.filter(({ before }) => lines.includes(before));
    expect(about.map(({ points }) => points)).toEqual([0, 0, 0]);
    // A line that tells its deed gains most with a figure; what goes into the text by itself comes last.
    expect(about.map(({ level }) => level)).toEqual(['ask', 'ask', 'auto']);
  });

  it('gives one text for any subset in any order, and the original for none', () => {
    fc.assert(
      fc.property(
        anyResume,
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (text, flags) => {
          const { suggestions, document } = runText(text);
          const subset = withAccepted(suggestions, (index) => flags[index % 40]!);
          expect(apply(document.text, subset.toReversed())).toBe(apply(document.text, subset));
          expect(
            apply(
              document.text,
              withAccepted(suggestions, () => false),
            ),
          ).toBe(text);
        },
      ),
      RUNS,
    );
  });

  it('restores the score exactly when everything is taken back', () => {
    fc.assert(
      fc.property(anyResume, (text) => {
        const { suggestions, document, report } = runText(text);
        const back = withAccepted(acceptAll(suggestions), () => false);
        expect(run(editDocument(document, acceptedEdits(back))).report).toEqual(report);
      }),
      { numRuns: 10 },
    );
  });

  it('has nothing more to do at once on its own enhanced text', () => {
    fc.assert(
      fc.property(anyResume, (text) => {
        const { suggestions, document } = runText(text);
        const again = run(editDocument(document, acceptedEdits(suggestions))).suggestions;
        const left = again.filter(({ level }) => level === 'auto');
        expect(left.map(({ rules, before, after }) => [rules, before, after])).toEqual([]);
      }),
      RUNS,
    );
  });

  it('never accepts what lowers the score, alone or with the rest', () => {
    fc.assert(
      fc.property(anyResume, (text) => {
        const { suggestions, document, report } = runText(text);
        const enhanced = exactScore(run(editDocument(document, acceptedEdits(suggestions))).report);
        expect(enhanced).toBeGreaterThanOrEqual(exactScore(report) - 0.05);
        for (const one of suggestions.filter(({ accepted }) => accepted)) {
          expect(one.points).toBeGreaterThanOrEqual(0);
        }
      }),
      RUNS,
    );
  });

  it('brings in no number and no name, and no placeholder', () => {
    fc.assert(
      fc.property(anyResume, (text) => {
        const { suggestions, document } = runText(text);
        const after = apply(document.text, acceptAll(suggestions));
        expect(after).not.toMatch(/\{answer\}|\[[A-Z]/);
        const wordsOf = (words: string) => tokensOf(words).map((word) => word.replace(/,$/, ''));
        const known = new Set(wordsOf(text).map((token) => token.toLowerCase()));
        const fresh = wordsOf(after).filter((token) => !known.has(token.toLowerCase()));
        expect(fresh.filter((token) => /\d/.test(token) && !/^(?:19|20)\d\d$/.test(token))).toEqual(
          fresh.filter((token) => /^(?:0[1-9]|1[0-2])$/.test(token)),
        );
        const inner = fresh.filter((token) => /^\p{Lu}/u.test(token) && !OPENS_LINE.has(token));
        expect(
          inner.filter((token) => !new RegExp(`(?:^|\\n|[.] )\\W*${token}`).test(after)),
        ).toEqual([]);
      }),
      RUNS,
    );
  });

  it('keeps ids over a second run, and gives every suggestion its own', () => {
    fc.assert(
      fc.property(anyResume, (text) => {
        const ids = runText(text).suggestions.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(runText(text).suggestions.map(({ id }) => id)).toEqual(ids);
      }),
      { numRuns: 10 },
    );
  });

  it('starts the safe ones accepted, the rest undecided, worth most first', () => {
    const { suggestions } = runText(fc.sample(anyResume, { numRuns: 1, seed: 7 })[0]!);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { accepted, level, decision } of suggestions) {
      expect(accepted).toBe(level === 'auto');
      expect(decision).toBe(level === 'auto' ? 'accepted' : 'undecided');
    }
    const points = suggestions.map((one) => one.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });

  it('asks at most three questions about one job, each worth something', () => {
    const bullets = ['Answered phones', 'Filed claims', 'Typed letters', 'Greeted visitors'].concat(
      'Responsible for the archive',
      'Helped with the summer fair',
      'Worked on the staff magazine',
    );
    const { suggestions } = runText(
      `Keisha Brandt\nDetroit, MI | (313) 555-0142 | keisha.brandt@example.com\n\nSUMMARY\n${ABOUT}\n\nEDUCATION\nHigh School Diploma, Cass Technical High School, 2018\n\nSKILLS\nTyping, Excel, Outlook\n\nEXPERIENCE\nClerk, Oak & Co\nFeb 2019 – May 2021\n${bullets.map((one) => `- ${one}`).join('\n')}`,
    );
    const asked = suggestions.filter(
      ({ check, level }) => level === 'ask' && check !== 'contact-details',
    );
    expect(asked.length).toBe(3);
    expect(asked.every(({ points }) => points > 0)).toBe(true);
  });

  it('leaves a document alone that is no resume or has no text', () => {
    expect(runText('').suggestions).toEqual([]);
  });
});

const ABOUT =
  'Office clerk with four years at a law firm and a dental practice. Keeps papers, phones and visitors in order, and knows where each file lies. Types letters in Word, writes lists in Excel and plans meetings in Outlook. Speaks English and Spanish, and has a driving licence. Lives in Detroit and can start in June. Would like to work for a small firm with room to learn about accounts.';

/** Month names, standard headings and tool names that suggestions may write. */
const OPENS_LINE = new Set(
  'January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Oct Nov Dec Experience Summary Skills Education Excel'.split(
    ' ',
  ),
);
