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
      ['Answered calls from from buyers', 'Answered calls from buyers'],
      ['Wrote tests for for two teams teams', 'Wrote tests for two teams'],
      ['Priced bids,and signed them', 'Priced bids, and signed them'],
    ],
    leaves: [
      'Wrote modules such as Test::Harness in Perl',
      'Found that that bank had had no audit',
      'Ran a 4:1 trial',
      'Filleted mahi mahi for Wagga Wagga City Council',
      'Gigged with The The and Duran Duran',
      'Raised £1,100,000 in 2022',
    ],
  },
  apply({ text }) {
    let doubled = '';
    const tidied = text
      .replaceAll(/[^\S\n]{2,}/g, ' ')
      .replaceAll(/(?<=[\p{L}\d%)]) +(?=[,;](?:\s|$))/gu, '')
      .replaceAll(/(?<=\p{Ll}{2}),(?=\p{Ll}{2})/gu, ', ')
      .replaceAll(/([,;:])\1+(?!\S)/g, '$1')
      .replaceAll(DOUBLED, (_, word: string) => {
        doubled += ` ${word}`;
        return word;
      });
    return tidied === text
      ? null
      : firing(tidied, 'auto', { added: doubled, removed: `${doubled}${doubled}` });
  },
};

/** Words of grammar, and deeds of the past; others may be names, dishes or dances: 'Wagga Wagga', 'mahi mahi'. */
const DOUBLED =
  /\b(the|an?|each|every|more|most|up|down|and|or|of|to|in|for|with|on|at|by|from|as|it|was|were|are|be|been|has|have|this|which|who|their|our|my|its|all|also|into|over|under|about|when|while|after|before|during|between|across|within|through|using|including|daily|weekly|staff|teams?|customers?|clients?|patients?|students?|[a-z]{3,}ed) \1\b/g;
