import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const read = (text: string) => parseResume(documentOf(text));
const person = 'Ada Quillon\nada@example.com\n';

describe('a school on one crowded line', () => {
  const schools = (text: string) =>
    read(`${person}\nEDUCATION\n${text}`).education.map((school) => [
      school.degree?.value,
      school.area?.value,
      school.institution?.value,
      school.end?.value,
    ]);

  it.each([
    [
      'B.Tech Civil Engineering, Aravalli Institute of Technology 2019 – 2023 CGPA 9.1/10',
      ['B.Tech', 'Civil Engineering', 'Aravalli Institute of Technology', '2023'],
    ],
    [
      'BTEC Level 2 Engineering (Distinction), Severn Vale College, 2011 - 2013',
      ['BTEC Level 2', 'Engineering', 'Severn Vale College', '2013'],
    ],
    [
      'Larch Grove High School, 8 GCSEs A-C, 2006 - 2011',
      ['8 GCSEs A-C', undefined, 'Larch Grove High School', '2011'],
    ],
    [
      'Dipl.-Ing. Elektrotechnik, Technische Hochschule Lübeck, 2008 - 2013',
      ['Dipl.-Ing.', 'Elektrotechnik', 'Technische Hochschule Lübeck', '2013'],
    ],
    [
      'M.S. in Botany, Fernhill University, 2027 (expected)',
      ['M.S.', 'Botany', 'Fernhill University', '2027'],
    ],
    [
      'BA History, 2:1, University of West Calder, 2014',
      ['BA', 'History', 'University of West Calder', '2014'],
    ],
  ])('%s', (text, expected) => {
    expect(schools(text)).toEqual([expected]);
  });

  it('keeps a field in capitals, which is no row of grades', () => {
    expect(schools('M.S. STATISTICS, FERNHILL UNIVERSITY, 2018')[0]?.[1]).toBe('STATISTICS');
  });
});

describe('a heading for unpaid offices', () => {
  const board = (heading: string) =>
    read(
      `${person}\nEDUCATION\n\nBA Law, Fernhill University, 2014\n\n${heading}\n\nTreasurer, Riverbend Shelter, 2019 – Present\n`,
    );

  it.each([
    'BOARD MEMBERSHIPS',
    'Civic Involvement',
    'COMMITTEE SERVICE',
    'Board and Committee Roles',
  ])('%s begins a section of volunteering', (heading) => {
    const { volunteer, education } = board(heading);
    expect(volunteer).toMatchObject([
      { title: { value: 'Treasurer' }, company: { value: 'Riverbend Shelter' } },
    ]);
    expect(education).toHaveLength(1);
  });

  it('does not take a certification by a board for one', () => {
    expect(board('BOARD CERTIFICATIONS').volunteer).toEqual([]);
  });
});

describe('a functional resume', () => {
  const groups = (text: string) =>
    read(`${person}\n${text}`).competencies.map(({ name, highlights }) => [
      name?.value,
      highlights.map(({ value }) => value),
    ]);
  const history = `
WORK HISTORY
Office Assistant, Lakeshore Dental Group, Duluth, MN, 2009 – 2013
Receptionist, Superior Eye Clinic, Duluth, MN, 2006 – 2009
`;

  it('gives its deeds by the names of skill that they stand under', () => {
    const text = `PROFESSIONAL SKILLS

Leadership
• Chaired a parent council of 24 and ran its meetings for four years.
• Recruited and trained 60 volunteers.

Client Service
• Answered 40 enquiries a day at the front desk.
${history}`;
    expect(groups(text)).toEqual([
      [
        'Leadership',
        [
          'Chaired a parent council of 24 and ran its meetings for four years.',
          'Recruited and trained 60 volunteers.',
        ],
      ],
      ['Client Service', ['Answered 40 enquiries a day at the front desk.']],
    ]);
    expect(read(`${person}\n${text}`)).toMatchObject({
      skills: [],
      work: [{ title: { value: 'Office Assistant' } }, { title: { value: 'Receptionist' } }],
    });
  });

  it('may call them experience, above a bare list of jobs', () => {
    const text = `RELEVANT EXPERIENCE
Vendor Management
- Negotiated cleaning contracts that saved $64,000 a year.
- Reviewed 20 bids each quarter.
${history}`;
    expect(groups(text)).toHaveLength(1);
    expect(read(`${person}\n${text}`).work).toHaveLength(2);
  });

  it('is not seen in jobs without dates nor in awards', () => {
    expect(
      groups(`EXPERIENCE
Receptionist, Superior Eye Clinic
- Answered 40 enquiries a day at the front desk.

AWARDS
- Employee of the Month, Superior Eye Clinic, 2008
- Best Thesis in the Class of 2006
`),
    ).toEqual([]);
  });
});

describe('deeds told under the skills', () => {
  it('are no skills, nor are the names of their groups', () => {
    const { skills } = read(`${person}
CORE COMPETENCIES
Payroll and Benefits
- Processed the pay of 300 staff every fortnight
- Responsible for the pension scheme
- I have settled 40 disputes
Software
- Sage 50, Excel
- Advanced Excel
- Applied behavioural analysis
`);
    expect(skills.map((skill) => skill.value)).toEqual([
      'Software',
      'Sage 50',
      'Excel',
      'Advanced Excel',
      'Applied behavioural analysis',
    ]);
  });

  it('leaves a list of skills that are verbs alone', () => {
    const { skills } = read(`${person}\nSKILLS\nBuilt-up roofing, Led lighting, I-9 audits\n`);
    expect(skills.map((skill) => skill.value)).toEqual([
      'Built-up roofing',
      'Led lighting',
      'I-9 audits',
    ]);
  });
});

describe('the place in an address', () => {
  it.each([
    ['9 Birch Row, York YO1 7HH', 'York YO1 7HH'],
    ['Flat 2, 31 Quay Street, Wrexham LL13 7YN', 'Wrexham LL13 7YN'],
    ['8 rue des Peupliers, 38000 Grenoble', '38000 Grenoble'],
    ['Erlenweg 22a, 04103 Leipzig', '04103 Leipzig'],
    ['Plot 7, Gandhi Nagar, Nashik - 422001, Maharashtra', 'Nashik - 422001, Maharashtra'],
    ['Halifax, NS  B3H 1A1', 'Halifax, NS B3H 1A1'],
    ['1182 Cottonwood Lane, Three Pines, MT 59715', 'Three Pines, MT 59715'],
    ['18 Wattle Grove, Yarrawong VIC 3550', 'Yarrawong VIC 3550'],
    ['C/ del Olmo, 9, 3.º B, 50009 Zaragoza', '50009 Zaragoza'],
    ['12, rue des Genêts – 29200 Plouvara', '29200 Plouvara'],
    ['Rua do Poço 55, 4700-312 Braga, Portugal', '4700-312 Braga, Portugal'],
    ['Fayettebourg, NC 28301', 'Fayettebourg, NC 28301'],
    ['4020 Linz, Österreich', '4020 Linz, Österreich'],
    ['Via Roma 5 – 10090 Rosta (TO)', '10090 Rosta (TO)'],
    ['PO Box 88, Whitehorse YT', 'Whitehorse YT'],
    ['7 Kowhai Rd, Feilding 4702, New Zealand', 'Feilding 4702, New Zealand'],
    ['Apt 6, The Quays, Athlone, Co. Westmeath, N37 XY12', 'Athlone, Co. Westmeath, N37 XY12'],
    ['B-204, Shanti Niketan, Sector 21, Noida, U.P. 201301', 'Noida, U.P. 201301'],
    ['22 Voortrekker Road, Parow, Cape Town, 7500', 'Cape Town, 7500'],
    ['Poznań, woj. wielkopolskie', 'Poznań, woj. wielkopolskie'],
    ['Saint-Étienne (42)', 'Saint-Étienne (42)'],
    ['Zamieszkały: Nowy Sącz', 'Nowy Sącz'],
    ['Blumenau - SC', 'Blumenau'],
    ['Remote – Asheville, NC', 'Asheville, NC'],
    ['Asheville, NC (open to remote)', 'Asheville, NC'],
    ['8 Station Road\nHexham\nNorthumberland\nEngland', 'Hexham Northumberland'],
  ])('%s is %s, street and house left out', (address, place) => {
    expect(read(`Ada Quillon\n${address} | 07700 900111 | ada@example.com`).location?.value).toBe(
      place,
    );
  });

  it('is found between full stops and behind ornaments', () => {
    const line = '9 Pamela Street, Mount Acacia QLD 4825. Ph 0491 570 156. ada@example.com.au';
    expect(read(`Ada Quillon\n${line}`).location?.value).toBe('Mount Acacia QLD 4825');
    expect(read('Ada Quillon\n918-555-0171 ◆ Tulsa, OK ◆ a@example.com').location?.value).toBe(
      'Tulsa, OK',
    );
  });

  it('is not made of a school and its year', () => {
    expect(read(`${person}\nFernhill State College, Year 12 QCE, 2008`).location).toBeNull();
  });
});

describe('languages named in other languages', () => {
  it.each([
    ['Langues\nfrançais (langue maternelle), vietnamien (B1), ourdou (A2)', 3],
    ['Sprachen\nDeutsch (Muttersprache), Vietnamesisch (B2)', 2],
    ['Języki\npolski (ojczysty), litewski (B1)', 2],
    ['Talen\nNederlands (moedertaal), Perzisch (vloeiend)', 2],
    ['Idiomas\nespañol (nativo), sueco (B2)', 2],
    ['Lingue\nitaliano (madrelingua), albanese (C1)', 2],
    ['Languages\nEnglish (native), Papiamento (conversational)', 2],
  ])('%s', (text, count) => {
    expect(read(`${person}\n${text}\n`).languages).toHaveLength(count);
  });
});

describe('a letter', () => {
  it('gives neither a name nor a title', () => {
    const letter = read(
      'Dear Selection Panel,\n\nI am writing to apply for the post of Archivist. I have kept parish records for six years.\n\nYours faithfully,\nAda Quillon\n',
    );
    expect(letter).toMatchObject({ kind: 'letter', name: null, label: null });
  });
});

describe('a name', () => {
  it.each([
    ['SSG Marcus D. Ellington, USA (Ret.)', 'Marcus D. Ellington'],
    ['Curriculum Vitae of Mrs Philippa Garrity-Shaw BA (Hons) PGCE NPQSL', 'Philippa Garrity-Shaw'],
    ['Ngozi Adaeze Pennington, MSN, APRN, FNP-C', 'Ngozi Adaeze Pennington'],
    ['Name:\tAnneliese Bruchmüller', 'Anneliese Bruchmüller'],
    ['Nome e cognome: Fiammetta Zorzan', 'Fiammetta Zorzan'],
    ['Jean Pierre LEE', 'Jean Pierre LEE'],
    ['Ada QUILLON MA', 'Ada QUILLON MA'],
  ])('in %s is %s', (line, name) => {
    const found = read(`${line}\nada@example.com | 07700 900111\n`);
    expect(found.name?.value).toBe(name);
    expect(found.label).toBeNull();
  });
});

describe('certificates', () => {
  const certificates = (text: string) =>
    read(`${person}\n${text}\n`).certificates.map(({ value }) => value);

  it.each([
    ['LICENSES\n- ACLS, BLS, NIHSS', ['ACLS', 'BLS', 'NIHSS']],
    ['CERTIFICATIONS\n- CCRN, American Association of Nurses, 2020', 1],
    ['CERTIFICATIONS\nServSafe\nCPA', ['ServSafe', 'CPA']],
    ['Tickets\nHR licence, Forklift licence (LF), Working at Heights', 3],
    ['Training\n• CPR and anaphylaxis, renewed 2024', ['CPR and anaphylaxis']],
    ['EDUCATION\nCertified Paralegal (CP), NALA, 2017\nBA Law, Fernhill University, 2014', 1],
  ])('in %s', (text, expected) => {
    const found = certificates(text);
    expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
  });

  it('are not the courses of a study', () => {
    expect(certificates('RELEVANT COURSEWORK\nDatabases, Compilers, Graphics')).toEqual([]);
  });
});

describe('a language that no list knows', () => {
  it('is read by the level behind it', () => {
    const { languages, skills } = read(
      `${person}\nLANGUAGES\nQuenyan (home language), English (fluent)\n\nSKILLS\nWelding (basic)\n`,
    );
    expect(languages.map(({ value }) => value)).toEqual(['Quenyan', 'English']);
    expect(skills.map(({ value }) => value)).toEqual(['Welding']);
  });
});
