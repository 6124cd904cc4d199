/** What holds for every resume as the real engine reads it, whatever is accepted and in whatever order. */
import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '#contract/problem.ts';
import type { Suggestion } from '#contract/resume.ts';
import { applyEdits } from '#worker/document/edit.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { extract } from '#worker/extract/extract.ts';
import { TERMS } from '#worker/keywords/lexicon.ts';
import { loadSpeller, type Speller } from '#worker/nlp/speller.ts';
import { assess, enhance, suggestFor, type Assessment } from '#worker/pipeline.ts';
import { acceptAll, acceptedEdits, decide, isOpenQuestion } from '#worker/suggest/decide.ts';
import { anyResume } from '#worker/suggest/fixtures/resumes.ts';
import { answeredLikely } from '#worker/suggest/likely-answers.ts';
import { exactScore } from '#worker/score/score.ts';
import { carelessResume } from '#tests/builders/careless-resumes.ts';
import { sixtyBulletResumes } from '#tests/builders/sixty-bullets.ts';
import { LABELLED_PEOPLE, goldenResumes, labelledPeople } from './texts.ts';

/** Scores are compared in points; what is below is rounding. */
const NOTHING = 0.05;

interface Case {
  name: string;
  document: ExtractedDocument;
  original: Assessment;
  suggestions: Suggestion[];
}

let speller: Speller;
beforeAll(async () => {
  speller = await loadSpeller();
});

async function caseOf(name: string, text: string): Promise<Case> {
  const read = await extract(new TextEncoder().encode(text), `${name}.txt`);
  if (!read.ok) throw new Error(`${name}: ${read.problem.message}`);
  const original = assess(read.value, { speller });
  return { name, document: read.value, original, suggestions: suggestFor(original, { speller }) };
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
    expect(enhance(one.document, back, { speller }).report).toEqual(one.original.report);
  });

  holds(
    'never lose points by what is accepted: alone, beside those that start accepted, or beside all',
    ({ name: id, document, original, suggestions }) => {
      const scoreOf = (list: readonly Suggestion[]) =>
        exactScore(enhance(document, list, { speller }).report);
      const loses = (from: number, to: number) =>
        to < from - NOTHING || Math.round(to) < Math.round(from);
      const before = exactScore(original.report);
      const all = acceptAll(suggestions);
      const whole = { start: scoreOf(suggestions), all: scoreOf(all) };
      expect(loses(before, whole.start), `${id}: what starts accepted`).toBe(false);
      expect(loses(whole.start, whole.all), `${id}: all`).toBe(false);
      for (const one of suggestions.filter((each) => !isOpenQuestion(each))) {
        const what = `${id}: ${one.before} → ${one.after}`;
        const alone = scoreOf(withOne(none(suggestions), one, true));
        expect(loses(before, alone), `${what} alone`).toBe(false);
        const other = scoreOf(withOne(suggestions, one, !one.accepted));
        const [without, withIt] = one.accepted ? [other, whole.start] : [whole.start, other];
        expect(loses(without, withIt), `${what} beside the others`).toBe(false);
        expect(loses(scoreOf(withOne(all, one, false)), whole.all), `${what} beside all`).toBe(
          false,
        );
      }
    },
  );

  holds(
    'never lose points by an answer, alone or beside the others',
    ({ name: id, document, suggestions }) => {
      const scoreOf = (list: readonly Suggestion[]) =>
        exactScore(enhance(document, list, { speller }).report);
      const accepted = acceptAll(suggestions);
      const answered = answeredLikely(accepted);
      const before = scoreOf(accepted);
      const after = scoreOf(answered);
      for (const [index, one] of suggestions.entries()) {
        if (!isOpenQuestion(one)) continue;
        const what = `${id}: ${one.question!.prompt} ${answered[index]!.after}`;
        expect(scoreOf(accepted.with(index, answered[index]!)), what).toBeGreaterThanOrEqual(
          before - NOTHING,
        );
        expect(after, what).toBeGreaterThanOrEqual(
          scoreOf(answered.with(index, accepted[index]!)) - NOTHING,
        );
      }
    },
  );

  holds('take every sensible number into a line', ({ suggestions }) => {
    const numbers = suggestions.filter(({ question }) => question?.measure === 'count');
    for (const one of numbers) {
      for (const typed of ['12', 'about 30', 'over 200 a week.', 'two']) {
        const [answered] = must(decide([one], one.id, { accepted: true, answer: typed }));
        const said = typed.replace(/ a week\.$/, '');
        expect(answered!.after).toContain(` ${said} `);
        expect(answered!.after).not.toMatch(/\{answer\}| a week a |\.\S|\.\./);
        expect(answered!.after.split(/\ba (?:day|week|month)\b/).length).toBeLessThanOrEqual(2);
      }
    }
  });

  holds(
    'keep every employer, school, title, date and contact detail',
    ({ name: id, document, original, suggestions }) => {
      const after = enhance(document, acceptAll(suggestions), { speller });
      expect(factsOf(after), id).toEqual(factsOf(original));
    },
  );

  holds('bring in no number', ({ name: id, document, suggestions }) => {
    const known = new Set(numbersIn(document.text));
    const changed = suggestions.filter(({ rules }) => rules[0] !== 'one-date-form');
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
    const fresh = inner.map(([word]) => word).filter((word) => !known.has(word.toLowerCase()));
    expect(fresh, id).toEqual([]);
  });

  holds('list no skill that the text does not name', ({ name: id, document, suggestions }) => {
    const before = plain(document.text);
    const { resume } = enhance(document, acceptAll(suggestions), { speller });
    const fresh = resume.skills
      .map(({ value }) => value)
      .filter((one) => !before.includes(plain(one)));
    expect(fresh, id).toEqual([]);
  });

  holds('leave nothing more to do at once', ({ name: id, document, suggestions }) => {
    const enhanced = enhance(document, suggestions, { speller });
    const left = suggestFor(enhanced, { speller }).filter(({ level }) => level === 'auto');
    expect(
      left.map(({ rules, before, after }) => [rules, before, after]),
      id,
    ).toEqual([]);
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

const withOne = (list: readonly Suggestion[], { id }: Suggestion, accepted: boolean) =>
  list.map((one) => (one.id === id ? { ...one, accepted } : one));

const textOf = (document: ExtractedDocument, suggestions: readonly Suggestion[]) =>
  applyEdits(document.text, acceptedEdits(suggestions));

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
