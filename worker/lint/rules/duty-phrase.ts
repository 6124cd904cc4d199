import { oneLine } from '#contract/one-line.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import { describesNoun, isNamedPair, lastOfPhrase } from '#worker/nlp/line/verb-or-noun.ts';
import {
  inTarget,
  isJoint,
  isPairedVerb,
  targetForm,
  verbReading,
} from '#worker/nlp/line/clause.ts';
import { isTypicalObject } from '#worker/nlp/line/typical-objects.ts';
import { isMainlyVerb, isOnlyVerb, mayDescribe } from '#worker/nlp/line/lexicon.ts';
import { isListSure, joinedPredicates } from '#worker/nlp/line/joined-predicates.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { dutyVerb } from '../duty-verbs.ts';
import {
  leavesActivity,
  leavesGerundBetween,
  leavesNominal,
  mixesPeople,
  opensObjects,
} from '../list-items.ts';
import type { Lint, Rule } from '../model.ts';
import {
  actionsAt,
  capital,
  joinedInForm,
  lintOf,
  replaced,
  startsSentence,
  type Piece,
} from '../voice.ts';

export const dutyPhrase: Rule = {
  id: 'duty-phrase',
  category: 'opening',
  title: 'Say what you did, not what you were responsible for',
  why: '“Responsible for” names a duty; a verb says that it was done.',
  examples: {
    fixes: [
      ['Responsible for packing boxes and cutting orders', 'Packed boxes and cut orders'],
      [
        'Responsible for reducing waste, which fell from 2% to 1% (current)',
        'Reduced waste, which fell from 2% to 1% (current)',
      ],
      [
        'Responsible for fitting two panes, each 3 metres tall, for a church',
        'Fitted two panes, each 3 metres tall, for a church',
      ],
      ['Responsible for train two juniors on site', 'Trained two juniors on site'],
      ['Responsible for assist the seniors with audits', 'Assisted the seniors with audits'],
      ['In charge of the filing room', 'Ran the filing room'],
      ['Was also involved in helping with the tent', 'Helped with the tent'],
      [
        'Helped out with showing new guests around (current)',
        'Helped show new guests around (current)',
      ],
      ['Help with putting together the rota (current)', 'Help put together the rota (current)'],
      ['Responsible for packing orders and loading vans', 'Packed orders and loaded vans'],
      ['Responsible for provide meals to nine men', 'Provided meals to nine men'],
      ['Responsible for clean the hall and to lock up', 'Cleaned the hall and locked up'],
      ['Responsible for packing orders (current)', 'Pack orders (current)'],
      ['Responsible for designing parts for firms', 'Designed parts for firms'],
      ['Duties included matching receipts to bills', 'Matched receipts to bills'],
      [
        'Responsible for storing ladders, slings and saws safely',
        'Stored ladders, slings and saws safely',
      ],
      ['Responsible for hand out the keys every morning', 'Handed out the keys every morning'],
      ['I was responsible for the cleaning of tanks', 'Cleaned tanks'],
      [
        'Duties included feeding calves, milking cows and to mend fences',
        'Fed calves, milked cows and mended fences',
      ],
      ['My main duty was to check tickets', 'Checked tickets'],
      ['In charge of the maintenance and repair of lifts', 'Maintained and repaired lifts'],
      ['Was given the task to cover a shift', 'Covered a shift'],
      ['Saddled with the responsibility of grading essays', 'Graded essays'],
      ['It was my job to check tickets', 'Checked tickets'],
      ['My job was to make sure doors were shut', 'Made sure doors were shut'],
      ['Was tasked with finding new suppliers', 'Found new suppliers'],
      ['Was responsible of clean and fill kegs', 'Cleaned and filled kegs'],
      [
        'Responsible for the budget and for the rotas of drivers',
        'Managed the budget and the rotas of drivers',
      ],
      ['In charge of build new laptops', 'Built new laptops'],
      ['Being responsible for the till', 'Handled the till'],
      ['Responsible of the budget and of the rotas', 'Managed the budget and the rotas'],
      [
        'Responsible for ordering paint and tape, and for keeping of the registers',
        'Ordered paint and tape, and kept the registers',
      ],
      ['Had responsibility of opening and closing the shop', 'Opened and closed the shop'],
      ['Responsible of hire and train new staff', 'Hired and trained new staff'],
      ['In charge of a budget of £9,000', 'Managed a budget of £9,000'],
      [
        'In charge of going to market and cooking on Sundays',
        'Went to market and cooked on Sundays',
      ],
      ['Responsible for admin and for updating the list', 'Handled admin and updated the list'],
      ['Responsible by the keys and for make the rota', 'Handled the keys and made the rota'],
      [
        'In charge of pruning, thinning and netting gangs',
        'Handled pruning, thinning and netting gangs',
      ],
      ['In charge of exports to Chile', 'Handled exports to Chile'],
      ['Responsible for cataloguing and the map room', 'Handled cataloguing and the map room'],
      ['Responsible for six cleaners (current)', 'Supervise six cleaners (current)'],
      [
        'Responsible for the franking machine, post and couriers',
        'Looked after the franking machine, post and couriers',
      ],
      [
        'Involved in daily stand-ups and retrospective meetings',
        'Participated in daily stand-ups and retrospective meetings',
      ],
      ['Involved in planning and running the fair', 'Helped plan and run the fair'],
      ['Was part of a team that restored a tram', 'Helped restore a tram'],
      [
        'Responsible to keep the hall tidy and is responsible for ordering taxis (current)',
        'Keep the hall tidy and order taxis (current)',
      ],
      [
        'Washed vans, also I was in charge of strapping the load',
        'Washed vans, also strapped the load',
      ],
    ],
    keeps: [
      'Was assigned to Pawning section for six months',
      'Was involved in setting out, blockwork supervision and casting',
      'Was part of the team that visited 4 schools',
      'Handled press releases',
      'Since 2019 I am also responsible for the files',
      'Supervised call centre agents',
      'Helped with picking and packing',
      'Lead hand when the boss is off; I am then responsible for the shift handover',
      'In charge of the day-to-day running of the office and supervising two juniors',
      'Responsible for the charting and assisting doctors',
      'Helped with booking systems and training sessions',
      'Helped with cleaning in the evening',
      'Responsible adult for two school trips',
      'Took charge of the queue',
      'Assigned to the Bristol depot',
      'Jointly responsible for the till',
      'We are responsible for the stage lights',
      'Was trusted with the keys and the alarm code',
      'Was trusted to present the budget',
      'Was asked to open a second shop',
      'Was in charge of the school gate',
      'Responsible for opening the store, staff rota and ordering',
      'Responsible for greeting guests, phone calls and the diary',
      'Responsible for rolling forecasts',
      'Responsible for measure dimension of parts',
      'Responsible for pouring pints, cash handling and locking up',
      'Duties of a clerk, then of a buyer',
      'The work was varied',
      'Duties was varied and included driving clients to appointments',
      'Responsible for the after-hours phone and going to lockouts',
    ],
  },
  check(line) {
    if (line.kind !== 'bullet' || !NAMES_DUTY.test(line.text)) return [];
    const { tokens } = line;
    return tokens.flatMap((_, at) =>
      startsSentence(line, at) ||
      (isJoint(tokens[at - 1]) && !isJoint(tokens[at]) && !isBehindBe(tokens, at))
        ? dutyAt(line, at)
        : [],
    );
  },
};

/** Most lines need no closer look. */
const NAMES_DUTY =
  /respons|charge|given the|task|entrust|assign|required|expected|dut(?:y|ies)|\brole|my (?:main )?job|involv|accountab|\bteam\b|\bhelp/i;

const SUBJECT = oneLine`
  (?:i )?(?:(?:am|is|are|was|were|be|been|being|'m|im|have been|has been) )?(?:
    (?:
      also|mainly|solely|primarily|directly|fully|currently|largely|chiefly|presently|
      personally
    ) )*
`;
const NOUN = oneLine`
  (?:
    (?:
      my|the|main|key|primary|principal|principle|daily|day-to-day|core|general|other|major|
      current|regular|typical|additional
    ) )*(?:job )?
`;
/**
 * Each with the words that stand before what was done. `helps`: the part of others must not get lost; `needsKnown`: “in
 * charge of” says more than “handled”.
 */
const PHRASES: readonly {
  pattern: RegExp;
  helps?: true;
  needsAction?: true;
  needsKnown?: true;
  /** What was helped with must be told by a verb with its object: 'with showing guests around'. */
  needsObject?: true;
}[] = [
  {
    pattern: RegExp(
      `^${SUBJECT}(?:the )?(?:respons[ia]ble|accountable) (?:(?:for|of|in|with|by|on|towards) |(?=to ))`,
    ),
  },
  {
    pattern: RegExp(
      `^${SUBJECT}(?:in charge|in-charge|incharge) (?:of|for|with|to(?= \\w+ing\\b)) `,
    ),
    needsKnown: true,
  },
  {
    pattern: RegExp(
      `^${SUBJECT}(?:saddled|tasked|entrusted|charged) with the (?:responsibility|task|duty|job) (?:(?:of|for) |(?=to ))`,
    ),
    needsAction: true,
  },
  {
    pattern:
      /^(?:it (?:was|is) my (?:main )?(?:job|duty|task|responsibility)|my (?:main )?job (?:was|is)) (?=to )/,
    needsAction: true,
  },
  {
    pattern: RegExp(`^${SUBJECT}(?:tasked|entrusted|charged) (?:(?:with|for|of) |(?=to ))`),
    needsAction: true,
  },
  {
    pattern: RegExp(
      `^${SUBJECT}given the (?:task|responsibility|duty|job) (?:(?:of|for) |(?=to ))`,
    ),
    needsAction: true,
  },
  { pattern: RegExp(`^${SUBJECT}assigned (?:(?:with|to|for|in) |(?=to ))`), needsAction: true },
  {
    pattern: RegExp(
      `^${NOUN}(?:duties|duty|responsibilit(?:y|ies)|tasks?)(?: and (?:duties|responsibilities|` +
        'tasks))? (?:(?:also|mainly|primarily|there) )*(?:include[ds]?|including|was|were|is|are|' +
        'involve[ds]?|involving|entail(?:s|ed)?|consist(?:s|ed)? of|comprise[ds]?|covered|:) ' +
        // 'Duties were varied' tells what they were like.
        '(?:of )?(?:: )?(?!(?:very )?(?:varied|various|many)\\b)',
    ),
  },
  {
    pattern: RegExp(`^${NOUN}role (?:was|is|included|includes|involved|involves) `),
    needsAction: true,
  },
  {
    pattern:
      /^(?:i )?(?:have |had |has |hold |held )(?:the |full |overall |main |sole )*responsibility (?:(?:of|for) |(?=to ))/,
    needsAction: true,
  },
  { pattern: RegExp(`^${SUBJECT}involved (?:in|with|into) `), helps: true },
  {
    pattern: /^(?:i )?(?:also )?help(?:s|ed)? (?:out )?(?:with|in) /,
    helps: true,
    needsAction: true,
    needsObject: true,
  },
  {
    pattern: RegExp(
      `^${SUBJECT}(?:a )?(?:part|member) of (?:the|a|an) (?:\\w+ )?team (?:which|that|who) (?!(?:visit|attend|travell?|tour)(?:s|ed)? |went |met )`,
    ),
    helps: true,
    needsAction: true,
  },
];

/** 'Since 2019 I am also responsible' */
const isBehindBe = (tokens: AnalysedLine['tokens'], at: number): boolean =>
  /^(?:also|then)$/.test(tokens[at - 1]!.norm) && tokens[at - 2]?.best.lemma === 'be';

function dutyAt(line: AnalysedLine, first: number): Lint[] {
  const norms = line.tokens
    .slice(first, first + 20)
    .map((it) => it.norm)
    .join(' ');
  for (const { pattern, helps, needsAction, needsKnown, needsObject } of PHRASES) {
    const match = pattern.exec(norms)?.[0];
    // 'Lead hand, being responsible for four': no verb led the line.
    if (match === undefined || (first > 0 && match.startsWith('being '))) continue;
    const object = first + match.split(' ').length - 1;
    if (needsObject && !isDoneTo(line.tokens, object)) continue;
    // 'Was responsible' tells that this duty has ended, also in a job still held.
    // as does a past behind it: 'responsible for the plan and always adhered to it'.
    const isOver =
      /^(?:(?:i|we) )?(?:was|were) /.test(match) ||
      joinedPredicates(line.tokens, object, 'gerund').some(
        (it) => it.shape === 'past' && !it.subject && it.first === it.verb,
      );
    const asked = isOver ? { ...line, current: false } : line;
    const found = helps
      ? helped(asked, first, object, needsAction === true)
      : plain(asked, first, object, needsAction === true);
    const isSaid = /^(?:i |am |was |is )/.test(match);
    // 'Involved in the governing body since 2021' goes on.
    if (helps && found?.guessed && line.tokens.some(({ norm }) => norm === 'since')) return [];
    if (!found || (needsKnown && isSaid && isVague(found))) continue;
    const { pieces, guessed } = found;
    return lintOf(line, dutyPhrase, pieces, {
      message: `Begin with what was done: “${pieces[0]!.text}”.`,
      level: guessed ? 'confirm' : 'auto',
      priority: 70,
      absorbs: ABSORBED,
    });
  }
  return [];
}

const ABSORBED = [
  'first-person',
  'gerund-opening',
  'parallel-form',
  'simple-tense',
  'tense-of-job',
  'subject-verb',
  'collocations',
  'verb-after-auxiliary',
  'gerund-after-preposition',
];

/** 'showing guests', 'pouring the tea', not 'packing' or 'booking systems'. */
const isDoneTo = (tokens: AnalysedLine['tokens'], at: number): boolean => {
  const gerund = verbReading(tokens[at], 'gerund');
  const particle = /^(?:up|out|off|down|away|back|together)$/.test(tokens[at + 1]?.norm ?? '');
  const next = tokens[particle ? at + 2 : at + 1];
  if (gerund === undefined || next === undefined) return false;
  return (
    /^(?:det|num|pron|adj|proper)$/.test(next.best.pos) ||
    (next.best.pos === 'noun' && isTypicalObject(gerund.lemma, next.best.lemma))
  );
};

const isVague = ({ pieces, guessed }: Found) => guessed && /^handle/i.test(pieces[0]!.text);

interface Found {
  pieces: Piece[];
  guessed: boolean;
}

function plain(
  line: AnalysedLine,
  first: number,
  object: number,
  needsAction: boolean,
): Found | null {
  const actions = actionsAt(line, object) ?? finite(line, object);
  // 'assigned to Pawning section'
  if (needsAction && /^\p{Lu}/u.test(line.tokens[object]?.text ?? '')) return null;
  if (actions) {
    const [head, ...rest] = actions.pieces;
    const opening = from(line, first, head!);
    const joined = opensObjects(line.tokens, object) ? [] : joinedInForm(line, actions.next, true);
    const again = repeated(line, actions.next);
    const turned = [...actions.pieces, ...joined, ...again];
    // 'for serving customers, cash handling and closing up': all of it or nothing.
    return leavesActivity(line, turned) ||
      !isListSure(line.tokens, actions.next, 'gerund') ||
      leavesGerundBetween(line, turned) ||
      leavesNominal(line, actions.next) ||
      mixesPeople(line, actions.next)
      ? null
      : { pieces: [opening, ...rest, ...joined, ...again], guessed: false };
  }
  if (needsAction || lacksVerbForm(line, object)) return null;
  // 'accountable for $23.4M of property' answers for it.
  if (/^(?:[$£€]|rs)/i.test(line.tokens[object]?.text ?? '')) return null;
  // 'in charge of the boat' is its command; 'the care of 4 patients': cared for, not handled or provided.
  const namesOwnVerb = line.tokens
    .slice(object, object + 3)
    .some(
      ({ norm }, at) =>
        /^(?:boat|ship|vessel|watch|bridge)$/.test(norm) ||
        (norm === 'care' && line.tokens[object + at + 1]?.norm === 'of'),
    );
  if (namesOwnVerb) return null;
  // 'matching invoices to orders': an act or a thing, who can tell.
  if (mayDescribe(line.tokens[object]?.norm ?? '') && verbReading(line.tokens[object], 'gerund'))
    return null;
  const head = headOf(line, object);
  if (head === undefined) return null;
  const verb = verbFor(line, first, head);
  if (verb === undefined) return null;
  const place = line.tokens[head.next - 1]!.best;
  // 'responsible for filing room'
  const article =
    verb === 'run' &&
    place.number === 'sg' &&
    /^(?:noun|adj)$/.test(line.tokens[object]!.best.pos) &&
    !/^(?:payroll|shift|class|session|workshop|event)$/.test(head.lemma);
  const opening = replaced(line, first, object - 1, inTarget(line, verb) + (article ? ' the' : ''));
  const more = [
    ...repeated(line, head.next),
    ...(isActivity(head.lemma) || listsActivities(line, head.next) ? [] : besides(line, head.next)),
  ];
  return isMixed(line, head.next, more) || leavesAct(line, head, more)
    ? null
    : { pieces: [opening, ...more], guessed: true };
}

/** 'the book, the paperwork and keeping visits right', 'the stock, checking it daily': things, and what is done, in one list. */
const isMixed = ({ tokens }: AnalysedLine, from: number, more: readonly Piece[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      at >= from &&
      text === ',' &&
      (more.some(({ start }) => start > tokens[at]!.start) ||
        (verbReading(tokens[at + 1], 'gerund') !== undefined &&
          /^(?:det|pron)$/.test(tokens[at + 2]?.best.pos ?? ''))),
  );

/** 'manual and automation testing', 'prophys, scaling and root planing': the last of the list is carried out, and so is the rest. */
function activityBehind({ tokens }: AnalysedLine, next: number): string | undefined {
  if (!isJoint(tokens[next])) return undefined;
  const end = tokens.findIndex(
    (it, at) => at >= next && (it.best.pos === 'prep' || /^[.;:(]$/.test(it.text)),
  );
  const last = tokens[(end < 0 ? tokens.length : end) - 1];
  return last !== undefined && isActivity(last.norm) ? 'carry out' : undefined;
}

/** 'the running of the office and supervising two juniors': no verb for the first would go with the second. */
const leavesAct = ({ tokens }: AnalysedLine, head: Head, turned: readonly Piece[]): boolean =>
  tokens.some(
    (it, at) =>
      at > head.next &&
      /^(?:and|&)$/.test(tokens[at - 1]!.norm) &&
      it.norm.endsWith('ing') &&
      !turned.some(({ start, end }) => start <= it.start && it.start < end) &&
      (isDoneTo(tokens, at) || it.norm === 'going'),
  );

/** What is no activity cannot be carried out: 'cataloguing and the reading room'. */
function verbFor(line: AnalysedLine, first: number, head: Head): string | undefined {
  const verb = dutyVerb(head.lemma) ?? activityBehind(line, head.next);
  // 'in charge of packing lines of 32 people'
  const inCharge = line.tokens
    .slice(first, first + 2)
    .some(({ norm }) => /^in(?:-?charge)?$/.test(norm));
  if (inCharge && ledPeople(line.tokens)) return 'supervise';
  // 'in charge of pruning and netting gangs' says that others did it
  if (verb === 'carry out' && inCharge) return 'handle';
  const [joint, item] = line.tokens.slice(head.next);
  const goesOn =
    /^(?:and|&)$/.test(joint?.norm ?? '') && /^(?:det|noun|adj)$/.test(item?.best.pos ?? '');
  // 'for the daily report and for communication with the client': no one verb but this fits both.
  const other = line.tokens[head.next + 2];
  if (
    /^(?:and|&)$/.test(joint?.norm ?? '') &&
    /^(?:for|of)$/.test(item?.norm ?? '') &&
    other?.best.pos === 'noun' &&
    !verbReading(other, 'gerund') &&
    dutyVerb(other.best.lemma) !== verb
  )
    return 'handle';
  if (verb === 'carry out' && !line.tokens.slice(head.next).every(isActivityOrNoItem))
    return 'handle';
  // 'the franking machine, post and couriers': nobody maintains post.
  if (verb === 'maintain' && joint?.text === ',') return 'look after';
  return isActivity(head.lemma) && goesOn && !isActivity(item!.norm) ? 'handle' : verb;
}

/** 'QA scoring, schedule adherence': the last word of each item of a list names what can be carried out. */
const isActivityOrNoItem = (token: Token, at: number, tokens: readonly Token[]): boolean => {
  const ends = isJoint(tokens[at + 1]) || /^[.;]?$/.test(tokens[at + 1]?.text ?? '');
  return (
    !ends ||
    token.best.pos !== 'noun' ||
    isActivity(token.norm) ||
    dutyVerb(token.best.lemma) === 'carry out'
  );
};

/** 'of 32 people', 'of twelve women' behind 'in charge of'. */
const ledPeople = (tokens: AnalysedLine['tokens']): boolean =>
  tokens.some(
    ({ norm }, at) =>
      norm === 'of' &&
      tokens[at + 1]?.best.pos === 'num' &&
      /^(?:people|persons?|men|women|workers?|staff|employees|operators|hands)$/.test(
        tokens[at + 2]?.norm ?? '',
      ),
  );

const isActivity = (word: string) => /.{3}ing$/.test(word);

/** 'for 28 horses, feeding, cleaning, hand walking, training': what there was to do, by its nouns. */
const listsActivities = ({ tokens }: AnalysedLine, from: number): boolean =>
  tokens.filter((it, at) => at > from && tokens[at - 1]!.text === ',' && it.norm.endsWith('ing'))
    .length > 1;

/** What is joined to a thing: not the items behind a colon, and no noun with a particle ('cash up'). */
function besides(line: AnalysedLine, from: number): Piece[] {
  const { tokens } = line;
  const colon = tokens.findIndex((it, at) => at >= from && it.text === ':');
  return joinedInForm(line, from, false).filter((piece) => {
    const at = tokens.findIndex((it) => it.start >= piece.start);
    const isNoun =
      tokens[at]?.best.pos === 'noun' || /^(?:up|out|off)$/.test(tokens[at + 1]?.norm ?? '');
    return (colon < 0 || at < colon) && !isNoun;
  });
}

/** 'responsible for intake and for updating the list': the preposition comes back. */
const repeated = (line: AnalysedLine, from: number): Piece[] => {
  const opening = line.tokens
    .slice(0, 6)
    .map(({ norm }) => norm)
    .join(' ');
  const asked = /\b(?:responsi?ble|in ?charge) of\b/.test(opening) ? /^(?:of|for)$/ : /^for$/;
  return line.tokens.flatMap((token, at): Piece[] => {
    const next = line.tokens[at + 1];
    const verb =
      verbReading(next, 'gerund') ??
      (line.tokens[at + 2]?.best.pos === 'det' ? verbReading(next, 'base') : undefined);
    const isJoined =
      isJoint(line.tokens[at - 1]) ||
      (line.tokens[at - 1]?.norm === 'as' && line.tokens[at - 2]?.norm === 'well');
    const again = at >= from && asked.test(token.norm) && isJoined;
    if (!again || !next) return [];
    // 'and for the carrying out of checks'
    const act = /^the$/.test(next.norm) ? actionsAt(line, at + 1) : null;
    if (act)
      return act.pieces.map((piece, index) =>
        index === 0 ? { ...piece, start: token.start } : piece,
      );
    // 'two windows, each 3 metres tall, for a church'
    if (!verb && line.tokens[at - 1]!.text === ',') return [];
    // 'Managed the warehouse and the planning'
    return verb
      ? [
          replaced(
            line,
            at,
            line.tokens[at + 2]?.norm === 'of' ? at + 2 : at + 1,
            inTarget(line, verb.lemma),
          ),
        ]
      : [{ start: token.start, end: next.start, text: '' }];
  });
};

/** 'Involved in planning' → 'Helped plan'; 'Involved in the fair' → 'Helped with the fair'. */
function helped(
  line: AnalysedLine,
  first: number,
  object: number,
  needsAction: boolean,
): Found | null {
  const given = line.tokens[first]!.norm === 'i' ? line.tokens[first + 1]! : line.tokens[first]!;
  const isPast = given.best.lemma === 'help' && given.best.form === 'past';
  const help = inflect('help', isPast ? 'past' : targetForm(line), line.dialect);
  const actions =
    actionsAt(line, object, (lemma) => lemma) ?? finite(line, object, (lemma) => lemma);
  if (actions) {
    const [head, ...rest] = actions.pieces;
    // 'involved in helping with the tent'
    const text = head!.text.startsWith('help') ? help : `${help} ${head!.text}`;
    const opening = from(line, first, { ...head!, text });
    const joined = joinedInForm(line, actions.next, true, (lemma) => lemma);
    // 'in setting out, blockwork supervision and casting'
    const turned = [...actions.pieces, ...joined];
    if (leavesActivity(line, turned) || leavesThing(line, actions.next, turned)) return null;
    return { pieces: [opening, ...rest, ...joined], guessed: false };
  }
  if (needsAction || headOf(line, object) === undefined) return null;
  // People participate in a meeting; they do not help with it.
  const attends = MEETINGS.test(headOf(line, object)!.lemma);
  const put = attends ? inTarget(line, 'participate in') : `${help} with`;
  return { pieces: [replaced(line, first, object - 1, put)], guessed: true };
}

const MEETINGS =
  /^(?:meeting|stand-?up|retrospective|huddle|debrief|discussion|conference|seminar|briefing|drill|ceremony)$/;

/** 'setting out, blockwork supervision': behind an act without an object, a thing is no second act. */
const leavesThing = ({ tokens }: AnalysedLine, next: number, turned: readonly Piece[]): boolean => {
  const joint = /^(?:up|out|off|down|in)$/.test(tokens[next]?.norm ?? '') ? next + 1 : next;
  const item = tokens[joint + 1];
  return (
    isJoint(tokens[joint]) &&
    item !== undefined &&
    item.best.pos === 'noun' &&
    !turned.some(({ start, end }) => start <= item.start && item.start < end)
  );
};

/** 'Responsible for provide meals', 'involved in clean the yard': a plain verb stood for its -ing form. */
function finite(
  line: AnalysedLine,
  at: number,
  put: (lemma: string) => string = (lemma) => inTarget(line, lemma),
) {
  const token = line.tokens[at];
  const base = verbReading(token, 'base');
  if (!token || verbReading(token, 'gerund')) return null;
  const isVerb =
    (token.best.pos === 'verb' && !describesNoun(line.tokens, at)) ||
    isOnlyVerb(token.norm) ||
    isActHere(line, at);
  const particle = /^(?:in|up|out|off|down|over)$/.test(line.tokens[at + 1]?.norm ?? '');
  const governs = /^(?:the|a|an|all|any|new|old)$/.test(
    line.tokens[at + (particle ? 2 : 1)]?.norm ?? '',
  );
  const object = line.tokens[at + 1];
  // 'responsible for hire and train staff'
  const joins =
    /^(?:and|&)$/.test(line.tokens[at + 1]?.norm ?? '') &&
    verbReading(line.tokens[at + 2], 'base') !== undefined &&
    line.tokens[at + 2]!.best.pos === 'verb';
  const usual =
    base !== undefined &&
    isMainlyVerb(base.lemma) &&
    !isNamedPair(line.tokens, at) &&
    object?.best.pos === 'noun' &&
    isTypicalObject(base.lemma, object.best.lemma) &&
    line.tokens[at + 2]?.best.pos !== 'noun';
  const verb = isVerb ? (base ?? token.best) : governs || usual || joins ? base : undefined;
  if (verb === undefined || verb.pos !== 'verb') return null;
  const pieces = [replaced(line, at, at, put(verb.lemma))];
  if (!joins || isVerb) return { pieces, next: at + 1 };
  const second = verbReading(line.tokens[at + 2], 'base')!.lemma;
  return { pieces: [...pieces, replaced(line, at + 2, at + 2, put(second))], next: at + 3 };
}

/** 'responsible for train two juniors', 'for assist with audits', 'for make deliveries': no noun stands so. */
function isActHere({ tokens }: AnalysedLine, at: number): boolean {
  const lemma = verbReading(tokens[at], 'base')?.lemma;
  if (lemma === undefined || /^\p{Lu}/u.test(tokens[at]!.text)) return false;
  const particle = /^(?:up|out|off|down|over|back)$/.test(tokens[at + 1]?.norm ?? '');
  const [next, after] = tokens.slice(at + (particle ? 2 : 1));
  if (next === undefined || /^(?:of|punct|conj)$/.test(next.norm) || next.best.pos === 'punct')
    return false;
  if (/^(?:det|pron)$/.test(next.best.pos)) return true;
  if (next.best.pos === 'num' && /^(?:noun|adj|num)$/.test(after?.best.pos ?? ''))
    return !NUMBERED.test(lemma);
  if (isPairedVerb(lemma, next.norm)) return true;
  if (next.best.pos === 'noun' && PLAIN_ACTS.test(lemma)) {
    const head = tokens[lastOfPhrase(tokens, at + 1, /^noun$/)]!;
    if (head.best.number !== 'sg' && isTypicalObject(lemma, head.best.lemma)) return true;
  }
  // 'flag inaudible passages', 'lift up to 350 lbs', 'help rewrite the code'
  if (next.best.pos === 'adj' && /^(?:noun|adj)$/.test(after?.best.pos ?? '')) return true;
  if (next.norm === 'up' && after?.norm === 'to') return true;
  if (lemma === 'help' && verbReading(next, 'base')) return true;
  return (
    !describesNoun(tokens, at) &&
    isMainlyVerb(lemma) &&
    /^(?:noun|proper|adj|prep|adv|num|verb)$/.test(next.best.pos)
  );
}

/** 'grade 4 pupils', 'top 20 accounts': a number belongs to the name. */
const NUMBERED =
  /^(?:level|grade|stage|type|phase|tier|top|year|unit|class|group|line|shop|store|room|zone|route|bed|plot|form|house|block|section|floor|shift|step|bay|dock|gate|platform|track|lane)$/;
/** As nouns they hardly ever stand before the plural of what is done to. */
const PLAIN_ACTS = /^(?:answer|scan|pack|check|drive|clean|search|split|screen|count|issue|load)$/;

/** 'responsible for measure dimension of parts': rather a verb that lacks its ending than what somebody handles. */
const lacksVerbForm = ({ tokens }: AnalysedLine, at: number): boolean =>
  /^(?:measure|assemble|operate|maintain|prepare|ensure|inspect|install|calibrate|collect|produce|arrange|solve|verify|analy[sz]e|create|develop|provide|improve)$/.test(
    tokens[at]?.norm ?? '',
  ) && tokens[at + 1]?.best.pos === 'noun';

/** The piece stretched back to the line's opening, with its capital. */
function from(line: AnalysedLine, first: number, piece: Piece): Piece {
  const { start } = line.tokens[first]!;
  const text = startsSentence(line, first) ? capital(piece.text) : piece.text;
  return { start, end: piece.end, text };
}

/** What a noun phrase is about, and the token behind it. */
interface Head {
  lemma: string;
  next: number;
}

/** The head of the noun phrase at a token. */
function headOf({ tokens, phrases }: AnalysedLine, at: number): Head | undefined {
  const phrase = phrases.find((it) => it.kind === 'np' && it.first <= at && it.last >= at);
  const head = phrase && tokens[phrase.head]!;
  // 'for the till': a noun, though it is a preposition elsewhere.
  if (!head)
    return tokens[at]?.best.pos === 'det'
      ? { lemma: tokens[at + 1]?.norm ?? '', next: at + 1 }
      : undefined;
  return head.best.pos === 'pron' ? undefined : { lemma: head.best.lemma, next: phrase.last + 1 };
}
