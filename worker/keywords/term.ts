/** The lexicon's shapes. */

export type TermKind = 'hard' | 'soft' | 'tool' | 'licence';

export interface Term {
  /** As shown to the user, with the acronym in brackets where there is one. */
  name: string;
  kind: TermKind;
  /** Ids of the fields that look for it. */
  fields: string[];
  /** Every way to write it, the name's parts included. */
  surfaces: string[];
}

/** A line of work as data: lists separated by ';', aliases of a term after '='. */
export interface FieldData {
  id: string;
  title: string;
  /** Job titles that name the field, lower case. */
  titles: string;
  hard: string;
  tool: string;
  soft: string;
  licence: string;
  /** Words of the trade worth knowing; they never count in the score. */
  buzzwords: string;
}
