import { spawnSync } from 'node:child_process';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { SHEETS } from '#tests/fixtures/sheets.ts';
import { DEFAULT_OPTIONS, type DocumentOptions } from '#contract/document-options.ts';
import { extract } from '#worker/extract/extract.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { makeSheet } from '../sheet/make-sheet.ts';
import { rowsOf, type Sheet } from '../sheet/model.ts';
import { makePdf } from './make-pdf.ts';

async function sheetOf(text: string): Promise<Sheet> {
  const read = await extract(new TextEncoder().encode(text), 'resume.txt');
  if (!read.ok) throw new Error(read.problem.message);
  return makeSheet(read.value, parseResume(read.value));
}

async function pdfOf(sheet: Sheet, options: Partial<DocumentOptions> = {}): Promise<Uint8Array> {
  const made = await makePdf(sheet, { ...DEFAULT_OPTIONS, ...options });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.bytes;
}

const HAS_POPPLER = spawnSync('pdftotext', ['-v']).error === undefined;

const open = (bytes: Uint8Array) => getDocument({ data: bytes.slice(), verbosity: 0 }).promise;

/** The roles of a structure tree, nested as the tree is; content is left out. */
function rolesOf(node: unknown): unknown {
  const role: unknown = Reflect.get(Object(node), 'role');
  const children: unknown = Reflect.get(Object(node), 'children');
  const inner = (Array.isArray(children) ? children : []).map(rolesOf).filter(Boolean);
  return role && inner.length > 0 ? [role, inner] : role;
}

const letters = (text: string): string => text.normalize('NFC').replace(/\s/g, '');

describe('the PDF', () => {
  it('is tagged in reading order: document, headings, paragraphs, lists, links', async () => {
    const document = await open(await pdfOf(await sheetOf(SHEETS.short)));
    const tree = await (await document.getPage(1)).getStructTree();
    const item = ['LI', ['Lbl', 'LBody']];
    expect(rolesOf(tree)).toEqual([
      'Root',
      [['Document', ['H1', ['P', ['Link']], 'H2', 'P', 'H2', 'H3', ['L', [item]], 'H2', 'P']]],
    ]);
  });

  it('leaves no level of headings out where there is no name, nor where there is no section', async () => {
    const rolesIn = async (text: string) => {
      const document = await open(await pdfOf(await sheetOf(text)));
      const tree = await (await document.getPage(1)).getStructTree();
      return JSON.stringify(rolesOf(tree)).match(/H\d/g);
    };
    expect(await rolesIn(SHEETS['no name'])).toEqual(['H1', 'H2']);
    expect(
      await rolesIn('Ada Quill\nada@example.com\n\nBuyer, Acme Ltd\t2019 – 2021\n• Bought paper\n'),
    ).toEqual(['H1', 'H2']);
  });

  it('calls no number without its country’s code, and leaves out the zero that only the country dials', async () => {
    const urlsOf = async (phone: string) => {
      const text = `Ada Quill\nada@example.com | ${phone}\n\nSKILLS\nExcel, Word\n`;
      const document = await open(await pdfOf(await sheetOf(text)));
      const links = await (await document.getPage(1)).getAnnotations();
      return links.flatMap(({ url }) => (url.startsWith('tel:') ? [url] : []));
    };
    expect(await urlsOf('+44 (0)113 496 0771')).toEqual(['tel:+441134960771']);
    expect(await urlsOf('0113 496 0771')).toEqual([]);
  });

  it('breaks an address that is wider than its line where no reader drops a sign or adds a space', async () => {
    const address =
      'https://www.research-institute.example/departments/process-engineering/people/maximiliana-theodora-von-hohenfels-brandenstein';
    const document = await open(
      await pdfOf(await sheetOf(`Ada Quill\nada@example.com\n${address}\n\nSKILLS\nExcel\n`)),
    );
    const { items } = await (await document.getPage(1)).getTextContent();
    const lines = items.flatMap((item) => ('str' in item && item.str !== '' ? [item.str] : []));
    const first = lines.findIndex((line) => line.startsWith('https:'));
    expect(lines[first]).toMatch(/\/$/);
    expect(lines[first]! + lines[first + 1]!).toBe(address);
  });

  it('keeps nothing in its metadata but title, language and the standard', async () => {
    const bytes = await pdfOf(await sheetOf(SHEETS.typical));
    const document = await open(bytes);
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Rosalind Achterberg, Resume', Language: 'en-GB' });
    for (const key of ['Author', 'Creator', 'Producer', 'CreationDate', 'ModDate', 'Keywords']) {
      expect(info).not.toHaveProperty(key);
    }
    expect(metadata.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(metadata.getRaw()).not.toMatch(/PDFKit|xmp:|creator/i);
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Marked true');
  });

  it('has live links for addresses, each with words for who cannot see it', async () => {
    const document = await open(await pdfOf(await sheetOf(SHEETS.typical)));
    const links = await (await document.getPage(1)).getAnnotations();
    expect(links.map(({ url, contentsObj }) => [url, contentsObj?.str])).toEqual([
      ['mailto:rosalind.achterberg@example.com', 'rosalind.achterberg@example.com'],
      ['tel:+31105550142', '+31 10 555 0142'],
      [
        'https://linkedin.com/in/rosalind-achterberg-example',
        'linkedin.com/in/rosalind-achterberg-example',
      ],
    ]);
  });

  it.each(Object.entries(SHEETS))(
    'gives every letter of the %s sheet when it is copied, in all templates',
    async (_, text) => {
      const sheet = await sheetOf(text);
      const sent = letters(
        rowsOf(sheet)
          .map(({ text, right }) => text + right)
          .join(''),
      ).replace(/[|•·]/g, '');
      for (const template of ['plain', 'classic'] as const) {
        const document = await open(await pdfOf(sheet, { template }));
        let copied = '';
        for (let page = 1; page <= document.numPages; page += 1) {
          const { items } = await (await document.getPage(page)).getTextContent();
          copied += items.map((item) => ('str' in item ? item.str : '')).join('');
        }
        expect(letters(copied).replace(/[|•·]/g, '')).toBe(sent);
      }
    },
  );

  it('copies right in a second document, too, since the fonts are shared', async () => {
    await pdfOf(await sheetOf('Ada Quill\nada@example.com\n\nSKILLS\n“Quoted” — 1½ … ‰\n'));
    const document = await open(
      await pdfOf(
        await sheetOf('Ada Quill\nada@example.com\n\nSKILLS\nO‘ahu, rock ’n’ roll, 1 ½\n'),
      ),
    );
    const { items } = await (await document.getPage(1)).getTextContent();
    const copied = items.map((item) => ('str' in item ? item.str : '')).join('');
    expect(copied).toContain('O‘ahu, rock ’n’ roll, 1 ½');
  });

  it.skipIf(!HAS_POPPLER)(
    'is read by place in our order: dates on their line, the line below after them',
    async () => {
      const bytes = await pdfOf(
        await sheetOf(`Ada Quill
ada@example.com

EXPERIENCE
Acme Ltd\tJan 2020 – Present
Buyer
• Bought paper

Quay & Sons\tFeb 2017 – Dec 2019
Clerk
• Filed papers
`),
      );
      const { stdout } = spawnSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' });
      const words = stdout.replace(/\s+/g, ' ');
      expect(words).toContain('Acme Ltd Jan 2020 – Present Buyer • Bought paper');
      expect(words).toContain('Quay & Sons Feb 2017 – Dec 2019 Clerk • Filed papers');
    },
  );

  it('fills the gap before dates with one space as wide as the gap', async () => {
    const document = await open(
      await pdfOf(
        await sheetOf(
          'Ada Quill\nada@example.com\n\nEXPERIENCE\nAcme Ltd\t2019 – 2020\n• Bought paper\n',
        ),
      ),
    );
    const page = await document.getPage(1);
    const { fnArray, argsArray } = await page.getOperatorList();
    const spreads = argsArray.flatMap((args, at) =>
      fnArray[at] === OPS.setCharSpacing && Number(args[0]) > 0 ? [Number(args[0])] : [],
    );
    expect(spreads).toHaveLength(1);
    expect(spreads[0]).toBeGreaterThan(200);
  });

  it('leaves out control characters, and takes none for a sign that is missing', async () => {
    const sheet = await sheetOf('Ada Quill\nada@example.com\n\nSKILLS\nExcel, Word\n');
    rowsOf(sheet).at(-1)!.text = 'Excel,\tWord\u0001\u007f';
    expect(await makePdf(sheet, DEFAULT_OPTIONS)).toMatchObject({ ok: true });
  });

  it('is refused with the signs that the fonts lack, and never drawn with boxes', async () => {
    const sheet = await sheetOf('Li Wei 李伟\nli.wei@example.com\n\nSKILLS\nExcel\n');
    expect(await makePdf(sheet, DEFAULT_OPTIONS)).toMatchObject({
      ok: false,
      problem: {
        code: 'missing-glyphs',
        message: expect.stringMatching(
          /^The fonts of the PDF have no sign for 李 伟\. .*Word file instead/,
        ),
      },
    });
  });

  it('names the templates whose font has the signs that the chosen one lacks', async () => {
    const sheet = await sheetOf('Ἀντιγόνη Ῥόδη\nantigone@example.com\n\nSKILLS\nExcel\n');
    const made = await makePdf(sheet, { ...DEFAULT_OPTIONS, template: 'classic' });
    expect(made).toMatchObject({ ok: false, problem: { code: 'missing-glyphs' } });
    expect(!made.ok && made.problem.message).toBe(
      'The font of the template Classic has no sign for Ἀ Ῥ. Choose Plain, Modern, or Compact, whose font has all of them, ' +
        'or download the Word file: it shows them with the fonts of the computer that opens it.',
    );
    expect((await makePdf(sheet, DEFAULT_OPTIONS)).ok).toBe(true);
  });
});
