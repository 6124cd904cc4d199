/** One item of a coordinated list of deeds. */
import type { Verb } from '#worker/nlp/verbs.ts';

export interface Deed {
  /** Separator before the item as written; empty for the first. */
  separator: string;
  /** Adverb before the verb ('accurately '), with its space. */
  adverb: string;
  /** Null for a noun item that belongs to the verb before it. */
  verb: Verb | null;
  /** What follows the verb, or the whole noun item. */
  tail: string;
  /** Words that fall when the verb takes its object: 'the' and 'of' of 'the checking of tyres'. */
  dropped: string;
}

export type VerbForm = 'gerund' | 'base';
