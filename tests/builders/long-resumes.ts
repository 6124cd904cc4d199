/** Resumes as long as the files allow: any number of jobs, no bullet twice, weak and good lines mixed. */

const TITLES = ['Operations Coordinator', 'Office Manager', 'Team Assistant', 'Shift Supervisor'];
const TOWNS = [
  'Kestrel',
  'Harbour',
  'Alder',
  'Saltmarsh',
  'Pike',
  'Rowan',
  'Ferry',
  'Larch',
  'Quarry',
];
const TRADES = ['Foods', 'Logistics', 'Dairies', 'Printing', 'Textiles', 'Nurseries', 'Bakeries'];
const OPENINGS = [
  'Responsible for',
  'Was responsible for the',
  'Helped with',
  'Managed',
  'Duties included',
  'In charge of',
  'Assisted in',
  'Handled various',
  'Worked on',
  'Managing',
  'I managed',
  'Successfully utilized',
];
const MATTERS = [
  'supplier invoices',
  'weekly rotas',
  'customer complaints',
  'stock counts',
  'staff training',
  'delivery routes',
  'safety checks',
  'trade fairs',
  'monthly reports',
  'recieved goods',
  'social media posts',
];
const PLACES = [
  'the northern depot',
  'two night shifts',
  'the paper shop',
  'a team of 6',
  'new branches in Kent',
  'the front desk on a daily basis',
  'our largest accounts',
  'the cold store',
  'school visits',
  'the returns desk',
  'export orders',
  'the works canteen',
  'hired vans',
];
const ENDS = [
  '',
  '',
  ', which cut errors by 12%',
  '.',
  ' and related paperwork',
  ' in Excel',
  ' etc.',
];
const PER_JOB = 8;
/** Two jobs a year, the newest first. */
const yearOf = (job: number) => 2024 - (job >> 1);

/** A plain text resume of so many jobs with eight bullets each, about 860 characters a job; `from` varies the bullets. */
export function longResume(jobs: number, from = 0): string {
  const work = Array.from({ length: jobs }, (_, job) =>
    [
      `${pick(TITLES, job)}, ${pick(TOWNS, job)} ${pick(TRADES, job)} Ltd`,
      job % 2 === 0
        ? `Jul ${yearOf(job)} – Dec ${yearOf(job)}`
        : `Jan ${yearOf(job)} – Jun ${yearOf(job)}`,
      ...Array.from(
        { length: PER_JOB },
        (_line, own) => `- ${bulletOf(from + job * PER_JOB + own)}`,
      ),
    ].join('\n'),
  );
  return [
    'Imogen Adeyemi\nimogen.adeyemi@example.com | (555) 010-0142 | Leeds, UK',
    'Summary\nResults-driven coordinator with 14 years in food logistics. Team player and self starter.',
    `Experience\n${work.join('\n\n')}`,
    'Education\nBSc Logistics, Aston University, 2007 – 2010',
    'Skills\nexcel, SAP, forklift, teamwork, Scheduling',
  ].join('\n\n');
}

/** The lists are of lengths without a common factor, so that bullets recur only after all their pairs. */
const bulletOf = (index: number) =>
  `${pick(OPENINGS, index)} ${pick(MATTERS, index)} for ${pick(PLACES, index)} and ` +
  `${pick(MATTERS, index * 3 + 1)} of ${pick(TOWNS, index * 5 + 2)} ` +
  `${pick(TRADES, index)}${pick(ENDS, index)}`;

const pick = (list: readonly string[], index: number): string => list[index % list.length]!;
