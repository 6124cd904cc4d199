import { zlibSync } from 'fflate';

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha, row by row from the top. */
  data: Uint8ClampedArray;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const BYTES_PER_PIXEL = 4;
/** Eight bits to each channel, colours with alpha, and the only kinds of packing and filtering that there are. */
const LAYOUT = [8, 6, 0, 0, 0];

/** A picture as PNG, its rows as they are: what is mostly white paper packs well enough. */
export function encodePng({ width, height, data }: Pixels): Uint8Array {
  const rowLength = width * BYTES_PER_PIXEL;
  // Each row begins with the number of its filter, and 0 is none.
  const rows = new Uint8Array(height * (rowLength + 1));
  for (let row = 0; row < height; row += 1) {
    rows.set(data.subarray(row * rowLength, (row + 1) * rowLength), row * (rowLength + 1) + 1);
  }
  const chunks = [
    chunk('IHDR', [...bigEndian(width), ...bigEndian(height), ...LAYOUT]),
    chunk('IDAT', zlibSync(rows, { level: 1 })),
    chunk('IEND', []),
  ];
  return joined([SIGNATURE, ...chunks]);
}

/** Length, kind, content, and the check sum of the two in the middle. */
function chunk(kind: string, content: ArrayLike<number>): Uint8Array {
  const named = joined([Array.from(kind, (sign) => sign.codePointAt(0)!), content]);
  return joined([bigEndian(content.length), named, bigEndian(checkSum(named))]);
}

function joined(parts: readonly ArrayLike<number>[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const bigEndian = (value: number): number[] => [24, 16, 8, 0].map((bits) => (value >>> bits) & 255);

/** CRC-32, as PNG wants it. */
function checkSum(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xed_b8_83_20 & -(sum & 1));
  }
  return ~sum >>> 0;
}
