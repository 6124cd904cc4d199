/** The lints of a resume as checks count them: each belongs to one check, which its suggestion names too. */
import type { Finding, Span } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { applyEdits } from '#worker/document/edit.ts';
import { wordsAround } from '#worker/lint/edits.ts';
import type { Lint } from '#worker/lint/model.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import { lintedLines, type LintedLine } from './lints.ts';
import { around } from './quotes.ts';
import { countWords } from './words.ts';

export interface FoundLint {
  line: AnalysedLine;
  lint: Lint;
}

/** Id of the check that counts a lint found in `line`. */
export function checkOf({ opening }: AnalysedLine, { category, rule }: Lint): string {
  if (category === 'spelling') return 'spelling';
  if (TENSE_RULES.has(rule)) return 'tense';
  if (category === 'opening') return opening === 'duty' ? 'duties' : 'strong-verbs';
  if (category === 'style') return PERSON_RULES.has(rule) ? 'first-person' : 'filler';
  return 'grammar';
}

const TENSE_RULES: ReadonlySet<string> = new Set(['tense-of-job', 'simple-tense']);
const PERSON_RULES: ReadonlySet<string> = new Set(['first-person', 'possessive-my']);

/** Lints of the whole resume that one check counts, in order. */
export const lintsFor = (input: CheckInput, check: string): FoundLint[] =>
  lintedLines(input).flatMap(({ line, lints }) =>
    lints.filter((lint) => checkOf(line, lint) === check).map((lint) => ({ line, lint })),
  );

/** What a lint says, with the words around it; `exact` quotes just the words that change. */
export function findingOf({ line, lint }: FoundLint, exact = false): Finding {
  const { start, end } = wordsOf({ line, lint });
  const quote = exact ? line.text.slice(start, end) : around(line.text, start, end);
  return {
    message: sentence(lint.message),
    quote,
    span: { start: line.start + start, end: line.start + end },
  };
}

/** The whole words that a lint changes, from its first edit to its last. */
export function wordsOf({ line: { text }, lint: { edits, span } }: FoundLint) {
  const places = edits.map((edit) => wordsAround(text, edit));
  const start = Math.min(...places.map((place) => place.start));
  const end = Math.max(...places.map((place) => place.end));
  return start < end ? { start, end } : { start: span.start, end: span.end };
}

const sentence = (message: string) => (/[.?!]$/.test(message) ? message : `${message}.`);

/** Words that the lints of a line would take away: they never count for its length, so that cutting them costs nothing. */
export function surplusWords({ line: { text }, lints }: LintedLine): number {
  if (lints.length === 0) return 0;
  const known = surplus.get(lints);
  if (known?.text === text) return known.words;
  const words =
    countWords(text) -
    countWords(
      applyEdits(
        text,
        lints.flatMap(({ edits }) => edits),
      ),
    );
  surplus.set(lints, { text, words });
  return words;
}

const surplus = new WeakMap<readonly Lint[], { text: string; words: number }>();

/** The same over all lines that begin inside a span. */
export const surplusWordsIn = (input: CheckInput, { start, end }: Span): number =>
  lintedLines(input)
    .filter(({ line }) => line.start >= start && line.start < end)
    .reduce((sum, one) => sum + surplusWords(one), 0);
