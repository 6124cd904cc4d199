/** A line put in other words, with blanks for facts that only its writer has. A blank left empty takes its words along. */
import { PLACEHOLDER } from './answered-line.ts';
import { readNumber } from './number-answer.ts';

export interface Blank {
  id: string;
  /** What is asked: 'How many tables?' */
  label: string;
  kind: 'number' | 'words';
  /** The kind of answer, never a value. */
  placeholder: string;
  /** Of a number: the things that follow it in the line. */
  things?: string;
}

/** Words that always stand; or words around a blank; or words that stand only where another blank is filled. */
export type WordingPiece =
  | { text: string }
  | { before: string; blank: string; after: string }
  | { text: string; onlyWith: string };

export interface Wording {
  id: string;
  pieces: WordingPiece[];
  blanks: Blank[];
}

/** What can be said instead of one line. */
export interface LineWordings {
  /** The line without its bullet, and its place in the enhanced text. */
  before: string;
  start: number;
  end: number;
  /** Two or three; none where nothing better is known. */
  wordings: Wording[];
  /** The field of work that the examples are from. */
  trade: string;
  /** Lines of invented people. */
  examples: string[];
}

export type FilledWording =
  | { ok: true; line: string }
  | { ok: false; blank: string; fault: string };

const LONGEST = 120;

/** The line with these answers, by the ids of their blanks; what is empty leaves no trace. Or what is wrong with one. */
export function filledWording(
  { pieces, blanks }: Wording,
  answers: Readonly<Record<string, string>>,
): FilledWording {
  const words = new Map<string, { text: string; period: string | null }>();
  for (const blank of blanks) {
    const typed = (answers[blank.id] ?? '').replaceAll(/\s+/g, ' ').trim();
    if (typed === '') continue;
    const read = readBlank(blank, typed);
    if (typeof read === 'string') return { ok: false, blank: blank.id, fault: read };
    words.set(blank.id, read);
  }
  const line = pieces
    .map((piece) => {
      if ('blank' in piece) {
        const value = words.get(piece.blank)?.text;
        return value === undefined ? '' : piece.before + value + piece.after;
      }
      if (!('onlyWith' in piece)) return piece.text;
      const filled = words.get(piece.onlyWith);
      if (!filled) return '';
      return filled.period === null ? piece.text : filled.period && ` ${filled.period}`;
    })
    .join('');
  return { ok: true, line };
}

function readBlank(
  { kind, things = '' }: Blank,
  typed: string,
): { text: string; period: string | null } | string {
  if (typed.length > LONGEST) return 'Keep it short: a few words.';
  if (PLACEHOLDER.test(typed)) return 'Put your own words in place of the blank.';
  if (kind === 'words') return { text: typed.replace(/[\s.,;]+$/, ''), period: null };
  const read = readNumber(typed, 'count', things);
  return read.ok ? { text: read.value.amount, period: read.value.period } : read.fault;
}
