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
    'successfully effectively efficiently really very truly extremely tirelessly diligently and actively'.split(
      ' ',
    ),
  examples: {
    fires: [
      ['Successfully negotiated 9 leases', 'Negotiated 9 leases'],
      ['Led two shifts effectively and efficiently', 'Led two shifts'],
      ['Trained and successfully placed 12 graduates', 'Trained and placed 12 graduates'],
    ],
    leaves: [
      'Ran a very high frequency lab',
      'Taught pupils to write effectively',
      'Measured how efficiently pumps run',
      'Used resources efficiently',
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
    return line === text ? null : firing(capitalise(line), 'auto', { removed });
  },
};

const isFinite = (word: string) =>
  verbLemma(word) !== undefined &&
  (verbOfPast(word) !== undefined || verbOfBase(word) !== undefined);
