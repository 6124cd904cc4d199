/** Questions for lines that say where, when or for whom one worked, and not at what. */
import { NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import { beingMany, deed, doing, hasNumber, VERB_FIRST } from './ask.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { tellQuestion } from './tell-question.ts';
import { tellsDeed } from './told-deed.ts';

/** 'Worked in a busy ward', 'Worked for letting agents', 'Served on the committee'; null for any other line. */
export function placeQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  const [opening = '', worked = '', link = worked] = WORKED.exec(text) ?? [];
  if (opening === '') return null;
  const rest = text.slice(opening.length);
  if (tellsDeed(rest) || /^ (?:my way|out)\b/.test(rest)) return null;
  const gerund = / (?:doing|handling) [a-z]/.test(rest);
  if (gerund) return tellQuestion(context);
  // 'for letting agents' names them, 'on the grill serving lunch' tells the deed.
  const later = /^ .+? ([a-z]+ing) (?:the |an? |up )?[a-z\d]+/.exec(rest)?.[1];
  if ((later !== undefined && !NOUN_GERUNDS.has(later)) || hasNumber(rest)) return null;
  if (link === 'for') {
    return deed(
      `What ${doing(context)} do for them? Start with a verb, and keep who they ${beingMany(context)}.`,
    );
  }
  return /^(?:in|at|on|across|out of)$/.test(link)
    ? deed(`What ${doing(context)} do there? ${VERB_FIRST}`)
    : deed(`What ${doing(context)} do in this work? ${VERB_FIRST}`);
}

const WORKED =
  /^(?:I )?(?:(?:[Ww]ork|[Ww]orked) (in|at|for|across|out of|all|long|both|every|any|under|through|flat|the|nights|weekends|shifts)|(?:[Ss]erve|[Ss]erved|[Ss]it|[Ss]at) (on)(?= (?:the|an?|our|two|several) ))\b/;
