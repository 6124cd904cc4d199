/** Small words at figures, times and relations that only a slip puts so: 'reduced waste in 20%', 'since 2019 to 2022'. */
import { verbOfBase, verbOfPast, verbOfThirdPerson, isPastOnly } from '#worker/nlp/verbs.ts';
import type { Slip } from '../slips.ts';

/** What may be put in and taken out. */
export const MEASURE_WORDS =
  'by in for with on from since to until accordingly according of off the an average any no before after same every everyone everyday day one out-of-date which it what that who whom order other up cope dispose disposed disposing line least most part';

const CHANGED =
  '(?:reduc|increas|lower|cut|rais|improv|decreas|boost|shorten|grew|grow|rose|fell|dropp|short|trimm|slash|lift|brought down|bring down|optimi[sz])[a-z]*';
const AFTER_FIGURE =
  '(?=$|[.,;]| (?:by|through|with|in|after|over|within|since|during|between|thanks|and|per|compared|year|month|while|when|across|on|at|from)\\b)';

export const MEASURE_SLIPS: readonly Slip[] = [
  // 'Reduced scrap in 18%', not 'raised prices in 30% of stores' or 'cut it from 9% in 2% steps'
  [
    new RegExp(
      `(?<=\\b${CHANGED}\\b(?! (?:of|to|from)\\b)(?:(?!\\b(?:by|to|from|about|of \\d)\\b|%)[^.;,])* )(?:in|for|with|on)(?= (?:(?:about|around|almost|nearly|over|more than|up to) )?\\d[\\d.,]* ?(?:%|percent|per cent)${AFTER_FIGURE})`,
      'gi',
    ),
    () => 'by',
  ],
  // 'since 2019 to 2022'
  [
    /\b([Ss])ince(?= ((?:[A-Z][a-z]+ )?(?:19|20)\d\d) (?:to|until|till) (?:[A-Z][a-z]+ )?(?:19|20)\d\d\b)/g,
    ([, first]) => (first === 'S' ? 'From' : 'from'),
  ],
  [
    /\b([Aa])ccordingly to(?= (?:the|an?|our|their|its|his|her|each|all|this|these|those|[A-Z]+[a-z]*)\b)/g,
    ([, first]) => `${first!}ccording to`,
  ],
  [/\b([Dd]ispos(?:e|ed|ing|al)) off(?= )/g, ([, word]) => `${word!} of`],
  [/\b([Cc]op(?:e|ed|ing)) up with\b/g, ([, word]) => `${word!} with`],
  [/\bin other to(?= ([a-z]+))/g, ([found, verb]) => (verbOfBase(verb!) ? 'in order to' : found!)],
  [
    /\b([Ii])n line (?=(?:the|our|their|company|GDPR|HACCP)\b)/g,
    ([, first]) => `${first!}n line with `,
  ],
  [
    /\b([Ii])n accordance (?=(?:the|our|their|company|hospital|client|local|safety|health|national|industry)\b)/g,
    ([, first]) => `${first!}n accordance with `,
  ],
  [/(?<=\b[Kk](?:ept|eep|eeping) (?:[a-z-]+ ){1,5})up date\b/g, () => 'up to date'],
  [/\buntil to(?= )/g, () => 'until'],
  [/\b([Bb]efore|[Aa]fter) of(?= (?:the|our|each|their|an?)\b)/g, ([, word]) => word!],
  [/\b([Ww])ithout no\b/g, ([, first]) => `${first!}ithout any`],
  [
    /\b([Oo])n same (?=(?:day|night|week|date|shift|site|team|morning|evening)\b)/g,
    ([, first]) => `${first!}n the same `,
  ],
  [
    /\b([Aa])t (end|start|beginning) of(?= (?:the|each|every|my|our|their|his|her|a|second|first|third|term|shift|day|year|month|week|season|service)\b)/g,
    ([, first, edge]) => `${first!}t the ${edge!} of`,
  ],
  [
    /\beveryday(?= (?:during|at|by|in|from|for|before|after|to|on|with|while|when|until)\b|[.,;]|$)/g,
    () => 'every day',
  ],
  [/\bin average\b(?= [£$€\d]|[.,;]|$)/g, () => 'on average'],
  [/(?<=\b(?:to|with|for|at|of) )average of(?= [£$€₦₹]?\d)/g, () => 'an average of'],
  [
    /\b([Ee])veryone of(?= (?:them|us|the|our|these|those|my)\b)/g,
    ([, first]) => `${first!}very one of`,
  ],
  [/\bthe most part of(?= (?:them|the|our|these|those|us)\b)/g, () => 'most of'],
  [/(?<=\bthanks to )what(?= [a-z])/g, () => 'which'],
  // 'a consumer which it processes 12,000 events'
  [
    /\b(which|that) it(?= ([a-z]+) (?:the|all|our|over|up to|about|around|\d)[^.;]*$)/g,
    ([found, link, word]) => {
      const verb = verbOfThirdPerson(word!);
      return link === 'which' && verb && !GIVING.test(verb.base) ? 'which' : found!;
    },
  ],
  // 'four interns, of who', 'two of who now run'
  [
    /(?<=(?:,|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)) of )who(?= (?:[a-z]+|\d+))/g,
    () => 'whom',
  ],
  // '84 students, whom all earned', not 'whom all parents know'
  [
    /(?<!\b(?:off?|with|for|to|from|by|about|at|on|among|between) )\bwhom(?= (?:(?:all|both|each|also|then|now|later) )?([a-z]+))/g,
    ([found, word]) => (isPastOnly(verbOfPast(word!)) ? 'who' : found!),
  ],
  [/\boff(?= whom\b)/g, () => 'of'],
  [/\bout off date(?= (?!and\b|or\b|in\b|on\b|for\b|by\b|with\b)[a-z])/g, () => 'out-of-date'],
  [/\bout off(?= (?:date|stock|order|hours|the (?:way|country|office))\b)/g, () => 'out of'],
  [
    /(?<=\b(?:most|many|some|both|half|none|part|front|list|instead|because|outside|inside|end|top) )off(?= (?:them|these|those|our|their)\b)/g,
    () => 'of',
  ],
];

/** Verbs with two objects, of which the link may be one. */
const GIVING = /^(?:give|show|send|offer|teach|sell|lend|pay|tell|bring|cost|save|allow)$/;
