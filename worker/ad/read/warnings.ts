import { MAX_AD_CHARS, type MatchWarning } from '#contract/match.ts';
import { detectLanguage } from '#worker/nlp/detect-language.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import type { AdReading } from '../model.ts';

/** What the person should know about the texts before reading the rows. */
export function warningsFor(
  text: string,
  ad: AdReading,
  resume: ParsedResume,
  cut: boolean,
): MatchWarning[] {
  const warnings: MatchWarning[] = [];
  const add = (code: MatchWarning['code'], message: string) => warnings.push({ code, message });
  if (resume.work.length === 0 && resume.education.length === 0) {
    add(
      'resume-unsure',
      'We could read neither a job nor a school in your resume, so these answers may be wrong.',
    );
  }
  if (cut) add('cut', `Only the first ${MAX_AD_CHARS.toLocaleString('en')} characters were read.`);
  if (detectLanguage(text) !== 'en') {
    add(
      'other-language',
      'This ad is not in English. Only tools, languages and years can be read from it.',
    );
  }
  if (looksLikeResume(text)) add('a-resume', 'This looks like a resume, not a job ad.');
  else if (ad.requirements.length === 0 && !ADDRESSES.test(text)) {
    add('an-article', 'This reads like an article, not a job ad.');
  } else if (ad.requirements.length === 0) {
    add('no-requirement', 'Nothing in this text reads as asked of you.');
  }
  if (vacancies(text) > 1) {
    add('several-ads', 'This text seems to hold several jobs. Paste one of them.');
  }
  return warnings;
}

/** What an ad says and an article does not. */
const ADDRESSES =
  /\b(?:you|your|apply|applicants?|candidates?|vacancy|hiring|recruit\w*|salary|per hour|the role|we need|we are looking)\b/i;

/** Dated jobs under a heading for them, and nobody is addressed. */
const looksLikeResume = (text: string): boolean =>
  /^\s*(?:work |professional )?experience\s*:?\s*$/im.test(text) &&
  (text.match(/\b(?:19|20)\d\d\s*[-–—]\s*(?:(?:19|20)\d\d|present)/gi)?.length ?? 0) >= 2 &&
  !/\byou(?:r|['’]ll)?\b/i.test(text);

const vacancies = (text: string): number =>
  text.match(/^[ \t]*(?:job title|position|vacancy)[ \t]*(?:\d+[ \t]*)?:/gim)?.length ?? 0;
