import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readText, rowsFrom, rowsOfText } from '#tests/fixtures/sheet-rows.ts';
import type { Block } from '../block.ts';
import { specifiedBlocks } from '../word/specified.ts';
import type { Row } from './model.ts';

const RESUMES = new URL('../../../tests/golden/resumes/', import.meta.url);

const textOf = (block: Block | Row): string =>
  `${block.text} ${'right' in block ? block.right : ''}`;

it('sets dates at the right margin, beside the first line of the entry', async () => {
  const blocks = await rowsOfText(readFileSync(new URL('nurse.txt', RESUMES), 'utf8'));
  const entries = blocks.flatMap((block) =>
    block.kind === 'entry' ? [[block.text, block.right]] : [],
  );
  expect(entries).toEqual([
    ['Registered Nurse, Telemetry Unit', 'June 2020 - Present'],
    ['Staff Nurse, Medical-Surgical', 'August 2017 - May 2020'],
    ['Bachelor of Science in Nursing', '2013 - 2017'],
  ]);
});

it('puts the length of a stay with what it belongs to', async () => {
  const blocks = await rowsOfText(`Noor Haddad
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
  const { document, resume } = await readText(`Noor Haddad
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

it('keeps the dates of an employer and those of the role on their own lines', async () => {
  const blocks = await rowsOfText(`Noor Haddad
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
  const { document, resume } = await readText(`Noor Haddad
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
  const { document, resume } = await readText(DATED);
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

it('brings the two ends of a column of dates together beside the job', async () => {
  const { document, resume } = await readText(`Noor Haddad
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

it('moves no year to the margin whose month stands in the row above', async () => {
  const rows = await rowsOfText(`Lakshmi Varma
l.varma@example.in

Experience:

Period\tEmploying organization and your title\tCountry
May 2016 –\tMalabar Water Services Ltd.\tIndia
present\tLead Consultant
July 2010 – April\tDeccan Recycling Works LLP\tNepal
2016\tWaste Engineer
`);
  const shown = rows.map(({ text, right }) => `${text} ${right}`).join('\n');
  expect(shown).toContain('July 2010 – April, Deccan Recycling Works LLP, Nepal');
});

it('puts the length of a stay with the dates above it, though a gap is between', async () => {
  const rows = await rowsOfText(`Odile Brandreth
odile@example.com

EXPERIENCE

Head Gardener, Park of Rheden
February 2020 – Present

7 years
• Kept 14 hectares with five gardeners
• Planted 300 trees in two winters

Gardener, Estate Zypendaal
March 2017 – January 2020

3 years
• Cut hedges and kept two greenhouses
• Sowed 40 beds
`);
  expect(rows.map(textOf).filter((text) => /\d years/.test(text))).toEqual([
    'Head Gardener, Park of Rheden February 2020 – Present (7 years)',
    'Gardener, Estate Zypendaal March 2017 – January 2020 (3 years)',
  ]);
});

it('opens a job with its employer, though more about it stands above the title', async () => {
  const rows = await rowsOfText(`Odile Brandreth
odile@example.com

WORK EXPERIENCE

Department of the Interior, Bureau of Reclamation
El Paso, TX United States
Salary: $92,143.00 USD Per Year
Hours per week: 40
Management and Program Analyst
03/2020 - Present
Duties, Accomplishments and Related Skills:
Analyzes staffing of nine field offices and briefs the area manager.

Department of Veterans Affairs, Health Care System
El Paso, TX United States
Salary: $61,000.00 USD Per Year
Hours per week: 40
Program Support Assistant
07/2015 - 03/2020
Duties, Accomplishments and Related Skills:
Scheduled 70 appointments a day.
`);
  expect(rows.flatMap(({ kind, text }) => (kind === 'entry' ? [text] : []))).toEqual([
    'Department of the Interior, Bureau of Reclamation',
    'Management and Program Analyst',
    'Department of Veterans Affairs, Health Care System',
    'Program Support Assistant',
  ]);
});

it('keeps no signs that stood around dates', async () => {
  const rows = await rowsOfText(`# Odile Brandreth
odile@example.com

## Experience

### Sound Assistant · *Quay House B.V.*
\`Jan 2012 – Feb 2016\`

- Kept the log of every tape
- Mended cables for three studios
`);
  expect(rows.some(({ text }) => text.includes('`'))).toBe(false);
  expect(rows.map(textOf)).toContain('Sound Assistant · Quay House B.V. Jan 2012 – Feb 2016');
});

it('makes a school whole that the dates beside it broke', async () => {
  const { document, resume } = await readText(`Odile Brandreth
odile@example.com

EDUCATION

Associate Degree Business at Columbus State Community\tAug 2014 - May 2016
College
`);
  // As where the reader joined the two lines of a page, which has no place in the text.
  const education = resume.education.map((school) => ({
    ...school,
    institution: { value: 'Columbus State Community College', span: null, confidence: 0.95 },
  }));
  expect(rowsFrom({ document, resume: { ...resume, education } }).map(textOf)).toContain(
    'Associate Degree Business at Columbus State Community College Aug 2014 - May 2016',
  );
});

it('parts two schools that stand side by side over what was earned at each', async () => {
  const rows = await rowsOfText(
    'Ada Quillon\nada@example.org\n\nEDUCATION\n\nLarkfield University\tHollin Bay University\n\nAug 2011 - May 2013\n' +
      'Master of Social Work - Direct Practice\nAug 2007 - May 2011\nB.A. - Psychology\n',
  );
  const schools = rows.filter(({ kind }) => kind === 'entry' || kind === 'detail');
  expect(schools.map(({ kind, text, right }) => [kind, text, right])).toEqual([
    ['entry', 'Larkfield University', 'Aug 2011 - May 2013'],
    ['detail', 'Master of Social Work - Direct Practice', ''],
    ['entry', 'Hollin Bay University', 'Aug 2007 - May 2011'],
    ['detail', 'B.A. - Psychology', ''],
  ]);
});

it('keeps what happened on each date beside that date', async () => {
  const rows = await rowsOfText(
    'ADA QUILLON\nada@example.org\n\nYear  Month  Education / Employment history\nEDUCATION\n2007  4\tEntered Sendai Minato High School\n2010  3\tGraduated from Sendai Minato High School\n' +
      'EMPLOYMENT\n2014  4\tJoined Tozan Trading Co., Ltd., assigned to Import Section\n2018  9\tResigned from Tozan Trading Co., Ltd. for personal reasons\n',
  );
  expect(rows.filter(({ right }) => right !== '').map(({ text, right }) => [text, right])).toEqual([
    ['Entered Sendai Minato High School', '2007/4'],
    ['Graduated from Sendai Minato High School', '2010/3'],
    ['Joined Tozan Trading Co., Ltd., assigned to Import Section', '2014/4'],
    ['Resigned from Tozan Trading Co., Ltd. for personal reasons', '2018/9'],
  ]);
});
