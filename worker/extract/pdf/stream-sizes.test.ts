import { zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { makePdf } from '#tests/fixtures/make-pdf.ts';
import { problemOf } from '#tests/fixtures/read.ts';
import { unpacksTooFar } from './stream-sizes.ts';

/** A PDF's worth of bytes around one packed stream. */
function withStream(packed: Uint8Array, dictionary: string, filter = '/FlateDecode'): Uint8Array {
  const text = new TextEncoder();
  const parts = [
    text.encode(`%PDF-1.5\n4 0 obj\n<<${dictionary}/Filter${filter}>>stream\r\n`),
    packed,
    text.encode('\nendstream\nendobj\n'),
  ];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

const blanks = (megabytes: number) => zlibSync(new Uint8Array(megabytes * 1e6).fill(32));

test('a stream that unpacks to 60 MB is too much', async () => {
  const bytes = withStream(blanks(60), `/Length 1`);
  expect(unpacksTooFar(bytes)).toBe(true);
  expect(await problemOf(bytes, 'anneke-vos.pdf')).toMatchObject({ code: 'corrupted' });
});

test('a few hundred bytes that are packed twice are followed through both', () => {
  const twice = (megabytes: number) =>
    withStream(zlibSync(blanks(megabytes)), '', '[/FlateDecode /Fl]');
  expect(twice(60).length).toBeLessThan(1_000);
  expect(unpacksTooFar(twice(60))).toBe(true);
  expect(unpacksTooFar(twice(5))).toBe(false);
});

test('large streams of ordinary content, and pictures of whatever size, are not', () => {
  const noise = Uint8Array.from({ length: 400_000 }, (_, i) => (i * i * 31 + i) & 0xff);
  expect(unpacksTooFar(withStream(zlibSync(noise, { level: 0 }), '/Length 1'))).toBe(false);
  expect(unpacksTooFar(withStream(blanks(60), '/Type/XObject/Subtype/Image'))).toBe(false);
  expect(unpacksTooFar(makePdf([{ content: [{ text: 'Anneke Vos', x: 60, y: 60 }] }]))).toBe(false);
});

test('a large stream that is damaged is left to the reader', () => {
  const damaged = blanks(60).subarray(0, 58_000).fill(0xff, 4000);
  expect(unpacksTooFar(withStream(damaged, ''))).toBe(false);
});
