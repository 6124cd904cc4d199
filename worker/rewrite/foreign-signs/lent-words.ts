import type { Frame } from '../frames.ts';

/** Words that mean another thing in English, and deeds told by a word that says little. */
export const LENT_WORDS: readonly Frame[] = [
  // A deed that means another thing.
  [
    'Attended the customer calls',
    /^Attend(?:ed)? (?:to )?(?:the )?(?:[a-z]+ )?(?:calls|phones?|customers|clients|emails|enquiries|inquiries|queries)\b/,
  ],
  [
    'controlled the entrance',
    /\b[Cc]ontrol(?:led)? (?:the |all )?(?:entrance|payments?|invoices|documents|tickets|orders|deliveries|goods|presence|attendance)\b/,
  ],
  [
    'solved customers queries',
    /\bsolved (?:their|the|customers?['’]?|client) (?:queries|enquiries|inquiries|doubts)\b/,
  ],
  ['forwarded same to', /\b[a-z]+(?:ed|nt) same (?:to|for|with|on|in|by|before)\b/],
  [
    'realize the annual inventory',
    /\breali[sz](?:e|ed|ing) (?:the |an? |our )?(?:[a-z]+ )?(?:inventory|events?|projects?|works?|trainings?|surveys?|meetings?|audits?|inspections?|reports?|activities|purchases?|measurements|tests|installations?|drawings|studies|study)\b/,
  ],
  // 'made' and 'used' for the deed itself.
  ['made orders', /\b[Mm]a[dk]e orders\b/],
  ['made the payment of', /\b[Mm]a[dk]e the payments? of\b/],
  ['made the drawings of', /\b[Mm]a[dk]e the drawings of\b/],
  ['made calls to clients, fixed', /\b[Mm]a[dk]e calls to [^,]*, fixed\b/],
  ['made a report about', /\b[Mm]a[dk]e an? report about\b/],
  [
    'made the bookings',
    /\b[Mm]a[dk]e the (?:orders|bookings|menus?|inventor(?:y|ies)|invoices|reservations|reports|documentation|cleaning|maintenance)\b/,
  ],
  ['Assist in writing', /^Assist (?:in|with) (?:the )?[a-z]+(?:ing|ment|tion|ance)\b/],
  ['Make use of', /^Make use of\b/],
  ['Used Excel for tracking', /^Used? \p{Lu}[^,]* (?:for [a-z]+ing|in the [a-z]+ of)\b/u],
  // A thing that means another.
  ['12 sellers', /\b\d+ (?:comm?ercials|sellers)\b/],
  [
    '200 persons',
    /\bpersons\b(?<!\b(?:missing|disabled|young|key|vulnerable|displaced|elderly|homeless|older|deceased|sales|authori[sz]ed) persons)/,
  ],
  ['expositions', /\bexpositions?\b/],
  ['scholar year', /\b(?:scholar|academical) (?:year|material|support)\b/],
  [
    'formations for staff',
    /\b(?:formations?|stages?) (?:of|for|in) (?:the )?(?:staff|employees|new)\b/,
  ],
];
