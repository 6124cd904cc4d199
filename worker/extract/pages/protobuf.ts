import { corruptedFile, UnreadableFile } from '../problems.ts';

type Value = number | Uint8Array;

const VARINT = 0;
const FIXED_64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED_32 = 5;

const decoder = new TextDecoder();

/** A protocol-buffer message read without its schema: fields by number. Throws UnreadableFile on damage. */
export class Message {
  private readonly fields = new Map<number, Value[]>();

  constructor(bytes: Uint8Array) {
    let at = 0;
    while (at < bytes.length) {
      const key = readVarint(bytes, at);
      const field = Math.floor(key.value / 8);
      const { value, next } = readValue(bytes, key.next, key.value % 8);
      at = next;
      const values = this.fields.get(field);
      if (values) values.push(value);
      else this.fields.set(field, [value]);
    }
  }

  number(field: number): number | undefined {
    const value = this.fields.get(field)?.[0];
    return typeof value === 'number' ? value : undefined;
  }

  /** All numbers of a repeated field, packed or not. */
  numbers(field: number): number[] {
    return (this.fields.get(field) ?? []).flatMap((value) => {
      if (typeof value === 'number') return value;
      const unpacked: number[] = [];
      for (let at = 0; at < value.length;) {
        const one = readVarint(value, at);
        unpacked.push(one.value);
        at = one.next;
      }
      return unpacked;
    });
  }

  float(field: number): number | undefined {
    const value = this.fields.get(field)?.[0];
    if (!(value instanceof Uint8Array) || value.length !== 4) return undefined;
    return new DataView(value.buffer, value.byteOffset, 4).getFloat32(0, true);
  }

  bytes(field: number): Uint8Array | undefined {
    const value = this.fields.get(field)?.[0];
    return value instanceof Uint8Array ? value : undefined;
  }

  strings(field: number): string[] {
    return (this.fields.get(field) ?? []).flatMap((value) =>
      value instanceof Uint8Array ? decoder.decode(value) : [],
    );
  }

  messages(field: number): Message[] {
    return (this.fields.get(field) ?? []).flatMap((value) =>
      value instanceof Uint8Array ? new Message(value) : [],
    );
  }

  message(field: number): Message | undefined {
    const value = this.bytes(field);
    return value && new Message(value);
  }

  /** Object id that a TSP.Reference field points to. */
  reference(field: number): number | undefined {
    return this.message(field)?.number(1);
  }

  references(field: number): number[] {
    return this.messages(field).flatMap((message) => message.number(1) ?? []);
  }
}

const damaged = () => new UnreadableFile(corruptedFile('is cut short or damaged'));

/** Reads a base-128 number; gives it and the offset behind it. */
export function readVarint(bytes: Uint8Array, from: number): { value: number; next: number } {
  let value = 0;
  let scale = 1;
  for (let at = from; at < from + 10; at++) {
    const byte = bytes[at];
    if (byte === undefined) throw damaged();
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return { value, next: at + 1 };
    scale *= 128;
  }
  throw damaged();
}

function readValue(bytes: Uint8Array, at: number, wire: number): { value: Value; next: number } {
  if (wire === VARINT) return readVarint(bytes, at);
  let start = at;
  let length = 0;
  if (wire === FIXED_32) length = 4;
  else if (wire === FIXED_64) length = 8;
  else if (wire === LENGTH_DELIMITED) {
    const size = readVarint(bytes, at);
    length = size.value;
    start = size.next;
  } else throw damaged();
  if (start + length > bytes.length) throw damaged();
  return { value: bytes.subarray(start, start + length), next: start + length };
}
