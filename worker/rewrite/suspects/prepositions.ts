import { oneOf, type Frame } from '../frames.ts';

/** Deeds that end in -ing behind a preposition. */
const BARE_DEEDS = oneOf(
  'leave|go|start|send|make|give|arrive|enter|begin|finish|come|deliver|take|receive|become',
  'bring|ensure|provide|obtain',
);

/** Nouns in -ing that 'of' may follow. */
const NOUNS_IN_ING = oneOf(
  'understanding|meaning|timing|meeting|opening|closing|beginning|hearing|training|handling',
  'building|reading|rating|funding|positioning|ordering|planning|scheduling|pricing',
  'processing|testing|cleaning|monitoring|licensing|marketing|screening|recording|running',
  'staging|siting|spring|string|ring|king|sterling|ceiling|wing',
);

/** Prepositions that are missing, doubled or taken for another. */
export const PREPOSITIONS: readonly Frame[] = [
  [
    'children from 7 to 12 years',
    /\b(?:children|pupils|kids|students|youths?|players|girls|boys|people) (?:from|between) \d+ (?:to|and) \d+ years\b/,
  ],
  ['later on also', /\blater on also\b/],
  // Two in a row.
  [
    'in in compliance',
    /\b(?:of|from|for|to|with|in|at|by) (?:of|for|with|at|in)\b(?!-)(?<!\b(?:from (?:in|of|at|with)|for in|in at|in with|in for|by at))/,
  ],
  ['regarding to', /\bregarding (?:with|to|about|of|for)\b/],
  ['despite of', /\bdespite of\b/],
  ['at to', /\b(?:at|for|by|with|of|from) to\b/i],
  [
    'carried out of',
    /\b(?:[Cc]arr(?:y|ied)|[Ff]illed|[Ss]et|[Pp]ut|[Tt]ook|[Tt]ake) (?:out|up|in|down|off|over) of\b/,
  ],
  // Behind a deed that takes none, or another.
  ['trained staff about', /\b[Tt]rain(?:ed|ing)?(?: [a-z]+){1,4} about\b/],
  ['informed staff for the', /\b[Ii]nformed(?: [a-z]+){1,3} for the\b/],
  ['discussed about', /\b[Dd]iscuss(?:ed|ing)? (?:about|on)\b/],
  ['contacted with', /\b[Cc]ontacted (?:with|to)\b/],
  ['emphasised on', /\b[Ee]mphasi[sz]ed (?:on|about)\b/],
  ['requested for', /\b[Rr]equested (?:for|to)\b/],
  ['ordered for', /\b[Oo]rdered for\b/],
  ['visited to', /\b[Vv]isited (?:to|at|in)\b/],
  ['entered in the', /\b[Ee]ntered (?:in|to) (?:the|a)\b/],
  ['approached to', /\b[Aa]pproached to\b/],
  ['answered to', /\b[Aa]nswered (?:to|on)\b/],
  ['comprised of', /\b[Cc]omprised? of\b/],
  ['informed clients over', /\b[Ii]nformed (?:the )?[a-z]+(?: [a-z]+)? over\b/],
  ['based from', /\bbased from\b/],
  // People with no preposition before what they are told.
  [
    'explained customers the',
    /\b[Ee]xplained (?:them|him|her|customers|patients|clients|guests|students) (?:the|how|about|their)\b/,
  ],
  [
    'assisted guests to book',
    /\b[Aa]ssisted (?:the )?[a-z]+ to (?!(?:appointments?|the|their|safety|bed|court|school|and)\b)[a-z]+/,
  ],
  ['advised clients by the', /\b[Aa]dvised (?:[a-z]+ ){1,2}by the\b/],
  ['kept track sales', /\b[Kk](?:eep|ept) track (?!of\b|and\b)/],
  ['told the changes', /\btold (?:any|all|the) (?:changes|problems|issues)\b/],
  // Before a deed, which then ends in -ing.
  [
    'for improve',
    /\bfor (?:resolve|solve|make|do|check|improve|reduce|increase|ensure|prepare|send|get|help|understand|know|give|create|find|keep|the better)\b(?! (?:up|and))/,
  ],
  [
    'after finish',
    new RegExp(
      String.raw`\b(?:before|after|by|without|from|of|for|about|despite) ${BARE_DEEDS}\b(?! (?:of|entitlement|requests?|cover|and|lines?|deliver))`,
    ),
  ],
  [
    'by mixing of',
    new RegExp(
      String.raw`\b(?:for|after|before|by|of|with|without) [a-z]+ing of\b(?<!\b(?:for|after|before|of|with) (?:(?:the )?${NOUNS_IN_ING}) of)`,
    ),
  ],
  // Before a time or an age.
  ['in every shift', /\bin every (?:day|week|month|year|quarter|shift|morning|evening)\b/],
  ['every end of', /\bevery (?:end|beginning) of\b/],
  ['once in an every', /\bonce in an? every\b/],
  [
    'once in a week',
    /\b(?:once|twice|three times) in (?:a|an|every|each) (?:day|week|month|year)\b/,
  ],
  [
    'since two years',
    /\bsince (?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:years?|months?|weeks?)\b/,
  ],
  ['since 5 years', /\b[Ss]ince \d+ (?:years?|months?)\b/],
  ['at 2019', /\bat (?:19|20)\d\d\b/],
  ['aging from', /\baging from\b/],
  ['in age of', /\bin age of\b/],
  ['with the age from', /\b(?:with|in|at) the age (?:from|between)\b/],
  ['till the end', /\btill (?:the )?(?:end|last)\b/],
  // Others.
  ['on charge', /\bon charge\b/],
  [
    'faults of machines',
    /\b(?:faults|defects|errors|problems|damages?) of (?!the\b|over\b|up\b|\d)/,
  ],
  ['in the framework of', /\bin the framework of\b/],
  [
    'accounts of the brand',
    /\b(?:accounts|website|newsletter|pages?|channels?|posts?) (?:and [a-z]+ )?of the (?:brand|charity|company|school|club|hotel|shop|restaurant|firm)\b/,
  ],
  ['calls of', /\bcalls of\b/],
  ['and in charge of', /\band (?:also )?in charge (?:of|with)\b(?! (?:the )?[a-z]+ing)/],
];
