import { Bytes } from '../doc/bytes.ts';
import type { Block, Table } from '../flow.ts';
import type { Objects } from './objects.ts';
import type { Message } from './protobuf.ts';

const MAX_COLUMNS = 256;
const MAX_ROWS = 2_000;
const NO_CELL = 0xffff;
const TABLE_MODEL = 6001;
const CELL = { number: 2, text: 3, date: 5, richText: 9, currency: 10 };

const plain = (text: string): Block[] => [{ kind: 'paragraph', lines: [{ text }] }];

/** Reads a TST.TableModelArchive; `readStorage` gives the blocks of a rich cell's text. */
export function readGrid(
  objects: Objects,
  modelId: number | undefined,
  readStorage: (id: number | undefined) => Block[],
): Table | undefined {
  const model = modelId === undefined ? undefined : objects.get(modelId);
  const store = model?.type === TABLE_MODEL ? model.message.message(4) : undefined;
  if (!store) return undefined;
  const texts = readList(objects, store.reference(4));
  const richTexts = readList(objects, store.reference(17));
  const cellBlocks = (buffer: Bytes, at: number): Block[] => {
    const cell = readCell(buffer, at);
    if (cell.kind === 'text') return plain(texts.get(cell.key)?.strings(3)[0] ?? '');
    if (cell.kind === 'rich') {
      const payload = objects.get(richTexts.get(cell.key)?.reference(9) ?? -1);
      return readStorage(payload?.message.reference(1));
    }
    if (cell.kind === 'date') return plain(dateText(cell.seconds));
    return cell.kind === 'number' ? plain(String(cell.value)) : [];
  };
  const rows: Table['rows'] = [];
  for (const tile of store.message(3)?.messages(1) ?? []) {
    const content = objects.get(tile.reference(2) ?? -1)?.message;
    for (const row of content?.messages(5) ?? []) {
      if (rows.length >= MAX_ROWS) break;
      rows.push(readRow(row, cellBlocks));
    }
  }
  return { kind: 'table', rows };
}

function readRow(row: Message, cellBlocks: (buffer: Bytes, at: number) => Block[]) {
  const isNew = (row.bytes(6)?.length ?? 0) > 0;
  const buffer = new Bytes(row.bytes(isNew ? 6 : 3) ?? new Uint8Array());
  const offsets = new Bytes(row.bytes(isNew ? 7 : 4) ?? new Uint8Array());
  const scale = row.number(8) === 1 ? 4 : 1;
  const cells: { blocks: Block[] }[] = [];
  for (let column = 0; column < MAX_COLUMNS && column * 2 < offsets.length; column++) {
    const offset = offsets.u16(column * 2);
    if (offset === NO_CELL) continue;
    cells.push({ blocks: cellBlocks(buffer, offset * scale) });
  }
  return cells;
}

type Cell =
  | { kind: 'text' | 'rich'; key: number }
  | { kind: 'number'; value: number }
  | { kind: 'date'; seconds: number }
  | { kind: 'other' };

const CURRENT_VERSION = 5;
/** Flags of the optional fields of a current cell. */
const FIELD = { decimal: 1, double: 2, seconds: 4, text: 8, rich: 16 };
/** Those fields in storage order, with their bytes. */
const CURRENT_FIELDS: [flag: number, bytes: number][] = [
  [FIELD.decimal, 16],
  [FIELD.double, 8],
  [FIELD.seconds, 8],
  [FIELD.text, 4],
  [FIELD.rich, 4],
];

function readCell(buffer: Bytes, at: number): Cell {
  const type = buffer.u8(at + 1);
  if (buffer.u8(at) !== CURRENT_VERSION) return readOldCell(buffer, at);
  const flags = buffer.u32(at + 8);
  const offsets = new Map<number, number>();
  let next = at + 12;
  for (const [flag, bytes] of CURRENT_FIELDS) {
    if ((flags & flag) === 0) continue;
    offsets.set(flag, next);
    next += bytes;
  }
  const text = offsets.get(FIELD.text);
  const rich = offsets.get(FIELD.rich);
  if (type === CELL.text && text !== undefined) return { kind: 'text', key: buffer.u32(text) };
  if (type === CELL.richText && rich !== undefined) return { kind: 'rich', key: buffer.u32(rich) };
  const seconds = offsets.get(FIELD.seconds);
  if (type === CELL.date && seconds !== undefined) {
    return { kind: 'date', seconds: buffer.f64(seconds) };
  }
  const value = type === CELL.number || type === CELL.currency ? numberAt(buffer, offsets) : NaN;
  return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'other' };
}

function numberAt(buffer: Bytes, offsets: ReadonlyMap<number, number>): number {
  const [decimal, double] = [offsets.get(FIELD.decimal), offsets.get(FIELD.double)];
  if (decimal !== undefined) return decimal128(buffer, decimal);
  return double === undefined ? NaN : buffer.f64(double);
}

/** Pages turns a typed date into seconds since 2001; a first of a month was most likely typed without its day. */
function dateText(seconds: number): string {
  const date = new Date(Date.UTC(2001, 0, 1) + seconds * 1_000);
  if (Number.isNaN(date.getTime())) return '';
  const day = date.getUTCDate();
  const month = `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return day === 1 ? month : `${day} ${month}`;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Flags of the fields that stand before the text keys in cells of 2013. */
const OLD_FIELDS_BEFORE = 0x3d8e;
const OLD_RICH = 0x200;
const OLD_TEXT = 0x10;

function readOldCell(buffer: Bytes, at: number): Cell {
  const type = buffer.u8(at + 2) || buffer.u8(at + 1);
  const flags = buffer.u32(at + 4);
  let next = at + 12 + 4 * countBits(flags & OLD_FIELDS_BEFORE);
  const rich = next;
  if ((flags & OLD_RICH) !== 0) next += 4;
  if (type === CELL.text && (flags & OLD_TEXT) !== 0)
    return { kind: 'text', key: buffer.u32(next) };
  if (type === CELL.richText && (flags & OLD_RICH) !== 0) {
    return { kind: 'rich', key: buffer.u32(rich) };
  }
  return { kind: 'other' };
}

function countBits(value: number): number {
  let bits = 0;
  for (let rest = value; rest !== 0; rest >>>= 1) bits += rest & 1;
  return bits;
}

/** A 128-bit decimal number: 14 bytes of digits, then the exponent biased by 0x1820. */
function decimal128(buffer: Bytes, at: number): number {
  let digits = 0;
  for (let i = 13; i >= 0; i--) digits = digits * 256 + buffer.u8(at + i);
  const exponent = ((buffer.u8(at + 15) & 0x7f) << 7) | (buffer.u8(at + 14) >> 1);
  const value = digits * 10 ** (exponent - 0x1820);
  return Number((buffer.u8(at + 15) & 0x80 ? -value : value).toPrecision(15));
}

/** Entries of a TST.TableDataList by key, over its segments. */
function readList(objects: Objects, id: number | undefined): Map<number, Message> {
  const entries = new Map<number, Message>();
  const list = id === undefined ? undefined : objects.get(id)?.message;
  const parts = [list, ...(list?.references(4) ?? []).map((part) => objects.get(part)?.message)];
  for (const entry of parts.flatMap((part) => part?.messages(3) ?? [])) {
    entries.set(entry.number(1) ?? -1, entry);
  }
  return entries;
}
