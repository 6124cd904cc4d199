import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const read = (text: string) => parseResume(documentOf(text));
const person = 'Ada Quillon\nada.quillon@example.com\n';
const jobs = (text: string) =>
  read(`${person}\nEXPERIENCE\n${text}`).work.map((job) => [
    job.title?.value,
    job.company?.value,
    job.location?.value,
    job.start?.value,
    job.end?.value,
    job.highlights.length,
  ]);

describe('signs that open lines', () => {
  it('are bullets where several lines open with the same picture or a glued hyphen', () => {
    const { highlights } = read(
      `${person}\nEXPERIENCE\nBaker, Ofen & Söhne, 2019 - 2021\n🥖 Shaped 200 loaves a night\n🥖 Clients: two hotels\n🥖 Cleaned the ovens`,
    ).work[0]!;
    expect(highlights.map(({ value, markerLength }) => [value, markerLength])).toEqual([
      ['Shaped 200 loaves a night', 3],
      ['Clients: two hotels', 3],
      ['Cleaned the ovens', 3],
    ]);
    const glued = read(
      `${person}\nEXPERIENCE\nCook, Lake Diner, 2019 - 2021\n-fry station\n-prep of fish\n-closed the kitchen`,
    ).work[0]!;
    expect(glued.highlights.map(({ value }) => value)).toEqual([
      'fry station',
      'prep of fish',
      'closed the kitchen',
    ]);
  });

  it('are left alone where one line has them', () => {
    const resume = read(
      `${person}📍 Tucson, AZ\n\nEXPERIENCE\nCook, Lake Diner, 2019 - 2021\n- Fried fish`,
    );
    expect(resume.location?.value).toBe('Tucson, AZ');
    expect(resume.work[0]!.highlights).toHaveLength(1);
  });
});

describe('section headings', () => {
  it('with a number close a list of round bullets, but not a numbered list', () => {
    const text = (last: string) =>
      `${person}\n1. EXPERIENCE\nEngineer, Brück AG, 2015 - 2019\n${last}\n2. EDUCATION\nBSc Physics, Harlow University, 2014`;
    expect(read(text('• Drew bridges')).education).toHaveLength(1);
    expect(read(text('• Drew bridges')).work[0]!.highlights).toHaveLength(1);
  });

  it('open with a sign of their own, or with the marks of Markdown', () => {
    const signs = read(
      `${person}\n◆ Experience\nEngineer, Brück AG, 2015 - 2019\n・Drew bridges\n・Built two\n◆ Languages\nEnglish, Welsh\n◆ Skills\nMinitab, FMEA`,
    );
    expect(signs.work[0]!.highlights.map(({ value }) => value)).toEqual([
      'Drew bridges',
      'Built two',
    ]);
    expect(signs.languages).toHaveLength(2);
    const marks = read('# Ingrid Solheim\ningrid@example.com\n\n## Skills\nGo, Kafka, C#');
    expect(marks.name?.value).toBe('Ingrid Solheim');
    expect(marks.skills.map(({ value }) => value)).toEqual(['Go', 'Kafka', 'C#']);
    const list = read(
      `${person}\nEXPERIENCE\nEngineer, Brück AG, 2015 - 2019\n◆ Languages\n◆ Drew bridges`,
    );
    expect(list.work[0]!.highlights).toHaveLength(2);
  });

  it('are read in small letters where all are small', () => {
    const small = read(
      `${person}\neducation\nbsc physics, harlow university, 2014\n\nskills\nbash, dns\n\nlanguages\nenglish, welsh`,
    );
    expect(small.languages.map(({ value }) => value)).toEqual(['english', 'welsh']);
    const word = read(
      `${person}\nEDUCATION\nBSc Physics, Harlow University, 2014\n\nSKILLS\nBash\nlanguages\nDNS`,
    );
    expect(word.sections.filter(({ kind }) => kind === 'languages')).toHaveLength(0);
  });
});

describe('headers of jobs', () => {
  it('part employer and title at a slash, but keep two titles together', () => {
    expect(
      jobs('Larch Hill School / Science Teacher\nAug 2015 - May 2018\n- Taught 140 pupils'),
    ).toEqual([['Science Teacher', 'Larch Hill School', undefined, '2015-08', '2018-05', 1]]);
    expect(
      jobs('Barista / Shift Lead, Juniper Coffee, 2015 - 2018\n- Opened the shop')[0]!.slice(0, 2),
    ).toEqual(['Barista / Shift Lead', 'Juniper Coffee']);
  });

  it('part employer and title at two spaces', () => {
    expect(
      jobs('3/17-2/20  Burger Barn  Shift leader\n- Counted the drawer')[0]!.slice(0, 2),
    ).toEqual(['Shift leader', 'Burger Barn']);
  });

  it('keep a short name between the title and the dates', () => {
    expect(
      jobs(
        'Office Assistant\nSólvellir ehf.\nFebruary 2018 - Present\nKept the diary of four directors.',
      )[0]!.slice(0, 2),
    ).toEqual(['Office Assistant', 'Sólvellir ehf.']);
  });

  it('take the town from behind its employer', () => {
    expect(
      jobs(
        '2016 - 2018\nJunior Designer\nMarram Outdoor Gear | Albany\n- Drew the catalogue',
      )[0]!.slice(0, 3),
    ).toEqual(['Junior Designer', 'Marram Outdoor Gear', 'Albany']);
  });

  it('leave out what kind of house the employer is, but no title with a number', () => {
    expect(
      jobs(
        'Bramble Foods, Inc.\t2018 - 2021\nFamily-owned maker of jams; $62M revenue\nChief Financial Officer\n- Shortened the close',
      )[0]!.slice(0, 2),
    ).toEqual(['Chief Financial Officer', 'Bramble Foods, Inc.']);
    expect(
      jobs(
        'Bramble Foods, Inc.\t2018 - 2021\nRegional Sales Manager, 29 stores\n- Opened two',
      )[0]![0],
    ).toContain('Regional Sales Manager');
  });

  it('name the employer before a country', () => {
    expect(
      jobs(
        'Research Fellow, Technical University Ehrental, Germany, 2012 - 2014\n- Measured springs',
      )[0]!.slice(0, 3),
    ).toEqual(['Research Fellow', 'Technical University Ehrental', 'Germany']);
  });

  it.each([
    [
      'the columns of a table',
      'Employer\tPosition\tFrom\tTo\nLlano Lines\tTruck Driver\t03/2018\tPresent\nCaprock Haulers\tHopper Driver\t09/2012\t02/2018',
      [
        ['Truck Driver', 'Llano Lines', undefined, '2018-03', 'present', 0],
        ['Hopper Driver', 'Caprock Haulers', undefined, '2012-09', '2018-02', 0],
      ],
    ],
    [
      'dates before a colon',
      'From February 2020 to present: Programme Coordinator\nLumen International, Kigali, Rwanda\n- Ran three projects',
      [['Programme Coordinator', 'Lumen International', 'Kigali, Rwanda', '2020-02', 'present', 1]],
    ],
    [
      'summers before the years',
      'Camp Director, Camp Pines, Tybee Island, GA, summers 1999 to 2003\n- Led 20 counsellors',
      [['Camp Director', 'Camp Pines', 'Tybee Island, GA', '1999', '2003', 1]],
    ],
    [
      'full stops between the parts',
      'Boyne Mechanical Ltd, Navan. Plumber. Feb 2011 to April 2016.\nFitted two schools.',
      [['Plumber', 'Boyne Mechanical Ltd', 'Navan', '2011-02', '2016-04', 1]],
    ],
    [
      'an abbreviation',
      'Northgate Ltd\nAdmin. Assistant\nFeb 2011 to April 2016\n- Kept the files',
      [['Admin. Assistant', 'Northgate Ltd', undefined, '2011-02', '2016-04', 1]],
    ],
    [
      'a full stop behind the town, below the dates',
      '2012 – 2018\nConservator, Atelier Rochat & Fils, Vevey.\n- Cleaned paintings\n2011\nIntern, Galleria Elmo, Naples.\n- Packed frames',
      [
        ['Conservator', 'Atelier Rochat & Fils', 'Vevey', '2012', '2018', 1],
        ['Intern', 'Galleria Elmo', 'Naples', '2011', undefined, 1],
      ],
    ],
  ])('are read with %s', (_, text, expected) => {
    expect(jobs(text)).toEqual(expected);
  });

  it('keep a self-employed trade apart from a town, whatever the other entries do', () => {
    const text =
      'Senior Joiner, Hallam Brothers Limited, 2012 - 2015\n- Hung doors\nSelf employed, Decorator, 2008 - 2012\n- Painted houses';
    expect(jobs(text).map((job) => job.slice(0, 3))).toEqual([
      ['Senior Joiner', 'Hallam Brothers Limited', undefined],
      ['Decorator', 'Self employed', undefined],
    ]);
  });

  it('read a town with its country in brackets as one place', () => {
    expect(
      jobs('CAD Technician\nStudio Montelupo, Urbino (Italy)\n2013 - 2016\n- Drew doors')[0]!.slice(
        1,
        3,
      ),
    ).toEqual(['Studio Montelupo', 'Urbino (Italy)']);
  });

  it('take the dates from the labels of a form', () => {
    expect(
      jobs(
        'Program Analyst\nBureau of Ranges\nBoise, ID\nStart Date: 06/2019   End Date: Present\nHours per week: 40\n- Reviewed 85 contracts',
      )[0]!.slice(3),
    ).toEqual(['2019-06', 'present', 1]);
  });

  it('set the town behind an employer aside where a label names the title', () => {
    expect(
      jobs(
        'Hotel Maré Alta – Olinda\nCargo: Recepcionista\nPeríodo: 08/2015 a 02/2019\n- Atendimento aos hóspedes',
      ),
    ).toEqual([['Recepcionista', 'Hotel Maré Alta', 'Olinda', '2015-08', '2019-02', 1]]);
  });

  it('are counted where numbered lines stand above bullets of another sign', () => {
    expect(
      jobs(
        '1. Store Pharmacist\nKestrel Pharmacy, Chattogram\nDuration: 10 January 2022 to Continuing\n* Counted stock\n* Packed orders\n\n' +
          '2. Trainee Officer\nFodos Laboratories Ltd.\nDuration: July 2018 - February 2019\n* Tested batches\n* Wrote logs',
      ),
    ).toEqual([
      ['Store Pharmacist', 'Kestrel Pharmacy', 'Chattogram', '2022-01', 'present', 2],
      ['Trainee Officer', 'Fodos Laboratories Ltd.', undefined, '2018-07', '2019-02', 2],
    ]);
  });

  it('span the summers that they list', () => {
    expect(
      jobs('Lifeguard, Eno Pool\tSummer 2021, Summer 2022\n- Watched 200 swimmers')[0],
    ).toEqual(['Lifeguard', 'Eno Pool', undefined, '2021-06', '2022-06', 1]);
  });

  it('take the clients of an agency into its job, and jobs of other years not', () => {
    const text = (dates: string) =>
      `Volant Staffing - Contract Designer\n01/2011 to 06/2020\n\nClient: Prairie Aero (${dates})\n- Drew ribs in CATIA\n- Checked drawings`;
    expect(jobs(text('03/2018 - 06/2020'))).toEqual([
      ['Contract Designer', 'Volant Staffing', undefined, '2011-01', '2020-06', 2],
    ]);
    expect(jobs(text('03/2021 - 06/2022'))).toHaveLength(2);
  });
});
