import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { placed, type Place } from '#tests/fixtures/parse/placed.ts';
import { parseResume } from './parse.ts';

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

describe("'Achievements:' under a job", () => {
  it('begins no section where the headings have no colon', () => {
    const { sections, work } = parseResume(
      documentOf(
        'Ada Quillon\n\nEXPERIENCE\nElectrician, Fernhill Ltd, 2018 – 2020\n' +
          '- Wired shops\nKey Achievements:\n- Finished three weeks early\n\n' +
          'EDUCATION\nBA Law, Fernhill University, 2014\n',
      ),
    );
    expect(sections.map(({ kind }) => kind)).toEqual(['header', 'experience', 'education']);
    expect(work[0]?.highlights).toHaveLength(2);
  });
});
