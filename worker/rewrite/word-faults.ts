/** Faults of single words and their objects in a rewritten line. */
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';

/** 'for analysing of samples', 'in doing of upgrades' */
export const activityOf = (text: string) =>
  /\b(?:in|with|by|for|on) (?!beginning|meaning)[a-z]+ing of \S/.test(text);

/** 'Typed up of letters', 'and labelled of samples' */
export const strayOf = (text: string) =>
  [
    ...text.matchAll(
      /(^|,(?: and)? | and | or )([A-Za-z-]+)(?: (?:up|off|down|over|out|in|on|away|back|together))? of (?=\S)/g,
    ),
  ].some(([whole, , word]) => {
    const verb = verbOfPast(word!.toLowerCase()) ?? verbOfBase(word!.toLowerCase());
    if (!verb || NOUN_BASES.has(word!.toLowerCase())) return false;
    return !WITH_OF.has(verb.lemma) && !whole.endsWith(' out of ');
  });
const WITH_OF = new Set(
  'dispose approve consist inform think make take speak hear learn know talk dream conceive tell warn get come notify build compose become'.split(
    ' ',
  ),
);

/** 'Met clients to learn there needs' */
export const strayThere = (text: string) =>
  /(?<!\b(?:is|was|were|are|work|worked|works|live|lived|stay|stayed|go|went|get|got|be|been|and|while|that|when|drove|so) )\bthere (?!is|was|were|are|has|had|days|hours|weeks|months|years)(?:[a-z]+ )?[a-z]{2,}[^su]s\b/i.test(
    text,
  );

/** 'Booked the managing directors diary' */
export const lostApostrophe = (text: string) =>
  /\b(?:managers|directors|owners|customers|clients|patients|guests|residents|students|pupils|childrens|peoples|parents|tenants|users|employees|drivers|doctors|teachers|companys) (?:diary|diaries|calendars?|office|desks?|room|rooms|house|home|homes|luggage|progress|satisfaction|behaviou?r|care|health|wellbeing|records|needs|requirements|complaints|expectations|belongings)\b/.test(
    text,
  );

/** 'Waited lists', 'and lived units': such a verb takes no object. */
export const falseObject = (text: string) =>
  [...text.matchAll(/(^|, (?:and )?| and )([A-Za-z-]+) ([a-z]+)/g)].some(
    ([, , word, next]) =>
      (NEEDS_NO_OBJECT.has(verbOfPast(word!.toLowerCase())?.lemma ?? '') ||
        NEEDS_NO_OBJECT.has(verbOfBase(word!.toLowerCase())?.lemma ?? '')) &&
      !FOLLOWS.test(next!),
  );
const NEEDS_NO_OBJECT = new Set(
  'wait sleep sit come arrive happen occur remain fall listen liaise communicate collaborate cooperate comply adhere participate respond react rely belong appear interact correspond'.split(
    ' ',
  ),
);
const FOLLOWS =
  /^(?:in|on|at|for|with|to|by|from|as|and|or|of|up|out|off|under|over|across|within|during|until|till|after|before|through|between|among|about|into|against|here|there|daily|weekly|monthly|directly|closely|well|when|where|while|if|whenever|both|via|regularly|back|behind|ahead|down|around|[a-z]+ly)$/;

/** 'Recycled centre and its 8 staff': a thing that is counted wants its article, or it was half of a name. */
export const bareThing = (text: string) => BARE_THING.test(text) || BARE_AFTER_MANY.test(text);

const UNOWNED =
  "(?!an?\\b|the\\b|its\\b|their\\b|his\\b|her\\b|our\\b|my\\b|one\\b|each\\b|every\\b|another\\b|no\\b|any\\b|this\\b|that\\b|\\d|[^ ]+['’]s?\\b)";
const THING =
  'centre|center|department|office|room|team|unit|machine|school|project|site|store|shop|area|desk|line|system|process|plan|programme|program|contract|facility|course|campaign|session|event|agency|company|club|hall|kitchen|ward|branch|plant|laborator(?:y)|lab|library|hotel|restaurant|clinic|hospital|factory|warehouse|garage|yard|fleet|budget|portfolio|caseload';
const MORE_THINGS =
  'collection|class|instrument|document|report|invoice|vehicle|device|computer|database|website|building|house|garden|customer|client|patient|guest|student|supplier|vendor';
const BARE_THING = new RegExp(
  `^(?!Help)[A-Z][a-z]+ ${UNOWNED}(?:[a-z-]+ )?(?:${THING}|${MORE_THINGS})(?= (?:and|of|for|in|at|with|on|its|their)\\b|[,.;]|$)`,
);
/** 'Taught Year 4 mixed ability class of 29', 'Catalogued local history collection and led a group' */
const BARE_AFTER_MANY = new RegExp(
  `^(?!Help)[A-Z][a-z]+ (?:${UNOWNED}(?!of\\b|in\\b|on\\b|at\\b|for\\b|with\\b|to\\b|by\\b|from\\b|and\\b|or\\b)[A-Za-z\\d-]+ )(?:(?!an?\\b|the\\b|of\\b|in\\b|on\\b|at\\b|for\\b|with\\b|to\\b|by\\b|from\\b|and\\b|or\\b)[A-Za-z\\d-]+ ){1,3}(?:collection|class|caseload|programme|program|team|budget|portfolio|department)(?= (?:of|for|in|at|with|and [a-z]+ed|and led)\\b|[.;]|$)`,
);
