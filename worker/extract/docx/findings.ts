import type { Block } from '../flow.ts';
import type { Numbering } from './numbering.ts';
import type { Relationship } from './package.ts';
import type { Styles } from './styles.ts';

/** What a walk over the document's parts finds besides text; shared by all parts. */
export interface Findings {
  tables: number;
  textBoxes: number;
  images: number;
  columns: number;
  hiddenChars: number;
  trackedChanges: boolean;
  fonts: Set<string>;
  headerIds: string[];
  footerIds: string[];
  altChunkIds: string[];
  /** Links with no word and no picture to click on. */
  hollowLinkIds: Set<string>;
  /** Headers and footers written inside the section, as Word 2003 does. */
  inlineHeaders: Block[][];
  inlineFooters: Block[][];
}

export const noFindings = (): Findings => ({
  tables: 0,
  textBoxes: 0,
  images: 0,
  columns: 1,
  hiddenChars: 0,
  trackedChanges: false,
  fonts: new Set(),
  headerIds: [],
  footerIds: [],
  altChunkIds: [],
  hollowLinkIds: new Set(),
  inlineHeaders: [],
  inlineFooters: [],
});

/** What the parts of one package share. */
export interface PartContext {
  styles: Styles;
  numbering: Numbering;
  relations: Map<string, Relationship>;
  findings: Findings;
  evenAndOddHeaders: boolean;
}
