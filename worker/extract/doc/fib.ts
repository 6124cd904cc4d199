import { corruptedFile, lockedFile, UnreadableFile } from '../problems.ts';
import { Bytes } from './bytes.ts';

/** Where things are in a Word 97-2003 file ([MS-DOC] 2.5 File Information Block). */
export interface Fib {
  isWord6: boolean;
  /** Word 6/95: two bytes a character, as its East Asian editions store them. */
  isWide: boolean;
  /** Language of the document ([MS-LCID]). */
  language: number;
  /** Word 6/95: byte range of the text. */
  textFrom: number;
  textTo: number;
  tableStream: '0Table' | '1Table';
  /** Characters of each story, in the order in which the stories are stored. */
  lengths: ReadonlyMap<Story, number>;
  /** Offset and length of a structure by its index: in the table stream, of Word 6 in the main one. */
  location(index: number): { at: number; bytes: number };
}

export type Story =
  | 'main'
  | 'footnotes'
  | 'headers'
  | 'macros'
  | 'annotations'
  | 'endnotes'
  | 'textBoxes'
  | 'headerTextBoxes';

export const STORIES: readonly Story[] = [
  'main',
  'footnotes',
  'headers',
  'macros',
  'annotations',
  'endnotes',
  'textBoxes',
  'headerTextBoxes',
];

/** Indices of structures in FibRgFcLcb97 ([MS-DOC] 2.5.6). */
export const STRUCTURE = {
  styleSheet: 1,
  sections: 6,
  headerStories: 11,
  characterPages: 12,
  paragraphPages: 13,
  fonts: 15,
  documentProperties: 31,
  pieces: 33,
  shapeAnchors: 40,
  textBoxStories: 56,
  lists: 73,
  listOverrides: 74,
} as const;

const WORD_97 = 0xa5ec;
/** Word 6 and 95; the last three are its East Asian editions. */
const WORD_6 = new Set([0xa5dc, 0xa697, 0xa698, 0xa699]);
const FIRST_97_VERSION = 193;
const ENCRYPTED = 0x100;
const TABLE_ONE = 0x200;
const WIDE = 0x1000;

/** Reads the information block. Throws UnreadableFile for locked files and for those that are no Word file. */
export function readFib(main: Bytes): Fib {
  const kind = main.u16(0);
  const flags = main.u16(0x0a);
  if (kind !== WORD_97 && !WORD_6.has(kind)) {
    throw new UnreadableFile(corruptedFile('is not a Word document'));
  }
  if ((flags & ENCRYPTED) !== 0) throw new UnreadableFile(lockedFile('doc'));
  const isWord6 = WORD_6.has(kind) || main.u16(2) < FIRST_97_VERSION;
  const [countsAt, locationsAt] = isWord6 ? [0x34, 0x58] : [0x4c, 0x9a];
  return {
    isWord6,
    isWide: isWord6 && (flags & WIDE) !== 0,
    language: main.u16(6),
    textFrom: main.u32(0x18),
    textTo: main.u32(0x1c),
    tableStream: (flags & TABLE_ONE) === 0 ? '0Table' : '1Table',
    lengths: new Map(STORIES.map((story, i) => [story, main.u32(countsAt + 4 * i) & 0x7fffffff])),
    location: (index) => ({
      at: main.u32(locationsAt + 8 * index),
      bytes: main.u32(locationsAt + 8 * index + 4),
    }),
  };
}
