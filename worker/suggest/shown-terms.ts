/** Terms that the statements about work name, in words that can stand in a list of skills. */
import { GENERAL } from '#worker/keywords/field.ts';
import { hitsIn, type TermHit } from '#worker/keywords/matcher.ts';
import type { Term } from '#worker/keywords/term.ts';
import { toolNames } from '#worker/rewrite/rules/tool-names.ts';
import { rolesOf } from './bullets.ts';
import type { SuggestContext } from './draft.ts';

/** Each term of the resume's own field, and each tool, with the words of the first line that shows it. */
export function shownTerms({ resume, keywords }: SuggestContext): Map<Term, string> {
  const lines = [
    ...rolesOf(resume).flatMap(({ highlights }) => highlights.map(({ value }) => value)),
    ...[...resume.work, ...resume.volunteer].flatMap(({ summary }) => summary?.value ?? []),
  ];
  const shown = new Map<Term, string>();
  for (const written of lines) {
    const line = namedRight(written);
    for (const [start, hits] of Map.groupBy(hitsIn(line), (hit) => hit.start)) {
      const words = line.slice(start, hits[0]!.end);
      const named = hits.find(({ term }) => isNamed(term, words));
      const sought = hits.some(({ term }) => isSkillOf(keywords.field, term));
      if (named && sought && !shown.has(named.term) && !isPartOfName(line, named)) {
        shown.set(named.term, words);
      }
    }
  }
  return shown;
}

/** With the names of tools as the rewrite of the line will have them. */
const namedRight = (text: string) =>
  toolNames.apply({ text, current: false, dialect: 'us', protectedSpans: [] })?.text ?? text;

function isSkillOf(field: string, { kind, fields, name }: Term): boolean {
  if (kind === 'tool') return true;
  if (kind !== 'hard') return false;
  return field === GENERAL ? /\s/.test(name) : fields.includes(field);
}

/** 'Cold calls' names cold calling; 'minutes' and 'stocked shelves' only hint at a skill. */
export function isNamed({ name, kind }: Term, words: string): boolean {
  if (kind === 'tool') return true;
  // A single word may stand for something near: 'budget' is not yet budgeting.
  if (kind === 'hard' && /^\p{L}+$/u.test(words)) return isSameWord(name, words);
  const said = stems(words);
  return name
    .split(/[()]/)
    .map(stems)
    .some((part) => part !== '' && part === said);
}

const isSameWord = (name: string, words: string) =>
  name
    .toLowerCase()
    .split(/\s*[()]\s*/)
    .some((part) => part.replace(/s$/, '') === words.toLowerCase().replace(/s$/, ''));

const stems = (words: string) =>
  (words.toLowerCase().match(/[\p{L}\d+#.]+/gu) ?? [])
    .map((word) => (word.length < 5 ? word.replace(/s$/, '') : word.replace(ENDING, '')))
    .join(' ');
const ENDING = /(?:ies|ings?|es|e|s|y)$/;

/** 'The retention team', 'the Tableau Conference': the term only tells which one is meant. */
const isPartOfName = (line: string, { end }: TermHit) =>
  /^\s+(?:team|department|dept|manager|director|conference|office|division|group|agency|company)\b/i.test(
    line.slice(end),
  );

/** The name as its makers write it, where `words` is that name in other letters; else `words`. */
export function inOwnLetters({ name, surfaces }: Term, words: string): string {
  const forms = [...name.split(/\s*[()]\s*/), ...surfaces].filter((form) => /\p{Lu}/u.test(form));
  if (forms.includes(words)) return words;
  const own = forms.find((form) => form.toLowerCase() === words.toLowerCase());
  return own !== undefined && capitals(own) > capitals(words) ? own : words;
}

const capitals = (text: string) => text.match(/\p{Lu}/gu)?.length ?? 0;
