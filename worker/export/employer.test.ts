import { readdirSync, readFileSync } from 'node:fs';
import mammoth from 'mammoth';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { SHEETS } from '#tests/fixtures/sheets.ts';
import { DEFAULT_OPTIONS, TEMPLATES, type DocumentOptions } from '#contract/document-options.ts';
import { extract } from '#worker/extract/extract.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { makeEmployerFile, type EmployerKind } from './employer.ts';
import { formSheet } from './form-sheet.ts';
import { checkLines, linesOf, type ReadDocument } from './line-check.ts';
import { plainFields } from './plain-fields.ts';
import { compareFields } from './round-trip.ts';

const RESUMES = new URL('../../tests/golden/resumes/', import.meta.url);

/** Every fixture of ours that has more than a line. */
const TEXTS: [name: string, text: string][] = [
  ...readdirSync(RESUMES).map((file): [string, string] => [
    file,
    readFileSync(new URL(file, RESUMES), 'utf8'),
  ]),
  ...Object.entries(SHEETS),
];

async function read(bytes: Uint8Array, name: string): Promise<ReadDocument> {
  const outcome = await extract(bytes, name);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return { document: outcome.value, resume: parseResume(outcome.value) };
}

const readText = (text: string) => read(new TextEncoder().encode(text), 'resume.txt');

async function made(
  kind: EmployerKind,
  sent: ReadDocument,
  options: Partial<DocumentOptions> = {},
) {
  const look = { ...DEFAULT_OPTIONS, ...options };
  const file = await makeEmployerFile(kind, sent, look);
  if (!file.ok) throw new Error(file.problem.message);
  return file.value;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

describe.each(TEXTS)('a document for employers made of the %s resume', (name, text) => {
  it.each(['pdf', 'word-clean'] as const)(
    'comes back line by line and field by field: %s',
    async (kind) => {
      const sent = await readText(text);
      const file = await made(kind, sent);
      const back = await read(file.bytes, file.fileName);
      expect(checkLines(sent, back).missing).toEqual([]);
      const { losses } = compareFields(plainFields(sent.resume), plainFields(back.resume));
      // A header of 300 characters is prose to the parser, and prose has no fields to lose.
      if (name !== 'long names') expect(losses).toEqual([]);
    },
  );

  it('has the same words in the same order for mammoth as for us', async () => {
    const sent = await readText(text);
    const { bytes } = await made('word-clean', sent);
    const own = await read(bytes, 'resume.docx');
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    expect(wordsOf(value)).toEqual(wordsOf(own.document.text));
  });
});

it.each(TEMPLATES)(
  'has a gap that readers see before each job in the PDF: %s',
  async (template) => {
    const sent = await readText(SHEETS.typical);
    const { bytes } = await made('pdf', sent, { template });
    const { document } = await read(bytes, 'resume.pdf');
    const jobs = document.lines.flatMap(({ text }, at) =>
      /^(?:Dispatch|Warehouse) C/.test(text) ? [at] : [],
    );
    expect(jobs).toHaveLength(2);
    expect(jobs.map((at) => document.lines[at - 1]!.text)).toEqual(['', '']);
  },
);

describe('the Word file', () => {
  it.each(TEMPLATES)(
    'has real styles, and no table, text box, header or footer: %s',
    async (template) => {
      const { bytes } = await made('word-clean', await readText(SHEETS.typical), { template });
      const parts = unzipSync(bytes);
      const body = strFromU8(parts['word/document.xml']!);
      expect(
        new Set([...body.matchAll(/w:pStyle w:val="(\w+)"/g)].map(([, style]) => style)),
      ).toEqual(new Set(['Title', 'Contact', 'Heading1', 'BodyText', 'Heading2', 'ListBullet']));
      expect(body).not.toMatch(/<w:tbl>|txbx|w:(?:header|footer)Reference/);
      expect(Object.keys(parts).filter((path) => /(?:header|footer)\d/.test(path))).toEqual([]);
    },
  );

  it('counts its links as they stand, so that equal sheets give equal bytes', async () => {
    const sent = await readText(SHEETS.typical);
    const { bytes } = await made('word-clean', sent);
    expect((await made('word-clean', sent)).bytes).toEqual(bytes);
    const links = strFromU8(unzipSync(bytes)['word/_rels/document.xml.rels']!);
    expect(links).toContain('Id="rIdLink1"');
  });
});

describe('the order of sections', () => {
  it('is the user’s, whole sections with their headings', async () => {
    const { made: shape } = await made('markdown', await readText(SHEETS.typical), {
      order: ['skills', 'education'],
    });
    expect(shape.sections.map(({ heading }) => heading)).toEqual([
      'SKILLS',
      'EDUCATION',
      'SUMMARY',
      'EXPERIENCE',
      'LANGUAGES',
    ]);
  });
});

describe('the Markdown copy', () => {
  it('has headings, lists and links, and escapes what would be read as a mark', async () => {
    const sent = await readText(
      'Ada Quill\nada@example.com\n\nEXPERIENCE\nClerk, Kade_Zeven\t2019 – 2021\n• Wrote C# and [some] macros\n',
    );
    const { bytes, fileName } = await made('markdown', sent);
    expect(fileName).toBe('Ada Quill Resume.md');
    expect(new TextDecoder().decode(bytes)).toBe(
      '# Ada Quill\n\n[ada@example.com](mailto:ada@example.com)\n\n## EXPERIENCE\n\n' +
        '### Clerk, Kade\\_Zeven, *2019 – 2021*\n\n- Wrote C\\# and \\[some\\] macros\n',
    );
  });
});

describe('the check of lines', () => {
  it('finds a line that moved under another heading, and one that lost a word', async () => {
    const sent = await readText(SHEETS.typical);
    const moved = await readText(
      SHEETS.typical
        .replace('• Wrote the handbook that two sister depots took over\n', '')
        .replace('cold chain', 'cold chain, Wrote the handbook that two sister depots took over')
        .replace('BSc in Supply', 'BSc in'),
    );
    const { missing } = checkLines(sent, moved);
    expect(missing).toContain('• Wrote the handbook that two sister depots took over');
    expect(missing.some((line) => line.startsWith('BSc in Supply'))).toBe(true);
    expect(checkLines(sent, sent).missing).toEqual([]);
    expect(linesOf(sent).length).toBeGreaterThan(15);
  });
});

it('has every field that a portal asks for in the form sheet, in the enhanced words', async () => {
  const { resume } = await readText(SHEETS.typical);
  const sheet = formSheet(resume);
  expect(sheet.person.slice(0, 3)).toEqual([
    { label: 'First name', value: 'Rosalind' },
    { label: 'Last name', value: 'Achterberg' },
    { label: 'E-mail', value: 'rosalind.achterberg@example.com' },
  ]);
  expect(sheet.jobs[0]).toMatchObject({
    title: 'Logistics Planner',
    employer: 'Maasvlakte Fresh B.V.',
    from: '2020-03',
    to: 'present',
    duties: expect.stringMatching(/^• Planned the routes of 14 vans.*\n• Trained nine/),
  });
  expect(sheet.schools[0]).toMatchObject({ school: 'Rotterdam Institute of Trade', to: '2014' });
});

it('misses no letter that was typed for the sign of a list', async () => {
  const text = `Dagny Rusk
dagny@example.org

EXPERIENCE
Night Porter, Gull House
May 2016 – Present
o Carried bags for 40 guests
o Wrote the log
o Walked the doors twice a night
`;
  const sent = await readText(text);
  const back = await readText(text.replaceAll(/^o /gm, '• '));
  expect(checkLines(sent, back).missing).toEqual([]);
});

it('has dates with how long each was beside their jobs', async () => {
  const sent = await readText(`Dagny Rusk
dagny@example.org

Experience

Harbour Bank
7 years 2 months
Head Clerk
March 2020 - Present (4 years 2 months)
Sligo, Ireland
Kept the books of 9 branches.

Junior Clerk
March 2017 - March 2020 (3 years 1 month)

Quay House Hotel
Night Porter
June 2014 - February 2017 (2 years 9 months)
Westport, Ireland

Education
Sligo College
Diploma in Bookkeeping, Finance · (2010 - 2014)
`);
  const { bytes, fileName } = await made('pdf', sent);
  const back = await read(bytes, fileName);
  expect(checkLines(sent, back).missing).toEqual([]);
  expect(compareFields(plainFields(sent.resume), plainFields(back.resume)).losses).toEqual([]);
});
