/** Two-page resumes of sixty bullets, no bullet twice, so that nothing remembered from one helps the next. */
import { BENCH_LINES } from '#tests/lines/lines.ts';
import { SECOND_SET } from '#tests/lines/second-set.ts';
import { THIRD_SET } from '#tests/lines/third-set.ts';

const BULLETS = 60;
const PER_JOB = 10;
const JOBS = [
  ['Operations Coordinator', 'Kestrel Foods Ltd', 'Mar 2021 – Present'],
  ['Office Manager', 'Oak & Rowe', 'Jun 2018 – Feb 2021'],
  ['Team Assistant', 'Harbour Logistics', '04/2016 - 05/2018'],
  ['Shift Supervisor', 'Pike Dairies', 'Jan 2014 – Mar 2016'],
  ['Store Associate', 'Alder Valley Farmers Union', '2012 – 2014'],
  ['Clerk', 'Saltmarsh Printing Works', '2010 – 2012'],
] as const;

/** Texts of resumes whose bullets are the bench's lines as people write them, faulty and good mixed. */
export function sixtyBulletResumes(): string[] {
  const lines = [
    ...BENCH_LINES.filter(({ kind }) => kind !== 'other').map(({ text }) => text),
    ...SECOND_SET.map(([before]) => before),
    ...THIRD_SET.map(([before]) => before),
  ].map((line) => line.replace(/ \(current\)$/, ''));
  const many = Math.floor(lines.length / BULLETS);
  // Dealt out like cards, so that every resume holds lines of all trades.
  return Array.from({ length: many }, (_, own) =>
    resumeOf(lines.filter((_line, at) => at % many === own).slice(0, BULLETS)),
  );
}

function resumeOf(bullets: readonly string[]): string {
  const jobs = JOBS.map(([title, employer, dates], at) =>
    [
      `${title}, ${employer}`,
      dates,
      ...bullets.slice(at * PER_JOB, (at + 1) * PER_JOB).map((bullet) => `- ${bullet}`),
    ].join('\n'),
  );
  return [
    'Imogen Adeyemi\nimogen.adeyemi@example.com | (555) 010-0142 | Leeds, UK',
    'Summary\nResults-driven coordinator with 14 years in food logistics. Team player and self starter.',
    `Experience\n${jobs.join('\n\n')}`,
    'Education\nBSc Logistics, Aston University, 2007 – 2010',
    'Skills\nexcel, SAP, forklift, teamwork, Scheduling',
  ].join('\n\n');
}
