import { oneLine } from '#contract/one-line.ts';
import { MAX_AD_CHARS } from '#contract/match.ts';

/** Buttons and headings of the page that an ad was copied from. */
const REMNANT = new RegExp(
  oneLine`
    ^[ \t]*(?:
      show (?:more|less)|see (?:more|less)|read more|…more|report this (?:job|ad)|save(?: job)?|
      apply now|easy apply|share|copy link|back to (?:results|search)
    )[ \t]*$
  `,
  'gim',
);

/** Ad as pasted → plain text: one kind of line end, no control characters, remnants of its page blanked. */
export function adText(pasted: string): { text: string; cut: boolean } {
  const cut = pasted.length > MAX_AD_CHARS;
  const text = pasted
    .slice(0, MAX_AD_CHARS)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\u00a0/g, ' ')
    .replace(REMNANT, '');
  return { text, cut };
}
