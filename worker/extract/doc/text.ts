import { decodeCodePage } from '../charsets.ts';
import { beyondLimits, corruptedFile, UnreadableFile } from '../problems.ts';
import type { Bytes } from './bytes.ts';
import type { Fib } from './fib.ts';

/** A stretch of the text stored in one place ([MS-DOC] 2.8.35 PlcPcd). */
interface Piece {
  /** Character positions [from, to). */
  from: number;
  to: number;
  /** Offset of the first character in the WordDocument stream. */
  at: number;
  bytesPerCharacter: 1 | 2;
}

const MAX_CHARACTERS = 3_000_000;
const PIECE_BYTES = 8;
const COMPRESSED = 0x40000000;
const PRC = 1;
const PCDT = 2;
const WESTERN = 1252;

/** The text of all stories in one string, and where each character's bytes are. */
export interface StoredText {
  text: string;
  /** Offset in the WordDocument stream of the character at a position. */
  byteAt(position: number): number;
}

/** Decodes bytes at an offset of the WordDocument stream, one UTF-16 unit for each. */
export type DecodeBytes = (bytes: Uint8Array, at: number) => string;

/** Word 97 stores byte text as Western. */
export const decodeWestern: DecodeBytes = (bytes) => decodeCodePage(bytes, WESTERN);

/** Reads the piece table ([MS-DOC] 2.9.38 Clx) and the text that it points to. */
export function readPieces(clx: Bytes, main: Bytes, fib: Fib, decode: DecodeBytes): StoredText {
  let at = 0;
  while (clx.u8(at) === PRC && at < clx.length) at += 3 + clx.u16(at + 1);
  if (clx.u8(at) !== PCDT) throw damaged();
  const table = clx.slice(at + 5, clx.u32(at + 1));
  const count = Math.floor((table.length - 4) / (4 + PIECE_BYTES));
  if (count <= 0) throw damaged();
  const pieces: Piece[] = [];
  for (let i = 0; i < count; i++) {
    const [from, to] = [table.u32(4 * i), table.u32(4 * i + 4)];
    const stored = table.u32(4 * (count + 1) + PIECE_BYTES * i + 2);
    const isByte = fib.isWord6 ? !fib.isWide : (stored & COMPRESSED) !== 0;
    const offset = stored & 0x3fffffff;
    if (to <= from || from !== (pieces.at(-1)?.to ?? 0)) continue;
    if (to > MAX_CHARACTERS) throw new UnreadableFile(beyondLimits());
    pieces.push({
      from,
      to,
      at: isByte && !fib.isWord6 ? offset >>> 1 : offset,
      bytesPerCharacter: isByte ? 1 : 2,
    });
  }
  return storedText(pieces, main, decode);
}

/** Text that stands in one run of bytes, as Word 6 and 95 keep it. */
export function readRun(
  main: Bytes,
  { textFrom, textTo, isWide }: Fib,
  decode: DecodeBytes,
): StoredText {
  if (textTo <= textFrom || textFrom > main.length) throw damaged();
  const bytesPerCharacter = isWide ? 2 : 1;
  const length = Math.floor((Math.min(textTo, main.length) - textFrom) / bytesPerCharacter);
  return storedText([{ from: 0, to: length, at: textFrom, bytesPerCharacter }], main, decode);
}

const damaged = () => new UnreadableFile(corruptedFile('is cut short or damaged'));

function storedText(pieces: readonly Piece[], main: Bytes, decode: DecodeBytes): StoredText {
  const text = pieces
    .map((piece) => {
      const length = piece.to - piece.from;
      const bytes = main.slice(piece.at, length * piece.bytesPerCharacter).raw;
      const text = piece.bytesPerCharacter === 1 ? decode(bytes, piece.at) : decodeWide(bytes);
      return text.padEnd(length, '\0').slice(0, length);
    })
    .join('');
  let last = pieces[0];
  const byteAt = (position: number) => {
    if (!last || position < last.from || position >= last.to) {
      last = pieces.find((piece) => position >= piece.from && position < piece.to) ?? last;
    }
    return last ? last.at + (position - last.from) * last.bytesPerCharacter : 0;
  };
  return { text, byteAt };
}

/** Lone surrogates must keep their place, or every position behind them would shift. */
function decodeWide(bytes: Uint8Array): string {
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(
    bytes.subarray(0, bytes.length & ~1),
  );
}
