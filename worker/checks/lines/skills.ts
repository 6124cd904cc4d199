import type { CheckInput } from '#worker/checks/model.ts';
import { isSoft } from '#worker/keywords/soft-skills.ts';
import { termsIn } from '#worker/keywords/matcher.ts';
import type { Term } from '#worker/keywords/term.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import type { Parsed, ParsedResume } from '#worker/parse/model.ts';
import { evidenceLines } from './evidence-lines.ts';

/** Skills that can be tested: tools, methods, trades; each once, without 'team player' and the like. */
export function hardSkills({ resume }: CheckInput): Parsed[] {
  const seen = new Set<string>();
  return resume.skills.filter(({ value }) => {
    const key = value.toLowerCase().trim();
    if (key === '' || key.length > 60 || seen.has(key) || isSoft(value)) return false;
    seen.add(key);
    return true;
  });
}

/** Number of testable skills; an entry that holds several known terms counts as so many. */
export function countHardSkills(input: CheckInput): number {
  return hardSkills(input).reduce((sum, { value }) => sum + Math.max(1, termsIn(value).size), 0);
}

/** Tells whether the statements about work, the summary or a job title show a skill at work. */
export function evidenceOf(input: CheckInput): (skill: string) => boolean {
  const known = evidence.get(input.resume) ?? readEvidence(input);
  evidence.set(input.resume, known);
  return known;
}

const evidence = new WeakMap<ParsedResume, (skill: string) => boolean>();

function readEvidence(input: CheckInput): (skill: string) => boolean {
  const { resume } = input;
  const texts = [
    ...evidenceLines(input).map(({ text }) => text),
    resume.summary?.value ?? '',
    ...resume.work.flatMap(({ title, summary }) => [title?.value ?? '', summary?.value ?? '']),
    ...resume.certificates.map(({ value }) => value),
  ];
  const terms = new Set(texts.flatMap((text) => [...termsIn(text)]));
  const stems = texts.map(stemsOf);
  return (skill) => isAmong(skill, terms, stems);
}

/** Whether one text names a skill, or has all of its content words in some form. */
export const shows = (text: string, skill: string): boolean =>
  isAmong(skill, termsIn(text), [stemsOf(text)]);

function isAmong(skill: string, terms: ReadonlySet<Term>, texts: readonly Set<string>[]): boolean {
  for (const term of termsIn(skill)) if (terms.has(term)) return true;
  const wanted = [...stemsOf(skill)];
  return wanted.length > 0 && texts.some((stems) => wanted.every((stem) => stems.has(stem)));
}

/** First letters of each content word, so that 'budgeting' meets 'budgets'. */
const stemsOf: (text: string) => Set<string> = rememberByText((text) => {
  const stems = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu)) {
    const plain = word.replace(/\.+$/, '');
    if (!EMPTY.has(plain)) stems.add(stem(plain));
  }
  return stems;
});

function stem(word: string): string {
  if (word.length <= 4) return word.replace(/s$/, '');
  return word
    .replace(/(?:ations?|ings?|ments?|ers?|ors?|ists?|ies|ed|es|e|y|s)$/, '')
    .replace(/(.)\1$/, '$1');
}

const EMPTY = new Set(
  'a an and the of for in on with to at by or advanced basic intermediate expert proficient skills skill knowledge experience excellent good strong'.split(
    ' ',
  ),
);
