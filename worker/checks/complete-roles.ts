import { isCertain, type Finding } from '#contract/resume.ts';
import type { ParsedWork } from '#worker/parse/model.ts';
import type { Check, CheckInput } from './model.ts';
import { evidenceLines } from './lines/evidence-lines.ts';
import { MAX_FINDINGS } from './lines/findings.ts';
import { ownRoles } from './lines/own-roles.ts';

const SHARE = { title: 0.35, company: 0.35, dates: 0.3 };
const DATE_LIKE = /\b(?:19|20)\d\d\b|\b(?:0?[1-9]|1[0-2])[/.]\d\d\b|['’]\d\d\b/;

export const completeRoles: Check = {
  id: 'complete-roles',
  category: 'structure',
  title: 'Each job has a title, an employer and dates',
  why: 'Recruiters search by job title and count years. A job without dates counts for no time at all in such a search.',
  englishOnly: false,
  examples: {
    good: ['Payroll Specialist, Aldergrove Foods\nMar 2019 – Present'],
    bad: ['Payroll\nAldergrove Foods'],
  },
  run(input) {
    const roles = ownRoles(input.resume);
    if (roles.length === 0 && evidenceLines(input).length > 0) {
      return {
        kind: 'skipped',
        reason: 'We could not tell your jobs apart, so this was not judged.',
      };
    }
    if (roles.length === 0) return { kind: 'not-applicable', reason: 'No jobs were found.' };
    const unread = roles.every(({ start, end, dates }) => !start && !end && !dates);
    if (unread && datesStand(input)) {
      return {
        kind: 'skipped',
        reason: 'We could not tell which dates belong to which job, so this was not judged.',
      };
    }
    const clear = roles.filter((role) => !isUnclear(role));
    if (clear.length === 0) {
      return {
        kind: 'skipped',
        reason: 'We could not tell your job titles from your employers, so this was not judged.',
      };
    }
    const findings: Finding[] = [];
    let sum = 0;
    for (const role of clear) {
      const missing = missingOf(role);
      sum += 1 - missing.reduce((total, part) => total + SHARE[part], 0);
      if (missing.length > 0) findings.push(findingOf(role, missing));
    }
    return {
      kind: 'scored',
      fraction: sum / clear.length,
      findings: findings.slice(0, MAX_FINDINGS),
      ...(unread && { faults: [{ id: 'no-role-dates' as const }] }),
    };
  },
};

type Part = keyof typeof SHARE;

/** One name read without being sure of it may hold the title as well as the employer. */
function isUnclear({ title, company }: ParsedWork): boolean {
  const only = title && company ? null : (title ?? company);
  return only !== null && !isCertain(only);
}

function missingOf({ title, company, start, end, dates }: ParsedWork): Part[] {
  const missing: Part[] = [];
  if (!title) missing.push('title');
  if (!company) missing.push('company');
  if (!start && !end && !dates) missing.push('dates');
  return missing;
}

const WORDS: Record<Part, string> = {
  title: 'a job title',
  company: 'an employer',
  dates: 'dates',
};

function findingOf(role: ParsedWork, missing: Part[]): Finding {
  const known = role.title ?? role.company ?? role.dates ?? role.highlights[0] ?? null;
  return {
    message:
      `We found no ${missing.map((part) => WORDS[part].replace(/^an? /, '')).join(' and no ')} ` +
      `for this job. Add ${missing.map((part) => WORDS[part]).join(' and ')}.`,
    ...(known && { quote: known.value }),
    ...(known?.span && { span: known.span }),
  };
}

/** Whether the experience holds something like a date although no job was given one. */
function datesStand({ document, resume }: CheckInput): boolean {
  return resume.sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ lineRanges }) => lineRanges)
    .flatMap(([from, to]) => document.lines.slice(from, to))
    .filter(({ text }) => text.length < 60)
    .some(({ text }) => DATE_LIKE.test(text));
}
