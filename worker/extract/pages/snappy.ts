import { beyondLimits, corruptedFile, UnreadableFile } from '../problems.ts';
import { concatenate } from '../zip.ts';

const damaged = () => new UnreadableFile(corruptedFile('is cut short or damaged'));

const CHUNK_HEADER_BYTES = 4;

/** Unpacks an .iwa stream: chunks of a type byte 0, a 24-bit length and raw Snappy data. Throws UnreadableFile. */
export function unpackIwa(bytes: Uint8Array, maxBytes: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let at = 0;
  while (at + CHUNK_HEADER_BYTES <= bytes.length) {
    if (bytes[at] !== 0) throw damaged();
    const length = bytes[at + 1]! | (bytes[at + 2]! << 8) | (bytes[at + 3]! << 16);
    at += CHUNK_HEADER_BYTES;
    if (at + length > bytes.length) throw damaged();
    const chunk = unsnap(bytes.subarray(at, at + length), maxBytes - size);
    chunks.push(chunk);
    size += chunk.length;
    at += length;
  }
  return concatenate(chunks, size);
}

/** Decodes one raw Snappy block (google/snappy format_description.txt). */
export function unsnap(source: Uint8Array, maxBytes: number): Uint8Array {
  let at = 0;
  let length = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = source[at++];
    if (byte === undefined || shift > 28) throw damaged();
    length += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) break;
  }
  if (length > maxBytes) throw new UnreadableFile(beyondLimits());
  const out = new Uint8Array(length);
  let written = 0;
  while (at < source.length) {
    const tag = source[at++]!;
    const kind = tag & 3;
    if (kind === 0) {
      let count = tag >>> 2;
      if (count >= 60) {
        const extra = count - 59;
        count = littleEndian(source, at, extra);
        at += extra;
      }
      count++;
      if (at + count > source.length || written + count > length) throw damaged();
      out.set(source.subarray(at, at + count), written);
      at += count;
      written += count;
      continue;
    }
    const offsetBytes = kind === 3 ? 4 : kind;
    const count = kind === 1 ? ((tag >>> 2) & 7) + 4 : (tag >>> 2) + 1;
    const low = littleEndian(source, at, offsetBytes);
    const offset = kind === 1 ? ((tag >>> 5) << 8) | low : low;
    at += offsetBytes;
    if (offset === 0 || offset > written || written + count > length) throw damaged();
    // A copy may overlap what it writes, so it goes byte by byte.
    for (let i = 0; i < count; i++, written++) out[written] = out[written - offset]!;
  }
  return out;
}

function littleEndian(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let i = 0; i < count; i++) value += (bytes[at + i] ?? 0) * 2 ** (8 * i);
  return value;
}
