import { concatenate } from '../zip.ts';
import { corruptedFile, UnreadableFile } from '../problems.ts';

/** An opened compound file ([MS-CFB]): its top-level streams by name, in any case. */
export interface CompoundFile {
  names: string[];
  has(name: string): boolean;
  read(name: string): Uint8Array | null;
}

interface DirectoryEntry {
  name: string;
  isStream: boolean;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

/** Sector numbers from here on are marks: end of chain, free, FAT ([MS-CFB] 2.1). */
const FIRST_MARK = 0xfffffffa;
const MINI_SECTOR_BYTES = 64;
const DIRECTORY_ENTRY_BYTES = 128;
const MAX_DIRECTORY_SECTORS = 4_096;
const HEADER_DIFAT_ENTRIES = 109;

const damaged = () => new UnreadableFile(corruptedFile('is cut short or damaged'));

/** Opens a compound file. Every chain is followed no further than the file has sectors, so loops end. */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const sectors = new Sectors(bytes);
  const entries = readDirectory(sectors);
  const root = entries[0];
  if (!root) throw damaged();
  const mini = new MiniSectors(sectors, root);
  const streams = new Map<string, DirectoryEntry>();
  for (const entry of childrenOf(entries, root)) {
    if (!streams.has(entry.name.toLowerCase())) streams.set(entry.name.toLowerCase(), entry);
  }
  return {
    names: [...streams.values()].map((entry) => entry.name),
    has: (name) => streams.has(name.toLowerCase()),
    read(name) {
      const entry = streams.get(name.toLowerCase());
      if (!entry?.isStream) return null;
      const size = Math.min(entry.size, bytes.length);
      return size < sectors.miniCutoffBytes
        ? mini.read(entry.start, size)
        : sectors.read(entry.start, size);
    },
  };
}

class Sectors {
  readonly miniCutoffBytes: number;
  readonly directoryStart: number;
  readonly miniFatStart: number;
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  private readonly sectorBytes: number;
  private readonly count: number;
  private readonly fat: Uint32Array;

  constructor(bytes: Uint8Array) {
    if (bytes.length < 512) throw damaged();
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const shift = this.view.getUint16(30, true);
    if (shift !== 9 && shift !== 12) throw damaged();
    this.sectorBytes = 2 ** shift;
    this.count = Math.ceil(bytes.length / this.sectorBytes);
    this.directoryStart = this.view.getUint32(48, true);
    this.miniCutoffBytes = this.view.getUint32(56, true);
    this.miniFatStart = this.view.getUint32(60, true);
    this.fat = this.readFat();
  }

  /** Bytes of a chain, at most `size` of them. */
  read(start: number, size: number): Uint8Array {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for (const sector of this.chain(start, Math.ceil(size / this.sectorBytes))) {
      const chunk = this.sector(sector).subarray(0, size - length);
      chunks.push(chunk);
      length += chunk.length;
    }
    return concatenate(chunks, length);
  }

  /** Bytes of a whole chain of unknown length. */
  readAll(start: number, maxSectors: number): Uint8Array {
    return this.read(start, Math.min(this.count, maxSectors) * this.sectorBytes);
  }

  private sector(index: number): Uint8Array {
    const at = (index + 1) * this.sectorBytes;
    return this.bytes.subarray(at, at + this.sectorBytes);
  }

  private *chain(start: number, maxSectors: number): Generator<number> {
    const most = Math.min(this.count, maxSectors);
    let sector = start;
    for (let i = 0; i < most && sector < FIRST_MARK; i++) {
      yield sector;
      sector = this.fat[sector] ?? FIRST_MARK;
    }
  }

  private readFat(): Uint32Array {
    const entriesPerSector = this.sectorBytes / 4;
    const fat = new Uint32Array(this.count + entriesPerSector).fill(0xffffffff);
    let at = 0;
    for (const sector of this.fatSectors()) {
      const content = this.sector(sector);
      const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
      for (let i = 0; i + 4 <= content.length && at < fat.length; i += 4, at++) {
        fat[at] = view.getUint32(i, true);
      }
    }
    return fat;
  }

  private fatSectors(): number[] {
    const found: number[] = [];
    const note = (sector: number) => {
      if (sector < FIRST_MARK && found.length < this.count) found.push(sector);
    };
    for (let i = 0; i < HEADER_DIFAT_ENTRIES; i++) note(this.view.getUint32(76 + 4 * i, true));
    let next = this.view.getUint32(68, true);
    for (let i = 0; i < this.count && next < FIRST_MARK; i++) {
      const content = this.sector(next);
      if (content.length < this.sectorBytes) break;
      const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
      for (let at = 0; at + 8 <= content.length; at += 4) note(view.getUint32(at, true));
      next = view.getUint32(this.sectorBytes - 4, true);
    }
    return found;
  }
}

/** Small streams live in 64-byte sectors inside the root entry's stream. */
class MiniSectors {
  private readonly content: Uint8Array;
  private readonly fat: DataView;

  constructor(sectors: Sectors, root: DirectoryEntry) {
    this.content = sectors.read(root.start, root.size);
    const fat = sectors.readAll(sectors.miniFatStart, MAX_DIRECTORY_SECTORS);
    this.fat = new DataView(fat.buffer, fat.byteOffset, fat.byteLength);
  }

  read(start: number, size: number): Uint8Array {
    const whole = new Uint8Array(size);
    let sector = start;
    for (let at = 0; at < size && sector < FIRST_MARK; at += MINI_SECTOR_BYTES) {
      const from = sector * MINI_SECTOR_BYTES;
      const length = Math.min(MINI_SECTOR_BYTES, size - at);
      whole.set(this.content.subarray(from, from + length), at);
      const next = sector * 4;
      sector = next + 4 <= this.fat.byteLength ? this.fat.getUint32(next, true) : FIRST_MARK;
    }
    return whole;
  }
}

function readDirectory(sectors: Sectors): DirectoryEntry[] {
  const raw = sectors.readAll(sectors.directoryStart, MAX_DIRECTORY_SECTORS);
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
  const decoder = new TextDecoder('utf-16le');
  const entries: DirectoryEntry[] = [];
  for (let at = 0; at + DIRECTORY_ENTRY_BYTES <= raw.length; at += DIRECTORY_ENTRY_BYTES) {
    const nameBytes = Math.max(0, Math.min(64, view.getUint16(at + 64, true)) - 2);
    entries.push({
      name: decoder.decode(raw.subarray(at, at + nameBytes)),
      isStream: raw[at + 66] === 2,
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

/** Children of the root by the sibling tree; all streams when the tree is damaged. */
function childrenOf(entries: DirectoryEntry[], root: DirectoryEntry): DirectoryEntry[] {
  const found: DirectoryEntry[] = [];
  const seen = new Set<number>();
  const open = [root.child];
  while (open.length > 0) {
    const index = open.pop()!;
    const entry = entries[index];
    if (!entry || seen.has(index)) continue;
    seen.add(index);
    found.push(entry);
    open.push(entry.left, entry.right);
  }
  return found.length > 0 ? found : entries.filter((entry) => entry.isStream);
}
