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

describe('schools', () => {
  const schools = (text: string) =>
    read(`${person}\nEDUCATION\n${text}`).education.map((school) => [
      school.degree?.value,
      school.institution?.value,
      school.end?.value,
    ]);

  it.each([
    ['Tidewater College / B.S. Chemistry\nMay 2011', ['B.S.', 'Tidewater College', '2011-05']],
    ['Cooper Tech High School diploma 2016', ['diploma', 'Cooper Tech High School', '2016']],
    [
      'Escuela del Faro, Cádiz\nStudy Abroad\nSpring 2023',
      ['Study Abroad', 'Escuela del Faro', '2023-03'],
    ],
    [
      'Southern Ridge Community College\t1994 - 1996\n• A.S., Office Administration',
      ['A.S.', 'Southern Ridge Community College', '1996'],
    ],
    [
      '• B.Tech (Information Technology) from Vignan Institute of Technology, Guntur in 2015 with 71%.',
      ['B.Tech', 'Vignan Institute of Technology', '2015'],
    ],
    [
      'Larch Hill High School, Boise, expected June 2025',
      [undefined, 'Larch Hill High School', '2025-06'],
    ],
    ['High School Diploma, 2009', ['High School Diploma', undefined, '2009']],
  ])('reads %j', (text, school) => {
    expect(schools(text)).toEqual([school]);
  });

  it('take a year from the column before a long line', () => {
    const long =
      'PhD, Hydrogeology, University of Rennick. Thesis: Recharge of coastal aquifers under drought';
    expect(
      schools(`2012\t${long}\n2007\tMSc, Geology, University of Ile`).map((school) => school[2]),
    ).toEqual(['2012', '2007']);
  });
});

describe('lists', () => {
  const skills = (text: string) =>
    read(`${person}\nSKILLS\n${text}`).skills.map(({ value }) => value);

  it.each([
    ['Premiere Pro ★★★★★ After Effects ★★★☆☆', ['Premiere Pro', 'After Effects']],
    ['knife skills/grill/fryer/cash handling', ['knife skills', 'grill', 'fryer', 'cash handling']],
    [
      'Frameworks   : Spring Boot, Hibernate\nDatabases    : Oracle',
      ['Spring Boot', 'Hibernate', 'Oracle'],
    ],
    ['CI/CD, TCP/IP', ['CI/CD', 'TCP/IP']],
    ['SAP QM, Minitab\nKassel, 3 February 2024', ['SAP QM', 'Minitab']],
  ])('of skills part %j', (text, expected) => {
    expect(skills(text)).toEqual(expected);
  });

  it('of certificates part acronyms at slashes, but no name', () => {
    const held = (text: string) =>
      read(`${person}\nCERTIFICATIONS\n${text}`).certificates.map(({ value }) => value);
    expect(held('ACLS / BLS / PALS, American Heart Association')).toEqual(['ACLS', 'BLS', 'PALS']);
    expect(held('Guard License, CPR/First Aid')).toEqual(['Guard License', 'CPR/First Aid']);
    expect(held('CPA, CPA Australia')).toEqual(['CPA, CPA Australia']);
    expect(held('First Aid / CPR')).toEqual(['First Aid / CPR']);
  });

  it('name a licence to drive with its classes, and no class alone', () => {
    const held = (text: string) =>
      read(`${person}\n${text}`).certificates.map(({ value }) => value);
    expect(held('SKILLS\nDriving licence\tA1, B')).toEqual(['Driving licence A1, B']);
    expect(held('LICENSES\nB, C1')).toEqual([]);
  });

  it('of a form part the languages and the digital skills from their labels', () => {
    const form = read(
      `${person}\nPERSONAL SKILLS\nMother tongue(s) Italian\nOther language(s) English B2, German A2\nDigital skills AutoCAD, Rhino`,
    );
    expect(form.languages.map(({ value }) => value)).toEqual(['Italian', 'English', 'German']);
    expect(form.skills.map(({ value }) => value)).toEqual(['AutoCAD', 'Rhino']);
    const deed = read(`${person}\nSKILLS\nDigital skills training for pupils, parents`);
    expect(deed.skills[0]?.value).toBe('Digital skills training for pupils');
  });

  it('of languages leave out the ways in which one is used', () => {
    const spoken = read(
      `${person}\nLANGUAGES\nSpanish - Spoken: Advanced, Written: Advanced, Read: Advanced`,
    );
    expect(spoken.languages.map(({ value }) => value)).toEqual(['Spanish']);
  });
});

describe('the head of a resume', () => {
  it.each([
    [
      'Curriculum Vitae\tDipl.-Ing. Henrike Vossen\nh.vossen@example.de',
      'Dipl.-Ing. Henrike Vossen',
    ],
    ['pedro vilhena\npv.vilhena@example.pt', 'pedro vilhena'],
    [
      'Contact\nzara.mikhail@example.com\n\nLanguages\nEnglish\nZARA MIKHAIL\n\nSkills\nFigma',
      'ZARA MIKHAIL',
    ],
  ])('names the person in %j', (text, name) => {
    expect(read(text).name?.value).toBe(name);
  });

  it('takes no line of small words for a name that the address does not prove', () => {
    expect(read('likes boring systems\npv.vilhena@example.pt\n\nskills\nbash').name).toBeNull();
  });

  it('reads an address whose sign is put into words', () => {
    expect(read('Mara Kolb\nmara.kolb (at) example.org\n').email?.value).toBe(
      'mara.kolb@example.org',
    );
    expect(read('Mara Kolb\nbaker (at) night\n').email).toBeNull();
    expect(read('Mara Kolb\nmara.kolb@example.c a\n').email?.value).toBe('mara.kolb@example.ca');
  });

  it.each([
    ['Institute of Soil, Weir University, Durban, South Africa', 'Durban, South Africa'],
    ['⌂ Fremantle, WA', 'Fremantle, WA'],
    ['Via dei Cordari 9, 61121 Pesaro (Italy) +39 0721 555 018', '61121 Pesaro (Italy)'],
    ['1183 E 79th st Cleveland OH', 'Cleveland OH'],
  ])('finds the town in %j', (line, town) => {
    expect(read(`Ada Quillon\n${line}\nada@example.com · +27 31 555 0148`).location?.value).toBe(
      town,
    );
  });

  it('goes on with the person behind the languages known', () => {
    const text = `${person}\nSKILLS\nC, Python\n\nPERSONAL DETAILS\nGender: Female\nLanguages Known: English, Tamil\nAddress: 12, Gandhi Street, Erode, Tamil Nadu - 638009`;
    expect(read(text).location?.value).toContain('Erode');
    expect(read(text).languages).toHaveLength(2);
  });
});
