import { oneLine } from '#contract/one-line.ts';
import { joinedPredicates } from '#worker/nlp/line/joined-predicates.ts';
import { opensSubordinate, predicateAt, verbReading } from '#worker/nlp/line/clause.ts';
import { takesObject } from '#worker/nlp/line/verb-or-noun.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import type { Lint, Rule } from '../model.ts';
import { lintOf, sentenceStart, type Piece } from '../voice.ts';

export const commaSplice: Rule = {
  id: 'comma-splice',
  category: 'grammar',
  title: 'A comma does not join two sentences',
  why: 'Two statements need “and” or a semicolon between them.',
  examples: {
    fixes: [
      ['Wrote the guide, it was used by 40 sites', 'Wrote the guide; it was used by 40 sites'],
      [
        'Led a crew on shutdowns, never had an accident',
        'Led a crew on shutdowns and never had an accident',
      ],
      [
        'Ran the depot for a firm of 130, the auditor never found a fault',
        'Ran the depot for a firm of 130; the auditor never found a fault',
      ],
      ['Sold goods on board, won first prize', 'Sold goods on board and won first prize'],
      [
        'Opened, closed and locked the shop daily, was never late',
        'Opened, closed and locked the shop daily and was never late',
      ],
      [
        'Reconciled 31 accounts, disputed items were brought down',
        'Reconciled 31 accounts; disputed items were brought down',
      ],
      ['Locked up 3 nights a week, was never late', 'Locked up 3 nights a week and was never late'],
    ],
    keeps: [
      'Coordinated the refit of a clinic, delivered two weeks before the deadline',
      'Work was all by word of mouth, never had a dispute go to court',
      'Deliver sessions, supervised fortnightly by a psychologist',
      'Wrote the news and, when the engineer was out, ran the board',
      'Kept 640 hives, all of them trucked to almonds in June',
      'Sorted the stock and since I have eight years of it, trained new staff',
      'Having heard of the leak, closed the valve',
      'Took samples by boat to the lab, packed in triple foil',
      'When the roof leaked, the team moved',
      'Opened, closed and locked the shop',
      'Fixed jams, reset locks and, once, rescued a bat',
      'Led a choir (28 voices, eight of them were paid)',
      'Rewrote a handbook that was neither read nor, it seems, opened',
      'Wrote tests, fixed bugs and shipped builds',
      'Took over the shop, which was empty',
      'Hung the trays, then labelled every circuit',
      'Fed the goats, the sheep and the dog',
      'Working with two vets, ran the night clinic',
      'In 2019, it was sold',
      'Wrote the index, now used by 5 teams',
      'Edited a book of poems, published in 2021',
      'Ran a tasting once a month, always sold out at €9',
    ],
  },
  check(line) {
    if (line.kind !== 'bullet') return [];
    const { tokens } = line;
    const commas = tokens.flatMap((it, at) => (it.text === ',' ? [at] : []));
    return commas.flatMap((at): Lint[] => {
      const piece = splice(line, at, commas.length);
      return piece
        ? lintOf(line, commaSplice, [piece], {
            message: 'Two statements: join them by “and” or a semicolon.',
            priority: 40,
          })
        : [];
    });
  },
};

function splice(line: AnalysedLine, comma: number, commas: number): Piece | null {
  const { tokens } = line;
  const start = sentenceStart(line, comma);
  if (closesAside(tokens, comma) || isInBrackets(tokens, comma)) return null;
  // 'the flute, a little bit of drums'
  if (tokens.slice(comma + 1, comma + 4).some(({ norm }) => norm === 'bit')) return null;
  // '640 hives, all of them trucked to almonds'
  if (
    /^of (?:them|which|whom|these|those)$/.test(
      `${tokens[comma + 2]?.norm} ${tokens[comma + 3]?.norm}`,
    ) &&
    !/^(?:is|are|was|were|have|had|has)$/.test(tokens[comma + 4]?.norm ?? '')
  )
    return null;
  // ', supervised fortnightly by a psychologist'
  const by = tokens[comma + 2]?.norm.endsWith('ly') === true ? comma + 3 : comma + 2;
  if (tokens[by]?.norm === 'by' && verbReading(tokens[comma + 1], 'participle')) return null;
  // 'Worked shifts, included nights'
  if (tokens[comma + 1]?.norm.startsWith('includ') === true) return null;
  // 'Having heard of the leak, closed the valve'
  if (tokens[start]!.norm === 'having') return null;
  const opening = predicateAt(tokens, start);
  const led =
    line.opening === 'duty' ||
    line.opening === 'passive' ||
    (opening !== null && opening.shape !== 'infinitive' && opening.shape !== 'bare');
  if (!led || tokens.slice(start, comma).some((it, at) => at === 0 && opensSubordinate(it)))
    return null;
  const mark = tokens[comma]!;
  if (hasSubject(tokens, comma + 1)) return { start: mark.start, end: mark.end, text: ';' };
  // 'and since I have eight years of it, trained staff': the comma ends a clause.
  if (
    tokens.some(
      (it, index) =>
        index > start &&
        index < comma &&
        /^(?:since|because|when|after|before|while|if|as)$/.test(it.norm) &&
        /^(?:and|&)$/.test(tokens[index - 1]!.norm),
    )
  )
    return null;
  // 'In charge of the log, passed both inspections': what goes on, and what is done.
  if (line.opening === 'gerund' || (line.opening === 'duty' && line.current === true)) return null;
  const before = tokens.slice(start, comma);
  const last = !tokens.slice(comma + 1).some((it) => it.text === ',');
  const closed = commas === 1 || (last && before.some((it) => /^(?:and|&)$/.test(it.norm)));
  if (!closed) return null;
  // 'Work was by word of mouth, never had a dispute': what goes on has another subject.
  const verb = before.findIndex(({ norm }) => /^(?:was|were|is|are|has|had)$/.test(norm));
  if (verb > 0 && /^(?:noun|proper|det)$/.test(before[0]!.best.pos)) return null;
  // 'Sold tickets, scanned, resolved disputes': what has no object would take the next one's.
  if (tokens[comma - 1]?.best.form === 'past') return null;
  // 'Stock counts of goods, investigated the gaps': no clause stands before it.
  if (!/^(?:action|duty|passive|person)$/.test(line.opening)) return null;
  if (!before.some(({ best }) => /^(?:verb|aux)$/.test(best.pos) && best.form !== 'gerund'))
    return null;
  const [joined] = joinedPredicates(tokens, comma);
  let next = comma + 1;
  // 'Hung the trays, then labelled them' is in order.
  if (
    /^(?:then|later|afterwards|next|finally|eventually|subsequently)$/.test(
      tokens[next]?.norm ?? '',
    )
  )
    return null;
  while (tokens[next]?.best.pos === 'adv') next += 1;
  if (/^\p{Lu}\p{Ll}/u.test(tokens[next]?.text ?? '')) return null;
  const finite =
    (/^(?:was|were|can|did|had)$/.test(tokens[next]?.norm ?? '') && !meansWhere(tokens, next)) ||
    (joined?.first === next &&
      /^(?:past|perfect)$/.test(joined.shape) &&
      !canModify(line, joined.verb) &&
      !isDescribedAs(line, joined.verb, next > comma + 1));
  const more = tokens.slice(next).some((it) => /^(?:and|&|or)$/.test(it.norm));
  return finite && !more ? { start: mark.start, end: mark.end, text: ' and' } : null;
}

/** '(28 voices, eight of them paid)' */
const isInBrackets = (tokens: AnalysedLine['tokens'], at: number): boolean =>
  tokens.findLastIndex(({ text }, index) => index < at && text === '(') >
  tokens.findLastIndex(({ text }, index) => index < at && text === ')');

/** 'reset the lock and, once, rescued a bat': what stands between the commas is put in. */
function closesAside(tokens: AnalysedLine['tokens'], comma: number): boolean {
  if (/^(?:and|but|or|nor|that|which)$/.test(tokens[comma - 1]?.norm ?? '')) return true;
  const open = tokens.findLastIndex(
    ({ text }, at) => text === ',' && at < comma && at >= comma - 5,
  );
  // 'wrote the web versions and, when the engineer was out, ran the board'
  const last = tokens.findLastIndex(({ text }, at) => text === ',' && at < comma);
  if (last > 0 && opensSubordinate(tokens[last + 1]!)) return true;
  return open > 0 && /^(?:and|but)$/.test(tokens[open - 1]!.norm);
}

/** ', were the ground is hard' is 'where': a subject with a verb of its own follows. */
const meansWhere = (tokens: AnalysedLine['tokens'], at: number) =>
  tokens[at]!.norm === 'were' && /^(?:det|pron)$/.test(tokens[at + 1]?.best.pos ?? '');

/** ', used by 5 teams' describes what stands before it. */
const canModify = ({ tokens }: AnalysedLine, verb: number) =>
  verbReading(tokens[verb], 'participle') !== undefined &&
  (/^(?:loaded|laden|rated|fitted)$/.test(tokens[verb]!.norm) ||
    !takesObject(tokens, verb) ||
    isPlaced(tokens, verb + 1) ||
    isTimed(tokens, verb + 1) ||
    // 'delivered two weeks before the deadline'
    (tokens[verb + 1]?.best.pos === 'num' && isTimed(tokens, verb + 2)));

/** ', always sold out at €9', ', sold out in a week': a participle with its particle, and nothing that it was done to. */
const isDescribedAs = ({ tokens }: AnalysedLine, verb: number, hasAdverb: boolean) =>
  verbReading(tokens[verb], 'participle') !== undefined &&
  /^(?:out|up|off|over|down)$/.test(tokens[verb + 1]?.norm ?? '') &&
  (hasAdverb
    ? tokens[verb + 2]?.best.pos !== 'det'
    : /^(?:prep|punct)$/.test(tokens[verb + 2]?.best.pos ?? 'punct'));

/** ', milked August to April': a time, no object. */
const isTimed = (tokens: AnalysedLine['tokens'], at: number) => TIME.test(tokens[at]?.norm ?? '');
const TIME = new RegExp(oneLine`
  ^(?:
    january|february|march|april|may|june|july|august|september|october|november|december|
    day|week|month|year|hour|minute|monday|tuesday|wednesday|thursday|friday|saturday|sunday|daily|weekly|monthly|yearly|twice|
    once|three|four
  )s?$
`);

/** ', published in 2021': a preposition, no particle with an object. */
const isPlaced = (tokens: AnalysedLine['tokens'], at: number) =>
  /^(?:in|over|up)$/.test(tokens[at]!.norm) &&
  /^(?:num|det|proper|noun|part|adj)$/.test(tokens[at + 1]?.best.pos ?? '');

/** ', attendance has grown', ', accuracy went up': a figure, and how it moved. */
const CHANGING =
  /^(?:attendance|accuracy|sales|turnover|output|productivity|footfall|revenue|morale|takings|downtime|waste|complaints|errors|costs|membership|stock|satisfaction|response|yield|yields)$/;
const CHANGES =
  /^(?:has|have|went|rose|fell|grew|dropped|improved|doubled|halved|is|are|was|were)$/;

/** A pronoun or a noun phrase with its article right before a finite verb. */
function hasSubject(tokens: AnalysedLine['tokens'], from: number): boolean {
  const first = tokens[from];
  if (!first) return false;
  let at = from;
  if (/^(?:it|this|they|he|she|there|these|those|its|we)$/.test(first.norm)) at += 1;
  else if (
    /^(?:num|det|pron)$/.test(first.best.pos) &&
    tokens[from + 1]?.norm === 'of' &&
    /^(?:them|these|those)$/.test(tokens[from + 2]?.norm ?? '')
  )
    at += 3;
  else if (/^(?:the|their|his|her|our)$/.test(first.norm)) {
    while (at < from + 5 && /^(?:det|adj|noun|proper)$/.test(tokens[at]?.best.pos ?? '')) at += 1;
  } else if (CHANGING.test(first.norm) && CHANGES.test(tokens[from + 1]?.norm ?? '')) return true;
  // 'unreconciled items were brought down': participle, plural and its verb
  else if (
    /^\p{Ll}\p{L}+ed$/u.test(first.text) &&
    tokens[from + 1]?.best.number === 'pl' &&
    /^(?:was|were|are)$/.test(tokens[from + 2]?.norm ?? '')
  )
    at += 2;
  else return false;
  while (tokens[at]?.best.pos === 'adv') at += 1;
  const verb = tokens[at];
  if (at === from || !verb) return false;
  if (verb.best.pos === 'aux') return verb.best.form !== undefined;
  return verb.best.pos === 'verb' && /^(?:past|third)$/.test(verb.best.form ?? '');
}
