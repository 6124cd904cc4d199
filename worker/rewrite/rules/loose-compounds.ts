import { replaceWhere } from '#worker/nlp/needed.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';

/** 'a fast paced kitchen' → 'a fast-paced kitchen', in a line that changes anyway. */
export const looseCompounds: RewriteRule = {
  id: 'loose-compounds',
  title: 'Join the compound',
  why: 'A hyphen keeps words together that belong together.',
  finishing: true,
  mayAdd: [],
  mayRemove: [],
  examples: {
    fires: [
      ['Cooked in a fast paced kitchen', 'Cooked in a fast-paced kitchen'],
      ['Wired new build homes', 'Wired new-build homes'],
    ],
    leaves: ['Ran a new build of the app', 'Worked fast paced by a bell'],
  },
  apply({ text }) {
    const joined = COMPOUNDS.reduce((line, [pattern, to]) => replaceWhere(line, pattern, to), text);
    return joined === text ? null : firing(joined, 'auto');
  },
};

const COMPOUNDS: readonly [RegExp, string][] = [
  [/\bfast paced (?!by\b)(?=[a-z])/g, 'fast-paced '],
  [
    /\bnew build (?=(?:properties|homes|houses|flats|developments?|estates?|sites?|apartments)\b)/g,
    'new-build ',
  ],
];
