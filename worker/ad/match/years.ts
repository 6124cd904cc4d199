/** Lengths of time: months of dated jobs that name the thing asked, overlaps merged. */
import { oneLine } from '#contract/one-line.ts';
import type { Evidence } from '#contract/match.ts';
import { isCertain } from '#contract/resume.ts';
import { fieldsOfTitle } from '#worker/keywords/job-titles.ts';
import type { ParsedWork } from '#worker/parse/model.ts';
import type { Answer } from '../model.ts';
import { holdsName } from './classes.ts';
import { coreOf } from './core.ts';
import { inYears, monthsOf } from './months.ts';
import { partsOf, type Alternative } from './parts.ts';
import { evidenceOf, type ResumeLine, type ResumeSide } from './resume-side.ts';
import { findAlternative, isOnlyNamed, wordsIn } from './shown.ts';
import { runTogether } from './run-together.ts';
import { coverage, stemOf, stemsOf } from './stems.ts';
import { isTurnedRound } from './turned-round.ts';

const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
};
const AMOUNT = new RegExp(
  oneLine`
    \b(\d+|${Object.keys(NUMBERS).join('|')})\s*(?:\(\d+\)\s*)?\+?\s*(?:(?:-|–|to|or)\s*\S+\s*)?
    (?:or more\s+|full\s+)?(years?|yrs?|months?|of (?:them|which|those))\b
  `,
  'i',
);

const SEVERAL_YEARS = 3;

/** 'Several years … (at least 3)' as '3 years …'. */
const severalSpelt = (whole: string): string => {
  const clause = whole.replace(OF_WHICH, '$1 years ');
  const least = /\((?:at least|min\w*\.?) (\d+)(?: years?)?\)/i.exec(clause)?.[1] ?? SEVERAL_YEARS;
  return clause
    .replace(/\bseveral years\b/i, `${least} years`)
    .replace(/\((?:at least|min\w*\.?) \d+(?: years?)?\)/i, ' ');
};

/** 'Of which at least two as a supervisor': years, as before. */
const OF_WHICH = new RegExp(
  String.raw`\b(?:of which|including|incl\.) (?:at least |a minimum of |no less than )?(\d+|${Object.keys(NUMBERS).join('|')}) (?=(?:in|as|at|with|on|must|should)\b)`,
  'i',
);

/** From when on the time counts, and no matter that it is spent on. */
const SINCE_QUALIFYING =
  /\b(?:since|after) (?:qualif\w+|graduat\w+|registration)\b|\b(?:on )?the (?:tools|sticks|spanners)\b/gi;
const STUDENT = /\b(?:apprentice|trainee|student|intern)\b/i;

/** Months asked and what they were to be spent on; null where no length is named. */
export function lengthAsked(asked: string): { months: number; topic: string } | null {
  const clause = severalSpelt(asked);
  const found = AMOUNT.exec(clause);
  if (!found) return null;
  const [all, amount = '', unit = ''] = found;
  const count = NUMBERS[amount.toLowerCase()] ?? Number(amount);
  const months = /^m/i.test(unit) ? count : count * 12;
  const topic = clause
    .slice(found.index + all.length)
    .replace(
      new RegExp(
        oneLine`
          ^\s*(?:or more\s+)?(?:['’]\s*)?(?:were |was )?(?:spent )?(?:of )?(?:
            progressive |post-\S+ |professional |proven |relevant |full-time |direct |solid |
            satisfactory |successful |recent |practical |hands-on |verifiable )*
          (?:work(?:ing)? )?(?:(?:experience|exp\.?)(?!\p{L}))?\s*
          (?:(?:in|of|with|on|as|at|applying)\b)?\s*
        `,
        'iu',
      ),
      '',
    )
    .replace(
      /\((?:with)?in the (?:last|past)[^)]*\)|\b(?:with)?in the (?:last|past) (?:\S+ years?\b|\S+$)/gi,
      ' ',
    )
    .replace(SINCE_QUALIFYING, ' ')
    .replace(/\b(?:experience|exp\.?)\s*$/i, '');
  return { months, topic: topic.trim() || clause.slice(0, found.index) };
}

export function answerYears(
  clause: string,
  side: ResumeSide,
  adTitle: string | null,
  previousTopic: string | null,
): Answer {
  const asked = lengthAsked(clause);
  if (!asked)
    return { verdict: 'not-shown', why: 'No line of your resume shows this.', evidence: [] };
  const parts = ANY_WORK.test(asked.topic) ? [] : partsOf(coreOf(asked.topic));
  const wanted = parts.flatMap(({ alternatives }) => alternatives);
  const counted = /\bpost[- ]quali|\b(?:since|after) (?:quali|gradu|regis)/i.test(clause)
    ? side.resume.work.filter(({ title }) => !STUDENT.test(title?.value ?? ''))
    : side.resume.work;
  const ranked = AS_A.test(clause) && RANK.test(asked.topic);
  const jobs = counted.filter((job) =>
    names(job, wanted, side, adTitle, previousTopic, asked.topic, ranked),
  );
  if (jobs.length === 0) return bySameTitle(asked, counted, side, adTitle, wanted);
  const months = monthsOf(jobs, side.today);
  const evidence = eachOnce([...jobEvidence(jobs, side), ...topicEvidence(wanted, side)]).slice(
    0,
    3,
  );
  const needed = `${inYears(asked.months)} asked`;
  // A trade is wider than a part of it: years in one say little of the other.
  if (
    months >= asked.months &&
    wanted.length > 0 &&
    ((isPartOfTrade(asked.topic, adTitle, jobs) && !jobs.some((job) => tells(job, wanted, side))) ||
      wanted.every((one) => isOnlyNamed(one, side)) ||
      (AS_A.test(clause) && !jobs.some((job) => bears(job, wanted))))
  ) {
    return {
      verdict: 'partly',
      why: `${inYears(months)} in the trade; your resume does not name this part of it.`,
      evidence,
    };
  }
  if (months >= asked.months) {
    return {
      verdict: 'met',
      why: `${inYears(months)} in ${jobs.length === 1 ? 'one job' : `${jobs.length} jobs`}; ${needed}.`,
      evidence,
    };
  }
  if (months > 0) {
    return { verdict: 'partly', why: `${inYears(months)} shown; ${needed}.`, evidence };
  }
  return claimedOnly(needed, wanted, side);
}

function claimedOnly(needed: string, wanted: readonly Alternative[], side: ResumeSide): Answer {
  const claimed = topicEvidence(wanted, side);
  return claimed.length > 0
    ? {
        verdict: 'partly',
        why: `Your resume names it, without dated jobs that add up; ${needed}.`,
        evidence: claimed,
      }
    : { verdict: 'not-shown', why: 'No dated job of your resume shows this.', evidence: [] };
}

/** Where no job names the matter, jobs of the very title that the ad looks for were spent on it; on a tool or an industry they need not have been. */
function bySameTitle(
  { months: asked, topic }: { months: number; topic: string },
  jobs: readonly ParsedWork[],
  side: ResumeSide,
  adTitle: string | null,
  wanted: readonly Alternative[],
): Answer {
  const needed = `${inYears(asked)} asked`;
  const held = jobs.filter((job) => isTitled(job, adTitle));
  const months = monthsOf(held, side.today);
  if (months === 0 || LEADING.test(topic) || wanted.some(({ terms }) => terms.length > 0)) {
    return claimedOnly(needed, wanted, side);
  }
  const enough = months >= asked && !INDUSTRY.test(topic);
  return {
    verdict: enough ? 'met' : 'partly',
    why: `${inYears(months)} under this title; ${needed}.`,
    evidence: jobEvidence(held, side),
  };
}

/** 'Full-stack Developer' for 'Fullstack developer (Node)'. */
function isTitled({ title }: ParsedWork, adTitle: string | null): boolean {
  if (!title || !isCertain(title) || !adTitle) return false;
  const bare = adTitle.replaceAll(/\([^)]*\)|\s(?:[@|–—-]|at)\s.*$/g, ' ');
  const stems = new Set([
    ...stemsOf(title.value).map(({ stem }) => stem),
    ...runTogether(bare, title.value).map(stemOf),
  ]);
  return coverage(stemsOf(bare), stems) >= SAME_TITLE;
}
const SAME_TITLE = 0.6;

const eachOnce = (lines: readonly Evidence[]): Evidence[] => [
  ...new Map(lines.map((line) => [line.span.start, line])).values(),
];

const topicEvidence = (wanted: readonly Alternative[], side: ResumeSide): Evidence[] =>
  evidenceOf(
    wanted.flatMap((one) => {
      const { strength, lines } = findAlternative(one, side);
      return strength >= 0.66 ? lines.filter((line) => line.strength >= 0.66) : [];
    }),
    2,
  );

/** Whether a job was spent on the thing: in its title, its employer or a line of it, or by its trade. */
function names(
  job: ParsedWork,
  wanted: readonly Alternative[],
  side: ResumeSide,
  adTitle: string | null,
  previousTopic: string | null,
  topic: string,
  ranked: boolean,
): boolean {
  const lines = side.lines.filter((line) => line.job === job);
  if (LEADING.test(topic) && !leads(job, lines)) return false;
  if (ranked && !REACHES.test(job.title?.value ?? '')) return false;
  if (wanted.length === 0 && ANY_WORK.test(topic)) return true;
  if (wanted.length === 0) return sameTrade(job, previousTopic ?? adTitle);
  if (wanted.some((one) => lines.some((line) => shows(one, line)))) return true;
  if (wanted.some((one) => lines.some(({ text }) => isTurnedRound(one.stems, one.text, text))))
    return false;
  if (wanted.some((one) => runsThrough(one, job, lines))) return true;
  const special = wanted.some(({ terms, members }) => terms.length > 0 || members.length > 0);
  if (special && isTitled(job, adTitle) && wanted.some((one) => isTheTrade(one, adTitle)))
    return true;
  return !special && sameTrade(job, adTitle) && wanted.some((one) => nearTitle(one, job, lines));
}

/** 'Content marketing' for a content marketer: the matter is the trade itself, and no tool or part of it. */
const isTheTrade = ({ stems, tool }: Alternative, adTitle: string | null): boolean =>
  !tool && coverage(stems, new Set(stemsOf(adTitle ?? '').map(({ stem }) => stem))) >= HALF;
const HALF = 0.5;

const INDUSTRY = /\b(?:industry|industries|sectors?|domain|market|vertical)\b/i;

/** 'Mining or heavy industry' for an electrician, 'hygiene' for a dental assistant: less than the whole trade. */
function isPartOfTrade(
  topic: string,
  adTitle: string | null,
  jobs: readonly ParsedWork[],
): boolean {
  if (INDUSTRY.test(topic)) return true;
  const named = beginnings(topic).filter((word) => beginnings(adTitle ?? '').includes(word));
  const titles = beginnings(jobs.map(({ title }) => title?.value ?? '').join(' '));
  return named.length > 0 && !named.some((word) => titles.includes(word));
}

/** 'Hygiene' and 'hygienist' begin alike. */
const beginnings = (text: string) =>
  stemsOf(text).flatMap(({ stem }) => (stem.length > 4 ? [stem.slice(0, 5)] : []));

/** Whether a job's own words hold a half of what was asked. */
function tells(job: ParsedWork, wanted: readonly Alternative[], side: ResumeSide): boolean {
  const stems = new Set([
    ...stemsOf(`${job.title?.value ?? ''} ${job.company?.value ?? ''}`).map(({ stem }) => stem),
    ...side.lines.filter((line) => line.job === job).flatMap((line) => [...line.stems]),
  ]);
  return wanted.some(
    (one) =>
      coverage(one.stems, stems) >= 0.5 ||
      side.lines.some((line) => line.job === job && shows(one, line)),
  );
}

/** 'Three years as a learning designer' asks for having been one. */
const AS_A =
  /\byears?['’]?(?: \p{L}+)*? (?:as an? |in (?:the|an?) (?:\p{L}+ )?(?:position|role|post|capacity) (?:of|as) )/iu;

/** 'As head chef', 'in the position of lead buyer': a rank that no junior title reaches. */
const RANK = /\b(?:head|executive|chief|senior|lead|principal|director|manager|supervisor)\b/i;
const REACHES =
  /\b(?:head|executive|chief|senior|lead|principal|director|manager|supervisor|partner|owner|president|foreman|sous)\b/i;

/** Whether a job's title holds most of one of the titles asked; both may stand in the employer's line. */
const bears = ({ title, company }: ParsedWork, wanted: readonly Alternative[]): boolean => {
  const stems = new Set(
    stemsOf(`${title?.value ?? ''} ${company?.value ?? ''}`).map(({ stem }) => stem),
  );
  return wanted.some((one) => coverage(one.stems, stems) >= 0.5 || sameTrade({ title }, one.text));
};

/** 'Checkable work history': any work counts. */
const ANY_WORK = new RegExp(
  oneLine`
    ^\W*(?:
      (?:
        of|checkable|verifiable|continuous|unbroken|steady|stable|full|paid|total|overall|
        previous|prior|relevant
      )\s+
    )*(?:(?:work|employment|job)\s+(?:history|experience|record)|references)\b
  `,
  'i',
);

/** 'Managing a restaurant', 'in a leadership role': work as one of many is not meant. */
const LEADING = new RegExp(
  oneLine`
    ^\W*(?:(?:in|of|a|an|senior|progressive|direct|people|team|staff)\s+)*(?:
      lead (?=(?:or \w+ )?(?:role|position|capacity)\b)|managing|leading|supervising|supervision of|supervisory|leadership|line management|
      people management|team management|staff management|management (?:of|experience|role)
    )\b
  `,
  'i',
);
const LEADS = new RegExp(
  oneLine`
    \b(?:
      manag(?:er|ed|es|ing)|head|lead(?:er|s|ing)?|led|supervis\w+|director|chief|owner|
      principal|president|foreman|captain|coordinat\w+|team of|crew of|direct reports|staff of|
      sous
    )\b
  `,
  'i',
);

const leads = ({ title }: ParsedWork, lines: readonly ResumeLine[]) =>
  LEADS.test(title?.value ?? '') || lines.some(({ said }) => LEADS.test(said));

/** What is asked in many words may stand scattered over a job: its title, its employer, its lines. */
function runsThrough(
  { stems }: Alternative,
  { title }: ParsedWork,
  lines: readonly ResumeLine[],
): boolean {
  if (stems.length < 3 || !title) return false;
  const inTitle = new Set(stemsOf(title.value).map(({ stem }) => stem));
  if (!stems.some(({ stem, weight }) => weight >= 1 && inTitle.has(stem))) return false;
  return coverage(stems, new Set([...inTitle, ...lines.flatMap((line) => [...line.stems])])) >= 0.5;
}

function shows(wanted: Alternative, line: ResumeLine): boolean {
  const { terms, members, stems } = wanted;
  return (
    (wordsIn(wanted, line.stems) >= 0.66 && !isTurnedRound(stems, wanted.text, line.text)) ||
    members.some((member) => holdsName(line.text, member)) ||
    (terms.length > 0 && terms.every((term) => line.terms.has(term)))
  );
}

const nearTitle = (one: Alternative, job: ParsedWork, lines: readonly ResumeLine[]) =>
  coverage(one.stems, new Set(lines.flatMap(({ stems }) => [...stems]))) >= 0.34 ||
  job.title !== null;

function sameTrade({ title }: Pick<ParsedWork, 'title'>, adTitle: string | null): boolean {
  if (!title || !isCertain(title) || !adTitle) return false;
  const fields = fieldsOfTitle(title.value);
  return fieldsOfTitle(adTitle).some((field) => fields.includes(field));
}

function jobEvidence(jobs: readonly ParsedWork[], side: ResumeSide): Evidence[] {
  const heads = jobs.flatMap((job) => {
    const at = job.title?.span ?? job.company?.span;
    const line =
      at &&
      side.lines.find(({ start, text }) => at.start >= start && at.start < start + text.length);
    return line ? [{ line: { ...line, job }, strength: 1 }] : [];
  });
  return evidenceOf(heads, 2);
}
