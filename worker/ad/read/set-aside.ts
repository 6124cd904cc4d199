import { oneLine } from '#contract/one-line.ts';

/** Sentences that speak of another matter as a whole: other vacancies, what is not wanted, words said aside. */
export function isSetAside(sentence: string): boolean {
  return INTERJECTION.test(sentence) || NOT_THIS.test(sentence) || isForOthers(sentence);
}

/** Other vacancies and other people: whatever they ask is not asked here. */
export const isForOthers = (sentence: string): boolean =>
  (OTHER_VACANCY.test(sentence) && !OF_THE_PERSON.test(sentence)) ||
  ELSEWHERE.test(sentence) ||
  SOMEBODY_ELSE.test(sentence);

/** 'Yes, really.' 'Promise.' */
const INTERJECTION =
  /^(?:(?:yes|promise|really|seriously|honestly)\b[^.!?]{0,24}|(?:no|sorry|thanks?|ok(?:ay)?)\b[^.!?]{0,12})[.!?]*$/i;

const NOT_THIS = new RegExp(
  oneLine`
    ^(?:
      this (?:is not|isn['’]t) |
      (?:we|i)(?: are|['’]re| am|['’]m)? (?:not|don['’]t|do not|never)\b
      (?! (?:hesitate|only|just))|what (?:we don['’]t|this (?:job|role) is not)
    )
  `,
  'i',
);

const OTHER_VACANCY = new RegExp(
  oneLine`
    \b(?:we(?:['’]re| are)?|i(?:['’]m| am)|is|are) (?:also|further|currently also) (?:\p{Ll}+ )?
    (?:look(?:ing)? for|hiring|recruiting|advertising|seeking)\b|
    ^(?!you\b)[^.]*?(?<!you(?:['’]ll| will| can| may| should)? )(?<!who )\balso (?:recruit|hire|advertise)
    s?\b|^also (?:wanted|hiring|recruiting|looking for)\b|\bhiring\b[^.]*\btoo\b|
    \b(?:our|another|other|similar|an? [\p{L}/ ]{2,30}) (?:vacanc(?:y|ies)|postings?|openings?|jobs)
    \b[^.]*\b(?:clos|may|prefer|available|open|interest)|
    \bmay (?:also )?(?:prefer|be interested in)\b
  `,
  'iu',
);

const OF_THE_PERSON = /\b(?:experience|who|skills?|knowledge|ability|able)\b/i;

const SOMEBODY_ELSE = /\bif you know (?:someone|somebody|anyone|anybody|a friend)\b|\bsend them\b/i;

/** 'We also need a porter; see ref 7', 'our sister shop is after a driver'. */
const ELSEWHERE = new RegExp(
  oneLine`
    \b
    (?:next door|across the (?:road|street)|down the (?:road|street)|friends? (?:at|in|of ours))
    \b[^.]*\b(?:is|are) (?:also )?(?:looking|hiring|after|recruiting)\b|
    \bwe also (?:need|want|seek)\b(?:
      [^.]*\b(?:see|ref|vacanc|posting|separate)
      | an? (?:band|grade|part-time|full-time|junior|senior|second|weekend|night|saturday)\b
    )|\bour (?:sister|partner|other) \p{L}+ (?:is|are|needs?|wants?|seeks?)\b|
    \blooking for\b[^.]*\b(?:too|as well)\b|
    \bfor (?:those|these)(?: (?:jobs|roles|posts|vacancies))?\W*$|
    \bsee (?:our other|the other|ref)
  `,
  'iu',
);
