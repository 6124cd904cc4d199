import type { Warning } from '#contract/resume.ts';
import { CHECKS } from '#worker/checks/all.ts';
import type { Check } from '#worker/checks/model.ts';

/** Tells the user, for a resume in another language (ISO 639-1), what was left out; nothing for English. */
export function languageWarnings(language: string): Warning[] {
  if (language === 'en') return [];
  const name = NAMES[language];
  const skipped = CHECKS.filter(({ englishOnly }: Check) => englishOnly).length;
  const message =
    `This resume is ${name === undefined ? 'not in English' : `in ${name}`}. ${skipped} of ` +
    `${CHECKS.length} checks understand only English; they were left out and cost no points.`;
  return [{ code: 'other-language', message }];
}

const NAMES: Readonly<Record<string, string>> = {
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  sv: 'Swedish',
  da: 'Danish',
  no: 'Norwegian',
  cs: 'Czech',
  ro: 'Romanian',
  tr: 'Turkish',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
  ru: 'Russian',
  ar: 'Arabic',
  he: 'Hebrew',
  el: 'Greek',
  hi: 'Hindi',
  th: 'Thai',
};
