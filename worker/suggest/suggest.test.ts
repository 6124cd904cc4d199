import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { applyEdits, editDocument } from '#worker/document/edit.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { findKeywords } from '#worker/keywords/keywords.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { tokensOf } from '#worker/nlp/words.ts';
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
  return { document, input, report, ...suggest(input, report) };
}

const runText = (text: string) => run(documentOf(text));
const editsOf = (suggestions: Suggestion[]) => acceptedEdits({ suggestions, questions: [] });
const apply = (text: string, suggestions: Suggestion[]) => applyEdits(text, editsOf(suggestions));
const withAccepted = (suggestions: readonly Suggestion[], keep: (index: number) => boolean) =>
  suggestions.map((one, index) => ({ ...one, accepted: keep(index) }));

const RUNS = { numRuns: 15 };

describe('suggest', () => {
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
        expect(run(editDocument(document, editsOf(back))).report).toEqual(report);
      }),
      { numRuns: 10 },
    );
  });

  it('leaves no more structure to mend in its own enhanced text', () => {
    fc.assert(
      fc.property(anyResume, (text) => {
        const { suggestions, document } = runText(text);
        const again = run(editDocument(document, editsOf(suggestions))).suggestions;
        const left = again.filter(
          ({ level, category }) => level === 'auto' && category === 'structure',
        );
        expect(left.map(({ rule, before, after }) => [rule, before, after])).toEqual([]);
      }),
      RUNS,
    );
  });

  it('never lowers the score by what starts accepted', () => {
    fc.assert(
      fc.property(anyResume, (text) => {
        const { suggestions, document, report } = runText(text);
        const enhanced = exactScore(run(editDocument(document, editsOf(suggestions))).report);
        expect(enhanced).toBeGreaterThanOrEqual(exactScore(report) - 0.05);
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

  it('asks about one line in five at most, for facts, each worth something', () => {
    const bullets = [
      'Answered phone calls',
      'Filed claims',
      'Typed letters',
      'Greeted visitors',
      'Sorted parcels',
      'Invoices were checked every month',
      'Helped to train new clerks',
      'Worked on the staff magazine',
      'Redesigned the order form',
      'Packed boxes',
    ];
    const { questions } = runText(
      `Keisha Brandt\nDetroit, MI | (313) 555-0142 | keisha.brandt@example.com\n\nSUMMARY\n${ABOUT}\n\n` +
        `EDUCATION\nHigh School Diploma, Cass Technical High School, 2018\n\n` +
        `SKILLS\nTyping, Excel, Outlook\n\nEXPERIENCE\nClerk, Oak & Co\nFeb 2019 – May 2021\n${bullets.map((one) => `- ${one}`).join('\n')}`,
    );
    const asked = questions.filter(({ check }) => check !== 'contact-details');
    expect(new Set(asked.map(({ kind, template }) => `${kind}: ${template}`))).toEqual(
      new Set(['yes-no: Checked invoices every month', 'yes-no: Trained new clerks']),
    );
  });

  it('leaves a document alone that is no resume or has no text', () => {
    expect(runText('').suggestions).toEqual([]);
  });
});

const ABOUT =
  'Office clerk with four years at a law firm and a dental practice. Keeps papers, phones and visitors in order, and knows where ' +
  'each file lies. Types letters in Word, writes lists in Excel and plans meetings in Outlook. ' +
  'Speaks English and Spanish, and has a driving licence. Lives in Detroit and can start in June. ' +
  'Would like to work for a small firm with room to learn about accounts.';

/** Month names, standard headings and tool names that suggestions may write. */
const OPENS_LINE = new Set(
  'January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Oct Nov Dec Experience Summary Skills Education Excel'.split(
    ' ',
  ),
);
