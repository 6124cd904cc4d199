import { oneLine } from '#contract/one-line.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { hasReading, inCaseOf, is, isMark, replaceLint } from '../build.ts';
import type { Lint, Rule } from '../model.ts';

/** Where people are or go: 'worked there weekends' lacks nothing. */
const BE_THERE = new RegExp(oneLine`
  ^(?:
    work|live|go|be|stay|stand|run|serve|start|train|teach|stop|volunteer|happen|arrive|get|
    come|travel|move|study|sit|return|drive|fly|walk|spend|meet|play|remain|join|begin|become|
    send|ship|deliver|transfer|relocate|base|place|install|locate|station|wait|sleep|eat|shop|
    spend|put|hold
  )$
`);
const TIME = new RegExp(oneLine`
  ^(?:
    weekends?|weekdays|mornings?|evenings?|nights?|days?|weeks?|months?|years?|hours?|summers?|
    winters?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|part|full|
    time|today|tomorrow|again|twice|once|alone|online|most|all|last|next|every|first
  )$
`);

export const thereTheir: Rule = {
  id: 'there-their',
  category: 'spelling',
  title: '“Their” for what is theirs',
  why: '“There”, “their” and “they’re” sound alike; a spell checker lets each pass.',
  examples: {
    fixes: [
      [
        "Keep cards so that no shoot can lose all it's photos",
        'Keep cards so that no shoot can lose all its photos',
      ],
      ['Troubleshot there connectivity issues', 'Troubleshot their connectivity issues'],
      ['Checked that they wore there PPE', 'Checked that they wore their PPE'],
      ['Attended there review meetings', 'Attended their review meetings'],
      ['Great with animals and there owners', 'Great with animals and their owners'],
      ["Wrote they're daily diaries", 'Wrote their daily diaries'],
      ['Stepped in when there clerk resigned', 'Stepped in when their clerk resigned'],
      ['Built rapport with there account handlers', 'Built rapport with their account handlers'],
      ['Mended nets and boats their', 'Mended nets and boats there'],
      ['Worked their for two summers', 'Worked there for two summers'],
      ['Ran a stall their, then a shop', 'Ran a stall there, then a shop'],
    ],
    keeps: [
      'Worked there weekends and stayed there two years',
      'Moved there full time, as there were no jobs here',
      "Helped when there was need and said they're good drivers",
      'Got there early, there and back',
      'Cooked in the hotel there',
      'Sold what there is demand for',
      'Knew their, and our, needs',
      'Met his/her/their parents',
      'Kept their “best” knives and their (old) pots',
      'Served guests with their in-house app',
    ],
  },
  check(line) {
    return line.tokens.flatMap((token, at) => {
      if (token.norm === 'there') return owned(line, at, at + 1, this);
      if (token.norm === 'their') return ownsNothing(line, at) ? place(line, token, this) : [];
      const clitic = line.tokens[at + 1]?.norm;
      const isThey = token.norm === 'they' && clitic === "'re";
      const isIt = token.norm === 'it' && clitic === "'s";
      return isThey || isIt ? owned(line, at, at + 2, this) : [];
    });
  },
};

/** 'cooked their', 'worked their for two years': no thing is named that could be theirs. */
function ownsNothing({ tokens, text }: AnalysedLine, at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (before === undefined || !is(before, 'noun', 'verb', 'adv', 'proper', 'pron')) return false;
  const isThere = before.readings.some(({ pos, lemma }) => pos === 'verb' && BE_THERE.test(lemma));
  if (is(before, 'verb') && !isThere && next?.text !== '.') return false;
  // A longer line may go on in the next one.
  if (next === undefined) return text.length < LONG && text.endsWith(tokens[at]!.text);
  if (/^[.!?]$/.test(next.text)) return true;
  if (next.text === ',')
    return !/^(?:and|or|our|my|his|her|your)$/.test(tokens[at + 2]?.norm ?? '');
  return isThere && /^(?:for|since|until|while|when|because)$/.test(next.norm);
}
const LONG = 60;

const place = (line: AnalysedLine, token: Token, { id: rule, category }: Rule): Lint[] =>
  replaceLint(line, token, inCaseOf(token.text, 'there'), {
    rule,
    category,
    message: '“there” is meant here, not “their”.',
    priority: 60,
  });

function owned(line: AnalysedLine, at: number, next: number, rule: Rule): Lint[] {
  const { tokens } = line;
  const before = tokens[at - 1];
  if (
    before === undefined ||
    !ownsNext(tokens, next, next > at + 1) ||
    !takesObject(before, next > at + 1, tokens[at]!.norm === 'it')
  )
    return [];
  const token = tokens[at]!;
  const span = { start: token.start, end: tokens[next - 1]!.end };
  const right = token.norm === 'it' ? 'its' : 'their';
  return replaceLint(line, span, inCaseOf(token.text, right), {
    rule: rule.id,
    category: rule.category,
    message: `“${right}” is meant: “${right} ${tokens[next]!.text}”.`,
    priority: 60,
    span: { start: token.start, end: tokens[next]!.end },
  });
}

/** A noun, or an adjective before one; not a time, and not the start of 'there sales grew'. */
function ownsNext(tokens: readonly Token[], next: number, isContraction: boolean): boolean {
  const [first, second] = [tokens[next], tokens[next + 1]];
  if (first === undefined || TIME.test(first.norm)) return false;
  if (first.norm === 'own' || /^[A-Z]{2,4}s?$/.test(first.text)) return true;
  // 'there review meetings': a noun is read as a verb behind 'there'.
  if (hasReading(first, 'noun') && is(second, 'noun') && !is(first, 'adj')) return true;
  // 'met there needs': nothing follows that 'needs' could govern.
  if (
    (first.norm.endsWith('s') || is(second, 'prep')) &&
    hasReading(first, 'noun') &&
    (isMark(second) || is(second, 'conj', 'prep'))
  )
    return true;
  if (is(first, 'noun') && !first.best.possessive)
    return !is(second, 'aux') || hasReading(second, 'verb');
  return (
    is(first, 'adj', 'num') &&
    is(second, 'noun') &&
    (isContraction || !TIME.test(second!.norm)) &&
    !is(first, 'num')
  );
}

/** 'like it's new': a clause, not a thing of its own. */
const IT_IS = /^(?:like|as|than|until|till|before|after|since|except)$/;

function takesObject(before: Token, isContraction: boolean, isIt: boolean): boolean {
  if (isIt && (IT_IS.test(before.norm) || is(before, 'conj'))) return false;
  if (isIt && before.norm === 'all') return true;
  if (is(before, 'prep'))
    return !/^(?:from|over|out|up|down|back|out)$/.test(before.norm) || before.norm === 'from';
  if (is(before, 'conj'))
    return !isContraction && !/^(?:that|as|but|so|because|since|than)$/.test(before.norm);
  if (before.norm === 'when' || before.norm === 'to') return !isContraction;
  if (!is(before, 'verb')) return false;
  // 'said they're good drivers'
  if (
    isContraction &&
    /^(?:say|think|know|believe|ensure|feel|find|show|hope|see|hear|prove|make|confirm|check|tell)$/.test(
      before.best.lemma,
    )
  )
    return false;
  return !BE_THERE.test(before.best.lemma) && before.best.form !== undefined;
}
