import { expect, it } from 'vitest';
import { readText, rowsFrom, rowsOfText } from '#tests/fixtures/sheet-rows.ts';

it('sets a side column of skills as one line, and leaves lines that are lists already', async () => {
  const blocks = await rowsOfText(`Noor Haddad
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
  const last = async (languages: string) => (await rowsOfText(text(languages))).at(-1)?.text;
  expect(await last('Arabic\nNative\nEnglish\nFluent')).toBe('Arabic (Native), English (Fluent)');
  expect(await last('Arabic\nEnglish\nFrench')).toBe('Arabic, English, French');
});

it('joins a skill that was broken over two lines', async () => {
  const { document, resume } = await readText(`Leilani Kealoha
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

it('puts a colon behind the name of a group of skills in a table, and none between two skills', async () => {
  const rows = await rowsOfText(`Noor Haddad
noor.haddad@example.com

Experience
Stage Manager, Teatro Bravo
Mar 2019 – Present
- Called 212 shows in 9 countries

Skills
Methods\tPrompt books, cue sheets, risk assessments
QLab\tRigging
`);
  const texts = rows.map(({ text }) => text);
  expect(texts).toContain('Methods: Prompt books, cue sheets, risk assessments');
  expect(texts.join('\n')).toContain('QLab, Rigging');
});

it('parts an item in small letters from the one that ends the line above', async () => {
  const rows = await rowsOfText(
    'Ada Quillon\nada@example.org\n\nSkills\nPlanning, Excel,\tR, QGIS\nbarcoding, statistics\n',
  );
  expect(rows.at(-1)?.text).toBe('Planning, Excel, R, QGIS, barcoding, statistics');
});
