/** Whole resumes as text, each with its name. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const GOLDEN = resolve(import.meta.dirname, '../golden/resumes');
const CORPUS = resolve(import.meta.dirname, '../../../shared/corpus');

/** Where the labelled people are, if they are beside the checkout. */
export const LABELLED_PEOPLE = join(CORPUS, 'personas');

const filesIn = (folder: string) =>
  readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

/** The resumes of the golden tests. */
export const goldenResumes = () => filesIn(GOLDEN);

/** The labelled people as text. Throws where they are absent. */
export function labelledPeople() {
  const out = mkdtempSync(join(tmpdir(), 'whole-resumes-'));
  const people = readdirSync(LABELLED_PEOPLE).map((one) => join(LABELLED_PEOPLE, one));
  // The script runs only under its own real path.
  spawnSync(process.execPath, [realpathSync(join(CORPUS, 'render-text.mjs')), out, ...people]);
  return filesIn(out);
}
