import { oneLine } from '#contract/one-line.ts';

/** Endings that are no words of their own: before them a hyphen at a line's end only marks the break. */
const BARE_ENDING = new RegExp(
  oneLine`
    ^(?:
      \p{L}{0,3}(?:tions?|sions?|ments?|ances?|ences?|ities|ibility|ability)|
      \p{L}?(?:
        ings?|ness|ity|ated|ates|ating|ers|ors|ly|ally|able|ible|ized?|ised?|ical|ous|ive|ism|
        ists?|ology|ography|ed|es
      )
    )$
  `,
  'u',
);
const STANDS_ALONE = new RegExp(
  oneLine`
    ^(?:
      king|ring|sing|wing|nation|action|station|nations|actions|stations|mention|dates|rates|
      red|fed|bed|led|wed|five|live|dive|give|able|fable|cable|table|ally|rally|fly|ply|ours|
      hers|fence|pence|dance|lance|chance|hence|city|pity|cities|moments?|cement|tension|
      pension|mission|passion|session|vision|version|ration|lotion|motion|notion|option|section|
      auction|caution|fiction|function|mansion|fusion
    )$
  `,
  'u',
);

/** What a document itself says about its words. */
export interface Known {
  /** How often a word, in small letters, occurs in it. */
  countOf(this: void, word: string): number;
  /** Targets of its links, in small letters. */
  addresses: readonly string[];
  /** Its usual font size in points. */
  bodyPt: number;
}

/** Joins the text of two rows: with a space, or at a broken address or word without. */
export function joinText(text: string, next: string, { countOf, addresses }: Known): string {
  const tail = lastWord(text);
  const head = /^\S+/.exec(next)?.[0] ?? '';
  if (isBrokenAddress(tail, head, addresses)) return text + next;
  const broken = /(\p{L}{2,})[-\u2010]$/u.exec(tail);
  if (!broken) return `${text} ${next}`;
  const rest = /^\p{Ll}+/u.exec(head)?.[0];
  if (!rest) return text + next;
  const whole = (broken[1]! + rest).toLowerCase();
  const known =
    countOf(whole) > 0 || (BARE_ENDING.test(rest) && !STANDS_ALONE.test(rest) && countOf(rest) < 2);
  return (known ? text.slice(0, -1) : text) + next;
}

/** What stands after the last space; a pattern that is tied to the end would be tried from every letter. */
export function lastWord(text: string): string {
  let from = text.length;
  while (from > 0 && !SPACE.test(text[from - 1]!)) from -= 1;
  return text.slice(from);
}

const SPACE = /\s/;

/** Whether a link of the document leads to the two parts as one address. */
export function isLinked(tail: string, head: string, addresses: readonly string[]): boolean {
  if (tail.length <= 5 || addresses.length === 0) return false;
  const whole = (tail + head).toLowerCase();
  return /[@/.]/.test(whole) && addresses.some((url) => url.includes(whole));
}

const COMMON_DOMAIN = /\.(?:com|org|net|edu|gov|info|io|dev|co\.uk)$/i;

/** Whether an e-mail or web address goes on in the next row: the document's links know, else its shape tells. */
export function isBrokenAddress(tail: string, head: string, addresses: readonly string[]): boolean {
  if (/^(?:https?:|www\.)/i.test(head) || /[,;)|]$/.test(tail)) return false;
  if (isLinked(tail, head, addresses)) return true;
  const domain = /@([\w.-]*)$/.exec(tail)?.[1];
  if (domain !== undefined) {
    if (COMMON_DOMAIN.test(tail + head) && !COMMON_DOMAIN.test(tail)) return true;
    return (
      /^[a-z][\w-]*(?:\.[\w.-]+)?$/i.test(head) &&
      (/[.-]$|^$/.test(domain) || (!domain.includes('.') && head.includes('.')))
    );
  }
  return (
    /^(?:https?:\/\/|www\.)|\.(?:com|org|net|io|dev)\//i.test(tail) &&
    /[/._-]$/.test(tail) &&
    /^[\w%?=&#./~-]+$/.test(head)
  );
}
