import { oneLine } from '#contract/one-line.ts';
import { isCountNoun } from '#worker/nlp/count-nouns.ts';
import type { Token } from '#worker/nlp/line/model.ts';
import { phraseEnd } from '#worker/nlp/line/phrases.ts';
import { hasReading, is, isBeside, isPlural, isRunning, replaceLint } from '../build.ts';
import type { Lint, Rule } from '../model.ts';

export const bareNoun: Rule = {
  id: 'bare-noun',
  category: 'grammar',
  title: 'Article before one of many',
  why: 'A thing that can be counted takes “a” or “the” in a sentence: “with a ladder”, “to the tenant”.',
  examples: {
    fixes: [
      ['Agreed the terms with finance department', 'Agreed the terms with the finance department'],
      ['Ran the club with group of children', 'Ran the club with a group of children'],
      ['Was awarded with voucher for it', 'Was awarded with a voucher for it'],
      ['Oiled frames until mill was closed', 'Oiled frames until the mill was closed'],
      ['Called the office when vehicle was late', 'Called the office when a vehicle was late'],
      ['Trained as electrician in Hull', 'Trained as an electrician in Hull'],
      ['Apprenticeship as optician, 2010', 'Apprenticeship as an optician, 2010'],
      ['Looking for a post as hotel porter', 'Looking for a post as a hotel porter'],
    ],
    keeps: [
      'Moved up to assistant stud manager',
      'Saw homes through from slab to handover',
      'Laminated dough for croissant',
      'Dressed the chorus in rep',
      'Kept books for client such as shops and bars',
      'Went from door to door and from desk to desk',
      'Took notes on customer feedback and for supplier audits',
      'Worked with ladder, scaffold and hoist',
      'Worked with nurse and carer teams',
      'A type of crane, a kind of ladder',
      'Sorted the shirts by customer',
      'Such as ladder safety, as well as hoist checks',
      'Promoted to supervisor from waiter',
      'Known as assistant to the mayor',
      'Ladder to ladder, and with ladder and hoist',
      'Used as ladder, known as hoist',
      'Ran the Tenant Desk with Ladder 42',
      'With ladder',
      'Taught them not to fork from the path',
      'Raised shrimps in bucket of 20 litres',
    ],
  },
  check(line) {
    if (!isRunning(line)) return [];
    const { tokens } = line;
    return tokens.flatMap((token, at): Lint[] => {
      const put = articleBehind(tokens, at);
      const next = tokens[at + 1];
      if (put === null || !next || !isBeside(line, token, next)) return [];
      return replaceLint(line, { start: next.start, end: next.start }, `${put} `, {
        rule: this.id,
        category: this.category,
        message: `An article is missing: “${put} ${next.text}”.`,
        level: 'confirm',
        priority: 43,
        span: { start: token.start, end: next.end },
      });
    });
  },
};

const PREP =
  /^(?:with|for|in|on|at|to|from|about|inside|near|under|without|into|behind|onto|beside|against|outside)$/;
/** Behind these, one bare thing lacks its article. */
const ONE_THING = /^(?:with|without|on|at|beside|behind|near|inside|outside)$/;
const WHEN = /^(?:when|whenever|if|because|until|unless|once|while|where)$/;

/** The article that is wanted behind the token at `at`; null where none is. */
function articleBehind(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at]!;
  const first = at + 1;
  const head = headOf(tokens, first);
  if (head === null || at === 0) return null;
  const [described, noun] = [tokens[first]!, tokens[head]!];
  if (token.norm === 'as') return isHiredAs(tokens, at, head) ? articleFor(described.text) : null;
  if (WHEN.test(token.norm) || opensSaid(tokens, at))
    return isSubject(tokens, head)
      ? WORKPLACE.test(noun.norm) || isPerson(noun.norm) || noun.norm === 'desk'
        ? 'the'
        : articleFor(described.text)
      : null;
  // 'moved up to assistant', 'from slab to handover', 'dough for croissant', 'played in rep': states, or more than one.
  if (!ONE_THING.test(token.norm) && (!WORKPLACE.test(noun.norm) || isPerson(noun.norm)))
    return null;
  if (!PREP.test(token.norm) || !endsThere(tokens, head) || isPaired(tokens, at, head)) return null;
  // 'to ladder', 'to clean ladder': a verb.
  if (
    token.norm === 'to' &&
    (tokens[at - 1]?.norm === 'not' ||
      isVerbFirst(described) ||
      is(tokens[head + 1], 'det') ||
      (hasReading(described, 'verb', 'base') && is(tokens[head + 1], 'prep')))
  )
    return null;
  if (!/^[a-z]/.test(token.text)) return null;
  if (
    /^(?:to|from|for)$/.test(token.norm) &&
    isPerson(noun.norm) &&
    RISES.test(wordsBefore(tokens, at))
  )
    return null;
  // 'in bag of 500 L': more than one may be meant.
  if (tokens[head + 1]?.norm === 'of' && is(tokens[head + 2], 'num')) return null;
  // 'of under water pump'
  if (token.norm === 'under' && described.norm === 'water') return null;
  // 'a drop in group'
  if (/^(?:drop|walk|log|check|sign|plug|built|trade|phone|add)$/.test(tokens[at - 1]?.norm ?? ''))
    return null;
  // 'was awarded with voucher'
  if (
    token.norm === 'with' &&
    /^(?:award|present|reward|honou?r|supply|provide)$/.test(tokens[at - 1]?.best.lemma ?? '')
  )
    return articleFor(described.text);
  if (WORKPLACE.test(noun.norm) && !ONE_THING.test(token.norm)) return 'the';
  const isOfMany = tokens[head + 1]?.norm === 'of' && GROUP.test(noun.norm);
  // 'for client such as shops': several are named.
  if (/^(?:such|like)$/.test(tokens[head + 1]?.norm ?? '')) return null;
  const isOne =
    (is(described, 'adj') && !KNOWN.test(described.norm)) ||
    isOfMany ||
    (token.norm === 'with' && ANY_OF_MANY.test(noun.norm)) ||
    (isTool(token.norm, noun.norm) &&
      !UNIT.test(noun.norm) &&
      !KNOWN.test(described.norm) &&
      !(token.norm === 'on' && ONE_THERE.test(noun.norm)));
  return isOne ? articleFor(described.text) : 'the';
}

/** 'made sure that visitor signs'; 'that visitor' by itself is one known. */
const opensSaid = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.norm === 'that' &&
  /^(?:sure|ensur|check|show|confirm|so$)/.test(tokens[at - 1]?.norm ?? '');

/** Which one is meant is known: 'from old team', 'with finance department'. */
const KNOWN = /^(?:old|whole|entire|previous|former|current|present|new|main|right|wrong)$/;
/** There is one of it where somebody works. */
const WORKPLACE = new RegExp(oneLine`
  ^(?:
    mill|shop|factory|restaurant|company|office|hotel|school|plant|project|store|branch|hospital|
    clinic|kitchen|warehouse|firm|mine|farm|ship|business|department|team|boss|owner|manager|
    supervisor
  )$
`);
const ANY_OF_MANY =
  /^(?:volunteer|partner|interpreter|translator|colleague|helper|assistant|apprentice|technician|friend|trainee|student)$/;
/** 'on yard': the one where the work is done. */
const ONE_THERE =
  /^(?:yard|site|floor|ward|deck|line|dock|forecourt|field|pitch|website|register|roster|rota|form|intranet)$/;
const UNIT = /^(?:department|team|office|section|division|crew|store|branch|head-office)$/;

const isVerbFirst = ({ readings }: Token): boolean =>
  readings.find(({ pos }) => pos === 'noun' || pos === 'verb')?.pos === 'verb';

const wordsBefore = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(Math.max(0, at - 6), at)
    .map(({ norm }) => norm)
    .join(' ');
const RISES = /\b(?:promot|advanc|progress|rose|rise|grew|upgrad|from)/;
const GROUP =
  /^(?:group|team|set|range|number|crew|series|list|stack|pile|variety|pool|class|party|network|panel|batch)$/;

/** 'from ladder', 'with spanner': any one. */
const isTool = (prep: string, noun: string) =>
  /^(?:with|without|from|using|on|under)$/.test(prep) && !isPerson(noun);

const isPerson = (noun: string) =>
  /(?:er|or|ist|ian|ant|ent|ee|man|woman|ess|nurse|clerk|cook|guest|chef)$/.test(noun) &&
  !THING.test(noun);
const THING = new RegExp(oneLine`
  (?:
    computer|printer|scanner|container|trailer|freezer|boiler|tanker|counter|register|motor|
    tractor|sensor|monitor|generator|document|instrument|restaurant|apartment|department|
    elevator|corridor|ladder|drawer|tower|theater|letter|order|newsletter|folder|poster|
    flyer|cover|filter|meter|server|router|plant
  )$
`);

/** The last noun of a bare phrase in small letters and the singular, that names one of many. */
function headOf(tokens: readonly Token[], first: number): number | null {
  let head = first;
  while (is(tokens[head], 'noun', 'adj') && is(tokens[head + 1], 'noun') && head - first < 2)
    head++;
  const noun = tokens[head];
  if (!noun || !is(noun, 'noun') || noun.best.possessive || isPlural(noun)) return null;
  const words = tokens.slice(first, head + 1);
  if (!words.every(({ text }) => /^[a-z]+(?:-[a-z]+)*$/.test(text))) return null;
  if (
    words.some(
      (it) =>
        isPlural(it) ||
        /^(?:other|own|same|first|last|next|such|head|main|local|central)$/.test(it.norm),
    )
  )
    return null;
  return COMPOUND.test(noun.norm) || !isCountNoun(noun.norm) ? null : head;
}

/** 'format-patch', 'read-tree': names of programs. */
const COMPOUND = /-/;

/** No more of the phrase, no second noun of a list or a pair. */
function endsThere(tokens: readonly Token[], head: number): boolean {
  const end = phraseEnd(tokens, head);
  if (end === null || end === 'told') return false;
  const next = tokens[head + 1];
  if (next?.text === ',' || end === 'conj') return !isListed(tokens, head + 1);
  return !/^[([{:/]$/.test(next?.text ?? '');
}

/** ', hoist and crane': bare nouns side by side. */
const isListed = (tokens: readonly Token[], joint: number): boolean => {
  const next = tokens[joint + 1];
  return next === undefined || is(next, 'adj', 'proper', 'num') || hasReading(next, 'noun');
};

/** 'from door to door', 'floor by floor', 'doctor to patient' */
function isPaired(tokens: readonly Token[], at: number, head: number): boolean {
  const [token, before, next, after] = [
    tokens[at]!,
    tokens[at - 1],
    tokens[head + 1],
    tokens[head + 2],
  ];
  if (token.norm === 'from' && next?.norm === 'to') return true;
  if (
    /^(?:to|by|from|for|over|on)$/.test(next?.norm ?? '') &&
    is(after, 'noun') &&
    !isPlural(after)
  )
    return after!.best.number !== 'mass';
  if (!is(before, 'noun') || isPlural(before)) return false;
  return (
    /^(?:to|by|on|after|over|for)$/.test(token.norm) && isCountNoun(before!.norm) && head === at + 1
  );
}

/** 'when truck breaks down': a verb in the third person, and a clause that is whole. */
const isSubject = (tokens: readonly Token[], head: number): boolean => {
  const verb = tokens[head + 1];
  return (
    (is(verb, 'verb') && /^(?:third|past)$/.test(verb!.best.form ?? '')) ||
    (is(verb, 'aux') && /^(?:is|was|has|can|cannot|could|will|would|does|did)$/.test(verb!.norm))
  );
};

/** 'trained as electrician', 'a post as porter', but 'known as assistant', 'promoted as manager'. */
function isHiredAs(tokens: readonly Token[], at: number, head: number): boolean {
  const [before, noun, next] = [tokens[at - 1]!, tokens[head]!, tokens[head + 1]];
  if (
    !isPerson(noun.norm) ||
    SOLE.test(noun.norm) ||
    (/^(?:to|and|or|&|of|,)$/.test(next?.norm ?? '') && next?.text !== ',')
  )
    return false;
  const asks = tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ norm }) => norm)
    .join(' ');
  return (
    HIRED.test(asks) && !/^(?:well|such|same|known|used|far|soon|long|much)$/.test(before.norm)
  );
}
const HIRED = new RegExp(oneLine`
  \b(?:
    train(?:ed|ing)?|qualified|apprenticeship|job|position|post|role|work(?:ed|ing|s)?|
    employed|engaged|hired|career|experience|years|registered|licen[cs]ed|certified|
    internship|traineeship
  )\b
`);
/** A post that one person holds needs no article: 'worked as head chef'. */
const SOLE = new RegExp(oneLine`
  ^(?:
    manager|director|captain|president|chairman|chairperson|treasurer|secretary|leader|
    supervisor|foreman|principal|editor|headteacher|superintendent|founder|owner|partner|
    player|trustee|governor|commander|mayor|minister
  )$
`);

const articleFor = (word: string) =>
  /^[aeio]|^u(?!se|ni|ti)|^hour|^honest/.test(word) ? 'an' : 'a';
