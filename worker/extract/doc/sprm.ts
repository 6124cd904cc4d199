import type { Bytes } from './bytes.ts';

/** Size of a property's operand by its first three bits ([MS-DOC] 2.2.5.1); 0 = counted by its first byte. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3];

/** sprmTDefTable counts its operand in two bytes, one too many. */
const TABLE_DEFINITION = 0xd608;

/** Calls `visit` with each property code of a list and the offset of its operand. */
export function eachProperty(list: Bytes, visit: (code: number, operandAt: number) => void): void {
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
}

/** A switch as stored: off, on, as the style says, or the opposite of it ([MS-DOC] 2.9.327 ToggleOperand). */
export type Toggle = 0 | 1 | 0x80 | 0x81;

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
}

const WHITE_INDEX = 8;
const WHITE_RGB = 0xffffff;
const NO_SHADING = 0xff000000;

/** Applies a list of character properties ([MS-DOC] 2.6.1) to `target`. */
export function applyCharacterList(list: Bytes, target: CharacterProperties): void {
  eachProperty(list, (code, at) => {
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
        target.shaded = list.u16(at) !== 0;
        break;
      case 0xca71:
        target.shaded = ![NO_SHADING, WHITE_RGB].includes(list.u32(at + 5));
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
      case 0x4a30:
        target.style = list.u16(at);
        break;
    }
  });
}

/** Applies a list of paragraph properties ([MS-DOC] 2.6.2); `data` is the stream that huge lists point into. */
export function applyParagraphList(list: Bytes, target: ParagraphProperties, data?: Bytes): void {
  eachProperty(list, (code, at) => {
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
