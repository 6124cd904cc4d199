import { eachProperty, type PropertyGrammar } from './sprm.ts';
import { eachWord6Property } from './word6.ts';

/** What Word 97 and Word 6 store alike but for these sizes and codes. */
export interface Dialect {
  isWord6: boolean;
  each: PropertyGrammar;
  /** Bytes of a page number in the tables that find formatted pages. */
  pageNumberBytes: 2 | 4;
  /** Bytes of a paragraph's entry on such a page: one offset byte, the rest layout ([MS-DOC] 2.9.23 BxPap). */
  paragraphEntryBytes: 7 | 13;
}

export const WORD_97: Dialect = {
  isWord6: false,
  each: eachProperty,
  pageNumberBytes: 4,
  paragraphEntryBytes: 13,
};

/** Word 6 and 95. */
export const WORD_6: Dialect = {
  isWord6: true,
  each: eachWord6Property,
  pageNumberBytes: 2,
  paragraphEntryBytes: 7,
};
