/** The line told again as deeds: the same question for activities, duties and bare names of work. */
import type { Verb } from '#worker/nlp/verbs.ts';
import { CHANGE_VERBS, ROUTINE_VERBS } from '#worker/nlp/countables.ts';
import {
  deed,
  deeds,
  hasNumber,
  hasResult,
  inCapital,
  isNow,
  PERIOD,
  servedBy,
  unitOf,
} from './ask.ts';
import type { LineContext, LineQuestion } from './model.ts';
import { weakSpots } from './weak-spots.ts';

/** 'Made sure all trolleys were stocked', 'I just made sure …': how it was done is the deed. */
export const sureQuestion = (context: LineContext): LineQuestion | null =>
  OPENS_SURE.test(context.text) && !hasNumber(context.text) && !hasResult(context.text)
    ? tellQuestion(context)
    : null;
const OPENS_SURE =
  /^(?:I |Also |Just |just |also |Basically |always |Always |was |Was |Were |am |Am )*[Mm]a(?:k(?:e|ing)|de) sure\b(?!.*\bby [a-z]+ing\b)(?!.* with(?:out)? (?:no|any)\b)/;

/** 'Write the whole line again as what you did, …'; `verb` only where it is surely the first deed. */
export function tellQuestion(context: LineContext, verb?: Verb): LineQuestion {
  const { text } = context;
  const now = isNow(context);
  if (verb?.lemma === 'ensure' || SURE_FIRST.test(text)) {
    return deed(
      `How ${now ? 'do' : 'did'} you make sure of this? Write the line again with ${deeds(context)}.`,
    );
  }
  // 'with a smile' falls away whole; other praise may be a part of what is told.
  const praise = weakSpots(text).find(({ words }) => DROPPED.test(words))?.words;
  const left = praise ?? /^(?:He|She|They)(?= [a-z])/.exec(text)?.[0];
  const without = left === undefined ? '' : `, without “${left}”`;
  const line = /,| and |; /.test(text) ? 'the whole line' : 'this line';
  const isTold =
    verb !== undefined && !HALF_TOLD.test(verb.lemma) && !SURE.test(text) && !isClaimed(verb, text);
  const start = isTold ? `“${inCapital(now ? verb.base : verb.past)}”` : 'a verb';
  const more = missing(text, isTold ? verb.lemma : undefined).replace(
    'came',
    now ? 'comes' : 'came',
  );
  return deed(`Write ${line} again as ${deeds(context)}${without}, starting with ${start}.${more}`);
}

/** 'Checks whether parts fit', where `word` is a verb said of a third person. */
export function thirdQuestion(context: LineContext, word: string, verb: Verb): LineQuestion {
  const now = isNow(context);
  const more = missing(context.text, verb.lemma).replace('came', now ? 'comes' : 'came');
  return deed(
    `“${word}” speaks of somebody else. Write the line again, starting with “${inCapital(now ? verb.base : verb.past)}”.${more}`,
  );
}

const DROPPED =
  /^(?:with a smile|(?:to|of) (?:a|the) high(?:est)? (?:standard|level)|with (?:a )?friendly manner|leverag\w+)$/i;
/** Verbs that say nothing without what follows them: 'looked after', 'carried out'. */
const HALF_TOLD = /^(?:do|be|have|get|deal|look|carry|go|come|put|see|try|strive|leverage|work)$/;
/** Whoever was to grow sales may not have grown them, unless the line says how. */
const isClaimed = (verb: Verb, text: string) =>
  CLAIMED.test(verb.lemma) && !hasNumber(text) && !/\bI did\b|\bby [a-z]+ing\b/.test(text);
const CLAIMED =
  /^(?:grow|increase|improve|reduce|boost|drive|maximi[sz]e|minimi[sz]e|achieve|exceed|win|meet|enhance|attract|strengthen)$/;
const SURE =
  /\b[Tt]ak(?:e|ing) (?:care|pride|part|responsibility|ownership|charge|an? (?:interest|active))\b|\b[Mm]ak(?:e|ing) sure\b/;
/** 'Making sure …' before any other deed. */
const SURE_FIRST = /^(?:(?! and\b|, ).)*?\b[Mm]a(?:k(?:e|ing)|de) sure\b/;

function missing(text: string, lemma: string | undefined): string {
  if (hasResult(text)) return '';
  if (hasNumber(text) || PERIOD.test(text)) return ' Add what came of it, if you can.';
  if (lemma !== undefined && /^(?:keep|maintain|ensure)$/.test(lemma)) return '';
  const people = servedBy(text);
  if (people !== null && (lemma === undefined || !CHANGE_VERBS.has(lemma))) {
    return ` Add how many ${people}.`;
  }
  const unit = unitOf(text);
  if (unit !== null) return ` Add how many ${unit}.`;
  if (lemma !== undefined && isRoutine(lemma)) return ' Add how much or how often.';
  if (lemma !== undefined && CHANGE_VERBS.has(lemma)) return ' Add what came of it.';
  return ' Add how much, how often or what came of it.';
}

/** Deeds done over and over; what is kept up all along is none. */
export const isRoutine = (lemma: string) =>
  ROUTINE_VERBS.has(lemma) && !CHANGE_VERBS.has(lemma) && !STANDING.test(lemma);
const STANDING = /^(?:maintain|manage|operate|support|make|plan|direct|speak)$/;
