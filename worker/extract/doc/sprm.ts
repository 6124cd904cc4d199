import type { Bytes } from './bytes.ts';

/** Size of a property's operand by its first three bits ([MS-DOC] 2.2.5.1); 0 = counted by its first byte. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3];

/** sprmTDefTable counts its operand in two bytes, one too many. */
const TABLE_DEFINITION = 0xd608;

/** Takes a property's code and the offset of its operand. */
export type Visit = (code: number, operandAt: number) => void;

/** How the properties of a list are told apart; Word 6 writes them otherwise. */
export type PropertyGrammar = (list: Bytes, visit: Visit) => void;

/** Calls `visit` with each property of a Word 97 list. */
export const eachProperty: PropertyGrammar = (list, visit) => {
  let at = 0;
  while (at + 2 < list.length) {
    const code = list.u16(at);
    const operandAt = at + 2;
    visit(code, operandAt);
    const fixed = OPERAND_BYTES[code >> 13]!;
    if (fixed > 0) at = operandAt + fixed;
    else if (code === TABLE_DEFINITION) at = operandAt + 1 + list.u16(operandAt);
    else at = operandAt + 1 + list.u8(operandAt);
  }
};

/** Switches as stored: off (0), on (1), as the style says (0x80), or its opposite (0x81; [MS-DOC] 2.9.327 ToggleOperand). */
export interface CharacterProperties {
  bold?: number;
  italic?: number;
  caps?: number;
  vanish?: number;
  deleted?: boolean;
  inserted?: boolean;
  sizeHalfPt?: number;
  white?: boolean;
  shaded?: boolean;
  special?: boolean;
  fontIndex?: number;
  symbol?: { fontIndex: number; code: number };
  style?: number;
}

export interface ParagraphProperties {
  style: number;
  listLevel?: number;
  listIndex?: number;
  inTable?: boolean;
  rowEnd?: boolean;
  depth?: number;
  innerCellEnd?: boolean;
  innerRowEnd?: boolean;
  beforePt?: number;
  afterPt?: number;
  outlineLevel?: number;
  shaded?: boolean;
  /** Of the paragraph that ends a table row: some of its cells are. */
  rowShaded?: boolean;
}

/** Counted: font and one character, where Word 97 has a word for each. */
const WORD_6_SYMBOL = 0x4a;
const WHITE_INDEX = 8;
const WHITE_RGB = 0xffffff;
const NO_SHADING = 0xff000000;

const NO_SHADE = new Set([0, 0xffff]);

/** A shade as Word 6 and 97 store it ([MS-DOC] 2.9.248 Shd80), and by its background's colour (2.9.247 Shd). */
const isShade = (value: number) => !NO_SHADE.has(value);
const isShadeColor = (background: number) => ![NO_SHADING, WHITE_RGB].includes(background);

/** Offsets of the entries of an operand that counts its bytes. */
const entriesOf = (list: Bytes, at: number, bytes: number) =>
  Array.from({ length: Math.floor(list.u8(at) / bytes) }, (_, i) => at + 1 + bytes * i);

/** Applies a list of character properties ([MS-DOC] 2.6.1) to `target`. */
export function applyCharacterList(
  list: Bytes,
  target: CharacterProperties,
  each: PropertyGrammar = eachProperty,
): void {
  each(list, (code, at) => {
    switch (code) {
      case 0x0835:
        target.bold = list.u8(at);
        break;
      case 0x0836:
        target.italic = list.u8(at);
        break;
      case 0x083b:
        target.caps = list.u8(at);
        break;
      case 0x083c:
        target.vanish = list.u8(at);
        break;
      case 0x0800:
        target.deleted = list.u8(at) === 1;
        break;
      case 0x0801:
        target.inserted = list.u8(at) === 1;
        break;
      case 0x4a43:
        target.sizeHalfPt = list.u16(at);
        break;
      case 0x2a42:
        target.white = list.u8(at) === WHITE_INDEX;
        break;
      case 0x6870:
        target.white = list.u32(at) === WHITE_RGB;
        break;
      case 0x4866:
        target.shaded = isShade(list.u16(at));
        break;
      case 0xca71:
        target.shaded = isShadeColor(list.u32(at + 5));
        break;
      case 0x2a0c:
        target.shaded = list.u8(at) !== 0;
        break;
      case 0x0855:
        target.special = list.u8(at) === 1;
        break;
      case 0x4a4f:
        target.fontIndex = list.u16(at);
        break;
      case 0x6a09:
        target.symbol = { fontIndex: list.u16(at), code: list.u16(at + 2) };
        break;
      case WORD_6_SYMBOL:
        target.symbol = { fontIndex: list.u16(at + 1), code: list.u8(at + 3) };
        break;
      case 0x4a30:
        target.style = list.u16(at);
        break;
    }
  });
}

/** Applies a list of paragraph properties ([MS-DOC] 2.6.2); `data` is the stream that huge lists point into. */
export function applyParagraphList(
  list: Bytes,
  target: ParagraphProperties,
  data?: Bytes,
  each: PropertyGrammar = eachProperty,
): void {
  each(list, (code, at) => {
    switch (code) {
      case 0x4600:
        target.style = list.u16(at);
        break;
      case 0x260a:
        target.listLevel = list.u8(at);
        break;
      case 0x460b:
        target.listIndex = list.u16(at);
        break;
      case 0x2416:
        target.inTable = list.u8(at) === 1;
        break;
      case 0x2417:
        target.rowEnd = list.u8(at) === 1;
        break;
      case 0x6649:
        target.depth = list.u32(at);
        break;
      case 0x244b:
        target.innerCellEnd = list.u8(at) === 1;
        break;
      case 0x244c:
        target.innerRowEnd = list.u8(at) === 1;
        break;
      case 0xa413:
        target.beforePt = list.u16(at) / 20;
        break;
      case 0xa414:
        target.afterPt = list.u16(at) / 20;
        break;
      case 0x442d:
        target.shaded = isShade(list.u16(at));
        break;
      case 0xc64d:
        target.shaded = isShadeColor(list.u32(at + 5));
        break;
      case 0xd609:
        target.rowShaded ||= entriesOf(list, at, 2).some((entry) => isShade(list.u16(entry)));
        break;
      case 0xd612:
        target.rowShaded ||= entriesOf(list, at, 10).some((entry) =>
          isShadeColor(list.u32(entry + 4)),
        );
        break;
      case 0x2640:
        target.outlineLevel = list.u8(at);
        break;
      case 0x6646:
        if (data) {
          const from = list.u32(at);
          applyParagraphList(data.slice(from + 2, data.u16(from)), target);
        }
        break;
    }
  });
}
