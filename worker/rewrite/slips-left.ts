/** Slips that a reader sees and no rule can mend for sure: a line that keeps one is asked about, not handed back. */
import { COUNTABLES } from '#worker/nlp/countables.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { DEED_NOUNS, NOUN_BASES } from '#worker/nlp/verb-data.ts';
import {
  isPastOnly,
  verbOfBase,
  verbOfGerund,
  verbOfParticiple,
  verbOfPast,
  verbOfThirdPerson,
} from '#worker/nlp/verbs.ts';
import { PLAIN_SLIPS } from './plain-slips.ts';
import { finder, firstFound, type SlipFinder } from './slip-finder.ts';
import { isPlural, pluralOf } from './slips.ts';

/** The words of the first slip that still stands in a line, as written; null where none is seen. */
export const slipLeft: (text: string) => string | null = rememberByText(
  (text) => firstFound(FINDERS, text),
  500,
);

const ENDS =
  '(?= (?:and|or|for|from|at|on|in|by|with|across|to|of|about|regarding|into|within|who|that|which|was|were|is|are|daily|weekly|monthly)\\b|[,.;]|$)';
const ONE_OF_MANY =
  'vendor|customer|client|supplier|patient|manager|resident|guest|student|pupil|doctor|nurse|teacher|director|owner|employee|visitor|passenger|tenant|contractor|driver|technician|developer|engineer|stakeholder|customer|user|buyer|seller';
const GROUPS =
  'judges|nurses|partners|volunteers|members|passports|fridges|allergens|suppliers|candidates|managers|directors|owners|customers|clients|patients|guests|residents|students|childrens|peoples|parents|tenants|users|employees|drivers|doctors|teachers|pupils|schools|teams|companies|clubs|firms|hotels|shops|stores|banks|charities|councils|universities|departments|visitors|passengers|founders|ministers|bosses|contractors|subcontractors|volunteers';
const PERSONS = '[a-z]{3,}(?:ists|ants|ents|ees|tors|ners|gers|kers)';
const THEIRS =
  'safety(?= (?:at|and|in|on|when|while|during)\\b|[.,;]|$)|diary|diaries|calendars?|office|desks?|rooms?|house|homes|luggage|progress|satisfaction|behaviou?r|care|health|wellbeing|records|needs|requirements|complaints|expectations|belongings|website|budgets?|newsletter|image|goals|performance|reputation|brand|takings|cash|finances|rules|choices|questions|base|vehicles|fleet|insurance|targets|orders|names|preferences|allergies|approvals?|applications|requests|complains|intake|temperatures|bills|timesheets|objections|rotas?';

const FINDERS: readonly SlipFinder[] = [
  // 'a monthly reports', 'a 45 apprentices'
  finder(
    new RegExp(`\\b(?:an?|each|every|another) (?:[a-z-]+ )?([a-z]+)${ENDS}`, 'g'),
    ([whole = '', noun = '']) =>
      isPlural(noun) &&
      COUNTABLES.has(noun) &&
      !/\b(?:few|lot|number|range|couple|dozen|hundred|host|set|variety|two|three) /.test(whole),
  ),
  finder(/\ba (?:\d{2,}|[2-9]) [a-z]+s(?= (?:and|in|on|at|for|to|by|with|from|across)\b|[,.;]|$)/g),
  // 'of ten patient', 'many customer'
  finder(
    new RegExp(
      `(?<!(?<!^)\\b[A-Z][A-Za-z]* |\\b(?:[Uu]nit|[Ll]evel|[Gg]rade|[Ff]loor|[Nn]o\\.?|[Rr]oom|[Pp]hase|[Tt]ier|[Ss]tage|[Zz]one|[Ll]ine|[Yy]ear|[Cc]lass|[Bb]and|[Tt]ype|[Rr]oute|[Ss]ection|[Pp]art|[Vv]ersion|[Ss]chedule|[Aa]nnex|[Aa]ppendix|[Cc]hapter|[Cc]ategory|[Ff]orm|[Mm]odel|[Bb]lock|[Ww]ard|[Gg]ate|[Bb]ay|[Kk]ey [Ss]tage) )(?<![-–/.,:\\w])(?<!\\b[Tt]he |['’]s )(?:[2-9]|[1-9]\\d|[1-9]\\d\\d|two|three|four|five|six|seven|eight|nine|ten|twelve|many|several|various|multiple) (?!star|phase|stage|way)([a-z]{3,})${ENDS}(?! (?:and|or)\\b)`,
      'g',
    ),
    ([, noun = '']) => COUNTABLES.has(pluralOf(noun)) && !NOUN_BASES.has(noun) && noun !== 'staff',
  ),
  // "it's tyres"; a contraction has no place in a bullet
  finder(/\b(?:it|who|there|they|you)['’](?:s|re)\b(?: [a-z]+)?/gi),
  // "network issue's for"
  finder(
    /(?<!\b(?:the|an?|my|our|his|her|its|their|each|every|one|at)(?: [A-Za-z-]+){0,2}[ -]|['’]s?, )\b(?:[a-z]+ )?[a-z]{3,}['’]s(?!, [a-z-]+s?['’])(?= (?:for|from|on|in|with|across|into|per)\b|[,.;]|$)/g,
    ([whole = '']) =>
      !/^(?:(?:an?|one|my|her|his|the) (?:master|bachelor)|(?:an?|one) [a-z]+(?:er|or|ist|monger|smith))['’]s$/.test(
        whole,
      ) &&
      !/\b(?:today|week|month|year|other|else|anyone|everyone|company|children|men|women)['’]s$/.test(
        whole,
      ),
  ),
  // "the ships's ladder"
  finder(/\b[a-z]{3,}[^s\W]s['’]s\b(?: [a-z]+)?/g),
  // 'with vendor'
  finder(
    new RegExp(
      `(?<!\\bfrom [a-z]+ )\\b(?:with|to|for|from|by|between|of|on behalf of) (?:${ONE_OF_MANY})(?= (?:and|for|on|in|at|about|regarding|who|that)\\b|[,.;]|$)`,
      'g',
    ),
  ),
  // 'to discuss there progress'
  finder(
    /\b[a-z]+ there (?!(?:afterwards|afterward|overnight|instead|together|sometimes|is|are|was|were|has|have|had|will|would|could|should|may|might|must|can|to|for|and|or|on|in|at|by|with|from|as|of|until|since|when|where|after|before|every|during|all|full|part|two|three|four|five|six|ten|too|also|again|now|who|which|that|but|most|many|several|some|first|last|next|one|once|twice|alone|often|each|both|through|including|while|because|so|if|about|not|been|being|over|under|than|then|still|always|only|more|days|years|weeks|months|hours|weekends|mornings|evenings|nights|summers|winters|daily|weekly|monthly|appeared|seemed|came|went|remained|a|an|no)\b|[a-z]+ly\b)[a-z]+/g,
  ),
  // 'the managers diary'
  finder(
    new RegExp(
      `(?<!\\b(?:sent|sen[dt]|sending|g[ai]ve|giving|issu(?:e|ed|ing)|show(?:ed|ing)?|t(?:old|ell)|t(?:aught|each)|offer(?:ed|ing)?|hand(?:ed|ing)?) (?:the |our |all )?)\\b(?:${GROUPS}) (?:${THEIRS})\\b`,
      'gi',
    ),
    ([whole = '']) =>
      // The British register of firms.
      whole !== 'Companies House' &&
      (!/^(?:clients|customers|patients|students|users|guests) (?:questions|health|care|base)$/.test(
        whole,
      ) ||
        whole.endsWith(' base')),
  ),
  // 'invoices was', 'reports has'
  finder(
    /(?<!['’])(?<!^(?:The )?[A-Za-z]+ing (?:[A-Za-z\d,]+ ){0,8})\b(?:(?:of|for|from|in|with|to|by|on|at|about|between|among|and|or) (?:(?:the|our|all|his|her|their|\d+) )?)?(?:[a-z]+ )?([a-z]{3,}) (?:was|has|does)(?= [a-z])/g,
    ([whole = '', noun = '']) =>
      isPlural(noun) && !/^(?:of|for|from|in|with|to|by|on|at|between|among|and|or) /.test(whole),
  ),
  // 'was maintain', 'were complete the'
  finder(
    /\b(?:was|were|been) ([a-z]+) (?:an?|the|all|any|new|their|its|our|daily|weekly|monthly|[a-z]+s)\b/g,
    ([, word = '']) =>
      verbOfBase(word) !== undefined &&
      !NOUN_BASES.has(word) &&
      !verbOfParticiple(word) &&
      !verbOfPast(word),
  ),
  // 'too potential', 'an manager'
  finder(
    /\btoo (?:potential|new|existing|local|different|make|provide|ensure|help|meet|create|keep|give|reduce|improve|support|deliver)\b/g,
  ),
  finder(/\ban (?!h|x-|[aeioufhlmnrsx]-|u)[b-df-gj-np-tv-z][a-z]+/g),
  finder(
    /\b(?:have|had|has|having) (?:went|did|wrote|took|gave|ran|began|drove|came|saw|chose|spoke|broke|knew)\b(?! not)/g,
  ),
  finder(/\b(?:could|would|should|must) of\b/g),
  finder(
    /\b(?:every|each) (?:hours|minutes|days|weeks|weekends|months|years|mornings|evenings|nights|shifts)\b/g,
  ),
  finder(
    /\b(?:one of|some of|many of|all of) (?:the |our )?(?:[a-z]+est |best )?(?:manager|customer|client|guest|student|employee|engineer|supplier|patient|nurse)\b(?! (?:accounts|teams|meetings|care))/g,
  ),
  finder(
    /\b(?:responsable|incharge|informations|equipments|(?<!(?:remittance|payment|shipping|debit|credit|despatch|dispatch|booking|delivery) )advices|feedbacks|softwares|trainings of|staffs|peoples(?! of)|childs|furnitures|machineries|datas|hardwares|knowledges|researches on)\b/g,
  ),
  // 'made documentation of each repair', 'Produced translations from Polish'
  finder(
    /\b(?:did|made|produced) (?:an? |the )?([a-z]+?)s? (?:of|on|from)\b/gi,
    ([, noun = '']) =>
      DEED_NOUNS.has(noun) &&
      !/^(?:presentation|delivery|purchase|arrangement|adjustment|provision|transport|production|design|assessment|measurement|repair|upgrade|replacement)$/.test(
        noun,
      ),
  ),
  // 'pipelines that loads', 'with no loses', 'trained to three assistants'
  finder(
    /\b[a-z]+s (?:that|which|who) ([a-z]+s) (?:\d|the|an?|all|our|their)\b/g,
    ([, word = '']) => verbOfThirdPerson(word) !== undefined,
  ),
  finder(/\b(?:no|any|stock|heavy) loses\b/g),
  finder(
    /\b(?:trained|taught|helped|supported|supervised|managed|assisted|advised) to (?:an?|the|two|three|four|five|six|seven|eight|nine|ten|\d+|new|all) [a-z]/gi,
  ),
  // 'after the artists needs'
  finder(
    new RegExp(
      `\\b(?:the|our|all|of|for) ${PERSONS} (?:needs|requirements|diary|diaries|calendars?|expectations|complaints|belongings|wellbeing|health|luggage|rooms?|homes|progress)\\b`,
      'g',
    ),
  ),
  // 'informed to the clients', 'for to detect', 'prior loading of grain'
  finder(
    /\b(?:inform(?:ed|ing)? to|discuss(?:ed|ing)? about|for to [a-z]+|prior (?:[a-z]+ing|departure|arrival|delivery))\b/gi,
  ),
  // 'Attended the guests', 'translated the site in English', 'gave classes of spinning'
  finder(
    /\battend(?:ed|ing)? (?:the )?(?:guests|customers|clients|visitors|passengers|callers)\b/gi,
  ),
  finder(
    /\btranslat(?:ed|ing|e) (?:[a-z]+ ){1,4}in (?:English|Spanish|French|German|Polish|Italian)\b/gi,
  ),
  finder(/\bg(?:ave|iving|ive) classes of\b/gi),
  // 'at all time', "advised patient's when", 'Helped elderly customer set up'
  finder(/\bat all time\b(?! low| high)/gi),
  finder(
    /\b(?:helped|assisted|supported|served|advised|taught|guided|greeted|advising|helping) (?:(?:patient|customer|client|guest|student|resident|pupil)['’]s (?:when|while|who|if|about|to|on)|(?:elderly|new|young|old|disabled|foreign|local) (?:customer|client|patient|guest|resident|student|pupil|visitor) (?!service|support|care|account|team))\b/gi,
  ),
  finder(
    /\b(?:wrote|ran|built|designed|created|developed) (?:unit|integration|regression|acceptance) test (?=for|in|and|to)/gi,
  ),
  // 'in the chefs absence', 'a 4 million pounds budget', 'a 30 beds ward'
  finder(
    /\b(?:the|my|our) [A-Za-z][a-z]+s (?:absence|behalf|instructions|approval|request|diary|supervision|guidance|direction|permission)\b/g,
  ),
  finder(
    /\ban? \d+ (?:(?:hundred|thousand|million) )?[a-z]+s (?!of\b|for\b|in\b|at\b|a\b|per\b|and\b|on\b|to\b)[a-z]+/g,
  ),
  // 'advised patient on', 'wrote report for'
  finder(
    new RegExp(
      `(?<!\\b(?:the|an?|our|their|my|each|every|his|her|senior|junior|local|of|with|to|for|by) )\\b([a-z]+) (?:${ONE_OF_MANY}|report|letter|article|proposal|presentation|invoice)(?= (?:on|about|with|regarding|to|by|from|for)\\b)`,
      'gi',
    ),
    ([whole = '', word = '']) =>
      isToldDeed(word) &&
      !/^(?:help|support|report|lead|design|test)$/i.test(word) &&
      !/^(?:assist|help|support|shadow)(?:ed)? (?:manager|director|owner|teacher|chef)$/i.test(
        whole,
      ),
  ),
  finder(
    /\ban? (?:[a-z]+ ){1,3}(?:for [A-Za-z]+ )?(?:which|that) (?:have|are|were)\b/g,
    ([whole = '']) => !/ of | [a-z]+s (?:which|that) /.test(whole),
  ),
  // 'servers and its backups', 'drawings and ensured it was right'
  finder(/(?<!\b[a-z]{3,}['’]s (?:[a-z]+ )?)\b([a-z]{3,}) and its [a-z]+/g, ([, owner = '']) =>
    isPlural(owner),
  ),
  finder(
    /(?<!\b(?:an?|one|each|every|another) .*)(?<=^(.*))(?:\b([a-z]{3,}) and (?:[a-z]+ed|took|made|sent|kept|dealt with) it\b(?! (?:to me|was))|\b([a-z]{3,}) and ensured it was\b)/g,
    ([, before = '', thing = '', other = '']) => isPlural(thing || other) && !ownsIt(before),
  ),
  // "a PCB's", "children's to the park", "60 horse's", 'womens and mens'
  finder(/\ban? [A-Z]{2,}['’]?s(?= (?:for|in|to|and|with|on|of)\b|[,.;]|$)/g),
  finder(
    /\b[a-z]{3,}['’]s to (?:the |a |their )?[a-z]+|\b(?:give|gave|help|helped|show|offer) (?:the )?[a-z]+['’]s (?:the|an?)\b/g,
  ),
  finder(
    /(?<!\b(?:the|our|an?|each|every) )\b[A-Z]{2,}['’]s(?=,| (?:and|for|about|on|in|to|with)\b|[.;]|$)/g,
  ),
  finder(
    /(?<![\d,.$£€])\b\d+ (?!children|men|women|people|minute|hour|day|week|month|year)[a-z]+['’]s\b(?! [a-z-]+[^s\W]s\b)/g,
  ),
  finder(
    /\b(?:womens|mens|childrens)\b(?! (?:wear|clothing|clothes|shoes|fashion|health|team|ward|department|football|group))/g,
  ),
  // 'most of calls', 'from public', 'for reduce flash', 'cared about 8 patients'
  finder(
    /\b(?:most|some|many|all|each|one|part|any) of (?!the|our|my|their|his|her|its|these|those|them|us|which|whom|it|what|that|this|all)[a-z]{3,}s\b/gi,
  ),
  finder(/\bincluding (?:the )?[a-z]+ing of\b/g),
  finder(/\bunder[- ]\d+['’]s\b/g),
  finder(new RegExp(`\\b(?:to|of|for|from|with) (?:${ONE_OF_MANY})['’]s (?:and|or)\\b`, 'g')),
  finder(/\b[a-z]{3,}['’]s (?:securely|safely|quickly|accurately|promptly)\b/g),
  finder(
    /\b[a-z]{3,}['’]s (?:daily|weekly)(?= (?:and|in|on|at|for|with|to|using|before|after)\b|[,.;]|$)/g,
  ),
  finder(/\b[a-z]{3,}['’]s (?:can|could|will|have|are|were|need|want)\b/g),
  finder(
    /(?<![-–/.,\w])(?<!(?<!^)\b[A-Z][A-Za-z]* )(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\d) (?!year|month|week|day|hour|bed|room|star|man|person|mile|page|way|phase|stage|part|piece|point|seat|storey|unit|door|bay|acre|[a-z]+s (?:on|at|in|per|by|to|from|of|with|and)\b)[a-z]+ (?:[a-z]+ )?(project|firm|farm|charity|supplier|hospital|hotel|clinic|factory|office|worker|trainee|volunteer|report|patient|customer|client|student|vehicle|machine|site|store|shop|team|event|account|order|product|system|building|house|school|member|apprentice|technician|driver|nurse|engineer)(?=$|[.,;]| (?:and|in|for|with|at|on|per|a)\b)/g,
  ),
  finder(
    /(?<!\b(?:users|customers|clients|patients|guests|students|pupils|children|childrens|residents|people|parents|families|colleagues|staff|members|visitors|applicants|candidates|learners|trainees|apprentices|[a-z]+ers)\b.*)\b(?:furniture|equipment|information|software|machinery|advice|feedback|luggage) (?:[a-z]+ ){0,4}?(?<!\b(?:taught|told|(?:help|show|train|support|ask)(?:ed|ing)?|(?:advis|guid)(?:ed|ing)|gave|giving|kept|to|for|with) )them\b/g,
  ),
  // 'each patients vertex distance', 'witness statement were'
  finder(
    /\b(?:[Ee]ach|[Ee]very) ([a-z]+s) (?!and\b|or\b|in\b|on\b|at\b|for\b|with\b|to\b|of\b|who\b|that\b|by\b|from\b)[a-z]+/g,
    ([, noun = '']) => isPlural(noun) && COUNTABLES.has(noun),
  ),
  finder(
    /(?<!\b(?:and|or) (?:[a-z]+ )?)(?<!^[A-Z][a-z]+ing\b[^.;]* and [^.;]*)(?<!^(?:My |The |Our )?[A-Za-z]+s (?:in|of|with|for|at|on) (?:[a-z]+ ){0,2})\b(?!team|crew|staff|family|class|group|committee|board|school|company|police|department|management|club|firm|council|audience|public)([a-z]{3,}[^s\W]) were(?= [a-z])/g,
    ([, noun = '']) => COUNTABLES.has(pluralOf(noun)),
  ),
  // 'clients who needs', 'users which work', '2 millions rows', 'In charge with'
  finder(
    /\b[a-z]+s who (?:needs|wants|has|is|was|lives|works|comes|goes|likes|requires|delivers|sells|speaks|buys|pays)\b/g,
  ),
  finder(
    /(?<!\b(?:[Aa]dvis|[Tt]old|[Tt]ell|[Aa]sk|[Ss]how|[Tt]each|[Tt]aught|[Ee]xplain|[Gg]uid)[a-z]* (?:the |our )?)\b(?:users|customers|clients|patients|people|students|staff|residents|guests|children|families|tenants) which [a-z]+/g,
  ),
  finder(/\b\d+ (?:millions|thousands|hundreds) [a-z]+/g),
  finder(/^(?:Was |I was )?[Ii]n charge (?:with|for)\b/g),
  finder(
    /\bfor (?:study|learn|assist|cut|save|clean|change|check|help|teach|explain) (?:the|an?|them|their|our)\b/g,
  ),
  finder(/\b(?:from|to|with|for|by) public(?= and\b|[,.;]|$)/g),
  finder(
    /\bfor (?:reduce|avoid|improve|make|keep|ensure|prevent|increase|give|provide|create|do|have|see|find|solve)\b(?! \w+ing\b)/g,
  ),
  finder(
    /\b(?:care|cared|caring|care take) about (?:\d+|the|children|patients|residents|people|old|elderly|them)\b/gi,
  ),
  finder(/\bcommunicat(?:ed|ing|e) to (?:the |our )?[a-z]+ about\b/gi),
  finder(
    /\b(?:which|that) lead to (?:an?|the|more|fewer|less|higher|lower|better|increased|reduced|improved|\d)/g,
  ),
  finder(
    /\b(?:aircrafts|social medias|travels(?= (?:and|for|of)\b)|the works of \d+|contents(?= (?:for|on) (?:the|our|social|website)))\b/g,
  ),
  // 'of all slab', 'gave an advice', 'a software for'
  finder(
    /\b(?:of|for|to|by|with|from|on) all ([a-z]{3,})(?= (?:before|after|in|on|at|for|to|with|from|by|during|across|under)\b|[,.;]|$)/g,
    ([, thing = '']) =>
      COUNTABLES.has(pluralOf(thing)) && !NOUN_BASES.has(thing) && !thing.endsWith('ing'),
  ),
  finder(
    /\ban? (?:advice|information|equipment|furniture|software|homework|luggage|machinery|research)(?= (?:to|on|about|for|from|in|of|that|which)\b|[,.;]|$)/gi,
  ),
  finder(
    /\b(?:much|every) ([a-z]+s)\b/g,
    ([whole = '', thing = '']) =>
      COUNTABLES.has(thing) && whole.startsWith('much') && !/\bmuch (?:needs|works)/.test(whole),
  ),
  finder(
    /(?:\band advice|^Advice) (?:customers|clients|patients|users|students|managers|guests|tenants|farmers|families|buyers|them)\b/g,
  ),
  // 'followed up by to papers', "let buyer's test drive"
  finder(/\b(?:by|with) to (?!be\b|do\b|date\b)[a-z]+/g),
  finder(/\b(?:[Ll]et|[Hh]elp(?:ed|ing)?|[Aa]llow(?:ed|ing)?) (?!the\b|an?\b)[a-z]+['’]s [a-z]+/g),
  // 'the stores turnover', 'the architects drawings', 'different lenders rates'
  finder(
    /\b(?:the|our|different) (?:stores|charities|schools|hotels|clubs|groups|regions|teams|branches|shops|restaurants|centres|companies|companys|architects|engineers|surveyors|lenders|departments|sites) (?:turnover|annual [a-z]+|website|reputation|budgets?|accounts|consolidated [a-z]+|revenue|profits?|performance|ranking|ratings?|drawings|rates|instructions|font|logo|image)\b/g,
  ),
  // 'remade beds, scrub bathrooms and restocked'
  finder(
    /(?<=[a-z]ed [^,]*, )([a-z]+) (?:[a-z]+ )?[a-z]+s (?=and [a-z]+ed\b)/g,
    ([, word = '']) =>
      verbOfBase(word) !== undefined &&
      !verbOfPast(word) &&
      !verbOfParticiple(word) &&
      SCARCELY_NOUNS.test(word),
  ),
  // 'Mended nets, sets longlines and baited hooks'
  finder(
    /(?<=^[A-Z][a-z]+ed [^,]*, )([a-z]+s) (?!of |for |by )(?:[a-z]+ )?[a-z]+s (?=and [a-z]+ed\b)/g,
    ([, word = '']) => word === 'sets' || SCARCELY_NOUNS.test(verbOfThirdPerson(word)?.base ?? ''),
  ),
  // 'Laid out supports and check fit-up'
  finder(
    /(?<=^(?!Help|Let|Made)([A-Z][a-z]+) (?!.*\b(?:to|help|helped|let|made|for|of) [a-z]+ .*\band check).*[a-z]s )and check (?!ins?\b|outs?\b|in-|out-|valves?\b|lists?\b|points?\b|dams?\b|sheets?\b|rides?\b|books?\b|processing\b|for\b)[a-z-]+/g,
    ([, opening = '']) => isPastOnly(verbOfPast(opening.toLowerCase())),
  ),
  // 'the fridges temperature', 'the companies vans', not 'sold the companies vans'
  finder(
    /(?<!\b(?:[Ss]old|[Ss]ell|[Ss]en[dt]|[Gg][ai]ve|[Bb]uilt|[Bb]ought|[Hh]ired|[Ll]en[dt]|[Ll]eased|[Ss]upplied|[Oo]ffered|[Ff]ound|[Ss]howed|[Tt]aught|[Tt]old) )\bthe (?:companies|fleets|hospitals|fridges|freezers|ovens|councils|airlines) (?:vans|cars|trucks|procedures|policies|temperatures?|service records|guidelines|protocols|rules|filters)\b/g,
  ),
  finder(
    /\bprevent(?:ed|ing)? to [a-z]+|\b[Ll]earn(?:ed|t)? (?:the |new )?(?:staff|customers|pupils|students|children|colleagues|starters) (?:how to|to)\b/g,
  ),
  // 'Coordinated with supplier to reduce lead times', 'Wrote weekly report for'
  finder(
    /\bwith (?:supplier|customer|client|manager|vendor|doctor) to ([a-z]+)/g,
    ([, word = '']) => verbOfBase(word) !== undefined && !NOUN_BASES.has(word),
  ),
  finder(
    /^(?:Led|Held|Hosted|Chaired|Lead|Hold) (?:daily|weekly|monthly|quarterly) meeting(?= (?:with|for|to|of)\b)|^(?:Wrote|Prepared|Drafted|Produced|Sent|Submitted|Compiled|Write|Prepare|Send) (?:daily|weekly|monthly|quarterly|annual|detailed) (?:report|letter|newsletter|article|summary|invoice)(?= (?:for|to|on|about)\b)/g,
  ),
  // 'Help the residents to washing'
  finder(
    /\b[Hh]elp(?:ed|ing)? (?:the |our )?(?:residents|patients|clients|customers|children|pupils|students|people|them) to (?!bring|sing|swing|string|cling|fling)[a-z]+ing\b/g,
  ),
  // 'were send on time', 'the hail effected the crop'
  finder(
    /\b(?:was|were|been) ([a-z]+)(?= (?:on|in|to|at|by|and|with|for|from)\b|[.,;]|$)/g,
    ([, word = '']) =>
      verbOfBase(word) !== undefined &&
      !NOUN_BASES.has(word) &&
      !verbOfParticiple(word) &&
      !verbOfPast(word) &&
      !/^(?:clean|clear|open|dry|empty|correct|complete|secure|free|calm|quiet|live|present|near|own|welcome|busy|fit|firm|warm|cool|close|separate|tidy|direct|slow|steady|smooth|better|lower|ready|able|content|frequent|perfect|mature|moderate|subject|alert|pending|narrow|even|level|black|blank|double|right|wrong|safe|idle|lean|neat|mean|kind|sound|proof|bound|absent|abstract|appropriate|approximate|duplicate|elaborate|intimate|deliberate|key|last|past|total|average|equal|back|down|due|out|over|off|up)$/.test(
        word,
      ),
  ),
  finder(
    /\beffect(?:ed|ing) (?:the|our|my|their|his|her) (?!change|changes|repairs?|sale|transfer|delivery|payment|improvements?|handover|switch|move|transition|release|merger|purchase|rescue|cure|settlement)[a-z]+/g,
  ),
  // 'orders, deliveries was my task'
  finder(
    /(?<!^(?:Once|When|After|Before|While|Where|If|As|Because|Since|Although|Though|Until|Despite|With|Without|[A-Z][a-z]+ed (?:for|by|in|on|with|as) (?:its|their|the|an?|his|her))\b[^,]*)(?:, (?!whose\b|which\b)(?:the )?(?:[a-z]+ ){1,3}(?:was|were) (?!which)[a-z]+)/g,
    ([whole = '']) =>
      !/\b(?:which|who|that|where|when|while|whatever|what|it|they|there|all|most|many|some|half|both|none|one|two|three|and|or|if|as|until|after|before|so|because)\b/.test(
        whole,
      ),
  ),
  // 'explained them the exhibits'
  finder(
    /\b(?:explain|describ|suggest|recommend)(?:e|ed|ing)? (?:them|him|her|(?:the )?(?:customers|patients|clients|guests|visitors|students|parents)) (?:the|how|about|our|their|an?)\b/gi,
  ),
  ...PLAIN_SLIPS,
];

/** Verbs that are hardly a thing: 'scrub', not 'vacuum'. */
const SCARCELY_NOUNS =
  /^(?:scrub|clean|wash|wipe|sweep|mop|fold|iron|clear|empty|sort|prepare|serve|collect|deliver|repair|replace|install|inspect|maintain|update|manage|organi[sz]e|arrange|process|review|assist|train|teach|write|create|develop|build|make|take|give|keep|send|answer|handle|greet)$/;

/** 'Sorted mail for 3,200 addresses and delivered it', not 'Picked parcels from shops': one thing stands before the place. */
function ownsIt(before: string): boolean {
  const [, opening = '', thing = ''] =
    /^(\S+(?: (?:in|up|out|off|down|on))?)(?: [^,.;]*?)? ([a-z]+)(?: dry| in)? (?:for|from|between|on|in|with|to|at|of|across|into)\b/.exec(
      before,
    ) ?? [];
  return opening !== '' && !isPlural(thing) && !verbOfPast(thing) && !PARTICLE.test(thing);
}
const PARTICLE = /^(?:up|out|off|down|in|on|over|back|and|them|us|with|to|through|along)$/;

/** A deed in the past, or any form of a verb that opens the line. */
const isToldDeed = (word: string) =>
  verbOfPast(word.toLowerCase()) !== undefined ||
  (/^\p{Lu}/u.test(word) &&
    !NOUN_BASES.has(word.toLowerCase()) &&
    (verbOfBase(word.toLowerCase()) ?? verbOfGerund(word.toLowerCase())) !== undefined);
