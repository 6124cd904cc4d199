/** Terms that the statements about work name, in words that can stand in a list of skills. */
import { GENERAL } from '#worker/keywords/field.ts';
import { hitsIn, type TermHit } from '#worker/keywords/matcher.ts';
import type { Term } from '#worker/keywords/term.ts';
import type { ParsedResume, ParsedWork } from '#worker/parse/model.ts';
import { verbOfBase } from '#worker/nlp/verbs.ts';
import { rolesOf } from './bullets.ts';
import type { SuggestContext } from './draft.ts';
import { mendedText } from './mended-text.ts';
import { isNamed, skillWords } from './skill-words.ts';

/** Each term of the resume's own field, and each tool, worded as a skill; none that no list would hold. */
export function shownTerms(context: SuggestContext): Map<Term, string> {
  const { resume, keywords } = context;
  const mended = mendedText(context);
  const recent = withoutOldJobs(resume);
  const lines = [
    ...rolesOf(recent).flatMap(({ highlights }) => highlights.map(({ value }) => value)),
    ...[...recent.work, ...recent.volunteer].flatMap(({ summary }) => summary?.value ?? []),
  ];
  const shown = new Map<Term, string>();
  for (const written of lines.filter((line) => !RECRUITS.test(line))) {
    const line = mended(written);
    for (const [start, hits] of Map.groupBy(hitsIn(line), (hit) => hit.start)) {
      const words = line.slice(start, hits[0]!.end);
      const named = hits.find(({ term }) => isNamed(term, words));
      const sought = hits.some(({ term }) => isSkillOf(keywords.field, term));
      if (!named || !sought || shown.has(named.term) || isPartOfName(line, named)) continue;
      if (start === 0 && isDeed(words)) continue;
      const skill = skillWords(named.term, words);
      if (skill !== null) shown.set(named.term, skill);
    }
  }
  return shown;
}

/** 'Screened candidates for Java roles': what others were hired for. */
const RECRUITS =
  /\b(?:screen|shortlist|recruit|hir|sourc|interview|headhunt)\w*\b.*\b(?:candidates?|applicants?|roles?|positions?|profiles?|developers?|r[eé]sum[eé]s?|cvs?)\b/i;

/** 'Patrol the premises' tells what is done, where 'patrol' could be a skill. */
const isDeed = (words: string) => verbOfBase(words.toLowerCase()) !== undefined;

function isSkillOf(field: string, { kind, fields, name }: Term): boolean {
  if (kind === 'tool') return true;
  if (kind !== 'hard') return false;
  return field === GENERAL ? /\s/.test(name) : fields.includes(field);
}

/** Years back from the newest job in which a skill must have been used to count as one of today. */
const FRESH_YEARS = 15;

/** Without jobs that ended long before the newest: what they show may be forgotten. Unpaid work counts where there is no other. */
function withoutOldJobs(resume: ParsedResume): ParsedResume {
  const yearOf = ({ end, start, current }: ParsedWork) =>
    current ? Infinity : Number((end ?? start)?.value.slice(0, 4) ?? Number.NaN);
  const started = resume.work.map(({ start }) => Number(start?.value.slice(0, 4) ?? 0));
  const newest = Math.max(0, ...resume.work.map(yearOf).filter(Number.isFinite), ...started);
  const isOld = (job: ParsedWork) => yearOf(job) < newest - FRESH_YEARS;
  const work = resume.work.filter((job) => !isOld(job));
  return { ...resume, work, volunteer: work.length > 0 ? [] : resume.volunteer };
}

/** 'The retention team', 'the Tableau Conference': the term only tells which one is meant. */
const isPartOfName = (line: string, { start, end }: TermHit) =>
  isInsideName(line, start, end) ||
  /^\s+(?:team|department|dept|manager|director|conference|office|division|group|agency|company)\b/i.test(
    line.slice(end),
  );

/** 'ERP' in 'Tally ERP 9': between a name and its number or another name. */
const isInsideName = (line: string, start: number, end: number) =>
  /\s\p{Lu}[\p{L}\d]*\s$/u.test(line.slice(0, start)) &&
  /^\s(?:\d|\p{Lu}\p{Ll})/u.test(line.slice(end));
