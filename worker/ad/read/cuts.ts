import { oneLine } from '#contract/one-line.ts';
import type { Span } from '#contract/resume.ts';
import { hitsIn } from '#worker/keywords/matcher.ts';
import { pushTrimmed, sentenceSpans } from '#worker/nlp/sentences.ts';
import { isManner } from './circumstances.ts';
import { isBareLanguage, strongKindOf } from './kinds.ts';

/** Sentences of a stretch of an ad or of a resume held against it; semicolons and bars count as ends. */
export const sentencesOf = (text: string): Span[] =>
  sentenceSpans(text, {
    atMarks: true,
    opensSmall: (before, after) => /[!?]["”’)]*$/.test(before) || startsWithName(before, after),
  });

/** '… by heart. nginx and …': a name that is written small opens a sentence, too. */
const startsWithName = (before: string, after: string): boolean =>
  /^\s+\p{Ll}/u.test(after) &&
  (/\s\p{Ll}{7,}\.$/u.test(before) ||
    hitsIn(after.trimStart().slice(0, 30)).some(
      ({ term, start }) => start === 0 && term.kind === 'tool',
    ));

const inBrackets = (text: string) =>
  (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);

const QUANTITY = oneLine`
  (?:
    at least|minimum(?: of)?|no fewer than|\d+\+?|one|two|three|four|five|six|seven|eight|nine|
    ten|twelve|fifteen|eighteen|twenty
  )
`;
const NUMERAL = String.raw`(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty)`;
const QUALITY =
  '(?:solid|strong|good|excellent|basic|intermediate|advanced|expert|fluent|proven|sound|' +
  'very good|outstanding|working|clear|own|your own|a valid|valid|current|full|clean)';

/** 'ideally', 'because', 'as the training is' */
const JOINING = oneLine`
  ideally\b|preferably\b|as would\b|as is\b|though\b|although\b|but\b|because\b|since we\b|
  as we\b|as there\b|as (?:you|they|it|this|these)(?:['’]\p{L}+)? |
  as (?:full |all |some )?(?:training|support|equipment) (?:is|are|will)\b|
  there(?:['’]ll| will) be\b|(?:two |three )?references (?:will|are)\b|so you\b|
  who (?:can|is|has|are|have)\b
`;
/** 'you', 'the candidate has', 'must', 'is required' */
const OF_SOMEBODY = oneLine`
  you(?:['’](?:ll|ve|re|d))?\b(?! know your)|we(?:['’](?:ll|ve|re))?\b|
  (?:the |all )?(?:candidates?|applicants?|appointee|shifts?|post) \w+|must\b|should\b|
  is (?:expected|required|preferred)\b|will be\b|may be\b
`;
/** 'to hold', 'able to', 'knowledge of' */
const OF_BEING_ABLE = oneLine`
  to (?:provide|hold|pass|live|travel|work|understand|know|have|speak|own)\b|able to\b|
  are (?:willing|able|prepared|happy|ready)\b|(?:the |an )?ability to\b|able and\b|
  willing(?:ness)? to\b|comfort(?:able)? with\b|familiarity with\b|experience (?:of|with|in)\b|
  knowledge of\b|if you\b
`;
/** 'so will', 'it needs', 'knows', 'writes' */
const OF_A_DEED = oneLine`
  so (?:will|would|is|are|does|do)\b|for which\b|had (?:worked|led|run)\b|
  it (?:need|does|did|is|would|will|can)\b|this (?:position|role|post|job)\b|could \w+|can \w+|
  has \w+|holds?\b|knows\b|writes?\b|leads?\b(?! (?:times?|generation|management)\b)|is \w+|
  doesn['’]t\b|bring\b
`;
/** 'a bit of', 'solid experience', 'two years', 'with at least' */
const OF_AN_AMOUNT = oneLine`
  (?:
    a (?:bit|little|touch|dash|smattering|spell) of|some \S+(?: \S+)?(?=,|$)|
    some (?:\p{L}+ )?(?:exposure|experience|knowledge|background|familiarity|understanding)\b|
    time (?:spent )?(?:in|as|on|at|with)
  )\b|
  an? ${QUALITY} (?:\p{L}+ )?(?:
    knowledge|understanding|grasp|command|background|record|skills?|experience|licen[cs]e|
    certificate|registration|card
  )\b|be (?:comfortable|able|willing)\b|${QUALITY}\b|
  (?:of which|including|incl\.) (?:at least |a minimum of |no less than )?${NUMERAL}
  (?: \(\d+\))?(?: years?| yrs?| (?=as\b|in\b))|
  ${QUANTITY}(?:\s+${NUMERAL})?\s*(?:years?|yrs?|months?|of (?:them|which|those)|\(\d)|pays?\b|
  our\b|will (?:hold|have|bring)\b|a record of\b|
  with (?:an? )?(?:
    minimum|at least|no less than|over|more than|\d+|
    (?:\p{L}+ ){0,3}(?:visa|permit|licen[cs]e|passport)
  )\b
`;
/** 'German is a plus', 'Excel preferred' */
const OF_A_VERDICT = oneLine`
  [\p{L} ]{3,30} (?:is|are|would be|will be|exp\.? will be) (?:
    a |an |highly |also |added |huge |big |real |strong |great |definite |distinct )*(?:
    plus|bonus|asset|advantage|advantageous|preferred|desirable|desired|useful|welcome|big plus|
    good to have|essential|required|regarded
  )\b|
  [\p{L} ]{3,30} (?:
    preferred|desirable|desired|helpful|handy|welcome|appreciated|advantageous|
    (?:a|an) (?:real |big |huge |great |strong |definite |distinct )?
    (?:plus|bonus|asset|advantage)
  )(?: but not (?:essential|required))?(?=$|,)
`;
/** 'be available', 'someone who', 'with experience' */
const OF_A_PERSON = oneLine`
  be (?:free|available)\b|have (?:an? )?${QUALITY}\b|experience \p{Ll}+ing\b|
  (?:the|a) (?:habit|knack|head|eye|feel) (?:of|for)\b|(?:someone|somebody) who\b|
  an? [\p{L} ]{3,30} of (?:at least|over|more than|minimum|\d)|
  with (?:experience|knowledge|an understanding|a background|strong|excellent|good|audio)\b
`;

/** What starts a requirement of its own after a comma, a dash or 'and'. */
const NEW_CLAUSE = new RegExp(
  oneLine`
    ^(?:and |& |but |as well as )?(?:
      ${JOINING}|${OF_SOMEBODY}|${OF_BEING_ABLE}|${OF_A_DEED}|${OF_AN_AMOUNT}|${OF_A_VERDICT}|
      ${OF_A_PERSON}
    )
  `,
  'iu',
);

const SEPARATOR = new RegExp(
  oneLine`
    \s\+\s|,\s+(?:and\s+|or\s+|but\s+)?|\s+[–—-]\s+|\s+(?:and|but|though|because|as)\s+|
    \s+(?=so you (?:need|must|have to|will need|should)\b)|
    \s+(?=if you(?:['’](?:ve|re)| have| speak| hold| are)|you must\b)|
    \s*\((?=
      [^()]*\b(?:advantage|plus|bonus|asset|preferred|desirable)\b[^()]*\)[\s.,;]*$|
      if you\b[^()]*\)
    )|
    \s+(?=
      with (?:an? )?(?:minimum|at least|no less than|over|more than|\d+)\b[^,;.]{0,24}
      (?:\b(?:years?|yrs)\b|%)|with (?:an? )?(?:[a-z]+ ){0,3}(?:visa|permit|licen[cs]e|passport)\b
    )
  `,
  'g',
);

/** Nobody writes a longer sentence; a text without stops is left whole, as each cut looks at all of it. */
const LONGEST = 3000;

/** Cuts one sentence into the smallest stretches that one verdict can answer. */
export function clausesOf(sentence: string): Span[] {
  if (sentence.length > LONGEST) return [{ start: 0, end: sentence.length }];
  const cuts: [end: number, start: number][] = [];
  let from = 0;
  for (const { 0: separator, index } of sentence.matchAll(SEPARATOR)) {
    const left = sentence.slice(from, index);
    const at = index + separator.length;
    const right = sentence.slice(at);
    if (
      ONLY_LENGTH.test(right) ||
      // '3 yrs + on cranes'
      (separator.includes('+') && /\d ?(?:years?|yrs?)$/i.test(left)) ||
      (ONE_OF_THEM.test(right) && !/\b(?:years?|yrs?|months?)\b/i.test(left)) ||
      (/^\s*and\s/.test(separator) && /^\p{Ll}?\p{L}+s$/u.test(left.trim())) ||
      left.trim().length < 3 ||
      /^(?:an?|the) \S+$/i.test(left.trim()) ||
      inBrackets(sentence.slice(0, index))
    )
      continue;
    if (
      /^(?:and )?to\b/.test(right) &&
      !/\b(?:need|have|must|able|will|want|ask|expect|requir|prepar)\w*\b/i.test(
        sentence.slice(0, index),
      )
    )
      continue;
    if (/^if you\b/i.test(right) && (GLAD.test(left) || HAS_IT.test(right))) continue;
    // 'A test that you must sit' is one.
    if (/\b(?:which|that|what|whom|where|when)$/i.test(left)) continue;
    const word = /\b(?:and|or|but|though|because|as)\s+$/.exec(separator)?.[0] ?? '';
    if (
      /\bor\s+$/.test(word) &&
      !/^(?:if you|could|had|a (?:bit|little|touch|dash) of|some|time (?:in|spent))\b/i.test(right)
    )
      continue;
    // 'Not required but an asset' and 'law or science are desirable' belong to what stands before them.
    if (
      /^but\s/.test(word) &&
      /\bnot (?:required|essential|necessary|a must|needed)$|\b(?:handy|useful|helpful)$/i.test(
        left,
      )
    )
      continue;
    if (/^[^,]*\bor\b[^,]*\b(?:is|are)\b/i.test(right) && /\b(?:in|of|with)\b[^.;]*$/i.test(left))
      continue;
    if (
      /^but\s/.test(word) &&
      /^(?:is |are )?not (?:essential|required|necessary|needed|a must)\b/i.test(right)
    )
      continue;
    // 'Our head of logistics, who is lovely but …' tells of somebody else.
    if (/^who\b/i.test(right) && !ANYONE.test(left)) continue;
    if (/^but\s/.test(word) && /,\s+who\b/i.test(left) && !ANYONE.test(left)) continue;
    // 'Discretion and a calm manner are essential', 'spoken and written English' are one.
    if (
      /^and\s/.test(word) &&
      LIST_END.test(right) &&
      !/^(?:experience|knowledge)\b/i.test(right) &&
      !VERB.test(left)
    )
      continue;
    if (/^and\s/.test(word) && /\b(?:spoken|oral|verbal)$/i.test(left)) continue;
    // 'Somebody who is fair and doesn't shout' is one person.
    if (
      /^\s*and\s/.test(separator) &&
      isShort(left) &&
      isShort(right) &&
      isManner(left) &&
      isManner(right) &&
      !/^(?:you|who)\b/i.test(right)
    )
      continue;
    // 'Abrasive wheels and manual handling tickets' share their last word.
    if (/^and\s/.test(word) && /^(?:\S+ ){0,2}\S+ ?$/.test(left) && SHARED.test(right)) continue;
    if (/^as\s/.test(word) && /\b(?:such|well|same|known|so|far|long)$/.test(left)) continue;
    const starts =
      separator.endsWith('(') || NEW_CLAUSE.test(right) || NEW_CLAUSE.test(word + right);
    if (
      !starts &&
      !isNextDeed(sentence, index, right) &&
      !changesKind(left, right, separator.includes(','))
    )
      continue;
    if (/^(?:as|because|though|but)\s/.test(word) && !NEW_CLAUSE.test(word + right)) continue;
    cuts.push([index, /^(?:but|though|because|as)/.test(word) ? at - word.length : at]);
    from = at;
  }
  const spans: Span[] = [];
  let start = 0;
  for (const [end, next] of cuts) {
    pushTrimmed(spans, sentence, start, end);
    start = next;
  }
  pushTrimmed(spans, sentence, start, sentence.length);
  return spans;
}

/** No clause about a person is longer. */
const isShort = (text: string): boolean => text.length < 200;

/** 'Experience in drafting leases, advising tenants and going to tribunal': deeds with matters of their own. */
const isNextDeed = (sentence: string, index: number, right: string): boolean =>
  DEED.test(right) && DEEDS.test(sentence.slice(Math.max(0, index - REACH), index));
/** Signs in which a list of deeds names its experience. */
const REACH = 400;
const DEED = /^\p{Ll}{3,}ing (?!and\b|or\b)\S+ (?!and\b|or\b)\S/u;
const DEEDS =
  /\bexperience (?:of|in|with) (?:\p{Ll}+ly )?\p{Ll}{3,}ing (?!and\b|or\b)\S+ (?!and\b|or\b)\S[^;.]*$/u;

/** 'Experience in a warehouse, 2 yrs min': says how long, and asks nothing new. */
const ONLY_LENGTH = new RegExp(
  String.raw`^${QUANTITY} ?(?:years?|yrs?|months?)\W*(?:min|minimum|required|preferred|or more|plus)?\W*$`,
  'i',
);

/** 'We would be glad if you can drive' is one. */
const GLAD = /\b(?:glad|happy|pleased|delighted|great|lovely|nice|good|help\w*)$/i;

/** 'Dutch is a treat if you have it.' */
const HAS_IT = /^if you(?:['’]ve| have) (?:it|one|them|any|some)\b(?: got)?\W*$/i;

/** 'Three referees, one of them a head': no length, and nothing of its own. */
const ONE_OF_THEM = new RegExp(String.raw`^${QUANTITY} of (?:them|which|those|whom)\b`, 'i');

const ANYONE = new RegExp(
  oneLine`
    \b(?:
      someone|somebody|anyone|person|people|individual|candidate|applicant|one|
      an? (?:\p{L}+ ){0,2}\p{L}+
    ),?\s*$|\b(?:someone|somebody|candidate)\b
  `,
  'iu',
);
const SHARED =
  /^(?:\S+ ){1,3}(?:tickets|licen[cs]es|certificates|cards|registrations|endorsements)\b/i;
const LIST_END = /^\S+(?: \S+){0,4} are\b/i;
const VERB = /\b(?:is|are|have|has|need|must|will|should|hold|bring)\b/i;

/** 'CPA qualified, degree in accounting': each side is of a kind that no list joins. */
function changesKind(left: string, right: string, comma: boolean): boolean {
  const next = right.split(/,\s|\s+(?:and|or)\s|\s[–—]\s/)[0]!;
  const [a, b] = [left, next].map(
    (part) => strongKindOf(part) ?? (isBareLanguage(part) ? 'language' : null),
  );
  if (!b) return false;
  return a !== b && (a !== null || (comma && b !== 'location'));
}
