import { beyondLimits, UnreadableFile } from '../problems.ts';

/** Receives an RTF stream's tokens (RTF 1.9.1, 'RTF syntax'). */
export interface RtfHandler {
  open(): void;
  close(): void;
  /** A text byte in the current font's character set; `escaped` if written as \'hh. */
  byte(byte: number, escaped: boolean): void;
  /** A control word; `parameter` is undefined when none is written. */
  word(name: string, parameter: number | undefined): void;
  /** A control symbol: the character behind the backslash. */
  symbol(character: string): void;
}

const MAX_TOKENS = 8e6;
const MAX_DEPTH = 1_000;
const MAX_WORD = 40;
const MAX_DIGITS = 11;

const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const HEX = 0x27;
const SPACE = 0x20;
const MINUS = 0x2d;

/** Splits RTF bytes into tokens. Returns the number of groups left open at the end: 0 for a whole file. */
export function tokenizeRtf(bytes: Uint8Array, handler: RtfHandler): number {
  let at = 0;
  let depth = 0;
  for (let tokens = 0; at < bytes.length; tokens++) {
    if (tokens > MAX_TOKENS) throw new UnreadableFile(beyondLimits());
    const byte = bytes[at++]!;
    if (byte === OPEN) {
      if (++depth > MAX_DEPTH) throw new UnreadableFile(beyondLimits());
      handler.open();
    } else if (byte === CLOSE) {
      handler.close();
      if (--depth <= 0) return 0;
    } else if (byte === BACKSLASH) {
      at = control(bytes, at, handler);
    } else if (byte !== 0x0d && byte !== 0x0a && byte !== 0) {
      handler.byte(byte, false);
    }
  }
  return depth;
}

/** Reads one control from behind its backslash; gives the offset behind it. */
function control(bytes: Uint8Array, from: number, handler: RtfHandler): number {
  const first = bytes[from];
  if (first === undefined) return from;
  if (first === HEX) {
    const value = Number.parseInt(
      String.fromCharCode(bytes[from + 1] ?? 0, bytes[from + 2] ?? 0),
      16,
    );
    if (!Number.isNaN(value)) handler.byte(value, true);
    return from + 3;
  }
  if (!isLetter(first)) {
    handler.symbol(String.fromCharCode(first));
    return from + 1;
  }
  let at = from;
  while (at < bytes.length && isLetter(bytes[at]!) && at - from < MAX_WORD) at++;
  const name = String.fromCharCode(...bytes.subarray(from, at));
  const numberFrom = at;
  if (bytes[at] === MINUS) at++;
  while (isDigit(bytes[at]) && at - numberFrom < MAX_DIGITS) at++;
  const digits = String.fromCharCode(...bytes.subarray(numberFrom, at));
  const parameter = /\d/.test(digits) ? Number.parseInt(digits, 10) : undefined;
  if (bytes[at] === SPACE) at++;
  if (name === 'bin') return Math.min(bytes.length, at + Math.max(0, parameter ?? 0));
  handler.word(name, parameter);
  return at;
}

const isLetter = (byte: number) => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;
