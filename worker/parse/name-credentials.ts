/** Degrees, licences and memberships that people set behind their names. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { titleScore } from './roles.ts';

/** 'RN', 'PhD', 'CPA' behind a name. */
export const CREDENTIAL = new RegExp(
  oneLine`
    ^(?:
      ph\.?d|m\.?d|b\.?a|b\.?eng|m\.?eng|ll\.?[bm]|pgce|r\.?n|bsn|msn|np|fnp(?:-c)?|cpa|cfa|pmp|
      mba|esq|p\.?e|jd|j\.d|lpn|dds|dvm|pharm\.?d|facs|rd|lcsw|msw|ms|ma|m\.?s|m\.?a|b\.?sc?|
      m\.?sc|phr|sphr|shrm(?:-s?cp)?|cissp|cisa|scrum|csm|ccrn|cna|mph|mpa|ed\.?d|m\.?ed|b\.?ed|
      c\.?eng|p\.?eng|m\.?phil|b\.?com|ll\.?b|lmft|lmsw|lpc|dpt|fcca|mrics|ma|aia|leed(?: ap)?|
      jr|sr|ii|iii|iv|dipl\.?-?ing|[amf]?cipd|mcips|m?cipr|f?mice|miet|mbcs|i?ceng|gphc|cpim|
      cscp|bcps|rdh|emt(?:-p)?|crna|aprn|lvn|cfp|ea|acca|aca|fca|cipp?|frm|capm
    )\.?$
  `,
  'i',
);

/** Length of a name without them: 'Philippa Garrity-Shaw BA (Hons) PGCE' ends behind the surname, which `local` of the e-mail address may prove. */
export function lengthWithoutCredentials(text: string, local: string): number {
  const words = [...text.matchAll(/\S+/g)];
  const first = words.findIndex(
    ([word], i) =>
      i >= 2 &&
      words.slice(i).every(([it]) => isCredential(it)) &&
      (/\p{Ll}/u.test(words[i - 1]![0]) || words.slice(i).every(([it]) => BRACKETED.test(it))) &&
      (CREDENTIAL.test(word) ||
        BRACKETED.test(word) ||
        isInitialism(word) ||
        isBehindSurname(word, words[i - 1]![0], local)),
  );
  return first > 0 ? words[first - 1]!.index + words[first - 1]![0].length : text.length;
}

/** 'CA(SA)', '(Mrs)': no surname has such brackets. */
const BRACKETED =
  /^\p{Lu}[\p{L}.]{0,6}\(\p{L}[\p{L}.]{1,6}\)$|^\((?:mrs?|ms|miss|mx|dr|prof|hons?|ret)\.?\)$/iu;

/** 'RVN', '(RGN)': three to five capitals that no surname is spelled with. */
const isInitialism = (word: string): boolean => /^\(?[B-DF-HJ-NP-TV-XZ]{3,5}\)?$/.test(word);

/** 'Noor Haddad MAAT' beside noor.haddad@…: the address ends the name where the capitals begin. */
function isBehindSurname(word: string, before: string, local: string): boolean {
  const parts = fold(before).split('-');
  const proved = parts.some((part) => part.length >= 3 && local.includes(part));
  return proved && !local.includes(fold(word));
}

/** 'RN', 'PhD', 'FNP-C', '(Hons)' and other marks that stand behind a name. */
export const isCredential = (word: string): boolean =>
  CREDENTIAL.test(word) || BRACKETED.test(word) || (MARK.test(word) && titleScore(word) < 1);

const MARK = /^(?:\p{Lu}\.?){2,6}(?:-\p{Lu}{1,4})*\.?$|^\((?:[Hh]ons?|[Rr]et)\.?\)$/u;
