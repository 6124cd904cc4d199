import { Bytes } from './bytes.ts';

/** What the summary stream says about the document ([MS-OSHARED] 2.3.3.2). */
export interface Summary {
  producer: string | null;
  pageCount: number | null;
}

const SECTION_OFFSET_AT = 44;
const PAGE_COUNT = 14;
const WORD_COUNT = 15;
const APPLICATION = 18;
const MAX_PROPERTIES = 64;

/** Reads the program's name and the page count; a count beside no words was never computed. */
export function readSummary(stream: Uint8Array | null): Summary {
  if (!stream) return { producer: null, pageCount: null };
  const bytes = new Bytes(stream);
  const section = bytes.u32(SECTION_OFFSET_AT);
  const values = new Map<number, number>();
  for (let i = 0; i < Math.min(MAX_PROPERTIES, bytes.u32(section + 4)); i++) {
    const entry = section + 8 + 8 * i;
    values.set(bytes.u32(entry), section + bytes.u32(entry + 4));
  }
  const integer = (id: number) => (values.has(id) ? bytes.u32(values.get(id)! + 4) : 0);
  const pages = integer(WORD_COUNT) > 0 ? integer(PAGE_COUNT) : 0;
  return {
    producer: values.has(APPLICATION) ? textAt(bytes, values.get(APPLICATION)!) : null,
    pageCount: pages > 0 && pages < 10_000 ? pages : null,
  };
}

function textAt(bytes: Bytes, at: number): string | null {
  const length = Math.min(255, bytes.u32(at + 4));
  const text = new TextDecoder('windows-1252').decode(bytes.slice(at + 8, length).raw);
  return text.replace(/\0.*$/s, '').trim() || null;
}
