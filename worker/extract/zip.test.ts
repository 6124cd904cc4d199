import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { UnreadableFile } from './problems.ts';
import { openZip } from './zip.ts';

const LIMITS = { entries: 3, entryBytes: 1_000, totalBytes: 1_500 };
const filled = (count: number) => new Uint8Array(count).fill(0x41);
const open = (files: Record<string, Uint8Array>) => openZip(zipSync(files), LIMITS);

describe('an archive', () => {
  it('gives its entries by name, stored or deflated', () => {
    const archive = openZip(
      zipSync({ 'a/b.xml': filled(900), c: [filled(5), { level: 0 }] }),
      LIMITS,
    );
    expect(archive.names).toEqual(['a/b.xml', 'c']);
    expect(archive.read('a/b.xml')).toEqual(filled(900));
    expect(archive.read('c')).toEqual(filled(5));
    expect(archive.read('d')).toBeNull();
  });

  it('counts what it unpacks, whatever sizes the headers claim', () => {
    const bytes = zipSync({ a: filled(5_000) });
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 4 < bytes.length; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
    }
    expect(() => openZip(bytes, LIMITS).read('a')).toThrow(UnreadableFile);
  });

  it('stops at the limit of all entries together, but does not count what nobody reads', () => {
    const archive = open({ a: filled(900), b: filled(900), c: filled(90_000) });
    expect(archive.read('a')).toHaveLength(900);
    expect(archive.read('a')).toHaveLength(900);
    expect(() => archive.read('b')).toThrow(UnreadableFile);
  });

  it('is refused when it has too many entries, or no directory', () => {
    const empty = new Uint8Array();
    expect(() => open({ a: empty, b: empty, c: empty, d: empty })).toThrow(UnreadableFile);
    expect(() => openZip(zipSync({ a: filled(50) }).slice(0, 60), LIMITS)).toThrow(UnreadableFile);
  });
});
