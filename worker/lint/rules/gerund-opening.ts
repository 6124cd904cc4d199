import { verbOfNominal } from '#worker/nlp/line/nominal.ts';
import { oneLine } from '#contract/one-line.ts';
import { isCountNoun } from '#worker/nlp/count-nouns.ts';
import { verbReading, openingIndex, opensSubordinate } from '#worker/nlp/line/clause.ts';
import { describesNoun, hasNamedObject, takesObject } from '#worker/nlp/line/verb-or-noun.ts';
import { isListSure, joinedPredicates } from '#worker/nlp/line/joined-predicates.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import type { LintContext, Rule } from '../model.ts';
import { AGENTS } from '#worker/nlp/line/agents.ts';
import { isDoneToMany } from '#worker/nlp/line/done-to-many.ts';
import {
  isLooseList,
  leavesActivity,
  leavesGerundBetween,
  leavesNominal,
  mixesPeople,
  opensObjects,
} from '../list-items.ts';
import { actionsAt, endsInThing, joinedInForm, lintOf, replaced } from '../voice.ts';

export const gerundOpening: Rule = {
  id: 'gerund-opening',
  category: 'opening',
  title: 'Open with the verb itself, not its -ing form',
  why: '“Packing orders” could be a hobby; “Packed orders” says that it was done.',
  examples: {
    fixes: [
      [
        'Training of 2 apprentices, both now qualified (current)',
        'Trained 2 apprentices, both now qualified (current)',
      ],
      ['Opening and locking up of the shop', 'Opened and locked up the shop'],
      ['Co-ordinating with vendors', 'Co-ordinated with vendors'],
      [
        'Sterilising trays and changing burs between patients',
        'Sterilised trays and changed burs between patients',
      ],
      [
        'Inspecting roads and reporting to the Director',
        'Inspected roads and reported to the Director',
      ],
      ['Helping with pouring and trimming models', 'Helped with pouring and trimming models'],
      [
        'Picking up children, fixing dinner and helping with homework',
        'Picked up children, fixed dinner and helped with homework',
      ],
      [
        'Supervising three girls and teach them overlocking, piping and how to cut (current)',
        'Supervise three girls and teach them overlocking, piping and how to cut (current)',
      ],
      [
        'Doing my own quotes, tax returns and ordering of materials',
        'Did my own quotes, tax returns and ordering of materials',
      ],
      ['Framing porches and sheds in winter', 'Framed porches and sheds in winter'],
      ['Making vouchers for guests', 'Made vouchers for guests'],
      ['Supervising trainee plasterers on two sites', 'Supervised trainee plasterers on two sites'],
      [
        'Supervising trainee plasterers on two sites (current)',
        'Supervise trainee plasterers on two sites (current)',
      ],
      ['Cleaning of pumps and to log each fault', 'Cleaned pumps and logged each fault'],
      [
        'Picking, packing and labelling of orders (current)',
        'Pick, pack and label orders (current)',
      ],
      [
        'Dealing with callers, offering a refund where due',
        'Dealt with callers, offering a refund where due',
      ],
      ['Ensuring that all patients are safe', 'Ensured that all patients are safe'],
      [
        'Reading maps, cutting and fitting pipe, and to grind welds',
        'Read maps, cut and fitted pipe, and ground welds',
      ],
      [
        'Charging gas and cleaned filters in the summer',
        'Charged gas and cleaned filters in the summer',
      ],
      ['Picking guests from the jetty', 'Picked guests from the jetty'],
      ['Opening and closing the cafe, cashing up', 'Opened and closed the cafe, cashed up'],
      ['Setting up of the jigs and making rotas', 'Set up the jigs and made rotas'],
      ['Ordering of polish and supplies every week', 'Ordered polish and supplies every week'],
      ['Loading and unloading with a pallet truck', 'Loaded and unloaded with a pallet truck'],
      ['Installing roofing, decking and fencing', 'Installed roofing, decking and fencing'],
      [
        'Indexing of wills, leases and plats the day they came in',
        'Indexed wills, leases and plats the day they came in',
      ],
      ['Teaching Spanish to adults', 'Taught Spanish to adults'],
      [
        'Handling of checks, deposit refunds and claims',
        'Handled checks, deposit refunds and claims',
      ],
      [
        'Fitting underfloor heating pipes and balanced the loops',
        'Fitted underfloor heating pipes and balanced the loops',
      ],
      ['WASHING 40 CARS A DAY (current)', 'WASH 40 CARS A DAY (current)'],
      [
        'Providing foot care and meal preparation to nine guests',
        'Provided foot care and meal preparation to nine guests',
      ],
    ],
    keeps: [
      'Safeguarding Vulnerable Adults, 2023',
      'Jetking training centre, Leeds',
      'Bell-ringing at a church in Leeds',
      'Practising Catholic and school chaplain',
      'Currently building a shed (current)',
      'Betting pool for the cup, with ranking by day',
      'Helped out with the boat lift and blocking the boats',
      'Provided manicures, gels and dip powder for ten guests a day',
      'Curling (skip), fiddle (second) and chess',
      'Driving to school, homework, cooking, ironing',
      'Acting up as ward manager since May (current)',
      'Parking tickets for guests and cleaning products for rooms',
      'Sewing machines of six makers',
      'Marketing manager for a craft brewery',
      'Marching Band (sousaphone) 4 years',
      'Teaching assistant in a year 2 class',
      'Seeking a post near home',
      'Working knowledge of Revit',
      'Working with two vets, ran the night clinic',
      'Training materials were sent to all sites',
      'Outstanding debts collected within 45 days',
      'Cleaning schedules, logs and the matrix were kept by the chef',
      'Rendering: two packages',
      'Managing Director of a print firm',
      'Acting head of science',
      'Understanding of building rules',
      'Filing, faxing and other office work',
      'Running club treasurer',
      'Finding and repairing of leaks was a daily job',
      'Opening and closing checks on 14 fire doors',
      'Currently doing a gas course',
      'Casting calls and contracts for six plays',
      'Opening night reviews in three papers',
      'Passing out parade, 2018',
      'Managing director’s diary and travel',
      'Lighting design for three shows',
      'Standing orders for 3,000 members',
      'Pouring pints, changing barrels, cash handling and locking up',
      'Planning of work schedules and evidence of hours',
      'Proofreading 40 pages a day, note taking and diary management',
      'Changing dressings, wound care and giving tablets',
      'Working at height, first aid, forklift',
      'Working at heights and confined space permits',
      'Moving and handling, first aid and safeguarding children',
      'Greeting guests, phone calls and the diary',
      'Working on a farm since 2019',
      'Looking for a new challenge in retail',
      'Depending on the tide, mend nets or paint hulls',
      'Commissioning at mills in Norway',
      'Engineering Drawing tutorials for 20 trainees',
    ],
  },
  check(line, context) {
    if (line.kind !== 'bullet' || line.opening !== 'gerund' || line.tokens.length < 3) return [];
    const first = openingIndex(line.tokens);
    const token = line.tokens[first];
    if (!token || token.best.form !== 'gerund' || AIMS.test(token.best.lemma)) return [];
    if (looksForWork(line, first) || isTicket(line, first) || isNameOfBand(line, first)) return [];
    // 'Currently building a shed' tells what goes on.
    if (/^(?:currently|presently|now)$/.test(line.tokens[first - 1]?.norm ?? '')) return [];
    // 'Loosing no hour': 'losing' is meant, and is turned when it stands there.
    if (token.norm === 'loosing') return [];
    // 'Driving to school, homework, cooking': a list of what there was to do, by its nouns.
    if (holdsBareNoun(line.tokens)) return [];
    if (isNoVerb(line.tokens, first, context)) return [];
    // 'Safeguarding Vulnerable Adults, 2023': a course and its year.
    if (line.tokens.length < 9 && /, (?:19|20)\d\d\.?$/.test(line.text)) return [];
    // 'Leaving Certificate, 2016', 'Driving licence class B'
    if (/^(?:certificate|cert|licen[cs]es?)$/.test(line.tokens[first + 1]?.norm ?? '')) return [];
    // 'Acting up as manager since May'
    if (/\bsince (?:\p{Lu}|\d)/u.test(line.text)) return [];
    // 'Testing JavaScript (Kent C. Dodds)': a course and its teacher
    if (line.tokens.length < 12 && /^\p{Lu}\p{L}+ing(?: \p{Lu}\S*)+ \(\p{Lu}/u.test(line.text))
      return [];
    // 'Shampooing, sweeping and general duties': the last item is no act.
    if (
      /, (?:and )?(?:\p{L}+ )?(?:duties|tasks|jobs|work)\.?$| and (?:\p{L}+ )?(?:duties|tasks|jobs)\.?$/u.test(
        line.text,
      )
    )
      return [];
    // 'Curling (skip), fiddle (second)'
    if (line.tokens[first + 1]?.text === '(') return [];
    if (goesOnInPast(line, first))
      return lintOf(
        line,
        gerundOpening,
        [replaced(line, first, first, inflect(token.best.lemma, 'past', line.dialect))],
        { message: 'Keep the verbs of the line in one form.', absorbs: ['parallel-form'] },
      );
    // 'Working there since 2019': neither 'worked' nor 'work' says that it goes on.
    if (line.tokens.some((it, at) => it.norm === 'since' && isYear(line.tokens[at + 1]))) return [];
    if (describesNoun(line.tokens, first) && !isSurelyAct(line.tokens, first)) return [];
    if (isSubject(line, first) || namesThing(line.tokens, first)) return [];
    if (first > 0 && STUDIES.test(token.best.lemma)) return [];
    // 'Doing my SVQ 3 now'
    if (
      STUDIES.test(token.best.lemma) &&
      /^(?:my|an?)$/.test(line.tokens[first + 1]?.norm ?? '') &&
      /\b(?:[SN]VQ|GCSEs?|A-levels?|degree|diploma|certificate|apprenticeship|course|PhD|MSc|BSc)\b/i.test(
        line.text,
      )
    )
      return [];
    if (isNounPhrase(line, first) || leadsToFinite(line, first)) return [];
    if (endsInThing(line.tokens, first) || AGENTS.has(line.tokens[first + 1]?.norm ?? ''))
      return [];
    if (LACKS_OBJECT.test(token.best.lemma) && PLACE.test(line.tokens[first + 1]?.norm ?? ''))
      return [];
    if (token.norm === 'acting' && line.tokens[first + 1]?.best.pos !== 'prep') return [];
    const actions = actionsAt(line, first);
    if (!actions) return [];
    if (isLooseList(line, first) || isTitle(line, first, context)) return [];
    const joined = opensObjects(line.tokens, first) ? [] : joinedInForm(line, actions.next, true);
    const pieces = [...actions.pieces, ...joined];
    if (leavesActivity(line, pieces) || mixesPeople(line, actions.next)) return [];
    if (!isListSure(line.tokens, actions.next, 'gerund')) return [];
    if (leavesGerundBetween(line, pieces)) return [];
    if (leavesNominal(line, actions.next)) return [];
    return lintOf(line, gerundOpening, pieces, {
      message: `Open with the verb: “${pieces[0]!.text}”.`,
      absorbs: ['parallel-form', 'tense-of-job'],
    });
  },
};

/** 'Jetking training centre' is a name, 'Bell-ringing at St Mary’s' a hobby, 'Practising Catholic' what somebody is. */
const isNoVerb = (
  tokens: AnalysedLine['tokens'],
  first: number,
  { speller }: LintContext,
): boolean => {
  const { norm, best } = tokens[first]!;
  if (norm.includes('-')) return !PREFIXED.test(norm);
  if (best.lemma.startsWith('practi')) return tokens[first + 1]?.best.pos === 'proper';
  return (
    speller !== undefined &&
    speller !== null &&
    !speller.correct(norm) &&
    !speller.correct(best.lemma)
  );
};

const PREFIXED =
  /^(?:up|cross|re|pre|co|over|under|out|off|down|de|hand|pressure|spot|test|quality|double|hot|cold|deep|fast|proof)-/;

/** 'Betting pool for the cup': one countable thing without an article, which nobody is known to do this to. */
const namesThing = (tokens: AnalysedLine['tokens'], first: number): boolean => {
  const [thing, next] = [tokens[first + 1], tokens[first + 2]];
  return (
    thing?.best.number === 'sg' &&
    isCountNoun(thing.best.lemma) &&
    /^(?:prep|punct)$/.test(next?.best.pos ?? 'punct') &&
    !hasNamedObject(tokens, first, tokens[first]!.best.lemma)
  );
};

/** A word between two commas that is no act, in a list without 'and'. */
function holdsBareNoun(tokens: AnalysedLine['tokens']): boolean {
  const opensItem = (at: number) => tokens[at - 1]?.text === ',';
  const acts = tokens.filter((it, at) => opensItem(at) && verbReading(it, 'gerund'));
  return (
    acts.length > 0 &&
    !tokens.some(({ norm }) => norm === 'and') &&
    tokens.some(
      (it, at) =>
        it.best.pos === 'noun' &&
        opensItem(at) &&
        tokens[at + 1]?.text === ',' &&
        !verbReading(it, 'gerund', 'base') &&
        verbOfNominal(it.norm) === undefined,
    )
  );
}

/** 'Marching Band (sousaphone)': two words with capitals, then a mark or a span of time. */
const isNameOfBand = ({ tokens }: AnalysedLine, first: number): boolean =>
  first === 0 &&
  /^\p{Lu}\p{Ll}+$/u.test(tokens[1]?.text ?? '') &&
  (tokens[2] === undefined || tokens[2].text === '(' || tokens[2].best.pos === 'num') &&
  tokens[1]!.best.number !== 'pl';

/** 'Fitting underfloor heating and balanced the loops': what is joined by 'and' was done, so this was, too. */
function goesOnInPast({ tokens }: AnalysedLine, first: number): boolean {
  if (!/^(?:noun|adj|det)$/.test(tokens[first + 1]?.best.pos ?? '')) return false;
  return joinedPredicates(tokens, first + 1).some(
    ({ shape, verb, subject, first: at }) =>
      shape === 'past' &&
      !subject &&
      /^(?:and|&)$/.test(tokens[at - 1]?.norm ?? '') &&
      /^(?:noun|det|num|pron)$/.test(tokens[verb + 1]?.best.pos ?? '') &&
      takesObject(tokens, verb),
  );
}

/** 'Charging gas and cleaned filters', 'Picking clients from the airport': a deed beside it, or people whom it is done to. */
function isSurelyAct(tokens: readonly Token[], first: number): boolean {
  const [object, next] = tokens.slice(first + 1, first + 3);
  if (SERVED.test(object?.norm ?? '') && next?.best.pos === 'prep') return true;
  if (isDoneToMany(tokens, first)) return true;
  const [joined] = joinedPredicates(tokens, first + 1);
  return (
    /^(?:past|base)$/.test(joined?.shape ?? '') &&
    /^(?:and|&)$/.test(tokens[joined!.first - 1]!.norm) &&
    takesObject(tokens, joined!.verb)
  );
}
const SERVED = /^(?:clients|customers|guests|patients|pupils|residents|passengers|tenants)$/;

/** 'Operating Systems practicals': a common word that begins with a capital goes on with a name. */
function isTitle({ tokens }: AnalysedLine, first: number, { speller }: LintContext): boolean {
  const [verb, next] = [tokens[first]!, tokens[first + 1]!];
  if (!/^\p{Lu}\p{Ll}/u.test(verb.text) || !/^\p{Lu}\p{Ll}/u.test(next.text)) return false;
  // 'Teaching Spanish', but not 'Operating Systems practicals'
  if (tokens[first + 2]?.best.pos !== 'noun' || /^\p{Lu}/u.test(tokens[first + 2]!.text))
    return false;
  return next.best.pos === 'proper' && speller?.correct(next.norm) === true;
}

/** 'Looking for a new challenge' is a wish, 'Looking for leaks' was work. */
const looksForWork = ({ tokens }: AnalysedLine, first: number) =>
  tokens[first]!.norm === 'looking' &&
  /^(?:for|to|forward)$/.test(tokens[first + 1]?.norm ?? '') &&
  tokens.slice(first + 2, first + 10).some(({ norm }) =>
    new RegExp(oneLine`
        ^(?:
          jobs?|posts?|positions?|roles?|challenges?|opportunit(?:y|ies)|work|career|placement|
          internship|apprenticeship|employment|employer|place|start|grow|join|future
        )$
      `).test(norm),
  );

/** 'Working at heights and confined space permits': what a certificate is for. */
const isTicket = ({ tokens }: AnalysedLine, first: number) =>
  /^(?:working at heights?|(?:moving|manual) and (?:handling|assisting|lifting)|typing \d+ [cw]pm)\b/.test(
    tokens
      .slice(first, first + 3)
      .map(({ norm }) => norm)
      .join(' '),
  );

const isYear = (token: Token | undefined) => /^(?:19|20)\d\d$/.test(token?.norm ?? '');

const AGENT = /(?:er|or|ist|ian|man|woman|assistant|clerk)$/;

/** What somebody looks for is no duty, and 'including' leads a list. */
const AIMS =
  /^(?:understand|rise|win|seek|hope|aspire|pursue|include|regard|concern|follow|begin|start|be|have|depend)$/;

/** 'Commissioning at customer sites': what was commissioned is not said, and 'commissioned at sites' says less. */
const LACKS_OBJECT =
  /^(?:commission|manufacture|purchase|process|maintain|install|machine|finish|tool|fit|fabricate|finance|engineer|source|stock)$/;
const PLACE = /^(?:at|in|on|during|across|throughout|within)$/;

/** 'Finding leaks was a daily part of the job': what is done has a verb of its own. */
function isSubject({ tokens }: AnalysedLine, first: number): boolean {
  const verb = tokens.findIndex((it, at) => at > first && /^(?:was|were|is|are)$/.test(it.norm));
  return (
    verb > 0 &&
    tokens
      .slice(first + 1, verb)
      .every(
        (it, at, all) =>
          !opensSubordinate(it) &&
          !/^[,;:.]$/.test(it.text) &&
          (it.norm !== 'and' || all[at + 1]?.norm.endsWith('ing')),
      ) &&
    !SECURES.test(tokens[first]!.best.lemma) &&
    !tokens.slice(first, verb).some((it) => it.norm === 'sure')
  );
}
/** 'Currently doing a course': it goes on for a while. */
const STUDIES = /^(?:do|learn|study|pursue|complete|finish|take|undertake|train|retrain)$/;
const SECURES = /^(?:ensure|check|confirm|verify|see|make|monitor|know|assure|insure|guarantee)$/;

/** 'Working knowledge', 'Training materials were sent', 'Outstanding debts collected'. */
function isNounPhrase({ tokens }: AnalysedLine, first: number): boolean {
  if (
    /^(?:knowledge|relationship|experience|capital|understanding|proficiency)$/.test(
      tokens[first + 1]?.norm ?? '',
    )
  )
    return true;
  const ends = tokens[first + 1];
  if (!ends || ends.text === ':') return true;
  let at = first + 1;
  while (/^(?:noun|proper|adj)$/.test(tokens[at]?.best.pos ?? '')) at += 1;
  let far = at;
  while (
    /^(?:noun|proper|adj|det|num|conj|prep)$/.test(tokens[far]?.best.pos ?? '') ||
    tokens[far]?.text === ','
  ) {
    if (opensSubordinate(tokens[far]!)) return false;
    far += 1;
  }
  if (
    /^(?:was|were|is|are)$/.test(tokens[far]?.norm ?? '') &&
    !/^(?:which|that|who)$/.test(tokens[far - 1]!.norm)
  )
    return true;
  const next = tokens[at];
  const head = tokens[at - 1]!;
  if (
    at > first + 1 &&
    head.best.number === 'sg' &&
    head.best.pos === 'noun' &&
    AGENT.test(head.norm) &&
    tokens[first + 1]!.best.pos === 'noun'
  )
    return true;
  const plain = at > first + 1 && !takesObjectBy(tokens[first + 1]!.best.pos);
  return (
    next !== undefined &&
    plain &&
    (next.best.pos === 'aux' ||
      (next.best.pos === 'verb' && /^(?:past|participle)$/.test(next.best.form ?? '')))
  );
}
const takesObjectBy = (pos: string) => pos === 'det' || pos === 'pron';

/** 'Working with two vets, ran the clinic': the line has its verb. */
function leadsToFinite({ tokens }: AnalysedLine, first: number): boolean {
  const [next] = joinedPredicates(tokens, first + 1);
  if (!next || (next.shape !== 'past' && next.shape !== 'base')) return false;
  return (
    tokens[next.first - 1]?.text === ',' &&
    takesObject(tokens, next.verb) &&
    !tokens.slice(next.verb).some((it) => /^(?:and|&)$/.test(it.norm))
  );
}
