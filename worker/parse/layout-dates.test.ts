import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { placed, type Place } from '#tests/fixtures/parse/placed.ts';
import { parseResume } from './parse.ts';

describe('a date beside the first bullet of its entry', () => {
  it('is the date of the entry, and the bullet stays a bullet', () => {
    const { work } = parseResume(
      documentOf(`
EXPERIENCE
Wadden Ferries BV – Harlingen
Deck Officer
07/2013 - 12/2016\t• Kept watch on 1,100 crossings.
• Trained four cadets.
`),
    );
    expect(work).toMatchObject([
      {
        title: { value: 'Deck Officer' },
        company: { value: 'Wadden Ferries BV' },
        start: { value: '2013-07' },
        highlights: [
          { value: 'Kept watch on 1,100 crossings.' },
          { value: 'Trained four cadets.' },
        ],
      },
    ]);
  });
});

describe('a header that its date made wrap', () => {
  it('is joined, without a span because the date stands between its parts', () => {
    const { work } = parseResume(
      placed([
        { text: 'EXPERIENCE', y: 60, sizePt: 14 },
        { text: 'Lecturer in Optics at Carrick\tSept 2013 - Aug 2019', y: 80, bold: true },
        { text: 'State University', y: 92, bold: true },
        { text: '• Taught 140 students a year.', y: 110 },
      ]),
    );
    expect(work[0]?.company).toMatchObject({ value: 'Carrick State University', span: null });
  });
});

describe('a bullet that tells of a time', () => {
  it('is no header of a job', () => {
    const { work } = parseResume(
      documentOf(
        'Ada Quillon\n\nEXPERIENCE\n06/2018 – 09/2020\tRegistered Nurse\nFernhill Hospital\n• Volunteered for the first ward, March to August 2020\n',
      ),
    );
    expect(work).toHaveLength(1);
    expect(work[0]?.highlights).toHaveLength(1);
  });
});

describe('a range of dates that ends on the next line', () => {
  const dates = (text: string) =>
    parseResume(documentOf(`Ada Quillon\n\nEXPERIENCE\n${text}`)).work.map((role) => [
      role.title?.value,
      role.company?.value,
      role.start?.value,
      role.end?.value,
    ]);

  it('is one range, and the job goes on below it', () => {
    expect(
      dates(`
Heavy Equipment Operator     Oct 2017 -
Northsand Earthworks Inc.     Present
- Operate a haul truck on 12-hour shifts
Labourer     May 2015 -
Prairie Paving Ltd.     Sept 2017
- Raked asphalt
`),
    ).toEqual([
      ['Heavy Equipment Operator', 'Northsand Earthworks Inc.', '2017-10', 'present'],
      ['Labourer', 'Prairie Paving Ltd.', '2015-05', '2017-09'],
    ]);
    expect(
      dates('sep 2014 – feb\tTekenaar\n2019\nGemeente Zwolle\n• Werkte wijkplannen uit.'),
    ).toEqual([['Tekenaar', 'Gemeente Zwolle', '2014-09', '2019-02']]);
  });

  it('is not closed by the date of the next job', () => {
    expect(
      dates('Labourer, Prairie Paving Ltd., 2017 –\n- Raked asphalt\nClerk, Fernhill Ltd., 2015'),
    ).toEqual([
      ['Labourer', 'Prairie Paving Ltd.', '2017', undefined],
      ['Clerk', 'Fernhill Ltd.', '2015', undefined],
    ]);
  });
});

describe('dates in a column of their own that is read after the text', () => {
  it('are put before the job on whose row they begin', () => {
    const date = (text: string, y: number): Place => ({ text, y, x: 60, width: 50, sizePt: 8 });
    const { work } = parseResume(
      placed([
        { text: 'EXPERIENCE', y: 60, x: 60, sizePt: 14 },
        { text: 'Projectleider', y: 80, bold: true },
        { text: 'Bureau Rietveen B.V.', y: 92 },
        { text: '• Leidt een team van vier ontwerpers.', y: 106 },
        date('mrt 2019 –', 80),
        date('heden', 90),
        { text: '2012 – 2014\tTekenaar', y: 130, x: 60 },
        { text: 'Kwekerij De Elzen B.V.', y: 142 },
      ]),
    );
    expect(work).toMatchObject([
      { title: { value: 'Projectleider' }, start: { value: '2019-03' }, current: true },
      { title: { value: 'Tekenaar' }, start: { value: '2012' } },
    ]);
  });
});

describe('a year that a narrow column puts below its month', () => {
  it('ends the range, whatever stands beside it', () => {
    const { work, skills } = parseResume(
      placed([
        { text: 'Jeroen van der Zwaluw', x: 45, y: 60 },
        { text: 'Werkervaring', x: 45, y: 170, bold: true },
        { text: 'Docent natuur en gezondheid\taug. 2012 – juli', x: 45, y: 275 },
        { text: '2017', x: 330, y: 289, width: 20 },
        { text: 'Scholengemeenschap De Meander', x: 45, y: 303 },
        { text: '• Mentor van een brugklas', x: 45, y: 317 },
        { text: 'Vaardigheden', x: 400, y: 275, bold: true },
        { text: 'Magister', x: 400, y: 289, width: 60 },
      ]),
    );
    expect(work.map(({ company, end }) => [company?.value, end?.value])).toEqual([
      ['Scholengemeenschap De Meander', '2017-07'],
    ]);
    expect(skills.map(({ value }) => value)).toEqual(['Magister']);
  });
});

describe('a form that labels the title and not the employer', () => {
  it('takes the line above for the employer', () => {
    const { work } = parseResume(
      documentOf(`
Wellington Barbosa
w.barbosa@example.com.br

EXPERIÊNCIA PROFISSIONAL
Transportadora Boa Rota Ltda. – Campinas/SP
Cargo: Motorista carreteiro
Período: 02/2015 a atual
• Treinei 11 motoristas
`),
    );
    expect(work.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ['Motorista carreteiro', 'Transportadora Boa Rota Ltda.'],
    ]);
  });
});

describe('dates that close what a column tells of a job, set wide apart', () => {
  it('stay in their column, whatever stands on their row in another', () => {
    const line = (text: string, y: number, column: number, bold = false): Place => ({
      text,
      y,
      x: column ? 216 : 60,
      width: 100,
      sizePt: 9.75,
      column,
      bold,
    });
    const { work } = parseResume(
      placed([
        line('SKILLS', 287, 0, true),
        line('Cooking', 309, 0),
        line('Baking', 360, 0),
        line('EXPERIENCE', 287, 1, true),
        line('Sea Road Inn Ltd', 309, 1, true),
        line('Sous Chef', 326, 1),
        line('Sligo, Ireland', 343, 1),
        line('January 2019 to Present', 360, 1, true),
        line('• Cooked for 60', 382, 1),
      ]),
    );
    expect(work[0]).toMatchObject({ start: { value: '2019-01' }, current: true });
  });
});

it('a figure in front of a month in the next cell is no length of time', () => {
  const { work } = parseResume(
    documentOf(
      'Ada Quillon\nada@example.org\n\nEXPERIENCE\n\nCraft Role 1\tMonth YYYY – Present\nQuay Works, Sligo\n• Planed 40 doors a week',
    ),
  );
  expect(work[0]?.title?.value).not.toMatch(/^Y/);
  expect(work[0]?.location?.value).not.toBe('Craft Role');
});
