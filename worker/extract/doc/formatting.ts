import type { Bytes } from './bytes.ts';
import { readPlc } from './bytes.ts';
import type { Dialect } from './dialect.ts';
import {
  applyCharacterList,
  applyParagraphList,
  type CharacterProperties,
  type ParagraphProperties,
} from './sprm.ts';

/** Properties of the bytes [from, to) of the WordDocument stream. */
export interface FormatRun<T> {
  from: number;
  to: number;
  properties: T;
}

const PAGE_BYTES = 512;
const MAX_PAGES = 8_192;

/** Character properties by byte range ([MS-DOC] 2.9.35 ChpxFkp), sorted; `plc` is PlcBteChpx. */
export function readCharacterRuns(
  plc: Bytes,
  main: Bytes,
  dialect: Dialect,
): FormatRun<CharacterProperties>[] {
  return readPages(plc, main, dialect, (page, count, index) => {
    const at = page.u8(4 * (count + 1) + index) * 2;
    const properties: CharacterProperties = {};
    if (at > 0) applyCharacterList(page.slice(at + 1, page.u8(at)), properties, dialect.each);
    return properties;
  });
}

/** Paragraph properties by byte range ([MS-DOC] 2.9.174 PapxFkp), sorted; `plc` is PlcBtePapx. */
export function readParagraphRuns(
  plc: Bytes,
  main: Bytes,
  data: Bytes | undefined,
  dialect: Dialect,
): FormatRun<ParagraphProperties>[] {
  return readPages(plc, main, dialect, (page, count, index) => {
    const at = page.u8(4 * (count + 1) + dialect.paragraphEntryBytes * index) * 2;
    if (at === 0) return { style: 0 };
    const [from, length] = paragraphEntry(page, at, dialect);
    const properties: ParagraphProperties = { style: page.u16(from) };
    applyParagraphList(page.slice(from + 2, length - 2), properties, data, dialect.each);
    return properties;
  });
}

/** Offset and length of the style number and the properties behind it. */
function paragraphEntry(page: Bytes, at: number, { isWord6 }: Dialect): [number, number] {
  const words = page.u8(at);
  if (isWord6) return [at + 1, words * 2];
  return words === 0 ? [at + 2, page.u8(at + 1) * 2] : [at + 1, words * 2 - 1];
}

function readPages<T>(
  plc: Bytes,
  main: Bytes,
  dialect: Dialect,
  read: (page: Bytes, count: number, index: number) => T,
): FormatRun<T>[] {
  const runs: FormatRun<T>[] = [];
  for (const record of readPlc(plc, dialect.pageNumberBytes).records.slice(0, MAX_PAGES)) {
    const number = dialect.isWord6 ? record.u16(0) : record.u32(0) & 0x3fffff;
    const page = main.slice(number * PAGE_BYTES, PAGE_BYTES);
    if (page.length < PAGE_BYTES) continue;
    const count = page.u8(PAGE_BYTES - 1);
    if (4 * (count + 1) >= PAGE_BYTES) continue;
    for (let i = 0; i < count; i++) {
      const [from, to] = [page.u32(4 * i), page.u32(4 * i + 4)];
      if (to > from) runs.push({ from, to, properties: read(page, count, i) });
    }
  }
  return runs.toSorted((a, b) => a.from - b.from);
}

/** The run that holds a byte offset, by binary search. */
export function runAt<T>(runs: readonly FormatRun<T>[], at: number): FormatRun<T> | undefined {
  let low = 0;
  let high = runs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (runs[middle]!.from <= at) low = middle;
    else high = middle - 1;
  }
  const run = runs[low];
  return run && run.from <= at && at < run.to ? run : undefined;
}
