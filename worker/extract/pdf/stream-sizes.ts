import { Unzlib } from 'fflate';

/** Bytes to which one stream may unpack; the text and fonts of a resume need a fraction. */
const MAX_BYTES = 50e6;
/** Deflate packs at most 1032 : 1 (RFC 1951), so a smaller stream stays below the limit. */
const SUSPECT_BYTES = Math.floor(MAX_BYTES / 1032);
/** Packed bytes a step: what one step unpacks to stays small. */
const STEP_BYTES = 4096;
/** A stream's dictionary stands before it; those of large streams are short. */
const DICTIONARY_BYTES = 1500;

/** Whether a packed stream of a PDF would fill the memory; pdf.js itself unpacks without a limit. Pictures, which it never unpacks here, are passed over. */
export function unpacksTooFar(bytes: Uint8Array): boolean {
  for (const { from, to } of largeStreams(bytes)) {
    if (isDeflated(bytes, from) && unpackedIsOver(bytes.subarray(from, to))) return true;
  }
  return false;
}

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const STREAM = ascii('stream');
const END = ascii('endstream');

interface Span {
  from: number;
  to: number;
}

function* largeStreams(bytes: Uint8Array): Generator<Span> {
  let at = indexOf(bytes, STREAM, 0);
  while (at >= 0) {
    const from = at + STREAM.length;
    const found = indexOf(bytes, END, from);
    const to = found < 0 ? bytes.length : found;
    if (to - from > SUSPECT_BYTES) yield { from, to };
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

function isDeflated(bytes: Uint8Array, from: number): boolean {
  const before = String.fromCharCode(...bytes.subarray(Math.max(0, from - DICTIONARY_BYTES), from));
  const dictionary = before.slice(before.lastIndexOf('obj') + 3);
  return (
    /\/Filter\s*\[?\s*\/Fl(?:ateDecode)?\b/.test(dictionary) &&
    !/\/Subtype\s*\/Image\b/.test(dictionary)
  );
}

class OverLimit extends Error {}

/** Counts while unpacking and keeps nothing. */
function unpackedIsOver(stream: Uint8Array): boolean {
  let size = 0;
  const unzlib = new Unzlib((chunk) => {
    size += chunk.length;
    if (size > MAX_BYTES) throw new OverLimit();
  });
  // one or two ends of line stand between the keyword and the content
  let at = stream[0] === 13 ? 2 : 1;
  try {
    for (; at < stream.length; at += STEP_BYTES) unzlib.push(stream.subarray(at, at + STEP_BYTES));
    return false;
  } catch (error) {
    // damaged content is for pdf.js to judge
    return error instanceof OverLimit;
  }
}
