import { isCountNoun } from '#worker/nlp/count-nouns.ts';
import { COUNTABLES } from '#worker/nlp/countables.ts';
import { AGENTS } from '#worker/nlp/line/agents.ts';
import { singularsOf } from '#worker/nlp/line/inflect.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { hasReading, is, replaceLint } from '../build.ts';
import type { LintContext, Rule } from '../model.ts';

export const smallNoun: Rule = {
  id: 'small-noun',
  category: 'typography',
  title: 'A small letter for a common noun',
  why: 'English gives a capital to names only; one on “drivers” or “spring” stops the reader.',
  examples: {
    fixes: [
      ['Cleaned Kitchens, Bedrooms and stairs', 'Cleaned kitchens, bedrooms and stairs'],
      ['Helped Customers find shoes', 'Helped customers find shoes'],
      ['Cooked Breakfast and served it', 'Cooked breakfast and served it'],
      ['Boned joints for hotels and Shops', 'Boned joints for hotels and shops'],
      ['Rang every Driver before dawn', 'Rang every driver before dawn'],
      ['Trained five workers each Spring', 'Trained five workers each spring'],
      ['Kept 240 Hives on the hill', 'Kept 240 hives on the hill'],
    ],
    keeps: [
      'Chased landings near Forks',
      'Cooked for Meals on Wheels',
      'Filed it as per Factories act audits',
      'Reported to the Manager of the mill',
      'Led choirs at Wells (2015) and Lincoln',
      'Joined the Guild (Union of Rig Owners and Drivers)',
      "Ruled under Drivers' Law of 1990",
      'Sold cars at Cedar Motors in spring',
      'Won the Spring Cup and the Best Drivers Award',
      'Worked on the Rooms Desk and the Events Team',
      'Restaurants and hotels',
      'Syndicate of Engineers, number 412',
      'Joined the Guild of Drivers in May',
      'Led a school of Arts and Crafts',
      'Interned in Spring 2019',
      'Wrote apps with Spring and Docker',
      'Kept records in Windows and met on Teams',
      'Moved to Rooms, Events and Sales',
    ],
  },
  check(line, context) {
    if (line.kind !== 'bullet' && line.kind !== 'prose') return [];
    return line.tokens.flatMap((token, at) =>
      isCommon(line, at, context)
        ? replaceLint(line, token, token.text.toLowerCase(), {
            rule: this.id,
            category: this.category,
            message: `No name, so “${token.norm}”.`,
            level: 'confirm',
            priority: 46,
          })
        : [],
    );
  },
};

function isCommon({ tokens }: AnalysedLine, at: number, { names }: LintContext): boolean {
  const [token, before, next] = [tokens[at]!, tokens[at - 1], tokens[at + 1]];
  if (!before || !/^\p{Lu}\p{Ll}{2,}$/u.test(token.text) || names?.has(token.norm)) return false;
  // 'Sage 300 People'
  if (/^\d/.test(before.text) && isCapital(tokens[at - 2]) && at > 2) return false;
  // 'Helped Customers'
  const opensWithVerb = at === 1 && is(before, 'verb') && before.best.form === 'past';
  // 'Cleaned Kitchens, Bedrooms and stairs'
  const goesOn = before.text === ',' && isPlainPlural(tokens[at - 2]) && is(tokens[at - 3], 'verb');
  if (goesOn && isPlainPlural(token)) return true;
  if (
    !(/^(?:[a-z]|\d[\d,]*$)/.test(before.text) || opensWithVerb) ||
    isCapital(next) ||
    // 'near Forks, WA'
    /^(?:near|outside|around|via)$/.test(before.norm) ||
    // 'Meals on Wheels'
    (is(next, 'prep') && isCapital(tokens[at + 2])) ||
    /^['’]$/.test(next?.text ?? '') ||
    endsName(tokens, at) ||
    (next?.text === '(' && /^(?:at|in|from|to)$/.test(before.norm)) ||
    is(next, 'num')
  )
    return false;
  // 'of Arts and Crafts', 'Rooms, Events and Sales'
  const isListed =
    /^(?:and|&|or|,|\/)$/.test(next?.norm ?? '') &&
    isCapital(tokens[at + 2]) &&
    !isPlainPlural(tokens[at + 2]);
  const isLast =
    /^(?:and|&)$/.test(before.norm) &&
    isCapital(tokens[at - 2]) &&
    at > 2 &&
    !isPlainPlural(tokens[at - 2]);
  // 'Syndicate of Engineers'
  const isNamed = before.norm === 'of' && isCapital(tokens[at - 2]);
  if (isListed || isLast || isNamed) return false;
  if (SEASON.test(token.norm)) return /^(?:each|every|the|last|next|this)$/.test(before.norm);
  if (AGENTS.has(token.norm)) return /^(?:a|an|each|every|another)$/.test(before.norm);
  if (PRODUCTS.test(token.norm)) return false;
  if (MEALS.test(token.norm)) return is(before, 'verb', 'conj', 'prep');
  // 'Factories Act', 'Events Team'
  if (is(next, 'noun') && !hasReading(next, 'verb', 'base')) return false;
  if (/^act$/.test(next?.norm ?? '')) return false;
  if (isPlainPlural(token) && !isNamed && is(before, 'verb', 'prep', 'conj')) return true;
  return COUNTABLES.has(token.norm) && is(before, 'num', 'conj', 'adj', 'prep');
}

/** 'Union of Rig Owners and Drivers': joined to a name of several words. */
const endsName = (tokens: readonly Token[], at: number): boolean =>
  /^(?:and|&)$/.test(tokens[at - 1]!.norm) &&
  isCapital(tokens[at - 2]) &&
  isCapital(tokens[at - 3]);

/** 'Customers', 'Kitchens': more than one of what can be counted, which no name is made of by itself. */
const isPlainPlural = (token: Token | undefined): boolean =>
  /^\p{Lu}\p{Ll}{3,}s$/u.test(token?.text ?? '') &&
  singularsOf(token!.norm).some(isCountNoun) &&
  !PRODUCTS.test(token!.norm);

const MEALS = /^(?:breakfast|lunch|dinner)$/;

/** Programs that are called like things. */
const PRODUCTS =
  /^(?:windows|teams|pages|forms|slides|photos|sites|models|functions|records|maps|ads|docs|sheets|contacts|notes|messages|projects|stations|visas?|reels?|stories|soldiers?|sailors?|marines?)$/;

const SEASON = /^(?:spring|summer|autumn|winter)$/;

const isCapital = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? '');
