import type { Look } from './look.ts';

/** Characters with a meaning of their own ([MS-DOC] 2.4.1). */
export const MARK = {
  picture: 0x01,
  cell: 0x07,
  drawing: 0x08,
  tab: 0x09,
  lineBreak: 0x0b,
  pageBreak: 0x0c,
  paragraph: 0x0d,
  columnBreak: 0x0e,
  fieldBegin: 0x13,
  fieldSeparator: 0x14,
  fieldEnd: 0x15,
  nonBreakingHyphen: 0x1e,
  optionalHyphen: 0x1f,
  symbol: 0x28,
} as const;

/** What a special character shows; undefined for ordinary text. */
export function shownText(code: number, look: Look): string | undefined {
  if (code === MARK.symbol && look.special && look.symbol !== undefined) return look.symbol;
  switch (code) {
    case MARK.tab:
      return '\t';
    case MARK.lineBreak:
    case MARK.columnBreak:
      return '\n';
    case MARK.nonBreakingHyphen:
      return '-';
    default:
      return code < 0x20 ? '' : undefined;
  }
}
