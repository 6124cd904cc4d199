import type { RewriteRule } from './model.ts';
import { ableTo } from './rules/able-to.ts';
import { approximateCount } from './rules/approximate-count.ts';
import { agreement } from './rules/agreement.ts';
import { apostrophes } from './rules/apostrophes.ts';
import { articles } from './rules/articles.ts';
import { capitalStart } from './rules/capital-start.ts';
import { commaSplice } from './rules/comma-splice.ts';
import { compoundHyphens } from './rules/compound-hyphens.ts';
import { confusedWords } from './rules/confused-words.ts';
import { didThings } from './rules/did-things.ts';
import { countedThings } from './rules/counted-things.ts';
import { dropWas } from './rules/drop-was.ts';
import { emptyTail } from './rules/empty-tail.ts';
import { emptyWords } from './rules/empty-words.ts';
import { finalPeriod } from './rules/final-period.ts';
import { firstPerson } from './rules/first-person.ts';
import { gerundLed } from './rules/gerund-led.ts';
import { helpWithDeed } from './rules/help-with-deed.ts';
import { informalWords } from './rules/informal-words.ts';
import { knownMisspellings } from './rules/known-misspellings.ts';
import { laterDuty } from './rules/later-duty.ts';
import { lightVerb } from './rules/light-verb.ts';
import { mixedDuties } from './rules/mixed-duties.ts';
import { nounLed } from './rules/noun-led.ts';
import { looseCompounds } from './rules/loose-compounds.ts';
import { oneTense } from './rules/one-tense.ts';
import { parallelVerbs } from './rules/parallel-verbs.ts';
import { passive } from './rules/passive.ts';
import { plainVerb } from './rules/plain-verb.ts';
import { roleTense } from './rules/role-tense.ts';
import { secondPassive } from './rules/second-passive.ts';
import { servedAs } from './rules/served-as.ts';
import { tidySpacing } from './rules/tidy-spacing.ts';
import { toolNames } from './rules/tool-names.ts';
import { topRank } from './rules/top-rank.ts';
import { wasDoing } from './rules/was-doing.ts';
import { weakLeadInNoun } from './rules/weak-lead-in-noun.ts';
import { weakLeadIn } from './rules/weak-lead-in.ts';
import { wordiness } from './rules/wordiness.ts';
import { wouldDo } from './rules/would-do.ts';

/** Rules that touch spelling and spacing only: they stay even if a later rule is refused. */
export const MECHANICAL_RULES: readonly RewriteRule[] = [
  tidySpacing,
  capitalStart,
  knownMisspellings,
  toolNames,
  compoundHyphens,
  confusedWords,
  apostrophes,
  articles,
  countedThings,
  agreement,
];

/** Rules that change the wording, in a line whose spelling is mended. */
export const WORDING_RULES: readonly RewriteRule[] = [
  commaSplice,
  informalWords,
  emptyTail,
  topRank,
  firstPerson,
  approximateCount,
  emptyWords,
  weakLeadIn,
  mixedDuties,
  weakLeadInNoun,
  ableTo,
  wasDoing,
  wouldDo,
  didThings,
  helpWithDeed,
  dropWas,
  servedAs,
  passive,
  lightVerb,
  gerundLed,
  nounLed,
  oneTense,
  roleTense,
  laterDuty,
  parallelVerbs,
  secondPassive,
  plainVerb,
  wordiness,
  looseCompounds,
  finalPeriod,
];

/** Every rule in the order in which it runs. */
export const RULES: readonly RewriteRule[] = [...MECHANICAL_RULES, ...WORDING_RULES];
