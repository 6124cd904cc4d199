/** Resumes of fictional people of many trades, written as carelessly as people write. */
import fc from 'fast-check';
import { BENCH_LINES } from '#tests/lines/lines.ts';

/** Newest title, older title and skills as people list them, by the bench's trades. */
const TRADES: Record<string, readonly [string, string, string]> = {
  nurse: ['Registered Nurse', 'Staff Nurse', 'Epic, wound care, triage, compassionate, BLS'],
  accountant: ['Accountant', 'Accounts Assistant', 'excel, quickbooks, VAT returns, hard working'],
  software: ['Software Engineer', 'Junior Developer', 'python, javascript, AWS, docker, SQL, git'],
  teacher: ['Teacher', 'Teaching Assistant', 'Lesson planning, Google Classroom, patience'],
  electrician: ['Electrician', 'Apprentice Electrician', 'Conduit, panel upgrades, NEC, OSHA 10'],
  sales: ['Sales Representative', 'Sales Associate', 'salesforce, cold calling, negotiation'],
  marketing: ['Marketing Manager', 'Marketing Assistant', 'SEO, google analytics, Canva, creative'],
  warehouse: ['Warehouse Associate', 'Stocker', 'Forklift, RF scanner, team player, SAP'],
  chef: ['Sous Chef', 'Line Cook', 'Menu planning, HACCP, fast paced, knife skills'],
  customerService: ['Customer Service Representative', 'Cashier', 'zendesk, phone, people skills'],
  mechanicalEngineer: ['Mechanical Engineer', 'Design Engineer', 'solidworks, FEA, GD&T, AutoCAD'],
  dataScientist: ['Data Scientist', 'Data Analyst', 'python, R, tableau, machine learning, SQL'],
  hr: ['HR Officer', 'HR Assistant', 'Workday, onboarding, payroll, friendly, microsoft word'],
  socialWorker: ['Social Worker', 'Case Worker', 'Case management, safeguarding, empathy'],
  graphicDesigner: ['Graphic Designer', 'Junior Designer', 'photoshop, InDesign, Figma, passion'],
  projectManager: ['Project Manager', 'Project Coordinator', 'MS Project, jira, Scrum, leadership'],
  admin: ['Office Administrator', 'Receptionist', 'Microsoft office, filing, outlook, organised'],
  retail: ['Store Manager', 'Sales Assistant', 'POS, merchandising, cash handling, outgoing'],
  driver: ['Delivery Driver', 'Truck Driver', 'HGV licence, route planning, punctual'],
  lawyer: ['Solicitor', 'Paralegal', 'Legal research, drafting, westlaw, detail oriented'],
  pharmacist: ['Pharmacist', 'Pharmacy Technician', 'Dispensing, compounding, patient counselling'],
  constructionManager: ['Construction Manager', 'Site Supervisor', 'Procore, OSHA 30, bluebeam'],
  scientist: ['Research Scientist', 'Lab Technician', 'PCR, HPLC, graphpad prism, flow cytometry'],
  security: ['Security Officer', 'Door Supervisor', 'CCTV, SIA licence, report writing, alert'],
  itSupport: [
    'IT Support Technician',
    'Help Desk Analyst',
    'active directory, windows, office 365',
  ],
  executive: ['Chief Operating Officer', 'Operations Director', 'P&L, M&A, strategy, visionary'],
  dentalAssistant: ['Dental Assistant', 'Receptionist', 'X-rays, Dentrix, sterilisation, caring'],
  eventPlanner: ['Event Planner', 'Event Coordinator', 'Cvent, budgeting, vendor management'],
};

const CONTACTS = [
  'ottilie.marsh@example.com | (555) 010-0163 | Dayton, OH',
  'Email : ottilie.marsh@example.com |  | Phone: (555) 010-0163,\nDayton, OH',
  'ottilie.marsh@example.com',
  '14 Fern Street, Dayton, OH\n(555) 010-0163\nottilie.marsh@example.com\nDate of birth: 3 May 1990',
] as const;

const summaries = (title: string) => [
  '',
  `SUMMARY\nI am a hard working ${title.toLowerCase()} and a team player. I love what I do!\n\n`,
  `Objective\nTo obtain a challenging position as a ${title} where I can grow and use my skills.\n\n`,
  `About me\n${title} with 8 years of experience. Known for being on time and for calm under pressure.\n\n`,
  `Profile\n${title}.\n\n`,
];

const HEADINGS = [
  'WORK EXPERIENCE',
  'Experience',
  'Employment',
  'Where I have worked',
  'Expereince',
];
const DATES = [
  ['Mar 2020 – Present', 'Jun 2016 – Feb 2020'],
  ['03/2020 - now', 'June 2016 - 02/2020'],
  ['2020 to present', '2016 to 2020'],
  ['March 2020 – Present', '06/2016 – 02/2020'],
] as const;
const SCHOOLS = [
  'Education\nDiploma, Sinclair Community College, 2012 – 2014',
  'EDUCATION AND TRAINING\nB.A. Communication, Wright State University, 2010 - 2014\nRelevant courses: statistics, economics and business writing',
];
const ENDS = [
  '',
  '\n\nReferences available upon request',
  '\n\nInterests\nSwimming, chess, baking',
];

interface Choices {
  trade: string;
  order: readonly number[];
  split: number;
  glyphs: readonly string[];
  stops: readonly boolean[];
  summary: number;
  contact: string;
  heading: string;
  dates: readonly [string, string];
  school: string;
  skills: boolean;
  end: string;
  prose: boolean;
}

/** A resume of two jobs in one trade: the bench's lines, good and faulty, in a careless frame. */
export const carelessResume: fc.Arbitrary<string> = fc
  .record({
    trade: fc.constantFrom(...Object.keys(TRADES)),
    order: fc.shuffledSubarray([...Array(16).keys()], { minLength: 5, maxLength: 12 }),
    split: fc.integer({ min: 2, max: 4 }),
    glyphs: fc.constantFrom(['- '], ['• '], ['- ', '* '], ['']),
    stops: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    summary: fc.nat({ max: 4 }),
    contact: fc.constantFrom(...CONTACTS),
    heading: fc.constantFrom(...HEADINGS),
    dates: fc.constantFrom(...DATES),
    school: fc.constantFrom(...SCHOOLS),
    skills: fc.boolean(),
    end: fc.constantFrom(...ENDS),
    prose: fc.boolean(),
  })
  .map(resumeOf);

function resumeOf(choices: Choices): string {
  const { trade, order, split, glyphs, stops, prose } = choices;
  const [title, older, skills] = TRADES[trade]!;
  const lines = BENCH_LINES.filter(({ work }) => work === trade).map(({ text }) => text);
  const bullets = order.flatMap((index, at) => {
    const line = lines[index]?.replace(/ \(current\)$/, '').replace(/\.$/, '');
    if (line === undefined) return [];
    return [`${glyphs[at % glyphs.length]}${line}${stops[at % stops.length] ? '.' : ''}`];
  });
  const earlier = bullets
    .slice(split)
    .map((line) => line.replace(/^[-•*] /, '').replace(/\.?$/, '.'));
  const last = prose ? earlier.join(' ') : bullets.slice(split).join('\n');
  return `Ottilie Marsh
${choices.contact}

${summaries(title)[choices.summary]}${choices.heading}
${title}, Bramble & Finch Ltd
${choices.dates[0]}
${bullets.slice(0, split).join('\n')}

${older} - Cobalt Row Inc
${choices.dates[1]}
${last}

${choices.school}${choices.skills ? `\n\nSkills\n${skills}` : ''}${choices.end}
`;
}
