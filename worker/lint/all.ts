/** Every rule, in no order that matters; a new rule file adds one line here, a new table one in tables.ts. */
import type { Rule } from './model.ts';
import { doubledWord } from './rules/doubled-word.ts';
import { indefiniteArticle } from './rules/indefinite-article.ts';
import { missingApostrophe } from './rules/missing-apostrophe.ts';
import { numberAgreement } from './rules/number-agreement.ts';
import { strayApostrophe } from './rules/stray-apostrophe.ts';
import { subjectVerb } from './rules/subject-verb.ts';
import { verbAfterAuxiliary } from './rules/verb-after-auxiliary.ts';
import { TABLE_RULES } from './tables.ts';

export const RULES: readonly Rule[] = [
  ...TABLE_RULES,
  doubledWord,
  indefiniteArticle,
  missingApostrophe,
  numberAgreement,
  strayApostrophe,
  subjectVerb,
  verbAfterAuxiliary,
];
