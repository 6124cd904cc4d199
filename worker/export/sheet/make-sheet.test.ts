import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extract } from '#worker/extract/extract.ts';
import { parseResume } from '#worker/parse/parse.ts';
import type { Block } from '../block.ts';
import { specifiedBlocks } from '../word/specified.ts';
import type { Details } from './entry-rows.ts';
import { AS_WRITTEN, makeSheet } from './make-sheet.ts';
import { rowsOf, type Row } from './model.ts';

const RESUMES = new URL('../../../tests/golden/resumes/', import.meta.url);

async function read(text: string) {
  const outcome = await extract(new TextEncoder().encode(text), 'resume.txt');
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return { document: outcome.value, resume: parseResume(outcome.value) };
}

type Read = Awaited<ReturnType<typeof read>>;

const rowsFrom = ({ document, resume }: Read, details: Details = 'joined'): Row[] =>
  rowsOf(makeSheet(document, resume, { ...AS_WRITTEN, details }));

const clean = async (text: string): Promise<Row[]> => rowsFrom(await read(text));

const textOf = (block: Block | Row): string =>
  `${block.text} ${'right' in block ? block.right : ''}`;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe.each(readdirSync(RESUMES))('the sheet of %s', (file) => {
  const text = readFileSync(new URL(file, RESUMES), 'utf8');

  it('holds every word of the text exactly once', async () => {
    const words = wordsOf((await clean(text)).map(textOf).join(' '));
    expect(words.toSorted()).toEqual(wordsOf(text).toSorted());
  });

  it('begins with the name and the contact details', async () => {
    const kinds = (await clean(text)).map(({ kind }) => kind);
    expect(kinds[0]).toBe('name');
    expect(kinds.slice(1, 3)).toContain('contact');
  });
});

const LABEL_COLUMN = `Noor Haddad
noor.haddad@example.com

SUMMARY\tStage manager for touring theatre with a calm voice on the radio.
EXPERIENCE\tStage Manager, Teatro Bravo\tMar 2019 – Present
- Called 212 shows in 9 countries
SKILLS\tQLab, Rigging, First aid
`;

it('parts a heading from what stands beside it and loses neither', async () => {
  const blocks = await clean(LABEL_COLUMN);
  expect(blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
    'SUMMARY',
    'EXPERIENCE',
    'SKILLS',
  ]);
  expect(blocks.map(({ text }) => text)).toContain(
    'Stage manager for touring theatre with a calm voice on the radio.',
  );
  const { document, resume } = await read(LABEL_COLUMN);
  const specified = specifiedBlocks(document, resume).map(textOf).join(' ');
  expect(wordsOf(LABEL_COLUMN).filter((word) => !wordsOf(specified).includes(word))).toEqual([]);
});

it('sets dates at the right margin, beside the first line of the entry', async () => {
  const blocks = await clean(readFileSync(new URL('nurse.txt', RESUMES), 'utf8'));
  const entries = blocks.flatMap((block) =>
    block.kind === 'entry' ? [[block.text, block.right]] : [],
  );
  expect(entries).toEqual([
    ['Registered Nurse, Telemetry Unit', 'June 2020 - Present'],
    ['Staff Nurse, Medical-Surgical', 'August 2017 - May 2020'],
    ['Bachelor of Science in Nursing', '2013 - 2017'],
  ]);
});

it('keeps the letters behind a name', async () => {
  const [name] = await clean(readFileSync(new URL('nurse.txt', RESUMES), 'utf8'));
  expect(name).toMatchObject({ kind: 'name', text: 'Imani Okonkwo, RN' });
});

it('sets a side column of skills as one line, and leaves lines that are lists already', async () => {
  const blocks = await clean(`Noor Haddad
noor.haddad@example.com

Skills
QLab
Rigging
First aid

Experience
Stage Manager, Teatro Bravo
Mar 2019 – Present
- Called 212 shows in 9 countries
`);
  expect(blocks.map(({ kind, text }) => [kind, text])).toContainEqual([
    'paragraph',
    'QLab, Rigging, First aid',
  ]);
});

it('brings headings that were read as a column of their own back to their content', async () => {
  const { document, resume } = await read(`Noor Haddad
noor.haddad@example.com

Experience
Skills

Stage Manager, Teatro Bravo
Mar 2019 – Present
- Called 212 shows in 9 countries

QLab, Rigging, First aid
`);
  const at = (text: string) => document.lines.findIndex((line) => line.text.startsWith(text));
  const [experience, skills] = resume.sections.filter(({ heading }) => heading !== null);
  experience!.lineRanges = [[at('Stage'), at('- Called') + 1]];
  skills!.lineRanges = [[at('QLab'), at('QLab') + 1]];
  const texts = rowsFrom({ document, resume }).map(({ text }) => text);
  expect(texts.indexOf('Experience')).toBeLessThan(
    texts.indexOf('Called 212 shows in 9 countries'),
  );
  expect(texts.indexOf('Skills')).toBe(texts.indexOf('QLab, Rigging, First aid') - 1);
});

it('puts the length of a stay with what it belongs to', async () => {
  const blocks = await clean(`Noor Haddad
noor.haddad@example.com

Experience

Brightdock Software
5 yrs

Product Manager
Mar 2018 – Jul 2021 · 3 yrs 4 mos
Austin, TX
• Took a shift-scheduling product to $11M a year

Business Analyst
Jun 2016 – Feb 2018 · 1 yr 8 mos
Austin, TX
• Built dashboards that replaced 12 weekly spreadsheets
`);
  const entries = blocks.filter(({ kind }) => kind === 'entry' || kind === 'detail');
  expect(entries.map(textOf)).toEqual([
    'Brightdock Software, 5 yrs Mar 2018 – Jul 2021 · 3 yrs 4 mos',
    'Product Manager, Austin, TX ',
    'Business Analyst Jun 2016 – Feb 2018 · 1 yr 8 mos',
    'Austin, TX ',
  ]);
});

it('sets a bullet that stands on the line of the dates below the header', async () => {
  const { document, resume } = await read(`Noor Haddad
noor.haddad@example.com

Experience
Stage Manager, Teatro Bravo
Mar 2019 – Present
• Called 212 shows in 9 countries
• Trained 4 assistants
`);
  const at = document.lines.findIndex(({ text }) => text.startsWith('Mar'));
  const [dates, bullet] = document.lines.splice(at, 2);
  const joined = `${dates!.text}\t${bullet!.text}`;
  document.lines.splice(at, 0, { ...dates!, text: joined });
  document.text = document.text.replace(`${dates!.text}\n`, `${dates!.text}\t`);
  for (const highlight of resume.work[0]!.highlights) highlight.line -= 1;
  for (const section of resume.sections) {
    for (const range of section.lineRanges) if (range[1] > at) range[1] -= 1;
  }
  const blocks = rowsFrom({ document, resume });
  expect(blocks.slice(-4).map((block) => [block.kind, textOf(block).trim()])).toEqual([
    ['heading', 'Experience'],
    ['entry', 'Stage Manager, Teatro Bravo Mar 2019 – Present'],
    ['bullet', 'Called 212 shows in 9 countries'],
    ['bullet', 'Trained 4 assistants'],
  ]);
});

it('joins a language with the level that stands below it, and leaves a list of languages alone', async () => {
  const text = (languages: string) => `Noor Haddad
noor.haddad@example.com

Experience
Stage Manager, Teatro Bravo
Mar 2019 – Present
• Called 212 shows in 9 countries

Languages
${languages}
`;
  const last = async (languages: string) => (await clean(text(languages))).at(-1)?.text;
  expect(await last('Arabic\nNative\nEnglish\nFluent')).toBe('Arabic (Native), English (Fluent)');
  expect(await last('Arabic\nEnglish\nFrench')).toBe('Arabic, English, French');
});

describe('skills that were known only by their place on the page', () => {
  const page = async () => {
    const { document, resume } = await read(LABEL_COLUMN);
    const skills = resume.sections.find(({ kind }) => kind === 'skills')!;
    return { document, resume, skills };
  };

  it('get a heading in both kinds of file', async () => {
    const { document, resume, skills } = await page();
    skills.heading = null;
    const headings = (blocks: readonly (Block | Row)[]) =>
      blocks.filter(({ kind }) => kind === 'heading' || kind === 'section-title');
    expect(headings(specifiedBlocks(document, resume)).at(-1)?.text).toBe('SKILLS');
    expect(headings(rowsFrom({ document, resume })).at(-1)?.text).toBe('SKILLS');
  });

  it('get none in a language whose word for them we do not know', async () => {
    const { document, resume, skills } = await page();
    skills.heading = null;
    resume.language = 'fi';
    expect(rowsFrom({ document, resume }).filter(({ text }) => text === 'SKILLS')).toEqual([]);
  });
});

it('keeps the dates of an employer and those of the role on their own lines', async () => {
  const blocks = await clean(`Noor Haddad
noor.haddad@example.com

Experience
Marlow Glass, Toledo, OH\t2014 – Present
Senior Supply Planner\tApril 2020 – Present
• Cut freight from $3.1M to $1.2M a year
Supply Planner\tMay 2017 – March 2020
• Planned replenishment for three warehouses
`);
  const entries = blocks.flatMap((block) =>
    block.kind === 'entry' ? [[block.text, block.right]] : [],
  );
  expect(entries).toEqual([
    ['Marlow Glass, Toledo, OH', '2014 – Present'],
    ['Senior Supply Planner', 'April 2020 – Present'],
    ['Supply Planner', 'May 2017 – March 2020'],
  ]);
});

it('joins short lines below the first line of an entry, unless told not to', async () => {
  const { document, resume } = await read(`Noor Haddad
noor.haddad@example.com

Experience
Stage Manager
Teatro Bravo
Lisbon, Portugal
Mar 2019 – Present
• Called 212 shows in 9 countries
`);
  const details = (blocks: readonly (Block | Row)[]) =>
    blocks.filter(({ kind }) => kind === 'detail').map(({ text }) => text);
  expect(details(rowsFrom({ document, resume }))).toEqual(['Teatro Bravo, Lisbon, Portugal']);
  expect(details(rowsFrom({ document, resume }, 'each on its line'))).toEqual([
    'Teatro Bravo',
    'Lisbon, Portugal',
  ]);
});

const DATED = `Thorsten Bruckmayer
thorsten@example.de

EXPERIENCE
Fitter, Donauwerk\t2015 – 2019
• Kept 64 lathes running
Senior Programme Officer, Ministry of Health and Social Protection of the Population, Vienna\t2009 – 2015
• Built a stock system for 212 clinics
`;

it('sets dates behind a tab at the right margin, and below where the line is too long for that', async () => {
  const { document, resume } = await read(DATED);
  const shown = specifiedBlocks(document, resume).flatMap((block) =>
    block.kind === 'entry' || block.kind === 'entry-detail' ? [[block.text, block.right]] : [],
  );
  expect(shown).toEqual([
    ['Fitter, Donauwerk', '2015 – 2019'],
    [
      'Senior Programme Officer, Ministry of Health and Social Protection of the Population, Vienna',
      '',
    ],
    ['2009 – 2015', ''],
  ]);
});

describe('in a language whose headings are not known', () => {
  const UKRAINIAN = `Олександра Шевчук
Львів | o.shevchuk@example.ua

Досвід роботи
Бухгалтерка, ТОВ «Карпатський сир»
2018 – 2024
• Керую командою з 6 бухгалтерів

Навички
M.E.Doc, BAS, Excel
`;
  const headings = (blocks: readonly (Block | Row)[]) =>
    blocks.filter(({ kind }) => kind === 'heading' || kind === 'section-title');

  it.each([
    ['a few words alone', UKRAINIAN, ['Досвід роботи', 'Навички']],
    [
      'capitals',
      UKRAINIAN.replace('Досвід роботи', 'ΕΜΠΕΙΡΙΑ').replace('Навички', 'ΔΕΞΙΟΤΗΤΕΣ'),
      ['ΕΜΠΕΙΡΙΑ', 'ΔΕΞΙΟΤΗΤΕΣ'],
    ],
  ])('%s below an empty line are headings in both kinds', async (_, text, expected) => {
    const { document, resume } = await read(text);
    expect(headings(rowsFrom({ document, resume })).map((block) => block.text)).toEqual(expected);
    expect(headings(specifiedBlocks(document, resume)).map((block) => block.text)).toEqual(
      expected,
    );
  });
});

it('leaves out rules of dashes and the name of a portrait', async () => {
  const text = `profile-pic
Noor Haddad
noor.haddad@example.com

Experience
----------
Stage Manager, Teatro Bravo
Mar 2019 – Present
• Called 212 shows in 9 countries
`;
  const { document, resume } = await read(text);
  for (const blocks of [rowsFrom({ document, resume }), specifiedBlocks(document, resume)]) {
    expect(blocks.map(textOf).join(' ')).not.toMatch(/---|profile-pic/);
  }
});

it('takes a label for no letters behind a name, and a table of details for details', async () => {
  const blocks = await clean(`Lebenslauf

Persönliche Daten
Name\tThorsten Bruckmayer
E-Mail\tt.bruckmayer@example.de
Familienstand\tverheiratet

Berufserfahrung
Mechatroniker, Pressteile Oberland AG
09/2013 – 03/2021
• Umbau von acht Anlagen
`);
  expect(blocks[0]).toMatchObject({ kind: 'name', text: 'Thorsten Bruckmayer' });
  expect(blocks.map(({ text }) => text)).toContain('Familienstand: verheiratet');
});

it('joins contact details in a section of their own, with their labels and an address that was broken', async () => {
  const { document, resume } = await read(`Noor Haddad

Contact
Lisbon, Portugal
noor.haddad@example.com
+351 21 555 0142

Experience
Stage Manager, Teatro Bravo
Mar 2019 – Present
• Called 212 shows in 9 countries
`);
  const texts = rowsFrom({ document, resume }).map(({ text }) => text);
  expect(texts).toContain('Lisbon, Portugal | noor.haddad@example.com | +351 21 555 0142');
});

it('brings the two ends of a column of dates together beside the job', async () => {
  const { document, resume } = await read(`Noor Haddad
noor.haddad@example.com

Experience
2019-03 – Stage Manager, Teatro Bravo
2021-05
• Called 212 shows in 9 countries
`);
  const [job] = resume.work;
  const at = (text: string) => document.text.indexOf(text);
  job!.dates = null;
  job!.start = {
    value: '2019-03',
    span: { start: at('2019-03'), end: at('2019-03') + 7 },
    confidence: 1,
  };
  job!.end = {
    value: '2021-05',
    span: { start: at('2021-05'), end: at('2021-05') + 7 },
    confidence: 1,
  };
  const entry = rowsFrom({ document, resume }).find(({ kind }) => kind === 'entry');
  expect(entry).toMatchObject({ text: 'Stage Manager, Teatro Bravo', right: '2019-03 – 2021-05' });
});

it('sets the title beside a name below it', async () => {
  const rows = await clean(`Zoe Vandermeer, Graphic Designer
zoe.vandermeer@example.com

EXPERIENCE
Graphic Designer, Maple Studio\t2018 – 2022
• Drew 40 logos
`);
  expect(rows.slice(0, 2).map(({ kind, text }) => [kind, text])).toEqual([
    ['name', 'Zoe Vandermeer'],
    ['headline', 'Graphic Designer'],
  ]);
});

it('announces an address with the label that stands above it', async () => {
  const rows = await clean(`Leilani Kealoha
Social Worker

Contact
Email
leilani.kealoha@example.org

Phone
808.555.0175
`);
  expect(rows.find(({ kind }) => kind === 'contact')?.text).toBe(
    'Email: leilani.kealoha@example.org | Phone: 808.555.0175',
  );
});

it('joins a skill that was broken over two lines', async () => {
  const { document, resume } = await read(`Leilani Kealoha
leilani.kealoha@example.org

Skills
Case management
Trauma-informed
care
Court testimony
`);
  const [care] = resume.skills.splice(2, 1);
  resume.skills[1]!.span = { start: resume.skills[1]!.span!.start, end: care!.span!.end };
  expect(rowsFrom({ document, resume }).at(-1)?.text).toBe(
    'Case management, Trauma-informed care, Court testimony',
  );
});
