/** What holds for every resume as the real engine reads it, whatever is accepted and in whatever order. */
import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { answeredLine } from '#contract/answered-line.ts';
import type { Outcome } from '#contract/problem.ts';
import type { Proposals, Suggestion } from '#contract/resume.ts';
import { applyEdits } from '#worker/document/edit.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { extract } from '#worker/extract/extract.ts';
import { TERMS } from '#worker/keywords/lexicon.ts';
import { loadSpeller, type Speller } from '#worker/nlp/speller.ts';
import { assess, enhance, suggestFor, type Assessment } from '#worker/pipeline.ts';
import { answerQuestion } from '#worker/suggest/answer.ts';
import { acceptAll, acceptedEdits } from '#worker/suggest/decide.ts';
import { anyResume } from '#worker/suggest/fixtures/resumes.ts';
import { uncappedScore } from '#worker/score/score.ts';
import { carelessResume } from '#tests/builders/careless-resumes.ts';
import { sixtyBulletResumes } from '#tests/builders/sixty-bullets.ts';
import { LABELLED_PEOPLE, goldenResumes, labelledPeople } from './texts.ts';

/** Points; half of the tenth in which they are shown. */
const ROUNDING = 0.05;

interface Case {
  name: string;
  document: ExtractedDocument;
  original: Assessment;
  suggestions: Suggestion[];
  questions: Proposals['questions'];
}

let speller: Speller;
beforeAll(async () => {
  speller = await loadSpeller();
});

async function caseOf(name: string, text: string): Promise<Case> {
  const read = await extract(new TextEncoder().encode(text), `${name}.txt`);
  if (!read.ok) throw new Error(`${name}: ${read.problem.message}`);
  const original = assess(read.value, { speller });
  return { name, document: read.value, original, ...suggestFor(original, { speller }) };
}

describe.each([
  ['generated resumes', () => sampled('generated', anyResume, 25), true],
  ['careless resumes of many trades', () => sampled('careless', carelessResume, 40), true],
  [
    'resumes of sixty bullets',
    () => sixtyBulletResumes().map((text, at) => [`sixty ${at}`, text]),
    true,
  ],
  ['the golden resumes', goldenResumes, true],
  ['the labelled people', labelledPeople, existsSync(LABELLED_PEOPLE)],
] as const)('%s', (_, texts, present) => {
  const cases: Case[] = [];
  beforeAll(async () => {
    if (present) for (const [id, text] of texts()) cases.push(await caseOf(id, text));
  }, 120_000);
  const holds = (title: string, check: (one: Case) => void) =>
    it.skipIf(!present)(title, { timeout: 120_000 }, () => {
      expect(cases.length).toBeGreaterThan(0);
      for (const one of cases) check(one);
    });

  holds(
    'give one text for a subset in any order, and the original byte for byte for none',
    (one) => {
      const { document, suggestions } = one;
      fc.assert(
        fc.property(fc.infiniteStream(fc.boolean()), fc.infiniteStream(fc.nat()), (flags, keys) => {
          const subset = suggestions.map((each) =>
            Object.assign({}, each, { accepted: flags.next().value }),
          );
          const shuffled = subset
            .map((each) => ({ each, key: keys.next().value }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ each }) => each);
          expect(textOf(document, shuffled)).toBe(textOf(document, subset));
        }),
        { numRuns: 10 },
      );
      expect(textOf(document, none(suggestions))).toBe(document.text);
    },
  );

  holds('have their score back when all was accepted and all is taken back', (one) => {
    const back = none(acceptAll(one.suggestions));
    expect(enhanced(one.document, back).report).toEqual(one.original.report);
  });

  holds('never lose points: neither what starts accepted, nor all', (one) => {
    const { name: id, document, original, suggestions } = one;
    const scoreOf = (list: readonly Suggestion[]) => uncappedScore(enhanced(document, list).report);
    const before = uncappedScore(original.report);
    expect(scoreOf(suggestions), `${id}: what starts accepted`).toBeGreaterThan(before - ROUNDING);
    expect(scoreOf(acceptAll(suggestions)), `${id}: all`).toBeGreaterThan(before - ROUNDING);
  });

  holds('take every sensible number into a line', ({ questions }) => {
    for (const one of questions.filter(({ measure }) => measure === 'count')) {
      for (const typed of ['12', 'about 30', 'over 200 a week.', 'two']) {
        must(answerQuestion([one], one.id, { answer: typed }));
        const read = answeredLine(one, one.before, typed);
        const line = read.ok ? read.line : '';
        expect(line).toContain(` ${typed.replace(/ a week\.$/, '')} `);
        expect(line).not.toMatch(/\{answer\}| a week a |\.\S|\.\./);
        expect(line.split(/\ba (?:day|week|month)\b/).length).toBeLessThanOrEqual(2);
      }
    }
  });

  holds(
    'keep every employer, school, title, date and contact detail',
    ({ name: id, document, original, suggestions }) => {
      const after = enhanced(document, acceptAll(suggestions));
      expect(factsOf(after), id).toEqual(factsOf(original));
    },
  );

  holds('bring in no number', ({ name: id, document, suggestions }) => {
    const known = new Set(numbersIn(document.text));
    const changed = suggestions.filter(({ rule }) => rule !== 'one-date-form');
    const after = textOf(document, acceptAll(changed));
    expect(
      numbersIn(after).filter((number) => !known.has(number)),
      id,
    ).toEqual([]);
  });

  holds('bring in no name', ({ name: id, document, suggestions }) => {
    const known = new Set(
      [...wordsIn(document.text), ...OWN_NAMES].map((word) => word.toLowerCase()),
    );
    const after = textOf(document, acceptAll(suggestions));
    const inner = after.split('\n').flatMap((line) => [...line.matchAll(NAME_INSIDE)]);
    const fresh = inner
      .map(([word]) => word)
      .filter((word) => !known.has(word.toLowerCase()) && !known.has(`${word.toLowerCase()}s`));
    expect(fresh, id).toEqual([]);
  });

  holds('list no skill that the text does not name', ({ name: id, document, suggestions }) => {
    const before = plain(document.text);
    const { resume } = enhanced(document, acceptAll(suggestions));
    const fresh = resume.skills
      .map(({ value }) => value)
      .filter((one) => !before.includes(plain(one)));
    expect(fresh, id).toEqual([]);
  });

  it.skipIf(!present)('leave nothing more to mend by itself', { timeout: 120_000 }, () => {
    let accepted = 0;
    const left = cases.flatMap(({ name: id, document, suggestions }) => {
      accepted += suggestions.filter((one) => one.accepted).length;
      const again = suggestFor(enhanced(document, suggestions), { speller });
      return again.suggestions
        .filter(({ level }) => level === 'auto')
        .map(({ rule, category, before, after }) => ({ id, rule, category, before, after }));
    });
    expect(left.filter(({ category }) => category === 'structure')).toEqual([]);
    // What only two corrections together bring to light waits for the next reading.
    expect(left.length, JSON.stringify(left, null, 1)).toBeLessThanOrEqual(accepted / 100);
  });
});

const sampled = (kind: string, texts: fc.Arbitrary<string>, numRuns: number) =>
  fc.sample(texts, { numRuns, seed: 11 }).map((text, at) => [`${kind} ${at}`, text] as const);

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

const none = (suggestions: readonly Suggestion[]) =>
  suggestions.map((one) => ({ ...one, accepted: false }));

const enhanced = (document: ExtractedDocument, suggestions: readonly Suggestion[]) =>
  enhance(document, { suggestions: [...suggestions], questions: [] }, { speller });

const textOf = (document: ExtractedDocument, suggestions: readonly Suggestion[]) =>
  applyEdits(document.text, acceptedEdits({ suggestions: [...suggestions], questions: [] }));

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** A word with a capital that neither opens a line or sentence nor follows a sign. */
const NAME_INSIDE = /(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\p{M}]+/gu;
/** Months and makers' names of tools, which a suggestion may write out. */
const OWN_NAMES = [
  ...'January February March April May June July August September October November December'.split(
    ' ',
  ),
  ...TERMS.filter(({ kind }) => kind === 'tool').flatMap(({ name }) => wordsIn(name)),
];

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '');

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

function factsOf({ resume }: Assessment) {
  const { name, email, phone, location, urls, work, education } = resume;
  return {
    contact: [name, email, phone, location, ...urls].map((value) => value?.value),
    work: work.map(({ title, company, start, end }) =>
      [title, company, start, end].map((value) => value?.value),
    ),
    education: education.map(({ institution, degree }) =>
      [institution, degree].map((value) => value?.value),
    ),
  };
}
