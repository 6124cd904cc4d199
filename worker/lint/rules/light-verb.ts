import type { Lint, Rule } from '../model.ts';
import type { AnalysedLine, Token } from '#worker/nlp/line/model.ts';
import { inTarget, isJoint, verbReading } from '#worker/nlp/line/clause.ts';
import { inflect } from '#worker/nlp/line/inflect.ts';
import { verbOfNominal } from '#worker/nlp/line/nominal.ts';
import { actionLemma, actionsAt, capital, lintOf, replaced, startsSentence } from '../voice.ts';

export const lightVerb: Rule = {
  id: 'light-verb',
  category: 'style',
  title: 'One verb in place of “did the … of”',
  why: '“Did the cleaning of” takes four words to say “cleaned”.',
  examples: {
    fixes: [
      ['Did maintenance on hooks and slings', 'Maintained hooks and slings'],
      ['Performed a comparison of six pumps', 'Compared six pumps'],
      ['Did the cleaning of two theatres', 'Cleaned two theatres'],
      ['Did the needful to calm guests', 'Calmed guests'],
      ['Done the ordering of all the food', 'Ordered all the food'],
      ['Do the preparation of samples (current)', 'Prepare samples (current)'],
      [
        'Did the training of two grooms, who both stayed (current)',
        'Trained two grooms, who both stayed (current)',
      ],
      ['Made the sharpening of knives', 'Sharpened knives'],
      ['Make the coordination of six couriers (current)', 'Coordinate six couriers (current)'],
      ['Carried out a survey of 40 ponds', 'Surveyed 40 ponds'],
      ['Performed verification of batch numbers', 'Verified batch numbers'],
      ['Did inspections of ladders once a week', 'Inspected ladders once a week'],
      ['Conducted interviews of seasonal pickers', 'Interviewed seasonal pickers'],
      ['Undertook the cataloguing of old maps', 'Catalogued old maps'],
      ['Did the training and supervision of new guides', 'Trained and supervised new guides'],
      ['Doing recruitment and induction of nurses', 'Recruited and inducted nurses'],
    ],
    keeps: [
      'Did the ironing for a busy hotel',
      'Did a stocktake every Friday',
      'Made the best of a small kitchen',
      'Made a selection of cheeses and a drawing of the hall',
      'Performed the role of Hamlet',
      'Conducted 12 audits of farms',
      'Performed a reading of new plays',
      'Was doing the stripping of old doors',
    ],
  },
  check(line) {
    const { tokens } = line;
    if (line.kind !== 'bullet') return [];
    return tokens.flatMap((token, at): Lint[] => {
      if (
        !LIGHT.test(token.best.lemma) ||
        token.best.pos !== 'verb' ||
        tokens[at - 1]?.norm === 'to' ||
        (at > 0 && !isJoint(tokens[at - 1]) && token.best.lemma !== 'do')
      )
        return [];
      // 'was doing the stripping of': what is left of the verb would not go with 'was'.
      if (tokens[at - 1]?.best.pos === 'aux') return [];
      if (tokens[at + 2]?.norm === 'needful' && tokens[at + 3]?.norm === 'to') {
        const verb = verbReading(tokens[at + 4], 'base');
        return verb
          ? lintOf(line, lightVerb, [replaced(line, at, at + 4, inTarget(line, verb.lemma))], {
              message: 'Name what was done.',
            })
          : [];
      }
      // 'was also doing the cleaning': the auxiliary goes with it, first.
      const aux = tokens[at - 1]?.best.pos === 'adv' ? tokens[at - 2] : tokens[at - 1];
      if (token.best.form === 'gerund' && aux?.best.lemma === 'be') return [];
      const carries = token.best.lemma === 'carry';
      if (carries && tokens[at + 1]?.norm !== 'out') return [];
      let noun = carries ? at + 2 : at + 1;
      const article = tokens[noun]?.norm ?? '';
      if (/^(?:the|a|an)$/.test(article)) noun += 1;
      const works = tokens[noun + 1]?.norm === 'on' && WORKS_ON.test(tokens[noun]!.norm);
      if (tokens[noun + 1]?.norm !== 'of' && !works) return pairAt(line, at, noun);
      const isOne = /^an?$/.test(article);
      const makes = /^(?:make|perform)$/.test(token.best.lemma);
      // 'made a drawing of', 'made a selection of': things.
      if (makes && isOne && THINGS.test(tokens[noun]!.norm)) return [];
      const lemma = actionOf(tokens[noun]!);
      if (lemma === undefined) return [];
      // What is told in the past stays there, also in a job still held.
      const isPast = /^(?:past|participle)$/.test(token.best.form ?? '');
      const word = isPast ? inflect(lemma, 'past', line.dialect) : inTarget(line, lemma);
      return lintOf(line, lightVerb, [replaced(line, at, noun + 1, word)], {
        message: `“${word}” says it in one word.`,
        absorbs: ['tense-of-job', 'simple-tense'],
      });
    });
  },
};

/** 'Did the training and supervision of guides': each noun is turned into its verb. */
function pairAt(line: AnalysedLine, at: number, noun: number): Lint[] {
  const { tokens } = line;
  if (tokens[noun + 1]?.norm !== 'and' || tokens[at]!.best.lemma !== 'do') return [];
  const pair = actionsAt(line, noun);
  const [first, second, more] = pair?.pieces ?? [];
  if (!first || !second || more) return [];
  const start = tokens[at]!.start;
  const text = startsSentence(line, at) ? capital(first.text) : first.text;
  return lintOf(line, lightVerb, [{ start, end: first.end, text }, second], {
    message: `“${text}” says it in one word.`,
    absorbs: ['tense-of-job', 'simple-tense', 'gerund-opening'],
  });
}

/** Verbs that say nothing beside a noun of action; 'carry' only with 'out'. */
const LIGHT = /^(?:do|make|perform|conduct|carry|undertake|execute|effect)$/;

/** 'did maintenance on the hooks': what is worked on is the verb's object. */
const WORKS_ON =
  /^(?:maintenance|repairs?|checks?|tests?|inspections?|troubleshooting|research|audits?|calibration|servicing)$/;

/** What may as well be a thing that was made. */
const THINGS =
  /ing$|^(?:se|col)lection$|^(?:arrangement|composition|creation|production|provision)$/;

/** Checks and the like, of which there may be many; 'survey' and 'study' are verbs as they stand. */
const CHECKS =
  /^(survey|interview|inspection|audit|test|review|check|repair|study|evaluation|assessment|installation|translation|search)s?$|^(stud)ies$/;

function actionOf(token: Token): string | undefined {
  const [, noun, stem] = CHECKS.exec(token.norm) ?? [];
  const one = stem === undefined ? noun : `${stem}y`;
  if (one === undefined) return actionLemma(token);
  return verbOfNominal(one) ?? one;
}
