import { oneLine } from '#contract/one-line.ts';
import { isCountable } from '#worker/nlp/count-nouns.ts';
import { COUNTABLES } from '#worker/nlp/countables.ts';
import { AGENTS } from '#worker/nlp/line/agents.ts';
import { pluralOf, singularsOf } from '#worker/nlp/line/inflect.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { describesLaterNoun, phraseEnd } from '#worker/nlp/line/phrases.ts';
import {
  hasReading,
  inCaseOf,
  is,
  isBeside,
  isPlural,
  isPluralNumber,
  replaceLint,
} from '../build.ts';
import type { Lint, LintContext, Rule } from '../model.ts';

/** Words that only a plural follows. */
const MANY = /^(?:these|those|several|various|many|numerous|multiple|few)$/;
/** Measures that may stay as they are, words that have no plural here, and what a number only names. */
const NO_PLURAL = new RegExp(oneLine`
  ^(?:
    might|tamariki|whanau|kaimahi|percentile|pax|capacity|naira|dollar|euro|rupee|rand|yen|people|metadata|data|gold|silver|bronze|tonne|ton|
    foot|stone|pound|horsepower|dozen|hundred|thousand|million|billion|gross|head|percent|pm|am|
    metre|meter|gram|kilo|mile|inch|litre|liter|hertz|bit|point|plus|max|sec|min|hr|wk|mth|yr|
    kg|km|cm|mm|ml|lb|oz|qty|minimum|maximum|off|on|cum|strong|odd|net|total|average|staff|crew|
    personnel|police|aircraft|series|species|mbps|gbps|rpm|psi|bar|volt|watt|amp|degree|core|
    axis|way|wheel|door|ply|phase|tier|color|colour|speed|bed|bedroom|seat|seater|star|storey|
    story|fold|man|person|week|month|year|day|hour|minute|ownership|leadership|factor|inheritance|output|select|part|
    character|edition|watch|lux|errata|addenda|corrigenda|strata
  )$
`);
const TIME = /^(?:week|month|year|day|hour|minute|person|degree)$/;

export const numberAgreement: Rule = {
  id: 'number-agreement',
  category: 'grammar',
  title: 'Plural after a number, singular after “each”',
  why: '“3 report” and “each clients” read as carelessness.',
  examples: {
    fixes: [
      ['Taught 26 pupil aged 6 to 16', 'Taught 26 pupils aged 6 to 16'],
      ['Raised fish in four net cage on the river', 'Raised fish in four net cages on the river'],
      ['Cleaned 24 tanks of 900 liter', 'Cleaned 24 tanks of 900 liters'],
      ['Coached six newly hired agent there', 'Coached six newly hired agents there'],
      ['Received two award for speed', 'Received two awards for speed'],
      ['Had two sick day in three years', 'Had two sick days in three years'],
      ['Helped on average two time a week', 'Helped on average two times a week'],
      ['Led 312 SME client worth $4 million', 'Led 312 SME clients worth $4 million'],
      ['Typed 62 words per minutes', 'Typed 62 words per minute'],
      ['Wrote 3 report a week', 'Wrote 3 reports a week'],
      ['Made two timber model for the fair', 'Made two timber models for the fair'],
      ['Supported two child at lunch', 'Supported two children at lunch'],
      ['Trained 4 trainee baker and 2 helper', 'Trained 4 trainee bakers and 2 helpers'],
      ['Fed calves every 4 hour', 'Fed calves every 4 hours'],
      ['Laid stone there for 3 year', 'Laid stone there for 3 years'],
      ['Cleaned tools between each clients', 'Cleaned tools between each client'],
      ['Fixed various machine in the hall', 'Fixed various machines in the hall'],
      ['One of the supervisor on nights', 'One of the supervisors on nights'],
      [
        'Led 12 sales representative reaching targets',
        'Led 12 sales representatives reaching targets',
      ],
      ['Two of the resident learned to swim', 'Two of the residents learned to swim'],
      ['Some of the patient came back', 'Some of the patients came back'],
    ],
    keeps: [
      'Coached an under 11 league team',
      'Ran nine drop in clinics in the library',
      "Ran nine drop in clinic's in the library",
      'Mended 118 diesel and 22 electric buses',
      'Taught a mixed Year 3 and 4 class of 31',
      'Manage around 110 escape of water, fire and theft claims',
      'Ran 180 open probate and trust files',
      'Prepare 35 to 45 import and export declarations',
      'Worked on a 1 in 4 rota',
      'Answered 900 fire, medical, and rescue calls',
      'Work with a 5 thread overlock machine',
      'Assisted in four handed dentistry',
      'Ran a 3 year plan and a 2 person crew',
      'Shipped 612 crates and got 612 back',
      'Drove a van and a three wheeler',
      'Potted 300 pine, larch and spruce seedlings',
      'Led Phase 3 trial and Level 2 training',
      'Level 2 nursery assistant in a village school',
      'Hauled 26 tonne loads with 4 aircraft',
      'Won 2 silver and 1 gold',
      'Booked two sales calls every 3 weeks',
      'Passed in 2019 report cards',
      'Cut load time from 6 sec to 2 sec, and setup to 5 min',
      'Lifted 25 kg for 8 hr',
      'Played five a side on Sundays',
      'Did what I said, which is most of the job',
      'Stood the 8-12 watch',
      'Reported 17 last year, and found seven errata',
      'Classed goods by the 2022–2026 edition',
      'Worked 2 evening shifts for each of the clients',
      'Trained most of the time in some of the heat',
      'Wrote a multiple choice test and a 3 by 2 grid',
      'These check the doors, and those doing night shift lock them',
    ],
  },
  check(line, context) {
    return line.tokens.flatMap((token, at) => {
      if (isOneOf(line.tokens, at) && countsMany(line.tokens, at) && !namesOne(line.tokens[at - 1]))
        return afterMany(line, at + 2, this, context);
      // 'every 504 meeting'
      const isEach =
        /^(?:each|every)$/.test(line.tokens[at - 1]?.norm ?? '') && Number(token.norm) > 31;
      if (isEach) return [];
      if (isPluralNumber(token) || MANY.test(token.norm)) return afterMany(line, at, this, context);
      // 'as per hours of service rules'
      const isAsPer = token.norm === 'per' && line.tokens[at - 1]?.norm === 'as';
      if (isAsPer) return [];
      if (/^(?:each|every|per)$/.test(token.norm) && line.tokens[at + 1]?.norm !== 'of')
        return afterEach(line, at, this);
      return [];
    });
  },
};

/** What a part of many is counted by: 'two of the', 'one of our'. */
const COUNTED = /^(?:one|two|three|four|five|six|each|several|many|both|few|\d{1,2})$/;

/** 'Most of the time', 'some of the power': these may be a part of one thing, so the thing must be one of many. */
const PART = /^(?:most|some|none)$/;

const countsMany = (tokens: readonly Token[], at: number): boolean =>
  COUNTED.test(tokens[at]!.norm) ||
  (PART.test(tokens[at]!.norm) &&
    COUNTABLES.has(pluralOf(tokens[at + 3]?.norm ?? '')) &&
    !WHOLE.test(tokens[at + 3]!.norm));

/** What may be meant as one whole, and most of it: 'most of the job'. */
const WHOLE = new RegExp(oneLine`
  ^(?:
    job|work|day|night|week|month|year|season|shift|site|building|house|book|team|process|project|
    business|course|menu|route|line|market|city|country|fleet|kitchen|budget|stock|garden|farm|
    ship|boat|road|track|list
  )$
`);

const COLLECTIVE =
  /^(?:force|workforce|team|crew|staff|group|squad|committee|management|board|family|cast|band|faculty|panel|brigade)$/;

const isOneOf = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.norm === 'of' &&
  /^(?:the|our|my|its|their|these|those)$/.test(tokens[at + 2]?.norm ?? '');

const isPluralNumberOrOne = (token: Token | undefined): boolean =>
  token?.norm === '1' || token?.norm === 'one' || isPluralNumber(token);

/** The noun that a number or 'several' counts, with what describes it between. */
function afterMany(line: AnalysedLine, at: number, rule: Rule, context: LintContext): Lint[] {
  const { tokens } = line;
  const number = tokens[at]!;
  const before = tokens[at - 1];
  const names = /^\d/.test(number.text) || !MANY.test(number.norm);
  const isTime = TIME.test(tokens[at + 1]?.norm ?? '');
  if (names && namesOne(before) && !(isTime && is(before, 'noun') && !NAMED.test(before!.norm)))
    return [];
  let head = at + 1;
  if (/^(?:newly|recently|freshly|highly|fully)$/.test(tokens[head]?.norm ?? '')) head++;
  while (canDescribe(tokens, head) && isBeside(line, tokens[head - 1]!, tokens[head]!)) head++;
  const noun = tokens[head];
  // '1986-1988 service in the army', '8 section double block'
  if (
    /^(?:19|20)\d\d(?:[-–](?:19|20)?\d\d)?$/.test(number.text) &&
    (before === undefined || /^[-–—]$/.test(before.text))
  )
    return [];
  if (tokens.slice(at + 2, head).some(({ norm }) => /^(?:single|double|triple|twin)$/.test(norm)))
    return [];
  // '17 last year'
  if (
    /^(?:last|next|this|past)$/.test(tokens[at + 1]?.norm ?? '') &&
    TIME.test(tokens[at + 2]?.norm ?? '')
  )
    return [];
  // 'Year 3 and 4 class'
  if (before?.norm === 'and' && NAMED.test(tokens[at - 3]?.norm ?? '')) return [];
  // 'under 11 league team', '110 escape of water claims'
  if (/^under$/.test(tokens[at - 1]?.norm ?? '') && /^\d{1,2}$/.test(tokens[at]!.norm)) return [];
  // '18 to 24 gauge'
  if (tokens[at + 1]?.norm === 'gauge') return [];
  // '5 thread overlock', '3 phase motor'
  if (
    /^(?:member|person|man|thread|speed|axis|ply|channel|burner|tier|door|seat|stage|needle|cylinder|phase|core|string|pin|way|storey|colour|color)$/.test(
      tokens[at + 1]?.norm ?? '',
    ) &&
    is(tokens[at + 2], 'noun')
  )
    return [];
  // 'four handed dentistry', 'two wheeled cart'
  if (
    /^(?:hand|leg|side|wheel|bed|seat|foot|storey|story|door|head|sid|wheel)e?d$/.test(
      tokens[at + 1]?.norm ?? '',
    )
  )
    return [];
  // 'nine drop in clinics'
  if (
    /^(?:in|up|down|off|out|on)$/.test(tokens[head + 1]?.norm ?? '') &&
    (isPlural(tokens[head + 2]) || tokens[head + 2]?.best.possessive === true) &&
    hasReading(noun, 'verb', 'base')
  )
    return [];
  // 'five a side'
  if (tokens[at + 1]?.norm === 'a') return [];
  if (MANY.test(number.norm) && countsNothing(tokens, at)) return [];
  // 'a 3 by 2 array', 'a three or four column table'
  const [joint, other] = [before?.norm ?? '', tokens[at - 2]];
  const isOneOfTwo = /^an?$/.test(tokens[at - 3]?.norm ?? '') && /^(?:or|to)$/.test(joint);
  if ((joint === 'by' || isOneOfTwo) && isPluralNumber(other)) return [];
  if (noun === undefined || head - at > 4 || !isBeside(line, tokens[head - 1]!, noun)) return [];
  if (!is(noun, 'noun') || noun.best.number !== 'sg' || isPlural(noun)) return [];
  // 'with 19 correct', '316 stainless'
  if (noun.readings[0]!.pos === 'adj') return [];
  // '18 of 20 appeal last year'
  if (tokens.slice(at + 1, head).some(({ norm }) => /^(?:last|next|this|past)$/.test(norm)))
    return [];
  // '1 in 4 rota', '2 wheeler loan'
  if (joint === 'in' && isPluralNumberOrOne(other)) return [];
  if (/^(?:wheeler|seater|berth)$/.test(tokens[head - 1]?.norm ?? '')) return [];
  // '118 diesel and 22 electric buses': each describes the buses.
  if (sharesLaterNoun(tokens, head)) return [];
  // '180 probate and trust files': it describes what is counted.
  if (describesLaterNoun(tokens, head)) return [];
  // 'one of the skeletal force'
  if (number.norm === 'the' && COLLECTIVE.test(noun.norm)) return [];
  if (
    hasReading(noun, 'aux') ||
    /^(?:tend|need|can|back|home|wheeler|seater|berth|correct|stainless|vol)$/.test(noun.norm)
  )
    return [];
  if (noun.best.possessive || hasReading(noun, 'verb', 'participle')) return [];
  // 'a team of 12 clerk achieving their targets'
  const acts =
    (AGENTS.has(noun.norm) ||
      /^(?:representative|executive|consultant|associate)$/.test(noun.norm)) &&
    tokens[head + 1]?.best.form === 'gerund';
  const ends =
    acts || endsPhrase(tokens, head) || /^(?:worth|aged)$/.test(tokens[head + 1]?.norm ?? '');
  if (!/^[a-z]{3,}$/.test(noun.text) || !ends) return [];
  const words = tokens.slice(at + 1, head + 1);
  if (!words.every(({ norm, text }) => isAcronym(text) || isKnownWord(norm, context))) return [];
  const alone = head === at + 1;
  const isDays = TIME.test(noun.norm) && (alone || is(tokens[head - 1], 'adj'));
  // 'tanks of 10,000 liter'
  const isMeasure = alone && /^(?:litre|liter|kilo|metre|meter|gram|mile)$/.test(noun.norm);
  if (NO_PLURAL.test(noun.norm) && !isDays && !isMeasure) return [];
  const plural = pluralOf(noun.norm);
  if (plural === noun.norm) return [];
  if (
    !isCountable(noun.norm) &&
    /(?:ing|(?:for|back|up|down|out|on|after)wards?|ness|ly)$/.test(noun.norm)
  )
    return [];
  return replaceLint(line, noun, inCaseOf(noun.text, plural), {
    rule: rule.id,
    category: rule.category,
    message: `More than one: “${plural}”.`,
    span: { start: number.start, end: noun.end },
  });
}

/** 'diesel and 22 electric buses': behind a joint another number, one word that describes, and the plural of both. */
const sharesLaterNoun = (tokens: readonly Token[], head: number): boolean =>
  !AGENTS.has(tokens[head]!.norm) &&
  /^(?:and|or|&)$/.test(tokens[head + 1]?.norm ?? '') &&
  isPluralNumber(tokens[head + 2]) &&
  is(tokens[head + 3], 'adj') &&
  isPlural(tokens[head + 4]);

/** 'A multiple choice test', 'these check the doors', 'those doing night shift': nothing is counted. */
const countsNothing = (tokens: readonly Token[], at: number): boolean =>
  is(tokens[at - 1], 'det') ||
  tokens[at + 1]?.norm.endsWith('ing') === true ||
  (/^(?:these|those)$/.test(tokens[at]!.norm) &&
    hasReading(tokens[at + 1], 'verb', 'base') &&
    is(tokens[at + 2], 'det', 'conj', 'pron'));

/** What a number behind it names: 'year 3 pupil'. */
const NAMED =
  /^(?:code|schedule|year|phase|level|stage|grade|tier|part|unit|week|day|month|class|type|category|band|step|key|route|room|ward|line|top|version)$/;

/** Units and codes are in no lexicon: '110 ppm'. */
const isKnownWord = (word: string, { speller }: LintContext) =>
  /[aeiouy]/.test(word) && (word.includes('-') || (speller?.correct(word) ?? true));

/** 'Phase 3', 'a 3', 'the 2', 'Office 365', 'at 3': the number names one thing, or is part of a longer name. */
const namesOne = (before: Token | undefined) =>
  before !== undefined &&
  (NAMED.test(before.norm) ||
    is(before, 'noun', 'proper', 'num', 'det', 'adj') ||
    /^[#/$£€§&.×–-]$/.test(before.text)) &&
  !/^(?:other|all|last|first|next|past|another|these|those|of|every|average)$/.test(before.norm);

const canDescribe = (tokens: readonly Token[], at: number) =>
  (is(tokens[at], 'adj', 'proper') ||
    (is(tokens[at], 'noun') &&
      (!isPlural(tokens[at]) ||
        /^(?:sales|sports|customs|operations|accounts|systems)$/.test(tokens[at]!.norm)))) &&
  is(tokens[at + 1], 'adj', 'noun') &&
  !/^(?:worth|aged)$/.test(tokens[at + 1]!.norm) &&
  (/^[a-z-]+$/.test(tokens[at]!.text) || isAcronym(tokens[at]!.text)) &&
  (!NO_PLURAL.test(tokens[at]!.norm) || tokens[at]!.norm === 'net');

/** 'SME', 'HGV' before a noun. */
const isAcronym = (text: string) => /^[A-Z]{2,4}$/.test(text) && !UNIT.test(text);
/** '1.8 TB file': the number belongs to the unit. */
const UNIT = /^(?:TB|GB|MB|KB|KW|MW|HP|CC|KG|MM|CM|KM|LB|OZ|PSI|RPM|KVA|BHP)$/;

/** Nothing behind it that it might only describe. */
function endsPhrase(tokens: readonly Token[], head: number): boolean {
  const isTime = TIME.test(tokens[head]!.norm);
  if (isTime && /^(?:running|straight|ago|later|earlier)$/.test(tokens[head + 1]?.norm ?? ''))
    return true;
  const end = phraseEnd(tokens, head);
  // 'one of the clerks chosen for', 'two of the guests learned'
  if (end === 'told')
    return /^(?:the|our|my|its|their|these|those)$/.test(tokens[head - 1]?.norm ?? '');
  return end !== null;
}

function afterEach(line: AnalysedLine, at: number, rule: Rule): Lint[] {
  const { tokens } = line;
  const [number, noun] = [tokens[at]!, tokens[at + 1]];
  if (noun === undefined || !isBeside(line, number, noun)) return [];
  if (!isPlural(noun) || !endsPhrase(tokens, at + 1)) return [];
  if (!/^[a-z]{4,}$/.test(noun.text)) return [];
  const singular = singularsOf(noun.norm)[0];
  if (singular === undefined || singular === noun.norm) return [];
  return replaceLint(line, noun, singular, {
    rule: rule.id,
    category: rule.category,
    message: `One at a time: “${number.norm} ${singular}”.`,
    span: { start: number.start, end: noun.end },
  });
}
