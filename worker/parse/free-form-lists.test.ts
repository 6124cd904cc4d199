import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const read = (text: string) => parseResume(documentOf(text));
const person = 'Ada Quillon\nada.quillon@example.com\n';

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
    ['A.B. in Economics, Honors. Hallow College, 2004', ['A.B.', 'Hallow College', '2004']],
    [
      'FCA, Institute of Chartered Accountants, 2010',
      ['FCA', 'Institute of Chartered Accountants', '2010'],
    ],
    ['Central High School Memphis TN Diploma 2001', ['Diploma', 'Central High School', '2001']],
    ['High School Diploma, 2009', ['High School Diploma', undefined, '2009']],
  ])('reads %j', (text, school) => {
    expect(schools(text)).toEqual([school]);
  });

  it('are two where a mark of a profession stands above a degree', () => {
    const text =
      'FCA, Institute of Chartered Accountants\nBSc Mathematics, University of Harlow, 2006';
    expect(schools(text).map(([degree]) => degree)).toEqual(['FCA', 'BSc']);
    expect(
      read(`${person}\nEDUCATION\nA.B. in Economics, Honors. Hallow College, 2004`).education[0]!
        .area?.value,
    ).toBe('Economics');
  });

  it('take a year from the column before a long line', () => {
    const long =
      'PhD, Hydrogeology, University of Rennick. Thesis: Recharge of coastal aquifers under drought';
    expect(
      schools(`2012\t${long}\n2007\tMSc, Geology, University of Ile`).map((school) => school[2]),
    ).toEqual(['2012', '2007']);
  });
});

describe('resumes in Cyrillic and Greek', () => {
  it('are read by their own headings, months and titles', () => {
    const resume = read(
      'Олена Ковальчук\nolena@example.com\n\nДосвід роботи\nБухгалтер, ТОВ «Ромашка», Київ\n' +
        'березень 2018 – по теперішній час\n- Вела облік\n\nОсвіта\nКиївський університет ' +
        'торгівлі, бакалавр, 2014\n\nМови\nукраїнська, англійська',
    );
    const [job] = resume.work;
    expect([job?.title?.value, job?.company?.value, job?.start?.value, job?.end?.value]).toEqual([
      'Бухгалтер',
      'ТОВ «Ромашка»',
      '2018-03',
      'present',
    ]);
    expect(resume.education[0]?.institution?.value).toBe('Київський університет торгівлі');
    expect(resume.languages).toHaveLength(2);
    const greek = read(
      'Μαρία Παπαδοπούλου\nmaria@example.gr\n\nΕΠΑΓΓΕΛΜΑΤΙΚΗ ΕΜΠΕΙΡΙΑ\nΛογίστρια\nΜάρτιος 2016 – Σήμερα\n- Τήρηση βιβλίων\n\nΔΕΞΙΟΤΗΤΕΣ\nExcel, SAP',
    );
    expect(greek.work[0]).toMatchObject({
      title: { value: 'Λογίστρια' },
      start: { value: '2016-03' },
      current: true,
    });
    expect(greek.skills).toHaveLength(2);
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
    ['Nasreen Akhtar MCIPD\nn.akhtar@example.com', 'Nasreen Akhtar'],
    ['Margaret ("Margie") Tolhurst\nmargie.t@example.com', 'Margaret ("Margie") Tolhurst'],
    ['pedro vilhena\npv.vilhena@example.pt', 'pedro vilhena'],
    [
      'Contact\nzara.mikhail@example.com\n\nLanguages\nEnglish\nZARA MIKHAIL\n\nSkills\nFigma',
      'ZARA MIKHAIL',
    ],
  ])('names the person in %j', (text, name) => {
    expect(read(text).name?.value).toBe(name);
  });

  it('takes a sentence below the details for the summary, not for a title', () => {
    const said =
      'Dental hygienist who puts nervous patients at ease, with nine years in family practice.';
    const resume = read(
      `Bethany Kroll\nDuluth, MN · bethany@example.com\n${said}\n\nSKILLS\nDentrix`,
    );
    expect([resume.summary?.value, resume.label]).toEqual([said, null]);
    expect(read('Bethany Kroll\nDental Hygienist\nbethany@example.com').label?.value).toBe(
      'Dental Hygienist',
    );
  });

  it('does not take the label of a phone for a town', () => {
    const text =
      'Connor Ashdown\nAddress\t22 Millstone Way, Kettering, NN15 6ZZ\nMobile\t07700 900 571\nc.ashdown@example.com';
    expect(read(text).location?.value).toContain('Kettering');
    expect(read('Connor Ashdown\nMobile, AL\nc.ashdown@example.com').location?.value).toBe(
      'Mobile, AL',
    );
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
    ['Kita-ku, Osaka, Japan', 'Kita-ku, Osaka, Japan'],
    ['Via dei Cordari 9, 61121 Pesaro (Italy) +39 0721 555 018', '61121 Pesaro (Italy)'],
    ['1183 E 79th st Cleveland OH', 'Cleveland OH'],
  ])('finds the town in %j', (line, town) => {
    expect(read(`Ada Quillon\n${line}\nada@example.com · +27 31 555 0148`).location?.value).toBe(
      town,
    );
  });

  it('goes on with the person behind the languages known', () => {
    const text =
      `${person}\nSKILLS\nC, Python\n\nPERSONAL DETAILS\nGender: Female\n` +
      'Languages Known: English, Tamil\nAddress: 12, Gandhi Street, Erode, Tamil Nadu - 638009';
    expect(read(text).location?.value).toContain('Erode');
    expect(read(text).languages).toHaveLength(2);
  });
});

describe('skills in groups with rates', () => {
  const { skills, certificates } = read(
    `${person}\nSkills\nWeb Technologies\nAdvanced\nHTML, PHP, Python\nFrameworks\nIntermediate\nReact, Angular, Vue\n\nCerti cations\nAWS Developer\n`,
  );

  it('leave out the rate and the name of the group', () => {
    expect(skills.map(({ value }) => value)).toEqual([
      'HTML',
      'PHP',
      'Python',
      'React',
      'Angular',
      'Vue',
    ]);
  });

  it('end at a heading that lost its ligature', () => {
    expect(certificates.map(({ value }) => value)).toEqual(['AWS Developer']);
  });
});

describe('a row of skills over a sentence', () => {
  const skills = (text: string) =>
    read(`${person}\nSKILLS\n${text}\n`).skills.map(({ value }) => value);

  it('holds skills, and is not the name of what the sentence tells', () => {
    expect(skills('Sage, Xero, Excel\nI have my own van and tools')).toEqual([
      'Sage',
      'Xero',
      'Excel',
    ]);
  });
});
