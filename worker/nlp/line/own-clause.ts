/** Whether what stands before a token is said of the writer, so that an 'I' there can go. */
import { opensSubordinate } from './clause.ts';
import type { Span } from '#contract/resume.ts';
import type { AnalysedLine, Token } from './model.ts';

/**
 * Whether the last main clause before the token at `at`, within the sentence that begins at `start`, has the writer for
 * its subject: 'I', or nothing at all before its verb. A clause that only leads to the main one, as 'When a boat comes in'
 * does, is no main clause. Where no verb stands at all, a gerund or a duty tells that the writer acts.
 */
export function isOwnClauseBefore(line: AnalysedLine, start: number, at: number): boolean {
  const { tokens } = line;
  let leads = false;
  for (let verb = at - 1; verb >= start; verb -= 1) {
    if (!isFinite(tokens, verb)) continue;
    const subject = subjectOf(tokens, start, verb);
    if (subject < start || tokens[subject]!.norm === 'i') return true;
    if (isLink(tokens[subject]!)) verb = subject;
    else if (opener(tokens, start, subject)) leads = opener(tokens, start, subject) === 'first';
    else return false;
  }
  // 'Although the shop was shut, but I paid them' has two openers.
  if (leads && tokens[at - 1]!.text === ',') return true;
  // 'Walking, baking, and I help at a food bank': hobbies are no acts of a job.
  return line.opening === 'duty' || (line.opening === 'gerund' && line.kind === 'bullet');
}

const FINITE_AUX =
  /^(?:am|['’]m|is|are|was|were|has|have|['’]ve|had|does|do|did|can|could|will|would|may|might|must|should)$/;

const isFinite = (tokens: readonly Token[], at: number): boolean => {
  const { norm, best, readings } = tokens[at]!;
  if (best.pos === 'aux') return FINITE_AUX.test(norm);
  // 'love colour work': a noun, where no subject stands before it.
  const before = tokens[at - 1]?.best.pos ?? 'punct';
  if (best.form === 'base' && readings.some(({ pos }) => pos === 'noun'))
    return /^(?:pron|punct|conj|adv)$/.test(before);
  return (
    best.pos === 'verb' &&
    /^(?:past|base|third|present)$/.test(best.form ?? '') &&
    tokens[at - 1]?.norm !== 'to' &&
    tokens[at - 1]?.best.pos !== 'aux'
  );
};

/** Index of the last token before a verb that is neither an adverb nor an auxiliary; less than `start` for none. */
function subjectOf(tokens: readonly Token[], start: number, verb: number): number {
  let at = verb - 1;
  while (at >= start && (/^(?:adv|aux)$/.test(tokens[at]!.best.pos) || isNot(tokens[at]!))) at -= 1;
  return at;
}

const isNot = ({ norm }: Token): boolean => /^(?:n['’]t|not)$/.test(norm);

/** What joins a verb to those before it, whose subject it shares. */
const isLink = ({ text, norm }: Token): boolean =>
  /^[,;:(–—-]$/.test(text) || /^(?:and|or|but|&|then|also|to)$/.test(norm);

/** Whether the clause that holds the token is a subordinate one, and whether the sentence begins with it. */
function opener(tokens: readonly Token[], start: number, at: number): 'first' | 'inner' | null {
  for (let index = at; index >= start; index -= 1) {
    if (opensSubordinate(tokens[index]!)) return index === start ? 'first' : 'inner';
    if (/^[,;:]$/.test(tokens[index]!.text)) return null;
  }
  return null;
}

/** True of an 'I' that has a main clause, in which it would be missed beside others that went: not 'a role where I can learn'. */
const isMainSubject = (tokens: readonly Token[], at: number): boolean => {
  const [before, lead] = [tokens[at - 2]?.norm ?? '', tokens[at - 1]];
  if (tokens[at]!.norm !== 'i') return false;
  // 'and before that I was nine years in a call centre', ', so I am rarely surprised'
  const isMain = /^(?:before|after)$/.test(before) || lead?.norm === 'so';
  return lead === undefined || isMain || !opensSubordinate(lead);
};

/** Indices of the main clauses' 'I's that none of the edits takes out. */
export const keptSubjects = (tokens: readonly Token[], edits: readonly Span[]): number[] =>
  tokens.flatMap((token, at) =>
    isMainSubject(tokens, at) &&
    !edits.some(({ start, end }) => start <= token.start && token.end <= end)
      ? [at]
      : [],
  );
