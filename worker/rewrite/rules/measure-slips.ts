/** Small words at figures, times and relations that only a slip puts so: 'reduced waste in 20%', 'finished a week a head of plan'. */
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfBase, verbOfPast, verbOfThirdPerson, isPastOnly } from '#worker/nlp/verbs.ts';
import type { Slip } from '../slips.ts';

/** What may be put in and taken out. */
export const MEASURE_WORDS = `
  a according accordingly after ahead all an any are as average awarded be before but by cite compare
  compared day every everyday everyone first five-star five-stars for four-star four-stars from gave
  give had have head her herself him himself in it itself last let longer most my myself named no not
  of off on one order other our out-of-date over passed past right-off right-offs same self selves since
  site so than that the their them themselves then there they three-star three-stars to two until
  up was were what where which who whom with worth write-off write-offs your yourself`;

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
  [
    /\b([Aa])ccordingly to(?= (?:the|an?|our|their|its|his|her|each|all|this|these|those|[A-Z]+[a-z]*)\b)/g,
    ([, first]) => `${first!}ccording to`,
  ],
  [/\b([Dd]ispos(?:e|ed|ing|al)) off(?= )/g, ([, word]) => `${word!} of`],
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
    ([found, word]) =>
      isPastOnly(verbOfPast(word!)) || (verbOfBase(word!) && !NOUN_BASES.has(word!))
        ? 'who'
        : found!,
  ],
  [/\boff(?= whom\b)/g, () => 'of'],
  [/\bout off date(?= (?!and\b|or\b|in\b|on\b|for\b|by\b|with\b)[a-z])/g, () => 'out-of-date'],
  [/\bout off(?= (?:date|stock|order|hours|the (?:way|country|office))\b)/g, () => 'out of'],
  [
    /(?<=\b(?:most|many|some|both|half|none|part|front|list|instead|because|outside|inside|end|top) )off(?= (?:them|these|those|our|their)\b)/g,
    () => 'of',
  ],
  // 'from 31 minutes until 9', not 'from 9 until 5 on Fridays'
  [
    new RegExp(
      `(?<=\\b${CHANGED}\\b[^.;]* from \\d[\\d.,]*%?(?: (?:seconds|minutes|hours|days|weeks|months))? )until(?= \\d)(?! \\d+ ?(?:am|pm|:))`,
      'gi',
    ),
    () => 'to',
  ],
  [
    /\b(?:on|at)(?= (?:(?:19|20)\d\d|Q[1-4])(?:[.,;]|$| and (?:[a-z]+ed|won|led|made)\b))/g,
    () => 'in',
  ],
  [/\bat(?= the same day\b)/g, () => 'on'],
  [
    /\bevery (second|third|fourth|other) (month|week|day|year)s\b/g,
    ([, nth, time]) => `every ${nth!} ${time!}`,
  ],
  [
    /(?<=\b(?:survival|success|conversion|pass|retention|approval|acceptance|occupancy|completion|response) rate )on(?= \d)/g,
    () => 'of',
  ],
  [/\bso that that\b/g, () => 'so that'],
  [
    /\bnot longer(?= (?:have|has|had|need|needs|needed|meet|meets|met|use|used|wait|waited|required?)\b)/g,
    () => 'no longer',
  ],
  [/\bin compare (?:to|with)\b/g, () => 'compared to'],
  [/\b([Ii])n front from\b/g, ([, first]) => `${first!}n front of`],
  [/\b([Aa])ccording with(?= [A-Z])/g, ([, first]) => `${first!}ccording to`],
  [/\bnominated to(?= (?:an?|the) [^.;]*\b(?:awards?|prizes?)\b)/g, () => 'nominated for'],
  [
    /\bbased in(?= (?:interviews|data|results|evidence|feedback|research|observations)\b)/g,
    () => 'based on',
  ],
  [/\battention on detail\b/g, () => 'attention to detail'],
  [
    /(?<=\b(?:with|keeping|kept) (?:an?|the|strong|special|particular) (?:strong |special |particular |sharp )?focus )in(?= [a-z])/g,
    () => 'on',
  ],
  [
    /\b([Pp]articipat(?:ed|e|ing|es)) (?:on|of)(?= (?:the|two|three|four|five|several|\d+)\b)/g,
    ([, word]) => `${word!} in`,
  ],
  [
    /\b(week|day|month|hour|minute|%|year)(s?) a head of\b/g,
    ([, time, many]) => `${time!}${many!} ahead of`,
  ],
  [
    /(?<!\b(?:[Ss]tart|[Bb]eg|[Dd]eal|[Cc]omp|[Ii]nvolv|[Ww]ork)[a-z]* )\bwith in(?= the (?:first|last|next) (?:\d+|two|three|four|five|six|few)\b)/g,
    () => 'within',
  ],
  [
    /(?<=\b(?:went|go|goes|ran|drove|walked|got|crept) )passed(?= (?:\d|the|its|an?)\b)/g,
    () => 'past',
  ],
  [/\bright-offs?\b/g, ([word]) => word!.replace('right', 'write')],
  [
    /(?<=\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+) )(day|week|month|year|hour|minute)['’]s(?= (?:ahead|early|late|later|before|after|in|of (?!work|notice|leave|pay|training|experience)))/g,
    ([, time]) => `${time!}s`,
  ],
  [/\btheir(?= (?:would|will|could|may|might|must|should) be\b)/g, () => 'there'],
  [
    /(?<=\b(?:[Cc]oach|[Tt]rain|[Hh]elp|[Ss]upport|[Ss]how|[Aa]ssist|[Aa]dvis)(?:ed|ing) )they(?= (?:in|to|on|how|with|through)\b)/g,
    () => 'them',
  ],
  [
    /\b([Gg][ai]ve|giving|given) to (them|him|her)(?= [a-z])/g,
    ([, verb, whom]) => `${verb!} ${whom!}`,
  ],
  [
    /\b(lets?|letting) (them|him|her|us|users|customers|clients|people|staff|teams?|patients|students|drivers|managers|guests|visitors|buyers) to (?=([a-z]+)\b)/g,
    ([found, verb, whom, deed]) => (verbOfBase(deed!) ? `${verb!} ${whom!} ` : found!),
  ],
  [
    /\b([Ww]as|[Ww]ere) awarded (?:as|by)(?= (?:the )?(?:[Bb]est|(?:[A-Z][a-z]+|[Ee]mployee|[Ss]eller|[Aa]gent) [Oo]f [Tt]he (?:[Mm]onth|[Yy]ear|[Qq]uarter|[Ww]eek))\b)/g,
    ([, verb]) => `${verb!} named`,
  ],
  [/(?<![Ss]tarted |[Bb]egan |[Ii]n line )\bwith in(?= budget\b)/g, () => 'within'],
  [/(?<=\b[Oo]n )cite(?=$|[,.;]| (?:with|and|by|for|to|at)\b)/g, () => 'site'],
  [
    /\bto are(?= (?:own|new|clients?|customers?|patients|team|site|office|shop|store|chapel|suppliers|school|farm|stand)\b)/g,
    () => 'to our',
  ],
  [/(?<=\b[a-z]+s )were(?= [a-z]+s (?:were|are|had)\b)/g, () => 'where'],
  // '20 hours week', '2 days in month'
  [
    /(?<=\b\d+ (?:[a-z]+ )?(?!this|plus|less|always|across|sports|pay|schools?|open|mothers|saints|games|bank)[a-z]{3,}s )(?=(?:week|day|month|year|hour|shift)(?:[.,;]|$))/g,
    () => 'a ',
  ],
  [
    /(?<=\b(?:one|two|three|four|\d+) (?:days?|weeks?|hours?|times|sessions?) )in(?= (?:month|week|year)(?:[.,;]|$))/g,
    () => 'a',
  ],
  [/\bon(?= the (?:first|second|third|fourth|last) quarter\b)/g, () => 'in'],
  [
    /(?<=\b(?:contracts|deals|sales|tenders|projects|orders|assets|property|grants|stock|goods|work|equipment) )worth of(?= [£$€₦₹]\s?\d)/g,
    () => 'worth',
  ],
  [
    /\b(them|my|your|our|it|her|him)[ -](self|selves)(?=[.,;]|$| (?:and|in|to|with|on|at|by|for|from|when|after|before)\b)/g,
    ([, who, self]) => `${who!}${self!}`,
  ],
  [/\bhad be(?= [a-z]+(?:ed|n|t)\b)/g, () => 'had to be'],
  [
    /\b(of|in|at|for|with) (three|four|five)-stars? (?=(?:hotel|resort|restaurant|spa)\b)/g,
    ([, link, stars]) => `${link!} a ${stars!}-star `,
  ],
  [
    /\b(three|four|five)-stars (?=(?:hotels?|resorts?|restaurants?|spa|rating|reviews?)\b)/g,
    ([, stars]) => `${stars!}-star `,
  ],
];

/** Verbs with two objects, of which the link may be one. */
const GIVING = /^(?:give|show|send|offer|teach|sell|lend|pay|tell|bring|cost|save|allow)$/;
