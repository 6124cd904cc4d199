import { LINKEDIN_HEADLINE_MAX, LINKEDIN_SUMMARY_MAX } from '#contract/limits.ts';
import type { LinkedInProfile } from '#contract/resume.ts';

/** LinkedIn folds a summary away after about so many characters. */
const FOLD = 300;

/**
 * Everything that makes a profile unfit to be used, in words: a number or a name that `source` does not
 * have, a length above the limit, an opening that does not stand alone. Empty when there is nothing.
 */
export function profileFaults(profile: LinkedInProfile, source: string): string[] {
  const { headline, summary } = profile;
  const faults = inventions(profile, source).map((word) => `not in the resume: ${word}`);
  if (headline.length > LINKEDIN_HEADLINE_MAX) faults.push(`headline of ${headline.length}`);
  if (summary.length > LINKEDIN_SUMMARY_MAX) faults.push(`summary of ${summary.length}`);
  if (!standsAlone(summary)) faults.push(`cut thought: ${summary.slice(0, FOLD)}`);
  return [...faults, ...repeats(summary).map((line) => `said twice: ${line}`)];
}

/** Numbers and capitalised words of the profile that stand nowhere in the source, in lower case. */
export function inventions(profile: LinkedInProfile, source: string): string[] {
  const shortYears = source.match(/(?<=[’'])\d\d(?!\d)/g) ?? [];
  const known = new Set([
    ...wordsOf(source),
    ...shortYears.flatMap((year) => [`19${year}`, `20${year}`]),
  ]);
  const strange = (texts: readonly string[], ours: ReadonlySet<string>) =>
    texts
      .flatMap((text) => text.match(NUMBER_OR_NAME) ?? [])
      .map((word) => word.toLowerCase())
      .filter((word) => !known.has(word) && !ours.has(word));
  return [
    ...strange(claimsOf(profile), LABELS),
    ...strange(profile.experience.map(periodOf), MONTHS),
    ...strange(quotesOf(profile), LABELS),
  ];
}

const NUMBER_OR_NAME = /(?<![\p{L}\p{N}])[\p{N}\p{Lu}][\p{L}\p{N}]*/gu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What the profile says about the person, line by line. */
export const claimsOf = (profile: LinkedInProfile): string[] => [
  profile.headline,
  ...profile.summary.split('\n'),
  ...profile.experience.flatMap(({ title, company, description, achievements }) => [
    title,
    company,
    description,
    ...achievements,
  ]),
  ...profile.skills,
  ...profile.keywords,
];

/** Labels and openings of our own sentences; the gate holds the same words. */
const LABELS = new Set('my i at as earlier skills certifications education languages'.split(' '));

const MONTHS = new Set('jan feb mar apr may jun jul aug sep oct nov dec present'.split(' '));

/** The dates without the length of time, which is counted and not read. */
const periodOf = ({ duration }: LinkedInProfile['experience'][number]): string =>
  duration.split(' · ')[0]!;

/** What the advice quotes as the person's own words. */
const quotesOf = ({ recommendations, optimizationTips }: LinkedInProfile): string[] =>
  [...recommendations.map(({ recommendation }) => recommendation), ...optimizationTips].flatMap(
    (advice) => advice.match(/“[^”]*”/g) ?? [],
  );

/** Whether what shows above the fold is made of whole paragraphs, or of whole sentences. */
function standsAlone(summary: string): boolean {
  if (summary === '') return true;
  const [first = ''] = summary.split('\n');
  return first.length <= FOLD && /^[^\p{Ll}]/u.test(first) && !/[,:;–-]$/.test(first);
}

/** Lines of the summary that an earlier one says, too. */
function repeats(summary: string): string[] {
  const lines = summary.split('\n').filter((line) => line.length > 30);
  return lines.filter((line, at) => lines.indexOf(line) !== at);
}
