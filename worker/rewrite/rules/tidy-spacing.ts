import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';

/** Double spaces, a space before a comma, a word typed twice. */
export const tidySpacing: RewriteRule = {
  id: 'tidy-spacing',
  title: 'Tidy the spacing',
  why: 'Nothing but the spaces and doubled marks changes.',
  mayAdd: [],
  mayRemove: [],
  examples: {
    fires: [
      ['Serviced motors ,  PLCs and drives', 'Serviced motors, PLCs and drives'],
      ['Ran the the night desk', 'Ran the night desk'],
      ['Wrote tests for for two teams teams', 'Wrote tests for two teams'],
      ['Priced bids,and signed them', 'Priced bids, and signed them'],
    ],
    leaves: [
      'Found that that bank had had no audit',
      'Ran a 4:1 trial',
      'Raised £1,100,000 in 2022',
    ],
  },
  apply({ text }) {
    let doubled = '';
    const tidied = text
      .replaceAll(/[^\S\n]{2,}/g, ' ')
      .replaceAll(/(?<=[\p{L}\d%)]) +(?=[,;](?:\s|$))/gu, '')
      .replaceAll(/(?<=\p{Ll}{2}),(?=\p{Ll}{2})/gu, ', ')
      .replaceAll(/([,;:])\1+/g, '$1')
      .replaceAll(
        /\b(?!(?:that|had|is|so|no|very|many|much|one|two|bye|ha|win|go|door|can|per)\b)([a-z]+) \1\b(?! (?:one|go)\b)/gi,
        (_, word: string) => {
          doubled += ` ${word}`;
          return word;
        },
      );
    return tidied === text
      ? null
      : firing(tidied, 'auto', { added: doubled, removed: `${doubled}${doubled}` });
  },
};
