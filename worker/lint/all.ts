/** Every rule, in no order that matters; a new rule file adds one line here, a new table one in tables.ts. */
import type { Rule } from './model.ts';
import { doubledWord } from './rules/doubled-word.ts';
import { indefiniteArticle } from './rules/indefinite-article.ts';
import { missingApostrophe } from './rules/missing-apostrophe.ts';
import { numberAgreement } from './rules/number-agreement.ts';
import { spelling } from './rules/spelling.ts';
import { strayApostrophe } from './rules/stray-apostrophe.ts';
import { subjectVerb } from './rules/subject-verb.ts';
import { verbAfterAuxiliary } from './rules/verb-after-auxiliary.ts';
import { thereTheir } from './rules/there-their.ts';
import { leadLed } from './rules/lead-led.ts';
import { spacing } from './rules/spacing.ts';
import { numberHyphen } from './rules/number-hyphen.ts';
import { TABLE_RULES } from './tables.ts';

export const RULES: readonly Rule[] = [
  ...TABLE_RULES,
  doubledWord,
  indefiniteArticle,
  missingApostrophe,
  numberAgreement,
  spelling,
  strayApostrophe,
  subjectVerb,
  thereTheir,
  leadLed,
  spacing,
  numberHyphen,
  verbAfterAuxiliary,
];
