import type { Bytes } from './bytes.ts';
import { readPlc } from './bytes.ts';
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
/** A paragraph entry on a page: one offset byte and twelve of layout ([MS-DOC] 2.9.23 BxPap). */
const PARAGRAPH_ENTRY_BYTES = 13;

/** Character properties by byte range ([MS-DOC] 2.9.35 ChpxFkp), sorted; `plc` is PlcBteChpx. */
export function readCharacterRuns(plc: Bytes, main: Bytes): FormatRun<CharacterProperties>[] {
  return readPages(plc, main, (page, count, index) => {
    const at = page.u8(4 * (count + 1) + index) * 2;
    const properties: CharacterProperties = {};
    if (at > 0) applyCharacterList(page.slice(at + 1, page.u8(at)), properties);
    return properties;
  });
}

/** Paragraph properties by byte range ([MS-DOC] 2.9.174 PapxFkp), sorted; `plc` is PlcBtePapx. */
export function readParagraphRuns(
  plc: Bytes,
  main: Bytes,
  data: Bytes | undefined,
): FormatRun<{ style: number; list: Bytes; data: Bytes | undefined }>[] {
  return readPages(plc, main, (page, count, index) => {
    const at = page.u8(4 * (count + 1) + PARAGRAPH_ENTRY_BYTES * index) * 2;
    if (at === 0) return { style: 0, list: page.slice(0, 0), data };
    const words = page.u8(at);
    const [from, length] = words === 0 ? [at + 2, page.u8(at + 1) * 2] : [at + 1, words * 2 - 1];
    return { style: page.u16(from), list: page.slice(from + 2, length - 2), data };
  });
}

function readPages<T>(
  plc: Bytes,
  main: Bytes,
  read: (page: Bytes, count: number, index: number) => T,
): FormatRun<T>[] {
  const runs: FormatRun<T>[] = [];
  for (const record of readPlc(plc, 4).records.slice(0, MAX_PAGES)) {
    const page = main.slice((record.u32(0) & 0x3fffff) * PAGE_BYTES, PAGE_BYTES);
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

interface Style {
  kind: number;
  base: number;
  builtIn: number;
  name: string;
  paragraph: ParagraphProperties;
  character: CharacterProperties;
}

const MAX_CHAIN = 20;
const NO_BASE = 0xfff;
const PARAGRAPH_STYLE = 1;
const TITLE_STYLE = 62;

/** The style sheet ([MS-DOC] 2.9.271 STSH), asked through the chain of base styles. */
export class StyleSheet {
  private readonly styles: (Style | undefined)[] = [];

  constructor(bytes: Bytes) {
    const headerBytes = bytes.u16(0);
    const count = bytes.u16(2);
    const baseBytes = bytes.u16(4);
    let at = 2 + headerBytes;
    for (let i = 0; i < count && at + 2 <= bytes.length; i++) {
      const length = bytes.u16(at);
      this.styles.push(
        length === 0 ? undefined : readStyle(bytes.slice(at + 2, length), baseBytes),
      );
      at += 2 + length + (length % 2);
    }
  }

  character<K extends keyof CharacterProperties>(
    style: number | undefined,
    key: K,
  ): CharacterProperties[K] {
    return this.along(style, (one) => one.character[key]);
  }

  paragraph<K extends keyof ParagraphProperties>(
    style: number,
    key: K,
  ): ParagraphProperties[K] | undefined {
    return this.along(style, (one) => one.paragraph[key]);
  }

  /** Heading level by outline level, built-in style number or name; 1 = highest. */
  headingLevel(style: number, outlineLevel: number | undefined): number | undefined {
    const outline = outlineLevel ?? this.paragraph(style, 'outlineLevel');
    if (outline !== undefined && outline < 9) return outline + 1;
    const found = this.styles[style];
    if (!found || found.kind !== PARAGRAPH_STYLE) return undefined;
    if (found.builtIn >= 1 && found.builtIn <= 9) return found.builtIn;
    if (found.builtIn === TITLE_STYLE) return 1;
    const named = /^(?:heading|überschrift|titre) ?([1-9])/i.exec(found.name)?.[1];
    return named ? Number(named) : undefined;
  }

  private along<T>(
    style: number | undefined,
    read: (style: Style) => T | undefined,
  ): T | undefined {
    let index = style;
    for (let i = 0; index !== undefined && index !== NO_BASE && i < MAX_CHAIN; i++) {
      const found = this.styles[index];
      if (!found) return undefined;
      const value = read(found);
      if (value !== undefined) return value;
      index = found.base;
    }
    return undefined;
  }
}

function readStyle(bytes: Bytes, baseBytes: number): Style {
  const kind = bytes.u16(2) & 0xf;
  const style: Style = {
    kind,
    base: bytes.u16(2) >> 4,
    builtIn: bytes.u16(0) & 0xfff,
    name: bytes.utf16(baseBytes + 2, Math.min(255, bytes.u16(baseBytes))),
    paragraph: { style: 0 },
    character: {},
  };
  let at = baseBytes + 2 + bytes.u16(baseBytes) * 2 + 2;
  const nextList = () => {
    at += at % 2;
    const length = bytes.u16(at);
    const list = bytes.slice(at + 2, length);
    at += 2 + length;
    return list;
  };
  if (kind === PARAGRAPH_STYLE) {
    const list = nextList();
    applyParagraphList(list.slice(2, list.length - 2), style.paragraph);
  }
  applyCharacterList(nextList(), style.character);
  return style;
}
