import { oneOf, type Frame } from '../frames.ts';

/** What 'where' is followed by, taken for 'were'. */
const NOT_NEEDED = oneOf('requested|needed|required|possible|necessary|appropriate|applicable');

/** What is rightly done, or goes, before 'off'. */
const BEFORE_OFF = oneOf(
  'paid|pay|wrote|write|took|take|cut|set|laid|lay|sign|signed|switch|switched|kicked?',
  'dropp?(?:ed|ing)?|show(?:ed|ing)?|finish(?:ed|ing)?|round(?:ed|ing)?|clos(?:e|ed|ing)',
  'break|broke|fend|fended|fought|spun|sold|turn(?:ed|ing)?|clean(?:ed|ing)?|see|saw',
  'seal(?:ed)?|warded|knock(?:ed)?|mark(?:ed|ing)?|start(?:ed)?|time|hours?|days?|weeks?',
  'money|get|got|load(?:ed|ing)?|help(?:ed|ing)?|live|hand|cross|tick|ticked|kick',
  String.raw`rubb(?:ed|ing)|stripp(?:ed|ing)|washed|wiped|\d+%|marked`,
);

/** What is rightly said behind 'too'. */
const BEHIND_TOO = oneOf(
  'much|many|high|low|late|early|small|large|long|short|few|little|hot|cold|old|young|far',
  'close|big|fast|slow|heavy|often|ill|sick|frail|weak|unwell|busy|warm|loud|bright|wet|dry',
  'wide|narrow|deep|thick|thin|expensive|noisy|complex|hard|soft|good|bad|dangerous',
  'difficult|tired|upset|easily|quickly|slowly',
);

/** Words taken for others that sound alike. */
export const SOUND_ALIKES: readonly Frame[] = [
  // Deeds.
  [
    'threw the winter',
    /\bthrew (?!(?:an?|out|away|in|up|off|over|parties|balls?|shapes?|pots?|(?:the )?(?:javelin|discus|ball|switch|shot|hammer|party))\b)/,
  ],
  [
    'effected the lower blocks',
    /\beffect(?:ing|ed) (?!change|repairs?|sales?|entry|arrests?|an? |the (?:sale|repair|arrest|change|transfer))/,
  ],
  ['the affects', /\b(?:an?|the) affects?\b/],
  ['affects of soil', /\baffects? of\b/],
  ['side affects', /\bside affects?\b/],
  ['to loose weight', /\b(?:to|not|never|n['’]t|without|could|can|would|will) loos(?:e|ing)\b/],
  ['loosing weight', /\bloos(?:es|ed|ing)\b/],
  [
    'Planed events',
    /^Planed (?!(?:timber|wood|boards?|doors?|oak|joinery|edges|planks|stock|down|the|and)\b)/,
  ],
  ['was maid', /\b(?:and|was|were|is|have|has) maid\b/],
  [
    'insured compliance',
    /\binsured (?:full |that |the |all )?(?:compliance|quality|safety|staff|customers|all|that)\b/,
  ],
  ['peaked their interest', /\b(?:peak|peaked) (?:their|his|her) interest\b/],
  ['Filled GST returns', /^Filled (?:[A-Z]|VAT|tax)[A-Za-z/]* (?:returns?|claims?)/],
  ['Leaded', /^Leaded\b/],
  // People and what they are.
  ['lead council', /\b(?:lead|defen[cs]e|legal|outside|opposing|trial|general|in-house) council\b/],
  ['counciling', /\bcouncill?ing\b/],
  [
    'duty manger',
    /\b(?:head|team|shift|floor|night|duty|line|general|office|area|branch|project|account|sales|assistant) manger\b/,
  ],
  [
    'principle contractor',
    /\b(?:principle|principles) (?:contractor|engineer|designer|investigator|officer|bass|dancer|trombone|lead)\b/,
  ],
  ['school principle', /\b(?:school|vice|assistant|deputy) principles?\b/],
  ['personal department', /\bpersonal (?:files|records|department|matters of staff)\b(?! and)/],
  ['military personal', /\bmilitary personal\b/],
  ['soul surviver', /\b(?:sole|soul) (?:surviver|food of)\b/],
  ['the decease', /\bthe decease\b/],
  // Things of a trade.
  [
    'on weekly bases',
    /\b(?:weekly|daily|monthly|regular|yearly|quarterly|day to day|day-to-day|part-time) bases\b/,
  ],
  ['stocked the isles', /\bisles\b(?! of\b)/],
  ['brakes and lunch', /\bbrakes? (?:and|or) lunch/],
  ['lunch brakes', /\blunch brakes?\b/],
  [
    'key roll',
    /\b(?:key|leading|active|lead|major|vital|this|new|job|my) rolls?\b(?! of| and| call)/,
  ],
  ['complementary', /\b(?:complementary|compliment(?:ed)? (?:the|with))\b/],
  ['sight visits', /\b(?:sight|cite) (?:visits?|managers?|meetings?|inspections?|safety|office)\b/],
  ['on sight', /\bon (?:sight|cite)\b/],
  [
    'dairy appointments',
    /\b(?:diary|dairy) (?:entries of cows|management of meetings|appointments)\b/,
  ],
  ['dairy entries', /\bdairy (?:management for|entries|appointments)\b/],
  ['diary farm', /\bdiary (?:farm|cows?|herd|products?|cattle)\b/],
  ['waist disposal', /\bwaist (?:bins?|disposal|management|water|collection|removal|paper)\b/],
  ['clinical waist', /\b(?:clinical|food|medical|hazardous|green|chemical) waist\b/],
  ['wether forecast', /\b(?:whether|wether) (?:conditions|forecast|station|reports?)\b/],
  ['bad whether', /\b(?:bad|hot|cold|wet|severe|all) (?:whether|wether)s?\b/],
  [
    'break pads',
    /\bbreaks?(?= (?:pads?|discs?|fluid|lines?|calipers?|systems? (?:of|on) (?:cars|vans|trucks))\b)/,
  ],
  [
    'trail balance',
    /\b(?:trail|trails) (?:balance|lawyer|attorney|court|data|phase|patients|period|run)\b/,
  ],
  ['clinical trails', /\bclinical trails?\b/],
  [
    'planted boarders',
    /\b(?:plant(?:ed|ing)?|weed(?:ed|ing)?|dug|flower|herbaceous|grass) boarders\b/,
  ],
  ['every incidence', /\b(?:any|no|every) incidences?\b/],
  // Owners and their shortened look-alikes.
  ['their are needs', /\b(?:there|their|they['’]re) (?:is|are|was|were) (?:own|needs)\b/],
  ['on there', /\bon there\b/],
  [
    'in there homes',
    /\bthere (?:own|needs|meals|homes?|families|parents|children|rooms?|cars?|work|accounts?|bills?|orders?|details|documents)\b/,
  ],
  [
    'parents there accounts',
    /\b(?:managers|staff|customers|clients|patients|parents|teams|members|people|children|students|pupils|guests|residents) there [a-z]+/,
  ],
  ['your welcome', /\b(?:your|you['’]re) welcome\b/],
  ['its a', /\bits a\b/],
  ["it's own", /\bit['’]s (?:own|performance|members|customers|staff)\b/],
  // Little words.
  ['Complied the', /\b[Cc]omplied (?!with\b)/],
  [
    'were the team needed',
    /\bwere (?:the|they|an?|we|you|he|she) [a-z]+ (?:is|are|was|were|needs?|needed|wish\w*|want\w*|work\w*|live[ds]?|had|have|can|could)\b/,
  ],
  [
    'the ramp were needed',
    new RegExp(
      String.raw`\b[a-z]*[a-rt-z](?<!\b(?:people|children|staff|data|they|men|women|police|which|that|who|media)) were ${NOT_NEEDED}(?=[.,;]|$)`,
    ),
  ],
  [
    'ordered stock off suppliers',
    new RegExp(
      String.raw`(?<!\b${BEFORE_OFF} (?:the |their |them |customers |guests )?)(?<!-)\boff [a-z]{3,}s\b(?! (?:duty|site|season|peak))`,
    ),
  ],
  [
    'end off shift',
    /\b(?:end|refit|part|because|out|instead|number|range|list|care|charge|middle|top|front|start) off (?!the record\b|site\b|duty\b)(?=an?\b|the\b|shift\b|day\b|month\b|all\b|\d)/,
  ],
  ['up too date', new RegExp(String.raw`\btoo (?!${BEHIND_TOO}\b)[a-z]+`)],
  ['to much too', /\b(?:to|too|two) (?:many|much) (?:too|two)\b/],
  ['apart of the team', /\bapart of (?:an?|the|our|my)\b/],
  ['passed experience', /\b(?:passed|past) (?=experience)/],
  ['in the passed year', /\bin the passed\b/],
  ['went passed', /\bwent passed\b/],
  ['the law past', /\b(?:that|which|bill|law|test|exam) past\b/],
  [
    'through inspections',
    /\b(?:through|thorough|though|trough)(?= (?:inspections?|checks?|cleaning|knowledge|understanding|reviews?|search)\b)(?<!thorough)/,
  ],
  [
    'less then 24',
    /\b(?:less|fewer|more|better|higher|lower|greater|faster|quicker|cheaper|rather|other) (?:then|that) \d/,
  ],
  [
    'less than two contacts',
    /\bless than (?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\d) (?!minutes|hours|days|weeks|months|years|seconds|percent|miles|km|kg|grams|tonnes|tons|litres|liters|metres|meters|millimetres|microns|mm|cm|degrees|euros|pounds|dollars|working|business|thousand|hundred|million|points?\b)[a-z]+s\b/,
  ],
  ['faster then', /\b(?:more|less|better|faster) then\b/],
  ['in other to', /\bin other to\b/],
  ['as at when', /\bas at when\b/],
  ['in fac of', /\bin fa[ct] of\b/],
  [
    'in to Spydus',
    /\bin to (?!the (?:future|[a-z]+ing)\b)(?=[A-Z]|the (?:system|database|CRM|software|app|spreadsheet|computer)\b)/,
  ],
  [
    'with and additional',
    /\b(?:gave|with|for|and|offered|won|saved) (?:[a-z]+ ){0,2}and additional\b/,
  ],
  ['the til', /\bthe til\b/],
  ['bellow 5', /\bbellow \d/],
];
