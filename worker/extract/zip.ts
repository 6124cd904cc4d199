import { Inflate } from 'fflate';
import { beyondLimits, corruptedFile, lockedFile, UnreadableFile } from './problems.ts';

/** Bounds on an archive, counted while inflating because sizes in headers can lie. */
export interface ZipLimits {
  entries: number;
  entryBytes: number;
  totalBytes: number;
}

export const ZIP_LIMITS: ZipLimits = { entries: 2_000, entryBytes: 20e6, totalBytes: 40e6 };

/** An opened archive: names without a leading slash, and entries inflated on demand. */
export interface Archive {
  names: string[];
  /** Bytes of an entry, or null when there is none. Throws UnreadableFile on damage or excess. */
  read(name: string): Uint8Array | null;
}

interface Entry {
  method: number;
  encrypted: boolean;
  compressedBytes: number;
  /** What the directory says; it may lie. */
  claimedBytes: number;
  offset: number;
}

const STORED = 0;
const DEFLATED = 8;
/** How Pages '09 marks the entries of a document under a password. */
const PAGES_LOCKED = 25452;
const END_OF_CENTRAL_DIRECTORY = 0x06054b50;
const CENTRAL_HEADER = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const PUSH_BYTES = 16_384;
/** Text of markup packs about this well; room is made for no more at first, whatever the directory claims. */
const LIKELY_RATIO = 500;
/** Larger entries are unpacked once and not kept beside the text that is made of them. */
const KEPT_BYTES = 1e6;

/** Opens a zip archive by its central directory (APPNOTE 4.3). Throws UnreadableFile when it has none. */
export function openZip(bytes: Uint8Array, limits: ZipLimits = ZIP_LIMITS): Archive {
  const entries = readDirectory(bytes, limits);
  let total = 0;
  const spend = (count: number) => {
    total += count;
    if (total > limits.totalBytes) throw new UnreadableFile(beyondLimits());
  };
  const cache = new Map<string, Uint8Array>();
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      let content = cache.get(name);
      if (!content) {
        content = readEntry(bytes, entry, limits, spend);
        if (content.length < KEPT_BYTES) cache.set(name, content);
      }
      return content;
    },
  };
}

const damaged = () => new UnreadableFile(corruptedFile('is cut short or damaged'));

function readDirectory(bytes: Uint8Array, limits: ZipLimits): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) throw new UnreadableFile(beyondLimits());
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count && at + 46 <= bytes.length; i++) {
    if (view.getUint32(at, true) !== CENTRAL_HEADER) break;
    const nameBytes = view.getUint16(at + 28, true);
    const name = decoder
      .decode(bytes.subarray(at + 46, at + 46 + nameBytes))
      .replaceAll('\\', '/')
      .replace(/^\//, '');
    entries.set(name, {
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      compressedBytes: view.getUint32(at + 20, true),
      claimedBytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === END_OF_CENTRAL_DIRECTORY) return at;
  }
  throw damaged();
}

function readEntry(
  bytes: Uint8Array,
  entry: Entry,
  limits: ZipLimits,
  spend: (count: number) => void,
): Uint8Array {
  if (entry.encrypted || entry.method === PAGES_LOCKED)
    throw new UnreadableFile(lockedFile('docx'));
  const { offset } = entry;
  if (offset + 30 > bytes.length) throw damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, 30);
  if (view.getUint32(0, true) !== LOCAL_HEADER) throw damaged();
  const start = offset + 30 + view.getUint16(26, true) + view.getUint16(28, true);
  const source = bytes.subarray(start, start + entry.compressedBytes);
  if (source.length < entry.compressedBytes) throw damaged();
  if (entry.method === STORED) {
    spend(source.length);
    if (source.length > limits.entryBytes) throw new UnreadableFile(beyondLimits());
    return source;
  }
  if (entry.method !== DEFLATED) throw damaged();
  return inflate(source, entry, limits.entryBytes, spend);
}

function inflate(
  source: Uint8Array,
  { claimedBytes }: Entry,
  maxBytes: number,
  spend: (count: number) => void,
): Uint8Array {
  let content = new Uint8Array(Math.min(claimedBytes, maxBytes, LIKELY_RATIO * source.length));
  let size = 0;
  const stream = new Inflate((chunk) => {
    const end = size + chunk.length;
    spend(chunk.length);
    if (end > maxBytes) throw new UnreadableFile(beyondLimits());
    if (end > content.length) content = grown(content, Math.max(end, 2 * size));
    content.set(chunk, size);
    size = end;
  });
  try {
    for (let at = 0; at < source.length; at += PUSH_BYTES) {
      stream.push(source.subarray(at, at + PUSH_BYTES), at + PUSH_BYTES >= source.length);
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : damaged();
  }
  return content.subarray(0, size);
}

function grown(content: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(content);
  return larger;
}

/** Joins byte chunks whose lengths add up to `size`. */
export function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
