/** What is nearly always a slip: no line is asked about for it alone, and none is handed back with it half repaired. */
import { COUNTABLES, isOtherPlural } from '#worker/nlp/countables.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { NOUN_BASES, NOUN_GERUNDS } from '#worker/nlp/verb-data.ts';
import {
  isPastOnly,
  verbOfBase,
  verbOfGerund,
  verbOfPast,
  verbOfThirdPerson,
} from '#worker/nlp/verbs.ts';
import { FOREIGN_FRAMES } from './foreign-frames.ts';
import { finder, firstFound, type SlipFinder } from './slip-finder.ts';
import { isPlural, pluralOf } from './slips.ts';
import { openingWord } from './words.ts';

/** The words of the first likely slip of a line, as written; null where none is seen. */
export const likelySlip: (text: string) => string | null = rememberByText(
  (text) => firstFound(FINDERS, text),
  500,
);

const ENDS =
  '(?= (?:and|or|for|from|at|on|in|by|with|across|to|of|about|into|within|who|that|which|per|each|every|daily|weekly|monthly|a (?:day|week|month|year|shift|night))\\b|[,.;]|$)';
const COUNT =
  '(?:[2-9]|[1-9]\\d|[1-9]\\d\\d|\\d{1,3},\\d{3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many|various)';
/** Nouns that a number makes part of a kind: 'a 3 bedroom house', '5 star hotel'. */
const UNIT =
  'year|month|week|day|hour|minute|bed|bedroom|room|star|man|person|strong|seat|seater|storey|story|floor|unit|door|bay|acre|page|mile|km|metre|meter|foot|stage|phase|part|point|piece|step|way|wheel|axle|ton|tonne|litre|liter|port|core|site|figure|digit|level|tier|cover|berth|cell|lane|line|inch|yard|colour|color|course|million|thousand|hundred|dozen|percent|per|plus|or|and|to|x';
/** Plurals that may stand before another noun. */
const ATTRIBUTIVE =
  /^(?:sales|sports|goods|customs|operations|systems|communications|accounts|claims|benefits|savings|awards|events|facilities|services|logistics|resources|arts|news|works|needs|parts|materials|projects|products|procurements|electronics|graphics|analytics|economics|mathematics|maths|physics|careers|admissions|human|rights|complaints|returns|payments|supplies|futures|bonds|securities|markets|rates|reservations|records|relations|affairs|studies|sciences|solutions|drinks|spirits|wines|foods|sweets|clothes|gas|business|process|access|press|class|glass|bus|campus|canvas|business|wellness|fitness|express|mass|cross|dress|less|address|success|progress|stress|waste|tens|times|lens|premises)$/;

const startsInPast = (text: string) => isPastOnly(verbOfPast(openingWord(text)));

const FINDERS: readonly SlipFinder[] = [
  // 'ensure each entry are matched'
  finder(
    /\b(?:each|every) (?:[a-z]+ )?[a-z]+ (?:are|were|have)(?= [a-z])/g,
    ([whole = '']) => !/\b(?:which|who|that|and|of)\b/.test(whole),
  ),
  // 'kept building clean'
  finder(
    /\b(?:[Kk]ept|[Kk]eep(?:ing)?|[Ll]eft|[Ll]eav(?:e|ing)) (?:work )?(?:building|office|store|shop|kitchen|area|site|room|yard|ward|desk|workplace|warehouse|classroom|bar|van|vehicle|station|shop floor) (?:clean|tidy|safe|secure|open|stocked|organi[sz]ed|neat)\b/g,
  ),
  // 'gave to the guests information', 'explained to customers their bills'
  finder(
    /\b(?:gave|give|giving|offered|sent|showed|explained|explaining|explain|told|taught|provided|provide) to (?:the |our )?(?:guests|customers|clients|patients|students|pupils|children|users|visitors|passengers|residents|parents|staff|tourists) (?!and\b|or\b|in\b|on\b|at\b|for\b|with\b|who\b|that\b|how\b|what\b|why\b|about\b|from\b|by\b|when\b|as\b|to\b|during\b|before\b|after\b)[a-z]+/gi,
  ),
  // 'cleaned school's classrooms', 'the stock's up to date'
  finder(
    /(?<!\b(?:[Tt]he|[Aa]n?|my|our|his|her|its|their|[Ee]ach|[Ee]very|one|this|that|another|any|no|some|[a-z]+['’]s?)(?: [a-z-]+){0,2} )\b(?<![-A-Z])([a-z]{3,})['’]s [a-z]+/g,
    ([whole = '', owner = '']) =>
      !/^(?:today|yesterday|tomorrow|year|month|week|day|hour|night|morning|evening|season|quarter|children|men|women|people|master|bachelor|driver|world|everyone|anyone|someone|else|mother|father|shepherd|butcher|baker|farmer|cashier|traveler|traveller|lady|cow|goat|engineer|counsel|contractor|solicitor|architect|nurse|landlord|artist|player|maker|carpenter|painter|plumber|mechanic|chef|manufacturer)$/.test(
        owner,
      ) || whole.endsWith(' up'),
  ),
  finder(
    /\b[a-z]{3,}['’]s(?= (?:in|on|for|before|after|with|up to)\b)/g,
    ([whole = '']) =>
      !/^(?:today|dentist|doctor|vet|baker|butcher|chemist|florist|year|other)['’]s$/.test(whole),
  ),
  // 'the newspapers social media'
  finder(
    /(?<!\b(?:[Ss]old|[Ss]en[dt]|[Gg][ai]ve|[Bb]uilt|[Ss]howed|[Tt]aught|[Tt]old|[Oo]ffered|[Hh]elp(?:ed)?|[Ll]et) )\bthe ([a-z]+s) (?:social media|website|reputation|brand|image|newsletter|intranet|budget|turnover|garden)\b/g,
    ([, owner = '']) => isPlural(owner) && !ATTRIBUTIVE.test(owner),
  ),
  // 'a safe and quality electrical services'
  finder(
    new RegExp(
      `\\ban? (?:safe|clean|friendly|fast|high|good|quick|efficient|professional|warm|excellent|great|reliable|quality|new|modern|strong)(?: and|,)? (?:[a-z]+ ){0,2}([a-z]+s)${ENDS}`,
      'g',
    ),
    ([whole = '', noun = '']) =>
      (COUNTABLES.has(noun) || noun === 'services') &&
      !/ (?:of|for|in|on|to|with|range|variety|number|few|team|and [a-z]+ed) /.test(whole),
  ),
  // 'every filters and belts'
  finder(
    /\b(?:each|every) ([a-z]+s)(?= (?:and|or|[a-z]+)\b|[,.;]|$)/g,
    ([, noun = '']) =>
      (COUNTABLES.has(noun) || isOtherPlural(noun)) &&
      isPlural(noun) &&
      (verbOfThirdPerson(noun) === undefined || NOUN_BASES.has(verbOfThirdPerson(noun)!.base)),
  ),
  // '30 delivery van', '5 site manager'
  finder(
    new RegExp(
      `(?<![-–/.,:\\w$£€])(?<!(?<!^)\\b[A-Z][A-Za-z]* |\\b(?:[Yy]ear|[Ss]tage|[Ll]evel|[Gg]rade|class|unit|phase|band|an?|the|in|at|by|until|after|before|between|type|category|form|part|section|schedule) )${COUNT} (?!(?:${UNIT})\\b)[a-z]+ ([a-z]+)${ENDS}(?! (?:and|or)\\b)`,
      'g',
    ),
    ([, noun = '']) =>
      COUNTABLES.has(pluralOf(noun)) &&
      !NOUN_BASES.has(noun) &&
      !/^(?:staff|people|team|per)$/.test(noun),
  ),
  finder(
    new RegExp(
      `(?<![-–/.,:\\w$£€])(?<!\\b(?:[Aa]n?|[Tt]he|each|every|one|our|this|my)(?: [a-z-]+)? )\\d+ (?:seat|seater|bed|star|room|floors?|storey|bedroom|cover|year|week|day|month)s? (?:[a-z]+ )?(?:coach|hotel|restaurant|hospital|ward|home|building|house|school|kitchen|office|bus|flat|course|contract|programme|program)(?= (?:and|in|on|at|for|with|by|after|to|of)\\b|[,.;]|$)`,
      'g',
    ),
  ),
  // 'a club which help children', 'tests that increase sign-ups' of a time that is over
  finder(
    /\ban? ([a-z]+) (?:which|that) ([a-z]+)(?= (?:the|an?|our|their|all|\d+|children|people|staff|women|men|[a-z]+s)\b)/g,
    ([, thing = '', word = '']) =>
      !/^(?:team|group|family|crew|company|staff|number|committee|board|firm)$/.test(thing) &&
      verbOfBase(word) !== undefined &&
      !verbOfPast(word),
  ),
  // 'laundry and changing of linen', 'with making of cocktails'
  finder(
    /(?:\bwith|\band|\bor|,) (?:the )?([a-z]+ing) of (?=[a-z])/g,
    ([, doing = '']) => verbOfGerund(doing) !== undefined && !NOUN_GERUNDS.has(doing),
  ),
  // 'life assurances', 'checked stocks'
  finder(
    /\b(?:insurances|assurances|expenditures|merchandises|correspondences|assistances|guidances|complainings|planings)\b/g,
  ),
  finder(
    /\b(?:order|check|count|replenish|control|arrang|receiv|refill)(?:s|ed|ing|e)? (?:the |all )?stocks(?= (?:and|in|on|from|every|each|daily|weekly|for)\b|[,.;]|$)/gi,
  ),
  // 'lights fittings', 'newborns babies', 'risks assessment'
  finder(
    /\b([a-z]+s) (?:assessments?|fittings?|lighting|babies|management|reduction|maintenance|processing|preparation|cleaning|planning|knowledge|tracking|unit|worker|supplier|manager|equipment|policy|procedure)\b/g,
    ([whole = '', many = '']) =>
      isPlural(many) &&
      !ATTRIBUTIVE.test(many) &&
      !/^(?:patients|customers|clients|residents|guests|employees|users|students|tenants|members|orders|contracts|grounds|talents|assets|drugs|arms|trades|youths|skills|tools|rights|pensions|loans|savings|windows|ladies|mens|womens|girls|boys|parents|visitors|veterans|buildings|estates|fisheries|airports|proceeds|leads|results) (?:management|maintenance|equipment|manager|worker|policy|procedure|supplier|planning|processing|cleaning|preparation)/.test(
        whole,
      ) &&
      verbOfThirdPerson(many) === undefined,
  ),
  // 'in first year against target of 40'
  finder(
    /\b(?:in|during|within|for|by) (?:first|second|third|fourth|final) (?:year|month|week|quarter|season|term|semester)\b/g,
  ),
  finder(/\b(?:against|with|to) target of\b|\bfor (?:better|good|fair|favou?rable) term\b/g),
  // 'standards ISO 9001', 'on software R4'
  finder(
    /\b(?:standards|norms|(?:in|on|with|using) (?:software|program|programme|system|application)) [A-Z][A-Za-z]*\d*\b/g,
  ),
  // 'ensured staff was following'
  finder(
    /\b[Ee]nsur(?:e|ed|ing) (?:that )?(?:all |the |our )?(?:staff|team|employees|workers|drivers|everyone|colleagues|people|they|children|pupils|students|guests|visitors|customers|products|parts) (?:was|were) (?!being\b)[a-z]+ing\b/g,
  ),
  // 'the diary of two directors'
  finder(
    /\b(?:diary|calendar|inbox|rota|schedule|agenda) of (?:two|three|four|five|\d+|the|all|several) [a-z]+s\b/g,
  ),
  // 'Helped residents getting washed'
  finder(
    /\b[Hh]elp(?:ed|ing)? (?:the |our |new )?(?:residents|patients|clients|customers|children|pupils|students|people|them|guests|families|users|parents|women|men|members|visitors) (?:in |with )?(?:the )?([a-z]+ing)\b/g,
    ([, doing = '']) => verbOfGerund(doing) !== undefined,
  ),
  // 'input invoices in Sage and matched it'
  finder(
    /^[A-Z][a-z]+ (?:the |all |our |new )?([a-z]+s) (?:in|from|on|to|for|into|using|with|of) (?:the )?[A-Za-z]+(?: [a-z]+)? and [a-z]+ it\b/g,
    ([, things = '']) => isPlural(things),
  ),
  finder(/\b(?:electrician|plumber|driver|bricklayer|fitter|roofer) mate\b/g),
  finder(
    /\bironed cloths\b|\bover night(?=[.,;]|$| and )|\bbreak downs\b|\bfail over(?=[.,;]|$| and )/g,
  ),
  // 'informed public', 'by using ramp', 'in back end'
  finder(
    /\b(?:inform|serv|educat|assist|help|advis|updat)(?:ed|e|ing) public(?=[.,;]|$| (?:about|on|of|and|with|in|at))|\busing (?:ramp|ladder|forklift|hoist|crane|trolley)\b(?! [a-z]+s\b)|\bin (?:back|front) end(?=[.,;]|$)/g,
  ),
  // 'Stock control and ordering of materials': no deed yet
  finder(
    /^(?!Led|Built|Made|Ran)[A-Z][a-z]+ [a-z]+ and ([a-z]+ing) of /g,
    ([whole = '', doing = '']) =>
      verbOfGerund(doing) !== undefined &&
      verbOfPast(whole.split(' ')[0]!.toLowerCase()) === undefined,
  ),
  // 'are given a badges'
  finder(
    /\ban? ([a-z]+s)(?= (?:and|for|from|at|on|in|by|with|to|who|that)\b|[,.;]|$)/g,
    ([, things = '']) =>
      isOtherPlural(things) && isPlural(things) && verbOfThirdPerson(things) === undefined,
  ),
  // 'analysed samples and report results to the manager', 'which reach 20,000 followers'
  pastThenBase,
  finder(
    /\b(?:channel|page|account|campaign|app|site|website|tool|system|layer|script) (?:which|that) (?:reach|reduce|increase|help|save|grow|attract)(?= (?:the |our )?(?:\d|[a-z]))/g,
  ),
  // 'number of complaint by', 'complaint and refunds'
  finder(
    /\bnumber of ([a-z]+)(?= (?:by|from|to|in|at|on)\b|[,.;]|$)/g,
    ([, thing = '']) => COUNTABLES.has(pluralOf(thing)) || isAgent(thing),
  ),
  finder(/\b(?:students|pupils|trainees) [a-z]+(?:ist|er|or|ian)s? (?=on\b|in\b|at\b|during\b)/g),
  finder(
    /\b(?:damages|wastes|curtains|windows|doors|bricks|floors) (?:repairs?|rails?|frames?|tiles?|handles?|removal)\b/g,
  ),
  // 'Entered in contact with', 'Explained to customers their bills', 'Helped in organise'
  finder(
    /\b[Ee]nter(?:ed|ing)? in contact\b|\b[Ee]xplain(?:ed|ing)? to (?:the |our )?[a-z]+s (?:their|there)\b|\b[Hh]elped in ([a-z]+) (?:the|an?)\b|\b(?:new|old|same) [a-z]+ed houses\b|\bin my first years\b|\bshowed them are\b|\b[Aa]ssisted on the\b|\bend of night\b|\bthe on boarding of\b|\boutside EU\b|\bmis en place\b/g,
  ),
  // 'Sheared sheep and treated it'
  finder(
    /\b([a-z]+),? and (?:treat|feed|fed|sheared|harvest|clean|milk|vaccinat|check|repair|sold|match|recover)(?:e|ed)? it\b/g,
    ([, many = '']) => isPlural(many) || /^(?:sheep|cattle|deer)$/.test(many),
  ),
  // 'at three trade fair', 'Helped curator handle', 'outings to park'
  finder(
    new RegExp(
      `\\b(?:at|in) (?:two|three|four|five|six|seven|eight|nine|ten) (?!(?:${UNIT})\\b)[a-z]+ (?:fair|school|shop|store|club|hospital|ward|centre|factory|festival|event|project|market|conference)${ENDS}`,
      'g',
    ),
  ),
  finder(
    /\b[Hh]elp(?:ed|ing)? (?:curator|manager|teacher|chef|nurse|doctor|director|engineer|solicitor) [a-z]+|\b(?:outings|trips|visits|walks) to (?:park|library|museum|zoo|beach|farm|theatre)\b|\b[a-z]+s and (?:[a-z]+ ){1,2}vehicle(?=[.,;]|$)|, empties [a-z]+|\b(?:[Cc]ut|[Cc]olou?red|[Ww]ashed) (?:and [a-z]+ )?hair of\b|\b[Hh]andled handling\b|\b(?:[Rr]eceived|[Aa]chieved|[Ww]on|[Gg]ot|[Ss]cored) (?:highest|best|lowest|top) [a-z]+ (?:score|mark|grade|result|rating|rate)\b/g,
  ),
  finder(
    /\b(?:storm water|surface water|foul) drainage\b(?<=\ban? (?:storm water|surface water|foul) drainage)(?! (?:system|scheme|design|layout|network|plan))/g,
  ),
  finder(
    /\b[Oo]btain(?:ed|ing)? signature\b|\bdelivered lesson\b|\b(?:HVAC|VPN|printers|Office 365)[^.]* and [A-Z][A-Za-z ]*\d* (?:problem|issue)(?=$|[,.;])/g,
  ),
  finder(
    /\b(?:reduc|cut|lower|sav|control|increas|improv|rais)(?:e|ed|ing)? (?:hosting|labour|labor|fuel|food|energy|staff|transport|delivery|retail|material|running|operating|packaging) (?:cost|sale)(?= by\b)/gi,
  ),
  // 'ran weekly code review', 'maintained accurate record of'
  finder(
    /(?<!\b(?:the|an?|our|my|their) (?:[a-z]+ ){1,3}and )\b(?:daily|weekly|monthly|accurate|detailed|complete|regular|quarterly) (?:code review|record|cash forecast|report|care note|check|audit|inspection|newsletter|schedule)(?= (?:of|for|with|in|on|and|to)\b|[,.;]|$)(?<!\b(?:an?|the|each|every|one|our|my|this) (?:[a-z]+ )?(?:daily|weekly|monthly|accurate|detailed|complete|regular|quarterly) [a-z]+(?: [a-z]+)?)/g,
  ),
  ...FOREIGN_FRAMES,
  tooNow,
];

/** Who does something, told by the ending: 'barber', 'scientist', 'technician'. */
const isAgent = (noun: string) =>
  /(?:ist|ician|arber|ineer|tant|tomer|oyee|ient|dent|itor|isor)$/.test(noun);

/** 'Analysed samples and report results': one deed is over, the next still goes on. */
function pastThenBase(text: string): string | null {
  if (!startsInPast(text)) return null;
  const found =
    /(?<!\b(?:to|[Hh]elp|[Hh]elped|let|[Mm]ade) [a-z][^,]*) and (?:reduce|record|report|order|document|log|update|obtain|send|enter|increase) (?:results?|findings|faults|lunch|defects|deploy|data|progress|invoices|stock to|the|all|any|them|it)\b/.exec(
      text,
    );
  return found?.[0] ?? null;
}

/** 'Ran tests that increase sales by 14%': the deed is over, what came of it goes on. */
function tooNow(text: string): string | null {
  if (!startsInPast(text)) return null;
  const [whole = '', things = '', word = ''] =
    /\b([a-z]+s) (?:that|which) ([a-z]+) .*\d+%/.exec(text) ?? [];
  return isPlural(things) && !isPastOnly(verbOfPast(word)) && isPastOnly(verbOfBase(word))
    ? whole
    : null;
}
