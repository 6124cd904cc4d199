/** 'About how many?': a line that names several of a thing and no number. */
import { oneLine } from '#contract/one-line.ts';
import type { AnalysedLine, Phrase, Token } from '#worker/nlp/line/model.ts';
import { PERIOD } from '#contract/answered-line.ts';
import type { Edit } from '#contract/resume.ts';
import { COUNTABLES } from '#worker/nlp/countables.ts';
import { is } from '#worker/lint/build.ts';
import { composeEdits } from '#worker/lint/edits.ts';
import type { Lint } from '#worker/lint/model.ts';
import { PEOPLE, PEOPLE_VERBS } from './counted-people.ts';
import type { Asker } from './model.ts';

/** Asks for the count of what the first verb is about. */
export const howMany: Asker = ({ line, lints, mended }) => {
  const { tokens, text } = mended;
  if (mended.opening !== 'action' || /\d/.test(text) || hasNumberWord(mended)) return null;
  const verb = tokens[0];
  if (verb?.best.pos !== 'verb' || WEAK_VERBS.has(verb.best.lemma)) return null;
  const things = mended.phrases.find(({ kind, first }) => kind === 'np' && first === 1);
  if (!things) return null;
  const [first, head] = [tokens[things.first]!, tokens[things.head]!];
  const vague = VAGUE.has(first.norm);
  const countable =
    head.best.pos === 'noun' &&
    head.best.number === 'pl' &&
    (vague ? isThing(head.best.lemma) : isCounted(verb.best.lemma, head)) &&
    (vague || !/^(?:det|pron)$/.test(first.best.pos)) &&
    things.last === things.head;
  if (!countable || isJoined(mended, things)) return null;
  // 'booked dogs in', 'let contractors in'
  const [particle, behind] = tokens.slice(things.last + 1, things.last + 3);
  const isPhrasal = /^(?:in|out|up|off|down|away|back)$/.test(particle?.norm ?? '');
  if (isPhrasal && !is(behind, 'noun', 'det', 'proper', 'adj')) return null;
  const from = vague ? tokens[things.first + 1]?.start : first.start;
  if (from === undefined || from > head.start) return null;
  const named = text.slice(from, head.end);
  if (named.split(/\s+/).length > 4 || /\p{Lu}/u.test(named)) return null;
  const counted = COUNTED_AS.get(`${verb.best.lemma} ${head.best.lemma}`) ?? named;
  if (counted === '') return null;
  // The things go with the number: one of them has no plural, and 'a week' stands behind them.
  const told = PERIOD.exec(text.slice(head.end))?.[0] ?? '';
  const end = head.end + told.length;
  const put = `{answer} ${counted}${told}`;
  const edits = beside(line, lints, [{ start: first.start, end, text: put }])?.map((edit) =>
    withThings(edit, line, put),
  );
  if (!edits) return null;
  const template = text.slice(0, first.start) + put + text.slice(end);
  return {
    rule: 'ask-number',
    prompt: prompted(mended, verb, counted, head.end + told.length),
    description: 'A number makes the line believable. A day, a week or in all: as you like.',
    kind: 'number',
    placeholder: 'A number',
    template,
    measure: 'count',
    things: counted,
    check: 'numbers',
    edits,
    value: 2.5,
  };
};

/** Whether people know such a number about their work: students taught, orders taken; not holds explained. */
function isCounted(verb: string, { norm, best }: Token): boolean {
  return PEOPLE.has(best.lemma) ? PEOPLE_VERBS.has(verb) : COUNTABLES.has(norm);
}

/** Who writes 'several awards' has counted them; not so 'various tasks'. */
const isThing = (noun: string) => !ABSTRACT.has(noun) && !ABSTRACT_ENDING.test(noun);

/** 'About how many drivers do you train in first aid?': in the tense of the line, with what follows where it is short. */
function prompted({ tokens, text }: AnalysedLine, verb: Token, counted: string, from: number) {
  const behind = tokens.filter(({ start }) => start >= from);
  const until = behind.findIndex(({ norm, best }) => best.pos === 'punct' || STOPS.has(norm));
  const rest = until < 0 ? behind : behind.slice(0, until);
  // Part of an enumeration would ask about a part: 'how many guests from Argentina?'.
  const next = behind[until + 1];
  const whole = until < 0 || !next || next.best.pos === 'verb';
  const ends = /^(?:noun|proper)$/.test(rest.at(-1)?.best.pos ?? '');
  const clear = rest.every(({ best }) => best.pos !== 'verb');
  const said = whole && ends && clear && rest.length <= MOST_WORDS_BEHIND;
  const tail = said ? ` ${text.slice(rest[0]!.start, rest.at(-1)!.end)}` : '';
  const auxiliary = verb.best.form === 'past' ? 'did' : 'do';
  return `About how many ${counted} ${auxiliary} you ${verb.best.lemma}${tail}?`;
}

/** Where the part about the counted things ends. */
const STOPS = new Set(
  'and or but so that which who while when as to then how before after'.split(' '),
);
const MOST_WORDS_BEHIND = 6;

/** What is counted where a verb and its object mean something else; nothing for what nobody counts. */
const COUNTED_AS: ReadonlyMap<string, string> = new Map([
  ['answer phone', 'calls'],
  ['take minute', ''],
  ['attend meeting', ''],
]);

/** The edits as they stand in the line before its corrections; null where a correction changes the same words. */
function beside(
  { text }: AnalysedLine,
  lints: readonly Lint[],
  edits: readonly Edit[],
): readonly Edit[] | null {
  const fixes = lints.flatMap((lint) => lint.edits);
  const isFix = (edit: Edit) =>
    fixes.some((fix) => fix.start === edit.start && fix.end === edit.end && fix.text === edit.text);
  const whole = composeEdits(text, fixes, edits);
  const own = whole.filter((edit) => !isFix(edit));
  return whole.length === fixes.length + edits.length && own.length === edits.length ? own : null;
}

/** The edit over all that it stands before: '{answer} drawings' in place of 'drawings', where no correction touches them. */
function withThings(edit: Edit, { text }: AnalysedLine, put: string): Edit {
  const rest = put.slice(edit.text.length);
  return put.startsWith(edit.text) && text.startsWith(rest, edit.end)
    ? { start: edit.start, end: edit.end + rest.length, text: put }
    : edit;
}

const VAGUE = new Set(['many', 'several', 'numerous', 'various', 'multiple', 'some', 'countless']);

const isJoined = ({ phrases }: AnalysedLine, things: Phrase) =>
  phrases.some((other) => {
    const to = other.coordinatedWith;
    return to !== undefined && phrases[to] === things;
  });

const NUMBER_WORD = new RegExp(oneLine`
  ^(?:
    two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|
    hundreds?|thousands?|dozens?|millions?|half|twice|double[ds]?|triple[ds]?
  )$
`);
const hasNumberWord = ({ tokens }: AnalysedLine) =>
  tokens.some(({ norm }) => NUMBER_WORD.test(norm));

const WEAK_VERBS = new Set(
  (
    'ensure maintain use utilise utilize provide help assist support be have do make work ' +
    'participate learn gain demonstrate show exhibit understand know meet follow enhance ' +
    'improve increase reduce achieve exceed identify develop'
  ).split(' '),
);
const ABSTRACT = new Set(
  (
    'change skill need standard service goal objective duty task responsibility issue problem ' +
    'concern area aspect level relation right condition requirement policy regulation ' +
    'guideline rule practice value expectation effort idea detail result outcome insight ' +
    'quality outcomes trend risk cost sale expense fund revenue profit operation activity ' +
    'procedure logistics thing kind type part way range variety'
  ).split(' '),
);
const ABSTRACT_ENDING = /(?:ness|ity|ship|ance|ence|ism|tics)$/;
