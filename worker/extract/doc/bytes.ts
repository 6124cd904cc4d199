/** Little-endian reading that gives 0 outside the bytes, so that damaged offsets cannot throw. */
export class Bytes {
  readonly raw: Uint8Array;
  private readonly view: DataView;

  constructor(raw: Uint8Array) {
    this.raw = raw;
    this.view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
  }

  get length(): number {
    return this.raw.length;
  }

  u8(at: number): number {
    return this.raw[at] ?? 0;
  }

  u16(at: number): number {
    return at >= 0 && at + 2 <= this.length ? this.view.getUint16(at, true) : 0;
  }

  u32(at: number): number {
    return at >= 0 && at + 4 <= this.length ? this.view.getUint32(at, true) : 0;
  }

  i32(at: number): number {
    return at >= 0 && at + 4 <= this.length ? this.view.getInt32(at, true) : 0;
  }

  f64(at: number): number {
    return at >= 0 && at + 8 <= this.length ? this.view.getFloat64(at, true) : 0;
  }

  slice(at: number, length: number): Bytes {
    return new Bytes(this.raw.subarray(Math.max(0, at), Math.max(0, at + length)));
  }

  /** Text of one byte a character, Western. */
  latin1(at: number, characters: number): string {
    return new TextDecoder('windows-1252').decode(this.slice(at, characters).raw);
  }

  utf16(at: number, characters: number): string {
    return new TextDecoder('utf-16le').decode(this.slice(at, characters * 2).raw);
  }
}

/** Array of `count + 1` positions followed by `count` records of `recordBytes` ([MS-DOC] 2.2.2, PLC). */
export function readPlc(
  bytes: Bytes,
  recordBytes: number,
): { positions: number[]; records: Bytes[] } {
  const count = Math.max(0, Math.floor((bytes.length - 4) / (4 + recordBytes)));
  const positions = Array.from({ length: bytes.length < 4 ? 0 : count + 1 }, (_, i) =>
    bytes.u32(4 * i),
  );
  const records = Array.from({ length: count }, (_, i) =>
    bytes.slice(4 * (count + 1) + recordBytes * i, recordBytes),
  );
  return { positions, records };
}
