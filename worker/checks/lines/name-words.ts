import type { CheckInput } from '#worker/checks/model.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import type { Parsed, ParsedResume } from '#worker/parse/model.ts';

const cache = new WeakMap<ParsedResume, { speller: Speller | null; words: ReadonlySet<string> }>();

/**
 * Words, lower case, of the person's name, employers, schools, places, projects, languages and publications; a
 * usual misspelling only where a person, an employer or a school is named so.
 */
export function nameWords({ resume, speller }: CheckInput): ReadonlySet<string> {
  const known = cache.get(resume);
  if (known?.speller === speller) return known.words;
  const words = read(resume, speller);
  cache.set(resume, { speller, words });
  return words;
}

function read(resume: ParsedResume, speller: Speller | null): Set<string> {
  const names = [
    resume.name,
    resume.location,
    ...[...resume.work, ...resume.volunteer].flatMap(({ company, location }) => [
      company,
      location,
    ]),
    ...resume.education.flatMap(({ institution, location }) => [institution, location]),
  ];
  const titles = [
    ...resume.projects.map(({ name }) => name),
    ...resume.languages,
    ...resume.publications,
  ];
  const isSlip = (word: string) => speller?.knownMisspelling?.(word) != null;
  return new Set([...wordsIn(names), ...wordsIn(titles).filter((word) => !isSlip(word))]);
}

/** Words, lower case, of the titles of jobs, which have capitals above a job and none in a sentence. */
export const titleWords = ({ resume }: CheckInput): ReadonlySet<string> =>
  new Set(wordsIn([...resume.work, ...resume.volunteer].map(({ title }) => title)));

const wordsIn = (names: readonly (Parsed | null)[]): string[] =>
  names.flatMap((name) => name?.value.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []);
