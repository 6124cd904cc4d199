/** Whether a line that reads well says so little that a figure would make it better. */
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';

/** Most words of a line that is bare, of one that names what it was done with, and of one with a general verb. */
const FEW = 9;
const BARE = 6;
const SOME = 15;

/** Few words with a plain object; what names its tools, places or purposes stands by itself. */
export function isBareLine(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const first = words[0]!.toLowerCase().replace(/,$/, '');
  const lemma = (verbOfPast(first) ?? verbOfBase(first))?.lemma ?? first;
  if (GENERAL.test(lemma)) return words.length <= SOME;
  const isNamed = words.length > BARE && NAMED.test(text);
  return words.length <= FEW && !isNamed && !tellsPurpose(text);
}

/** Verbs that fit any work. */
const GENERAL =
  /^(?:handle|deal|help|assist|support|aid|communicate|liaise|correspond|interact|cover|oversee|manage|ensure|provide|use|look|step|maintain|attend|observe|shadow)$/;
/** A name in small surroundings: 'in TrackWise', 'on Trane units'. */
const NAMED =
  / (?:in|on|with|using|via|through|at|from|under|for|and|to|the|an?|of) (?:the |an? )?(?:[A-Z]{2,}(?!s\b)[a-z\d]|[A-Z][a-z]+[A-Z]|[A-Z][a-z]{2,}|[A-Z]{3,}\b)/;
/** 'to seal the joints', ', cutting waste': what the work was for. */
const tellsPurpose = (text: string) =>
  /, [a-z]+ing [a-z]/.test(text) ||
  (!/ from /.test(text) &&
    [...text.matchAll(/ to ([a-z]+) [a-z]/g)].some(
      ([, word]) => verbOfBase(word!) !== undefined && (!NOUN_BASES.has(word!) || DONE.test(word!)),
    ));
const DONE = /^(?:handle|help|check|plan|control|deal|cut|stop|run|make|win)$/;
