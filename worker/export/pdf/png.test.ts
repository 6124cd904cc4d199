import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng } from './png.ts';

const PIXELS = Uint8ClampedArray.from({ length: 3 * 2 * 4 }, (_, at) => (at * 37) % 256);

test('a picture becomes a PNG of the same size and the same pixels', () => {
  const png = Buffer.from(encodePng({ width: 3, height: 2, data: PIXELS }));
  expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  const chunks = chunksOf(png);
  expect(chunks.map(({ kind }) => kind)).toEqual(['IHDR', 'IDAT', 'IEND']);
  const [header, content] = chunks.map(({ bytes }) => bytes);
  expect([header!.readUInt32BE(0), header!.readUInt32BE(4), ...header!.subarray(8)]).toEqual([
    3, 2, 8, 6, 0, 0, 0,
  ]);
  const rows = inflateSync(content!);
  expect([...rows]).toEqual([0, ...PIXELS.subarray(0, 12), 0, ...PIXELS.subarray(12)]);
});

/** Reads the parts of a PNG and holds each against its check sum. */
function chunksOf(png: Buffer): { kind: string; bytes: Buffer }[] {
  const chunks = [];
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    chunks.push({
      kind: png.toString('latin1', at + 4, at + 8),
      bytes: png.subarray(at + 8, end),
    });
    at = end + 4;
  }
  return chunks;
}
