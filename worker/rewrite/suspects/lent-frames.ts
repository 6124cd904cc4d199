import { oneOf, type Frame } from '../frames.ts';

/** What is written or carried out, and not elaborated or realised. */
const NOT_ELABORATED = oneOf(
  'reports?|SOPs|documents?|plans?|budgets?|projects?|tests?|analys[ie]s|events?|activities',
  'campaigns?|trainings?|inventories',
);

/** What other languages, and the English of other countries, lend. */
export const LENT_FRAMES: readonly Frame[] = [
  // Frames of clauses.
  ['each and all', /\beach and (?:each|all)\b/],
  [
    'built the team from zero',
    /\b(?:started|built|build|created|set up|rose|grew|starting)(?: [a-z]+){0,4} from zero\b/,
  ],
  [', what reduced', /, what [a-z]+/],
  ['that allows to', /\b(?:that|which|what) allow(?:s|ed)? to\b/],
  ['allowed to work', /\ballow(?:s|ed|ing)? to [a-z]+\b/],
  ['enabled to finish', /\b(?:permitted|enabled|enables) to (?!be\b)[a-z]+\b/],
  ['which was well', /\bwhich was well\b/],
  ['was well appreciated', /\bwas well appreciated\b/],
  ['whom worked', /(?<!of )\bwhom (?:[a-z]+ed|had|have|are|were|was|is)\b/],
  ['kept files organised', /\b(?:kept|keep|maintained|maintain) (?:the )?[a-z]+ organi[sz]ed\b/],
  [
    'on how inject insulin and',
    /\bon how (?!(?:to|the|it|they|he|she|we|you|much|many|often|well|far|long|a|an|their|our|each|people|staff|customers|patients|clients)\b)[a-z]+ [a-z]+ and\b/i,
  ],
  ['how inject', /\bhow (?:use|do|make|operate|handle|write|read|inject|keep|run|set|check)\b/],
  ['so much', /\bso (?:many|much)\b/],
  ['the whole sales area', /\bthe (?:complete|whole) [a-z]+ area\b/],
  ['lead today', /\blead today\b/],
  ['today a team', /\btoday (?:a|the) team\b/],
  // Deeds that mean another thing in English.
  [
    'Realised reports',
    /^Reali[sz]ed (?!(?:that|savings?|gains?|profits?|value|benefits|how|the (?:potential|value))\b)/,
  ],
  ['Elaborated reports', /^Elaborated (?!on\b)/],
  [
    'Attended customers',
    /^Attended (?:to )?(?:an average|clients|customers|patients|guests|calls?|phones?|the (?:phone|clients|customers|patients|guests|public))\b/,
  ],
  ['Assisted to clean', /^Assisted to (?!the\b)/],
  ['Accompanied projects', /^Accompanied (?:the )?(?:projects?|process)/],
  ['Executed the cleaning', /^Executed (?:the )?(?:cleaning|calls)/],
  [
    'Made the elaboration',
    /^Made (?:the )?(?:elaboration|control|follow|accompaniment|reali[sz]ation)/,
  ],
  ['Effectuated', /^Effectuated/],
  ['Actualised', /^Actuali[sz]ed/],
  [
    'Learned new staff',
    /^Learned (?:new |the )?(?:workers|staff|students|trainees|colleagues|children)/,
  ],
  [
    'elaborated the reports',
    new RegExp(
      String.raw`\b(?:elaborat(?:e|ed|ing)|reali[sz](?:e|ed|ing)) (?:of )?(?:the )?${NOT_ELABORATED}\b`,
      'i',
    ),
  ],
  ['Made the exchange', /\bMade (?:the )?exchange\b/],
  ['animated workshops', /\b[Aa]nimated (?:the )?(?:workshops|groups|sessions|children)\b/],
  ['Made a part of', /\bMa[dk]e a part of\b/],
  ['performed the execution of', /\bperform(?:ed|ing|s)? the [a-z]+ion of\b/],
  // 'the same' for what was named before.
  [
    'the same in Jira',
    /\bthe same (?!day|time|way|shift|week|month|year|period|team|standards?|room|site|level|number|building|role|line|route|tool|question|fault|place|[a-z]+s\b)(?:in|on|to|at|for|with|by|and|manually|via|through)\b/,
  ],
  ['closed the same', /\bthe same(?=[.,;]|$)/],
  ['of same', /\bof same\b/],
  [
    'sent same',
    /\b(?:counsel|update|updated|posting|send|sent|report|reported|record|recorded|ensure|share|shared) same\b/,
  ],
  [
    'queries regarding the same',
    /\b(?:discussions?|query|queries|meetings?) (?:regarding|about) the same\b/,
  ],
  // Words of offices in India.
  ['wrt', /\bw\.?r\.?t\b/],
  ['preponed', /\bprepone[ds]?\b/],
  [
    'reverted back to clients',
    /\b(?:revert|reverted) (?:back )?to (?:customers|clients|queries|emails)\b/,
  ],
  ['doing the needful', /\bdo(?:ing)? the needful\b/],
  ['coped up', /\b(?:cope|coped) up\b/],
];
