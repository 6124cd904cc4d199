import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import type { DocumentLine, ExtractedDocument } from '#worker/document/model.ts';
import { parseResume } from './parse.ts';

type Place = Partial<DocumentLine> & { text: string };

/** A document of placed lines, as a PDF gives them. */
function placed(places: Place[]): ExtractedDocument {
  const document = documentOf(places.map((place) => place.text).join('\n'));
  const lines = document.lines.map((line, i): DocumentLine => {
    const base = { page: 1, x: 180, width: 200, sizePt: 10, bold: false };
    return Object.assign(base, places[i], { start: line.start, role: 'body' as const });
  });
  return { ...document, format: 'pdf', lines };
}

describe('a column of labels read before the text', () => {
  const label = (text: string, y: number): Place => ({ text, y, x: 60, width: 70, sizePt: 18 });
  const document = placed([
    label('Contact', 90),
    label('Work', 150),
    label('Education', 260),
    { text: 'Oluwaseun Brightwater', y: 50, sizePt: 26 },
    { text: 'oluwaseun@example.com', y: 90 },
    { text: 'Ferrous & Daughters Ltd\t2018-02 — 2022-06', y: 149, bold: true },
    { text: 'Blacksmith', y: 165 },
    { text: '• Forged 40 gates for listed houses.', y: 185, x: 195 },
    { text: 'Herefordshire College of Technology\t2015 — 2017', y: 258, bold: true },
    { text: 'Diploma in Artist Blacksmithing', y: 275 },
  ]);
  const resume = parseResume(document);

  it('gives each label the text beside it', () => {
    expect(resume.sections.map((section) => [section.kind, section.lineRanges])).toEqual([
      ['header', [[3, 4]]],
      ['header', [[4, 5]]],
      ['experience', [[5, 8]]],
      ['education', [[8, 10]]],
    ]);
    expect(resume.work[0]).toMatchObject({
      company: { value: 'Ferrous & Daughters Ltd' },
      title: { value: 'Blacksmith' },
      start: { value: '2018-02' },
    });
    expect(resume.education[0]?.degree?.value).toBe('Diploma');
  });
});

describe('a side column with text of its own', () => {
  const side = (text: string, y: number, more: Partial<Place> = {}): Place => ({
    text,
    y,
    x: 40,
    width: 100,
    ...more,
  });
  const resume = parseResume(
    placed([
      side('Skills', 60, { sizePt: 14 }),
      side('Welding', 80),
      side('Rigging', 95),
      { text: 'Experience', y: 60, sizePt: 14 },
      { text: 'Rigger, Northsea Lifting Ltd', y: 80 },
      { text: 'May 2019 – Present', y: 95 },
      { text: '• Lifted loads of up to 300 tonnes.', y: 110 },
    ]),
  );

  it('keeps its heading above its own lines', () => {
    expect(resume.skills.map((skill) => skill.value)).toEqual(['Welding', 'Rigging']);
    expect(resume.work[0]?.title?.value).toBe('Rigger');
  });
});

describe('schools side by side', () => {
  it('get the dates and degrees of their own column', () => {
    const { education } = parseResume(
      documentOf(`
EDUCATION
University of Eastmoor\tCarrick College
Aug 2011 - May 2013
Master of Social Work
Aug 2007 - May 2011
B.A. - Psychology
`),
    );
    expect(
      education.map((school) => [
        school.institution?.value,
        school.degree?.value,
        school.end?.value,
      ]),
    ).toEqual([
      ['University of Eastmoor', 'Master of Social Work', '2013-05'],
      ['Carrick College', 'B.A.', '2011-05'],
    ]);
  });
});

describe('a letter-spaced heading', () => {
  it('is read as the word that it spells', () => {
    const { sections } = parseResume(
      documentOf('Ada Quill\n\nE D U C AT I O N ( 1 )\nBSc Physics, Carrick University, 2011'),
    );
    expect(sections.at(-1)?.kind).toBe('education');
  });
});

describe('an address broken by a narrow column', () => {
  for (const text of [
    'ada.quill@exam\nple.com',
    'ADA.QUILL@EXAMPLE. COM',
    'ada.quill@example.\ncom',
  ]) {
    it(`'${text.replace('\n', '⏎')}' is made whole`, () => {
      const { email } = parseResume(documentOf(`Ada Quill\n${text}\nLeeds`));
      expect(email?.value.toLowerCase()).toBe('ada.quill@example.com');
    });
  }

  it('is not lengthened by a word that follows it', () => {
    const { email } = parseResume(documentOf('Ada Quill\nada.quill@example.com\nDesigner'));
    expect(email?.value).toBe('ada.quill@example.com');
  });
});

describe('a document that is no resume', () => {
  const documents: [kind: string, text: string][] = [
    [
      'letter',
      'Dear Ms Hartley,\n\nI am writing to apply for the post of archivist that you advertised in May.\nI have ten years of experience and would welcome an interview.\n\nYours sincerely,\nAda Quill',
    ],
    [
      'invoice',
      'INVOICE No. 2041\nBill to: Carrick College\nQuantity  Unit price  Total\n12  40.00  480.00\nSubtotal 480.00\nVAT 20% 96.00\nAmount due 576.00\nIBAN GB00 0000',
    ],
    [
      'other',
      'Tracing loops in a small language\nSummary\nWe describe a compiler that records loops.\nReferences\nA. Quill. Loops. 2009. ISBN 978-1-60558-392-1',
    ],
    [
      'other',
      'Lemon cake\nIngredients\n200 g flour\n2 tablespoons sugar\nPreheat the oven to 180 degrees and bake for 40 minutes.',
    ],
  ];
  for (const [kind, text] of documents) {
    it(`is told: ${kind}`, () => expect(parseResume(documentOf(text)).kind).toBe(kind));
  }
});

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

describe('a group named Languages among the skills', () => {
  it('is a list of programming languages, not a section', () => {
    const resume = parseResume(
      documentOf('Ada Quill\n\nSKILLS\nLanguages\tGo, TypeScript\nTools\tDocker, Kafka'),
    );
    expect(resume.languages).toEqual([]);
    expect(resume.skills.map((skill) => skill.value)).toEqual(
      expect.arrayContaining(['Go', 'TypeScript', 'Docker', 'Kafka']),
    );
  });

  it('stays a section where human languages follow', () => {
    const { languages } = parseResume(
      documentOf(
        'Ada Quill\n\nSKILLS\nWelding, Rigging\n\nLanguages\nEnglish (native), Welsh (B1)',
      ),
    );
    expect(languages.map((language) => language.value)).toEqual(['English', 'Welsh']);
  });
});

describe("a table's row that holds a job and its bullets", () => {
  it('is divided, and a bullet that wraps in its cell stays one', () => {
    const { work } = parseResume(
      documentOf(
        'Ada Quillon\n\nEXPERIENCE\nseit 04/2021\tLeiterin Lager\tDonauwerk GmbH\t• Führung von neun\tLageristen\t• Wartung der Regale\n',
      ),
    );
    expect(work).toMatchObject([
      {
        title: { value: 'Leiterin Lager' },
        company: { value: 'Donauwerk GmbH' },
        current: true,
        highlights: [{ value: 'Führung von neun Lageristen' }, { value: 'Wartung der Regale' }],
      },
    ]);
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

describe("'Achievements:' under a job", () => {
  it('begins no section where the headings have no colon', () => {
    const { sections, work } = parseResume(
      documentOf(
        'Ada Quillon\n\nEXPERIENCE\nElectrician, Fernhill Ltd, 2018 – 2020\n- Wired shops\nKey Achievements:\n- Finished three weeks early\n\nEDUCATION\nBA Law, Fernhill University, 2014\n',
      ),
    );
    expect(sections.map(({ kind }) => kind)).toEqual(['header', 'experience', 'education']);
    expect(work[0]?.highlights).toHaveLength(2);
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
