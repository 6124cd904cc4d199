import {
  inTarget,
  openingIndex,
  opensSubordinate,
  predicateAt,
  verbReading,
  type Predicate,
} from '#worker/nlp/line/clause.ts';
import { joinedPredicates } from '#worker/nlp/line/joined-predicates.ts';
import { isNounLemma } from '#worker/nlp/line/lexicon.ts';
import { takesObject } from '#worker/nlp/line/verb-or-noun.ts';
import { oneLine } from '#contract/one-line.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import { ACTIVITY_VERBS } from '../list-items.ts';
import type { Lint, Rule } from '../model.ts';
import { actionLemma, inForm, lintOf, replaced } from '../voice.ts';

export const parallelForm: Rule = {
  id: 'parallel-form',
  category: 'grammar',
  title: 'The same form for all verbs of a list',
  why: 'Verbs joined by “and” read easily only in one form.',
  examples: {
    fixes: [
      [
        'Loaded vans, scanned parcels and maintenance of the belts',
        'Loaded vans, scanned parcels and maintained the belts',
      ],
      [
        'Watch budgets, preparation of forecasts and approve all purchases (current)',
        'Watch budgets, prepare forecasts and approve all purchases (current)',
      ],
      [
        'Serve customers, handled the till and lock up (current)',
        'Serve customers, handle the till and lock up (current)',
      ],
      [
        'Check each pocket and logged what was found (current)',
        'Check each pocket and log what was found (current)',
      ],
      [
        'Worked as a waiter, serving at tables, taking orders and handle cash',
        'Worked as a waiter, serving at tables, taking orders and handling cash',
      ],
      [
        'Worked with children, giving lunch, feeding them and take them home',
        'Worked with children, giving lunch, feeding them and taking them home',
      ],
      ['Loaded the van and driving it to shops', 'Loaded the van and drove it to shops'],
      [
        'Went to sites to install and repairing of pumps',
        'Went to sites to install and repair pumps',
      ],
      ['Plastered, painting and tiled homes', 'Plastered, painted and tiled homes'],
      ['Made tea, cleaning the desks and took post', 'Made tea, cleaned the desks and took post'],
      [
        'Drove the van, loaded trucks and the planning of routes',
        'Drove the van, loaded trucks and planned routes',
      ],
      [
        'Dug ditches, laying hedges and the repair of 4 km of fence',
        'Dug ditches, laid hedges and repaired 4 km of fence',
      ],
      [
        'Moved two servers and migrating 40 mailboxes',
        'Moved two servers and migrated 40 mailboxes',
      ],
      [
        'Operate an autoclave and to keep the log (current)',
        'Operate an autoclave and keep the log (current)',
      ],
      [
        'Chased late orders, tracking of parcels and updated the log',
        'Chased late orders, tracked parcels and updated the log',
      ],
    ],
    keeps: [
      'Handle rosters, payroll and recruiting through an app (current)',
      'Raised retention by switching reminders from e-mail to text and offering visits',
      'Supervise four students, reading drafts and preparing them for exams (current)',
      'Operated table saws, nail guns, and sanding machines',
      'Cut start time by lazy loading the catalogue and removing two parts',
      'Logged call notes, callback times and safeguarding concerns',
      'Helped the baker in weigh, knead and the baking of bread',
      'Helped plasterers, roofers and to dig drains',
      'Explained rental coverage and towing limits',
      'Wrote plans, led the review of design and inspection of parts',
      'Maintain servers and attached storage (current)',
      'Chase deposits and signed contracts (current)',
      'Check the ovens and won a prize for it (current)',
      'Check the pumps and replaced two in 2021 (current)',
      'Laid slate, clay and interlocking concrete tiles',
      'Worked in the laundry: press, mangle, tumble dryers',
      'Enjoyed hiking and baking',
      'Helped the chef to plan the menu and reducing waste by 15%',
      'Led a team, ensuring that targets were met',
      'Helped with picking and packing',
      'Helped with the post and the filing of notes',
      'Oversaw the kitchen and the planning of menus',
      'Went to the docks now and then to take photos',
      'Lined tanks with epoxy and sealing tape',
      'Wrote a thesis and took courses in law, purchasing and the planning of routes',
      'Learned by watching and asking questions',
      'Performed lookout and steering duties',
      'Raised the level of 31 learners by one band, using paired reading and big books',
      'Assisted with drip feeding, nebulization and suctioning under the supervision of the sister',
      'Carry a caseload of 130 clients, aged 5 months to 91 years (current)',
      'Trained staff to sort and to label waste',
      'Ran classes in drawing and painting',
      'Talk with parents about eligibility and missing work (current)',
      'Managed opening and closing, cash deposits and orders',
      'Handled opening and closing of the salon',
      'Did picking and packing in a cold store',
      'Did his medication, appointments and moving and handling',
      'Managed deposits and opening of the shop',
      'Learned about soil, and how to discuss it',
      'Took orders by phone and to go, and counted the drawer',
      'Assisted climbers with ropes, lowering of branches and chipping',
      'Led on the health, welfare and training of ten soldiers',
    ],
  },
  check(line) {
    if (line.kind !== 'bullet' || line.opening === 'duty') return [];
    const amid = amidPasts(line) ?? endsGerunds(line);
    if (amid) return amid;
    const { tokens } = line;
    const first = openingIndex(tokens);
    const opening = predicateAt(tokens, first);
    if (!opening || !/^(?:base|third|past|progressive|perfect)$/.test(opening.shape)) return [];
    // 'Skim coat, slabbing of ceilings': a verb of a job that has ended would have been told in the past.
    if (opening.shape === 'base' && line.current === false) return [];
    const joined = joinedPredicates(tokens, opening.verb + 1);
    const mixed = mixedAt(line, opening) ?? pastBeside(line, opening, joined);
    if (mixed) return mixed;
    const named = nominalAt(line, opening.verb) ?? nominalItem(line, opening, joined);
    if (named) return named;
    return joined
      .filter((it, at) => !it.subject && isOdd(line, it, joined, at))
      .flatMap((it): Lint[] =>
        lintOf(line, parallelForm, [formed(line, it, opening)], {
          message: 'Keep the verbs of the list in one form.',
        }),
      );
  },
};

/** 'Worked as a waiter, serving at tables, taking orders and handle cash': the last of several gerunds lost its form. */
function endsGerunds(line: AnalysedLine): Lint[] | null {
  const { tokens } = line;
  const opening = predicateAt(tokens, openingIndex(tokens));
  if (!opening || !/^(?:past|base)$/.test(opening.shape)) return null;
  const gerunds = tokens.filter(
    (it, at) =>
      at > opening.verb &&
      tokens[at - 1]!.text === ',' &&
      verbReading(it, 'gerund') !== undefined &&
      /^(?:prep|det|noun|num|adj|pron|proper|part)$/.test(tokens[at + 1]?.best.pos ?? ''),
  );
  const and = tokens.findLastIndex(({ norm }) => /^(?:and|&)$/.test(norm));
  const last = tokens[and + 1];
  if (gerunds.length < 2 || and < 0 || !last || tokens.indexOf(gerunds.at(-1)!) > and) return null;
  const { pos, form, lemma } = last.best;
  if (pos !== 'verb' || !/^(?:base|past)$/.test(form ?? '') || !takesObject(tokens, and + 1))
    return null;
  const { start, end } = last;
  return lintOf(
    line,
    parallelForm,
    [{ start, end, text: inflect(lemma, 'gerund', line.dialect) }],
    { message: 'Keep the verbs of the list in one form.', absorbs: ['tense-of-job'] },
  );
}

/** 'Plastered, painting and tiled homes': a gerund alone between two pasts that share its object. */
function amidPasts(line: AnalysedLine): Lint[] | null {
  const { tokens } = line;
  const at = tokens.findIndex(
    (it, index) =>
      verbReading(it, 'gerund') !== undefined &&
      tokens[index - 1]?.text === ',' &&
      tokens[index - 2]?.best.pos === 'verb' &&
      tokens[index - 2]!.best.form === 'past' &&
      /^(?:and|&)$/.test(tokens[index + 1]?.norm ?? '') &&
      tokens[index + 2]?.best.pos === 'verb' &&
      tokens[index + 2]!.best.form === 'past',
  );
  const gerund = verbReading(tokens[at], 'gerund');
  if (!gerund) return null;
  const { start, end } = tokens[at]!;
  return lintOf(
    line,
    parallelForm,
    [{ start, end, text: inflect(gerund.lemma, 'past', line.dialect) }],
    { message: 'Keep the verbs of the list in one form.' },
  );
}

/** 'Drove the van and the planning of routes': the last act as a noun with its article, after others as verbs. */
function nominalAt(line: AnalysedLine, from: number): Lint[] | null {
  const { tokens } = line;
  const at = tokens.findIndex(
    (it, index) =>
      index > from + 1 &&
      it.norm === 'the' &&
      /^(?:and|&)$/.test(tokens[index - 1]!.norm) &&
      verbReading(tokens[index + 1], 'gerund') !== undefined &&
      tokens[index + 2]?.norm === 'of',
  );
  if (at < 0 || ACTIVITY_VERBS.test(tokens[from]!.best.lemma)) return null;
  if (tokens[from]!.best.lemma === 'help') return null;
  // 'took courses in law, purchasing and the planning of routes', 'enjoyed the cutting and the planning of suits'
  const last = joinedPredicates(tokens, from + 1).findLast(({ verb }) => verb < at)?.verb ?? from;
  const isNamed = tokens
    .slice(last + 1, at)
    .some(
      (it) =>
        it.best.pos === 'prep' ||
        it.text === ',' ||
        it.norm.endsWith('ing') ||
        opensSubordinate(it),
    );
  if (isNamed) return null;
  const { lemma } = verbReading(tokens[at + 1], 'gerund')!;
  return lintOf(
    line,
    parallelForm,
    [{ start: tokens[at]!.start, end: tokens[at + 2]!.end, text: inTarget(line, lemma) }],
    { message: 'Keep the verbs of the list in one form.' },
  );
}

/** 'Loaded vans, scanned parcels and maintenance of the belts': among acts one that is told by its noun. */
function nominalItem(
  line: AnalysedLine,
  opening: Predicate,
  joined: readonly Predicate[],
): Lint[] | null {
  const { tokens } = line;
  if (!/^(?:past|base)$/.test(opening.shape) || ACTIVITY_VERBS.test(opening.lemma)) return null;
  const acts = [
    opening,
    ...joined.filter(({ shape, subject }) => shape === opening.shape && !subject),
  ];
  if (acts.length < 2) return null;
  const at = tokens.findIndex(
    (it, index) =>
      index > opening.verb + 1 &&
      /^(?:and|&|,)$/.test(tokens[index - 1]!.norm) &&
      tokens[index + 1]?.norm === 'of' &&
      it.best.pos === 'noun' &&
      verbReading(it, 'gerund') === undefined &&
      actionLemma(it) !== undefined,
  );
  if (at < 0) return null;
  // 'led the review of plans and inspection of parts': a second thing of the same verb.
  const last = acts.findLast(({ verb }) => verb < at)!;
  const object = tokens.slice(last.verb + 1, at - 1);
  if (object.length === 0 || object.some((it) => it.best.pos === 'prep' || it.text === ','))
    return null;
  const lemma = actionLemma(tokens[at]!)!;
  const word = inflect(lemma, opening.shape === 'past' ? 'past' : 'base', line.dialect);
  return lintOf(line, parallelForm, [replaced(line, at, at + 1, word)], {
    message: 'Keep the verbs of the list in one form.',
  });
}

/** 'Placed panels, slinging loads and guidance of trucks': three acts in three forms. */
function mixedAt(line: AnalysedLine, opening: Predicate): Lint[] | null {
  const { tokens } = line;
  if (opening.shape !== 'past' || ACTIVITY_VERBS.test(opening.lemma)) return null;
  const gerund = tokens.findIndex(
    (it, at) =>
      at > opening.verb + 1 &&
      tokens[at - 1]!.text === ',' &&
      verbReading(it, 'gerund') !== undefined &&
      /^(?:noun|det|adj|num|proper|pron|part|adv|prep)$/.test(tokens[at + 1]?.best.pos ?? ''),
  );
  if (gerund < 0) return null;
  const and = tokens.findIndex((it, at) => at > gerund && /^(?:and|&)$/.test(it.norm));
  const noun = tokens[and + 1]?.norm === 'the' ? and + 2 : and + 1;
  const named = tokens[noun] && actionLemma(tokens[noun]);
  const isPlain = tokens
    .slice(gerund + 1, and)
    .every((it) => !/^(?:verb|aux|conj)$/.test(it.best.pos) && it.text !== ',');
  if (and < 0 || named === undefined || tokens[noun + 1]?.norm !== 'of' || !isPlain) return null;
  const past = (lemma: string) => inflect(lemma, 'past', line.dialect);
  const { start, end } = tokens[gerund]!;
  return lintOf(
    line,
    parallelForm,
    [
      { start, end, text: past(verbReading(tokens[gerund], 'gerund')!.lemma) },
      { start: tokens[and + 1]!.start, end: tokens[noun + 1]!.end, text: past(named) },
    ],
    { message: 'Keep the verbs of the list in one form.' },
  );
}

/** 'Check the pockets and logged what was found', in a job still held: one habit in two tenses. */
function pastBeside(
  line: AnalysedLine,
  { shape, verb, subject }: Predicate,
  joined: readonly Predicate[],
): Lint[] | null {
  const { tokens } = line;
  const pasts = joined.filter((it) => it.shape === 'past');
  const [past, ...others] = pasts;
  if (line.current !== true || shape !== 'base' || subject || !past || others.length > 0)
    return null;
  if (joined.some((it) => !/^(?:past|base)$/.test(it.shape) || it.subject)) return null;
  const isHabit =
    past.shape === 'past' &&
    !past.subject &&
    past.first === past.verb &&
    /^(?:and|&|,)$/.test(tokens[past.first - 1]!.norm) &&
    isDoneTo(tokens, past) &&
    verbReading(tokens[past.verb], 'base') === undefined &&
    verbReading(tokens[verb], 'past') === undefined;
  // What came of it once, and what is dated, was in the past.
  const isOnce =
    ONCE.test(past.lemma) ||
    tokens.some(({ norm }) => /^(?:19|20)\d\d$|^(?:ago|last|once)$/.test(norm));
  if (!isHabit || isOnce) return null;
  return lintOf(line, parallelForm, [replaced(line, past.verb, past.verb, past.lemma)], {
    message: 'Keep the verbs of the list in one form.',
  });
}

/** 'logged what was found', but not 'attached storage', which may be a thing. */
const isDoneTo = (tokens: AnalysedLine['tokens'], { verb }: Predicate): boolean =>
  /^(?:det|pron|num)$/.test(tokens[verb + 1]?.best.pos ?? '');

const ONCE = new RegExp(oneLine`
  ^(?:
    win|earn|receive|achieve|increase|reduce|raise|cut|save|grow|double|halve|improve|gain|get|complete|finish|
    build|launch|found|set|introduce|start|open|close|pass|become|lead|move|create|develop|design|
    exceed|beat|bring|make|lose|hit|reach|lower|boost|secure|install|implement|write|publish|obtain|attain|earn|acquire|graduate|qualify
  )$
`);

const formed = (line: AnalysedLine, it: Predicate, opening: Predicate) =>
  inForm(
    isPurpose(line.tokens, it.first)
      ? { ...line, current: true }
      : opening.shape === 'past'
        ? { ...line, current: false }
        : opening.shape === 'base' && line.current === null
          ? { ...line, current: true }
          : line,
    it,
  );

/** 'to install and repairing of machines': the second verb of a purpose. */
const isPurpose = (tokens: AnalysedLine['tokens'], at: number): boolean =>
  /^(?:and|&)$/.test(tokens[at - 1]?.norm ?? '') &&
  verbReading(tokens[at - 2], 'base') !== undefined &&
  tokens[at - 3]?.norm === 'to';

/** A gerund or 'to' and a verb after 'and', or a gerund with 'of' in the list; not ', ensuring that'. */
function isOdd(
  line: AnalysedLine,
  { first, verb, shape }: Predicate,
  joined: readonly Predicate[],
  at: number,
): boolean {
  const { tokens } = line;
  const before = tokens[first - 1]?.best.pos === 'adv' ? tokens[first - 2] : tokens[first - 1];
  const byAnd = /^(?:and|&)$/.test(before?.norm ?? '');
  // 'by phone and to go': without an object it is no act.
  if (shape === 'infinitive')
    return (
      byAnd &&
      // 'Helped the cook and to clean': whose act it was, is not said.
      tokens[openingIndex(tokens)]?.best.lemma !== 'help' &&
      !/^[,;.]?$/.test(tokens[verb + 1]?.text ?? '') &&
      // 'trained staff on bed making and to handle lost property'
      !verbReading(tokens[first - 2], 'gerund')
    );
  // 'Helped the chef to plan and reducing waste': whose act it was is not for a rule to say.
  if (shape !== 'gerund' || tokens[openingIndex(tokens)]?.best.lemma === 'help') return false;
  const later = joined
    .slice(at + 1)
    .some(
      (it) =>
        /^(?:past|base)$/.test(it.shape) && /^(?:and|&)$/.test(tokens[it.first - 1]?.norm ?? ''),
    );
  if (later && before?.text === ',') return true;
  // ', attaching receipts and coding each item': both say how.
  const saysHow = tokens
    .slice(1, first)
    .some((it, index) => verbReading(it, 'gerund') !== undefined && tokens[index]!.text === ',');
  if (saysHow && byAnd) return false;
  // 'opening and closing procedures'
  if (byAnd && verbReading(tokens[first - 2], 'gerund')) return false;
  // 'the height, rake and spacing of seats', 'frames and skirting in 120 homes': a noun by itself.
  const hasObject = tokens[verb + 1]?.norm !== 'in' && takesObject(tokens, verb);
  if (isNounLemma(tokens[verb]!.norm) && !hasObject) return false;
  return byAnd || tokens[verb + 1]?.norm === 'of';
}
