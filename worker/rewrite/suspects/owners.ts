import { oneOf, type Frame } from '../frames.ts';

/** Who owns something in everyday lines. */
const PEOPLE = oneOf(
  'customer|client|patient|guest|resident|student|pupil|user|member|tenant|driver|passenger',
  'employee|visitor|supplier|vendor|applicant|candidate|stakeholder|worker|nurse|teacher',
  'parent|owner|player|pensioner|volunteer|athlete|learner|donor|investor|buyer|seller',
  'bride|couple|farmer',
);

/** What they own. */
const OWNED = oneOf(
  'churn|locations|sites|offices|enquiries|calls|loyalty|engagement|retention|service',
  'complaints?|needs|records?|files?|details|data|accounts?|homes?|houses?|rooms?|requests?',
  'expectations|behaviou?r|safety|health|progress|attendance|medication|medicines|vitals?',
  'vital signs|condition|conditions|families|feedback|orders|payments?|documents?|questions',
  'problems|belongings|credentials|CVs|resumes|applications|references|work|performance',
  'names|addresses|satisfactions?|experience|meals|charts?|notes|history|histories|rights',
  'wishes|premises|properties|vehicles|cars|bags|luggage|dietary',
  '(?:special|individual|personal|daily|fluid|blood) (?:[a-z]+s|care|pressure|intake)',
);

/** Places and firms that own things. */
const PLACES = oneOf(
  'schools|colleges|hospitals|vets|clubs|teams|councils|churches|shops|hotels|firms|banks',
  'farms|ships|towns|villages',
);

/** Kinds that took an s. */
const OWNING_KINDS = oneOf(
  'services|vehicles|projects|systems|stocks|products|materials|visas|fingerprints|meetings',
  'volunteers|customs',
);

/** What such kinds have. */
const OWNED_BY_KINDS = oneOf(
  'users?|drivers?|coaches|coach|applications?|rooms?|evidence|takes?|levels?|members?',
  'files?',
);

/** Owners without their apostrophe, others with one too many, and kinds that took an s. */
export const OWNERS: readonly Frame[] = [
  // People.
  ['customers complaints', new RegExp(String.raw`\b${PEOPLE}s ${OWNED}\b(?! (?:to|for) [a-z]+ed)`)],
  [
    'the customers VAT',
    /\b(?:the|our|all) (?:clients|customers|vendors|suppliers|patients|students) \p{Lu}{2,}/u,
  ],
  // Places and firms.
  [
    'the hotels website',
    new RegExp(
      String.raw`\bthe ${PLACES} (?:\p{Lu}|x-rays?|website|budget|newsletter|logo|brand|reputation|own|first|largest|biggest)`,
      'u',
    ),
  ],
  [
    'the hotels energy bills',
    /\b(?:the|our) [a-z]+[^su]s (?:electricity|energy|phone|wage|water|gas|heating|fuel) (?:bills?|costs?|use|supply)\b/,
  ],
  // Times.
  [
    'a weeks notice',
    /\b(?:an?|one|the next|last|this) (?:day|week|month|year|hour|minute)s (?!of\b|in\b|at\b|on\b|a\b|and\b|to\b|ago\b)[a-z]+/,
  ],
  [
    "Monday's",
    /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day['’]s(?=[.,;]|$| (?:and|at|in|from)\b)/,
  ],
  // Many that are no owner.
  ["photo's and", /\b(?:photo|video|logo|menu|memo|demo|CV|PC|TV)['’]s (?:and|for|of|in|on|to)\b/],
  // Kinds that took an s.
  [
    'systems users',
    new RegExp(
      String.raw`\b${OWNING_KINDS} ${OWNED_BY_KINDS}\b(?<!\b(?:systems|materials|customs|projects|services) (?:files?|members?|levels?))`,
    ),
  ],
];
