import { verbLemma, verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';
import { capitalise } from '../words.ts';

/** Intensifiers that claim without showing. */
export const emptyWords: RewriteRule = {
  id: 'empty-words',
  title: 'Cut the empty word',
  why: 'The fact is stronger without it.',
  mayAdd: [],
  mayRemove:
    'successfully effectively efficiently tirelessly diligently and actively so on forth etc'.split(
      ' ',
    ),
  examples: {
    fires: [
      ['Wrote queries and reports etc', 'Wrote queries and reports'],
      ['Successfully negotiated 9 leases', 'Negotiated 9 leases'],
      ['Led two shifts effectively and efficiently', 'Led two shifts'],
      ['Trained and successfully placed 12 graduates', 'Trained and placed 12 graduates'],
    ],
    leaves: [
      'Ran a very high frequency lab',
      'Taught pupils to write effectively',
      'Measured how efficiently pumps run',
      'Used resources efficiently',
      'Ordered paint, brushes etc.',
    ],
  },
  apply({ text }) {
    let removed = '';
    const cut = (words: string) => {
      removed += ` ${words}`;
      return '';
    };
    let line = text.replace(
      /^(?:Successfully|Effectively|Tirelessly|Diligently|Actively) (?=([a-z-]+)\b)/,
      (words, next: string) => (isFinite(next) ? cut(words) : words),
    );
    line = line.replaceAll(
      /(?<=\b(?:and|,) )(?:successfully|effectively) (?=([a-z-]+)\b)/g,
      (words, next: string) => (verbOfPast(next) ? cut(words) : words),
    );
    line = line.replace(
      / (?:effectively and efficiently|efficiently and effectively)(?=[.]?$)/,
      cut,
    );
    // 'paint, brushes etc.' would lose the end of its list.
    if (!/,(?!.* and )[^,]*$/.test(line.replace(TRAILING, ''))) line = line.replace(TRAILING, cut);
    return line === text ? null : firing(capitalise(line), 'auto', { removed });
  },
};

const TRAILING = /,? (?:and so on|and so forth|etc)(?=\.?$)/;

const isFinite = (word: string) =>
  verbLemma(word) !== undefined &&
  (verbOfPast(word) !== undefined || verbOfBase(word) !== undefined);
