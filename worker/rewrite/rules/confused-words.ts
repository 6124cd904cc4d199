import { verbLemma, verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import type { RewriteRule } from '../model.ts';
import { FORM_FOR_FROM, mendSlips, MORE_THEN, type Slip } from '../slips.ts';
import { lemmasOf } from '../words.ts';

/** Homophones, articles, apostrophes and agreement that can only be slips. */
export const confusedWords: RewriteRule = {
  id: 'confused-words',
  title: 'Correct the slip',
  why: 'Small slips are what a careful reader remembers.',
  mayAdd: lemmasOf(
    `in loss by pass licence their there then than from a part stationery the whom into do to too which off brake advice ensure personal morale lose plan roll principal
    effect piece whether customer manager have relationship`,
  ),
  mayRemove: lemmasOf(
    `on lose buy past license there their do than then form apart stationary who in to too witch of break advise insure personnel moral loose plane role principle affect
    peace weather costumer manger relationship`,
  ),
  examples: {
    fires: [
      ['All four passed there licensing exam', 'All four passed their licensing exam'],
      ['Drew plans and than priced them', 'Drew plans and then priced them'],
      ['Was apart of the night crew', 'Was a part of the night crew'],
      ['Answering there questions by phone', 'Answering their questions by phone'],
      ['Ran drills and done talks', 'Ran drills and did talks'],
      ['Cared for adults and there families', 'Cared for adults and their families'],
      ['Ordered stationary for 3 offices', 'Ordered stationery for 3 offices'],
      ['Coached 40 people, 70% of who found work', 'Coached 40 people, 70% of whom found work'],
      ['Translated menus in to French', 'Translated menus into French'],
      ['Took orders over phone', 'Took orders over the phone'],
      ['Kept good relationship with buyers', 'Kept good relationships with buyers'],
      ['Managed more then 40 staff', 'Managed more than 40 staff'],
      ['Translated letters form German suppliers', 'Translated letters from German suppliers'],
      ['Helped visitors to find there way', 'Helped visitors to find their way'],
      ['Wrote reports witch were sent to the board', 'Wrote reports which were sent to the board'],
      ['Made 30 calls too customers', 'Made 30 calls to customers'],
      ['Ran the shop when the owner was of sick', 'Ran the shop when the owner was off sick'],
      ['Fixed breaks and clutches', 'Fixed brakes and clutches'],
      ['Looked after cottages and there gardens', 'Looked after cottages and their gardens'],
      ['Cut the wait form 14 weeks to 6', 'Cut the wait from 14 weeks to 6'],
      ['Completed stationary orders', 'Completed stationery orders'],
      ['Kept stock with no loses', 'Kept stock with no losses'],
      ['Trained 6 starters on there first week', 'Trained 6 starters in their first week'],
      ['Reordered when stock was to low', 'Reordered when stock was too low'],
      ['Cut costs by 15% buy changing suppliers', 'Cut costs by 15% by changing suppliers'],
      ['Drove in the UK on a full license', 'Drove in the UK on a full licence'],
      ['Agreed accounts totaling £9m', 'Agreed accounts totalling £9m'],
      ['Took messages and past them on', 'Took messages and passed them on'],
      ['Gave advise to farmers', 'Gave advice to farmers'],
      ['Insuring that doors are locked', 'Ensuring that doors are locked'],
      ['Gave personnel care to 9 residents', 'Gave personal care to 9 residents'],
      ['Raised team moral and cut sick days', 'Raised team morale and cut sick days'],
      ['Planing and running conferences', 'Planning and running conferences'],
      ['Acted as principle contact', 'Acted as principal contact'],
      ['Wrote on the affect of drought', 'Wrote on the effect of drought'],
      ['Checked weather the doors were shut', 'Checked whether the doors were shut'],
      ['Answered costumer complaints', 'Answered customer complaints'],
      ['Reported to the store manger', 'Reported to the store manager'],
      [
        'Advised managers on there disciplinary cases',
        'Advised managers on their disciplinary cases',
      ],
      [
        'Assessed claims and their was a strict target',
        'Assessed claims and there was a strict target',
      ],
      ['Gave patients advise on medicines', 'Gave patients advice on medicines'],
      [
        'Fitted stairs and insured the work was tidy',
        'Fitted stairs and ensured the work was tidy',
      ],
      ['Entered orders in to the system', 'Entered orders into the system'],
    ],
    leaves: [
      'Held a driving license in Ohio',
      'Sewed a witch costume',
      'Helped pupils form the letters',
      'Fixed breaks in cables',
      'Sold boats to advise and to rent',
      'Planed oak boards by hand',
      'Gave moral support',
      'Worked there as a cook',
      'Ran more, then fewer, then 40 trials',
      'Loosening and tightening bolts',
      'Met clients to advise on tax and to check weather the night before',
      'Fed the calf at the manger',
      'Insured the vans and worked on there as a driver',
      'Handed all parts of their kit in to the stores',
      'Was there when it opened',
      'Worked there two summers',
      'Took the lift apart in a day',
      'Sold less than half and than some',
      'Led surveys and done well',
      'Tested the stationary engine',
      'Kept a good relationship with buyers',
      'Stayed on and there was much to do',
    ],
  },
  apply: ({ text, dialect }) => mendSlips(text, dialect === 'uk' ? BRITISH_SLIPS : SLIPS),
};

/** Words after which 'there' may well stand for a place. */
const NOT_OWNED =
  /^(?:is|are|was|were|has|have|had|will|would|could|should|may|might|must|can|to|for|and|or|on|in|at|by|with|from|as|of|until|since|when|where|after|before|every|during|daily|weekly|monthly|all|full|part|two|three|four|five|six|seven|eight|nine|ten|too|also|again|now|who|which|that|but|most|many|several|some|first|last|next|one|once|twice|alone|often|each|both|through|while|because|so|if|about|not|been|over|under|than|then|still|always|only|more|days|years|weeks|months|hours|weekends|mornings|evenings|nights|summers|winters)$/;

const SLIPS: readonly Slip[] = [
  [MORE_THEN, ([, more]) => `${more!} than`],
  [FORM_FOR_FROM, () => 'from'],
  [
    /(?<=\b([A-Za-z]+) )there(?= ([a-z]+)(?: [a-z]+)?(?: (?:and|to|at|on|for|with|in|from|around|across|by|after|before|every|each|so|online)\b|[,.;]|$))/g,
    ([, before, next]) =>
      NOT_OWNED.test(next!) || next!.endsWith('ly') || !ownsNext(before!) ? null : 'their',
  ],
  [
    /(?<= and )there(?= ([a-z]+)(?: (?:and|to|at|on|for|with|in|from|around|across|by|after|before|every|each)\b|[,.;]|$))/g,
    ([, next]) =>
      NOT_OWNED.test(next!) || next!.endsWith('ly') || verbOfPast(next!) ? null : 'their',
  ],
  [
    /(?<=\b(?:to (?:find|plan|keep|reach|meet|improve|manage|prepare|check|update|write|lose|gain|build|develop|use|explain|fix|choose|store|pay|get|make|take|do|give|run)|and|of|with|for|on) )there(?= (?:way|rotas?|backups?|expense|annual|own|progress|daily|weekly|monthly|new|full|best|first|homework|health|diet|money|time|work|training|budget|equipment|website|stock|luggage|medication|independence|confidence)\b(?! (?:is|are|was|were|to)\b))/g,
    () => 'their',
  ],
  [
    /\bstationary(?= (?:orders?|supplies|cupboards?|items|budgets?|purchases|stock)\b)/g,
    () => 'stationery',
  ],
  [/(?<=\b(?:no|any|stock|heavy|financial|data|heat) )loses\b/g, () => 'losses'],
  [
    /\bon(?= (?:their|his|her|my|the) (?:first|second|third|last|final) (?:week|month|year|term)\b)/g,
    () => 'in',
  ],
  [
    /\b([Ww])itch(?= (?:was|were|is|are|had|has|have|helped|saved|led|made|gave|reduced|increased|included|allowed|meant)\b)/g,
    ([, first]) => `${first!}hich`,
  ],
  [
    /\btoo(?= (?:the|our|an?|all|their|his|her|my|customers?|clients|patients|staff|guests|students|pupils|\d+)\b)(?<!\b(?:was|were|is|are|not) too)/g,
    () => 'to',
  ],
  [
    /\b(?<=(?:able|had|used|asked|trained|learned|in order|going|ready|needed) )too(?= ([a-z]+)\b)/g,
    ([, next]) => (verbOfBase(next!) ? 'to' : null),
  ],
  [
    /(?<=\b(?:was|is|are|were|got|became|ran|looked) )to(?= (?:low|high|late|busy|slow|hot|cold|old|expensive|long|short|few|small|big|heavy)(?: (?:and|for|to|in|on)\b|[,.;]|$))/g,
    () => 'too',
  ],
  [/\bto(?= (?:much|many)\b(?! (?:of|more)\b))(?<!\b(?:[a-z]+ed|ing|due|up) to)/g, () => 'too'],
  [
    /(?<=\b(?:was|were|is|are|off|called|signed|be|been) )of(?= (?:sick|ill|work|duty)\b)/g,
    () => 'off',
  ],
  [
    /\bbreaks?(?=,? (?:and |& )?(?:clutch(?:es)?|tyres?|tires?|exhausts?|suspensions?|steering|batter(?:y|ies)|gearbox(?:es)?|pads?|discs?|fluid|shoes|calipers?|lights?)\b)/g,
    ([word]) => word!.replace('ea', 'a').replace('brak', 'brake'),
  ],
  [
    /(?<=\b(?:[Gg](?:ave|ive|ives|iving)|[Pp]rovid(?:e|ed|es|ing)|[Oo]ffer(?:s|ed|ing)?|legal|financial|expert|travel|careers?|technical|debt|money|of|and) )advise(?= (?:to|on|about|for|and|in|at|regarding|by|over)\b|[,.;]|$)(?<!\bto [a-z]+ and advise)/g,
    () => 'advice',
  ],
  [
    /\b([Ii])nsur(e|ed|es|ing)(?= that\b)/g,
    ([, first, ending]) => `${first === 'I' ? 'E' : 'e'}nsur${ending!}`,
  ],
  [
    /\bpersonnel(?= (?:care|hygiene|needs|belongings|data of|details of|assistant|trainer|training clients|shopping)\b)/g,
    () => 'personal',
  ],
  [
    /(?<=\b(?:team|staff|employee|crew|rais(?:e|ed|ing)|boost(?:ed|ing)?|improv(?:e|ed|ing)|lift(?:ed|ing)?|high|good|low) )moral(?= (?:and|of|in|by|on|at|among|across|through|during)\b|[,.;]|$)/g,
    () => 'morale',
  ],
  [/(?<=\bthe )moral(?= of (?:an?|the|our|all|staff|employees|my|\d+)\b)/g, () => 'morale'],
  [
    /\b([Ll])oosing(?= (?:no|any|an?|the|money|stock|time|customers|clients|data|less|more|\d|weight)\b)/g,
    ([, first]) => `${first!}osing`,
  ],
  [/(?<!\b(?:to|and|would|could|helped|can) )\bbuy(?= [a-z]{4,}ing\b)/g, () => 'by'],
  [/\bpast(?= (?:them|it) (?:on|to)\b)/g, () => 'passed'],
  [
    /\b([Pp])lan(ing|ed)(?= (?:of )?(?:and (?:running|running of|organi[sz]ing|delivering|coordinating|managing|scheduling|ran|organi[sz]ed|delivered|managed)|events?|conferences?|trips?|menus?|routes?|lessons?|meals?|projects?|campaigns?|budgets?|parties|weddings|production|shifts|rotas?|activities|work schedules|schedules|\d+ (?:events|conferences|trips|weddings|parties))\b)/g,
    ([, first, ending]) => `${first!}lann${ending!}`,
  ],
  [/\b([Rr])ole(?=[ -]outs?\b)/g, ([, first]) => `${first!}oll`],
  [
    /\bprinciple(?= (?:contact|engineer|investigator|consultant|role|responsibility|officer|duties|designer|contractor)\b)/g,
    () => 'principal',
  ],
  [
    /(?<=\b(?:the|an|any|no|positive|negative) )affects?(?= (?:of|on)\b)/g,
    ([word]) => word!.replace('a', 'e'),
  ],
  [
    /\bpeaces?(?= of (?:equipment|furniture|work|paper|land|software|code|music|art|machinery|clothing|advice)\b)/g,
    ([word]) => word!.replace('peace', 'piece'),
  ],
  [
    /\bweather(?= (?:or not|they|we|it|the [a-z]+ (?:is|are|was|were|had)|[a-z]+s (?:are|were|had|need|needed))\b)/g,
    () => 'whether',
  ],
  [
    /\b([Cc])ostumer(?=s? (?:services?|support|care|satisfaction|complaints?|queries|enquiries|inquiries|calls|orders|needs|relations|accounts|base)\b)/g,
    ([, first]) => `${first!}ustomer`,
  ],
  [
    /(?<=\b(?:project|store|line|shop|area|bank|general|office|account|duty|case|sales|regional|deputy|assistant|plant|site) )mangers?\b(?! scene)/g,
    ([word]) => word!.replace('manger', 'manager'),
  ],
  [/\b(could|would|should|must) of(?= [a-z]+(?:ed|en|t|ne)\b)/g, ([, verb]) => `${verb!} have`],
  [/(?<= and |, )than(?= ([a-z]+) )/g, ([, next]) => (verbOfPast(next!) ? 'then' : null)],
  [/\bapart(?= of (?:a|the|our)\b)/g, () => 'a part'],
  [
    /(?<=\b([a-z]+) )there(?= (?:[a-z]+ )?[a-z]{3,}s\b)/gi,
    ([, before]) => (ownsNext(before!) ? 'their' : null),
  ],
  [
    /(?<=\b(?:passed|reached|achieved|completed|exceeded|improved|met|with|of|manage|managed|in|on|meet|reach) )there(?= (?:[a-z]+ )?(?:exams?|goals?|targets?|homes?|needs|licen[cs]e|licen[sc]ing|training|accounts?|skills|potential|studies|careers?|children|families|own|first|best|full)\b)/g,
    () => 'their',
  ],
  [
    /(?<=\b(?:with|of|for|through|about|regarding|concerning|into|on) )there(?= ([a-z]+)\b)/g,
    ([, next]) => (NOT_OWNED.test(next!) || next!.endsWith('ly') ? null : 'their'),
  ],
  [/\b([Tt])heir(?= (?:was|were|is|are|has been|had been)\b)/g, ([, first]) => `${first!}here`],
  [
    /(?<=\b(?:[Gg](?:ave|ive|ives|iving)|[Oo]ffer(?:s|ed|ing)?|[Pp]rovid(?:e|ed|es|ing)) (?:the |new )?(?:patients|clients|customers|users|staff|members|tenants|students|parents|families|buyers|people|farmers|residents|them|guests) )advise(?= (?:on|about|and|in|regarding|over|for)\b|[,.;]|$)/g,
    () => 'advice',
  ],
  [
    /\b([Ii])nsur(e|ed|es|ing)(?= (?:the |all |each |every )?(?:[a-z]+ ){1,2}(?:was|were|is|are)\b)/g,
    ([, first, ending]) => `${first === 'I' ? 'E' : 'e'}nsur${ending!}`,
  ],
  [
    /(?<=\b(?:enter|record|log|input|upload|put|typ|load|import|cop(?:y|i)|mov|integrat|incorporat|brought|bring|fed|feed|fit|plac)(?:e?d|ing|ting|ted)? (?:[a-z'’]+ ){1,4})in to(?= (?:the|a|an|our|their|[A-Z])\b)/gi,
    () => 'into',
  ],
  [
    /(?<=\b(?:and|or|to [a-z]+|understand|inspect|check|meet|clean|feed|wash|collect|solve|resolve|answer) )there(?= (?:own |daily |personal )?(?:families|family|carers|parents|needs|rooms|homes|houses|pets|children|belongings|goals|issues|problems|questions|queries|concerns|accounts|details|skills|progress|medicines|medications?|meals|records|bills|vehicles|cars|staff|teams?|work)\b)/g,
    () => 'their',
  ],
  [
    /(?<=\b(?:of|order|ordered|ordering|orders for|buy|bought|buying|restock(?:ed|ing)?|stock(?:ed|ing)?) (?:the |office |new )?)stationary(?= (?:and|supplies|items|stock|orders?|for|cupboard)\b|[,.;]|$)/gi,
    () => 'stationery',
  ],
  [
    /(?<=(?<!\b(?:an?|the|their|its|our|very) )\b(?:strong|good|close|positive|excellent|effective|great|working|lasting) )relationship(?= with (?:[a-z]+ ){0,2}[a-z]+[^su]s\b)/g,
    () => 'relationships',
  ],
  [/(?<=(?:%|\b(?:all|most|many|some|both|half|none|\d+)) of )who(?= [a-z]+)/g, () => 'whom'],
  [
    /\bin to(?= (?:work|employment|housing|profit|production|service|practice|use|operation|line|French|German|Spanish|English|Mandarin|Italian|Polish|Arabic|Welsh)\b)|(?<=\b(?:investigations?|research|enquiry|inquiry|enquiries|inquiries|insights?|looked|looking) )in to\b/g,
    () => 'into',
  ],
  [/(?<=\bover )phone\b/g, () => 'the phone'],
  [/(?<=\boffice )stationary\b/g, () => 'stationery'],
  [/^Done(?= [a-z])/g, () => 'Did'],
  [
    /(?<= and )done(?= (?:[a-z]+ )?(?:talks?|repairs|inspections?|reports?|checks|tests|training|interviews|deliveries|research|the|all)\b)/g,
    () => 'did',
  ],
];

/** The British noun is written with a c. */
const BRITISH_SLIPS: readonly Slip[] = [
  ...SLIPS,
  [
    /(?<=\b(?:an?|the|my|his|her|their|full|clean|driving|driver's|HGV|LGV|PCV|forklift|personal|alcohol|software|SIA|taxi|trade) )license(?=s?(?: (?:and|or|for|from|at|on|in|by|with|since|holder|applications?|fees?)\b|[,.;]|$))/g,
    () => 'licence',
  ],
  [
    /\b([Tt]ota|[Tt]rave|[Cc]ance|[Ll]abe|[Mm]ode|[Cc]ounse|[Ff]ue|[Ss]igna|[Cc]hanne|[Ll]eve|[Dd]ia)l(ed|ing)\b/g,
    ([, stem, ending]) => `${stem!}ll${ending!}`,
  ],
];

/** A verb that may take what follows: 'answering there questions', not 'worked there two summers'. */
const ownsNext = (word: string) =>
  /(?:ing|ed)$/.test(word) &&
  verbLemma(word.toLowerCase()) !== undefined &&
  !/^(?:work|live|go|stay|stand|run|be|get|serve|start|train|teach|stop|volunteer|happen)/.test(
    verbLemma(word.toLowerCase())!,
  );
