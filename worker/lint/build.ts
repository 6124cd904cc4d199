/** Short ways for rules to look at tokens and to write a lint. */
import type { Span } from '#contract/resume.ts';
import { singularsOf } from '#worker/nlp/line/inflect.ts';
import type { AnalysedLine, Pos, Token, VerbForm } from '#worker/nlp/line/model.ts';
import { minimalEdit } from './edits.ts';
import type { Lint } from './model.ts';

type LintHead = Pick<Lint, 'rule' | 'category' | 'message'> &
  Partial<Pick<Lint, 'level' | 'priority' | 'absorbs' | 'span'>>;

/** One lint that puts `replacement` in the place of `span`; none where it stands there already. */
export function replaceLint(
  line: AnalysedLine,
  span: Span,
  replacement: string,
  head: LintHead,
): Lint[] {
  const edits = minimalEdit(line.text, span, replacement);
  if (edits.length === 0) return [];
  const { start, end } = span;
  return [{ level: 'auto', priority: 50, span: { start, end }, ...head, edits }];
}

/** The token's letters, with the first one's and all letters' case as in `model`. */
export function inCaseOf(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase() && /\p{Lu}{2}/u.test(model)) {
    return word.toUpperCase();
  }
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

export const is = (token: Token | undefined, ...classes: readonly Pos[]): boolean =>
  token !== undefined && classes.includes(token.best.pos);

export const hasReading = (token: Token | undefined, pos: Pos, form?: VerbForm): boolean =>
  token?.readings.some((it) => it.pos === pos && (form === undefined || it.form === form)) ?? false;

/** True for a noun in the plural; a lexicon may hold the plural itself as a word. */
export function isPlural(token: Token | undefined): boolean {
  if (!is(token, 'noun') || token!.best.possessive) return false;
  const { number } = token!.best;
  if (number === 'pl') return true;
  return number === 'sg' && /[^sui]s$/.test(token!.norm) && singularsOf(token!.norm).length > 0;
}

/** True at the end of a clause, as far as marks tell. */
export const isMark = (token: Token | undefined): boolean =>
  token === undefined || token.best.pos === 'punct';

/** True where nothing but a blank parts the two. */
export const isBeside = ({ text }: AnalysedLine, left: Token, right: Token): boolean =>
  /^\s+$/.test(text.slice(left.end, right.start));

/** More than one, in figures or words; a year, a code of four figures or a time is none. */
export function isPluralNumber(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (NUMBER_WORDS.has(token.norm)) return true;
  if (!/^[~<>]?\d[\d,]*(?:\.\d+)?(?:[–-]\d[\d,]*)?\+?$/.test(token.norm)) return false;
  return token.norm !== '1' && token.norm !== '0' && !/^\d{4,}$/.test(token.norm);
}
const NUMBER_WORDS = new Set(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty seventy eighty ninety`.split(/\s+/),
);

/** Lines that are no English sentence at all: their words are not judged one by one. */
export const isRunning = ({ kind }: AnalysedLine): boolean => kind === 'bullet' || kind === 'prose';
