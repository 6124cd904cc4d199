import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  csvOf,
  DELPHINE,
  makeArchive,
  type ArchiveTables,
} from '#tests/builders/linkedin-archive.ts';
import { judgeReading } from '#tests/bench/reading.ts';
import { readDocument } from '#tests/fixtures/read.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { ARCHIVE_WORDS } from './archive-error.ts';
import { readArchive } from './read-archive.ts';
import { ARCHIVE_LIMITS } from './zip-file.ts';

const file = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]);
const zipped = (files: Record<string, string>) =>
  file(
    new Uint8Array(
      zipSync(
        Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      ),
    ),
  );
const textOf = (tables: ArchiveTables, folder?: string) =>
  readArchive(file(makeArchive(tables, folder)));
const problemOf = async (blob: Blob, limits = ARCHIVE_LIMITS) =>
  readArchive(blob, limits).then(
    () => 'it was read',
    (error: Error) => error.message,
  );
const positions = (rows: string[][]): ArchiveTables => ({ ...DELPHINE, 'Positions.csv': rows });

describe('the archive that LinkedIn sends', () => {
  it('becomes the text of a resume that says what its tables say', async () => {
    expect(await textOf(DELPHINE)).toMatchInlineSnapshot(`
      "Delphine Achterberg
      Development Director at Harbor Light Mission
      Portland, Maine, United States
      delphine@example.com | +1 207 555 0100 | https://delphine.example.org

      SUMMARY

      I raise money for people who sleep outside.
      Nine years of appeals, campaigns and grants in small teams.

      EXPERIENCE

      Development Director
      Harbor Light Mission | Portland, Maine
      Mar 2020 - Present
      Grew annual giving from $0.9M to $2.2M in four years.
      • Lead a team of three, and a "board committee" of nine
      • Wrote grants worth $640,000

      Grants Manager
      Harbor Light Mission | Portland, Maine
      Mar 2017 - Mar 2020
      =SUM(1,2) is in the budget sheet that I keep

      Membership Coordinator
      Casco Bay Land Trust | Falmouth, Maine
      Jun 2014 - Feb 2017

      EDUCATION

      Bowdoin College
      Bachelor of Arts - BA, Sociology
      2010 - 2014
      Rowing

      Deering High School
      2006 - 2010

      SKILLS

      Grant Writing, Donor Relations, Annual Giving

      CERTIFICATIONS

      Certified Fund Raising Executive (CFRE), CFRE International, May 2019

      LANGUAGES

      English (Native or bilingual proficiency)
      French (Professional working proficiency)
      "
    `);
  });

  it('is read as a resume in full', async () => {
    const document = await readDocument(
      new TextEncoder().encode(await textOf(DELPHINE)),
      'linkedin-data.txt',
    );
    const resume = parseResume(document);
    const verdicts = judgeReading(resume, {
      name: 'Delphine Achterberg',
      email: 'delphine@example.com',
      phone: '+1 207 555 0100',
      work: [
        {
          title: 'Development Director',
          company: 'Harbor Light Mission',
          start: '2020-03',
          end: 'present',
        },
        {
          title: 'Grants Manager',
          company: 'Harbor Light Mission',
          start: '2017-03',
          end: '2020-03',
        },
        {
          title: 'Membership Coordinator',
          company: 'Casco Bay Land Trust',
          start: '2014-06',
          end: '2017-02',
        },
      ],
      education: [
        { institution: 'Bowdoin College', degree: 'Bachelor of Arts', area: 'Sociology' },
        { institution: 'Deering High School' },
      ],
      skills: ['Grant Writing', 'Donor Relations', 'Annual Giving'],
    });
    expect(verdicts.filter(({ outcome }) => outcome !== 'right')).toEqual([]);
    expect(resume.languages.map(({ value }) => value)).toEqual(['English', 'French']);
    expect(resume.certificates).toHaveLength(1);
  });

  it('is read from a folder of its own, too, and the copy nearest to the root wins', async () => {
    const text = await textOf(DELPHINE);
    expect(await textOf(DELPHINE, 'Complete_LinkedInDataExport_11-20-2024/')).toBe(text);
    const inner = { ...DELPHINE, 'Skills.csv': [['Juggling']] };
    const two = zipped({
      'old/Skills.csv': csvOf('Skills.csv', inner['Skills.csv']),
      'Skills.csv': csvOf('Skills.csv', [['Tea']]),
      'Positions.csv': csvOf('Positions.csv', DELPHINE['Positions.csv']!),
    });
    expect(await readArchive(two)).toContain('SKILLS\n\nTea');
  });

  it('says nothing of connections, messages, the birthday, or the street', async () => {
    const text = await textOf(DELPHINE);
    for (const word of ['Anton', 'private', 'Mar 3', 'Harbor Street', 'old@example.com'])
      expect(text).not.toContain(word);
  });

  it('reads a table with a byte order mark, with notes above its heading row, and with semicolons', async () => {
    const heading = 'Company Name;Title;Description;Location;Started On;Finished On';
    const text = await readArchive(
      zipped({
        'Profile.csv': `\ufeff${csvOf('Profile.csv', DELPHINE['Profile.csv']!)}`,
        'Positions.csv': `Notes:\n"Some rows, it says, may be missing."\n\n${heading}\nTea House;Waiter;;Leeds;2019;2020\n`,
      }),
    );
    expect(text).toMatch(/^Delphine Achterberg\n/);
    expect(text).toContain('Waiter\nTea House | Leeds\n2019 - 2020');
  });

  it('keeps what looks like a formula as the text that it is, and breaks no row at a new line in a cell', async () => {
    const text = await textOf(
      positions([
        [
          '=HYPERLINK("http://x.example")',
          '+Chef\r\nde partie',
          '@SUM(A1)\n-2+3',
          '',
          'Jan 2020',
          '',
        ],
      ]),
    );
    expect(text).toContain(
      '+Chef de partie\n=HYPERLINK("http://x.example")\nJan 2020 - Present\n@SUM(A1)\n-2+3',
    );
  });

  it('takes a list that stands in one line apart', async () => {
    const text = await textOf(
      positions([['Tea House', 'Waiter', '• Served tea  • Sold cake • Swept', '', '2019', '2020']]),
    );
    expect(text).toContain('• Served tea\n• Sold cake\n• Swept');
  });

  it('is read without a profile, and with a school alone', async () => {
    const { 'Profile.csv': _, ...others } = DELPHINE;
    expect(await textOf(others)).toMatch(/^delphine@example.com/);
    const student = await textOf(positions([]));
    expect(student).not.toContain('EXPERIENCE');
    expect(student).toContain('Bowdoin College');
  });
});

describe('a file that is no such archive', () => {
  it('is refused in words that say what to do', async () => {
    expect(await problemOf(new Blob(['no zip at all, but a text of some length']))).toBe(
      ARCHIVE_WORDS['no-zip'],
    );
    expect(await problemOf(new Blob([]))).toBe(ARCHIVE_WORDS['no-zip']);
    expect(await problemOf(new Blob(['%PDF-1.7 and so on']))).toBe(ARCHIVE_WORDS.pdf);
    expect(await problemOf(zipped({ 'holiday.txt': 'sun' }))).toBe(ARCHIVE_WORDS['not-linkedin']);
    const bare = { 'Profile.csv': DELPHINE['Profile.csv']! };
    expect(await problemOf(file(makeArchive(bare)))).toBe(ARCHIVE_WORDS['no-history']);
  });

  it('is refused where it is locked, cut short or damaged', async () => {
    const locked = makeArchive(DELPHINE);
    const view = new DataView(locked.buffer);
    for (let at = 0; at + 4 < locked.length; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true);
    expect(await problemOf(file(locked))).toBe(ARCHIVE_WORDS.locked);
    const damaged = makeArchive(DELPHINE);
    damaged.fill(0xff, 40, 400);
    expect(await problemOf(file(damaged))).toBe(ARCHIVE_WORDS.damaged);
    expect(await problemOf(file(makeArchive(DELPHINE).slice(0, 900)))).toBe(
      ARCHIVE_WORDS['no-zip'],
    );
  });

  it('is refused where it unpacks too far, has too many files, or is too large', async () => {
    const bomb = zipped({ 'Positions.csv': 'a'.repeat(3_000_000) });
    expect(await problemOf(bomb)).toBe(ARCHIVE_WORDS['too-large']);
    const archive = file(makeArchive(DELPHINE));
    const tooLarge = ARCHIVE_WORDS['too-large'];
    expect(await problemOf(archive, { ...ARCHIVE_LIMITS, entryBytes: 100 })).toBe(tooLarge);
    expect(await problemOf(archive, { ...ARCHIVE_LIMITS, totalBytes: 700 })).toBe(tooLarge);
    expect(await problemOf(archive, { ...ARCHIVE_LIMITS, entries: 3 })).toBe(tooLarge);
    expect(await problemOf(archive, { ...ARCHIVE_LIMITS, archiveBytes: 500 })).toBe(tooLarge);
  });

  it('gives no file under a name that points out of it', async () => {
    const evil = csvOf('Positions.csv', DELPHINE['Positions.csv']!);
    for (const name of [
      '../Positions.csv',
      'a/../../Positions.csv',
      'C:\\x\\Positions.csv',
      '__MACOSX/Positions.csv',
    ])
      expect(await problemOf(zipped({ [name]: evil })), name).toBe(ARCHIVE_WORDS['not-linkedin']);
  });

  it('ends in words whatever bytes it holds', async () => {
    const whole = makeArchive(DELPHINE);
    for (let at = 0; at < whole.length; at += 7) {
      const bytes = whole.slice();
      bytes[at] = bytes[at]! ^ 0xa5;
      const ending = await problemOf(file(bytes));
      expect(['it was read', ...Object.values(ARCHIVE_WORDS)]).toContain(ending);
      expect(ending).not.toBe(ARCHIVE_WORDS.unreadable);
    }
  });
});
