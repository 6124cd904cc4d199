/** 'there owners', "it's gates", "who's members": the owner's word is meant where a thing follows that it can own. */
import { COUNTABLES } from '#worker/nlp/countables.ts';
import { DEED_NOUNS, NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbLemma, verbOfBase, verbOfPast, verbOfThirdPerson } from '#worker/nlp/verbs.ts';
import { isPlural, pluralOf, type Slip } from '../slips.ts';

/** Each slip with the owner's word; they come after the frames that know one of them by its neighbours. */
export const POSSESSIVE_SLIPS: readonly Slip[] = [
  [
    /(?<=\b([A-Za-z]+) )there(?= ([a-z-]+)(?: ([a-z-]+))?)/g,
    ([, before, next, after]) =>
      (next === 'own' || takesThing(before!)) &&
      isOwned(next!, after!) &&
      !NOT_OF_PLACE.test(next!) &&
      (!PLACED.test(before!) || next === 'own' || COUNTABLES.has(next!))
        ? 'their'
        : null,
  ],
  // 'updated they charts'
  [
    /(?<=\b([A-Za-z]+(?:ed|ing)|of|with|kept|took|made|gave|wrote|checked) )they(?= ([a-z-]+)(?: (?:in|on|at|for|with|to|from|by|into|and|before|after|during|each|every|weekly|daily)\b|[.,;]|$))/g,
    ([, before, next]) => (takesThing(before!) && isThings(next!) ? 'their' : null),
  ],
  [
    /(?<=\b([A-Za-z]+) )they['’]re(?= ([a-z-]+)(?: ([a-z-]+))?)/g,
    ([, before, next, after]) => (takesThing(before!) && isOwned(next!, after!) ? 'their' : null),
  ],
  [
    /(?<=(?:\b(?!and\b)([A-Za-z]+)|[a-z],) )it['’]s(?= ([a-z-]+)(?: ([a-z-]+))?)/g,
    ([, before, next, after]) =>
      (before === '' || takesThing(before!)) && isOwnedByIt(next!, after!) ? 'its' : null,
  ],
  // 'the intranet and it's search', not 'withdrawal, suspension and it's effect': theirs?
  [
    /(?<!,[^.;]*)(?<=\b(?:[a-z]+[^s\W]|[A-Z][A-Za-z]*) and )it['’]s(?= ([a-z-]+)(?: ([a-z-]+))?)/g,
    ([, next, after]) => (isOwnedByIt(next!, after!) ? 'its' : null),
  ],
  [
    /(?<=(?:[a-z],|\b(?:[a-z]+s|client|customer|patient|developer|man|woman|person|firm|company|committee|team|supplier|partner)) )who['’]s(?= ([a-z-]+)(?: ([a-z-]+))?)/g,
    ([, next, after]) => (isOwned(next!, after!, true) ? 'whose' : null),
  ],
  [/\b([Cc]hild|[Ww]om|[Mm])(r?)ens['’](?= [a-z])/g, ([, start, r]) => `${start!}${r!}en's`],
];

/** A preposition, 'and', or a verb that does something to a thing: 'worked there two summers' names a place. */
const takesThing = (before: string): boolean => {
  const word = before.toLowerCase();
  if (
    /^(?:of|for|with|about|at|within|between|against|under|during|through|into|regarding|in|on|to|by|up|across|around|onto|towards|without|over|upon|among|concerning|behind|via|along|from|and|or)$/.test(
      word,
    )
  )
    return true;
  const lemma = verbLemma(word);
  return lemma !== undefined && !NO_OBJECT.test(lemma);
};
/** Verbs of being somewhere, and verbs that a clause follows: 'ensured they're members'. */
const NO_OBJECT =
  /^(?:be|work|live|go|stay|stand|run|get|serve|start|train|teach|stop|volunteer|happen|spend|sit|wait|study|arrive|come|return|travel|drive|fly|sail|remain|report|say|confirm|explain|think|claim|know|show|feel|state|promise|ensure|hope|believe|find|agree|mean|see|hear|tell|learn|decide|prove|check|verify|notice|realise|realize|let|have|do)$/;

/** A thing comes next, or behind one word that tells its kind. */
const isOwned = (next: string, after: string, isBehindWho = false): boolean => {
  if (next === 'own') return true;
  if (NO_KIND.test(next) || /(?:ly|ing)$/.test(next)) return false;
  if (isThings(next) || (isBehindWho && next === 'minutes')) return true;
  if (OWNED_ONE.test(next)) return !/^(?:of|that|who|to)$/.test(after);
  return (
    isThings(after) && (AGREED.test(next) || (verbOfPast(next) === undefined && !isVerb(after)))
  );
};
const isThings = (word: string) =>
  isPlural(word) && !TIMES.test(word) && !(isVerb(word) && !isThing(word.slice(0, -1)));
const isVerb = (word: string) => verbOfThirdPerson(word) !== undefined;
const isThing = (word: string) =>
  NOUN_BASES.has(word) ||
  DEED_NOUNS.has(word) ||
  COUNTABLES.has(pluralOf(word)) ||
  !verbOfBase(word);
/** Participles that tell the kind of what is owned, and are no deed done to it. */
const AGREED =
  /^(?:agreed|required|preferred|scheduled|planned|assigned|chosen|allocated|registered|estimated|intended|combined|existing)$/;
const TIMES =
  /^(?:days|years|weeks|months|hours|minutes|weekends|mornings|afternoons|evenings|nights|summers|winters|times|terms|seasons|others)$/;
/** What one has one of. */
const OWNED_ONE =
  /^(?:behalf|progress|family|rota|staff|team|budget|website|equipment|label|effect|function|search|risk|review|chair|job|turn|care|work|party|load|stock|licence|license|training|health|homework|luggage|content|fleet|mileage|temperature|capacity|accuracy|performance|maintenance|menu|catalogue|network|collection|history|impact|use|cost|price|value|size|weight|design|layout|brand|name)$/;
/** Words behind which 'there', "it's" and "who's" are themselves. */
const NO_KIND =
  /^(?:an?|the|is|are|was|were|has|have|had|will|would|could|should|may|might|must|can|to|for|and|or|on|in|at|by|with|from|as|of|until|since|when|where|after|before|every|during|daily|weekly|monthly|all|full|part|too|also|again|now|who|which|that|but|most|many|several|some|one|once|twice|alone|often|each|both|through|while|because|so|if|about|not|been|over|under|than|then|still|always|only|more|no|what|how|why|just|time|easy|hard|clear|safe|busy|ready|important|possible|never|fun|good|best|better|worth|like|common|normal|usual|closed|open|late|early|full-time|part-time|last|next|as|due|up|down|out|off|back)$/;
/** 'in there', 'up there' name a place, unless a thing of people follows. */
const PLACED = /^(?:in|up|over|down|out)$/i;
const NOT_OF_PLACE =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|first|summer|winter|last|next|afterwards|afterward|later|overnight|instead|together)$/;
const isOwnedByIt = (next: string, after: string) => isOwned(next, after) && !USUAL.test(next);
/** 'as it's company policy' */
const USUAL =
  /^(?:company|house|standard|policy|practice|law|procedure|business|human|people|customers)$/;
