/** Terms that the statements about work name, in words that can stand in a list of skills. */
import { GENERAL } from '#worker/keywords/field.ts';
import { hitsIn, type TermHit } from '#worker/keywords/matcher.ts';
import type { Term } from '#worker/keywords/term.ts';
import { verbOfBase } from '#worker/nlp/verbs.ts';
import { rolesOf } from './bullets.ts';
import type { SuggestContext } from './draft.ts';
import { mendedText } from './mended-text.ts';
import { isNamed, skillWords } from './skill-words.ts';

/** Each term of the resume's own field, and each tool, worded as a skill; none that no list would hold. */
export function shownTerms(context: SuggestContext): Map<Term, string> {
  const { resume, keywords } = context;
  const mended = mendedText(context);
  const lines = [
    ...rolesOf(resume).flatMap(({ highlights }) => highlights.map(({ value }) => value)),
    ...[...resume.work, ...resume.volunteer].flatMap(({ summary }) => summary?.value ?? []),
  ];
  const shown = new Map<Term, string>();
  for (const written of lines) {
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

/** 'Patrol the premises' tells what is done, where 'patrol' could be a skill. */
const isDeed = (words: string) => verbOfBase(words.toLowerCase()) !== undefined;

function isSkillOf(field: string, { kind, fields, name }: Term): boolean {
  if (kind === 'tool') return true;
  if (kind !== 'hard') return false;
  return field === GENERAL ? /\s/.test(name) : fields.includes(field);
}

/** 'The retention team', 'the Tableau Conference': the term only tells which one is meant. */
const isPartOfName = (line: string, { end }: TermHit) =>
  /^\s+(?:team|department|dept|manager|director|conference|office|division|group|agency|company)\b/i.test(
    line.slice(end),
  );
