import { codePageOfCharset, codePageOfLanguage, SYMBOL_CHARSET } from '../charsets.ts';
import type { Bytes } from './bytes.ts';
import type { Visit } from './sprm.ts';

/** A font of a Word 6 or 95 file; the bytes set in it are of its code page. */
export interface Word6Font {
  name: string;
  codePage: number;
}

/** Bytes of a Word 6 font entry before its name: size, flags, weight, charset, alternative name's place. */
const FONT_NAME_AT = 6;
const FONT_CHARSET_AT = 4;
/** "As the system": the charset of the language that the document was written in. */
const DEFAULT_CHARSET = 1;
const WESTERN = 1252;

/** Reads the font table of Word 6 and 95; `language` is the document's ([MS-LCID]). */
export function readWord6Fonts(bytes: Bytes, language: number): Word6Font[] {
  const fonts: Word6Font[] = [];
  let at = 2;
  while (at < Math.min(bytes.length, bytes.u16(0))) {
    const length = bytes.u8(at) + 1;
    const charset = bytes.u8(at + FONT_CHARSET_AT);
    const name = bytes.latin1(at + FONT_NAME_AT, Math.max(0, length - FONT_NAME_AT));
    const own = charset === DEFAULT_CHARSET ? codePageOfLanguage(language) : WESTERN;
    fonts.push({
      name: name.replace(/\0.*$/s, ''),
      codePage: charset === SYMBOL_CHARSET ? WESTERN : (codePageOfCharset(charset) ?? own),
    });
    at += length;
  }
  return fonts;
}

/** Word 97 codes of the properties that Word 6 knows under a number of one byte; their operands are alike. */
const CODES: Record<number, number> = {
  2: 0x4600,
  21: 0xa413,
  22: 0xa414,
  24: 0x2416,
  25: 0x2417,
  47: 0x442d,
  65: 0x0800,
  66: 0x0801,
  74: 0x4a,
  80: 0x4a30,
  85: 0x0835,
  86: 0x0836,
  91: 0x083b,
  92: 0x083c,
  93: 0x4a4f,
  98: 0x2a42,
  99: 0x4a43,
  117: 0x0855,
  143: 0x300a,
  144: 0x500b,
  153: 0x99,
  191: 0xd609,
};

/** Numbers of properties by the size of their operands in bytes; those of no size here count their own. */
const SIZES: readonly (readonly [bytes: number, numbers: string])[] = [
  [0, '52 83 163'],
  [
    1,
    '4-11 13 14 24 25 29 37 44 50 51 65-67 71 75 85-92 94 98 100 102 104 117-119 131 132 138 139 142 143 146 147 150-153 158 159 162 185 186',
  ],
  [
    2,
    '2 16-19 21 22 26-28 30-36 38-43 45-49 69 72 80 93 96 97 99 101 107 109 110 121-124 140 ' +
      '141 144 145 148 149 154-157 160 161 164-171 182-184 189 195 197 198',
  ],
  [3, '73 95 136 137'],
  [4, '20 70 192 194 196 200'],
  [5, '193 199'],
  [12, '187'],
];

const SIZE_OF = new Map(
  SIZES.flatMap(([bytes, numbers]) =>
    numbers.split(' ').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, i) => [first + i, bytes] as const);
    }),
  ),
);

/** The table definition counts its operand in two bytes, one too many. */
const TABLE_DEFINITION = 190;

/** Calls `visit` with the Word 97 code of each property of a Word 6 list, and the offset of its operand. */
export function eachWord6Property(list: Bytes, visit: Visit): void {
  let at = 0;
  while (at < list.length) {
    const number = list.u8(at);
    const operandAt = at + 1;
    const code = CODES[number];
    if (code !== undefined) visit(code, operandAt);
    const counted = number === TABLE_DEFINITION ? 1 + list.u16(operandAt) : 1 + list.u8(operandAt);
    at = operandAt + (SIZE_OF.get(number) ?? counted);
  }
}
