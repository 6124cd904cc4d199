import { oneLine } from '#contract/one-line.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import type { AnalysedLine, Reading, Token } from '#worker/nlp/line/model.ts';
import { hasReading, is, isMark, replaceLint } from '../build.ts';
import type { Lint, Rule } from '../model.ts';

const MODAL = /^(?:can|could|will|would|should|must|may|might|cannot|'ll|'d)$/;
const DID = /^(?:did|does|didn't|don't|doesn't)$/;
const HAVE = /^(?:have|has|had|having|'ve)$/;
const BE = /^(?:was|were|is|are|been|being|be|got)$/;

export const verbAfterAuxiliary: Rule = {
  id: 'verb-after-auxiliary',
  category: 'grammar',
  title: 'The right form after “have”, “can”, “did” and “to”',
  why: '“Have took” and “can answers” are no English.',
  examples: {
    fixes: [
      ['The waste was came down by 18%', 'The waste came down by 18%'],
      ['Tasks that may assigned by the foreman', 'Tasks that may be assigned by the foreman'],
      ['They have took over the list', 'They have taken over the list'],
      ['The score has improve to 94%', 'The score has improved to 94%'],
      ['Schemes which had became unprofitable', 'Schemes which had become unprofitable'],
      ['It was bring down from 8% to 4%', 'It was brought down from 8% to 4%'],
      ['Skills will be fully utilise at work', 'Skills will be fully utilised at work'],
      ['Forms must be sign by parents', 'Forms must be signed by parents'],
      ['Can answers any question', 'Can answer any question'],
      ['Could managed the till', 'Could manage the till'],
      ['Asked to wrote the rota', 'Asked to write the rota'],
      ['We did took part', 'We did take part'],
    ],
    keeps: [
      'Reports have work orders and have lead times',
      'Has set up and has put back the stock that was cut',
      'Due to increased demand and to increased sales',
      'Will power and can openers, a could-be buyer',
      'Had run, had become and has come back',
      'The bus that was late had hit a wall',
      'Used to scheduled visits',
      'May be cut by half and can be home by six',
    ],
  },
  check(line) {
    const { tokens } = line;
    return tokens.flatMap((token, at) => {
      let next = at + 1;
      const adverb = tokens[next];
      while (is(tokens[next], 'adv') && next - at < 3) next++;
      const negated = tokens[next]?.norm === "n't" || tokens[next]?.norm === 'not';
      if (negated) next++;
      const verb = tokens[next];
      if (verb === undefined || !/^[a-z]+$/.test(verb.text)) return [];
      if (HAVE.test(token.norm) && is(token, 'aux', 'verb'))
        return participle(line, at, next, this);
      if (BE.test(token.norm) && is(token, 'aux', 'verb')) return passive(line, at, next, this);
      if (MODAL.test(token.norm) && hasReading(token, 'aux')) return base(line, at, next, this);
      if (DID.test(token.norm) && (negated || adverb === verb))
        return irregularBase(line, at, next, this);
      if (token.norm === 'to') return irregularBase(line, at, next, this);
      return [];
    });
  },
};

const verbReading = (token: Token, fits: (reading: Reading) => boolean) =>
  token.readings.find((it) => it.pos === 'verb' && fits(it));

/** True for 'took', which is nothing but a past: not 'managed', which is a participle too. */
const isPastOnly = (token: Token) =>
  hasReading(token, 'verb', 'past') &&
  !hasReading(token, 'verb', 'participle') &&
  !hasReading(token, 'verb', 'base') &&
  !is(token, 'noun', 'adj');

/** 'has improve to 94%', not 'has write access'. */
const standsAlone = (next: Token | undefined) =>
  isMark(next) || is(next, 'prep', 'adv', 'conj', 'part');

/** What nobody does to a thing: 'was came down' is 'came down'. */
const HAPPENS = /^(?:come|go|fall|rise|arise|happen|arrive)$/;

const isOnlyBase = (token: Token) =>
  token.readings.length > 0 &&
  token.readings.every(
    ({ pos, form }) => pos === 'verb' && (form === 'base' || form === 'present'),
  );

function participle(line: AnalysedLine, at: number, next: number, rule: Rule): Lint[] {
  const verb = line.tokens[next]!;
  // 'have no fail': a thing
  if (line.tokens[next - 1]!.norm === 'no') return [];
  if (!isPastOnly(verb) && !(isOnlyBase(verb) && standsAlone(line.tokens[next + 1]))) return [];
  return to(line, at, next, 'participle', rule);
}

function passive(line: AnalysedLine, at: number, next: number, rule: Rule): Lint[] {
  const verb = line.tokens[next]!;
  if (
    isPastOnly(verb) &&
    next === at + 1 &&
    HAPPENS.test(verb.best.lemma) &&
    /^(?:was|were)$/.test(line.tokens[at]!.norm)
  )
    return replaceLint(line, { start: line.tokens[at]!.start, end: verb.end }, verb.text, {
      rule: rule.id,
      category: rule.category,
      message: `“${verb.text}” needs no “${line.tokens[at]!.text}”.`,
      priority: 60,
    });
  if (isPastOnly(verb) && next === at + 1 && line.tokens[at]!.norm !== 'got') {
    return to(line, at, next, 'participle', rule);
  }
  if (line.tokens[at]!.norm === 'be' || next !== at + 1) return afterBe(line, at, next, rule);
  if (!isOnlyBase(verb)) return [];
  if (
    !standsAlone(line.tokens[next + 1]) ||
    /^(?:to|do|does|did)$/.test(line.tokens[at - 1]?.norm ?? '')
  )
    return [];
  return to(line, at, next, 'participle', rule);
}

/** 'will be fully utilise towards', 'must be sign by': behind a modal or 'been', with an adverb between or 'by' behind. */
function afterBe(line: AnalysedLine, at: number, next: number, rule: Rule): Lint[] {
  const { tokens } = line;
  const verb = tokens[next]!;
  const asked = MODAL.test(tokens[at - 1]?.norm ?? '') || /^(?:been|being)$/.test(tokens[at]!.norm);
  const manner = next === at + 1 || (next === at + 2 && tokens[at + 1]!.norm.endsWith('ly'));
  const byWhom = tokens[next + 1]?.norm === 'by' && hasReading(verb, 'verb', 'base');
  const plain = isOnlyBase(verb) && standsAlone(tokens[next + 1]);
  return asked && manner && (plain || (byWhom && !hasReading(verb, 'verb', 'participle')))
    ? to(line, at, next, 'participle', rule)
    : [];
}

function base(line: AnalysedLine, at: number, next: number, rule: Rule): Lint[] {
  const verb = line.tokens[next]!;
  // 'as if you'd written it' is 'had'.
  if (line.tokens[at]!.norm === "'d") return [];
  const wrong = is(verb, 'verb') && /^(?:third|past|participle)$/.test(verb.best.form ?? '');
  const plural =
    is(verb, 'noun') && hasReading(verb, 'verb', 'third') && is(line.tokens[next + 1], 'det');
  if ((!wrong && !plural) || hasReading(verb, 'verb', 'base') || is(line.tokens[at - 1], 'det'))
    return [];
  // 'may assigned by the foreman'
  if (
    next === at + 1 &&
    line.tokens[next + 1]?.norm === 'by' &&
    hasReading(verb, 'verb', 'participle')
  )
    return replaceLint(line, { start: verb.start, end: verb.start }, 'be ', {
      rule: rule.id,
      category: rule.category,
      message: `“be” is missing: “${line.tokens[at]!.text} be ${verb.text}”.`,
      priority: 60,
      span: { start: line.tokens[at]!.start, end: verb.end },
    });
  return to(line, at, next, 'base', rule);
}

function irregularBase(line: AnalysedLine, at: number, next: number, rule: Rule): Lint[] {
  const verb = line.tokens[next]!;
  const object = line.tokens[next + 1];
  const regular =
    hasReading(verb, 'verb', 'past') &&
    verb.norm.endsWith('ed') &&
    /^(?:the|a|an|my|our|their|them|it)$/.test(object?.norm ?? '');
  const asked =
    WANTS_TO.test(line.tokens[at - 1]?.norm ?? '') &&
    verb.norm.endsWith('ed') &&
    hasReading(verb, 'verb', 'past') &&
    is(object, 'noun', 'adj', 'det', 'pron', 'num');
  if (!isPastOnly(verb) && !regular && !asked) return [];
  if (hasReading(verb, 'noun') || hasReading(verb, 'prep')) return [];
  return to(line, at, next, 'base', rule);
}

function to(
  line: AnalysedLine,
  at: number,
  next: number,
  form: 'base' | 'participle',
  rule: Rule,
): Lint[] {
  const verb = line.tokens[next]!;
  const lemma = verbReading(verb, (it) => it.lemma !== '')?.lemma;
  if (lemma === undefined) return [];
  const right = inflect(lemma, form, line.dialect);
  return replaceLint(line, verb, right, {
    rule: rule.id,
    category: rule.category,
    message: `After “${line.tokens[at]!.text}” it is “${right}”.`,
    priority: 60,
    span: { start: line.tokens[at]!.start, end: verb.end },
  });
}

/** What only a verb can follow: 'able to handled'. */
const WANTS_TO = new RegExp(oneLine`
  ^(?:
    able|unable|help|helps|helped|asked|tried|managed|trained|learned|learnt|had|has|have|how|
    order|needed|wanted|aimed|ready|keen|willing|chosen|required|hired
  )$
`);
