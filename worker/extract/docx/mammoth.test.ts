import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import {
  BULLET_NUMBERING,
  listItem,
  makeDocx,
  paragraph,
  run,
  table,
  type DocxParts,
} from '#tests/fixtures/make-docx.ts';
import { readDocument } from '#tests/fixtures/read.ts';
import { SEED_FILES } from '#tests/fixtures/seeds.ts';

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}@.]+/gu) ?? [];

const CASES: Record<string, DocxParts> = {
  'lists and headings': {
    body:
      paragraph('Skills', '<w:outlineLvl w:val="0"/>') +
      listItem('Sold tea') +
      paragraph(run('Baker', '<w:b/>') + run(' at night')),
    numbering: BULLET_NUMBERING,
  },
  'tables, nested and plain': {
    body: table([
      ['2019', paragraph('Baker') + table([['Bread', 'Cakes']]) + paragraph('Leeds')],
      ['2021', 'Clerk'],
    ]),
  },
  'tracked changes and fields': {
    body: paragraph(
      `<w:ins>${run('Led ')}</w:ins><w:del><w:r><w:delText>Helped</w:delText></w:r></w:del>` +
        `<w:smartTag>${run('Leeds')}</w:smartTag><w:sdt><w:sdtContent>${run(' team')}</w:sdtContent></w:sdt>` +
        `<w:fldSimple w:instr="DATE">${run(' 2024')}</w:fldSimple>`,
    ),
  },
};

describe('every word that mammoth sees', () => {
  const files: [string, Uint8Array][] = [
    ['a whole resume', SEED_FILES['mara.docx']!()],
    ...Object.entries(CASES).map(([name, parts]): [string, Uint8Array] => [name, makeDocx(parts)]),
  ];

  it.each(files)('is read in %s', async (_, bytes) => {
    const judged = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    const ours = wordsOf((await readDocument(bytes, 'cv.docx')).text);
    const theirs = wordsOf(judged.value);
    expect(theirs.length).toBeGreaterThan(2);
    for (const word of theirs) {
      const at = ours.indexOf(word);
      expect(at, word).toBeGreaterThanOrEqual(0);
      ours.splice(at, 1);
    }
  });
});
