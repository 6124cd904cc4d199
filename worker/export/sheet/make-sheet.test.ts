import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readText, rowsFrom, rowsOfText } from '#tests/fixtures/sheet-rows.ts';
import type { Block } from '../block.ts';
import { specifiedBlocks } from '../word/specified.ts';
import type { Row } from './model.ts';

const RESUMES = new URL('../../../tests/golden/resumes/', import.meta.url);

const textOf = (block: Block | Row): string =>
  `${block.text} ${'right' in block ? block.right : ''}`;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe.each(readdirSync(RESUMES))('the sheet of %s', (file) => {
  const text = readFileSync(new URL(file, RESUMES), 'utf8');

  it('holds every word of the text exactly once', async () => {
    const words = wordsOf((await rowsOfText(text)).map(textOf).join(' '));
    expect(words.toSorted()).toEqual(wordsOf(text).toSorted());
  });

  it('begins with the name and the contact details', async () => {
    const kinds = (await rowsOfText(text)).map(({ kind }) => kind);
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
  const blocks = await rowsOfText(LABEL_COLUMN);
  expect(blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
    'SUMMARY',
    'EXPERIENCE',
    'SKILLS',
  ]);
  expect(blocks.map(({ text }) => text)).toContain(
    'Stage manager for touring theatre with a calm voice on the radio.',
  );
  const { document, resume } = await readText(LABEL_COLUMN);
  const specified = specifiedBlocks(document, resume).map(textOf).join(' ');
  expect(wordsOf(LABEL_COLUMN).filter((word) => !wordsOf(specified).includes(word))).toEqual([]);
});

it('sets a heading without the ornaments beside it', async () => {
  const blocks = await rowsOfText(
    'Ada Quillon\nada@example.com\n\n~ Employment ~\nClerk, Quay Clinic, Hull, 2018 - 2019\n- Filed claims\n\n~ Training ~\nHull College, 2015\n',
  );
  expect(blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
    'Employment',
    'Training',
  ]);
});

it('brings headings that were read as a column of their own back to their content', async () => {
  const { document, resume } = await readText(`Noor Haddad
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

describe('skills that were known only by their place on the page', () => {
  const page = async () => {
    const { document, resume } = await readText(LABEL_COLUMN);
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

  it('keep an item below them that looked like a heading', async () => {
    const { document, resume } = await readText(
      `${LABEL_COLUMN}\nLIGHTING\nETC Eos, Follow spots\n`,
    );
    const skills = resume.sections.findIndex(({ kind }) => kind === 'skills');
    const at = document.lines.findIndex(({ text }) => text === 'LIGHTING');
    const { start, text } = document.lines[at]!;
    const span = { start, end: start + text.length };
    resume.sections[skills]!.heading = null;
    resume.sections[skills]!.lineRanges = [[at - 2, at]];
    const below = {
      kind: 'skills' as const,
      heading: { value: text, span, confidence: 0.6 },
      standardHeading: false,
      lineRanges: [[at + 1, at + 2] as [number, number]],
    };
    const sections = [...resume.sections.slice(0, skills + 1), below];
    const rows = rowsFrom({ document, resume: { ...resume, sections } });
    expect(rows.findLast(({ kind }) => kind === 'heading')?.text).toBe('SKILLS');
    expect(rows.map(({ text: shown }) => shown).join('\n')).toContain('LIGHTING');
  });

  it('get none in a language whose word for them we do not know', async () => {
    const { document, resume, skills } = await page();
    skills.heading = null;
    resume.language = 'fi';
    expect(rowsFrom({ document, resume }).filter(({ text }) => text === 'SKILLS')).toEqual([]);
  });
});

it('sets lines of a section in the order in which they are read', async () => {
  const { document, resume } = await readText(`Noor Haddad
noor.haddad@example.com

EDUCATION
PhD, Marine Biology
BSc, Zoology
James Cook University
National Taiwan University
`);
  const [first, last] = ['PhD, Marine Biology', 'National Taiwan University'].map((words) =>
    document.lines.findIndex(({ text }) => text === words),
  );
  const schools = resume.sections.find(({ kind }) => kind === 'education')!;
  schools.lineRanges = [0, 2, 1, 3].map((at) => [first! + at, first! + at + 1]);
  expect(last! - first!).toBe(3);
  const texts = rowsFrom({ document, resume: { ...resume, education: [] } }).map(
    ({ text }) => text,
  );
  expect(texts.indexOf('James Cook University')).toBeLessThan(texts.indexOf('BSc, Zoology'));
});

it('leaves dates below the items that they stood below, which the other end of them may follow', async () => {
  const { document, resume } = await readText(`Noor Haddad
noor.haddad@example.com

PROJECTS
Harbour Food Bank
Oversee a store of 900 boxes
March 2017
— Present
`);
  const first = document.lines.findIndex(({ text }) => text === 'Harbour Food Bank');
  const section = resume.sections.find(({ kind }) => kind === 'projects')!;
  section.lineRanges = [0, 2, 1, 3].map((at) => [first + at, first + at + 1]);
  const texts = rowsFrom({ document, resume: { ...resume, projects: [] } }).map(({ text }) => text);
  expect(texts.slice(-2)).toEqual(['March 2017', '— Present']);
});

it('keeps two headings side by side on one line', async () => {
  const rows = await rowsOfText(`${LABEL_COLUMN}\nEDUCATION\tLANGUAGES\n`);
  expect(rows.at(-1)).toMatchObject({ kind: 'heading', text: 'EDUCATION, LANGUAGES' });
});

it('takes a heading between the tags of a template for a heading', async () => {
  const rows = await rowsOfText(
    `${LABEL_COLUMN}\n{% if awards %}AWARDS{% endif %}\nBest stage manager, Teatro Bravo, 2021\n`,
  );
  expect(rows.findLast(({ kind }) => kind === 'heading')?.text).toBe(
    '{% if awards %}AWARDS{% endif %}',
  );
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
    const { document, resume } = await readText(text);
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
  const { document, resume } = await readText(text);
  for (const blocks of [rowsFrom({ document, resume }), specifiedBlocks(document, resume)]) {
    expect(blocks.map(textOf).join(' ')).not.toMatch(/---|profile-pic/);
  }
});

it('leaves a label among the skills in its line, with what follows below the same heading', async () => {
  const text = `Noor Haddad
noor.haddad@example.com

EXPERIENCE
Stage Manager, Teatro Bravo, Mar 2019 – Present
- Called 212 shows in 9 countries

SKILLS
QLab, rigging, first aid
Languages: Danish (native), German (B2)
Free for night shows
`;
  const blocks = await rowsOfText(text);
  expect(blocks.slice(-4).map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', 'SKILLS'],
    ['paragraph', 'QLab, rigging, first aid'],
    ['paragraph', 'Languages: Danish (native), German (B2)'],
    ['paragraph', 'Free for night shows'],
  ]);
  // Set apart by an empty line, it is a heading like the others.
  const apart = await rowsOfText(text.replace('Languages', '\nLanguages'));
  expect(apart.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
    'EXPERIENCE',
    'SKILLS',
    'Languages',
  ]);
});
