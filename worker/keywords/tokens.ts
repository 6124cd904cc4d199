import { rememberByText } from '#worker/nlp/remember.ts';

/** Words of a line, folded so that spelling variants meet. */
export interface Token {
  /** As written. */
  raw: string;
  /** Lower case, American spelling, singular. */
  folded: string;
  start: number;
  end: number;
}

const WORD = /\.NET\b|[\p{L}\p{N}]+(?:[’'](?=\p{L})\p{L}+)?[+#]*/gu;

/** Words with their places; joined by hyphen, slash, dot or space they are separate words. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map((match) => ({
    raw: match[0],
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The first word of a text that has one, folded; of ever the same few it is remembered. */
export const firstWordOf = (text: string): string => foldedOnce(FIRST_WORD.exec(text)![0]);

const FIRST_WORD = new RegExp(WORD, 'u');
const foldedOnce = rememberByText(fold);

/** Whether two neighbouring words may belong to one term: a comma or a full stop parts them. */
export function joined(text: string, left: Token, right: Token): boolean {
  const between = text.slice(left.end, right.start);
  if (between.length > 3) return false;
  return /^(?:\s+|\s?[-‐‑–/&]\s?|\s&\s|[.](?! )|[’']\s?|\s\()?$/.test(between);
}

const SEPARATOR = /[,;|•·]|\s[–—/]\s/;
const LONGEST_ITEM = 4;

/** Whether the words from `start` to `end` are an item of a list, or all that stands in the line. */
export function isListItem(line: string, start: number, end: number): boolean {
  const before = line.slice(0, start);
  const after = line.slice(end);
  if (!/(?:^|[,;|•·:]|\s[–—/]\s)[\s“"(-]*$/.test(before)) return false;
  if (!/^[\s”")]*(?:$|[,;|•·]|\s[–—/]\s|\.$)/.test(after)) return false;
  const items = line.replace(/^[^:]{1,40}:/, '').split(SEPARATOR);
  if (items.length === 1)
    return !/[\p{L}\p{N}]/u.test(`${before.replace(/^[^:]{1,40}:/, '')}${after}`);
  return items.length > 2 && items.every((item) => item.trim().split(/\s+/).length <= LONGEST_ITEM);
}

function fold(word: string): string {
  let folded = word.toLowerCase().replace(/[’']s$/, '');
  if (folded.length <= 3) return folded;
  folded = folded
    .replace(/isation(s?)$/, 'ization$1')
    .replace(/([^aeiou])is(e[drs]?|ing)$/, '$1iz$2')
    .replace(/yse([drs]?)$/, 'yze$1')
    .replace(/our(ed|ing|al|s)?$/, (whole, end: string | undefined) =>
      OUR.test(folded) ? `or${end ?? ''}` : whole,
    )
    .replace(/^(.{2,})ell(ing|ed|er)$/, '$1el$2')
    .replace(/^programme/, 'program')
    .replace(/^licence/, 'license')
    .replace(/^centre/, 'center')
    .replace(/^paed/, 'ped')
    .replace(/^(.{3,})ilment$/, '$1illment');
  if (/(?:ss|us|is|ics|js|os)$/.test(folded)) return folded;
  return folded
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:x|ch|sh))es$/, '')
    .replace(/s$/, '');
}

const OUR = /^(?:behavi|lab|col|hon|fav|harb|neighb|end[ea]av)our/;
