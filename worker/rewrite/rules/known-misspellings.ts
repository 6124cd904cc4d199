import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';
import { capitalise, lemmasOf } from '../words.ts';
import { MISSPELLINGS } from './misspelling-data.ts';

/** Misspellings that can mean one word only. */
export const knownMisspellings: RewriteRule = {
  id: 'known-misspellings',
  title: 'Correct the spelling',
  why: 'A misspelling costs interviews more surely than anything else on the page.',
  mayAdd: lemmasOf([...MISSPELLINGS.values()].join(' ')),
  mayRemove: lemmasOf([...MISSPELLINGS.keys()].join(' ')),
  examples: {
    fires: [
      ['Recieved and checked deliveries', 'Received and checked deliveries'],
      ['Managed upto 9 sites', 'Managed up to 9 sites'],
    ],
    leaves: ['Designed posters for ACHEIVE, a youth charity', 'Organised the programme'],
  },
  apply({ text }) {
    let added = '';
    let removed = '';
    const correct = text.replaceAll(/(?<![\w.@/'’-])[A-Za-z]+(?![\w@/'’])/g, (word) => {
      const right = MISSPELLINGS.get(word.toLowerCase());
      if (right === undefined || /^[A-Z]{2,}$/.test(word)) return word;
      added += ` ${right}`;
      removed += ` ${word}`;
      return /^[A-Z]/.test(word) ? capitalise(right) : right;
    });
    return correct === text ? null : firing(correct, 'auto', { added, removed });
  },
};
