import { describe, expect, it } from 'vitest';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { parseResume } from './parse.ts';

const read = (text: string) => parseResume(documentOf(text));
const person = 'Ada Quillon\nada@example.com\n';

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

it('reads headings between ornaments, and jobs under highlights of a career', () => {
  const resume = read(
    `${person}\n~ Work ~\n* Sold shoes\n\nClerk, Fenwick Shoes, Hull (2019 - 2021)\n* Sold shoes\n\n~ What I'm good at ~\n* Tills\n* Stock\n`,
  );
  expect(resume.sections.map(({ heading }) => heading?.value)).toEqual(
    expect.arrayContaining(['Work', "What I'm good at"]),
  );
  const jobs = read(
    `${person}\nCAREER HIGHLIGHTS\nClerk, Fenwick Shoes, Hull, 2019 - 2021\n` +
      '- Sold shoes\n- Counted stock\n- Trained two juniors\nPorter, Marsh Hotel, Hull, 2015 - ' +
      '2019\n- Carried bags\n- Drove the van\n\nEDUCATION\nHull College, 2015\n',
  );
  expect(jobs.work.map(({ title }) => title?.value)).toEqual(['Clerk', 'Porter']);
});
