import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Speller } from '#worker/nlp/speller.ts';
import { writeLinkedIn } from '#worker/linkedin/linkedin.ts';
import { processFile } from '#worker/pipeline.ts';
import type { LinkedInProfile } from '#contract/resume.ts';

const CORPUS = resolve(import.meta.dirname, '../../../shared/corpus/dev/docs');
const OWN = resolve(import.meta.dirname, '../golden/resumes');

/** Durations are counted to this day. */
export const TODAY = '2026-11-21';

/** Whether the labelled resumes lie beside the checkout. */
export const hasCorpus = existsSync(CORPUS);

/** Paths of the project's own resumes. */
export const ownResumes = (): string[] => pathsIn(OWN);

/** One labelled resume of each person, or all of them; none where there are none. */
export function corpusResumes(which: 'one each' | 'all'): string[] {
  if (!hasCorpus) return [];
  const paths = pathsIn(CORPUS);
  if (which === 'all') return paths;
  const person = (path: string): string => path.replace(/^.*--|\.\w+$/g, '');
  return [...new Map(paths.map((path) => [person(path), path])).values()];
}

const pathsIn = (folder: string): string[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name));

/** The profile as a visitor gets it, from the enhanced text, and everything it may draw on. */
export async function profileOfFile(
  path: string,
  speller: Speller | null = null,
): Promise<{ profile: LinkedInProfile; source: string; language: string }> {
  const processed = await processFile(new Uint8Array(readFileSync(path)), path, { speller });
  if (!processed.ok) throw new Error(`${path}: ${processed.problem.message}`);
  const { document, resume, keywords } = processed.value.enhanced;
  const profile = writeLinkedIn({ document, resume, keywords, today: TODAY });
  return { profile, source: document.text, language: resume.language };
}
