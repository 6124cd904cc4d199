/** The signs of Markdown in a line of text. */
import { oneLine } from '#contract/one-line.ts';

/** Markdown's signs for bold and italic type around words, and the tags of an unfilled template, as blanks of the same length. */
export function withoutEmphasis(text: string): string {
  if (text.length > 2000 || !/[*_{`]|\]\(/.test(text)) return text;
  const blank = (sign: string) => ' '.repeat(sign.length);
  return withoutStars(withoutLinks(text))
    .replace(DATED_CODE, ' $1 ')
    .replace(/\{\{[^{}]*\}\}|\{%[^{}]*%\}|\{[{%].*$/g, blank);
}

/** The signs for bold and italic type alone as blanks. */
export const withoutStars = (text: string): string =>
  text.replace(EMPHASIS, (_, open: string, words: string) => {
    const blanks = ' '.repeat(open.length);
    return blanks + words + blanks;
  });

const EMPHASIS =
  /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=[^\s*_])([^*_\n]{1,200}?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;

/** '### Cook — [Sea Road Inn](https://…)' names the inn; an address told for itself, and a link in a sentence, stay. */
const withoutLinks = (text: string): string =>
  text.includes('](') && !/[.!?;]$/.test(text) && text.replace(LINK, '$1').length <= 120
    ? text.replace(LINK, (whole: string, name: string, rest: string) =>
        OF_ADDRESS.test(name) ? whole : ` ${name}${' '.repeat(rest.length)}`,
      )
    : text;

const LINK = /\[([^[\]()\n]{2,80})(\]\(https?:\/\/[^\s()]{1,200}\))/g;
const OF_ADDRESS = new RegExp(
  oneLine`
    \p{L}\.\p{L}|@|
    ^(?:
      web ?site|portfolio|blog|home ?page|my site|site|web|link|linked ?in|git ?hub|git ?lab|
      twitter|mastodon|x|e-?mail|orcid|behance|dribbble|instagram
    )$
  `,
  'iu',
);

/** Dates between backticks, as Markdown sets words in the type of a program. */
const DATED_CODE = /`([^`\n]{0,40}\d{4}[^`\n]{0,40})`/g;

/** The same text with blanks in place of some signs, so that all offsets stay. */
export const blanked = (raw: string, at: number, signs: string): string =>
  raw.slice(0, at) + ' '.repeat(signs.length) + raw.slice(at + signs.length);
