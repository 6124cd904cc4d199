import type { RewriteRule } from './model.ts';
import { ableTo } from './rules/able-to.ts';
import { capitalStart } from './rules/capital-start.ts';
import { compoundHyphens } from './rules/compound-hyphens.ts';
import { confusedWords } from './rules/confused-words.ts';
import { dropWas } from './rules/drop-was.ts';
import { emptyWords } from './rules/empty-words.ts';
import { finalPeriod } from './rules/final-period.ts';
import { firstPerson } from './rules/first-person.ts';
import { gerundLed } from './rules/gerund-led.ts';
import { helpWithDeed } from './rules/help-with-deed.ts';
import { knownMisspellings } from './rules/known-misspellings.ts';
import { lightVerb } from './rules/light-verb.ts';
import { oneTense } from './rules/one-tense.ts';
import { passive } from './rules/passive.ts';
import { tidySpacing } from './rules/tidy-spacing.ts';
import { toolNames } from './rules/tool-names.ts';
import { weakLeadInNoun } from './rules/weak-lead-in-noun.ts';
import { weakLeadIn } from './rules/weak-lead-in.ts';
import { wordiness } from './rules/wordiness.ts';

/** Rules that touch spelling and spacing only: they stay even if a later rule is refused. */
export const MECHANICAL_RULES: readonly RewriteRule[] = [
  tidySpacing,
  capitalStart,
  knownMisspellings,
  toolNames,
  compoundHyphens,
  confusedWords,
];

/** Every rule in the order in which it runs. */
export const RULES: readonly RewriteRule[] = [
  ...MECHANICAL_RULES,
  firstPerson,
  emptyWords,
  weakLeadIn,
  weakLeadInNoun,
  ableTo,
  helpWithDeed,
  dropWas,
  passive,
  lightVerb,
  gerundLed,
  oneTense,
  wordiness,
  finalPeriod,
];
