/** The verb that a noun of action names: 'preparation' → prepare. */
import { ACTION_NOUNS } from '#worker/nlp/verb-data.ts';
import { isVerbLemma } from './lexicon.ts';

const ENDINGS: readonly [RegExp, readonly string[]][] = [
  [/isation$/, ['ise']],
  [/ization$/, ['ize']],
  [/ification$/, ['ify']],
  [/ation$/, ['ate', 'e', '']],
  [/ition$/, ['ise', 'ite', '']],
  [/ution$/, ['ute']],
  [/ction$/, ['ct']],
  [/ption$/, ['pt', 'be']],
  [/(?<=[rs])sion$/, ['se', 't', 'd']],
  [/ment$/, ['']],
  [/(?<=[vls])al$/, ['', 'e']],
  [/ance$|ence$/, ['', 'e']],
];

/** Nouns whose shape promises an action that they do not name. */
const NOT_ACTIONS = new Set(
  `application position station location condition organization organisation department apartment document equipment instrument element
statement agreement investment compartment government parliament environment department moment comment section function fraction
action auction caption option reception information communication reputation education foundation qualification occupation
association corporation generation population situation station vocation vacation relation ration rental festival arrival approval
material personal journal attendance audience experience insurance balance finance performance reference conference science license licence
absence presence distance instance appliance ambulance substance evidence confidence intelligence sequence influence`.split(
    /\s+/,
  ),
);

/** Base form of the verb; undefined where the noun names no action. A plural is read as its singular. */
export function verbOfNominal(noun: string): string | undefined {
  if (noun === 'valuation') return 'value';
  const listed = ACTION_NOUNS.get(noun);
  if (listed !== undefined) return listed;
  if (NOT_ACTIONS.has(noun)) return undefined;
  for (const [ending, replacements] of ENDINGS) {
    if (!ending.test(noun)) continue;
    const stem = noun.replace(ending, '');
    const verb = replacements.map((it) => stem + it).find((it) => it.length > 3 && isVerbLemma(it));
    if (verb !== undefined) return verb;
  }
  return undefined;
}
