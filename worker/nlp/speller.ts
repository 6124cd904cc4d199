export interface Speller {
  /** True for a word of US or UK English, a lexicon term, or a name. */
  correct(word: string): boolean;
  /** Best replacement first; empty when unsure. */
  suggest(word: string): string[];
  /** Correction of a slip so common that even a capitalised word is one; null for any other word. */
  knownSlip?(word: string): string | null;
}
