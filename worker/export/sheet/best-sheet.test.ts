import { expect, it } from 'vitest';
import { readText } from '#tests/fixtures/sheet-rows.ts';
import { bestSheet } from './best-sheet.ts';
import { AS_WRITTEN } from './make-sheet.ts';
import { rowsOf } from './model.ts';

/** Every row with its dates, of the sheet that reads back best. */
async function shown(text: string): Promise<[text: string, right: string][]> {
  const { document, resume } = await readText(text);
  const sheet = await bestSheet(document, resume, AS_WRITTEN);
  return rowsOf(sheet).map((row) => [row.text, row.right]);
}

it('puts a table’s names of columns below a heading, and makes from and to one period', async () => {
  const rows = await shown(`Ingrid Halvorsen
i.halvorsen@example.no

Employer\tJob title\tFrom\tTo\tDuties
Fjord Fish Export AS\tQuality controller\t2019-02\tpresent\tTemperature logs and export papers
Nordlys Kraft\tStores assistant\t2015-08\t2019-01\tGoods in and out, stock counts
`);
  expect(rows.slice(2)).toEqual([
    ['Experience', ''],
    ['Employer | Job title | From | To | Duties', ''],
    ['Fjord Fish Export AS, Quality controller', '2019-02 – present'],
    ['Temperature logs and export papers', ''],
    ['Nordlys Kraft, Stores assistant', '2015-08 – 2019-01'],
    ['Goods in and out, stock counts', ''],
  ]);
});

it('keeps the names of two columns apart by a bar, so that they are read as no school', async () => {
  const rows = await shown(`Ingrid Halvorsen
i.halvorsen@example.no

EDUCATION

Years\tQualification
2006 – 2010\tPhD, Marine Biology
2003 – 2005\tMSc, Oceanography

Institution
Lofoten University
Bodø University
`);
  expect(rows).toContainEqual(['Years | Qualification', '']);
});

it('keeps rows that tell of one event each whole, with bars between their cells', async () => {
  const rows = await shown(`Name\tYuto Shirakawa
E-mail\ty.shirakawa@example.jp

Year\tMonth\tEducation
2009\t4\tEntered Himeji Minami High School
2012\t3\tGraduated from the above
Year\tMonth\tWork History
2012\t4\tJoined Harima Glass Co., Ltd. as Furnace Assistant (mixing, loading, first checks, cleaning)
2018\t9\tLeft the above for family reasons
2018\t10\tJoined Banshu Tools Inc. as Shift Supervisor
Employed there to the present\tEnd of entries
`);
  expect(rows.slice(2)).toEqual([
    ['Education', ''],
    ['Year | Month | Education', ''],
    ['2009 | 4 | Entered Himeji Minami High School', ''],
    ['2012 | 3 | Graduated from the above', ''],
    ['Experience', ''],
    ['Year | Month | Work History', ''],
    [
      '2012 | 4 | Joined Harima Glass Co., Ltd. as Furnace Assistant (mixing, loading, first checks, cleaning)',
      '',
    ],
    ['2018 | 9 | Left the above for family reasons', ''],
    ['2018 | 10 | Joined Banshu Tools Inc. as Shift Supervisor', ''],
    ['Employed there to the present | End of entries', ''],
  ]);
});

it('puts the halves of a school that was broken between two words together', async () => {
  const { document, resume } = await readText(`Brayden Quill
b.quill@example.com

EDUCATION
Associate Degree in Business
Scioto State Community
College
2014 - 2016
`);
  const [school] = resume.education;
  school!.institution = { value: 'Scioto State Community College', span: null, confidence: 1 };
  const sheet = await bestSheet(document, resume, AS_WRITTEN);
  const texts = rowsOf(sheet).map(({ text }) => text);
  expect(texts.join('\n')).toContain('Scioto State Community College');
});

it('puts a colon behind what announces a value in a form', async () => {
  const rows = await shown(`Ilaria Montefusco
ilaria@example.it

Work experience
Dates\tMarch 2017 → present
Occupation or position held\tQuality control technician
Main activities and responsibilities\tSampling of olive oil
Name and address of employer\tOleificio Tirreno srl, Salerno
Dates\tSeptember 2014 → February 2017
Occupation or position held\tLaboratory assistant
Main activities and responsibilities\tPreparation of reagents
Name and address of employer\tAnalisi Campane snc, Napoli
`);
  expect(rows).toContainEqual(['Dates: March 2017 → present', '']);
  expect(rows).toContainEqual(['Occupation or position held: Quality control technician', '']);
  expect(rows).toContainEqual(['Name and address of employer: Oleificio Tirreno srl, Salerno', '']);
  expect(rows).toContainEqual([
    'Main activities and responsibilities: Preparation of reagents',
    '',
  ]);
});

it('sets the end of a job that goes on apart from its start, and changes no other line', async () => {
  const rows = await shown(`Loretta Yazzie
Phone: 505-555-0141\tEmail: loretta.yazzie@example.com

WORK EXPERIENCE
Supervisory Park Ranger, GS-0025-11
National Park Service, Canyon Unit, Chinle, AZ
Start: 05/2016\tEnd: Present
• Supervise nine rangers across two shifts

Park Guide, GS-0090-05
National Park Service, Painted Mesa Unit, Holbrook, AZ
Start: 04/2012\tEnd: 05/2016
• Led 600 guided walks
`);
  expect(rows).toContainEqual(['Start: 05/2016', 'End: Present']);
  expect(rows).toContainEqual(['Start: 04/2012', 'End: 05/2016']);
  expect(rows).toContainEqual(['National Park Service, Canyon Unit, Chinle, AZ', '']);
});

it('puts a colon behind the long labels of a form for schools, too', async () => {
  const rows = await shown(`Ilaria Montefusco
ilaria@example.it

Work experience
Cook, Trattoria Tirreno\t2016 – 2019
• Cooked for 80 guests

Education and training
Dates\tOctober 2010 → July 2014
Title of qualification awarded\tLaurea triennale in Chimica
Name and type of organisation providing education and training\tUniversità degli Studi di Salerno
`);
  expect(rows.slice(-3)).toEqual([
    ['Dates: October 2010 → July 2014', ''],
    ['Title of qualification awarded: Laurea triennale in Chimica', ''],
    [
      'Name and type of organisation providing education and training: Università degli Studi di Salerno',
      '',
    ],
  ]);
});
