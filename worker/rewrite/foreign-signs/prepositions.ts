import type { Frame } from '../frames.ts';

/** Prepositions of another language, and deeds that lost what they were done to. */
export const PREPOSITIONS: readonly Frame[] = [
  [
    'for requirement understanding',
    /\bfor (?:[a-z]+ ){1,2}(?:understanding|clarification|finalization|finalisation)(?=[.,;]|$| (?:and|of|with)\b)/,
  ],
  // None where one is said.
  ['prior the', /\bprior the\b/],
  ['in whole Germany', /\bin whole \p{Lu}/u],
  // Another than is said.
  ['on the territory of', /\bon the territory of\b/],
  ['at the customer', /\bat the customer\b(?!['’])/],
  ['Promoted as', /^Promoted as\b/],
  ['Appointed as', /^Appointed as\b/],
  [
    'delivered orders in time',
    /\b(?:receive|received|deliver|delivered|arrive|arrived|pay|paid|finish|finished)(?: [a-z]+){0,2} in time\b/,
  ],
  ['followed up the', /\bfollow(?:ed)? up the\b/],
  ['interested about', /\binterested about\b/],
  ['responsible about', /\bresponsible (?:about|on)\b/],
  ['depending of', /\bdepend(?:s|ed|ing)? of\b/],
  [
    'Reduced complaints in 30%',
    /\b(?:[Rr]educ|[Ii]ncreas|[Dd]ecreas|[Ii]mprov|[Rr]ais|[Cc]ut|[Bb]oost|[Ll]ower|[Gg]rew|[Gg]row)[a-z]* (?:the )?(?:[a-z]+ ){1,3}(?:in|of) (?:the )?\d+(?:\.\d+)? ?%/,
  ],
  [
    'manuals to Spanish',
    /\b(?:pages?|manuals?|documents?|books?|texts?|website|letters?|articles?) to (?:Spanish|Portuguese|French|German|English|Polish|Italian|Chinese|Arabic|Russian|Dutch)\b/,
  ],
  [
    'in the packing line',
    /\bin the (?:[a-z]+ )?(?:sewing|assembly|production|packing|packaging|bottling) line\b/,
  ],
  [
    'entered all orders in the system',
    /\b(?:[Ee]nter(?:ed)?|[Uu]pload(?:ed)?|[Ii]nput) [^,]* in (?:the )?(?:system|database|CRM|SPSS|Excel|computer)\b/,
  ],
  [
    'emails of customers',
    /\b(?:calls|emails|letters|complaints|requests|questions|enquiries|inquiries|messages|feedback) of (?:the |our )?(?:customers|clients|patients|guests|users|tenants|parents|students|residents|passengers|employees|staff|members|citizens)\b/,
  ],
  ['with maintenance of', /\bwith (?!training\b)[a-z]+(?:ment|tion|ance) of\b/],
  [
    'assisted to meetings',
    /\bassist(?:ed)? (?:to|at) (?:the )?(?:meetings?|classes|trainings?|courses?|conferences?|seminars?|workshops?)\b/,
  ],
  // What was handed on is not told.
  ['and submitted to', /\band (?:submitted|sent|forwarded|presented|handed) to\b/],
  ['Accounted the', /^Accounted (?!for\b)/],
];
