/** What a line of a resume claims: neither what is only wished for nor what is still being learnt. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';

const WISH = new RegExp(
  oneLine`
    \b(?:
      objective\b|seeking\b|looking for\b|(?:would|['’]d) like\b|want(?:s|ing)? to\b|
      hop(?:e|es|ing) to\b|to (?:obtain|secure|gain)\b|aim(?:s|ing)? to\b|
      (?:keen|eager|ready|willing) to\b
    )[^.!?;]*
  `,
  'gi',
);

/** Phone, mail and addresses of the web are no evidence: 'Mobile: +91 …' names no mobile skill. */
const CONTACT = /\S+@\S+|\b(?:https?:|www\.)\S+|\b(?:mobile|phone|tel|cell|e-?mail)\s*:/gi;

/** `plain`: a line of the head, the summary or an unnamed section, where wishes stand. */
export const claimedIn = (text: string, plain: boolean): string =>
  plain ? text.replace(WISH, ' ').replace(CONTACT, ' ') : text;

/** 'Rust (learning)' and 'learning Go', and no machine learning or learning stories. */
const LEARNING = new RegExp(
  oneLine`
    (?<!
      \b(?:
        machine|deep|reinforcement|statistical|federated|e|adult|distance|blended|active|early|
        language|student|supervised|lifelong|service|team|remote|online
      )[ -]
    )\blearning\b(?! (?!(?:about|to|on|by|how|at|with|and)\b)\p{Ll})|
    \b(?:studying|in progress|course since|not yet|self-study)\b
  `,
  'iu',
);
const SLIGHT = /\(\s*(?:basics?|beginner|elementary|some|rusty)\b|\bfor beginners\b|^\s*basics?\b/i;

/** The parts of a line that hold more than a beginner's knowledge. */
export function firmPartsOf(text: string): string {
  if (!LEARNING.test(text) && !SLIGHT.test(text)) return text;
  return text
    .split(/[,;|•]|\.\s/)
    .filter((part) => !LEARNING.test(part) && !SLIGHT.test(part))
    .join(' , ');
}

/** An ad that asks for little takes little. */
export const asksLittle = (asked: string): boolean =>
  /\b(?:basic|some|beginner|exposure|learn|awareness|first|bit of)\b/i.test(fold(asked));
