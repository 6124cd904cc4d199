/** A job ad held against a resume: the one way in for the service, the command line and tests. */
import type { Match } from '#contract/match.ts';
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { detectLanguage } from '#worker/nlp/detect-language.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { coverageOf } from './coverage.ts';
import { matchAd } from './match/match.ts';
import { resumeSide, type ResumeSide } from './match/resume-side.ts';
import { withOwnLines, withOwnWord, type OwnMarks } from './own-marks.ts';
import { namesOnly } from './read/other-language.ts';
import { readAd } from './read/read-ad.ts';
import { adText } from './read/text.ts';
import { warningsFor } from './read/warnings.ts';

export { resumeSide, type ResumeSide };
export { lineUnderRole, rolesOf } from './role-line.ts';
export { tailor } from './tailor.ts';

/** What an ad and a resume say together, before anything of it is stored. */
export type AdMatch = Pick<
  Match,
  'adText' | 'facts' | 'requirements' | 'leftOut' | 'duties' | 'rest' | 'coverage' | 'warnings'
>;

export interface ResumeRead {
  document: ExtractedDocument;
  resume: ParsedResume;
  /** `YYYY-MM-DD`, the day to count current jobs to. */
  today: string;
}

/** Fewer words are a title or a link, not an ad. */
const LEAST_WORDS = 40;

/** The plain text of an ad as pasted or read from a file. Fails: malformed where it is too short to be an ad. */
export function acceptAd(pasted: string): Outcome<{ text: string; cut: boolean }> {
  const { text, cut } = adText(pasted);
  if (text.split(/\s+/).filter(Boolean).length < LEAST_WORDS) {
    return fail('malformed', 'Paste the whole ad.');
  }
  return succeed({ text, cut });
}

/** Pasted or read ad text + resume + what the user said → requirements with verdicts. Fails: as `acceptAd`. */
export function matchResume(
  pasted: string,
  read: ResumeRead,
  marks: OwnMarks = {},
): Outcome<AdMatch> {
  const accepted = acceptAd(pasted);
  if (!accepted.ok) return accepted;
  const { text, cut } = accepted.value;
  return succeed(
    matchText({ text, cut }, resumeSide(read.document, read.resume, read.today), marks),
  );
}

/** The same for an ad that was accepted and a resume that was made ready. */
export function matchText(
  { text, cut }: { text: string; cut: boolean },
  side: ResumeSide,
  marks: OwnMarks,
): AdMatch {
  const read = readAd(text);
  const ad = withOwnLines(detectLanguage(text) === 'en' ? read : namesOnly(read), marks);
  const requirements = matchAd(ad, text, side).map((one) => withOwnWord(one, marks[one.id]));
  const { facts, leftOut, duties, rest } = ad;
  return {
    adText: text,
    facts,
    requirements,
    leftOut,
    duties,
    rest,
    coverage: coverageOf(requirements),
    warnings: warningsFor(text, ad, side.resume, cut),
  };
}
