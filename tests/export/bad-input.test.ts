import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '#contract/document-options.ts';
import { extract } from '#worker/extract/extract.ts';
import { makeDownload } from '#worker/export/download.ts';
import { parseResume } from '#worker/parse/parse.ts';

const VERBS = ['Counted', 'Sorted', 'Labelled', 'Shelved', 'Priced', 'Packed', 'Audited'];
const THINGS = ['maps', 'lamps', 'coats', 'bowls', 'tents', 'chairs', 'clocks', 'ladders', 'pumps'];
const PLACES = ['at the quay', 'in the yard', 'for the archive', 'on the night shift'];

const THREE_HUNDRED = Array.from(
  { length: 300 },
  (_, at) =>
    `• ${VERBS[at % 7]} ${at + 20} ${THINGS[at % 9]} ${PLACES[at % 4]} with ${THINGS[(at * 4) % 9]}`,
);

const TEXTS = {
  'no name': `buyer for paper and print\nthe name was lost\n\nEXPERIENCE\nBuyer, Acme Ltd\t2019 – 2021\n• Bought paper\n`,
  'no job': 'Ada Quill\nada@example.com\n\nSKILLS\nExcel, Word\n',
  'one line': 'Ada Quill, ada@example.com, buyer of paper, ten years in print\n',
  '300 bullets': `Ada Quill\nada@example.com\n\nEXPERIENCE\nBuyer, Acme Ltd\t2019 – 2021\n${THREE_HUNDRED.join('\n')}\n`,
  'headings alone': 'Ada Quill\n\nEXPERIENCE\n\nEDUCATION\n\nSKILLS\n',
  'a title of 200 letters': `Ada Quill\nada@example.com\n\nEXPERIENCE\n${'Senior '.repeat(27)}Buyer, Acme Ltd\t2019 – 2021\n• Bought paper\n`,
};

async function inputOf(text: string) {
  const read = await extract(new TextEncoder().encode(text), 'resume.txt');
  if (!read.ok) throw new Error(read.problem.message);
  return {
    document: read.value,
    resume: parseResume(read.value),
    originalFileName: 'resume.txt',
    score: null,
    suggestionsApplied: 0,
    suggestionsTotal: 0,
    today: '2026-01-31',
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe.each(Object.entries(TEXTS))('a resume with %s', (_, text) => {
  it.each(['pdf', 'word-clean', 'word', 'text', 'markdown'] as const)(
    'loses no word as %s',
    async (kind) => {
      const made = await makeDownload(kind, await inputOf(text), DEFAULT_OPTIONS);
      if (!made.ok) throw new Error(made.problem.message);
      const bytes = Buffer.from(made.value.contentBase64, 'base64');
      const read = await extract(
        new Uint8Array(bytes),
        kind === 'markdown' ? 'resume.txt' : made.value.fileName,
      );
      if (!read.ok) throw new Error(read.problem.message);
      const found = new Set(wordsOf(read.value.text));
      expect(wordsOf(text).filter((word) => !found.has(word))).toEqual([]);
    },
  );
});

it('calls a file without a name after what it is', async () => {
  const made = await makeDownload('pdf', await inputOf(TEXTS['no name']));
  expect(made).toMatchObject({ ok: true, value: { fileName: 'Resume.pdf' } });
});

describe.each([
  ['Chinese', 'Li Wei 李伟', '李 伟'],
  ['Hebrew', 'Noa Levi נועה לוי', 'נ ו ע ה'],
  ['Arabic', 'Laila Haddad ليلى حداد', 'ل ي ى'],
])('a name in %s', (_, name, signs) => {
  const text = `${name}\nsome.one@example.com\n\nEXPERIENCE\nBuyer, Acme Ltd\t2019 – 2021\n• Bought paper\n`;

  it('is refused as a PDF with its signs, and the Word file is named as the way out', async () => {
    expect(await makeDownload('pdf', await inputOf(text))).toMatchObject({
      ok: false,
      problem: {
        code: 'missing-glyphs',
        message: expect.stringMatching(new RegExp(`${signs}.*Download the Word file`)),
      },
    });
  });

  it('stands whole in the Word file', async () => {
    const made = await makeDownload('word-clean', await inputOf(text));
    if (!made.ok) throw new Error(made.problem.message);
    const bytes = new Uint8Array(Buffer.from(made.value.contentBase64, 'base64'));
    const read = await extract(bytes, made.value.fileName);
    expect(read.ok && read.value.lines[0]?.text).toBe(name);
  });
});
