/** Small words that another language puts otherwise, and adverbs that lost their ending. */
import { COUNTABLES } from '#worker/nlp/countables.ts';
import { isPastOnly, verbOfParticiple, verbOfPast } from '#worker/nlp/verbs.ts';
import { EXCEPT_FOR_ACCEPT, FOR_FOR_FOUR, isPlural, type Slip } from '../slips.ts';

/** What may be put in and taken out. */
export const SAID_WORDS =
  'of by in to with for since on off into till at record the less fewer for four except accept correct correctly careful carefully proper properly per a an and lead led where were that who which independent independently efficient efficiently effective effectively quick quickly accurate accurately professional professionally careful carefully polite politely safe safely according accordance about price prize begun began sung sang rung rang swum swam sprung sprang shrunk shrank drunk drank grown grew written wrote taken took given gave driven drove chosen chose drawn drew flown flew thrown threw overseen oversaw undertaken undertook begun began';

const PEOPLE = 'customers|clients|patients|guests|students|residents|visitors|members';
const MANNER =
  'independent|efficient|effective|quick|accurate|professional|careful|polite|safe|diligent|correct|prompt';

export const SAID_SLIPS: readonly Slip[] = [
  [
    /\b([Rr]esponsible) (?:of|by|in|on)(?= (?!which\b)[a-z]+)(?!(?: [a-z]+){1,4} for\b)/g,
    ([, word]) => `${word!} for`,
  ],
  [
    /\b([Ii]n charge) (?:with|by|on|to)(?= (?:the|all|an?|our|[a-z]+ing)\b)/g,
    ([, word]) => `${word!} of`,
  ],
  [
    /\b([Pp]articipat(?:e|ed|es|ing)) (?:to|on|at)(?= (?:the|an?|all|several|many|various)\b)(?! an? (?:[a-z-]+ )?(?:basis|time|level|volunteer|voluntary|rate)\b)/g,
    ([, word]) => `${word!} in`,
  ],
  [
    new RegExp(
      `\\b([Aa]ssist(?:ed|ing|s)?) to(?= (?:the )?(?:${PEOPLE}|manager|team|chef)\\b)`,
      'g',
    ),
    ([, word]) => word!,
  ],
  [
    /\b([Dd]iscuss(?:ed|ing|es)?) about(?= [A-Za-z])(?! (?:[a-z]+ty\b|ten\b|a (?:dozen|hundred|thousand)\b|half\b))/g,
    ([, word]) => word!,
  ],
  [
    /(?<=\b(?:[Ww]on|[Ww]inning|[Tt]ook|[Ee]arned|[Aa]warded|[Rr]eceived|[Gg]ained|[Ss]hared|with) (?:the |a )?(?:first|second|third|1st|2nd|3rd|grand|top|best-in-show) )price\b/g,
    () => 'prize',
  ],
  [
    /(?<=\b(?:they|we|who|it|he|she) )(begun|sung|rung|swum|sprung|shrunk|drunk)\b/g,
    ([, word]) => verbOfParticiple(word!)?.past ?? null,
  ],
  [
    /\bsince(?= (?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many) (?:years|months|weeks)\b(?! ago))/g,
    () => 'for',
  ],
  [
    new RegExp(
      `\\b([Aa]dvis(?:ed|ing|e)) to(?= (?:the )?(?:${PEOPLE}) (?:on|about|how|when)\\b)`,
      'g',
    ),
    ([, word]) => word!,
  ],
  [
    /\b([Rr]espond(?:ed|ing)?) on(?= (?:(?:customer|client|guest|patient|email|phone|all|online) )?(?:inquiries|enquiries|queries|requests|complaints|emails|calls|questions)\b)/g,
    ([, word]) => `${word!} to`,
  ],
  [/\bfollowing to(?= (?:the|our|all|house)\b)/g, () => 'following'],
  // 'Knew the roads very good'
  [
    /(?<=^(?:Knew|Know|Spoke|Speak) (?:(?!an?\b|are\b|is\b|was\b|were\b|that\b|how\b)[A-Za-z]+ ){1,5})very good(?=[.,;]|$| and [a-z]+(?:ed|t)\b)/g,
    () => 'very well',
  ],
  [/\b([Dd]epend(?:ed|ing|s)?) (?:of|from)\b/g, ([, word]) => `${word!} on`],
  [
    /(?<!\b(?:report(?:ed|ing)?|present(?:ed|ing)?|sen[dt]|fed back|\d%) (?:[a-z]+ )?(?:on )?|% )\b([Cc]ompl(?:y|ied|ies|ying)|[Cc]ompliance) to(?= [A-Za-z])(?! (?:date|(?:the |our )?(?:[a-z]+ )?(?:board|team|director|manager|client|meeting|committee|owner|head|department|regulator|council)s?\b))/g,
    ([, word]) => `${word!} with`,
  ],
  [/\bon (?=every (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b)/g, () => ''],
  [/\b([Ii])n according (?:to|with)\b/g, ([, first]) => `${first!}n accordance with`],
  [/\b([Aa])ccording with(?= [a-z])/g, ([, first]) => `${first!}ccording to`],
  // 'exports to UK', not 'to UK customers' or 'in UK and Irish law'
  [
    /\b(to|in|from|across|within|throughout)( UK| USA| UAE| Netherlands| Philippines)(?=[.;]|$| (?:after|before|by|for|at|with|during|since|via|when|while)\b)/g,
    ([, word, country]) => `${word!} the${country!}`,
  ],
  [
    /\b(to|in|from|across|within|and|with|for) (?=(?:Czech|Dominican) Republic\b)/g,
    ([, word]) => `${word!} the `,
  ],
  [/(?<=\bbetween [£$€]?\d[\d,.]*[kKmM%]? )to(?= [£$€]?\d)/g, () => 'and'],
  [
    /(?<=\d%) of(?= (?:accuracy|efficiency|uptime)(?:[.,;]|$| (?:in|for|on|and|at|across)\b))/g,
    () => '',
  ],
  [/\b([Kk]e(?:ep|pt|eping)) a track of\b/g, ([, verb]) => `${verb!} track of`],
  [
    /\b([Kk]e(?:ep|pt|eping)) record of(?= (?:all|the|our|each|every|[a-z]+s)\b)/g,
    ([, verb]) => `${verb!} records of`,
  ],
  [
    /\bPrinciple(?= (?:Engineer|Consultant|Designer|Investigator|Officer|Architect|Scientist|Dancer)\b)/g,
    () => 'Principal',
  ],
  [
    /(?<=\b[Tt]ranslat.* from [A-Z][a-z]+ )in(?= (?:English|French|Spanish|German|Polish|Italian|Portuguese|Arabic|Russian|Mandarin|Welsh|Dutch)\b)/g,
    () => 'into',
  ],
  [/\bat (morning|evening|afternoon)(?=[.,;]|$| and [a-z]+ed\b)/g, ([, time]) => `in the ${time!}`],
  [/(?<=\bfrom \d[\d.]*% )till(?= \d)/g, () => 'to'],
  [FOR_FOR_FOUR, () => 'four-'],
  [EXCEPT_FOR_ACCEPT, () => 'accept'],
  // 'there were less items', not 'sales less returns'
  [
    /(?<=\b(?:were|was|with|in|to|had|have|has|made|make|making|got|spend|spent|work|worked|need|needed|needs|means|meant|received|saw|took|used|using|caused|causing|by|from|and|so) )less(?= ([a-z]+s)\b)(?<!\b(?:no|or|much) less)/g,
    ([, things]) =>
      FEWER_TIMES.test(things!) || (COUNTABLES.has(things!) && isPlural(things!)) ? 'fewer' : null,
  ],
  // 'to handle chemicals safe', not 'to keep chemicals safe'
  [
    /(?<=\b(?:handl(?:e|ed|ing)|us(?:e|ed|ing)|operat(?:e|ed|ing)|dr(?:ive|iving|ove)|transport(?:ed|ing)?|lift(?:ed|ing)?|mov(?:e|ed|ing)|process(?:ed|ing)?) ((?:[a-z]+ ){0,3}[a-z]+s ))(safe|correct|careful|proper|quick|accurate|efficient|professional)(?=[.;]?$)/g,
    ([, things, manner]) =>
      /\b(?:keep|kept|ma[dk]e|making|left|leave|stay|is|are|was|were|be|as|and|to|very|more) /.test(
        things!,
      )
        ? null
        : `${manner!}ly`,
  ],
  [/\bon(?= (?:daily|weekly|monthly|regular|quarterly|yearly|annual) basis\b)/g, () => 'on a'],
  [/(?<=\b\d+ [a-z]+s )for(?= day\b(?!s|-))/g, () => 'per'],
  [/(?<!,)(?<=[a-z]) and(?= average of [£$€]?\d)/g, () => ' an'],
  // The line is told of the past, and what comes after the comma is its outcome.
  [
    /(?<=^([A-Z][a-z]+) .*, which )lead(?= to\b)/g,
    ([, opening]) => (isPast(opening!) ? 'led' : null),
  ],
  [
    /\b([Ss]igned|[Dd]ropped|[Kk]icked|[Ss]witched|[Tt]urned|[Ll]ogged|[Pp]aid) of(?= (?:the|all|an?|on|at|by|\d+|[a-z]+s)\b)/g,
    ([, verb]) => `${verb!} off`,
  ],
  [
    /\b([Oo]ne|each|because|instead|in front|in charge|variety|range|thousands|hundreds|dozens|consisting|capable) off(?= (?:the|our|my|an?|all|their|these|those|\d|[a-z]+s\b))/g,
    ([, word]) => `${word!} of`,
  ],
  [
    new RegExp(
      `(?<=\\b[Ww]ork(?:ed|ing|s)? )(${MANNER})(?= (?:and|in|with|on|under|as|to|at)\\b|[,.;]|$)(?! (?:and|or) [a-z]+ (?:hours|days|shifts))`,
      'g',
    ),
    ([, word]) => `${word!}ly`,
  ],
  [
    new RegExp(
      `(?<=\\b(?:quickly|politely|safely|carefully|professionally|accurately|efficiently|promptly|correctly) and )(${MANNER})(?=[,.;]|$)`,
      'g',
    ),
    ([, word]) => `${word!}ly`,
  ],
  [
    new RegExp(
      `\\b(${MANNER})(?= and (?:efficiently|accurately|politely|quickly|safely|professionally)\\b)`,
      'g',
    ),
    ([, word]) => `${word!}ly`,
  ],
  // 'Managed a team and grown sales': the second deed lost its past.
  [
    /(?<=^(?!(?:Promoted|Appointed|Hired|Recruited|Employed|Selected|Elected|Nominated|Invited|Seconded|Transferred|Moved|Awarded|Trained|Asked|Picked|Brought|Sent|Paid)\b)([A-Z][a-z]+) (?!.*\b(?:was|were|been|be|being|have|has|had|is|are|get|got)\b).*(?: and|,|, and) )(?<!\b(?:grown|written|made|drawn|kept|left|[a-z]+ed) and )(grown|written|taken|given|driven|chosen|drawn|flown|thrown|overseen|undertaken|begun)(?= (?:an?|the|all|over|\d+|our|new|sales|evidence|guidance|talks|speeches|part|presentations)\b)/g,
    ([, opening, word]) => (isPast(opening!) ? (verbOfParticiple(word!)?.past ?? null) : null),
  ],
  // 'lowered the ramp were needed': one thing, and nothing that 'were' could be said of.
  [
    /(?<=\b(?:the|an?) ([a-z]+) )were(?= (?:needed|necessary|possible|appropriate|required|applicable)\b)(?<!\band (?:the|an?) [a-z]+ )/g,
    ([, thing]) =>
      /s$|^(?:people|staff|police|team|crew|children|men|women)$/.test(thing!) ? null : 'where',
  ],
  [
    /(?<=\b(?:insights|reports|dashboards|findings|designs|changes|campaigns|tools|systems|processes|apps|magazine|website|site|system|app|report|tool|campaign|project|programme|program|policy|process|machine|database|model|plan|newsletter|blog|podcast|article|story|event|product|line|menu) )who(?= (?:[a-z]+ed|[a-z]{3,}[^s\W]s|was|is|has|had|led|won|made|cut|saved|brought|grew)\b)/g,
    () => 'that',
  ],
];

/** Counted as much as measured, but said as many. */
const FEWER_TIMES =
  /^(?:hours|days|errors|mistakes|breakdowns|stoppages|accidents|faults|defects|delays|steps)$/;

const isPast = (word: string) => isPastOnly(verbOfPast(word.toLowerCase()));
