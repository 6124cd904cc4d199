import { oneOf, type Frame } from '../frames.ts';

/** Words that were written as two. */
const TORN_WORDS = oneOf(
  'child birth|hand made|work place|class room|ware house|under stand|time table',
  'book keeping|house keeping|air port|note book|week end|back log|data base|out door',
  'in door|life guard|brain storm|fire fighter|finger print|key board|news paper',
  'play ground|birth day|with in|with out|any one|every one|some one|him self|them selves',
  'an other|in the take-?off',
);

/** Parts of a describing word that hyphens join. */
const DESCRIBING_PARTS = oneOf(
  'hands on|out of hours|face to face|day to day|end to end|one on one|one to one',
  'door to door|first class|medium sized|small scale|large scale|hard to reach',
  'state of the art|high fidelity|low fidelity|first line|second line|third party|real time',
  'high end|low cost|open source|cross functional|follow up',
);

/** Words that only a hyphen, or nothing at all, joins. */
export const HYPHENS: readonly Frame[] = [
  // Two words for one.
  ['work place', new RegExp(String.raw`\b${TORN_WORDS}\b(?! of\b)`)],
  ['follow ups', /\b(?:follow ups|new comers|first year [a-z]+ students)\b/],
  // Parts of a describing word.
  [
    'person centred',
    /\b(?:person|patient|client|child|family|customer|user|student|learner) (?:cent(?:er|re)d|focus+ed|friendly|facing|led)\b/,
  ],
  ['evidence based', /\bevidence based\b/],
  ['body worn', /\bbody worn\b/],
  [
    'part time staff',
    /\b(?:long|short|full|part|mid|fixed) (?:term|time) (?!(?:and|at|in|on|for|as|to|with|by|from|of|while|during)\b)[a-z]+/,
  ],
  [
    'hard to reach groups',
    new RegExp(
      String.raw`\b${DESCRIBING_PARTS} (?!(?:at|using|in|for|to|with|and|on|of|from|by|the|an?)\b)[a-z]+`,
    ),
  ],
  // A beginning that is no word by itself.
  ['pre cataract', /\b(?:anti|non|pre|multi|semi|sub|inter) [a-z]+/],
  // Things named after what is done.
  [
    'mock ups',
    /\b(?:pop|mock|set) ups?\b(?=[.,;]|$| (?:and|in|for|shops?|stores?|events?|of)\b)(?<!\b(?:to|and|is|are|was|were|be) (?:pop|mock|set) ups?)/,
  ],
  // A number and its measure.
  ['5-year old', /\b\d+-year old\b/],
  [
    'four man gang',
    /\b(?:two|three|four|five|six|eight|ten|twelve) (?:week|day|month|year|hour|man|person|minute|storey|story|bed|bedroom|part|stage|step|way|page)(?! (?:and|or)\b) [a-z]+/,
  ],
];
