import { unzipSync, strFromU8 } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DownloadKind } from '#contract/resume.ts';
import { extract } from '#worker/extract/extract.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { makeDownload, type DownloadInput } from './download.ts';

const TEXT = `Rosa Lindqvist
Malmö, Sweden | rosa@example.com | +46 40 555 01 23

EXPERIENCE
Head Baker, Kornblad & Co (May 2020 – Present)
• Baked 300 loaves a day for 14 cafés
- Cut waste by 12% <with> a "new" order sheet

EDUCATION
Baking Diploma, Malmö Culinary School, 2018
`;

async function input(text = TEXT): Promise<DownloadInput> {
  const read = await extract(new TextEncoder().encode(text), 'rosa.cv.txt');
  if (!read.ok) throw new Error(read.problem.message);
  return {
    document: read.value,
    resume: parseResume(read.value),
    originalFileName: 'rosa.cv.pdf',
    score: 81,
    suggestionsApplied: 3,
    suggestionsTotal: 7,
    today: '2026-03-09',
  };
}

async function made(kind: DownloadKind, from?: DownloadInput) {
  const outcome = await makeDownload(kind, from ?? (await input()));
  if (!outcome.ok) throw new Error(outcome.problem.message);
  const bytes = new Uint8Array(Buffer.from(outcome.value.contentBase64, 'base64'));
  return { ...outcome.value, bytes };
}

const part = (bytes: Uint8Array, path: string) => strFromU8(unzipSync(bytes)[path]!);

afterEach(() => vi.useRealTimers());

describe('the text file', () => {
  it('is named after the upload and has Windows line ends', async () => {
    const { fileName, bytes } = await made('text');
    expect(fileName).toBe('enhanced_rosa.cv.txt');
    const text = new TextDecoder().decode(bytes);
    expect(text.startsWith('Rosa Lindqvist\r\nMalmö')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

describe('the text file of a page whose skills are known only by their place', () => {
  const SIDE = `${TEXT}
SKILLS
Sourdough
Laminating
`;
  /** As if the page had no heading above the skills. */
  async function withoutHeading(): Promise<DownloadInput> {
    const some = await input(SIDE);
    const blank = (text: string) => text.replace('SKILLS', '      ');
    some.document.text = blank(some.document.text);
    for (const line of some.document.lines) line.text = blank(line.text);
    some.resume.sections.find(({ kind }) => kind === 'skills')!.heading = null;
    return some;
  }

  it('names them, since they would not be read back as skills', async () => {
    const { bytes, recovered } = await made('text', await withoutHeading());
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain('\r\n\r\nSKILLS\r\nSourdough\r\n');
    expect(recovered).toContainEqual({ field: 'skills', expected: 2, found: 2 });
  });

  it('is the text itself, to the character, when that reads back whole', async () => {
    const some = await input(SIDE);
    const { bytes } = await made('text', some);
    expect(new TextDecoder().decode(bytes)).toBe(
      some.document.text.replaceAll('\n', '\r\n') + '\r\n',
    );
  });
});

it('puts the name on top of the text file where a side column came first', async () => {
  const column = `CONTACT
rosa@example.com
+46 40 555 01 23
LANGUAGES
Swedish – native
English – fluent

Rosa Lindqvist

Head Baker

EXPERIENCE
Head Baker, Kornblad & Co (May 2020 – Present)
• Baked 300 loaves a day for 14 cafés
`;
  const some = await input(column);
  const start = column.indexOf('Rosa');
  some.resume.name = { value: 'Rosa Lindqvist', span: { start, end: start + 14 }, confidence: 1 };
  const text = new TextDecoder().decode((await made('text', some)).bytes);
  expect(text.startsWith('Rosa Lindqvist\r\n')).toBe(true);
});

describe('the Word document', () => {
  it('has the title, headings, bullets, branding and score line of the specification', async () => {
    const { fileName, bytes } = await made('word');
    expect(fileName).toBe('enhanced_resume_2026-03-09.docx');
    const body = part(bytes, 'word/document.xml');
    expect(paragraphs(body)).toEqual([
      ['Title', 'ENHANCED RESUME'],
      ['Name', 'Rosa Lindqvist'],
      ['BodyText', 'Malmö, Sweden | rosa@example.com | +46 40 555 01 23'],
      ['Heading1', 'EXPERIENCE'],
      ['Entry', 'Head Baker, Kornblad &amp; Co (May 2020 – Present)'],
      ['ListBullet', 'Baked 300 loaves a day for 14 cafés'],
      ['ListBullet', 'Cut waste by 12% &lt;with&gt; a &quot;new&quot; order sheet'],
      ['Heading1', 'EDUCATION'],
      ['Entry', 'Baking Diploma, Malmö Culinary School, 2018'],
    ]);
    expect(paragraphs(part(bytes, 'word/footer1.xml'))).toEqual([
      ['Footer', 'Resume AI'],
      ['Footer', 'ATS Score: 81% | Suggestions Applied: 3/7'],
    ]);
  });

  it('sets dates that stand below the items of a job beside its header, and whole', async () => {
    const text = `Rosa Lindqvist
rosa@example.com

EXPERIENCE

Head Baker, Kornblad & Co
• Baked 300 loaves a day for 14 cafés
May 2020
— Present
`;
    const { document, resume, ...rest } = await input(text);
    const placed = (words: string, value: string) => {
      const start = text.indexOf(words);
      return { value, span: { start, end: start + words.length }, confidence: 1 };
    };
    const dates = { start: placed('May 2020', '2020-05'), end: placed('Present', 'present') };
    Object.assign(resume.work[0]!, { ...dates, dates: null });
    const { bytes } = await made('word', { document, resume, ...rest });
    const words = part(bytes, 'word/document.xml').replace(/<[^>]+>/g, ' ');
    expect(words.replace(/\s+/g, ' ')).toContain(
      'Kornblad &amp; Co May 2020 — Present Baked 300 loaves',
    );
  });

  it('makes a heading of every line in capitals, also inside a section', async () => {
    const { bytes } = await made(
      'word',
      await input(`ROSA LINDQVIST
rosa@example.com

EXPERIENCE
KORNBLAD & CO 05/2020 - 06/2024
HEAD BAKER
• Baked 300 loaves a day for 14 cafés

EDUCATION
MALMÖ CULINARY SCHOOL 2018
`),
    );
    expect(paragraphs(part(bytes, 'word/document.xml'))).toEqual([
      ['Title', 'ENHANCED RESUME'],
      ['HeadingName', 'ROSA LINDQVIST'],
      ['BodyText', 'rosa@example.com'],
      ['Heading1', 'EXPERIENCE'],
      ['Heading2', 'KORNBLAD &amp; CO 05/2020 - 06/2024'],
      ['Heading3', 'HEAD BAKER'],
      ['ListBullet', 'Baked 300 loaves a day for 14 cafés'],
      ['Heading1', 'EDUCATION'],
      ['Heading2', 'MALMÖ CULINARY SCHOOL 2018'],
    ]);
  });

  it('draws no second sign before an item that was typed with an o', async () => {
    const { bytes } = await made(
      'word',
      await input(
        'Rosa Lindqvist\nrosa@example.com\n\nEXPERIENCE\nHead Baker, Kornblad & Co\t2020 – 2024\no Baked 300 loaves a day\no Trained two bakers\n',
      ),
    );
    expect(paragraphs(part(bytes, 'word/document.xml')).slice(-2)).toEqual([
      ['ListBullet', 'Baked 300 loaves a day'],
      ['ListBullet', 'Trained two bakers'],
    ]);
  });

  it('follows the page for employers where line by line a school would lose its degree', async () => {
    const { bytes, recovered } = await made(
      'word',
      await input(
        'Ada Quillon\nada@example.org\n\nEDUCATION\n\nLarkfield University\tHollin Bay University\n\n' +
          'Aug 2011 - May 2013\nMaster of Social Work - Direct Practice\nAug 2007 - May 2011\nB.A. - Psychology\n',
      ),
    );
    expect(paragraphs(part(bytes, 'word/document.xml'))).toEqual([
      ['Title', 'ENHANCED RESUME'],
      ['Name', 'Ada Quillon'],
      ['Contact', 'ada@example.org'],
      ['Heading1', 'EDUCATION'],
      ['Entry', 'Larkfield UniversityAug 2011 - May 2013'],
      ['EntryDetail', 'Master of Social Work - Direct Practice'],
      ['Entry', 'Hollin Bay UniversityAug 2007 - May 2011'],
      ['EntryDetail', 'B.A. - Psychology'],
    ]);
    expect(part(bytes, 'word/footer1.xml')).toContain(
      '>ATS Score: 81% | Suggestions Applied: 3/7<',
    );
    for (const { expected, found } of recovered!) expect(found).toBe(expected);
  });

  it('leaves the score out of the footer when there is none', async () => {
    const { bytes } = await made('word', { ...(await input()), score: null });
    expect(part(bytes, 'word/footer1.xml')).toContain('>Suggestions Applied: 3/7<');
  });

  it('is refused when there is no text', async () => {
    const some = await input();
    const empty = { ...some, document: { ...some.document, text: ' ', lines: [] } };
    expect(await makeDownload('word', empty)).toEqual({
      ok: false,
      problem: { code: 'wrong-state', message: 'No enhanced content available' },
    });
  });
});

describe('the Word file for employers', () => {
  it('has no footer, and nothing in its properties but its title and language', async () => {
    const { bytes } = await made('word-clean');
    expect(Object.keys(unzipSync(bytes)).filter((path) => /footer|header/.test(path))).toEqual([]);
    expect(part(bytes, 'word/document.xml')).not.toContain('ENHANCED');
    const core = part(bytes, 'docProps/core.xml');
    expect(core.match(/<(?:dc|dcterms|cp):(?!coreP)\w+/g)).toEqual(['<dc:title', '<dc:language']);
    expect(core).toContain('<dc:title>Rosa Lindqvist, Resume</dc:title>');
  });

  it('has no table and no text box', async () => {
    expect(part((await made('word-clean')).bytes, 'word/document.xml')).not.toMatch(/<w:tbl>|txbx/);
  });
});

describe.each(['word', 'word-clean', 'pdf', 'text', 'markdown', 'json-resume'] as const)(
  'a %s file',
  (kind) => {
    it('has the same bytes at any time', async () => {
      const first = await made(kind);
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-07-01T22:13:54Z') });
      expect((await made(kind)).contentBase64).toBe(first.contentBase64);
    });
  },
);

/** Style and text of each paragraph of a Word part. */
function paragraphs(xml: string): [string, string][] {
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, inner]) => [
    /w:pStyle w:val="(\w+)"/.exec(inner!)?.[1] ?? '',
    [...inner!.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>/g)].map((match) => match[1]).join(''),
  ]);
}
