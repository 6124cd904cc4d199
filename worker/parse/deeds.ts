/** Sentences of what a person did, as functional resumes tell them outside of any job. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import type { Line } from './line.ts';
import { titleScore } from './roles.ts';

/** A sentence of what was done: 'Trained 14 agents on Zendesk', 'I have run two depots'. */
export function isDeed({ text, words, cells }: Pick<Line, 'text' | 'words' | 'cells'>): boolean {
  if (words < 4 || cells.length > 1 || (text.match(/[,;|]/g)?.length ?? 0) > 2) return false;
  return FIRST_PERSON.test(text) || (words >= 5 && (DONE.test(text) || beginsWithVerb(text)));
}

const FIRST_PERSON = /^(?:I|I've|I’ve|I'm|I’m|Ich|J'ai|J’ai|He|Yo) \p{Ll}/u;
/** A past tense or 'Responsible for', then how many or what: 'Advanced Excel' and 'Applied maths' go no further. */
const DONE = new RegExp(
  oneLine`
    ^(?:
      (?:successfully |regularly |personally |consistently )?(?:
        \p{L}{2,}ed|led|built|made|ran|won|wrote|taught|grew|drove|oversaw|set|cut|kept|sold|
        held|took|began|brought|gave|hired|spoke
      ) (?:up |out |on |over |for |with |in |to |by )?(?:
        \d|an? |the |my |our |all |over |more |up |
        \p{Ll}+ (?:\p{Ll}+ )?(?:for|of|to|with|in|on|at|by|from|and|across|against)\b
      )|responsible for )
  `,
  'iu',
);

/** 'Recruited and trained 60 volunteers': a known verb in the past, with a number or a small word to follow. */
function beginsWithVerb(text: string): boolean {
  const verb = /^(?:\p{L}+ly )?(\p{L}+)(?= )/u.exec(text)?.[1];
  return verb !== undefined && verbOfPast(fold(verb)) !== undefined && GOES_ON.test(text);
}

const GOES_ON = /\d|\b(?:an?|the|and|for|of|to|with|in|on|at|by|from)\b/;

/** 'Accompany residents to the dentist': a verb in its base form, then in small letters what and where. */
export function isDuty({ text, words }: Pick<Line, 'text' | 'words'>): boolean {
  const [, verb = ''] = /^(\p{Lu}\p{Ll}+) (?!(?:of|in|at)\b)\p{Ll}/u.exec(text) ?? [];
  return (
    words >= 4 &&
    verbOfBase(verb.toLowerCase()) !== undefined &&
    FUNCTION_WORD.test(text) &&
    titleScore(text.split(FUNCTION_WORD)[0]!) < 1.4
  );
}

/** A small word, which sentences have and headers hardly. */
export const FUNCTION_WORD =
  /\s(?:an?|the|my|our|their|and|for|of|to|with|in|on|up|out|at|by|from|around|before|after|since|when|have|has|\d+)\s/i;
