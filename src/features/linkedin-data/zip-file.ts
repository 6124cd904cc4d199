/** Reads single entries of a zip archive of any size: the rest of it is never loaded. */
import { Inflate } from 'fflate';
import { ArchiveError } from './archive-error.ts';

/** What an archive may hold at most; sizes are counted while unpacking, since headers can lie. */
export interface ArchiveLimits {
  archiveBytes: number;
  entries: number;
  entryBytes: number;
  totalBytes: number;
  /** Unpacked bytes for each packed one. */
  ratio: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = {
  archiveBytes: 1024 ** 3,
  entries: 20_000,
  entryBytes: 4_000_000,
  totalBytes: 12_000_000,
  ratio: 200,
};

/** One file in an archive. */
interface Entry {
  name: string;
  encrypted: boolean;
  method: number;
  packedBytes: number;
  offset: number;
}

/** An opened archive. */
export interface ZipFile {
  /** Names of its files in the order of its directory. */
  names: string[];
  /** The bytes of a file; rejects with ArchiveError where it is locked, damaged or too large. */
  read: (name: string) => Promise<Uint8Array>;
}

// PKWARE APPNOTE 4.3: signatures and lengths of the records.
const END = { sign: 0x06054b50, bytes: 22, comment: 0xffff };
const CENTRAL = { sign: 0x02014b50, bytes: 46 };
const LOCAL = { sign: 0x04034b50, bytes: 30 };
const STORED = 0;
const DEFLATED = 8;
const PUSH_BYTES = 16_384;

/** Opens an archive by its directory; rejects with ArchiveError where it has none. */
export async function openZipFile(file: Blob, limits = ARCHIVE_LIMITS): Promise<ZipFile> {
  if (file.size > limits.archiveBytes) throw new ArchiveError('too-large');
  const entries = await readDirectory(file, limits);
  let total = 0;
  const spend = (bytes: number) => {
    total += bytes;
    if (total > limits.totalBytes) throw new ArchiveError('too-large');
  };
  return {
    names: [...entries.keys()],
    read: async (name) => {
      const entry = entries.get(name);
      if (!entry) throw new ArchiveError('damaged');
      return unpack(await packedBytes(file, entry), entry, limits, spend);
    },
  };
}

async function readDirectory(file: Blob, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  const tail = await viewOf(file, Math.max(0, file.size - END.bytes - END.comment), file.size);
  let at = tail.byteLength - END.bytes;
  while (at >= 0 && tail.getUint32(at, true) !== END.sign) at--;
  if (at < 0) throw new ArchiveError('no-zip');
  const count = tail.getUint16(at + 10, true);
  const start = tail.getUint32(at + 16, true);
  const length = tail.getUint32(at + 12, true);
  if (count > limits.entries || length > limits.totalBytes) throw new ArchiveError('too-large');
  const directory = await viewOf(file, start, start + length);
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  let from = 0;
  for (let i = 0; i < count; i++) {
    if (from + CENTRAL.bytes > directory.byteLength) break;
    if (directory.getUint32(from, true) !== CENTRAL.sign) break;
    const nameBytes = directory.getUint16(from + 28, true);
    const bytes = new Uint8Array(directory.buffer, from + CENTRAL.bytes).subarray(0, nameBytes);
    const name = decoder.decode(bytes);
    entries.set(name, {
      name,
      encrypted: (directory.getUint16(from + 8, true) & 1) === 1,
      method: directory.getUint16(from + 10, true),
      packedBytes: directory.getUint32(from + 20, true),
      offset: directory.getUint32(from + 42, true),
    });
    from +=
      CENTRAL.bytes +
      nameBytes +
      directory.getUint16(from + 30, true) +
      directory.getUint16(from + 32, true);
  }
  return entries;
}

const viewOf = async (file: Blob, from: number, to: number) =>
  new DataView(await file.slice(from, to).arrayBuffer());

async function packedBytes(file: Blob, entry: Entry): Promise<Uint8Array> {
  if (entry.encrypted) throw new ArchiveError('locked');
  const head = await viewOf(file, entry.offset, entry.offset + LOCAL.bytes);
  if (head.byteLength < LOCAL.bytes || head.getUint32(0, true) !== LOCAL.sign)
    throw new ArchiveError('damaged');
  const start = entry.offset + LOCAL.bytes + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = await file.slice(start, start + entry.packedBytes).arrayBuffer();
  if (packed.byteLength < entry.packedBytes) throw new ArchiveError('damaged');
  return new Uint8Array(packed);
}

function unpack(
  packed: Uint8Array,
  { method }: Entry,
  limits: ArchiveLimits,
  spend: (bytes: number) => void,
): Uint8Array {
  if (method !== STORED && method !== DEFLATED) throw new ArchiveError('damaged');
  const most = Math.min(limits.entryBytes, packed.length * limits.ratio);
  if (method === STORED) {
    if (packed.length > most) throw new ArchiveError('too-large');
    spend(packed.length);
    return packed;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const stream = new Inflate((chunk, last) => {
    size += chunk.length;
    if (size > most) throw new ArchiveError('too-large');
    spend(chunk.length);
    chunks.push(chunk.slice());
    ended = last;
  });
  try {
    for (let at = 0; at < packed.length; at += PUSH_BYTES) {
      stream.push(packed.subarray(at, at + PUSH_BYTES), at + PUSH_BYTES >= packed.length);
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('damaged');
  }
  if (!ended) throw new ArchiveError('damaged');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
