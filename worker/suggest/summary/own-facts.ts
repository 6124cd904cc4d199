/** Sentences made only of facts that the resume gives elsewhere. */
import { isCertain } from '#contract/resume.ts';
import { isJobTitle } from '#worker/keywords/job-titles.ts';
import { hitsIn, termsIn } from '#worker/keywords/matcher.ts';
import { isSoft } from '#worker/keywords/soft-skills.ts';
import type { Term } from '#worker/keywords/term.ts';
import { verbOfPast } from '#worker/nlp/verbs.ts';
import type { ParsedResume, ParsedWork } from '#worker/parse/model.ts';
import { rolesOf } from '../bullets.ts';
import type { SuggestContext } from '../draft.ts';
import { shownTerms } from '../shown-terms.ts';
import { inOwnLetters } from '../skill-words.ts';
import { isShouted, quietTitle, quietName } from './quiet-capitals.ts';

const MOST_TERMS = 4;

interface Job {
  title: string;
  company: string;
  start: string;
  end: string;
  /** 'Summer 2024': it began and ended then. */
  oneSeason: boolean;
  freelance: boolean;
}

/**
 * 'Sales Representative at Oak Ltd since 2019, previously Clerk at Elm & Co'; null where the jobs are
 * not clear. `named` is what the person calls that job ('Fully qualified electrician').
 */
export function roleSentence({ work }: ParsedResume): string | null {
  const [first, next] = work.slice(0, 2).map(jobOf);
  if (!first) return null;
  // 'Data Intern, Summer 2024' above a job that goes on: named first, it would read as if it went on, too.
  const isOver = first.oneSeason || first.end === '';
  const isPast = first.start !== '' && isOver && next?.end === 'present';
  const [latest, second] = isPast ? [next, null] : [first, next];
  const head = `${nameOf(latest)}${period(latest)}`;
  if (!second || second.start === '' || second.end === '') return head;
  if (latest.company === second.company) {
    return second.title === latest.title ? head : `${head}, previously ${second.title} there`;
  }
  const before =
    second.end !== 'present' &&
    latest.start !== '' &&
    second.end.slice(0, 4) <= latest.start.slice(0, 4);
  return before
    ? `${head}, previously ${nameOf(second)}`
    : `${head}, and ${nameOf(second)}${period(second)}`;
}

function jobOf({ title, company, start, end, dates }: ParsedWork): Job | null {
  if (!title || !company || !isCertain(title) || !isCertain(company)) return null;
  const job = quietTitle(title.value.trim());
  const employer = company.value.trim();
  if (!isJobTitle(job) || job.length > 50 || /[|•\d@,:;()/]/.test(job)) return null;
  if (employer.length > 60 || !/^[\p{Lu}\d]/u.test(employer) || /[|•@:;()]|,/.test(employer))
    return null;
  if (isJobTitle(employer) && !/\b(?:ltd|inc|llc|plc|gmbh|group|company|co)\b/i.test(employer))
    return null;
  return {
    title: job,
    company: quietName(employer),
    start: start?.value ?? '',
    end: end?.value ?? '',
    oneSeason:
      (!end || end.value === start?.value) &&
      /^(?:spring|summer|fall|autumn|winter)\b/i.test(dates?.value ?? ''),
    freelance: /^(?:freelance|self[- ]employed)$/i.test(employer),
  };
}

function nameOf({ title, company, freelance }: Job): string {
  if (freelance) return `freelance ${title}`;
  const small = /\p{Lu}{2}/u.test(title) ? title : title.toLowerCase();
  if (/\bdesk$/i.test(title)) return `at the ${small} of ${company}`;
  return WORK.test(title) ? `in ${small} at ${company}` : `${title} at ${company}`;
}

/** Such a title names the work, not who does it. */
const WORK =
  /\b(?:service|services|sales|reception|support|housekeeping|maintenance|security|administration|marketing|accounting|logistics|retail)$/i;

function period({ start, end, oneSeason }: Job): string {
  const [from, to] = [start.slice(0, 4), end === 'present' ? '' : end.slice(0, 4)];
  if (from === '') return '';
  if (oneSeason) return ` in ${from}`;
  if (end === 'present') return ` since ${from}`;
  if (to === '') return '';
  return from === to ? ` in ${from}` : ` from ${from} to ${to}`;
}

/** 'Experience with cold calls and office products; works with Microsoft Office'; null where no term is known. */
export function skillSentence(context: SuggestContext, said: string): string | null {
  const known = new Set(termsIn(said));
  const titles = context.resume.work.map(({ title }) => title?.value ?? '').join(' ');
  const trades = new Set(titles.split(/\s+/).map(stemOf));
  const hard: string[] = [];
  const tools: string[] = [];
  const add = (term: Term, words: string) => {
    if (known.has(term) || trades.has(stemOf(words))) return;
    known.add(term);
    const list =
      term.kind === 'tool' ? tools : term.kind === 'hard' && isNounPhrase(words) ? hard : null;
    const written = inSentence(term, words);
    if (list && list.length < MOST_TERMS && !list.some((one) => saysToo(one, written)))
      list.push(written);
  };
  for (const { value } of context.resume.skills) {
    if (isSoft(value) || value.length > 40 || /[(:]/.test(value)) continue;
    const [hit, ...more] = hitsIn(value);
    if (hit && more.every(({ start }) => start === hit.start)) add(hit.term, value);
  }
  for (const [term, words] of shownTerms(context)) add(term, words);
  const listed = (items: readonly string[]) => list(items, hasSerialComma(context.document.text));
  if (hard.length > 0 && tools.length > 0)
    return `Experience with ${listed(hard)}; works with ${listed(tools)}`;
  if (hard.length > 0) return `Experience with ${listed(hard)}`;
  return tools.length > 0 ? `Works with ${listed(tools)}` : null;
}

/** 'Manhattan WMS' says 'WMS' as well. */
const saysToo = (one: string, other: string) =>
  ` ${one.toLowerCase()} `.includes(` ${other.toLowerCase()} `);

/** That a baker bakes goes without saying. */
const stemOf = (word: string) => word.toLowerCase().replace(/(?:ing|er|or)$/, '');

function inSentence(term: Term, words: string): string {
  if (term.kind === 'tool') return inOwnLetters(term, words);
  const small = words.toLowerCase();
  const isPlain = isShouted(words) || !/\p{Lu}{2}/u.test(words);
  return term.name.toLowerCase() === term.name && isPlain ? small : words;
}

/** Plurals and names of activities stand in a list without an article. */
const isNounPhrase = (words: string) =>
  /(?:ing|ment|tion|sion|ance|ence|ity|logy|graphy|analysis|service|design|care|safety|payroll|control|support|s)$/i.test(
    words,
  );

/** Items joined as in a sentence; `serial` puts a comma before the last 'and'. */
export const list = (items: readonly string[], serial = false) =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')}${serial && items.length > 2 ? ',' : ''} and ${items.at(-1)!}`;

/** The person writes 'a, b, and c'. */
const hasSerialComma = (text: string) => /, [^,.\n]{2,40}, and /.test(text);

/** The first statement with a figure that begins with a deed, as it is or as the safe rules write it. */
export function resultSentence(context: SuggestContext): string | null {
  for (const role of rolesOf(context.resume)) {
    for (const { value } of role.highlights) {
      const text = value.replace(/\.$/, '');
      if (isResult(text)) return text;
    }
  }
  return null;
}

function isResult(text: string): boolean {
  const verb = /^[A-Z][a-z]+(?=\s)/.exec(text)?.[0].toLowerCase() ?? '';
  return (
    text.length <= 120 &&
    (verbOfPast(verb) !== undefined || verb === 'voted') &&
    !WEAK.test(text) &&
    /\d/.test(text.replaceAll(/\b(?:19|20)\d\d\b/g, '')) &&
    !/\b(?:I|me|my|we|our)\b|[.!?]\s/.test(text)
  );
}

const WEAK =
  /^(?:Helped|Assisted|Worked|Was|Were|Did|Participated|Attended|Supported|Made|Had|Got|Took)\b/;
