import { britishUsage } from '#worker/nlp/british-forms.ts';
import { replaceLint } from '../build.ts';
import type { Rule } from '../model.ts';

export const dialectSpelling: Rule = {
  id: 'dialect-spelling',
  category: 'spelling',
  title: 'One English throughout',
  why: 'A resume in British English with “labeled” and “color” looks as if it were put together from others.',
  examples: {
    fixes: [
      ['Labeled jars by color (uk)', 'Labelled jars by colour (uk)'],
      ['Traveled to fit jewelry cases (au)', 'Travelled to fit jewellery cases (au)'],
      ['Swept the fitness center (uk)', 'Swept the fitness centre (uk)'],
    ],
    keeps: [
      'Labeled jars by color',
      'Labeled jars by color (us)',
      'Labelled jars and organized talks (uk)',
      'Cleaned Harbor View Center (uk)',
      'Read the meter, the program and the dialog (uk)',
    ],
  },
  check(line, { names }) {
    if (line.dialect !== 'uk' && line.dialect !== 'au') return [];
    return line.tokens.flatMap((token) => {
      if (!/^\p{Lu}?\p{Ll}+$/u.test(token.text) || names?.has(token.norm)) return [];
      // A name keeps its owner's spelling.
      if (/^\p{Lu}/u.test(token.text) && token !== line.tokens[0]) return [];
      if (
        /[\w@/\\.-]/.test(line.text[token.start - 1] ?? '') ||
        /^(?:[@/\\_-]|\.\w)/.test(line.text.slice(token.end))
      )
        return [];
      return replaceLint(line, token, britishUsage(token.text), {
        rule: this.id,
        category: this.category,
        message: `In British English it is “${britishUsage(token.text)}”.`,
        priority: 46,
      });
    });
  },
};
