import type { Lint, Rule } from '../model.ts';
import { inTarget, verbReading } from '#worker/nlp/line/clause.ts';
import { actionLemma, lintOf, replaced } from '../voice.ts';

export const lightVerb: Rule = {
  id: 'light-verb',
  category: 'style',
  title: 'One verb in place of “did the … of”',
  why: '“Did the cleaning of” takes four words to say “cleaned”.',
  examples: {
    fixes: [
      ['Did the cleaning of two theatres', 'Cleaned two theatres'],
      ['Did the needful to calm guests', 'Calmed guests'],
      ['Done the ordering of all the food', 'Ordered all the food'],
      ['Do the preparation of samples (current)', 'Prepare samples (current)'],
    ],
    keeps: [
      'Did the ironing for a busy hotel',
      'Did a stocktake every Friday',
      'Made the best of a small kitchen',
      'Was doing the stripping of old doors',
    ],
  },
  check(line) {
    const { tokens } = line;
    if (line.kind !== 'bullet') return [];
    return tokens.flatMap((token, at): Lint[] => {
      if (token.best.lemma !== 'do' || token.best.pos === 'aux' || tokens[at - 1]?.norm === 'to')
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
      let noun = at + 1;
      if (/^(?:the|a|an)$/.test(tokens[noun]?.norm ?? '')) noun += 1;
      if (tokens[noun + 1]?.norm !== 'of') return [];
      const lemma = actionLemma(tokens[noun]!);
      if (lemma === undefined) return [];
      const word = inTarget(line, lemma);
      return lintOf(line, lightVerb, [replaced(line, at, noun + 1, word)], {
        message: `“${word}” says it in one word.`,
        absorbs: ['tense-of-job', 'simple-tense'],
      });
    });
  },
};
