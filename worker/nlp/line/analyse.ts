/** Reads one line once: tokens, readings, sentences, phrases, opening. */
import type { Span } from '#contract/resume.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import type { AnalysedLine, Dialect, LineKind, Opening, Phrase, Token } from './model.ts';
import { openingOf } from './opening.ts';
import { phrasesOf } from './phrases.ts';
import { tag } from './tag.ts';
import { sentenceSpans, tokenPieces } from './tokenise.ts';

export interface LineContext {
  /** Offset of the line in the document's text. */
  start: number;
  kind: LineKind;
  current: boolean | null;
  dialect: Dialect | null;
  protectedSpans: readonly Span[];
  /** Puts certain misspellings right before the reading; null where none is loaded. */
  speller: Speller | null;
}

interface Reading {
  tokens: readonly Token[];
  sentences: readonly Span[];
  phrases: readonly Phrase[];
  opening: Opening;
}

/** Longer text is no line: its rest is left unread. */
const LONGEST = 20_000;

/** The text and the speller alone decide the reading, so each text is read once. */
const readers = new WeakMap<Speller, (text: string) => Reading>();
const readPlain = reader(null);

function readerFor(speller: Speller | null): (text: string) => Reading {
  if (speller === null) return readPlain;
  const known = readers.get(speller) ?? reader(speller);
  readers.set(speller, known);
  return known;
}

function reader(speller: Speller | null): (text: string) => Reading {
  const rightFor = (word: string) => speller?.knownMisspelling?.(word) ?? null;
  return rememberByText((text: string): Reading => {
    const pieces = tokenPieces(text.slice(0, LONGEST));
    const tokens = tag(pieces, rightFor);
    return {
      tokens,
      sentences: sentenceSpans(text, pieces),
      phrases: phrasesOf(tokens),
      opening: openingOf(tokens),
    };
  }, 10_000);
}

/** Analysis of a line; the same text and context always give the same. Linear in the text's length. */
export function analyseLine(text: string, context: LineContext): AnalysedLine {
  const { start, kind, current, dialect, protectedSpans, speller } = context;
  return { text, start, kind, current, dialect, protectedSpans, ...readerFor(speller)(text) };
}
