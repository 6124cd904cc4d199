import { oneLine } from '#contract/one-line.ts';
import { targetForm, verbReading } from '#worker/nlp/line/clause.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import { isOnlyVerb } from '#worker/nlp/line/lexicon.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { hasReading, is, isPlural, replaceLint } from '../build.ts';
import type { Lint, Rule } from '../model.ts';

/** Opens a clause with a subject of its own; 'that' is asked about apart. */
const OPENS =
  /^(?:when|whenever|if|because|until|till|unless|once|while|where|wherever|before|after|sure|that|so|as)$/;
/** 'asked that the report be sent': the bare verb is right. */
const WISHES =
  /^(?:recommend|suggest|request|require|insist|demand|ask|propose|important|essential|vital|necessary|crucial|prefer)/;
const ONE_OF_MANY = new RegExp(oneLine`
  ^(?:
    team|staff|crew|group|family|police|management|public|audience|board|committee|company|
    class|people|government|council|majority|rest|lot|number|data|media|department|club|band
  )$
`);

export const clauseVerb: Rule = {
  id: 'clause-verb',
  category: 'grammar',
  title: 'The verb of a clause agrees with its own subject',
  why: '“When the need arise” and “it come second” are read twice.',
  examples: {
    fixes: [
      [
        'Call the guard whenever the need arise (current)',
        'Call the guard whenever the need arises (current)',
      ],
      ['Checked tyres whenever the truck return', 'Checked tyres whenever the truck returned'],
      ['Made sure no child go home alone', 'Made sure no child went home alone'],
      ['Built a robot in physics, it come second', 'Built a robot in physics, it came second'],
      ['Fought fires when siren go', 'Fought fires when siren went'],
      [
        'Check the band before any patient leave the unit (current)',
        'Check the band before any patient leaves the unit (current)',
      ],
      [
        'Each room attendant receive her towels (current)',
        'Each room attendant receives her towels (current)',
      ],
      [
        'Clean the filters when head loss reach 2.4 m (current)',
        'Clean the filters when head loss reaches 2.4 m (current)',
      ],
      ['Call the office if he need help (current)', 'Call the office if he needs help (current)'],
    ],
    keeps: [
      'IT support professional with 5 years of calls',
      'Recommended that the plant close for a week',
      'Ensured that the team meet the standard',
      'Helped it grow and let it run until the shop open day',
      'Made sure the road was clear and that staff rest',
      'Asked if the client could pay, as customers do',
      'When the price cut came, sold more so that sales rose',
      'Fixed the pump that the engine makers sell',
      'Checked that doors and windows close',
      'Where machine shop work was slow, drove the van',
      'Checked if possible avoid dates, because this can result in fines',
      'When the pump change team came, held the ladder',
    ],
  },
  check(line) {
    const { tokens } = line;
    return tokens.flatMap((token, at): Lint[] => {
      const lemma = baseAt(tokens, at);
      if (lemma === undefined || verbReading(token, 'past')) return [];
      const subject = subjectBefore(tokens, at);
      if (subject === null || (is(tokens[subject], 'noun') && mayDescribe(tokens, at))) return [];
      if (!is(token, 'verb', 'aux') && hasVerbBehind(tokens, at)) return [];
      // 'until the release date', 'if the tip commit of': a noun behind a noun.
      if (!isVerbAlone(lemma) && is(tokens[subject], 'noun') && !hasObject(tokens, at)) return [];
      const put = inflect(lemma, isPast(line) ? 'past' : 'third', line.dialect);
      return replaceLint(line, token, put, {
        rule: this.id,
        category: this.category,
        message: `“${tokens[subject]!.text}” goes with “${put}”.`,
        priority: 58,
        span: { start: tokens[subject]!.start, end: token.end },
      });
    });
  },
};

/** 'come' after 'it' is no participle, 'need' no modal verb, and 'return' may be read as a noun. */
function baseAt(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at]!;
  const verb =
    verbReading(token, 'base') ?? (token.norm === 'need' ? { lemma: 'need' } : undefined);
  const wanted = is(token, 'verb')
    ? token.best.form === 'base' || token.norm === 'come'
    : is(token, 'noun') || token.norm === 'need';
  return wanted && !/^(?:be|have|do)$/.test(verb?.lemma ?? 'be') ? verb?.lemma : undefined;
}

const isVerbAlone = (lemma: string): boolean =>
  isOnlyVerb(lemma) || /^(?:go|come|need|return|leave|fail|start|close|open|end)$/.test(lemma);

/** 'before any patient leave the unit', but 'after any code change': with an object it is a verb. */
const hasObject = (tokens: readonly Token[], verb: number): boolean =>
  is(tokens[verb + 1], 'det', 'pron', 'num') ||
  // 'until the rate fall to 6%'
  (/^(?:to|by|below|above|under|over)$/.test(tokens[verb + 1]?.norm ?? '') &&
    /^[\d$£€]/.test(tokens[verb + 2]?.text ?? ''));

/** A clause has a verb: where none follows, the word that may be one is. */
function hasVerbBehind(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findIndex((it, index) => index > at && /^[,.;]$/.test(it.text));
  return tokens
    .slice(at + 1, end < 0 ? tokens.length : end)
    .some((it) => is(it, 'verb', 'aux') || hasReading(it, 'verb', 'base'));
}

/** Index of the one thing or person that the verb belongs to; null where that is not plain. */
function subjectBefore(tokens: readonly Token[], verb: number): number | null {
  const subject = verb - 1;
  const noun = tokens[subject];
  if (noun === undefined) return null;
  // 'IT support professional'
  if (noun.text === 'IT') return null;
  if (/^(?:he|she|it)$/.test(noun.norm)) {
    const before = tokens[subject - 1];
    return before === undefined || before.text === ',' || isOpener(tokens, subject - 1)
      ? subject
      : null;
  }
  if (!is(noun, 'noun') || noun.best.number === 'pl' || isPlural(noun) || noun.best.possessive)
    return null;
  if (ONE_OF_MANY.test(noun.norm) || !/^[a-z]+$/.test(noun.text)) return null;
  // 'If possible avoid', 'because this can result', 'and the other might give'
  if (hasReading(noun, 'aux') || /^(?:possible|necessary|needed)$/.test(noun.norm)) return null;
  let first = subject;
  while (
    is(tokens[first - 1], 'adj', 'noun') &&
    subject - first < 2 &&
    !isPlural(tokens[first - 1])
  )
    first -= 1;
  if (noun.norm.endsWith('ing')) return null;
  const one = tokens[first - 1];
  const isCompound = first < subject && !is(tokens[subject - 1], 'adj');
  const opener = is(one, 'det') || one?.norm === 'no' ? first - 2 : first - 1;
  const needsObject =
    isCompound || /^(?:before|after|each|every)$/.test(tokens[opener]?.norm ?? '');
  if (needsObject && !hasObject(tokens, verb)) return null;
  if (opener === first - 1) return isOpener(tokens, opener) ? subject : null;
  // 'each room attendant receive': at the start of a sentence one of many is named.
  const isEach =
    hasObject(tokens, verb) &&
    /^(?:each|every)$/.test(one!.norm) &&
    (first < 2 || tokens[first - 2]?.text === '.');
  return isEach || isOpener(tokens, first - 2) ? subject : null;
}

function isOpener(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !OPENS.test(token.norm)) return false;
  if (/^(?:so|as)$/.test(token.norm)) return is(token, 'conj');
  if (token.norm !== 'that') return true;
  // 'the pump that the engine sells': what is told of is no subject.
  const before = tokens[at - 1];
  return (
    (is(before, 'verb') || /^(?:sure|so)$/.test(before?.norm ?? '')) &&
    !WISHES.test(before!.norm) &&
    !tokens.slice(0, at).some((it) => WISHES.test(it.norm))
  );
}

/** 'when the price cut came', 'the shop open till ten': no sure verb. */
const mayDescribe = (tokens: readonly Token[], verb: number): boolean =>
  hasReading(tokens[verb], 'adj') || !ends(tokens, verb);

const ends = (tokens: readonly Token[], verb: number): boolean => {
  const next = tokens[verb + 1];
  return (
    next === undefined ||
    /^[,.;]$/.test(next.text) ||
    is(next, 'prep', 'det', 'adv', 'conj', 'adj', 'pron', 'num') ||
    (is(next, 'noun') &&
      (isOnlyVerb(tokens[verb]!.norm) || /^(?:go|come)$/.test(tokens[verb]!.norm)) &&
      verbReading(next, 'past', 'third', 'base') === undefined)
  );
};

const isPast = (line: AnalysedLine): boolean => {
  if (line.current !== null) return !line.current;
  return targetForm(line) === 'past';
};
