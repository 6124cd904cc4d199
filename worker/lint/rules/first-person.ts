import { predicateAt, verbReading } from '#worker/nlp/line/clause.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { keptSubjects, isOwnClauseBefore } from '#worker/nlp/line/own-clause.ts';
import { isDeclaration } from '../declaration.ts';
import { isListSure, joinedPredicates } from '#worker/nlp/line/joined-predicates.ts';
import type { Lint, Rule } from '../model.ts';
import { adverbsOf, lintOf, sentenceStart, startsSentence, type Piece } from '../voice.ts';
import { isFronted, leadsTime, upTo, withoutAm, withoutVerb, withVerb } from '../without-person.ts';
import { goesOn, siblings } from './simple-tense.ts';

export const firstPerson: Rule = {
  id: 'first-person',
  category: 'style',
  title: 'Leave out “I”',
  why: 'A resume is about one person; each “I” takes room from what was done.',
  examples: {
    fixes: [
      ['Am a tidy worker who likes nights', 'Tidy worker who likes nights'],
      ['Am able to lead big teams', 'Able to lead big teams'],
      [
        'Where a guest falls ill, I stay until help comes (current)',
        'Where a guest falls ill, stay until help comes (current)',
      ],
      ['Currently I am building a shed (current)', 'Currently building a shed (current)'],
      ['I managed two shops', 'Managed two shops'],
      ['I have opened a new depot', 'Opened a new depot'],
      ['I am doing facials (current)', 'Do facials (current)'],
      ['I was writing diaries and sharing them', 'Wrote diaries and shared them'],
      [
        'In June I left and in two years I had no accident',
        'In June, left and in two years had no accident',
      ],
      ['I was work as site engineer', 'Worked as site engineer'],
      ['Sent letters and i opened files', 'Sent letters and opened files'],
      ["I'm great with nervous animals (current)", 'Great with nervous animals (current)'],
      ['I am a member of the safety board (current)', 'Member of the safety board (current)'],
      ['We installed pumps in 40 homes', 'Helped install pumps in 40 homes'],
      ['Always I am checking the seals (current)', 'Always check the seals (current)'],
      ['I have never had an accident', 'Never had an accident'],
      ['I can work at height', 'Can work at height'],
      ["I'm currently learning Welsh (current)", 'Currently learning Welsh (current)'],
      ['I quickly learned the till', 'Quickly learned the till'],
      ['I am hard working team leader', 'Hard working team leader'],
      ['I am caring and reliable', 'Caring and reliable'],
      ['I am looking for a post near home', 'Looking for a post near home'],
      ['I was the only nurse at night', 'The only nurse at night'],
      ['I was one of six guides and ran the desk', 'Was one of six guides and ran the desk'],
      ['I speak Hindi and Urdu', 'Speak Hindi and Urdu'],
      ['Since 2018 I am working as a fitter', 'Since 2018 I have been working as a fitter'],
      ['Since 2018 I teach fitters', 'Since 2018 I have taught fitters'],
      [
        'Posted to a bank where I search cars and vans',
        'Posted to a bank, searching cars and vans',
      ],
      [
        'I made beds, I swept floors and I folded towels',
        'Made beds, swept floors and folded towels',
      ],
      [
        'As the union rep I have attended nine hearings',
        'As the union rep, attended nine hearings',
      ],
      ['Swept the yard, I locked the gate', 'Swept the yard and locked the gate'],
      ['Was head of a crew of 15, I kept the hours', 'Was head of a crew of 15 and kept the hours'],
      [
        'I have been laying bricks since 2012 (current)',
        'Have been laying bricks since 2012 (current)',
      ],
      ['I am a tidy worker and I can work nights', 'Tidy worker who can work nights'],
      ['I am a calm cook, I have six years in bars', 'Calm cook with six years in bars'],
      [
        'I am studying for a diploma and am looking for a post (current)',
        'Studying for a diploma and looking for a post (current)',
      ],
      [
        'Ran the bar on Fridays, I kept the books and the rota',
        'Ran the bar on Fridays and kept the books and the rota',
      ],
      ["I've trained two grooms since May", 'Have trained two grooms since May'],
      ['I cared for patients and I also ran a ward', 'Cared for patients and ran a ward'],
      ['I am keen on bread and I am looking for a post', 'Keen on bread and looking for a post'],
    ],
    keeps: [
      'I have worked in hospices and am a nurse',
      'Sing beside a choir leader, who leads while I carry things',
      'The loading is done by others, but I check it',
      'Prams are lifted by us, also I wait for the old',
      'Although rain closed the yard, but I kept the crew',
      'The yard was sold and built over; I thin pine',
      'A role where my work can be seen and I can grow',
      'Mend the boat more than I sail it',
      'My crew and I had the lowest rate of faults',
      'Type I diabetes clinic',
      'Releaded two windows, each 3 metres tall, for a Grade I listed church',
      'I was at home full time with my two children',
      'I was 16 years old at the start',
      'We had a delay of three weeks',
      'We were four in the office',
      'I am used to work alone',
      'Before the season we had a delay, I sorted the orders',
      'Passed Part I of the exam',
      'Ran the I-Corps workshop',
      'Who I am matters',
      "Hi, I'm Zoë",
      'I am a gardener and my clients come back',
      'I bake bread. My ovens are old, and most nights I tend them alone',
      'My crew like my work and I am now looking for more',
      'I am the main key holder and respond to alarms',
      'I am a scout and still help out with cubs',
      'I pride myself on honest advice',
      'Sales rose since I took over the shop',
      'Rejections were cut after I made a checklist',
      'Did work experience in a garage, where I changed tyres, drained oil and swept up',
      'Counts were low and rare but I check them again',
      'Holder of an allotment, most weekends, and I help run a club (summary)',
      'Ran six tables, it was loud but I thrive there',
      'I solemnly declare that all of this is correct',
      'Lessons were given daily and I set the tests',
      'Ran a farm; the manual ran to 214 pages and I wrote all but nine',
      'The stylists explain their ideas and I draw them',
      'Careful hand: I change what must be changed and leave the rest',
      'I am a patient carer and I walk the dogs',
      'I like a tidy shop',
      'I am after a post near home',
      'I would like to end my career in a small school (summary)',
      'I believe that every child can learn (summary)',
      'A sweep of thirty years, and at 57 I feel I have a lot to offer',
      'I make objects talk (summary)',
      'Teach trainees to weld, since I have eight years of it (current)',
    ],
  },
  check(line) {
    if ((line.kind !== 'bullet' && line.kind !== 'prose') || isDeclaration(line)) return [];
    const found = line.tokens.map((token, at): Lint[] => {
      const relative = withinWhere(line, at);
      if (relative)
        return lintOf(line, firstPerson, [relative], {
          message: 'Leave out “I”.',
          absorbs: ABSORBED,
        });
      const am = withoutAm(line, at);
      if (am)
        return lintOf(line, firstPerson, [am], { message: 'Leave out “am”.', absorbs: ABSORBED });
      if (!isSubject(line, at)) return [];
      // 'With three years in kitchens, I run the pass'
      const comma = line.tokens[at - 1]?.text === ',' ? at - 1 : at;
      if (line.kind === 'prose' && at > 0 && isFronted(line.tokens, comma)) return [];
      // 'I don't smoke': an order without its 'I'
      if (
        line.kind === 'prose' &&
        /^(?:do|don['’]?t)$/.test(line.tokens[at + 1]?.norm ?? '') &&
        /n['’]t|not/.test(
          line.text.slice(line.tokens[at + 1]!.start, line.tokens[at + 2]?.end ?? 0),
        )
      )
        return [];
      if (isStance(line.tokens, at)) return [];
      // 'I pride myself on honest advice'
      if (/^(?:myself|ourselves)$/.test(line.tokens[at + 2]?.norm ?? '')) return [];
      if (isReason(line, at) || isAnothers(line, at)) return [];
      // 'a boat that I mend more than I sail'
      if (
        line.tokens[at - 1]?.norm === 'than' ||
        (line.tokens[at - 1]?.norm === 'then' &&
          line.tokens
            .slice(0, at)
            .some((it) => /^(?:more|less|fewer|better|rather|later|earlier)$/.test(it.norm)))
      )
        return [];
      const predicate = predicateAt(line.tokens, at);
      // 'I feel I have a lot to offer': neither goes without the other.
      if (
        predicate &&
        /^(?:feel|think|believe|know|hope|guess)$/.test(predicate.lemma) &&
        line.tokens[predicate.verb + 1]?.norm === 'i'
      )
        return [];
      const who = describedBy(line, at);
      if (who)
        return lintOf(line, firstPerson, [who], { message: 'Leave out “I”.', absorbs: ABSORBED });
      if (givesName(line, at) || isBehindRole(line, at)) return [];
      const piece = predicate ? withVerb(line, predicate) : withoutVerb(line, at);
      if (!piece) return [];
      // 'Since 2021, have trained' would lack its subject: 'since 2021 I have trained'.
      const hadDone =
        /^(?:had|have)$/.test(line.tokens[at + 1]?.norm ?? '') &&
        (line.tokens[at + 2]?.norm === 'been' ||
          verbReading(line.tokens[at + 2], 'participle') !== undefined);
      if (hadDone && !startsSentence(line, at) && /^,(?: (?:had|have)| ?$|$)/.test(piece.text))
        return [];
      if (/^, (?:have|had)(?: been)? \p{L}+/u.test(piece.text))
        return lintOf(line, firstPerson, [{ ...piece, text: piece.text.replace(',', ' I') }], {
          message: 'What began then and goes on: “have …”.',
          absorbs: ABSORBED,
        });
      if (leavesGerundBehindVerb(line, at, piece) || leavesAm(line, at)) return [];
      const joined =
        predicate?.subject === 'i' &&
        /^(?:progressive|perfect)$/.test(predicate.shape) &&
        !goesOn(line, predicate) &&
        !/(?:ing|^have \p{L}+)$/iu.test(piece.text)
          ? siblings(line, predicate)
          : [];
      const pieces = [piece, ...joined, ...otherAms(line, at, piece)];
      const isHalf =
        predicate?.shape === 'progressive' &&
        !isListSure(line.tokens, predicate.verb + 1, 'gerund');
      // 'I am writing tests and shipping builds': all of its gerunds, or none.
      const gerunds = isHalf ? upTo(line, at, predicate.verb) : null;
      const put = gerunds ? [gerunds] : pieces;
      return lintOf(line, firstPerson, put, {
        message:
          token.norm === 'we'
            ? 'Leave out “we”; “helped” keeps your part honest.'
            : 'Leave out “I”.',
        level: token.norm === 'we' ? 'confirm' : 'auto',
        absorbs: ABSORBED,
      });
    });
    const kept = found.map((lints, at) => (leavesOneOf(line, found, at) ? [] : lints));
    return keepsVoice(line, kept) ? [] : kept.flat();
  },
};

/** 'I would like to teach', 'I believe that every child can learn': a wish or a belief has somebody who holds it. */
const isStance = (tokens: AnalysedLine['tokens'], at: number): boolean => {
  const [verb, next] = tokens.slice(at + 1, at + 3).map(({ norm }) => norm);
  return verb === 'would'
    ? /^(?:like|love|prefer)$/.test(next ?? '')
    : /^(?:believe|think|feel)$/.test(verb ?? '') && next === 'that';
};

/** 'I am responsible for', 'I was also in charge of' */
const isDuty = (tokens: AnalysedLine['tokens'], at: number): boolean =>
  /^(?:am|was) (?:also )?(?:responsible|tasked|involved|accountable|assigned|in charge)\b/.test(
    tokens
      .slice(at + 1, at + 5)
      .map(({ norm }) => norm)
      .join(' '),
  );

/** An 'I' that would be left beside those that go: half of the text would have its subject, and half not. */
const keepsVoice = ({ tokens }: AnalysedLine, found: readonly Lint[][]): boolean => {
  const edits = found.flat().flatMap((lint) => lint.edits);
  return keptSubjects(tokens, edits).some(
    // 'I am responsible for …': the duty goes with its 'I'.
    (at) => found[at]!.length === 0 && !isDuty(tokens, at),
  );
};

/** 'I was on time and I learned': both go or both stay; and 'a careful worker and go' wants its 'I'. */
function leavesOneOf(line: AnalysedLine, found: readonly Lint[][], at: number): boolean {
  const { tokens, sentences } = line;
  if (tokens[at]!.norm !== 'i') return false;
  const isSame = (other: Token) =>
    sentences.some(({ start, end }) =>
      [tokens[at]!, other].every((it) => it.start >= start && it.start < end),
    );
  const isAm = (one: number) => /^(?:am|['’]m)$/.test(tokens[one + 1]?.norm ?? '');
  const losesVerb = (one: number, other: number) =>
    isAm(one) &&
    !isAm(other) &&
    predicateAt(tokens, one) === null &&
    describedBy(line, other) === null;
  return tokens.some(
    (other, next) =>
      next !== at &&
      other.norm === 'i' &&
      !isDuty(tokens, next) &&
      isSame(other) &&
      /^(?:and|but)$/.test(tokens[Math.max(at, next) - 1]?.norm ?? '') &&
      (found[next]!.length === 0 || losesVerb(Math.min(at, next), Math.max(at, next))),
  );
}

const ABSORBED = [
  'simple-tense',
  'tense-of-job',
  'verb-after-auxiliary',
  'subject-verb',
  'parallel-form',
  'missing-apostrophe',
  'casing',
  'comma-splice',
];

/** 'posted to a bank where I searched cars' → 'posted to a bank, searching cars'. */
function withinWhere(line: AnalysedLine, at: number): Piece | null {
  const { tokens } = line;
  if (at < 3 || tokens[at]!.norm !== 'i') return null;
  // 'Fishing, and a camogie team where I drive the minibus': no act stands before it.
  if (!tokens.slice(0, at - 1).some(({ best }) => best.pos === 'verb' && best.form !== 'gerund'))
    return null;
  if (!/^(?:where|wherein|whereby)$/.test(tokens[at - 1]!.norm)) return null;
  const predicate = predicateAt(tokens, at);
  if (!predicate || !/^(?:base|past|third|progressive)$/.test(predicate.shape)) return null;
  if (predicate.lemma === 'be' || predicate.lemma === 'have') return null;
  // 'where I changed tyres, drained oil and swept': each would have to be turned.
  if (joinedPredicates(tokens, predicate.verb + 1, predicate.shape).length > 0) return null;
  const words = [...adverbsOf(line, predicate), inflect(predicate.lemma, 'gerund', line.dialect)];
  const before = tokens[at - 2]!.text === ',' ? at - 3 : at - 2;
  const { end } = tokens[predicate.verb]!;
  return { start: tokens[before]!.end, end, text: `, ${words.join(' ')}` };
}

/**
 * 'I am a tidy worker and I can drive' → 'Tidy worker who can drive'; 'I am a cook, I have six years' experience' → 'Cook
 * with six years' experience': the first “I am” goes as well.
 */
function describedBy(line: AnalysedLine, at: number): Piece | null {
  const { tokens } = line;
  if (tokens[at]!.norm !== 'i' || !/^(?:and|,)$/.test(tokens[at - 1]?.norm ?? '')) return null;
  const isAble = /^(?:can|could|will)$/.test(tokens[at + 1]?.norm ?? '');
  const has =
    tokens[at + 1]?.norm === 'have' &&
    /^(?:num|det|adj|noun)$/.test(tokens[at + 2]?.best.pos ?? '');
  if (!isAble && !has) return null;
  const start = sentenceStart(line, at);
  const isOne =
    /^(?:i|im)$/.test(tokens[start]!.norm) &&
    tokens[at - 2]!.best.pos === 'noun' &&
    tokens
      .slice(start + 1, at - 1)
      .every((it) => /^(?:aux|det|adj|noun|adv|conj)$/.test(it.best.pos)) &&
    tokens[start + 1]!.best.lemma === 'be';
  if (!isOne) return null;
  const { end } = tokens[isAble ? at : at + 1]!;
  const before = tokens[at - 2]!.end;
  return { start: before, end, text: isAble ? ' who' : ' with' };
}

/** 'I' before a verb, and not the numeral of 'Type I' or a subject inside a subordinate clause. */
function isSubject({ tokens }: AnalysedLine, at: number): boolean {
  const token = tokens[at]!;
  if (!/^(?:i|we|im)$/.test(token.norm)) return false;
  const before = tokens[at - 1];
  if (before === undefined) return true;
  // 'A careful hand: I change what must be changed'
  if (before.text === ':' && at > 2) return false;
  if (
    before.best.pos === 'punct' ||
    (before.best.pos === 'adv' &&
      (at === 1 || /^(?:punct|conj)$/.test(tokens[at - 2]!.best.pos))) ||
    /^(?:and|but|or|&|also|then)$/.test(before.norm)
  )
    return true;
  // 'who leads while I carry': another acts.
  if (
    leadsTime(tokens, at) &&
    tokens.slice(0, at).some(({ norm }) => /^(?:who|which|that)$/.test(norm))
  )
    return false;
  return isFronted(tokens, at) || isFrontedInside(tokens, at) || leadsTime(tokens, at);
}

/** 'I have worked in hospices and am a nurse': 'am' would be left alone. */
const leavesAm = ({ tokens }: AnalysedLine, at: number): boolean => {
  if (tokens[at]!.norm !== 'i' || /^(?:am|['’]m)$/.test(tokens[at + 1]?.norm ?? '')) return false;
  const end = tokens.findIndex((it, index) => index > at && /^[.!?]$/.test(it.text));
  return tokens.some(
    ({ norm }, index) =>
      index > at &&
      (end < 0 || index < end) &&
      norm === 'am' &&
      /^(?:and|but)$/.test(tokens[index - 1]!.norm),
  );
};

/** 'I like my work and I am looking for more': 'Like my work and looking' would be neither. */
function leavesGerundBehindVerb(line: AnalysedLine, at: number, { text }: Piece): boolean {
  const { tokens } = line;
  const start = sentenceStart(line, at);
  return (
    /^(?:and|but)$/.test(tokens[at - 1]?.norm ?? '') &&
    /(?:^| )(?:now |currently )?(?:looking|seeking|hoping|wishing|planning|aiming)$/.test(text) &&
    !(tokens[start]!.norm === 'i' && tokens[start + 1]?.best.lemma === 'be')
  );
}

/** 'I am a foreman of 20 years, I started as a joiner': what is left of the first would be no sentence to go on with. */
function isBehindRole(line: AnalysedLine, at: number): boolean {
  const { tokens } = line;
  const start = sentenceStart(line, at);
  return (
    at > start &&
    tokens[at - 1]!.text === ',' &&
    tokens[start]!.norm === 'i' &&
    tokens[start + 1]?.best.lemma === 'be' &&
    /^(?:det|noun|adj)$/.test(tokens[start + 2]?.best.pos ?? '') &&
    predicateAt(tokens, start) === null
  );
}

/** 'I am a cook and am looking for a post': behind the first “I am”, the second “am” has no subject. */
function otherAms(line: AnalysedLine, at: number, first: Piece): Piece[] {
  const { tokens, sentences } = line;
  if (!/^(?:am|['’]m)$/.test(tokens[at + 1]?.norm ?? '') || tokens[at + 1]!.end > first.end)
    return [];
  const sentence = sentences.find(
    ({ start, end }) => tokens[at]!.start >= start && tokens[at]!.start < end,
  );
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    const isBare =
      index > at + 1 && token.norm === 'am' && /^(?:and|but)$/.test(tokens[index - 1]!.norm);
    return isBare && next && token.start < (sentence?.end ?? 0)
      ? [{ start: token.start, end: next.start, text: '' }]
      : [];
  });
}

/** 'I’m Zoë': who it is cannot be said without the subject. */
function givesName({ tokens }: AnalysedLine, at: number): boolean {
  const name = tokens[at + 2];
  return (
    tokens[at + 1]?.best.lemma === 'be' && name?.best.pos === 'proper' && /^\p{Lu}/u.test(name.text)
  );
}

/** 'since I have 8 years of experience': the reason, not the start. */
const isReason = ({ tokens }: AnalysedLine, at: number): boolean =>
  /^(?:since|because)$/.test(tokens[at - 1]?.norm ?? '') &&
  tokens[at + 1]?.norm === 'have' &&
  /^(?:num|det|noun|adj)$/.test(tokens[at + 2]?.best.pos ?? '');

/** 'Lessons were given daily and I set the tests': without 'I' the lessons would set them. */
function isAnothers(line: AnalysedLine, at: number): boolean {
  const { tokens } = line;
  const start = sentenceStart(line, at);
  if (isFronted(tokens, tokens[at - 1]?.text === ',' ? at - 1 : at) || leadsTime(tokens, at))
    return false;
  if (tokens.slice(start, at).every(({ best }) => /^(?:adv|punct)$/.test(best.pos))) return false;
  return !isOwnClauseBefore(line, start, at);
}

/** 'and in two years I had': the phrase stands behind a conjunction. */
function isFrontedInside(tokens: AnalysedLine['tokens'], at: number): boolean {
  // 'a Grade I listed church'
  if (/^(?:grade|type|class|level|phase|stage|part|category|tier)$/.test(tokens[at - 1]!.norm))
    return false;
  let from = at - 1;
  while (from >= 0 && /^(?:noun|num|det|adj|proper)$/.test(tokens[from]!.best.pos)) from -= 1;
  return (
    from > 0 &&
    from < at - 1 &&
    tokens[from]!.best.pos === 'prep' &&
    /^(?:and|but|,|;)$/.test(tokens[from - 1]!.norm)
  );
}
