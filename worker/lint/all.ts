/** Every rule, in no order that matters; a new rule file adds one line here, a new table one in tables.ts. */
import type { Rule } from './model.ts';
import { emptyPraise } from './rules/empty-praise.ts';
import { doubledWord } from './rules/doubled-word.ts';
import { indefiniteArticle } from './rules/indefinite-article.ts';
import { nameAgain } from './rules/name-again.ts';
import { missingApostrophe } from './rules/missing-apostrophe.ts';
import { missingArticle } from './rules/missing-article.ts';
import { missingPlural } from './rules/missing-plural.ts';
import { needlessArticle } from './rules/needless-article.ts';
import { numberAgreement } from './rules/number-agreement.ts';
import { itOfMany } from './rules/it-of-many.ts';
import { smallNoun } from './rules/small-noun.ts';
import { schoolNames } from './rules/school-names.ts';
import { spelling } from './rules/spelling.ts';
import { strayApostrophe } from './rules/stray-apostrophe.ts';
import { clauseVerb } from './rules/clause-verb.ts';
import { commaSplice } from './rules/comma-splice.ts';
import { dutyPhrase } from './rules/duty-phrase.ts';
import { firstPerson } from './rules/first-person.ts';
import { gerundAfterPreposition } from './rules/gerund-after-preposition.ts';
import { frontedObject } from './rules/fronted-object.ts';
import { gerundOpening } from './rules/gerund-opening.ts';
import { infinitiveOpening } from './rules/infinitive-opening.ts';
import { jointSubject } from './rules/joint-subject.ts';
import { lightVerb } from './rules/light-verb.ts';
import { listForm } from './rules/list-form.ts';
import { nominalOpening } from './rules/nominal-opening.ts';
import { parallelForm } from './rules/parallel-form.ts';
import { passiveAward } from './rules/passive-award.ts';
import { passiveByMe } from './rules/passive-by-me.ts';
import { possessiveMy } from './rules/possessive-my.ts';
import { simpleTense } from './rules/simple-tense.ts';
import { tenseOfJob } from './rules/tense-of-job.ts';
import { subjectVerb } from './rules/subject-verb.ts';
import { verbAfterAuxiliary } from './rules/verb-after-auxiliary.ts';
import { contractionMeant } from './rules/contraction-meant.ts';
import { dialectSpelling } from './rules/dialect-spelling.ts';
import { thoughThrough } from './rules/though-through.ts';
import { thereTheir } from './rules/there-their.ts';
import { leadLed } from './rules/lead-led.ts';
import { spacing } from './rules/spacing.ts';
import { numberHyphen } from './rules/number-hyphen.ts';
import { praiseBeforeTrade } from './rules/praise-before-trade.ts';
import { courseName } from './rules/course-name.ts';
import { pluralClause } from './rules/plural-clause.ts';
import { pluralAdjective } from './rules/plural-adjective.ts';
import { adjectiveBehindNoun } from './rules/adjective-behind-noun.ts';
import { adverbHyphen } from './rules/adverb-hyphen.ts';
import { bareNoun } from './rules/bare-noun.ts';
import { TABLE_RULES } from './tables.ts';

/** How a line is put: openings, tense, person, passive, parallel forms. They ask for a whole line, not for a phrase. */
export const VOICE_RULES: readonly Rule[] = [
  commaSplice,
  dutyPhrase,
  firstPerson,
  frontedObject,
  gerundOpening,
  infinitiveOpening,
  jointSubject,
  lightVerb,
  listForm,
  nominalOpening,
  parallelForm,
  passiveAward,
  passiveByMe,
  possessiveMy,
  praiseBeforeTrade,
  simpleTense,
  tenseOfJob,
];

export const RULES: readonly Rule[] = [
  ...TABLE_RULES,
  ...VOICE_RULES,
  adjectiveBehindNoun,
  adverbHyphen,
  bareNoun,
  clauseVerb,
  doubledWord,
  emptyPraise,
  gerundAfterPreposition,
  indefiniteArticle,
  itOfMany,
  missingApostrophe,
  missingArticle,
  missingPlural,
  needlessArticle,
  numberAgreement,
  pluralAdjective,
  pluralClause,
  courseName,
  schoolNames,
  smallNoun,
  nameAgain,
  spelling,
  strayApostrophe,
  subjectVerb,
  contractionMeant,
  dialectSpelling,
  thoughThrough,
  thereTheir,
  leadLed,
  spacing,
  numberHyphen,
  verbAfterAuxiliary,
];
