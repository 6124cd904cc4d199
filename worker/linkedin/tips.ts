import { LINKEDIN_HEADLINE_MAX } from '#contract/limits.ts';
import { calm, employerOf, ended, type Facts } from './facts.ts';
import { listed } from './recommendations.ts';

/** Advice on using the profile, each line for this person. */
export function tipsOf(facts: Facts, headline: string): string[] {
  return [
    changeTip(facts),
    openToWorkTip(facts),
    pinnedSkillsTip(facts),
    headlineTip(headline),
    foldTip(facts),
    placeTip(facts),
    languageTip(facts),
    'Keep job titles and dates the same here and on your resume: employers compare them.',
  ].filter((tip) => tip !== null);
}

/** For someone whose wanted title shares no word with the last one. */
function changeTip({ title, roles }: Facts): string | null {
  const last = roles.find(({ start }) => start)?.title;
  if (!title || !last) return null;
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const before = new Set(words(last.value));
  if (words(title).some((word) => before.has(word))) return null;
  return `Your resume says ${title}, your last role was ${calm(last.value)}. Say in the first lines of the summary what you bring from one to the other.`;
}

function openToWorkTip({ title, current }: Facts): string | null {
  if (!title) return null;
  const employer = current.length === 1 ? employerOf(current[0]!) : null;
  const who = employer ? `, visible to recruiters only while you work at ${employer}` : '';
  return ended(`Turn on Open to Work for “${title}”${who}`);
}

const pinnedSkillsTip = ({ skills }: Facts): string | null =>
  skills.length < 3 ? null : `Pin ${listed(skills.slice(0, 3))} as your top skills.`;

function headlineTip(headline: string): string | null {
  const left = LINKEDIN_HEADLINE_MAX - headline.length;
  return left < 40
    ? null
    : `Your headline has room for ${left} more characters: add what you specialise in or the industry you know.`;
}

const foldTip = ({ resume }: Facts): string | null =>
  (resume.summary?.value.length ?? 0) <= 300
    ? null
    : 'Only the first lines of the summary show before “see more”: keep your strongest sentence there.';

const placeTip = ({ resume: { location } }: Facts): string | null =>
  location ? `Set your location to ${location.value}: recruiters filter by it.` : null;

const languageTip = ({ english }: Facts): string | null =>
  english
    ? null
    : 'Your resume is not in English, so this profile uses only your own words. Check it in the language you want to be found in.';
