import { oneLine } from '#contract/one-line.ts';
import { openingIndex, predicateAt } from '#worker/nlp/line/clause.ts';
import { isCountable } from '#worker/nlp/count-nouns.ts';
import { pluralOf } from '#worker/nlp/line/inflect.ts';
import { isMainlyVerb, isNounLemma } from '#worker/nlp/line/lexicon.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { describesLaterNoun, phraseEnd } from '#worker/nlp/line/phrases.ts';
import { inCaseOf, is, isBeside, isPlural, replaceLint } from '../build.ts';
import type { Lint, Rule } from '../model.ts';

export const missingPlural: Rule = {
  id: 'missing-plural',
  category: 'grammar',
  title: 'Plural of what there are many of',
  why: '“Train new colleague” and “all the receipt” lack the -s that says how many.',
  examples: {
    fixes: [
      ['Kept all the receipt for the owner', 'Kept all the receipts for the owner'],
      ['Drew a set of icon for an app', 'Drew a set of icons for an app'],
      ['Train new colleague on the till (current)', 'Train new colleagues on the till (current)'],
      [
        'Retouch product photo in Photoshop (current)',
        'Retouch product photos in Photoshop (current)',
      ],
      [
        'Inspect filter and valve each quarter (current)',
        'Inspect filters and valves each quarter (current)',
      ],
      ['Met weekly deadline for copy', 'Met weekly deadlines for copy'],
      ['Meet vendor every Monday (current)', 'Meet vendors every Monday (current)'],
      ['Attended monthly seminar with parents', 'Attended monthly seminars with parents'],
      ['Ran usability survey every two weeks', 'Ran usability surveys every two weeks'],
      ['Answered customer question by phone', 'Answered customer questions by phone'],
      ['Ran a wide range of machine', 'Ran a wide range of machines'],
      [
        'Led both team in Cairo and a few colleague',
        'Led both teams in Cairo and a few colleagues',
      ],
      ['Filed all sales invoice and receipts', 'Filed all sales invoices and receipts'],
    ],
    keeps: [
      'Train one new colleague each year',
      'Had masks worn by all the team',
      'Ensured that all crew is wearing masks',
      'Filed a receipt for each customer visit (current)',
      'Test drive cars and customer service (current)',
      'Took customer care calls and client work',
      'Passed test 4 at the first try',
      'Checked filter housings and label stock',
      'Kept all the paper and a list of staff',
      'Handle customer and supplier queries (current)',
      'Sent invoice 40 by post',
      'Supported the team and clients, and ran the office and labs',
      'Served team and clients',
      'Ran mail transport, order and user agents in a slightly different order',
      'Cleaned doors, the ladder and sills',
      'Sold tyres, stock and pumps',
      'Took the workshop plan every week',
      'Installed phone and data lines in 300 homes',
      'Logged cooler, freezer, and hot-holding temperatures',
      'Modelled customer, order and returns data for a shop',
      'Price small works, order materials and programme the trades (current)',
      'Wrote newsletter and customer emails (current)',
    ],
  },
  check(line) {
    if (line.kind !== 'bullet' && line.kind !== 'prose') return [];
    const at = new Set([...objectOf(line), ...quantified(line)]);
    const isOne = (index: number) =>
      line.tokens.slice(Math.max(0, index - 3), index).some(({ norm }) => norm === 'one');
    return (
      [...at]
        .filter((index) => !isOne(index) && !describesLaterNoun(line.tokens, index))
        // 'programme the trades': a verb.
        .filter((index) => !/^(?:the|an?|our|my|their)$/.test(line.tokens[index + 1]?.norm ?? ''))
        .toSorted((a, b) => a - b)
        .flatMap((index): Lint[] => lint(line, index))
    );
  },
};

function lint(line: AnalysedLine, at: number): Lint[] {
  const noun = line.tokens[at]!;
  const plural = pluralOf(noun.norm);
  return replaceLint(line, noun, inCaseOf(noun.text, plural), {
    rule: missingPlural.id,
    category: missingPlural.category,
    message: `More than one: “${plural}”.`,
    level: 'confirm',
    priority: 49,
  });
}

/** 'Train new colleague', 'clean filter and coil': the bare object of what is done again and again. */
function objectOf(line: AnalysedLine): number[] {
  const { tokens } = line;
  if (line.kind !== 'bullet') return [];
  const opening = predicateAt(tokens, openingIndex(tokens));
  if (!opening || !/^(?:base|past)$/.test(opening.shape) || tokens.length < 4) return [];
  const first = opening.verb + 1;
  // 'Helped order the meat'
  if (opening.lemma === 'help') return [];
  const again = againAndAgain(tokens, first);
  if (again !== null) return [again];
  const head = headFrom(line, first);
  if (head === null) return [];
  // 'Break room', 'Waste pipe'
  const mayBeNoun = isNounLemma(opening.lemma) && !isMainlyVerb(opening.lemma);
  if (opening.shape === 'base' && mayBeNoun && !MANY.test(tokens[first]!.norm)) return [];
  const isMany = opening.shape === 'base' || MANY.test(tokens[first]!.norm);
  const isPerson = opening.shape === 'base' && MANY_PEOPLE.test(tokens[head]!.norm);
  if (isRoutine(tokens, head)) return [head];
  if (!isMany || !(isManyFold(tokens[head]) || isPerson)) return [];
  if (!is(tokens[head + 1], 'conj')) return [head];
  const second = headFrom(line, head + 2);
  return second === null || !isManyFold(tokens[second]) || !endsPhrase(tokens, second)
    ? []
    : [head, second];
}

/** 'new starter', 'weekly deadline': one of them would have its article. */
const MANY =
  /^(?:new|weekly|daily|monthly|regular|different|finished|broken|damaged|faulty|dirty|old|worn|customer|guest|patient|client)$/;

/** 'monthly seminar', 'usability survey every two weeks': the same thing at other times, though taken for a verb. */
function againAndAgain(tokens: readonly Token[], first: number): number | null {
  const isTimed = /^(?:daily|weekly|monthly|quarterly|regular)$/.test(tokens[first]?.norm ?? '');
  for (let at = first; at < first + 3; at++) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token || !/^[a-z-]+$/.test(token.text) || is(token, 'det', 'prep', 'conj')) return null;
    const isOne = isCountable(token.norm) && !ONLY_ONE.test(token.norm);
    const isRepeated =
      /^(?:every|each)$/.test(next?.norm ?? '') &&
      tokens.slice(at + 2, at + 4).some(({ norm }) => TIMES.test(norm));
    if (isOne && (isRepeated || (isTimed && at > first && endsPhrase(tokens, at)))) return at;
  }
  return null;
}
const TIMES =
  /^(?:day|night|shift|week|month|quarter|term|season|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/;

/** 'answered customer question by phone', 'kept record of': what is dealt with day by day, said of one with its article. */
const isRoutine = (tokens: readonly Token[], head: number): boolean =>
  /^(?:question|query|complaint|enquiry|inquiry|booking|reservation|order|resident|employee|colleague|child|contract|drink|dish|record|test|parcel|truck|prescription|appointment)$/.test(
    tokens[head]!.norm,
  ) && /^(?:mark|word)$/.test(phraseEnd(tokens, head) ?? '');

/** Those of whom a job has to do with many. */
const MANY_PEOPLE = new RegExp(oneLine`
  ^(?:
    vendor|supplier|trainee|volunteer|tenant|resident|candidate|applicant|learner|
    participant|subcontractor|newcomer|visitor|passenger|patient|guest|student|pupil|intern|
    apprentice
  )$
`);

/** 'all the receipt', 'all sales invoice', 'a set of icon', 'a wide range of machine', 'both team', 'a few colleague' */
function quantified({ tokens }: AnalysedLine): number[] {
  return tokens.flatMap((token, at) => {
    const isSet = SETS.test(token.norm) && tokens[at + 1]?.norm === 'of';
    const isFew =
      (/^(?:all|both|few|several|various|numerous)$/.test(token.norm) &&
        (!is(tokens[at - 1], 'det') || token.norm === 'few')) ||
      (/^(?:different|other)$/.test(token.norm) && is(tokens[at - 1], 'verb', 'prep'));
    if (!isSet && !isFew) return [];
    let head = isSet ? at + 2 : at + 1;
    if (/^(?:the|our|my|their)$/.test(tokens[head]?.norm ?? '')) head++;
    while (is(tokens[head], 'noun', 'adj') && is(tokens[head + 1], 'noun')) head++;
    const ends = endsPhrase(tokens, head) || isPluralBehind(tokens, head);
    // 'by all the team', 'that all crew is wearing'
    if (
      ONLY_ONE.test(tokens[head]?.norm ?? '') &&
      !isSet &&
      (tokens[head - 1]?.norm === 'the' || /^(?:crew|team)$/.test(tokens[head]!.norm)) &&
      token.norm === 'all'
    )
      return [];
    return (isManyFold(tokens[head]) || isThing(tokens[head])) && ends ? [head] : [];
  });
}
const SETS =
  /^(?:set|number|range|series|variety|pair|collection|lot|lots|hundreds|dozens|thousands|kinds|types|sorts|pairs|sets|groups|couple)$/;

const isThing = (token: Token | undefined): boolean =>
  is(token, 'noun') &&
  !isPlural(token) &&
  !token!.best.possessive &&
  /^[a-z]+$/.test(token!.text) &&
  isCountable(token!.norm);
const ONLY_ONE = new RegExp(oneLine`
  ^(?:
    team|crew|group|department|office|company|committee|community|manager|director|
    supervisor|owner|boss|chef|headteacher|principal|warehouse|kitchen|factory|plant|branch|
    reception|board|council|government|website|workshop|city|village|town|head|public
  )$
`);

/** The last noun of a bare phrase in the singular, with at most one word before it. */
function headFrom(line: AnalysedLine, first: number): number | null {
  const { tokens } = line;
  const isOne = is(tokens[first + 1], 'noun') && is(tokens[first], 'adj', 'noun');
  const head = isOne ? first + 1 : first;
  const words = tokens.slice(first, head + 1);
  if (words.length === 0 || !words.every(({ text }) => /^[a-z-]+$/.test(text))) return null;
  if (words.some((it) => it.best.possessive || isPlural(it))) return null;
  if (isOne && !isBeside(line, tokens[first]!, tokens[head]!)) return null;
  const next = tokens[head + 1];
  return is(tokens[head], 'noun') && (endsPhrase(tokens, head) || is(next, 'conj')) ? head : null;
}

/** Nothing behind it that it might only describe, and no 'of', which many a measure has. */
const endsPhrase = (tokens: readonly Token[], head: number): boolean =>
  /^(?:mark|word)$/.test(phraseEnd(tokens, head) ?? '');

const isManyFold = (token: Token | undefined): boolean =>
  is(token, 'noun') && !isPlural(token) && !token!.best.possessive && MANYFOLD.has(token!.norm);

/** What a job has to do with by the dozen, and what is never spoken of without article or plural. */
const MANYFOLD: ReadonlySet<string> = new Set(
  `allergy apprentice bathroom battery bed bolt bottle bouquet box bracket brochure bug bulb cable cake camera carton
certificate chair cheque client coil colleague container coupon crate customer deadline detector device diagram
drawer drawing drug envelope error fault filter fitting flyer gasket gown guest hinge icon illustration injection
invoice item kerb key label lamp lawn leaflet learner letter lid light menu mockup nozzle newcomer order outlet pallet panel
parcel passenger patient pedal photo pillow pipe plate poster prescription prototype pupil radiator receipt recipe
recruit reservation resident room sample screw sensor shelf shirt sign sketch slab slate socket spare starter
stain sticker student sheet spool switch symptom tap tenant ticket tile tool towel trainee tray tyre
tire uniform user valve vegetable vehicle visitor volunteer voucher window wire worker wound`.split(
    /\s+/,
  ),
);

/** ' and receipts', ' or extra beds', with nothing behind that the noun might only describe. */
function isPluralBehind(tokens: readonly Token[], head: number): boolean {
  if (!/^(?:and|or|&)$/.test(tokens[head + 1]?.norm ?? '')) return false;
  const noun = is(tokens[head + 2], 'adj') ? head + 3 : head + 2;
  // 'permit and tender sets': what both describe stands behind.
  if (is(tokens[noun], 'noun') && is(tokens[noun + 1], 'noun')) return false;
  return isPlural(tokens[noun]) && endsPhrase(tokens, noun);
}
