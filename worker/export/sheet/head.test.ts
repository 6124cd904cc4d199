import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readText, rowsFrom, rowsOfText } from '#tests/fixtures/sheet-rows.ts';

const RESUMES = new URL('../../../tests/golden/resumes/', import.meta.url);

it('keeps the letters behind a name', async () => {
  const [name] = await rowsOfText(readFileSync(new URL('nurse.txt', RESUMES), 'utf8'));
  expect(name).toMatchObject({ kind: 'name', text: 'Imani Okonkwo, RN' });
});

it('takes a label for no letters behind a name, and a table of details for details', async () => {
  const blocks = await rowsOfText(`Lebenslauf

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

it('sets the title beside a name below it', async () => {
  const rows = await rowsOfText(`Zoe Vandermeer, Graphic Designer
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
  const rows = await rowsOfText(`Leilani Kealoha
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

it('joins contact details in a section of their own, with their labels and an address that was broken', async () => {
  const { document, resume } = await readText(`Noor Haddad

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

it('keeps a label and its detail together at the top of the page', async () => {
  const rows = await rowsOfText(`Ludmila Ostrander
Phone\t+1 (612) 555-0119
Mail:\tl.ostrander@example.org\tMinneapolis, Minnesota

Employment
Payroll Manager, Loring Park Hotels
Feb 2019 – Present
- Pays 400 people in 3 states
`);
  expect(rows[1]).toMatchObject({
    kind: 'contact',
    text: 'Phone: +1 (612) 555-0119 | Mail: l.ostrander@example.org | Minneapolis, Minnesota',
  });
});

it('keeps a list of what is told of the person a list, and an address with a sign in front a detail', async () => {
  const rows = await rowsOfText(`Ottoline Farrow
• ottoline@example.org
• Fields:\tHedges, Ponds, Meadows
• Tools:\tScythe, Level

Experience
Gardener, Hollow Park
May 2016 – Present
• Planted 9 meadows for 3 towns
`);
  expect(rows.slice(1, 4).map(({ kind, text }) => [kind, text])).toEqual([
    ['contact', 'ottoline@example.org'],
    ['bullet', 'Fields: Hedges, Ponds, Meadows'],
    ['bullet', 'Tools: Scythe, Level'],
  ]);
});

it('takes title and place along with a name that stands below a side column', async () => {
  const rows = await rowsOfText(`Contact
odile@example.com

Top Skills
Grant Writing

Odile Brandreth
Development Director at Harbor Light Mission
Portland, Maine, United States

Experience
Development Director, Harbor Light Mission\t2018 – 2022
• Raised $2M
`);
  expect(rows.slice(0, 5).map(({ kind, text }) => [kind, text])).toEqual([
    ['name', 'Odile Brandreth'],
    ['headline', 'Development Director at Harbor Light Mission'],
    ['contact', 'Portland, Maine, United States'],
    ['heading', 'Contact'],
    ['contact', 'odile@example.com'],
  ]);
});

it('leaves out what a form calls the name', async () => {
  const rows = await rowsOfText(`Personal information
First name(s) / Surname(s)\tOdile Brandreth
E-mail\todile@example.com

Work experience
Buyer, Acme Ltd\t2018 – 2022
• Bought paper
`);
  expect(rows[0]).toMatchObject({ kind: 'name', text: 'Odile Brandreth' });
  expect(rows.some(({ text }) => /surname/i.test(text))).toBe(false);
});

it('writes a surname that was broken at its hyphen as one', async () => {
  const { document, resume } = await readText('Inês Quintela-\nPrado\nines@example.org\n');
  const end = 'Inês Quintela-\nPrado'.length;
  const name = { value: 'Inês Quintela-Prado', span: { start: 0, end }, confidence: 0.9 };
  const [row] = rowsFrom({ document, resume: { ...resume, name } });
  expect(row).toMatchObject({ kind: 'name', text: 'Inês Quintela-Prado', lines: [0, 1] });
});
