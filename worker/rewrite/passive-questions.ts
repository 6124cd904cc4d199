/** Questions for lines that name no doer. */
import { verbOfBase, verbOfGerund, verbOfParticiple, verbOfPast } from '#worker/nlp/verbs.ts';
import { deed, inCapital } from './ask.ts';
import type { LineContext, LineQuestion } from './model.ts';

/** 'Reports were made': nobody did it. */
export function passiveQuestion(context: LineContext): LineQuestion | null {
  const { text } = context;
  const [whole = '', subject = '', first = '', participle = ''] = PASSIVE.exec(text) ?? [];
  if (whole === '') return doneAtEnd(context);
  const opening = first.toLowerCase();
  if (/^(?:it|this|that|there|i|we|he|she|they|which|who)$/.test(opening)) return null;
  // 'Ensured standards were met': somebody did it, and says so.
  const told = verbOfPast(opening) ?? verbOfGerund(opening) ?? verbOfBase(opening);
  if (told && TELLING.test(told.lemma)) return null;
  if (verbOfPast(opening) && !/^[A-Z][a-z]+ed [a-z]+$/.test(subject)) return null;
  // 'Always advocated for patients and ensured practice was followed'
  if (/ (?:ensured|made sure|checked|confirmed) /.test(subject)) return null;
  const verb = verbOfParticiple(participle);
  if (!verb) return null;
  if (/ by (?:me|myself)\b/.test(text.slice(whole.length))) return BY_ME;
  if (JUDGED.test(verb.lemma) && /\b(?:my|our)\b/i.test(subject)) {
    return deed('Write the line again, starting with what you did; the praise comes after it.');
  }
  if (/^(?:my|our)$/.test(opening) || / of my /.test(subject)) return null;
  const start = /^(?:do|give|carry|take|put|make)$/.test(verb.lemma)
    ? 'starting with a verb'
    : `starting with “${inCapital(context.current && / (?:is|are) /.test(whole) ? verb.base : verb.past)}”`;
  const asked = context.current && / (?:is|are) /.test(whole) ? 'Do' : 'Did';
  return deed(`${asked} you do this yourself? If so, write the line again, ${start}.`);
}

const PASSIVE =
  /^(([A-Z][a-z'’]*)(?: (?!that\b|which\b|who\b|when\b|where\b|what\b|until\b|till\b|before\b|after\b|once\b|unless\b|if\b|because\b|while\b|i\b)[A-Za-z\d/'’-]+){0,9}?(?:(?:, [A-Za-z][A-Za-z ]*){1,3},? and [a-z][a-z ]*)?) (?:was|were|is|are|have been|has been|had to be) (?:[a-z]+ly )?([a-z]+)\b(?!(?: [a-z]+){0,3} by (?!me\b|myself\b))/;
const TELLING =
  /^(?:ensure|check|make|confirm|verify|see|report|explain|monitor|guarantee|show|prove|decide|know|watch|identify|find|say|tell)$/;
/** What others judge or grant. */
const JUDGED = /^(?:choose|select|nominate|award|praise|feature|shortlist|accept|adopt|exhibit)$/;
export const BY_ME = deed('Write the line again without “by me”, each deed starting with a verb.');

/** 'Guest requests for towels handled promptly' */
function doneAtEnd({ text }: LineContext): LineQuestion | null {
  const [, first = '', participle = ''] =
    /^([A-Z][a-z]+) [a-z]+s\b[^.;]*? ([a-z]+)(?: (?:promptly|daily|weekly|monthly|on time|correctly|quickly|accurately))?\.?$/.exec(
      text,
    ) ?? [];
  const opening = first.toLowerCase();
  if (!DONE.test(participle) || verbOfPast(opening) || verbOfBase(opening)) return null;
  if (opening.endsWith('ing') || /\b(?:until|till|before|after|once|when|were|was) /.test(text))
    return null;
  const verb = verbOfParticiple(participle)!;
  return deed(
    `Did you do this yourself? If so, write the line again, starting with “${inCapital(verb.past)}”.`,
  );
}
const DONE =
  /^(?:handled|processed|prepared|completed|cleaned|checked|resolved|answered|delivered|maintained|organised|organized|updated|filed|recorded|managed)$/;
