import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { TITLE_ENDING, TITLE_NOUNS } from '#worker/parse/title-words.ts';

/** Whether a title names a person, so that one can be it: not 'Front Desk' or 'Internship'. */
export function isPerson(title: string): boolean {
  const [name = ''] = title.split(/,|\s[-–—|(]|\s(?:of|for|in)\s/);
  const [noun = ''] = fold(name.replace(REGION_OR_GRADE, '')).match(/[\p{L}-]+$/u) ?? [];
  return !NO_PERSON.test(noun) && (TITLE_NOUNS.has(noun) || TITLE_ENDING.test(noun));
}

/** 'Finance Director EMEA', 'Engineer II' */
const REGION_OR_GRADE = /(?:\s+(?:[A-Z]{2,}|I{1,3}|IV|\d))+$/;

const NO_PERSON = /(?:ship|placement|residency|relations|devops|temp|creative)$/;

/** 'an HR Officer', 'a UX Researcher', but 'Head of Sales': one holds an office of which there is one. */
export function withArticle(title: string): string {
  if (OFFICE.test(title)) return title;
  return `${startsWithVowel(title) ? 'an' : 'a'} ${title}`;
}

const OFFICE = new RegExp(
  oneLine`
    ^(?:(?:group|deputy|interim|acting|co-) ?)*(?:
      chief\b|head\b|vice\b|(?:senior|executive|first) vice\b|(?:[se]?vp)\b|president\b|
      managing director|chair|(?:co-?)?founder|owner|C[A-Z]{1,2}O\b
    )
  `,
  'i',
);

/** By sound: letters of an acronym are read out, and a leading 'u' or 'eu' is often a 'y'. */
function startsWithVowel(title: string): boolean {
  const [word = ''] = title.match(/[\p{L}\p{N}]+/u) ?? [];
  if (/^[A-Z]{2,}$/.test(word)) return /^[AEFHILMNORSX]/.test(word);
  return /^[aeiouäöåéèáàíóú]/i.test(word) && !/^(?:uni|use|usa|eu|one|ut|ubi)/i.test(word);
}
