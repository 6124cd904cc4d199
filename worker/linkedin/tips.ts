import { LINKEDIN_HEADLINE_MAX } from '#contract/limits.ts';
import { employerOf, isBreak, type Facts } from './facts.ts';
import { capitalise } from '#worker/nlp/words.ts';
import { calm, ended } from './wording.ts';

/** Advice on using the profile, each line for this person. */
export function tipsOf(facts: Facts, headline: string): string[] {
  return [
    changeTip(facts),
    openToWorkTip(facts),
    seekingTip(facts),
    pinnedSkillsTip(facts),
    headlineTip(headline),
    foldTip(facts),
    placeTip(facts),
    languageTip(facts),
    sameDatesTip(facts),
  ].filter((tip) => tip !== null);
}

/** For someone whose wanted title shares no word with the last one. */
function changeTip({ title, labelled, current, roles }: Facts): string | null {
  const last = (current[0] ?? roles.find((role) => role.start && !isBreak(role)))?.title;
  if (!title || !labelled || !last) return null;
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const before = new Set(words(last.value));
  if (words(title).some((word) => before.has(word))) return null;
  return `Your resume says ${title}, your last role was ${calm(last.value)}. Say in the first lines of the summary what you bring from one to the other.`;
}

function openToWorkTip({ title, current, studying }: Facts): string | null {
  if (!title) {
    return studying ? 'Turn on Open to Work and choose Internship among the job types.' : null;
  }
  const employer = current.length === 1 ? employerOf(current[0]!) : null;
  const who = employer ? `, visible to recruiters only while you work at ${employer}` : '';
  return ended(
    `Turn on Open to Work for “${capitalise(title.replace(/^(?:returning|aspiring|former|experienced) /i, ''))}”${who}`,
  );
}

function seekingTip({ own, current }: Facts): string | null {
  const [sentence] = own.seeking;
  if (sentence === undefined) return null;
  const why =
    current.length > 0
      ? 'your employer would read it, too. Open to Work can tell recruiters only.'
      : 'Open to Work says it where recruiters look.';
  return `“${sentence.replace(/\.$/, '')}” is left out of the summary: ${why}`;
}

const pinnedSkillsTip = ({ skills }: Facts): string | null =>
  skills.length < 3 ? null : `Pin these as your top skills: ${skills.slice(0, 3).join(', ')}.`;

function headlineTip(headline: string): string | null {
  const left = LINKEDIN_HEADLINE_MAX - headline.length;
  return left < 40
    ? null
    : `Your headline has room for ${left} more characters: add what you are best at or the industry you know.`;
}

const foldTip = ({ own }: Facts): string | null =>
  own.kept.join(' ').length <= 300
    ? null
    : 'Only the first lines of the summary show before “see more”: keep your strongest sentence there.';

function placeTip({ resume: { location } }: Facts): string | null {
  const place = location ? townOf(location.value) : '';
  return place === '' ? null : `Set your location to ${place}: recruiters filter by it.`;
}

/** Postal codes in front of a town (70173 Stuttgart, 3512 NR Utrecht) and behind it (Leeds LS1 4DY, OH 43215). */
const POSTAL_CODE =
  /^(?:[A-Z]{1,2}-)?\d{4,6}(?:\s[A-Z]{2})?\s+|\s+(?:\d{4,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/;

const STREET =
  /\b(?:street|st|avenue|ave|road|rd|lane|drive|dr|way|loop|blvd|boulevard|court|ct|terrace|close|crescent)\.?$/i;

/** 'Dublin 8': cities whose districts have numbers. */
const DISTRICT = /^(Dublin|Praha|Prague|Paris|Lyon|Marseille|Budapest|Glasgow)\s\d{1,2}[A-Z]?$/;

/** 'Königstraße 12, 70173 Stuttgart' → 'Stuttgart': a street belongs on no profile. */
const townOf = (place: string): string =>
  place
    .split(/,\s*/)
    .map((part) => part.replace(POSTAL_CODE, '').replace(DISTRICT, '$1'))
    .filter((part) => !/\d/.test(part) && !STREET.test(part))
    .join(', ');

const sameDatesTip = ({ roles }: Facts): string | null =>
  roles.length === 0
    ? null
    : 'Keep job titles and dates the same here and on your resume: employers compare them.';

const languageTip = ({ english }: Facts): string | null =>
  english
    ? null
    : 'Your resume is not in English, so this profile uses only your own words. Check it in the language you want to be found in.';
