/** Finds a number before a thing in the singular: '42 qualified lead', 'nine response', '900 square metre'. */
import { verbOfParticiple, verbOfPast } from '#worker/nlp/verbs.ts';

/** True where a number of more than one is told of one thing. */
export const hasManyAndOne = (text: string): boolean =>
  [...text.matchAll(MANY)].some(
    ({ 1: kind = '', 2: thing = '', index }) =>
      !BEFORE.test(text.slice(0, index)) &&
      !kind.split(' ').some((word) => /[^s]s$/.test(word)) &&
      isOne(thing),
  );

const FUNCTION =
  'and|or|of|to|in|on|at|for|from|by|with|per|each|every|an?|the|more|less|times|than|as|was|were|is|are|who|that|which|when|if|so|not|my|our|their|its|them|it|he|she|during|after|before|across|into|within';
const MANY = new RegExp(
  `(?<![\\w£$€₹₦.,:/&-])(?:(?:[2-9]|[1-9]\\d|[1-9]\\d\\d|[1-9]\\d{0,2},\\d{3}|[3-9]\\d{3})(?:\\.\\d+)?(?: (?:million|thousand|hundred))?|1(?:\\.\\d+)? (?:million|billion)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|several) ((?:(?!(?:${FUNCTION})\\b)[a-z-]+ ){0,2})((?!(?:${FUNCTION})\\b)[a-z]{4,})(?=[.,;]|$| (?:${FUNCTION})\\b)(?! (?:and|or) [a-z]+ [a-z]+s\\b)`,
  'g',
);

/** 'Year 4 class', 'a 12 week course', 'at 5 sharp': the number belongs to what stands before it. */
const BEFORE =
  /(?:\d in|(?!^)\b\p{Lu}[\p{L}\d]*|\b(?:an?|the|each|every|this|that|our|my|their|its|his|her|per|at|until|till|unit|level|grade|floor|room|phase|class|route|number|line|stage|band|section|schedule|form|type|bay|gate|step|tier|day|week|page|part|figure|version|model|top|under|over|age|aged|under-|first|last|next|past)) $/u;
/** No plural, no stuff, no adjective and no adverb. */
const isOne = (word: string): boolean =>
  !/s$|men$|(?:ly|ed|ing|al|ic|ive|ous|able|ible|ful|less|ern|est)$/.test(word) &&
  !SAME.has(word) &&
  verbOfPast(word) === undefined &&
  verbOfParticiple(word) === undefined;

/** The same in the plural, or no thing. */
const SAME: ReadonlySet<string> = new Set(
  `people children women firemen sheep cattle fish salmon trout deer aircraft spacecraft deceased data staff crew offspring series species
  hundred thousand million billion percent cent head dozen plus more fewer less other over under strong tall wide deep long high old young full part
  away back apart alone together each once twice thrice weekly daily monthly sharp prompt onward total maximum minimum clear straight flat even half
  extra spare free empty fresh raw whole main core senior junior expert adult elite rare unique large small major minor busy late early
  stock equipment furniture food work home overtime volt watt hertz bitcoin euro sterling yen yuan rand naira baht won lakh crore grand pence quid
  folk cavalry infantry police personnel livestock poultry swine kine bison squid shrimp plankton bacteria fungi criteria phenomena media alumni
  midwives wives knives lives leaves halves shelves calves wolves teeth feet geese mice oxen dice
  onwards through throughout across along around behind below above beyond inside outside online offline upstairs overnight outdoor indoor
  whose what where while because although though unless until except plus minus versus`.split(
    /\s+/,
  ),
);
