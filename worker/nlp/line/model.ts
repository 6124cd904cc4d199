/** One line of a resume, read once: what every lint asks instead of reading the text again. */
import type { Span } from '#contract/resume.ts';

/** Which spelling and usage a document keeps to; null where nothing tells. */
export type Dialect = 'us' | 'uk' | 'au' | 'in';

/** Where a line stands; a lint may be right in a bullet and wrong in a list of skills. */
export type LineKind = 'bullet' | 'prose' | 'skills' | 'heading' | 'entry';

export type Pos =
  | 'noun'
  | 'proper'
  | 'verb'
  | 'aux'
  | 'adj'
  | 'adv'
  | 'det'
  | 'pron'
  | 'prep'
  | 'conj'
  | 'part'
  | 'num'
  | 'punct'
  | 'other';

/** Penn Treebank's VB, VBP, VBZ, VBD, VBN, VBG by name. */
export type VerbForm = 'base' | 'present' | 'third' | 'past' | 'participle' | 'gerund';

export interface Reading {
  pos: Pos;
  lemma: string;
  form?: VerbForm;
  number?: 'sg' | 'pl' | 'mass';
  /** Set for 'my', 'their', "client's", "clients'". */
  possessive?: true;
}

/** `start` and `end` are UTF-16 offsets in `AnalysedLine.text`. */
export interface Token extends Span {
  text: string;
  /** Lower case, typographic apostrophes made plain, a certain misspelling put right. */
  norm: string;
  /** Every reading that the lexicon allows, likeliest first. */
  readings: readonly Reading[];
  /** The reading chosen in this line. */
  best: Reading;
}

/** `first`, `last` and `head` are indices in `AnalysedLine.tokens`, both ends included. */
export interface Phrase {
  kind: 'np' | 'vp' | 'pp' | 'clause';
  first: number;
  last: number;
  head: number;
  /** Index in `AnalysedLine.phrases` of the phrase that this one is joined to. */
  coordinatedWith?: number;
}

export type Opening = 'action' | 'duty' | 'gerund' | 'nominal' | 'passive' | 'person' | 'other';

export interface AnalysedLine {
  /** Without bullet glyph and indentation. */
  text: string;
  /** Offset of `text` in the document's text. */
  start: number;
  kind: LineKind;
  tokens: readonly Token[];
  sentences: readonly Span[];
  phrases: readonly Phrase[];
  opening: Opening;
  /** True where the job is still held, false where it has ended, null where nothing tells. */
  current: boolean | null;
  dialect: Dialect | null;
  /** Names, contact details, addresses, dates, terms: no lint may change anything in them. */
  protectedSpans: readonly Span[];
}
