import { Unzlib } from 'fflate';

/** Bytes to which one stream may unpack; the text and fonts of a resume need a fraction. */
const MAX_BYTES = 50e6;
/** The same of a stream that is packed twice, as no writer of resumes does. */
const MAX_BYTES_TWICE = 8e6;
/** Deflate packs at most 1032 : 1 (RFC 1951), so a smaller stream stays below the limit. */
const SUSPECT_BYTES = Math.floor(MAX_BYTES / 1032);
/** Packed bytes a step: what one step unpacks to stays small. */
const STEP_BYTES = 2048;
/** A list of filters is looked for this far before a small stream. */
const NEAR_BYTES = 300;
/** A stream's dictionary stands before it; those of large streams are short. */
const DICTIONARY_BYTES = 1500;

/** Whether a packed stream of a PDF would fill the memory; pdf.js itself unpacks without a limit. Pictures, which it never unpacks here, are passed over. */
export function unpacksTooFar(bytes: Uint8Array): boolean {
  for (const { from, to } of streamsOf(bytes)) {
    const isLarge = to - from > SUSPECT_BYTES;
    // packed twice, a few hundred bytes are enough
    if (!isLarge && !bytes.subarray(Math.max(0, from - NEAR_BYTES), from).includes(BRACKET))
      continue;
    const layers = packedLayers(bytes, from);
    if (layers > (isLarge ? 0 : 1) && unpackedIsOver(bytes.subarray(from, to), layers)) return true;
  }
  return false;
}

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const STREAM = ascii('stream');
const END = ascii('endstream');

const BRACKET = 0x5b;

interface Span {
  from: number;
  to: number;
}

function* streamsOf(bytes: Uint8Array): Generator<Span> {
  let at = indexOf(bytes, STREAM, 0);
  while (at >= 0) {
    const from = at + STREAM.length;
    const found = indexOf(bytes, END, from);
    const to = found < 0 ? bytes.length : found;
    yield { from, to };
    at = indexOf(bytes, STREAM, to + END.length);
  }
}

function indexOf(bytes: Uint8Array, word: Uint8Array, start: number): number {
  let at = bytes.indexOf(word[0]!, start);
  while (at >= 0) {
    let same = 1;
    while (same < word.length && bytes[at + same] === word[same]) same += 1;
    if (same === word.length) return at;
    at = bytes.indexOf(word[0]!, at + 1);
  }
  return -1;
}

const LATIN = new TextDecoder('latin1');

/** How often a stream is deflated, by its dictionary; 0 where it is not, or a picture. */
function packedLayers(bytes: Uint8Array, from: number): number {
  const before = LATIN.decode(bytes.subarray(Math.max(0, from - DICTIONARY_BYTES), from));
  const dictionary = before.slice(before.lastIndexOf('obj') + 3);
  if (/\/Subtype\s*\/Image\b/.test(dictionary)) return 0;
  const [filters = ''] = /\/Filter\s*\[?(?:\s*\/Fl(?:ateDecode)?\b)+/.exec(dictionary) ?? [];
  return filters.match(/\/Fl(?:ateDecode)?\b/g)?.length ?? 0;
}

class OverLimit extends Error {}

/** Most layers that are followed: nobody packs a page three times. */
const MOST_LAYERS = 4;

/** Counts while unpacking layer by layer, and keeps nothing. */
function unpackedIsOver(stream: Uint8Array, layers: number): boolean {
  const most = layers > 1 ? MAX_BYTES_TWICE : MAX_BYTES;
  let size = 0;
  let take = (chunk: Uint8Array) => {
    size += chunk.length;
    if (size > most) throw new OverLimit();
  };
  for (let layer = 0; layer < Math.min(layers, MOST_LAYERS); layer++) {
    const inner = take;
    const unzlib = new Unzlib((chunk) => inner(chunk));
    take = (chunk) => {
      for (let at = 0; at < chunk.length; at += STEP_BYTES)
        unzlib.push(chunk.subarray(at, at + STEP_BYTES));
    };
  }
  // one or two ends of line stand between the keyword and the content
  try {
    take(stream.subarray(stream[0] === 13 ? 2 : 1));
    return false;
  } catch (error) {
    // damaged content is for pdf.js to judge
    return error instanceof OverLimit;
  }
}
