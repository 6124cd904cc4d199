import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts';
import { refusal } from '../file-request.ts';
import { nurse } from './nurse.ts';
import { operations } from './operations.ts';
import { poorLayout } from './poor-layout.ts';
import { sales } from './sales.ts';
import { software } from './software.ts';

describe('the samples', () => {
  it.each([operations, software, nurse, sales, poorLayout])(
    '$title becomes a small file of an accepted type',
    async (sample) => {
      const file = await sample.make();
      expect(file.name).toBe(sample.fileName);
      expect(refusal([file])).toBeNull();
      expect(file.size).toBeGreaterThan(500);
      expect(file.size).toBeLessThan(MAX_UPLOAD_BYTES / 100);
    },
  );

  it('hold a Word document with its text, escaped', async () => {
    const file = await operations.make();
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const xml = new TextDecoder().decode(parts['word/document.xml']);
    expect(xml).toContain('Harbor &amp; Pine Foods');
    expect(xml).toContain('• Helped with rolling out');
    expect(xml).not.toContain('# Summary');
  });

  it('are the same bytes each time they are made', async () => {
    const [one, two] = [await operations.make(), await operations.make()];
    expect(new Uint8Array(await one.arrayBuffer())).toEqual(
      new Uint8Array(await two.arrayBuffer()),
    );
  });

  it('hold a PDF whose offsets lead to its objects', async () => {
    const text = await (await poorLayout.make()).text();
    const offsets = [...text.matchAll(/(\d{10}) 00000 n/g)].map(([, at]) => Number(at));
    offsets.forEach((at, i) => expect(text.slice(at, at + 7)).toBe(`${i + 1} 0 obj`));
    expect(text.slice(Number(/startxref\n(\d+)/.exec(text)![1]))).toMatch(/^xref/);
  });
});
