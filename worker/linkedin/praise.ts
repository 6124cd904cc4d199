/** Sentences without the praise that everybody gives themselves and that checks find fault with. */
import { emptyPhrasesIn } from '#worker/keywords/empty-phrases.ts';
import { capitalise } from '#worker/nlp/words.ts';

/**
 * 'Hard-working and results-driven nurse with 9 years on wards, and a team player.' → 'Nurse with 9 years on
 * wards.' Nothing where praise is what the sentence says, unless it counts something, too.
 */
export function withoutPraise(sentence: string): string {
  const told = withoutTail(withoutAdjectives(sentence));
  const last = emptyPhrasesIn(told).findLast(({ phrase, at }) => !tells(phrase, told.slice(at)));
  return last ? countIn(told.slice(last.at + last.phrase.length)) : told;
}

/** What stands behind praise and can be counted: '… with 15 years at sea.' → '15 years at sea.' */
const countIn = (rest: string): string => {
  const [, told = ''] =
    /^,? (?:and |with |who has |having )+((?:over |more than )?\d.*)$/i.exec(rest) ?? [];
  return capitalise(told);
};

const ADJECTIVE =
  '(?:(?:very |highly )?(?:hard[- ]?working|detail[- ]oriented|results?[- ](?:driven|' +
  'oriented|focused)|goal[- ]oriented|self[- ]motivated|motivated|dynamic|passionate|' +
  'friendly|outgoing|positive|organi[sz]ed|reliable|enthusiastic|energetic|dedicated|' +
  'committed|creative|flexible|ambitious))';

/** Adjectives of praise that open a sentence, before what the person is. */
const OPENING = new RegExp(
  `^(?:I am an? )?${ADJECTIVE}(?:(?:, and |,? and |, | )${ADJECTIVE})*,? (?=(\\p{L}[\\p{L}-]+))`,
  'iu',
);

const NO_NOUN =
  /^(?:about|and|as|at|but|by|for|from|in|looking|of|on|or|seeking|to|towards?|under|when|who|with|individual|person|professional|people|team)$/i;

function withoutAdjectives(sentence: string): string {
  const [opening = '', next = ''] = OPENING.exec(sentence) ?? [];
  if (opening === '' || NO_NOUN.test(next)) return sentence;
  // Only where checks find fault: 'Dedicated nurse' may stay.
  return emptyPhrasesIn(opening).length === 0
    ? sentence
    : capitalise(sentence.slice(opening.length));
}

/** Praise that a sentence ends with, behind what it tells. */
function withoutTail(sentence: string): string {
  const passion = emptyPhrasesIn(sentence).find(({ phrase }) => /passionate/i.test(phrase));
  if (passion && /\w, (?:and )?$/.test(sentence.slice(0, passion.at))) {
    return `${sentence.slice(0, passion.at).replace(/, (?:and )?$/, '')}.`;
  }
  const [, told = '', tail = ''] =
    /^(.+?)(?:,? and|,? with|,| who is| who has) ((?:an? )?[^,]+?)[.!]?$/i.exec(sentence) ?? [];
  if (told === '' || emptyPhrasesIn(tail).length === 0 || emptyPhrasesIn(told).length > 0) {
    return sentence;
  }
  const rest = emptyPhrasesIn(tail).reduce((text, { phrase }) => text.replace(phrase, ''), tail);
  return (rest.match(/\p{L}{4,}/gu) ?? []).length === 0 ? `${told}.` : sentence;
}

/** What they are passionate about tells something, and what a company makes may be called anything. */
const tells = (phrase: string, from: string): boolean =>
  /passionate/i.test(phrase)
    ? /^\S+(?: \S+)? about\b/.test(from)
    : /^(?:cutting|world|state|best|bottom|growing|value|game|move|fast[- ]paced)/i.test(phrase);
