import { isTradeWord } from '#worker/nlp/dictionary/trade-words.ts';
import { COMMON_SLIPS } from '#worker/nlp/dictionary/common-slips.ts';
import { firing } from '../firing.ts';
import type { LineContext, RewriteRule } from '../model.ts';
import { capitalise, lemmasOf } from '../words.ts';

/** Misspellings that can mean one word only. */
export const knownMisspellings: RewriteRule = {
  id: 'known-misspellings',
  title: 'Correct the spelling',
  why: 'A misspelling costs interviews more surely than anything else on the page.',
  mayAdd: lemmasOf([...COMMON_SLIPS.values()].join(' ')),
  mayRemove: lemmasOf([...COMMON_SLIPS.keys()].join(' ')),
  examples: {
    fires: [
      ['Recieved and checked deliveries', 'Received and checked deliveries'],
      ['Managed upto 9 sites', 'Managed up to 9 sites'],
      ['Served custmers at the counter', 'Served customers at the counter'],
    ],
    leaves: [
      'Designed posters for ACHEIVE, a youth charity',
      'Organised the programme',
      'Assisted the costumer at the opera',
      'Fattened wether lambs on turnips',
      'Ran calenders in a laundry',
      'Kept personel files in order',
    ],
  },
  apply({ text, dialect }) {
    let added = '';
    let removed = '';
    const correct = text.replaceAll(/(?<![\w.@/'’-])[A-Za-z]+(?![\w@/'’])/g, (word) => {
      const right = slipOf(word.toLowerCase(), dialect);
      if (right === undefined || /^[A-Z]{2,}$/.test(word) || isTradeWord(word, text)) return word;
      added += ` ${right}`;
      removed += ` ${word}`;
      return /^[A-Z]/.test(word) ? capitalise(right) : right;
    });
    return correct === text ? null : firing(correct, 'auto', { added, removed });
  },
};

/** Words that are right in some trade, and corrections that suit one dialect only, are left to the speller. */
function slipOf(word: string, dialect: LineContext['dialect']): string | undefined {
  const right = word === 'costumer' ? undefined : COMMON_SLIPS.get(word);
  return dialect === 'uk' && /iz|yz|fulfill|skillful/.test(right ?? '') ? undefined : right;
}
