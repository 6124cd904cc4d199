/** A job ad held against a resume: the one way in for the service, the command line and tests. */
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { coverageOf, type Coverage } from './coverage.ts';
import { matchAd } from './match/match.ts';
import { resumeSide } from './match/resume-side.ts';
import type { AdFacts, LeftOut, MatchedRequirement } from './model.ts';
import { readAd } from './read/read-ad.ts';
import { adText } from './read/text.ts';
import { warningsFor, type AdWarning } from './read/warnings.ts';

export interface AdMatch {
  /** The text that every span of a demand points into. */
  text: string;
  facts: AdFacts;
  requirements: MatchedRequirement[];
  leftOut: LeftOut[];
  duties: LeftOut[];
  coverage: Coverage;
  warnings: AdWarning[];
}

export interface ResumeRead {
  document: ExtractedDocument;
  resume: ParsedResume;
  /** `YYYY-MM-DD`, the day to count current jobs to. */
  today: string;
}

/** Fewer words are a title or a link, not an ad. */
const LEAST_WORDS = 40;

/** Pasted or read ad text + resume → demands with verdicts. Fails: malformed where it is too short to be an ad. */
export function matchResume(pasted: string, read: ResumeRead): Outcome<AdMatch> {
  const { text, cut } = adText(pasted);
  if (text.split(/\s+/).filter(Boolean).length < LEAST_WORDS) {
    return fail('malformed', 'Paste the whole ad.');
  }
  const ad = readAd(text);
  const requirements = matchAd(ad, text, resumeSide(read.document, read.resume, read.today));
  return succeed({
    text,
    facts: ad.facts,
    requirements,
    leftOut: ad.leftOut,
    duties: ad.duties,
    coverage: coverageOf(requirements),
    warnings: warningsFor(text, ad, read.resume, cut),
  });
}
