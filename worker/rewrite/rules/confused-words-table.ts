/** Words that sound alike, each in the frames where only the other can be meant. */
import { isPastOnly, verbLemma, verbOfBase, verbOfPast } from '#worker/nlp/verbs.ts';
import { FORM_FOR_FROM, MORE_THEN, type Slip } from '../slips.ts';

/** Words after which 'there' may well stand for a place. */
const NOT_OWNED =
  /^(?:is|are|was|were|has|have|had|will|would|could|should|may|might|must|can|to|for|and|or|on|in|at|by|with|from|as|of|until|since|when|where|after|before|every|during|daily|weekly|monthly|all|full|part|two|three|four|five|six|seven|eight|nine|ten|too|also|again|now|who|which|that|but|most|many|several|some|first|last|next|one|once|twice|alone|often|each|both|through|while|because|so|if|about|not|been|over|under|than|then|still|always|only|more|days|years|weeks|months|hours|weekends|mornings|evenings|nights|summers|winters|afterwards|afterward|later|overnight|instead|anyway|together|long|soon|yet|already|never|ever|just|even|mainly|mostly)$/;

/** Each slip with what can only be meant. */
export const CONFUSED: readonly Slip[] = [
  [/\bwith out(?= (?:an?|the|any|[a-z]+ing)\b)/g, () => 'without'],
  [/(?<=^Last (?:year|month|season|term|summer) )lead(?= )/g, () => 'led'],
  [/(?<=\bfor )there(?= [A-Z]{2,} [a-z]+s\b)/g, () => 'their'],
  [
    /(?<=\b[Hh]elp(?:ed|ing)? (?:them|him|her|us|people) )([a-z]+)(?= (?:for|to|the|an?|with|their|in|up)\b)/g,
    ([, word]) => {
      const verb = verbOfPast(word!);
      return verb && isPastOnly(verb) && !verbOfBase(word!) ? verb.base : null;
    },
  ],
  // 'Treasurer of the club, were I kept the books'
  [/(?<=[a-z], )were(?= (?:I|we|they|he|she|it) (?!not\b|to\b)[a-z])/g, () => 'where'],
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
  [
    /(?<=\b(?:logos?|signage|cards|leaflets|flyers|brochures|posters|letterheads|envelopes|pens|paper|printing|packaging),? (?:and|&) )stationary\b/g,
    () => 'stationery',
  ],
  [
    /^Past(?= (?:every|all|each|the|an?|both|my|two|three|\d+) (?:[A-Za-z\d]+ ){0,3}(?:audits?|exams?|examinations?|inspections?|tests?|modules?|assessments?|course|certifications?|checks?)\b)/g,
    () => 'Passed',
  ],
  [
    /(?<=\b(?:customer|telephone|phone|many|of|general|email|guest|patient|student|handled?|answer(?:ed|ing)?|all|any|client) )enquires\b/g,
    () => 'enquiries',
  ],
  [
    /(?<=\b(?:to|not|don['’]t|didn['’]t|never|could|would) )loose(?= (?!ends|change|fit|leaves|parts|items|coupling|[a-z]+(?:hing|ting|ding|ling)\b)[a-z])/g,
    () => 'lose',
  ],
  [
    /(?<=\b(?:worn|squealing|squeaky|faulty|front|rear|disc|drum|hand|emergency|air|parking|bike|bicycle|trailer) )breaks\b/g,
    () => 'brakes',
  ],
  [
    /\bwith in(?= (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|an? (?:few )?(?:hour|day|week|month|year|minute)s?|the (?:hour|day|week|deadline|budget))\b)/g,
    () => 'within',
  ],
  [
    /(?<=\b(?:winter|summer|spring|lunch|tea|coffee|half-term|school|christmas|toilet) )brake(s?)\b/gi,
    ([, s]) => `break${s!}`,
  ],
  [/\bbreaks(?=, (?:checked |inspected |and )?(?:tires|tyres|lights|oil)\b)/g, () => 'brakes'],
  [/\bend off(?= the (?:day|week|month|shift|year)\b)/g, () => 'end of'],
  [/(?<=\b(?:timely|professional|friendly|polite|safe|orderly) )manor\b/g, () => 'manner'],
  [/(?<=\band )setup(?= (?:new|the|an?|all|our|their) )/g, () => 'set up'],
  [
    /(?<=\b(?:tyres?|tires?|lights|oil|fluids?|steering|mirrors|suspension),? (?:and |& )?)breaks\b/g,
    () => 'brakes',
  ],
  [
    /(?<=\b(?:an?|the|weekly|daily|best|good|common|private|general|legal|dental|medical|safe|clinical|choir|band|football|team|target|music) )practise(?= (?:for|of|in|at|and|with|on|manager|nurse)\b|[,.;]|$)/g,
    () => 'practice',
  ],
  [/(?<=\b(?:no|any|stock|heavy|financial|data|heat) )loses\b/g, () => 'losses'],
  [
    /\bon(?= (?:their|his|her|my|the) (?:first|second|third|last|final) (?:week|month|year|term)\b)/g,
    () => 'in',
  ],
  [
    /(?<=\b(?:customers|clients|patients|guests|pupils|students|residents|staff|users|visitors|people|children|families|tenants|drivers|volunteers|members|employees) )(?<!\b(?:team|group|crew|class|panel|band|cast|squad|network|committee|unit|party) of (?:[\w-]+ ){1,4})which(?= (?:had|have|were|are|was|need|needed|want|wanted|live|lived|could|did|do|came|lost)\b)/g,
    () => 'who',
  ],
  [
    /(?<=\b(?:teenagers|adults|learners|players|callers|owners|applicants|candidates|parents|trainees|apprentices|workers|carers|beginners|singers|actors|dancers|pupils|students|children|customers|clients|patients|residents|people) )which(?= (?:perform|attend|struggle|suffer|apply|speak|come|stay|visit|work|join|arrive|sing|play|travel)\b)/g,
    () => 'who',
  ],
  [/(?<=\b(?:on|of|for|with|to|in|about|and) )they['’]re(?= [a-z]+s\b)/g, () => 'their'],
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
    /(?<=\b(?:was|is|are|were|got|became|ran|looked) )to(?= (?:low|high|late|busy|slow|hot|cold|old|expensive|long|short|few|small|big|heavy|large|tight|dark|loud|difficult|weak|complex|thick|thin|deep|dangerous|risky|costly|ill|sick|unwell|close)(?: (?:and|or|for|to|in|on|because|but)\b|[,.;]|$))/g,
    () => 'too',
  ],
  [
    /\bto(?= (?:much|many)\b(?! (?:of|more)\b))(?<=\b(?:was|were|is|are|had|has|have|got|not|with|by|made|one|far|are just) to)/g,
    () => 'too',
  ],
  [
    /(?<=\b(?:was|were|is|are|off|called|signed|be|been) )of(?= (?:sick|ill|work|duty)\b)/g,
    () => 'off',
  ],
  [
    /\bbreaks?(?=,? (?:and |& )?(?:clutch(?:es)?|tyres?|tires?|exhausts?|suspensions?|steering|batter(?:y|ies)|gearbox(?:es)?|pads?|discs?|fluid|shoes|calipers?|lights?)\b)/g,
    ([word]) => word!.replace('ea', 'a').replace('brak', 'brake'),
  ],
  [
    /(?<=\b(?:[Gg](?:ave|ive|ives|iving)|[Pp]rovid(?:e|ed|es|ing)|[Oo]ffer(?:s|ed|ing)?|practical|good|expert|professional|independent|helpful|honest|impartial|clinical|nutritional|dietary|medical|safety|legal|financial|expert|travel|careers?|technical|debt|money|of|(?:information|support|guidance|care|assistance|help) and) )advise(?= (?:to|on|about|for|and|in|at|regarding|by|over)\b|[,.;]|$)(?<!\bto [a-z]+ and advise)/g,
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
  [/(?<!\b(?:to|and|would|could|helped|can) |-)\bbuy(?= [a-z]{4,}ing\b)/g, () => 'by'],
  [/\bpast(?= (?:them|it) (?:on|to)\b)/g, () => 'passed'],
  [
    /\b([Pp])lan(ing|ed)(?= (?:of )?(?:and (?:running|running of|organi[sz]ing|delivering|coordinating|managing|scheduling|ran|organi[sz]ed|delivered|managed)|events?|conferences?|trips?|menus?|routes?|lessons?|meals?|projects?|campaigns?|budgets?|parties|weddings|production|shifts|rotas?|activities|work schedules|schedules|\d+ (?:events|conferences|trips|weddings|parties))\b)/g,
    ([, first, ending]) => `${first!}lann${ending!}`,
  ],
  [/\b([Rr])ole(?=[ -]outs?\b)/g, ([, first]) => `${first!}oll`],
  [
    /\bprinciple(?=,? (?:and )?interest\b| (?:source|cause|reason|aim|tenant|dancer|contact|engineer|investigator|consultant|role|responsibility|officer|duties|designer|contractors?|subsidiary|shareholders?|funders?|sponsors?|authors?|investors?|lenders?)\b)/g,
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
    /\bweather(?! (?:stations|conditions|reports|warnings|events|forecasts|delays|boards|seals|systems|patterns|checks|updates|alerts|data))(?= (?:or not|they|we|it|the [a-z]+ (?:is|are|was|were|had)|[a-z]+s (?:are|were|had|need|needed))\b)/g,
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
    /(?<=\b([a-z]+) )there(?= (?:[a-z]+ )?(?!(?:after|back|for|in|out|up|down|on)wards\b|sometimes\b|always\b|besides\b|weekdays\b|across\b|this\b)[a-z]{3,}s\b)/gi,
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
  [
    /(?<=\b(?:before|after|during|under|against) )there(?= (?:[a-z]+ )?([a-z]+)(?: (?:date|day|visit|stay|shift|appointment|start|end))?(?:[.,;]|$| (?:and|to|at|on|for|with|in|from|by)\b))/g,
    ([whole, next]) => (NOT_OWNED.test(next!) || whole === null ? null : 'their'),
  ],
  [
    /(?<=\b(?:[Kk]ept|[Bb]uilt|[Ww]rote|[Ss]old|[Pp]aid|[Tt]ook|[Mm]ade|[Gg]ave|[Mm]aintain|[Rr]eview|[Rr]esolve|[Ii]mprove|[Mm]anage|[Uu]nderstand|[Cc]ollect|[Pp]rotect|[Aa]ssess|[Cc]reate|[Dd]evelop|[Ii]dentify|[Aa]chieve|[Ss]olve|[Mm]onitor) )there(?= ((?:[a-z]+ )?)([a-z]{3,}s)(?: (?:and|to|at|on|for|with|in|from|by|up|free|safe|clean)\b|[.,;]|$))/g,
    ([, first, next]) => (NOT_OWNED.test(first!.trim()) || NOT_OWNED.test(next!) ? null : 'their'),
  ],
  [/\bthey['’]re(?= own\b)/g, () => 'their'],
  [
    /(?<=\b[Bb]ook(?:ed|ing)? )there(?= (?:own |next |first |last |follow-up )?(?:appointments?|visits?|lessons?|sessions?|stays?|trips?|travel|flights?|hotels?)\b)/g,
    () => 'their',
  ],
  [/\b([Tt])heir(?= (?:was|were|is|are|has been|had been)\b)/g, ([, first]) => `${first!}here`],
  [
    /(?<=\b(?:[Gg](?:ave|ive|ives|iving)|[Oo]ffer(?:s|ed|ing)?|[Pp]rovid(?:e|ed|es|ing)) (?:the |new |pet )?(?:patients|clients|customers|users|staff|members|tenants|students|parents|families|buyers|people|farmers|residents|them|guests|owners|callers|couples|growers|learners|employees|managers|visitors|carers|investors|businesses|drivers|homeowners|pupils) )advise(?= (?:on|about|and|in|regarding|over|for)\b|[,.;]|$)/g,
    () => 'advice',
  ],
  [
    /\b([Ii])nsur(e|ed|es|ing)(?= (?:the |all |each |every )?(?:[a-z]+ ){1,2}(?:was|were|is|are)\b)/g,
    ([, first, ending]) => `${first === 'I' ? 'E' : 'e'}nsur${ending!}`,
  ],
  [
    /(?<=\b(?:enter|record|log|input|upload|put|typ|load|import|cop(?:y|i)|mov|integrat|incorporat|brought|bring|fed|feed|fit|plac)(?:e?d|ing|ting|ted)? (?:[a-z'’]+ ){1,4})(?<!\b(?:hand|turn|send|sent|give|gave|call|check|drop)[a-z]* (?:[a-z'’]+ ){0,3})in to(?= (?:the|a|an|our|their|[A-Z])\b)/gi,
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
    /(?<!\b(?:get|gets|got|getting|come|comes|came|coming|go|goes|went|going|log|logs|logged|logging|call|called|calling|phone|phoned|sign|signed) )\bin to(?= (?:work|employment|housing|profit|production|service|practice|use|operation|line|French|German|Spanish|English|Mandarin|Italian|Polish|Arabic|Welsh)\b)|(?<=\b(?:investigations?|research|enquiry|inquiry|enquiries|inquiries|insights?|looked|looking) )in to\b/g,
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
export const CONFUSED_IN_BRITISH: readonly Slip[] = [
  ...CONFUSED,
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
