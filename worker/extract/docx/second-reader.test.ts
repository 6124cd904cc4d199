import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph, table } from '#tests/fixtures/make-docx.ts';
import { readDocument } from '#tests/fixtures/read.ts';
import { SEED_FILES } from '#tests/fixtures/seeds.ts';
import { missingLines, readWithMammoth } from './second-reader.ts';

const HEADER = '<w:sectPr><w:headerReference w:type="default" r:id="H1"/></w:sectPr>';

async function lostIn(bytes: Uint8Array): Promise<string[]> {
  const { lines } = await readDocument(bytes, 'cv.docx');
  const read = await readWithMammoth(bytes);
  if (!read.ok) throw new Error(read.problem.message);
  return missingLines(lines, read.value);
}

describe('mammoth as a second reader', () => {
  it('lacks what stands in a page header, and nothing of the body', async () => {
    const bytes = makeDocx({
      body: paragraph('Baker') + table([['2019', 'Leeds']]) + HEADER,
      headers: { H1: paragraph('Mara Quill, mara@example.org') },
    });
    expect(await lostIn(bytes)).toEqual(['Mara Quill, mara@example.org']);
  });

  it('lacks a line that stands in the body once and in the header, too', () => {
    const line = (text: string) => ({ text, start: 0, role: 'body' as const });
    const lines = [line('Mara Quill'), line('Baker\t2019'), line(''), line('Mara Quill')];
    expect(missingLines(lines, '2019\n\nBaker\n\n* Mara Quill')).toEqual(['Mara Quill']);
  });

  it('lacks no item of a list for the number that only our reader writes', () => {
    const item = (text: string) => ({ text, start: 0, role: 'body', list: 'number' }) as const;
    const lines = [item('1. Clinical: triage'), item('2.1) Languages'), item('iv. Driving')];
    expect(missingLines(lines, 'Clinical: triage\n\nLanguages')).toEqual(['iv. Driving']);
  });

  it('is given no file that is none of Word, is damaged, or has a part too large for it', async () => {
    const large = makeDocx({ body: paragraph('a'.repeat(2_000_001)) });
    const docx = SEED_FILES['mara.docx']!();
    for (const bytes of [SEED_FILES['mara.pdf']!(), docx.slice(0, 900), large])
      expect(await readWithMammoth(bytes)).toMatchObject({ ok: false });
    expect(await readWithMammoth(docx)).toMatchObject({ ok: true });
  });
});
