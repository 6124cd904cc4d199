/** What an answer makes of its question's line; the page shows it while it is typed, the engine applies it. */
import { oneLine } from '#contract/one-line.ts';
import { readNumber, singular } from './number-answer.ts';
import type { Question } from './resume.ts';

/** Marks the answer's place in a question's template. */
export const ANSWER = '{answer}';

/** Whether the answer is the whole new line rather than a fact put into it. */
export const isWholeLine = ({ template }: Pick<Question, 'template'>) => template.trim() === ANSWER;

/** What of a question decides how its answer is read. */
export type Asked = Pick<Question, 'kind' | 'template'> &
  Partial<Pick<Question, 'measure' | 'things'>>;

export type Answered =
  | {
      ok: true;
      /** What stands in place of `{answer}`. */
      words: string;
      line: string;
    }
  | { ok: false; fault: string };

const LONGEST_LINE = 600;
const LONGEST_NUMBER = 60;

/** Words that hold a place for others: '[number]', 'XX%', '____'. */
export const PLACEHOLDER =
  /\{answer\}|\[[^\]]*\]|\{[^}]*\}|<[^>]*>|\b[Xx]{2,3}\b|\b[Xx]%|[£$€₹][Xx]+\b|^[Xx]\b(?!-)|_{2,}/;

const DONT_KNOW = new RegExp(
  oneLine`
    ^(?:
      [-–—?.]+|(?:i )?(?:do not|don['’]?t|dont) (?:know|remember|recall)|i ?dk|dunno|
      (?:i['’]?m |i am )?not sure|no idea|no clue|unknown|n\/?a|not applicable|nothing|
      (?:i )?(?:can['’]?t|cannot|can not) (?:say|remember|recall)
    )\b.{0,20}$
  `,
  'i',
);

/** The line with the answer in it, put right where it was typed badly; or what is wrong, in words for the user. */
export function answeredLine(question: Asked, before: string, typed: string): Answered {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  if (question.kind === 'yes-no') return confirmed(question, before, text);
  if (text === '') return { ok: false, fault: 'Write your answer first.' };
  if (DONT_KNOW.test(text) || /^\?+$/.test(text)) {
    return { ok: false, fault: 'Skip this question if you cannot say.' };
  }
  if (PLACEHOLDER.test(text)) {
    return { ok: false, fault: 'Put your own words in place of the placeholder.' };
  }
  if (question.kind === 'number') return withNumber(question, text);
  const problem = FORMS[question.kind](text);
  if (problem !== null) return { ok: false, fault: problem };
  return question.kind === 'text' && isWholeLine(question)
    ? wholeLine(before, text)
    : filled(question, question.kind === 'text' ? partOfLine(question, text) : text);
}

/** 'yes' makes the line read as its template, 'no' leaves it. */
function confirmed({ template }: Asked, before: string, text: string): Answered {
  if (/^yes$/i.test(text)) return { ok: true, words: template, line: template };
  return /^no$/i.test(text)
    ? { ok: true, words: before, line: before }
    : { ok: false, fault: 'Answer yes or no.' };
}

const filled = ({ template }: Asked, words: string): Answered => ({
  ok: true,
  words,
  line: template.replace(ANSWER, () => words),
});

const FORMS: Record<
  Exclude<Question['kind'], 'number' | 'yes-no'>,
  (text: string) => string | null
> = {
  email: (text) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text) ? null : 'Write a full e-mail address.',
  phone: (text) =>
    /^[+(\d][\d\s().-]{5,24}$/.test(text) && text.replaceAll(/\D/g, '').length >= 7
      ? null
      : 'Write a phone number with its area code.',
  date: (text) => (/\b(?:19|20)\d\d\b/.test(text) ? null : 'Write the month and year.'),
  text: (text) =>
    text.length < 2 || text.length > LONGEST_LINE ? 'Write one line of text.' : null,
};

/** The user's own line: no bullet sign, a capital, and a full stop only where the line had one. */
function wholeLine(before: string, typed: string): Answered {
  const text = typed.replace(/^[-–—•*·▪●]\s*/, '');
  if (text.split(' ').length < 3 || !/\p{L}{2}/u.test(text)) {
    return { ok: false, fault: 'Write the whole line: your words take its place.' };
  }
  if (text === before.trim()) {
    return { ok: false, fault: 'That is the line as it was. Change it, or skip the question.' };
  }
  const opening = /^\p{Lu}/u.test(before) ? text[0]!.toUpperCase() : text[0]!;
  const bare = opening + text.slice(1).replace(/(?<!\b(?:etc|e\.g|Inc|Ltd|Co))[.;,]+$/, '');
  const line = /\.\s*$/.test(before) && /[\p{L}\d%)]$/u.test(bare) ? `${bare}.` : bare;
  return { ok: true, words: line, line };
}

/** Words inside a line have no full stop, nor the capital that a keyboard puts first. */
function partOfLine({ template }: Asked, typed: string): string {
  const text = typed.replace(/[.;,]+$/, '');
  const inside = /[\p{L},] \{answer\}/u.test(template) && /^[A-Z][a-z]+(?:ing|ed|s)\b/.test(text);
  return inside ? text[0]!.toLowerCase() + text.slice(1) : text;
}

/** A period of the answer takes the place of the line's; 'one' makes its things one. */
function withNumber(question: Asked, typed: string): Answered {
  if (typed.length > LONGEST_NUMBER) {
    return { ok: false, fault: 'Write only the number. The rest of the line stands already.' };
  }
  const { template, measure = 'count', things = '' } = question;
  const read = readNumber(typed, measure, things);
  if (!read.ok) return read;
  const { amount, period, isOne } = read.value;
  const at = template.indexOf(ANSWER);
  const opening = template.slice(0, at);
  let rest = template.slice(at + ANSWER.length);
  const named = things !== '' && rest.startsWith(` ${things}`) ? ` ${things}` : '';
  rest = rest.slice(named.length);
  const told = PERIOD.exec(rest)?.[0] ?? '';
  if (period !== null) rest = `${period === '' ? '' : ` ${period}`}${rest.slice(told.length)}`;
  const shown = isOne ? named.replaceAll(/[\p{L}'’-]+(?=$| and |, )/gu, singular) : named;
  const from = measure === 'change' && /^from\b/i.test(amount);
  const start = from ? opening.replace(/ by $/, ' ') : opening;
  return { ok: true, words: amount, line: start + amount + shown + rest };
}

/** 'a week', behind the things that are counted. */
export const PERIOD = /^ an? (?:day|week|month|year|night|shift)\b/;
