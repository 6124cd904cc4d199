import { oneOf, type Frame } from '../frames.ts';

/** Things that are not counted. */
const UNCOUNTED = oneOf(
  'software|equipment|furniture|feedback|advice|information|research|staff|machinery',
  'hardware|knowledge|evidence|homework|luggage|accommodation|paperwork|documentation',
  'correspondence|maintenance|traffic|personnel|guidance',
);

/** What a name without an article tells the kind of. */
const KINDS_OF_NAMES = oneOf(
  'app|system|portal|platform|database|tool|website|server|machine|team|department',
  'dashboard|module|plant|site|hospital|school|company',
);

/** Things told as one behind a word for many. */
const TOLD_AS_ONE = oneOf(
  'kind|type|sort|project|customer|client|task|issue|problem|machine|department|team|report',
  'document|product|site|supplier|patient|student',
);

/** Things that 'all' tells of as many. */
const COUNTED_THINGS = oneOf(
  'branch|store|site|customer|client|patient|team|machine|vehicle|product|project|report',
  'document|room|class|pupil|student|guest|order|invoice|supplier|school|office|region|shop',
  'ward|unit|account|employee|member|driver|transaction|payment|request|complaint',
);

/** Measures that a number above one makes many. */
const MEASURES = oneOf(
  'day|week|month|year|hour|minute|term|semester|season|shift|night|weekend|mile|metre',
  'meter|time',
);

/** Numbers above one. */
const ABOVE_ONE = oneOf(
  String.raw`[2-9]|[1-9]\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve`,
);

/** What people have or do, taken for the people. */
const STATES = oneOf(
  'attendance|assistance|residence|patience|maintenance|information|equipment',
  'correspondence|performance|insurance|repudiation|guidance|presence',
);

/** Articles that are missing, wrong or too many, and things told as one that are many. */
export const ARTICLES_AND_NUMBERS: readonly Frame[] = [
  [
    'Form 1, 2 and 5',
    /\b(?:Form|Part|Section|Year|Grade|Class|Unit|Phase|Module|Level|Line|Chapter) \d+(?:, \d+)* and \d+\b/,
  ],
  // 'a' where 'an' is said.
  ['a Excel', /\ba [AEIO](?!u|ne\b|nce\b|MS\b)[a-z]/],
  ['a 18 tonne', /\ba (?:8|11|18|8\d|8\d{2}|18,\d{3}|8,\d{3})(?![\d.:/])/],
  ['a SEC filing', /\ba (?:SEC|FBI|RFP|SOP|NHS|LNG|NDA|MVP|SLA|SME|MRI|HGV|LGV|FOI)\b/],
  ['a $8', /\ba \$(?:8|11|18)/],
  // 'a' before many, or before what is not counted.
  [
    'a new software',
    new RegExp(
      String.raw`\ban? (?:[A-Za-z][a-z]+ )?${UNCOUNTED}(?=[.,;]|$| (?:and|for|to|in|on|at|with|that|which|from|by)\b)`,
    ),
  ],
  ['a staff schedules', /\ba (?:more )?[a-z]+ schedules\b/],
  [
    'a 90% success rates',
    /\ban? \d+% (?:[a-z]+ )?(?:rates|results|scores|levels|targets|reductions|increases)\b/i,
  ],
  // No article where one is said.
  [
    'in MINDA app',
    new RegExp(
      String.raw`\b(?:in|on|into|via|through|using|with|to|from) [A-Z][A-Za-z]*[A-Z]\w* ${KINDS_OF_NAMES}\b(?! [a-z]+s)`,
    ),
  ],
  ['on daily basis', /\bon (?:weekly|daily|monthly|regular|yearly|quarterly) bas[ei]s\b/],
  [
    'in timely manner',
    /\bin (?:timely|efficient|professional|friendly|safe|proper) (?:manner|way|fashion)\b/,
  ],
  ['with good result', /\bwith (?:good|positive|excellent|great) result\b/],
  ['saved company', /\bsaved (?:company|client|firm|school|department|team)\b/],
  [
    'for YouTube channel',
    /\b(?:for|on|in|with) (?:YouTube|Instagram|Facebook|LinkedIn|TikTok) (?:channel|page|account|group)\b/,
  ],
  ['in past two years', /\b(?:in|of|for|over|during) past [a-z\d]+ (?:years|months|weeks)\b/],
  [
    'during night shift',
    /\b(?:during|after|before) (?:night|day|morning|evening|graveyard|late|early) shift\b/,
  ],
  [
    'late payment',
    /\b(?:incomplete|late|missing|wrong|false|new|old|failed|rejected) (?:submission|payment|invoice|application|delivery|order|request)\b(?= (?:by|from|in|and)\b|[.,;]|$)(?<!\b(?:an?|the|each|every|any|no) [a-z]+ [a-z]+)/,
  ],
  // One where many are told.
  [
    'different kind',
    new RegExp(
      String.raw`\b(?:many|several|few|various|both|these|those|different) ${TOLD_AS_ONE}\b(?!-| [a-z]+s\b)`,
    ),
  ],
  [
    'all the branch',
    new RegExp(
      String.raw`\ball (?:the |our |its )?${COUNTED_THINGS}\b(?! [a-z]+s\b| [a-z]+(?:ing|ment|tion|ance)\b)`,
    ),
  ],
  [
    'elderly customer',
    /\b(?:elderly|disabled) (?:passenger|customer|client|patient|guest|resident|user|child|adult|student)\b(?! (?:care|services?|transport|support)\b)/,
  ],
  ['dogs and cat', /\b(?:dogs|cats|cows|horses) and (?:cat|dog|cow|horse|goat)\b/],
  [
    'in two term',
    new RegExp(
      String.raw`(?<!\b(?:an?|the|each|every|per|its|their|our|this) (?:[a-z]+ )?)\b${ABOVE_ONE} ${MEASURES}(?=[.,;]|$| (?:of|in|at|on|for|with|to|by|from|after|before)\b)`,
    ),
  ],
  [
    'first two week',
    /\bfirst (?:[2-9]|[1-9]\d+|two|three|four|five|six|ten) (?:day|week|month|year|hour|minute)\b/,
  ],
  // Many where one is told.
  [
    'every mornings',
    /\b(?:each|every|another|one|either|neither|per) (?:evenings|mornings|days|weeks|months|years|customers|clients|patients|students|shifts|guests|orders|sites)\b/,
  ],
  // People told as what they do or have.
  [
    '15 room attendance',
    new RegExp(
      String.raw`\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many) (?:[a-z]+ )?${STATES}\b(?! [a-z]+s\b)`,
    ),
  ],
  // A capital that the rest of the line does not go with.
  [
    'each Summer',
    /\b(?:each|every|last|in|the) (?:Summer|Winter|Spring|Autumn)\b(?! (?:School|Term|Camp|Festival|Fair|Show|League|Games|Olympics|\p{Lu}|\d))/u,
  ],
  ['and Drafted', /(?<!\p{Lu}\p{Ll}+ )\b(?:and|to|or|then) [A-Z][a-z]+(?:ed|ing)\b(?! \p{Lu})/u],
];
