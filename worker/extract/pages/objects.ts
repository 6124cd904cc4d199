import { beyondLimits, UnreadableFile } from '../problems.ts';
import { ZIP_LIMITS } from '../zip.ts';
import { Message, readVarint } from './protobuf.ts';
import { unpackIwa } from './snappy.ts';

/** One archived object: its type number and its message, parsed when first asked for. */
export class ArchivedObject {
  readonly type: number;
  private readonly payload: Uint8Array;
  private parsed: Message | undefined;

  constructor(type: number, payload: Uint8Array) {
    this.type = type;
    this.payload = payload;
  }

  get message(): Message {
    this.parsed ??= new Message(this.payload);
    return this.parsed;
  }
}

export type Objects = ReadonlyMap<number, ArchivedObject>;

interface Entries {
  names: readonly string[];
  read(name: string): Uint8Array | null;
}

const MAX_OBJECTS = 200_000;

/** Loads all objects of the .iwa files under a folder, by id; damaged files are left out. */
export function loadObjects(archive: Entries, folder: string): Objects {
  const objects = new Map<number, ArchivedObject>();
  let total = 0;
  for (const name of archive.names) {
    if (!name.startsWith(folder) || !name.endsWith('.iwa')) continue;
    try {
      const content = unpackIwa(archive.read(name)!, ZIP_LIMITS.totalBytes - total);
      total += content.length;
      readRecords(content, objects);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      if (total >= ZIP_LIMITS.totalBytes) throw error;
    }
    if (objects.size > MAX_OBJECTS) throw new UnreadableFile(beyondLimits());
  }
  return objects;
}

/** Records of `varint length | ArchiveInfo {1 id, 2* MessageInfo {1 type, 3 length}} | payloads`. */
function readRecords(content: Uint8Array, objects: Map<number, ArchivedObject>): void {
  let at = 0;
  while (at < content.length) {
    const length = readVarint(content, at);
    at = length.next + length.value;
    const info = new Message(content.subarray(length.next, at));
    const id = info.number(1);
    for (const [index, part] of info.messages(2).entries()) {
      const size = part.number(3) ?? 0;
      const payload = content.subarray(at, at + size);
      if (index === 0 && id !== undefined) {
        objects.set(id, new ArchivedObject(part.number(1) ?? 0, payload));
      }
      at += size;
    }
  }
}
