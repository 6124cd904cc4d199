import type { PlainEducation, PlainWork } from '../export/plain-fields.ts';
import type { LineRewrite } from '../rewrite/model.ts';
import type { FileReport, ReadFileReport } from './file-report.ts';

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

/** One rewritten line for a person at a terminal. */
export function readableLine({ before, after, level, question }: LineRewrite): string {
  if (question) return `  ${before}\n? ${question.prompt}\n\n`;
  if (before === after) return `= ${before}\n\n`;
  return `- ${before}\n+ ${after}${level === 'confirm' ? '   (is that so?)' : ''}\n\n`;
}

const list = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : [`${title}:`, ...items.map((item) => `  - ${item}`)].join('\n');

function scores({ score, enhancedScore, potentialScore, format }: ReadFileReport): string {
  if (score.total === null) return `No score. Format ${format}.`;
  const partial = score.partial ? ' (a check failed to run: not the whole truth)' : '';
  return `Score ${score.total} (${score.band})${partial} → ${enhancedScore} with accepted suggestions → ${potentialScore} possible. Format ${format}.`;
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

const dates = (start: string | null, end: string | null): string =>
  `${start ?? '?'} to ${end ?? '?'}`;

const job = ({ title, company, start, end, highlights }: PlainWork): string =>
  [
    `${title ?? '?'} at ${company ?? '?'}, ${dates(start, end)}`,
    ...highlights.map((line) => `    • ${line}`),
  ].join('\n');

const school = ({ degree, area, institution, start, end }: PlainEducation): string =>
  `${[degree, area].filter(Boolean).join(', ') || '?'} at ${institution ?? '?'}, ${dates(start, end)}`;

function checks({ score }: ReadFileReport): string {
  const rows = score.checks.map(({ id, points, max, status, findings }) =>
    [
      `${id}: ${points} of ${max} (${status})`,
      ...findings
        .slice(0, 3)
        .map(({ message, quote }) => `    ${message}${quote ? ` «${quote}»` : ''}`),
    ].join('\n'),
  );
  return list('Checks', rows);
}

function suggestions({ suggestions: all }: ReadFileReport): string {
  const rows = all
    .filter(({ question }) => !question)
    .map(({ title, before, after, accepted, level, points }) =>
      [
        `${accepted ? '[x]' : '[ ]'} ${title} (${level}, +${points})`,
        `    - ${before}`,
        `    + ${after}`,
      ].join('\n'),
    );
  return list('Suggestions', rows);
}

function keywords({ keywords: { fieldTitle, found, missing } }: ReadFileReport): string {
  return list(`Keywords for ${fieldTitle}`, [
    `found: ${found.join(', ') || 'none'}`,
    `missing: ${missing.join(', ') || 'none'}`,
  ]);
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
