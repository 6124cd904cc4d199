import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts';
import type { Problem } from '#contract/problem.ts';
import { matchResume, type AdMatch, type ResumeRead } from '../ad/ad.ts';
import { readDocument } from '../pipeline.ts';

/** One job ad as the command line prints it; `evidence` holds quotes of the resume. */
export type AdReport =
  | { ad: string; problem: Problem }
  | {
      ad: string;
      title: string | null;
      employer: string | null;
      requirements: {
        quote: string;
        kind: string;
        need: string;
        verdict: string;
        evidence: string[];
        why: string;
      }[];
      leftOut: { quote: string; why: string }[];
      coverage: AdMatch['coverage'];
      warnings: AdMatch['warnings'];
    };

/** Reads each ad's file (.txt, .docx, .pdf and the other formats) and holds the resume against it. */
export const matchAds = (files: readonly string[], read: ResumeRead): Promise<AdReport[]> =>
  Promise.all(files.map((file) => matchFile(file, read)));

async function matchFile(file: string, read: ResumeRead): Promise<AdReport> {
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  );
  if (size === null)
    return { ad: file, problem: { code: 'not-found', message: `cannot read ${file}` } };
  if (size > MAX_UPLOAD_BYTES) {
    return {
      ad: file,
      problem: { code: 'too-large', message: 'Please choose a file smaller than 2MB.' },
    };
  }
  const document = await readDocument(new Uint8Array(await readFile(file)), basename(file));
  if (!document.ok) return { ad: file, problem: document.problem };
  const matched = matchResume(document.value.text, read);
  return matched.ok ? plainMatch(file, matched.value) : { ad: file, problem: matched.problem };
}

const plainMatch = (ad: string, match: AdMatch): AdReport => ({
  ad,
  title: match.facts.title,
  employer: match.facts.employer,
  requirements: match.requirements.map(({ quote, kind, need, verdict, evidence, why }) => ({
    quote,
    kind,
    need,
    verdict,
    evidence: evidence.map((line) => line.quote),
    why,
  })),
  leftOut: match.leftOut.map(({ quote, why }) => ({ quote, why })),
  coverage: match.coverage,
  warnings: match.warnings,
});
