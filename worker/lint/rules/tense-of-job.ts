import { AGENTS } from '#worker/nlp/line/agents.ts';
import { oneLine } from '#contract/one-line.ts';
import {
  describesNoun,
  standsAlone,
  takesObject,
  lastOfPhrase,
} from '#worker/nlp/line/verb-or-noun.ts';
import {
  isJoint,
  openingIndex,
  opensSubordinate,
  predicateAt,
  targetForm,
  verbReading,
  type Predicate,
} from '#worker/nlp/line/clause.ts';
import { isListSure, joinedPredicates } from '#worker/nlp/line/joined-predicates.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import { isOnlyVerb } from '#worker/nlp/line/lexicon.ts';
import { isTypicalObject } from '#worker/nlp/line/typical-objects.ts';
import type { Lint, Rule } from '../model.ts';
import { inForm, lintOf } from '../voice.ts';

export const tenseOfJob: Rule = {
  id: 'tense-of-job',
  category: 'grammar',
  title: 'Past for a job that has ended, present for one still held',
  why: 'Mixed tenses make a reader wonder whether the job goes on.',
  examples: {
    fixes: [
      ['Swept halls, clean 12 rooms daily', 'Swept halls, cleaned 12 rooms daily'],
      ['Send forms and deal with queries', 'Sent forms and dealt with queries'],
      ['Count and bag coin for the church', 'Counted and bagged coin for the church'],
      ['Work the till and stock shelves', 'Worked the till and stocked shelves'],
      [
        'Lead a team of four and reviews about 25 plans a week (current)',
        'Lead a team of four and review about 25 plans a week (current)',
      ],
      [
        'File shipping bills and follows up with customs (current)',
        'File shipping bills and follow up with customs (current)',
      ],
      [
        'Planned a menu with the nurse and calculate 615 calories a child (current)',
        'Plan a menu with the nurse and calculate 615 calories a child (current)',
      ],
      [
        'Prepared memos for the branch every Tuesday (current)',
        'Prepare memos for the branch every Tuesday (current)',
      ],
      [
        'Checked stalks before they go to the cold room (current)',
        'Check stalks before they go to the cold room (current)',
      ],
      ['Conduct safety briefs and lead the patrols', 'Conducted safety briefs and led the patrols'],
      ['Collected fares and give receipts', 'Collected fares and gave receipts'],
      ['Prepares samples and writes reports', 'Prepared samples and wrote reports'],
      ['Manages a fleet of 22 vans (current)', 'Manage a fleet of 22 vans (current)'],
      [
        'Runs a crew of 5 and reports to the foreman',
        'Ran a crew of 5 and reported to the foreman',
      ],
      ['Ensures that all forms are signed (current)', 'Ensure that all forms are signed (current)'],
      ['Achieve sales growth of 9%', 'Achieved sales growth of 9%'],
      ['Stocked shelves and help the new starters', 'Stocked shelves and helped the new starters'],
      ['Swept floors, wash towels and made tea', 'Swept floors, washed towels and made tea'],
      ['Tests cables, plugs and sockets (current)', 'Test cables, plugs and sockets (current)'],
      [
        'Checks chains, slings and shackles (current)',
        'Check chains, slings and shackles (current)',
      ],
      ['Does toolbox talks each day (current)', 'Do toolbox talks each day (current)'],
      ['Write, edit and mix podcasts', 'Wrote, edited and mixed podcasts'],
      ['Answers phones and books taxis', 'Answered phones and booked taxis'],
    ],
    keeps: [
      'Assisted with filling prescriptions and blister packs',
      'Applied fertilizer, weed killer and Round up according to the label',
      'Accounts payable for up to 200 invoices a month',
      'Drove a stand up and sit down forklift',
      'Stocktake twice a year',
      'Knows when a patient is crashing and responds (current)',
      'Cash in transit escort to the bank',
      'Finished a house every two days, so you had to be polite and keep the dust down',
      'Operated sliding head lathes, batches from 50 to 20 000 pieces',
      'Lead a crew on reductions, dismantles and fells (current)',
      'Operate reach trucks (licence renewed in May 2024) (current)',
      'Prepared pleadings and "meet and confer" letters',
      'Issued e-tickets, hotel vouchers and cruise documents',
      'Stocked drug boxes, jump bags, and burn kits at dawn',
      'Helped 34 clients drop fat, lower their blood pressure, and sleep',
      'Trained juniors to section, blow-dry and set hair',
      'Scrubbed in on 200 TPLO and fracture repairs',
      'Simulated it in Lotus Shark (camber gain, bump steer)',
      'Built four footbridges, spans 12 to 24 m',
      'Ran a shop with four staff, open 6 days a week',
      'Handled cash in and cash out at the desk',
      'State Commendation, Batch C',
      'Shop Steward for the carding room from 1988',
      'Maintained point machines, track circuits, block instruments and gates',
      'Helped to layout, fit, and install gates',
      'Trained five cooks, who left and now have their own shops',
      'Covered the festival; sprains mostly, the odd broken heart',
      'Upholster sofas and chairs a week (current)',
      'Did the oil changes and pump repairs',
      'Moved tubes, parts and pump motors',
      'Rebuilt hydraulic cylinders, swing motors and final drives',
      'Sold provisions, recharge cards and sachet water',
      'Ensured all guests wash their hands and check their temperature',
      'Attended the welding course, and now train the others (current)',
      'Made copies of reports and repair estimate',
      'Introduced checks every Monday and cut waste by 4% (current)',
      'Baked 300 loaves in 2021 and sold them every day (current)',
      'Trained staff and work experience pupils (current)',
      'Supply 46 shops, which sold three tonnes in 2023 (current)',
      'Answer each call the same day, only seven came in 2023 (current)',
      'Raised £900 for charity (current)',
      'Resolved billing and recharge queries',
      'Checked PAN and address proofs',
      'Served food and drink to 90 guests',
      'Cut waste by 18% and set up a compost bay',
      'Plan reviews with two surveyors were weekly',
      'Process engineer at a paper mill',
      'Focus groups run in four towns',
      'Report writing and data entry',
      'Exhibits loaned to three museums',
      'Lead guitarist in a wedding band',
      'Type I diabetes clinic',
      'Made drawings, risk assessments and test plans',
      'Level 4 Food Safety',
      'Level 2 nursery assistant in a village school',
      'Repaired ploughs, rakes and combine harvesters',
      'Learned stone cutting, dry lining and paint walls by eye',
      'Check in and check out of guests',
      'Dig and bed 200 mm pipe',
      'Program mills in Camtool 2023 for pump makers (current)',
      'Classify goods and advise customers on Incoterms 2020 (current)',
      'Check hoists and slings every Monday (current)',
      'Check pumps and drains each morning (current)',
      'Study visits to two dairies',
      'Load tests before every release',
      'Hand cut lettering and gilding',
      'Dry stone walls, piers and garden work',
      'Answered phones and walk ups',
      'Automated 9 reports, saving 14 hours each week (current)',
      'On call one week in six',
      'Checked the oil and light every morning',
      'Gave talks on recycling, composting and reuse',
      'Wrote a guide that new staff still use',
      'Handled stock takes, cash up and banking',
      'Reports, budgets and forecasts for two sites',
      'Edit, mixing and mastering of jingles',
      'Helped with design, rehearsal and load in',
      'Kept the boots, helmets and saws ready',
      'Went to banks for depositing of cash and pay orders',
      'Did full set, fill in and waxing',
      'Hold a valid forklift licence',
      'Speak Hindi and Urdu',
      'Like to work with people',
      'Triage and care of nine patients',
      'Contract ended when the yard closed',
      'Helped poor families file forms and claim credits',
      'Ran the pastry line three nights and bread the other two',
      'Samples which are cloudy are thrown away (current)',
      'PUSH BOATS AND HOPPER BARGES',
      'Processed claims, submittals and pay applications',
      'Register, gift wrapping and restocking',
      'Drive through, front counter and kitchen',
      'Reach and counterbalance, picking by scanner',
      'Top 5% of the district in repeat sales',
      'Set up the click & collect desk and ran it',
    ],
  },
  check(given) {
    const line = isDatedDeed(given) ? { ...given, current: false } : given;
    if (line.kind !== 'bullet' || line.current === null || line.opening === 'duty') return [];
    // In capitals a noun cannot be told from a verb by its company alone.
    if (!/\p{Ll}/u.test(line.text)) return [];
    const { tokens } = line;
    const first = openingIndex(tokens);
    const opening = predicateAt(tokens, first);
    if (!opening || opening.subject || namesCraft(tokens, first)) return [];
    const isLed = isVerbLed(line, opening);
    // 'File shipping bills and follows up': the second verb tells of the first.
    if (!isLed && (opening.shape !== 'base' || !line.current)) return [];
    if (namesAwardOrPost(tokens)) return [];
    if (/^(?:payable|receivable)$/.test(tokens[opening.verb + 1]?.norm ?? '')) return [];
    // 'Have tested staff': what there is, or what was done.
    if (opening.lemma === 'have' && verbReading(tokens[opening.verb + 1], 'participle')) return [];
    if (opening.shape === 'third' && opensPlurals(tokens, opening.verb)) return [];
    // 'Ingest, syncing and labelling': a list of what is named by nouns and gerunds.
    if (isJoint(tokens[opening.verb + 1]) && verbReading(tokens[opening.verb + 2], 'gerund'))
      return [];
    const joined = joinedPredicates(tokens, opening.verb + 1, opening.shape).filter(
      (it) =>
        // 'and still restore them': today
        !/^(?:still|now)$/.test(tokens[it.verb - 1]?.norm ?? '') &&
        // 'and have recorded numbers': no 'had'.
        !(it.lemma === 'have' && verbReading(tokens[it.verb + 1], 'participle')) &&
        !meansLoss(tokens, it.verb),
    );
    if (!isListSure(tokens, opening.verb + 1, opening.shape)) return [];
    // 'Knows when a patient is crashing and responds': what stays as it is keeps the rest with it.
    if (opening.shape === 'third' && lasts(line, opening.verb, opening.lemma)) return [];
    if (goesOn(line, opening, joined)) {
      const past = [opening, ...joined].filter(
        ({ shape, subject, verb }) =>
          shape === 'past' &&
          !subject &&
          // 'hot work and confined space'
          (verb === opening.verb || tokens[verb + 1]?.best.pos !== 'noun'),
      );
      return past.flatMap((it): Lint[] =>
        lintOf(line, tenseOfJob, [inForm(line, it)], {
          message: 'This job is still held, and this goes on: present tense.',
          level: 'confirm',
        }),
      );
    }
    const verbs = isLed ? [opening, ...joined] : joined.filter(({ shape }) => shape === 'third');
    const wrong = verbs.filter((it) => isWrong(line, it));
    return wrong.flatMap((it): Lint[] =>
      lintOf(line, tenseOfJob, [inForm(line, it)], {
        message: line.current
          ? 'This job is still held: present tense.'
          : 'This job has ended: past tense.',
      }),
    );
  },
};

/** 'Hand cut lettering', 'dry stone walls': how it is made. */
const namesCraft = (tokens: AnalysedLine['tokens'], first: number): boolean => {
  const [word, next] = tokens.slice(first, first + 2);
  return (
    (word!.norm === 'hand' && verbReading(next, 'participle') !== undefined) ||
    (word!.norm === 'dry' && /^(?:stone|stack|lining|wall)$/.test(next?.norm ?? ''))
  );
};

/** 'State Commendation, 2014', 'Shop Steward for the yard': the name of an award or a post. */
const namesAwardOrPost = ([first, second]: AnalysedLine['tokens']): boolean =>
  first!.readings.some(({ pos }) => pos === 'noun') &&
  /^\p{Lu}/u.test(second?.text ?? '') &&
  (AGENTS.has(second!.norm) || AWARDS.test(second!.norm));
const AWARDS =
  /^(?:commendation|award|medal|prize|scholarship|honou?rs|champions?|championship|cup|trophy|finalist|winner|merit|distinction|steward|captain|secretary|treasurer)$/;

/**
 * 'Planned the menu and calculate calories', 'Prepared memos every Tuesday', in a job still held: what is told in both
 * tenses, or with how often, is no deed that is over.
 */
function goesOn(line: AnalysedLine, opening: Predicate, joined: readonly Predicate[]): boolean {
  if (line.current !== true || opening.shape !== 'past' || targetForm(line) !== 'base')
    return false;
  if (ONCE.test(opening.lemma) || /\b(?:19|20)\d\d\b|\d ?%|\bnow\b|\bsaving\b/.test(line.text))
    return false;
  const isMixed = joined.some(
    ({ shape, subject, verb, first }) =>
      shape === 'base' &&
      !subject &&
      /^(?:and|&)$/.test(line.tokens[first - 1]?.norm ?? '') &&
      !line.tokens[verb]!.readings.some((it) => it.pos === 'noun'),
  );
  const isSure = joined.some(
    ({ shape, subject, verb }) =>
      shape === 'base' &&
      !subject &&
      /^(?:det|num|pron)$/.test(line.tokens[verb + 1]?.best.pos ?? ''),
  );
  return isMixed || isSure || OFTEN.test(line.text);
}
const OFTEN = new RegExp(
  oneLine`
    \b(?:every|each)[ ](?:(?:other|second)[ ])?
    (?:day|night|morning|evening|afternoon|shift|week|fortnight|month|quarter|\p{L}+day)s?\b|
    \b(?:before|when|after|until|if)[ ](?:they|it|he|she|guests|customers|patients|clients)[ ]
    (?:go|goes|leave|leaves|arrive|arrives|come|comes|need|needs|are|is)\b|
    \bper[ ](?:day|week|shift|wedding|month)$
  `,
  'iu',
);
/** Deeds that are done once, whatever they changed. */
const ONCE = new RegExp(oneLine`
  ^(?:
    reduce|increase|cut|raise|improve|win|introduce|launch|save|grow|achieve|earn|build|create|start|open|set|
    implement|establish|develop|found|negotiate|reorgani[sz]e|complete|pass|receive|get|promote|bring|lower|halve|
    double|secure|redesign|move|add|find|become|begin|join|design|write|help|be|have|lead|organi[sz]e|initiate|
    institute|pioneer|instal|install|volunteer|learn|automate|digiti[sz]e|migrate|notice|discover
  )$
`);

/** 'lose prevention' is 'loss prevention'. */
const meansLoss = (tokens: AnalysedLine['tokens'], verb: number) =>
  tokens[verb]!.norm === 'lose' &&
  /^(?:prevention|adjust(?:er|ers|ment))$/.test(tokens[verb + 1]?.norm ?? '');

/** 'Receive the club award in 2014', wherever it stands: the year says that it is over. */
const isDatedDeed = ({ tokens, current, text }: AnalysedLine) =>
  current === null &&
  /^(?:the|an?)$/.test(tokens[openingIndex(tokens) + 1]?.norm ?? '') &&
  /\bin (?:19|20)\d\d\.?$/.test(text);

/** 'Reports, budgets and forecasts for two sites': no verb before a comma unless the next word is one. */
const opensPlurals = (tokens: AnalysedLine['tokens'], verb: number) =>
  isJoint(tokens[verb + 1]) && tokens[verb + 2]?.best.form !== 'third';

function isWrong(line: AnalysedLine, { subject, shape, verb, lemma }: Predicate): boolean {
  // ', include the junior team': 'including' is meant
  if (lemma === 'include' && line.tokens[verb - 1]?.text === ',') return false;
  if (subject || lemma === 'be' || lasts(line, verb, lemma)) return false;
  if (shape === 'third') return true;
  if (targetForm(line) === 'base' || shape !== 'base') return false;
  // 'cut', 'set', 'read': the same in the past.
  return !line.tokens[verb]!.readings.some((it) => it.pos === 'verb' && it.form === 'past');
}

/** 'Speak Hindi', 'hold a licence', 'have knowledge of Excel': true after the job has ended as well. */
const lasts = ({ tokens }: AnalysedLine, verb: number, lemma: string) =>
  (/^(?:know|like|love|enjoy|want|hope|wish|prefer|believe|live)$/.test(lemma) && verb === 0) ||
  (lemma === 'speak' && /^\p{Lu}/u.test(tokens[verb + 1]?.text ?? '')) ||
  (/^(?:have|hold|possess|own)$/.test(lemma) &&
    tokens
      .slice(verb + 1, verb + 7)
      .some(({ norm }) =>
        /^(?:knowledge|licen[cs]es?|certificates?|experience|skills?|permit|ability|understanding|degree|diploma|passport)$/.test(
          norm,
        ),
      ));

/** The line's first word is a verb with an object or a preposition behind it, and no noun that names a thing. */
function isVerbLed({ tokens }: AnalysedLine, opening: Predicate): boolean {
  if (!/^(?:base|third|past)$/.test(opening.shape) || opening.shape === 'past')
    return opening.shape === 'past';
  // No noun is spelt so.
  if (opening.shape === 'third' && tokens[opening.verb]!.norm === 'does')
    return tokens[opening.verb + 1]?.best.pos !== 'pron';
  const clause = tokens.findIndex((it, at) => at > opening.verb && opensSubordinate(it));
  const finite = tokens
    .slice(opening.verb + 1, clause < 0 ? tokens.length : clause)
    .some(
      (it, at) =>
        it.best.pos === 'aux' &&
        it.best.form !== undefined &&
        at < 6 &&
        /^(?:was|were|is|are)$/.test(it.norm),
    );
  return (
    !finite &&
    !namesTwo(tokens, opening.verb) &&
    !opensThings(tokens, opening.verb) &&
    (opensList(tokens, opening.verb) ||
      (!isCompound(tokens, opening.verb) && standsAlone(tokens, { ...opening, shape: 'base' })))
  );
}

/** 'Record, edit and mix podcasts': verbs that share an object. */
const opensList = (tokens: AnalysedLine['tokens'], verb: number) =>
  isJoint(tokens[verb + 1]) &&
  tokens[verb + 2]?.best.form === 'base' &&
  joinedPredicates(tokens, verb + 1).length > 0;

/** 'Lead guitarist', 'Type I': a noun in the singular without an article is no object. */
const isCompound = (tokens: AnalysedLine['tokens'], verb: number) =>
  // 'Stocktake twice a year', 'Cash in transit'
  tokens[verb]!.norm === 'stocktake' ||
  tokens[verb + 2]?.norm === 'transit' ||
  namesProcess(tokens, verb) ||
  namesTwo(tokens, verb) ||
  (tokens[verb]!.norm === 'top' && tokens[verb + 1]?.best.pos === 'num') ||
  tokens[verb + 1]?.norm === 'i' ||
  describesNoun(tokens, verb) ||
  headsPassive(tokens, verb) ||
  namesThing(tokens, verb) ||
  (tokens[verb + 1]?.best.pos === 'noun' &&
    tokens[verb + 1]!.best.number === 'sg' &&
    !isOnlyVerb(tokens[verb]!.best.lemma) &&
    !isTypicalObject(tokens[verb]!.best.lemma, headLemma(tokens, verb + 1)) &&
    !takesObject(tokens, verb));

const headLemma = (tokens: AnalysedLine['tokens'], from: number): string =>
  tokens[lastOfPhrase(tokens, from, /^noun$/)]!.best.lemma;

/** 'Check in and check out of guests': verbs with particles as nouns. */
const namesProcess = (tokens: AnalysedLine['tokens'], verb: number) =>
  /^\w+ (?:in|out|up|down|over|off)(?: and (?:\w+ )?(?:in|out|up|down|over|off))? of (?!the|a)/.test(
    tokens
      .slice(verb, verb + 7)
      .map((it) => it.norm)
      .join(' '),
  );

/** 'Triage and care of patients', 'Reach and counterbalance, ': two nouns, since neither has an object. */
const namesTwo = (tokens: AnalysedLine['tokens'], verb: number) =>
  /^(?:and|&)$/.test(tokens[verb + 1]?.norm ?? '') &&
  [tokens[verb], tokens[verb + 2]].every((it) => it?.readings.some(({ pos }) => pos === 'noun')) &&
  /^(?:of|,|;|\.)?$/.test(tokens[verb + 3]?.norm ?? '');

/** 'Register, gift wrapping', 'Drive through, front counter', 'Contract ended': no object follows, but a list or a verb. */
function opensThings(tokens: AnalysedLine['tokens'], verb: number): boolean {
  if (!tokens[verb]!.readings.some(({ pos }) => pos === 'noun')) return false;
  // 'Discharge clean of the rooms'
  if (tokens[verb + 2]?.norm === 'of' && verbReading(tokens[verb + 1], 'base')) return true;
  // 'Oil free, gearless'
  if (tokens[verb + 1]?.best.pos === 'adj' && /^[,;.]?$/.test(tokens[verb + 2]?.text ?? ''))
    return true;
  // 'Tows succeeded at once', 'Models Scott, Douglas, Norton'
  if (tokens[verb]!.best.form === 'third') {
    if (verbReading(tokens[verb + 1], 'past') && tokens[verb + 1]!.best.pos === 'verb') return true;
    if (tokens[verb + 1]?.best.pos === 'proper' && tokens[verb + 2]?.text === ',') return true;
  }
  // 'Repair while you wait'
  if (/^(?:while|as|until)$/.test(tokens[verb + 1]?.norm ?? '')) return true;
  const particle = /^(?:through|in|out|up|off|down|over)$/.test(tokens[verb + 1]?.norm ?? '');
  const next = tokens[verb + (particle ? 2 : 1)];
  if (/^(?:which|that|who)$/.test(next?.norm ?? '') && /^(?:pron|det)$/.test(next!.best.pos))
    return tokens[verb]!.best.form === 'third' || next!.norm !== 'that';
  if (next?.text === ',') return !opensList(tokens, verb) && !isVerbBehind(tokens, verb);
  return (
    !particle &&
    verbReading(next, 'past') !== undefined &&
    /^(?:prep|adv|conj|punct)$/.test(tokens[verb + 2]?.best.pos ?? 'punct')
  );
}

/** 'Wash, in the mornings, and …': somewhere behind the comma a verb of the same form goes on. */
const isVerbBehind = (tokens: AnalysedLine['tokens'], verb: number) =>
  joinedPredicates(tokens, verb + 1, 'base').some(({ shape }) => shape === 'base');

/** 'Level 4 award', 'Lean Six Sigma', 'Type I': a name or a number behind a word that is a noun as well. */
const namesThing = (tokens: AnalysedLine['tokens'], verb: number) =>
  /^(?:proper|num)$/.test(tokens[verb + 1]?.best.pos ?? '') &&
  /^[\p{Lu}\d]/u.test(tokens[verb + 1]!.text) &&
  (/^\p{Lu}/u.test(tokens[verb + 2]?.text ?? 'I') ||
    (/^(?:level|grade|stage|type|phase|tier)$/.test(tokens[verb]!.norm) &&
      /^\d$/.test(tokens[verb + 1]!.text))) &&
  tokens[verb]!.readings.some((it) => it.pos === 'noun' || it.pos === 'adj');

/** 'Focus groups run in four towns', 'Report writing': a noun, with what was done to it behind. */
function headsPassive(tokens: AnalysedLine['tokens'], verb: number): boolean {
  if (!tokens[verb]!.readings.some((it) => it.pos === 'noun')) return false;
  let at = verb + 1;
  if (tokens[at]?.norm.endsWith('ing')) return true;
  while (tokens[at]?.best.pos === 'noun') at += 1;
  const next = tokens[at];
  return (
    verbReading(next, 'participle') !== undefined &&
    /^(?:prep|adv|part)$/.test(tokens[at + 1]?.best.pos ?? 'adv')
  );
}
