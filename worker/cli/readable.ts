import type { CheckStatus } from '#contract/resume.ts';
import type { PlainEducation, PlainWork } from '../export/plain-fields.ts';
import type { FileReport, ReadFileReport } from './file-report.ts';
import type { LineReport } from './line-report.ts';

/** One file's report for a person at a terminal. */
export function readable(report: FileReport): string {
  const title = `${report.file}\n${'='.repeat(report.file.length)}\n`;
  if ('problem' in report) {
    return `${title}Could not be read (${report.problem.code}): ${report.problem.message}\n\n`;
  }
  const parts = [
    scores(report),
    list(
      'Holding the score down',
      report.score.blockers.map(({ title, costs }) => (costs > 0 ? `${title} (-${costs})` : title)),
    ),
    list(
      'Warnings',
      report.warnings.map(({ message }) => message),
    ),
    found(report),
    checks(report),
    suggestions(report),
    list(
      'Questions only you can answer',
      report.questions.map(({ prompt, points }) => `${prompt} (+${points})`),
    ),
    keywords(report),
    linkedin(report),
    `Took ${report.timingsMs.total} ms.`,
  ];
  return `${title}${parts.filter((part) => part !== '').join('\n\n')}\n\n`;
}

/** One corrected line for a person at a terminal. */
export function readableLine({ before, auto, after, questions }: LineReport): string {
  const rows = before === after ? [`= ${before}`] : [`- ${before}`, `+ ${auto}`];
  if (auto !== after) rows.push(`+ ${after}   (is that so?)`);
  return [...rows, ...questions.map(({ prompt }) => `? ${prompt}`), '', ''].join('\n');
}

const list = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : [`${title}:`, ...items.map((item) => `  - ${item}`)].join('\n');

function scores({ score, enhancedScore, potentialScore, format }: ReadFileReport): string {
  if (score.total === null) return `No score. Read as ${format}.`;
  const partial = score.partial ? ' A check failed to run, so this is not the whole truth.' : '';
  return [
    `Score: ${score.total} of 100 (${score.band}).${partial}`,
    `With the suggestions marked [x]: ${enhancedScore}.`,
    `Within reach, if you also answer the questions: ${potentialScore}.`,
    `Read as ${format}.`,
  ].join('\n');
}

function found({ fields }: ReadFileReport): string {
  const rows: [string, string | null][] = [
    ['Name', fields.name],
    ['Title', fields.label],
    ['E-mail', fields.email],
    ['Phone', fields.phone],
    ['Place', fields.location],
    ['Links', fields.urls.join(', ')],
    ['Summary', fields.summary],
    ['Skills', fields.skills.join(', ')],
    ['Certificates', fields.certificates.join(', ')],
    ['Languages', fields.languages.join(', ')],
  ];
  const known = rows.filter(([, value]) => value).map(([key, value]) => `${key}: ${value}`);
  const work = [...fields.work, ...fields.volunteer].map(job);
  return list('What was read', [...known, ...work, ...fields.education.map(school)]);
}

/** 'Clerk at Acme, 2019-03 to present'; what is unknown is left out. */
function entry(what: string, where: string | null, start: string | null, end: string | null) {
  const head = [what || null, where && `at ${where}`].filter(Boolean).join(' ') || 'An entry';
  const period = [start, end].filter(Boolean).join(' to ');
  return period === '' ? head : `${head}, ${period}`;
}

const job = ({ title, company, start, end, highlights }: PlainWork): string =>
  [entry(title ?? '', company, start, end), ...highlights.map((line) => `    • ${line}`)].join(
    '\n',
  );

const school = ({ degree, area, institution, start, end }: PlainEducation): string =>
  entry([degree, area].filter(Boolean).join(', '), institution, start, end);

const RATED: ReadonlySet<CheckStatus> = new Set(['pass', 'partial', 'fail']);

/** What costs points first, the dearest on top; what is in order in one line. */
function checks({ score }: ReadFileReport): string {
  const lost = ({ points, max }: ReadFileReport['score']['checks'][number]) => max - points;
  const counted = score.checks.filter(({ status }) => RATED.has(status));
  const costly = counted.filter((check) => lost(check) > 0).toSorted((a, b) => lost(b) - lost(a));
  const rows = costly.map(({ title, points, max, findings }) =>
    [
      `${title}: ${points} of ${max} points`,
      ...findings
        .slice(0, 3)
        .map(({ message, quote }) => `    ${message}${quote ? ` «${quote}»` : ''}`),
    ].join('\n'),
  );
  const whole = counted.filter((check) => lost(check) <= 0).map(({ title }) => title);
  const fine = whole.length === 0 ? '' : `In order: ${whole.join('; ')}.`;
  return [list('Where points are lost', rows), fine].filter(Boolean).join('\n\n');
}

function suggestions({ suggestions: all }: ReadFileReport): string {
  const rows = all.map(({ title, before, after, accepted, level, points }) =>
    [
      `${accepted ? '[x]' : '[ ]'} ${title} (+${points}${level === 'confirm' ? '; only if it is true' : ''})`,
      `    - ${before}`,
      `    + ${after}`,
    ].join('\n'),
  );
  return list('Suggestions', rows);
}

function keywords({ keywords: { fieldTitle, found, missing } }: ReadFileReport): string {
  return list(`Keywords for ${fieldTitle}`, [
    `In your resume: ${found.join(', ') || 'none'}`,
    `Also looked for (add only what is true): ${firstOf(missing) || 'none'}`,
  ]);
}

const SHOWN_TERMS = 15;

function firstOf(terms: readonly string[]): string {
  const more = terms.length - SHOWN_TERMS;
  const shown = terms.slice(0, SHOWN_TERMS).join(', ');
  return more > 0 ? `${shown}, and ${more} more` : shown;
}

function linkedin({ linkedin: profile }: ReadFileReport): string {
  if (!profile) return '';
  return [
    list('LinkedIn', [`Headline (${profile.headline.length}): ${profile.headline}`]),
    profile.summary,
    ...profile.experience.map(({ title, company, duration, description, achievements }) =>
      [
        `${title}, ${company} (${duration})`,
        description,
        ...achievements.map((line) => `  • ${line}`),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    `Skills: ${profile.skills.join(', ')}`,
    `Keywords: ${profile.keywords.join(', ')}`,
    list(
      'Recommendations',
      profile.recommendations.map(
        ({ section, recommendation, impact }) => `${section} (${impact}): ${recommendation}`,
      ),
    ),
    list('Tips', profile.optimizationTips),
  ].join('\n\n');
}
