import { oneOf, type Frame } from '../frames.ts';

/** What stands without an article. */
const WITHOUT_ARTICLE = oneOf(
  'social media|absenteeism|customer satisfaction|quality control|technical support',
  'human resources|marketing|public relations',
  '(?:Eastern|Western|Central|Northern|Southern) Europe|Asia|Africa|internet banking',
);

/** What an article before such a thing belongs to. */
const BEHIND_A_KIND = oneOf(
  'team|department|manager|channels?|accounts?|posts?|pages?|strategy|plan|campaigns?|desk',
  'office|staff|agency|manager|side|budget|function|calendar|content|lead|head',
);

/** Titles that stand without an article. */
const TITLES = oneOf(
  'head|captain|chair|chairman|chairwoman|chairperson|secretary|treasurer|president|vice',
  'deputy|acting|interim|editor|chief|best|lead|first|second',
);

/** Articles too many or none, and nouns that English puts together. */
export const ARTICLES: readonly Frame[] = [
  // An article too many.
  ['the social media', new RegExp(String.raw`\bthe ${WITHOUT_ARTICLE}\b(?! ${BEHIND_A_KIND})`)],
  ['the relations with the', /\bthe (?:[a-z]+ )?relations with the\b/],
  ['the tracking of the', /\bthe tracking of the\b/],
  [
    'the team of 12 persons',
    /\bthe team of (?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:persons|people|sellers|workers|employees)\b/,
  ],
  ['the assembly of furniture', /\bthe assembly of furniture\b/],
  // No article.
  [
    'in DACH region',
    /\b(?:in|of|for|from|across) (?:DACH|FMCG|EMEA|APAC|MENA|LATAM|BFSI) (?:region|sector|market|industry)\b/,
  ],
  [
    'by MAG 135 method',
    /\b(?:by|with|using) (?!the |an? |our |this |its )(?:[\w-]+ ){1,2}method\b/,
  ],
  ['as foreign language', /\bas (?:a )?foreign language\b(?<!as a foreign language)/],
  [
    'Served as cashier',
    new RegExp(
      String.raw`^Served as (?!${TITLES}\b)[a-z]+(?=[.,;]|$| (?:in|at|on|for|and|during)\b)`,
    ),
  ],
  ['by method', /\bby (?:[a-z]+ )?method\b/],
  [
    'in wheelchair',
    /\bin wheelchairs?\b(?<!in a wheelchair)(?=[.,;]|$| (?:and|to|from|with)\b)(?<!users in wheelchairs)/,
  ],
  ['minutes of meeting', /\bminutes of meeting\b/],
  ['daily cash report', /\bdaily cash report\b(?<!the daily cash report)/],
  // One where many are told, or many where one is.
  ['during nights', /\bduring nights\b/],
  ['at nights', /\bat nights\b/],
  ['with Alzheimer', /\bwith Alzheimer\b(?!['’])/],
  ['class VI to', /\bclass(?:es)? [IVX]+ to\b/],
  ['French and German language', /\b[A-Z][a-z]+ and [A-Z][a-z]+ language\b/],
  [
    '8 sales assistants',
    /\b(?:3|4|5|6|7|8|9|two|three|four|five|six) [a-z]+s (?:operators|drivers|assistants|managers|engineers|workers|supervisors)\b/,
  ],
  // 'cars of brands VW', 'bills of contractors', 'instruments of pressure': English puts the nouns together.
  ['of brands VW', /\bof brands? [A-Z]/],
  [
    'bills of contractors',
    /\bof (?:VAT|taxes|contractors|sales)\b(?<!\b(?:the|our|all|sub) [a-z]+)(?=[.,;]|$| (?:and|for|in|to|on)\b)/,
  ],
  [
    'of the hotel',
    /\bof the (?:company|university|district|pharmacy|alumni|school|hotel|group|branch|agency|department)(?=[.,;]|$| (?:to|for|with|and)\b)/,
  ],
  ['best seller of the', /\bbest [a-z]+ of the\b/],
  ['pupils of Year', /\bpupils of (?:Primary|Year|Grade|Class)\b/],
  ['system of SAP', /\bsystem of [A-Z]/],
  [
    'drawings of frames',
    /\b(?:papers|salaries|rosters?|rotas?|wages|attendance|absenteeism|code|drawings) of (?:the )?(?:\d+ )?[a-z]+s?\b/,
  ],
  ['social networks of', /\bsocial networks of\b/],
  [
    'cleaning of parts of',
    /\b(?:[A-Z]?[a-z]+ing|[Mm]aintenance|[Rr]epair|[Cc]leaning) of [a-z]+ of\b/,
  ],
];
