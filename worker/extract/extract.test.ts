import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts';
import { faultOf } from '#tests/fixtures/fuzz-case.ts';
import { makeDocx, paragraph } from '#tests/fixtures/make-docx.ts';
import { mutate, seededRandom } from '#tests/fixtures/mutate.ts';
import { problemOf, readDocument } from '#tests/fixtures/read.ts';
import { SEED_FILES } from '#tests/fixtures/seeds.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('any file', () => {
  it.each(Object.entries(SEED_FILES))('%s is read without a warning', async (name, make) => {
    const document = await readDocument(make(), name);
    expect(document.text).toContain('mara.quill@example.org');
    expect(document.format).toBe(name.split('.').at(-1));
    expect(document.signals.extensionMismatch).toBe(false);
  });

  it.each(Object.entries(SEED_FILES))(
    '%s is read under a wrong name, with a warning',
    async (name, make) => {
      const wrong = name.endsWith('.rtf') ? 'cv.docx' : 'cv.rtf';
      const document = await readDocument(make(), wrong, ['extension-mismatch']);
      expect(document.text).toContain('mara.quill@example.org');
      expect(document.signals.extensionMismatch).toBe(true);
    },
  );

  it('ends in text or a typed problem, whatever is damaged', { timeout: 60_000 }, async () => {
    for (const [index, [name, make]] of Object.entries(SEED_FILES).entries()) {
      const whole = make();
      for (let seed = 0; seed < 65; seed++) {
        const fault = await faultOf(mutate(whole, seededRandom(seed * 31 + index)), name);
        expect(fault, `${name} seed ${seed}`).toBeUndefined();
      }
    }
  });
});

describe('a file that cannot be read', () => {
  const zeros = new Uint8Array(900);
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...zeros]);

  it.each([
    ['nothing', new Uint8Array()],
    ['zeros', zeros],
    ['a picture', picture],
    ['a plain zip', zipSync({ 'notes.txt': utf8('x') })],
    ['a spreadsheet', zipSync({ 'xl/workbook.xml': utf8('<workbook/>') })],
  ])('is called corrupted when it is %s', async (_, bytes) => {
    for (const name of ['cv.docx', 'cv.pdf', 'cv.pages']) {
      const problem = await problemOf(bytes, name);
      expect(problem.code).toBe('corrupted');
      expect(problem.message).toMatch(/corrupted/);
      expect(problem.message).not.toMatch(/PDF|image-based/);
    }
  });

  it('is refused for its size before it is looked at', async () => {
    const big = new Uint8Array(MAX_UPLOAD_BYTES + 1).fill(0x41);
    expect(await problemOf(big, 'cv.txt')).toEqual({
      code: 'too-large',
      message: 'Please choose a file smaller than 2MB.',
    });
  });

  it('is called image-based when it holds pictures and no words', async () => {
    const body = '<w:p><w:r><w:drawing><pic:pic/></w:drawing></w:r></w:p>';
    const problem = await problemOf(makeDocx({ body }), 'cv.docx');
    expect(problem.code).toBe('image-based');
    expect(problem.message).toMatch(/image-based/);
    expect(problem.message).not.toMatch(/PDF|corrupted/);
  });

  it('is called corrupted when there is no text and no picture', async () => {
    expect((await problemOf(makeDocx({ body: paragraph(' ') }), 'cv.docx')).code).toBe('corrupted');
  });

  it('is called corrupted when its characters are noise', async () => {
    const noise = Array.from({ length: 400 }, (_, i) => String.fromCharCode(0xe000 + i)).join('');
    const problem = await problemOf(makeDocx({ body: paragraph(`Ann ${noise}`) }), 'cv.docx');
    expect(problem.code).toBe('corrupted');
  });
});

describe('limits', () => {
  it('stop archives that unpack without end, and refuse document type definitions', async () => {
    const bomb = makeDocx({ body: paragraph('x'.repeat(21_000_000)) });
    expect(bomb.length).toBeLessThan(MAX_UPLOAD_BYTES);
    expect((await problemOf(bomb, 'cv.docx')).code).toBe('corrupted');
    const laughs = makeDocx({ body: '<!DOCTYPE x [<!ENTITY a "aaaa">]>&a;' });
    expect((await problemOf(laughs, 'cv.docx')).code).toBe('corrupted');
  });

  it('cut a text that no resume could have, and say so', async () => {
    const text = Array.from(
      { length: 9_000 },
      (_, i) => `Line ${i} of the notes to a very long file`,
    );
    const document = await readDocument(utf8(text.join('\n')), 'cv.txt', ['truncated']);
    expect(document.text.length).toBeLessThanOrEqual(300_000);
    expect(document.truncated).toBe(true);
  });
});

describe('clean text', () => {
  const clean = async (text: string) => (await readDocument(utf8(text), 'cv.txt')).text;

  it('has composed letters, plain spaces and hyphens, no invisible characters', async () => {
    expect(await clean('Zoe\u0308\u00a0Quill\u200b \ufb01nds co\u2011op so\u00adlutions')).toBe(
      'Zoë Quill finds co-op solutions',
    );
  });

  it('keeps joiners where they shape words, and emoji', async () => {
    expect(await clean('می\u200cخواهم and a\u200dn 👩\u200d💻')).toBe(
      'می\u200cخواهم and an 👩\u200d💻',
    );
  });

  it('drops private-use icons and counts them, but keeps list glyphs', async () => {
    const document = await readDocument(
      utf8('\uf0e0 ann@example.org\n\uf0b7 Sold tea\nTea \ue001 and cake'),
      'cv.txt',
    );
    expect(document.text).toBe('ann@example.org\n• Sold tea\nTea  and cake');
    expect(document.signals.junkChars).toBe(2);
  });
});
