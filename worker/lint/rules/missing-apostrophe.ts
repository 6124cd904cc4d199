import { isCountNoun } from '#worker/nlp/count-nouns.ts';
import { AGENTS } from '#worker/nlp/line/agents.ts';
import { singularsOf } from '#worker/nlp/line/inflect.ts';
import type { Reading, Token } from '#worker/nlp/line/model.ts';
import {
  hasReading,
  is,
  isBeside,
  isMark,
  isPlural,
  isPluralNumber,
  isRunning,
  replaceLint,
} from '../build.ts';
import type { Rule } from '../model.ts';

/** People, who own things: a plural of theirs right before a noun lacks its apostrophe. */
const PEOPLE = new Set(
  `customer client guest patient driver student pupil employee supplier vendor resident tenant visitor passenger owner
  parent teacher doctor nurse user member candidate applicant staff worker broker buyer seller investor donor volunteer
  colleague manager director supervisor contractor subcontractor shareholder stakeholder subscriber caller learner trainee
  apprentice intern insurer solicitor lawyer surveyor architect engineer developer officer soldier player athlete farmer
  grower consumer shopper traveller traveler beneficiary landlord neighbour neighbor child person lady man woman baby infant
  toddler boy girl carer caregiver chef cook cleaner editor author reader viewer family company competitor council
  delegate exhibitor participant witness victim offender prisoner inmate claimant policyholder homeowner partner bride groom mum dad grandparent mother father`.split(
    /\s+/,
  ),
);
/** They take a person and a thing: 'gave clients advice' lacks nothing. */
const GIVES = new Set(
  `give offer show explain demonstrate teach send tell hand buy bring serve lend assign feed get make award pay ask grant sell read write save
  allow charge find help let have watch see assist enable cost owe promise deny refuse spare pass pour cook bill email mail
  text quote fine bake order deliver provide keep call name consider elect appoint`.split(/\s+/),
);
const KIN =
  /^(?:daughter|son|wife|husband|mother|father|brother|sister|mum|mom|dad|aunt|uncle|grandmother|grandfather|nephew|niece|cousin)s$/;
const TIME = /^(?:year|month|week|day|hour|minute)s$/;
/** What is of many by its nature. */
const GROUP = /^(?:club|association|union|forum|guild|choir)$/;
const TIME_THING =
  /^(?:experience|notice|training|leave|work|service|pay|rent|holiday|salary|wages|duration|supply|standing|practice|teaching|study)$/;

export const missingApostrophe: Rule = {
  id: 'missing-apostrophe',
  category: 'grammar',
  title: 'Apostrophe for an owner',
  why: '“Customers orders” lacks the apostrophe that says whose orders they are.',
  examples: {
    fixes: [
      ['Dealt with guests complaints', "Dealt with guests' complaints"],
      ['Knew the drivers hours rules', "Knew the drivers' hours rules"],
      ['Handled over 130 suppliers files', "Handled over 130 suppliers' files"],
      ['Brings 5 years experience', "Brings 5 years' experience"],
      ['Has six years research experience', "Has six years' research experience"],
      ['Gave two weeks notice', "Gave two weeks' notice"],
      ['Cut childrens hair', "Cut children's hair"],
      ['Noted everyones payments in a book', "Noted everyone's payments in a book"],
      ['Learned every childs name', "Learned every child's name"],
      [
        'Told families when a residents condition changed',
        "Told families when a resident's condition changed",
      ],
      ['Managed clients accounts', "Managed clients' accounts"],
      ['Coach my sons swimming club', "Coach my son's swimming club"],
      ['Reported it to the hospitals safety line', "Reported it to the hospital's safety line"],
      ['Ran a mothers club on Fridays', "Ran a mothers' club on Fridays"],
      ['Followed the owners written instructions', "Followed the owners' written instructions"],
      ['Saved five hours work a week', "Saved five hours' work a week"],
      ['Pinned grooms buttonholes', "Pinned grooms' buttonholes"],
    ],
    keeps: [
      'Cared for 8 toddlers ages 1 to 3 and students ages 5 to 12',
      'Gave clients advice and sent customers updates',
      'The clients likes the soup',
      'Helped customers order parts',
      'Trained drivers and managers on site',
      'Sold teachers packs of books',
      'Ran the sales team and the operations desk',
      'Served visitors daily',
      'Met guests about rooms',
      'Parents volunteer here',
      'Trained two clerks, who are managers today',
      'Kept the childrens calm',
      'Drove up to 72 students grades K thru 12',
      'Trained branch managers theirself',
      'Qualified applicants will',
      'Explain to patients aftercare at home',
      'Sent the schools sports kits and visited the hotels weekly',
      'Read with my daughters daily, and my sons help',
    ],
  },
  check(line) {
    const { tokens } = line;
    if (!isRunning(line)) return [];
    return tokens.flatMap((token, at) => {
      const next = tokens[at + 1];
      if (next === undefined || !isBeside(line, token, next)) return [];
      const owner = ownerMeant(tokens, at);
      // 'drivers licence', which one driver holds
      if (owner === null || /^licen[cs]e$/.test(next.norm)) return [];
      return replaceLint(line, token, owner, {
        rule: this.id,
        category: this.category,
        message: `An apostrophe says whose: “${owner} ${next.text}”.`,
        span: { start: token.start, end: next.end },
        priority: 60,
      });
    });
  },
};

/** 'Escorted visitors airside' */
const WHERE_OR_WHEN =
  /^(?:today|tomorrow|yesterday|now|tonight|airside|landside|kerbside|roadside|poolside|offshore|onshore|ashore|inland|aboard)$/;

function ownerMeant(tokens: readonly Token[], at: number): string | null {
  const [token, next] = [tokens[at]!, tokens[at + 1]!];
  const irregular = /^(?:(?:child|wo?m)(?:re|e)n|people)s$/.exec(token.norm);
  if (/^(?:every|some|any|no)(?:one|body)s$|^childs$/.test(token.norm))
    return is(next, 'noun', 'adj') ? `${token.text.slice(0, -1)}'s` : null;
  // 'kept the childrens calm': how they are.
  if (irregular && hasReading(next, 'adj')) return null;
  if (irregular) return is(next, 'noun') ? `${token.text.slice(0, -1)}'s` : null;
  // 'students grades K thru 12'
  if (
    /^(?:grades?|years?|levels?)$/.test(next.norm) &&
    /^(?:\p{Lu}|\d)/u.test(tokens[at + 2]?.text ?? '')
  )
    return null;
  // 'students ages 5 to 12'
  if (/^(?:ages?|aged)$/.test(next.norm) && /^\d/.test(tokens[at + 2]?.text ?? '')) return null;
  if (WHERE_OR_WHEN.test(next.norm)) return null;
  if (isPlaceOfWork(tokens, at)) return `${token.text.slice(0, -1)}'s`;
  if (isOwnerOfMany(tokens, at) || isRate(tokens, at)) return `${token.text}'`;
  if (!/^[a-z]+s$/.test(token.text) || !is(next, 'noun') || next.best.possessive) return null;
  if (TIME.test(token.norm)) {
    const counted = isPluralNumber(tokens[at - 1]) && !is(tokens[at - 2], 'det');
    const isSpent =
      TIME_THING.test(next.norm) || /^(?:experience|service)$/.test(tokens[at + 2]?.norm ?? '');
    return counted && isSpent && endsThere(tokens, at + 1) ? `${token.text}'` : null;
  }
  // 'my daughters team': of one, as families go.
  if (KIN.test(token.norm) && /^(?:my|his|her|their|our)$/.test(tokens[at - 1]?.norm ?? ''))
    return !hasReading(next, 'verb') || (is(tokens[at + 2], 'noun') && !isPlural(next))
      ? `${token.text.slice(0, -1)}'s`
      : null;
  const singular = singularsOf(token.norm)[0];
  if (singular === undefined || !(PEOPLE.has(singular) || AGENTS.has(singular))) return null;
  // '140 applicants day' lacks its 'a'.
  if (isPluralNumber(tokens[at - 1]) && TIME.test(`${next.norm}s`)) return null;
  // '28 passengers baskets' are for 28 each.
  if (isPluralNumber(tokens[at - 1]) && /^(?:passengers|persons|players)$/.test(token.norm))
    return null;
  if (/^staffs$/.test(token.norm)) return is(next, 'noun') ? "staff's" : null;
  // 'a mothers club' is for many.
  if (GROUP.test(next.norm) && !hasReading(tokens[at - 1], 'verb')) return `${token.text}'`;
  // 'a residents condition', 'another teachers plans': of one.
  const before = tokens[at - 1]?.norm ?? '';
  const ofOne =
    /^(?:each|every|another|one)$/.test(before) || (/^an?$/.test(before) && !isPlural(next));
  if (ofOne && is(next, 'noun')) return `${token.text.slice(0, -1)}'s`;
  // 'explain to patients what it costs', 'the applicants will'
  if (tokens[at - 1]?.norm === 'to' && tokens[at - 2]?.readings.some(isTelling)) return null;
  if (/^(?:will|might|can|must|may)$/.test(next.norm)) return null;
  // 'trained managers theirself': not theirs.
  if (/sel(?:f|ves|fs)$/.test(next.norm)) return null;
  if (at === 0 || tokens.slice(Math.max(0, at - 4), at).some(isGiving)) return null;
  if (hasReading(next, 'adj') || !/^[a-z]+$/.test(next.text) || next.norm.endsWith('ing'))
    return null;
  // 'the customers likes the soup': a verb that does not agree.
  if (/^(?:the|an?|my|our|their|his|her|its|it|them|this|these)$/.test(tokens[at + 2]?.norm ?? ''))
    return null;
  // A plural cannot be the verb of a plural; a bare noun can: 'customers order'.
  if (isPlural(next)) return `${token.text}'`;
  return !hasReading(next, 'verb') && next.best.number !== undefined && endsThere(tokens, at + 1)
    ? `${token.text}'`
    : null;
}

/** 'the hospitals safety line': the place where one works, and what is its own in two words. */
const isPlaceOfWork = (tokens: readonly Token[], at: number): boolean =>
  PLACE.test(tokens[at]!.text) &&
  /^(?:the|our|my|their)$/.test(tokens[at - 1]?.norm ?? '') &&
  !tokens.slice(Math.max(0, at - 4), at).some(isGiving) &&
  is(tokens[at + 1], 'noun', 'adj') &&
  !hasReading(tokens[at + 1], 'verb') &&
  (is(tokens[at + 2], 'noun') ||
    (OWNS.test(tokens[at]!.norm) &&
      isCountNoun(tokens[at + 1]!.norm) &&
      endsThere(tokens, at + 1))) &&
  !/^(?:and|&|or|,)$/.test(tokens[at - 2]?.norm ?? '');

/** 'the schools newsletter': one thing of one place. */
const OWNS =
  /^(?:school|restaurant|company|club|charity|church|museum|library|college|university|shop|brand|firm|village|town)s$/;

const PLACE =
  /^(?:hospital|shop|brand|company|village|town|school|department|hotel|resort|restaurant|firm|bank|university|college|club|charity|church|clinic|museum|library|airport|council)s$/;

/** 'the owners written instructions': what describes them stands between. */
function isOwnerOfMany(tokens: readonly Token[], at: number): boolean {
  const singular = singularsOf(tokens[at]!.norm)[0];
  return (
    singular !== undefined &&
    PEOPLE.has(singular) &&
    /^(?:the|our|their)$/.test(tokens[at - 1]?.norm ?? '') &&
    /^(?:written|personal|verbal|medical|financial|dietary|individual|special)$/.test(
      tokens[at + 1]?.norm ?? '',
    ) &&
    isPlural(tokens[at + 2])
  );
}

/** 'five hours work a week' */
const isRate = (tokens: readonly Token[], at: number): boolean =>
  TIME.test(tokens[at]!.norm) &&
  isPluralNumber(tokens[at - 1]) &&
  TIME_THING.test(tokens[at + 1]?.norm ?? '') &&
  /^(?:an?|per|each)$/.test(tokens[at + 2]?.norm ?? '') &&
  /^(?:hour|day|week|month|year|shift|unit|order|batch)$/.test(tokens[at + 3]?.norm ?? '');

const isTelling = ({ pos, lemma }: Reading) =>
  pos === 'verb' && /^(?:explain|describe|recommend|suggest|demonstrate|present)$/.test(lemma);

const isGiving = ({ readings }: Token) =>
  readings.some(({ pos, lemma }) => pos === 'verb' && GIVES.has(lemma));

const endsThere = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  if (is(next, 'noun')) return endsThere(tokens, at + 1);
  return isMark(next) || is(next, 'prep', 'conj') || next!.norm === 'to';
};
