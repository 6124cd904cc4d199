import type { Bytes } from './bytes.ts';
import { readPlc } from './bytes.ts';
import type { PropertyGrammar } from './sprm.ts';

/** Layout of the document's sections ([MS-DOC] 2.8.26 PlcfSed). */
export interface Sections {
  /** Most text columns in any section. */
  columns: number;
  /** Per section, whether its first page has a header of its own. */
  titlePages: boolean[];
  /** Word 6: per section, which headers and footers it stores, a bit for each. */
  headerKinds: number[];
}

const SECTION_BYTES = 12;
const NO_PROPERTIES = 0xffffffff;
const MAX_SECTIONS = 1_000;
const COLUMN_COUNT = 0x500b;
const TITLE_PAGE = 0x300a;
const WORD_6_HEADER_KINDS = 0x99;
const MAX_COLUMNS = 45;

/** Reads the section properties that matter for reading; `plc` is PlcfSed, `main` the WordDocument stream. */
export function readSections(plc: Bytes, main: Bytes, each: PropertyGrammar): Sections {
  const sections: Sections = { columns: 1, titlePages: [], headerKinds: [] };
  for (const [index, record] of readPlc(plc, SECTION_BYTES).records.entries()) {
    if (index >= MAX_SECTIONS) break;
    sections.titlePages[index] = false;
    sections.headerKinds[index] = 0;
    const at = record.u32(2);
    if (at === NO_PROPERTIES) continue;
    const list = main.slice(at + 2, main.u16(at));
    each(list, (code, operandAt) => {
      if (code === COLUMN_COUNT) {
        const columns = list.u16(operandAt) + 1;
        if (columns <= MAX_COLUMNS) sections.columns = Math.max(sections.columns, columns);
      } else if (code === TITLE_PAGE) {
        sections.titlePages[index] = list.u8(operandAt) === 1;
      } else if (code === WORD_6_HEADER_KINDS) {
        sections.headerKinds[index] = list.u8(operandAt);
      }
    });
  }
  return sections;
}
