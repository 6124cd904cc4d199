import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from '#tests/fixtures/make-docx.ts';
import { makePdf } from '#tests/fixtures/make-pdf.ts';
import { seededRandom } from '#tests/fixtures/mutate.ts';
import { problemOf, readDocument } from '#tests/fixtures/read.ts';
import { SEED_FILES } from '#tests/fixtures/seeds.ts';

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const LINE = { text: 'Maja Lind, logistics manager in Leeds since 2019', x: 40, y: 60 };

/** Words such as no language has, all different. */
function nonsense(): string {
  const random = seededRandom(7);
  const letter = () => 'bcdfghjklmnpqrstvwxz'[Math.floor(random() * 20)]!;
  const word = () => Array.from({ length: 4 + Math.floor(random() * 6) }, letter).join('');
  return Array.from({ length: 300 }, word).join(' ');
}

describe('a file that is called corrupted', () => {
  it.each(['cv.pdf', 'cv.docx', 'cv.doc', 'cv.rtf', 'cv.pages', 'cv.txt'])(
    'is random bytes named %s',
    async (name) => {
      const random = seededRandom(name.length);
      const bytes = Uint8Array.from({ length: 9_000 }, () => random() * 256);
      const problem = await problemOf(bytes, name);
      expect(problem.code).toBe('corrupted');
      expect(problem.message).not.toMatch(/PDF|image-based/);
    },
  );

  it.each(['mara.pdf', 'mara.docx', 'mara.doc', 'mara.pages'])(
    'is the start of %s',
    async (name) => {
      const problem = await problemOf(SEED_FILES[name]!().slice(0, 200), name);
      expect(problem.code).toBe('corrupted');
      expect(problem.message).toMatch(/corrupted/);
    },
  );

  it('was written by a Word older than Word 6, and says what to save it as', async () => {
    const WORD_2 = [0xdb, 0xa5, 0x2d, 0x00];
    const bytes = Uint8Array.from({ length: 4_000 }, (_, i) => WORD_2[i] ?? (i * 37) % 251);
    const problem = await problemOf(bytes, 'cv.doc');
    expect(problem.code).toBe('corrupted');
    expect(problem.message).toMatch(/save it again as \.docx/);
  });

  it('holds letters that make no words, as .txt, .rtf and .docx', async () => {
    const text = nonsense();
    const files = {
      'cv.txt': latin1(text),
      'cv.rtf': latin1(`{\\rtf1 ${text}}`),
      'cv.docx': makeDocx({ body: paragraph(text) }),
    };
    for (const [name, bytes] of Object.entries(files)) {
      expect((await problemOf(bytes, name)).code, name).toBe('corrupted');
    }
  });

  it('is not one that holds few words, or words of one language only', async () => {
    expect((await readDocument(latin1('Maja Lind, Leeds'), 'cv.txt')).text).toBe(
      'Maja Lind, Leeds',
    );
  });
});

describe('a PDF that is called unreadable', () => {
  it('opens, but its only page is damaged', async () => {
    const whole = new TextDecoder('latin1').decode(makePdf([{ content: [LINE] }]));
    const damaged = whole.replace(/<< \/Type \/Page \/Parent.*?>>\nendobj/s, (page) =>
      '[ 1 2 ]'.padEnd(page.length - 7).concat('\nendobj'),
    );
    const problem = await problemOf(latin1(damaged), 'cv.pdf');
    expect(problem.code).toBe('unreadable-pdf');
    expect(problem.message).toMatch(/PDF/);
    expect(problem.message).not.toMatch(/corrupted|image-based/);
  });

  it('has a text layer that makes no words', async () => {
    const rows = nonsense().match(/.{1,90}/g)!;
    const content = rows.map((text, i) => ({ text, x: 40, y: 60 + 12 * i }));
    expect((await problemOf(makePdf([{ content }]), 'cv.pdf')).code).toBe('unreadable-pdf');
  });
});

describe('a PDF whose letters are drawn as outlines', () => {
  const curves = Array.from(
    { length: 8 },
    (_, i) => `${3 * i} ${20 + i} ${3 * i + 4} ${20 - i} ${30 - 2 * i} ${5 * i} c`,
  );
  const outlines = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => `q 1 0 0 1 ${2 * i} 100 cm 0 0 m ${curves.join(' ')} f Q`,
    );

  it('is called image-based', async () => {
    const problem = await problemOf(makePdf([{ content: outlines(200) }]), 'cv.pdf');
    expect(problem.code).toBe('image-based');
    expect(problem.message).not.toMatch(/PDF|corrupted/);
  });

  it('is read when there is text beside them, and empty when there are but a few', async () => {
    const beside = makePdf([{ content: [LINE, ...outlines(200)] }]);
    expect((await readDocument(beside, 'cv.pdf')).text).toBe(LINE.text);
    expect((await problemOf(makePdf([{ content: outlines(20) }]), 'cv.pdf')).code).toBe(
      'corrupted',
    );
  });
});
