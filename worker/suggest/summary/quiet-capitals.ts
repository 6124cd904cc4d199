/** Names and titles that a resume sets in capitals, as they read inside a sentence. */
import { oneLine } from '#contract/one-line.ts';
import { isListed } from '#worker/nlp/speller.ts';

/** 'LAKEWOOD MANOR' → 'Lakewood Manor', 'SALES OF ABB' → 'Sales of ABB'; one word alone may be initials: 'UNICEF'. */
export const quietName = (name: string): string => (/\s/.test(name) ? quietWords(name) : name);

/** The same of words that are no name of a body: 'SWEDISH' → 'Swedish', 'GRAPHIC DESIGN' → 'Graphic Design'. */
export function quietWords(words: string): string {
  if (!isShouted(words)) return words;
  return words.replaceAll(WORD, (word, at: number) => {
    if (at > 0 && SMALL.test(word)) return word.toLowerCase();
    return isWord(word) || (word.length >= 5 && !INITIALS.test(word)) ? inTitle(word) : word;
  });
}

/** 'HR OFFICER' → 'HR Officer', 'HEAD OF SALES' → 'Head of Sales'; a title in small letters as it is. */
export function quietTitle(title: string): string {
  if (title.length < 6 || title !== title.toUpperCase()) return title;
  return title.replaceAll(WORD, (word, at: number) => {
    if (at > 0 && SMALL.test(word)) return word.toLowerCase();
    return INITIALS.test(word) ? word : inTitle(word);
  });
}

/** True where all letters are capitals, and too many of them in a row to be initials: 'PHOTOSHOP', not 'SAP' or 'CAD/CAM'. */
export const isShouted = (text: string): boolean =>
  text === text.toUpperCase() && /\p{Lu}{5}/u.test(text);

const WORD = /\p{L}[\p{L}'’]*/gu;
const SMALL = /^(?:OF|THE|AND|FOR|AT|IN|TO|WITH)$/;
const inTitle = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

/** A short word of names that is no initials. */
const isWord = (word: string) => {
  const small = word.toLowerCase();
  return SHORT_WORDS.has(small) || (small.length > 2 && small.length < 5 && isListed(small));
};
const SHORT_WORDS: ReadonlySet<string> = new Set(
  (
    'home care city cafe bank farm food park club auto bay lake hill rock port fort oak elm ' +
    'pine wood sea sky sun star blue red grey gold east west new old key law art arts air gas ' +
    'oil bus car bar tea ice hall inn shop mill rail road taxi team kids baby book tech labs ' +
    'pet vet day town deep high tree rose cape cove dale glen well pool fire safe real true ' +
    'fast best good ink hons ltd inc pty corp co'
  ).split(' '),
);

/** Initials in titles of jobs: no vowel, or one of the usual ones. */
const INITIALS = new RegExp(oneLine`
  ^(?:
    [^AEIOUY]{2,5}|IT|QA|UX|UI|AI|AV|EA|PA|BI|CEO|CFO|COO|CTO|CIO|CMO|CISO|ICU|ER|EHS|HSE|SEO|
    SAP|ERP|EMT|IOS|AWS|ESL|SEN|CNA|LPN|EYFS|PMO|CAD|RAF|USA|UK|EMEA|APAC|II|III|IV
  )$
`);
