import { COUNTABLES, isOtherPlural } from '#worker/nlp/countables.ts';
import { NOUN_BASES } from '#worker/nlp/verb-data.ts';
import { verbOfThirdPerson } from '#worker/nlp/verbs.ts';
import type { RewriteRule } from '../model.ts';
import { mendSlips, pluralOf, type Slip } from '../slips.ts';

const LETTERS =
  'sku skus kpi kpis api apis pc pcs hgv hgvs lgv lgvs cv cvs rfp rfps po pos sla slas sop sops plc plcs vm vms ev evs hca hcas ta tas gp gps'.split(
    ' ',
  );

/** '200 guest a night' → '200 guests a night', 'each customers' → 'each customer', '12 staffs' → '12 staff'. */
export const countedThings: RewriteRule = {
  id: 'counted-things',
  title: 'Let noun and number agree',
  why: 'Two or more things stand in the plural, each of them in the singular.',
  mayAdd: [
    'people',
    'person',
    'bus',
    'child',
    'children',
    'staff',
    'equipment',
    'training',
    'buildings',
    'salmon',
    'trout',
    'sheep',
    'deer',
    'livestock',
    'campuses',
    'feedback',
    'other',
    'another',
    'percent',
    ...LETTERS,
  ],
  mayRemove: [
    'peoples',
    'percents',
    ...LETTERS,
    'buses',
    'campus',
    'trainings',
    'building',
    'salmons',
    'trouts',
    'sheeps',
    'deers',
    'livestocks',
    'people',
    'childs',
    'childrens',
    'child',
    'children',
    'person',
    'staffs',
    'feedbacks',
    'an',
    'other',
    'of',
    'a',
    'the',
  ],
  examples: {
    fires: [
      ['Served 200 guest a night', 'Served 200 guests a night'],
      ['Ran 120 SKU and 14 supplier', 'Ran 120 SKUs and 14 suppliers'],
      ['Mixed buffers for a team of 9 scientist', 'Mixed buffers for a team of 9 scientists'],
      ['Taught 15 adult learner in Leeds', 'Taught 15 adult learners in Leeds'],
      ['Found over 150 defect during trials', 'Found over 150 defects during trials'],
      ['Grew sales by half in 6 month', 'Grew sales by half in 6 months'],
      ['Cut the close from 10 days to 6 day', 'Cut the close from 10 days to 6 days'],
      ['Cut lead times from 6 week to 4 by hand', 'Cut lead times from 6 weeks to 4 by hand'],
      ['Scored highest for three month running', 'Scored highest for three months running'],
      [
        'Beat the target for six consecutive quarter',
        'Beat the target for six consecutive quarters',
      ],
      ['Assisted with 12 operation per week', 'Assisted with 12 operations per week'],
      ['Managed 5 peoples in two shops', 'Managed 5 people in two shops'],
      ['Cared for 6 childs aged 2 to 5', 'Cared for 6 children aged 2 to 5'],
      ['Watched 30 childrens on trips', 'Watched 30 children on trips'],
      ['Trained 12 staffs in the kitchen', 'Trained 12 staff in the kitchen'],
      ['Called each patients before surgery', 'Called each patient before surgery'],
      ['Ensured each customers was served', 'Ensured each customer was served'],
      ['Spoke to one of the manager about rotas', 'Spoke to one of the managers about rotas'],
      ['Ran a club every Fridays', 'Ran a club every Friday'],
      ['Ran audits on three line', 'Ran audits on three lines'],
      ['Recorded all incident in the log', 'Recorded all incidents in the log'],
      ['Came second of 64 representative', 'Came second of 64 representatives'],
      ['Led nurses on a 30 beds ward', 'Led nurses on a 30-bed ward'],
      ['Held over 300 interview with job seekers', 'Held over 300 interviews with job seekers'],
      ['Corrected 3 manuscript a month', 'Corrected 3 manuscripts a month'],
      ['Trained an other member', 'Trained another member'],
      ['Spoke at eleven secondary school in Leeds', 'Spoke at eleven secondary schools in Leeds'],
      ['Took 50 calls per a day', 'Took 50 calls per day'],
      ['Sent minutes to all of staff', 'Sent minutes to all staff'],
      ['Won sixteen client whose taxes were late', 'Won sixteen clients whose taxes were late'],
      ['Trained four new barista on milk', 'Trained four new baristas on milk'],
      ['Fixed printers across two campus', 'Fixed printers across two campuses'],
      ['Walked the site every hours at night', 'Walked the site every hour at night'],
      ['Renewed the card every five year', 'Renewed the card every five years'],
      ['Met the target for 6 consecutive month', 'Met the target for 6 consecutive months'],
      ['Led interns on five-weeks placements', 'Led interns on five-week placements'],
      ['Cleaned 2 millions rows in Python', 'Cleaned 2 million rows in Python'],
      ['Gave trainings to three interns', 'Gave training to three interns'],
      ['Filleted 600 salmons per shift', 'Filleted 600 salmon per shift'],
      [
        'Trained two student veterinary nurse on wards',
        'Trained two student veterinary nurses on wards',
      ],
      ['Wrote incident report and handed them in', 'Wrote incident reports and handed them in'],
      [
        'Drew plans for listed building and met owners',
        'Drew plans for listed buildings and met owners',
      ],
      ['Sent out over 1,000 letter to members', 'Sent out over 1,000 letters to members'],
      ['Led nine cleaner across three sites', 'Led nine cleaners across three sites'],
      ['Guided up to 30 tourist around the town', 'Guided up to 30 tourists around the town'],
      ['Cooked 80 breakfast each morning', 'Cooked 80 breakfasts each morning'],
      ['Cut the wait by 20 minute', 'Cut the wait by 20 minutes'],
      ['Guarded the gate and logged all visitor', 'Guarded the gate and logged all visitors'],
      ['Kept the ward safe at all time', 'Kept the ward safe at all times'],
      [
        'Helped a man attend college three day a week',
        'Helped a man attend college three days a week',
      ],
      ['Upgraded all core switch during the night', 'Upgraded all core switches during the night'],
      [
        'Planned rotas for 22 colleague across 3 sites',
        'Planned rotas for 22 colleagues across 3 sites',
      ],
      ['Refill soap in 14 restroom twice a shift', 'Refill soap in 14 restrooms twice a shift'],
      [
        'Applied to a panel of 60 lender and chased them',
        'Applied to a panel of 60 lenders and chased them',
      ],
      ['Shape three batch of dough each day', 'Shape three batches of dough each day'],
      ['Washed each buses at night', 'Washed each bus at night'],
      ['Cut waste by weighing every batches', 'Cut waste by weighing every batch'],
      ['Laid out tools before each treatments', 'Laid out tools before each treatment'],
    ],
    leaves: [
      'Trimmed the bill by ₹9 lakh a month and 3 crore a year',
      'Ran all night server backups and all the switch upgrades',
      'Covered a year 3 day each week',
      'Fitted up to 40 car and van tyres a day',
      'Filled 64 warehouse and driver posts and 9 supplier and customer queries',
      'Ran a 12 week running club and took part in 6 day hikes',
      'Worked in 2 day and 3 week blocks, at Tier 2 supplier sites',
      'Balance the schedule 5 register weekly',
      'Ran two shops that each employs on Sundays',
      'Opened at 6 sharp each morning and fed 80 each evening',
      'Ran 2 house to house collections',
      'Kept all vehicle and driver files and all customer data',
      'Held 12 trainings for managers',
      'Wrote the incident report and handed them copies',
      'Applied for listed building consent and met owners',
      'Filled two student veterinary nurse posts',
      'Taught a Year 4 class',
      'Fixed a fault of layer 2 switch and layer 3 router',
      'Taught Year 3 and 4 class for a term and worked an 11 to 7 shift by day',
      'Welded 6-inch sched 80 pipe with a 6010 root',
      'Drove a Class 2 vehicle in Leeds',
      'Nursed on the first COVID-19 unit, March to August 2020',
      'Fed 40 sheep a day and 12 staff per shift',
      'Inspected 4,000 head a week at a pig abattoir',
      'Ran a 3 star hotel',
      'Won 2 client accounts',
      'Cut the backlog of appeals from 900 to under 200 inside a year',
      'Fed two twice a day and six once a day',
      'Served 1 guest at a time',
      'Led 4 staff meetings',
      'Kept 5 pallet trucks running',
      'Worked one customer at a time',
      'Learned from other peoples of the Andes',
      'Met each parents council',
      'Ran the 2015 store in Leeds',
      'Worked for 2 day and night shifts',
      'Won a five-year grant for 3 year groups',
      'Ran for 12 weeks every other year',
      'Moved millions of rows at all times',
      'Kept a 98 score every year and each shift',
      'Sold at an all time low price',
      'Worked in unit 5 store and yard',
      'Wrote a $12,000 grant that paid for microscopes',
      'Held a 12,000 square foot store in order',
      'Saw 14 women a shift and 9 men a night',
    ],
  },
  apply: ({ text }) => mendSlips(text, SLIPS),
};

const SINGULARS: ReadonlySet<string> = new Set(
  'follower subscriber guest client customer patient operation store shop member employee room vehicle student pupil visitor driver machine supplier resident nurse waiter cook engineer developer technician volunteer branch hotel school restaurant project event task vendor tenant passenger server computer child person apprentice trainee table department country city campus barista electrician plumber carpenter substation trader starter junior volunteer courier van car truck bus house flat cleaner tourist storey waiter baker builder labourer painter welder porter carer teacher doctor tutor cafe operator cashier analyst receptionist seller chef'.split(
    ' ',
  ),
);
/** More of them, that stand as often before another noun: not before 'and'. */
const THINGS_TOO: ReadonlySet<string> = new Set(
  'hire hearing paper constituency actor line bug endpoint performer suit joint representative discrepancy dispute load swimmer firm competitor sanction sample respondent interviewee sibling lorry tanker freshers mentor facilitator promoter exhibitor landlord householder homeowner policyholder shareholder stakeholder tester beginner newcomer refugee inmate prisoner detainee cyclist motorist commuter musician violinist pianist chorister conductor composer illustrator cameraman animator bridge defect scientist ewe cow calf lamb pig goat horse hen sow barber housekeeper subcontractor supplier learner application file commis interview mentee dancer singer actor writer editor author reporter programmer architect dentist midwife pharmacist therapist consultant accountant administrator inspector contractor farmer grower picker packer cadet soldier officer sailor pilot player coach referee umpire parent donor tester scholar researcher associate assistant trustee lender sibling colleague graduate wearer adviser advisor teammate joiner leaver collision clinic farm site region territory county language village town competitor wholesaler retailer distributor dealer franchisee applicant attendee delegate participant tower ward fair'.split(
    ' ',
  ),
);
const COUNT =
  '(?:[2-9]|[1-9]\\d|[1-9]\\d\\d|\\d{1,3},\\d{3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-[a-z]+|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|several|many|various)';
const SOME =
  '(?:[2-9]|[1-9]\\d|[1-9]\\d\\d|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|several)';
/** 'Year 4 class', 'Key Stage 2 pupil': the number belongs to a name. */
const NOT_A_NAME =
  "(?<![$£€₹₦₱¥₩:])(?<!\\d(?: (?:to|and|or|&) | ?[-–] ?))(?<!\\b[Aa]n? |\\b[Tt]he |[’']s )(?<!(?<!^)\\b[A-Z][A-Za-z]* |\\b(?:[Uu]nit|[Ll]evel|[Gg]rade|[Ff]loor|[Nn]umber|[Nn]o\\.?|[Rr]oom|[Pp]hase|[Tt]ier|[Ss]tage|[Zz]one|[Aa]rea|[Dd]ock|[Ll]ine|[Yy]ear|[Ss]tep|[Dd]ay|[Cc]lass|[Bb]and|[Tt]ype|[Rr]oute|[Ss]ection|[Pp]art|[Ss]chedule|[Ss]ched\\.?|[Ss]ize|[Ll]ayer|[Ss]eries|[Aa]nnex|[Aa]ppendix|[Cc]hapter|[Cc]ategory|[Ff]orm|[Mm]odel|[Vv]ersion|[Bb]lock|[Ww]ard|[Gg]ate|[Bb]ay|[Ll]ane|[Tt]able|[Mm]odule|[Cc]ell|[Ss]hift) )";
/** Never counted, or the same in the plural. */
const MASS =
  /^(?:percent|cent|deceased|dead|injured|wounded|bereaved|accused|insured|unemployed|disabled|head|staff|people|children|(?:wo|fire|police|work|crew|sports|gentle|crafts)?men|sheep|cattle|fish|salmon|aircraft|dozen|hundred|thousand|million|billion|lakh|crore|grand|pence|hectare|work|more|less|over|food|stock|data|mail|waste|milk|grain|gram|data|extra|crew|times|cash)$/;
/** 'Under 200 inside a year', 'two twice a week': no thing is named. */
const NO_NOUN =
  /^(?:inside|within|outside|once|twice|thrice|apiece|alone|together|online|out|off|away|early|late|only|sharp|prompt|maximum|minimum|total|strong|daily|weekly|monthly|nightly)$/;
const AFTER =
  '(?= (?:twice|once|through|and|or|for|from|at|on|in|by|with|across|into|around|throughout|within|daily|weekly|monthly|who|whose|that|which|per|each|aged|attempting|trying|waiting|needing|living|a (?:day|week|month|year|shift|night)|an hour)\\b|[,.;]|$)';

/** '9 supplier and customer queries', '40 car and van tyres': half of a compound. */
const NO_KIND =
  '(?! (?:and|or) (?!led\\b|ran\\b|kept\\b|held\\b|taught\\b|wrote\\b|made\\b|sold\\b|built\\b|gave\\b|took\\b|met\\b|set\\b|[a-z]+ed\\b)[a-z]+ (?:[a-z]+s|staff|equipment|stock)\\b)';

const SLIPS: readonly Slip[] = [
  // 'all incident in the log', not 'all report lines'
  [
    /(?<=\b(?:[A-Z][a-z]+ed|[A-Z][a-z]+|and [a-z]+ed|of|for|on|in) all )([a-z]{3,})(?= (?:within|in|for|at|on|from|to|and [a-z]+ed)\b)/g,
    ([found, noun]) =>
      COUNTABLES.has(pluralOf(noun!)) && !MASS_TOO.test(noun!) ? pluralOf(noun!) : found!,
  ],
  [
    new RegExp(
      `(?<=${NOT_A_NAME}(?<![-–/.,\\w])${COUNT} (?:(?:new|different|other|young|sole|qualified|skilled|elderly|large|small|busy|local|secondary|primary|private|public|regional|senior|junior|major|full-time|part-time|active|single|separate|internal|external|former|foreign|international) )?)([a-z]{3,})${AFTER}${NO_KIND}`,
      'g',
    ),
    ([, noun]) => (SINGULARS.has(noun!) ? pluralOf(noun!) : null),
  ],
  [
    new RegExp(
      `(?<=${NOT_A_NAME}(?<![-–/.,\\w])${COUNT} (?:(?:adult|legacy|sales|shop|support|teaching|commis|kitchen|care|team|local|trade|hospital|new|junior|senior|lab|research|regional|key|primary|secondary|small|large) )?)([a-z]{3,})${AFTER}(?! (?:and|or) (?!\\d|two|three|four|five|[a-z]+ed\\b|led|ran|kept|held|taught|wrote|set))`,
      'g',
    ),
    ([, noun]) => (THINGS_TOO.has(noun!) ? pluralOf(noun!) : null),
  ],
  [
    new RegExp(
      `(?<=${NOT_A_NAME}(?<![-–/.,\\w])${COUNT} )([a-z]{3,})${AFTER}(?! (?:and|or)\\b)`,
      'g',
    ),
    ([, noun]) =>
      COUNTABLES.has(pluralOf(noun!)) &&
      !/^(?:staff|report|work|help|design|lead|drop)$/.test(noun!)
        ? pluralOf(noun!)
        : null,
  ],
  [
    new RegExp(
      `(?<=\\b(?:\\d+|many|several|two|three|four|five|six|seven|eight|nine|ten|twelve|young|elderly|disabled|homeless|of) )peoples${AFTER}`,
      'g',
    ),
    () => 'people',
  ],
  [
    /\b(?:childs|childrens)(?= (?:and|or|for|from|at|on|in|by|with|between|aged|to|who|daily|under|over|during|before|after|while|when|back|one|two|three|four|five|each|every|twice|a|an|how|what|that|if|was|were|is|are)\b|[,.;]|$)/g,
    () => 'children',
  ],
  [
    /\bstaffs(?= (?:and|or|for|from|at|on|in|by|with|to|who|daily|across|of)\b|[,.;]|$)/g,
    () => 'staff',
  ],
  [/(?<!\b(?:many|several|various|few|two|three|\d+) )\bfeedbacks\b/g, () => 'feedback'],
  [
    new RegExp(
      `(?<=\\b(?:each|every) )([a-z]+s)(?= (?:and|or|for|from|at|on|in|by|with|to|was|is|has|before|after|during|daily|weekly)\\b|[,.;]|$)`,
      'g',
    ),
    ([, noun]) => (COUNTABLES.has(noun!) && /[^su]s$/.test(noun!) ? singularOf(noun!) : null),
  ],
  [
    /(?<=\b(?:each|every) )([a-z]+s)(?= (?:for|from|at|on|in|by|with|before|after|during)\b|[,.;]|$)/g,
    ([, noun]) => (isOtherPlural(noun!) && !isDoneBy(noun!) ? singularOf(noun!) : null),
  ],
  [
    /(?<=\bone of (?:the|our|their) (?:[a-z]+est |best |main |biggest )?)([a-z]+)(?= (?:and|for|from|at|on|in|by|with|to|about|who|that)\b|[,.;]|$)/g,
    ([, noun]) => (SINGULARS.has(noun!) || noun === 'manager' ? pluralOf(noun!) : null),
  ],
  [/(?<=\b(?:every|each) )((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)s\b/g, ([, day]) => day!],
  [
    /(?<=\ban? )(\d+) ([a-z]+)s(?= (?:ward|unit|hotel|home|hospital|school|restaurant|shop|site|course|building|house|warehouse|contract|store|farm|nursery|clinic|office)\b)/g,
    ([, count, things]) => (COUNTABLES.has(`${things!}s`) ? `${count!}-${things!}` : null),
  ],
  [
    new RegExp(
      `(?<=${NOT_A_NAME}(?<![-–/.,\\w])${COUNT} )([a-z]{3,}[^s\\W\\d])(?= (?:an?|per|each|every) (?:hour|day|week|month|year|shift|night|term|season|trip|morning|evening|weekend)\\b)`,
      'g',
    ),
    ([, noun]) => (MASS.test(noun!) || NO_NOUN.test(noun!) ? null : pluralOf(noun!)),
  ],
  [
    /(?<=\b(?:every|each) )(hour|minute|day|week|weekend|month|year|morning|evening|night|shift|milking|delivery|service)s\b/g,
    ([, time]) => time!,
  ],
  [
    /(?<=\bevery (?:two|three|four|five|six|seven|eight|ten|twelve|\d+) )(hour|minute|day|week|month|year)(?= (?:and|in|on|at|for|with|to|by)\b|[,.;]|$)/g,
    ([, time]) => `${time!}s`,
  ],
  [
    /(?<=\b(?:for|after|within|in|over|last|past|next|first|by) (?:[2-9]|\d\d|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:consecutive |straight |more )?)(hour|minute|day|week|month|year)(?= (?:in|at|to|with|on|without|before|while|as)\b|[,.;]|$| and (?!night|evening|weekend|\d|[a-z]+ (?:hour|day|week|month|year)))/g,
    ([, time]) => `${time!}s`,
  ],
  [
    /(?<=\b(?:\d+|two|three|four|five|six|seven|eight|ten|twelve)-)(hour|minute|day|week|month|year)s(?= (?!and\b|or\b|of\b|in\b|on\b|at\b|for\b|to\b|with\b|before\b|after\b|old\b)[a-z]+)/g,
    ([, time]) => time!,
  ],
  [
    /(?<=\b\d[\d.,]* )(million|thousand|hundred|billion|dozen)s(?= (?!of\b|and\b|in\b)[a-z]+s\b)/g,
    ([, number]) => number!,
  ],
  [
    new RegExp(
      `(?<=${NOT_A_NAME}(?<![-–/.,\\w])${COUNT} (?:new )?)(letter|parcel|house|flat|invoice|student|guest|meal)(?= to (?:the|our|current|an?|[a-z]+s)\\b)`,
      'g',
    ),
    ([, noun]) => pluralOf(noun!),
  ],
  // 'three batch of dough'
  [
    new RegExp(
      `(?<=${NOT_A_NAME}(?<![-–/.,\\w])${COUNT} )(batch|box|bag|pallet|tray|crate|bottle|sheet|bucket|truckload|lorryload)(?= of [a-z]+)`,
      'g',
    ),
    ([, noun]) => pluralOf(noun!),
  ],
  // 'three day a week'
  [
    new RegExp(
      `(?<=${NOT_A_NAME}(?<![-–/.,\\w])${COUNT} )(day|bag|bed|box|car|cow|job|van|bus|pig|hen|dog|cat)(?= (?:an?|per|each|every) (?:hour|day|week|month|year|shift|night|term|season|trip)\\b)`,
      'g',
    ),
    ([, noun]) => pluralOf(noun!),
  ],
  // 'firmware on all core switch during'
  [
    /(?<=\ball (?!day |night |year |time )(?:(?!to\b|for\b|and\b|or\b|of\b|in\b|on\b|at\b|with\b|from\b|the\b|an?\b|by\b)[a-z]+[^s\W] )?)(switch|router|server|printer|laptop|firewall|machine|vehicle|invoice|supplier|customer|patient|guest|visitor|client)(?= (?:during|across|before|within|every|each (?:day|week|month|year|night|shift))\b)/g,
    ([, noun]) => pluralOf(noun!),
  ],
  // 'logged all visitor', 'all vehicle are clean'
  [
    /(?<=\ball (?:new |the )?)(visitor|customer|client|vehicle|tenant|supplier|starter|employee)(?=[.;]|$| (?:are|were|who|and [a-z]+ed)\b)/g,
    ([, noun]) => pluralOf(noun!),
  ],
  // 'in 6 month', 'two week ahead of schedule', 'from 6 week to 4'
  [
    new RegExp(
      `(?<=\\b(?:in|under|than|of|every|only|just|about|over|from|took) ${SOME} )(hour|minute|day|week|month|year|quarter|second)(?=$|[,.;]| (?:by|with|after|without|through|ahead|running|instead|from|before|earlier|later|on average)\\b| to (?:${SOME}|one)(?:$|[,.;]| (?:by|with|after|through|in)\\b))`,
      'g',
    ),
    ([, time]) => `${time!}s`,
  ],
  [
    new RegExp(
      `(?<=\\b(?:to|than|within|least) ${SOME} )(hour|minute|day|week|month|year|second)(?=$|[,.;])`,
      'g',
    ),
    ([, time]) => `${time!}s`,
  ],
  [
    new RegExp(
      `(?<=\\b(?!phase|stage|level|week|day|grade)[a-z]+ ${SOME} )(week|day|month|year|quarter)(?= (?:ahead of|early(?=[.,;]|$)|behind|running(?=$|[.,;]| (?:for|in|at)\\b)))`,
      'g',
    ),
    ([, time]) => `${time!}s`,
  ],
  [
    new RegExp(
      `(?<=\\b${SOME} (?:consecutive|straight|successive) )(quarter|season|term|time)(?=$|[,.;]| (?:in|at|to|with|on|by)\\b)`,
      'g',
    ),
    ([, time]) => `${time!}s`,
  ],
  // 'a team of 5 barber', '120 SKU'
  [
    new RegExp(
      `(?<=${NOT_A_NAME}(?<![-–/.,\\w])${COUNT} )(SKU|KPI|API|PC|HGV|LGV|CV|RFP|PO|SLA|SOP|PLC|VM|EV|HCA|TA|GP)(?=$|[,.;]| (?:and (?:\\d+|[a-z]+ed)|in|on|for|across|at|per|from|a (?:day|week|month))\\b)`,
      'g',
    ),
    ([, letters]) => `${letters!}s`,
  ],
  [
    new RegExp(
      `(?<=\\b(?:over|team of|group of|nearly|almost|about|than|some|up to|trained|mentored|supervised|managed|led|coached) ${COUNT} (?:[a-z]+ )?)([a-z]+(?:ist|eeper|arber|tant|cher|river|eller|eloper|echnician|gineer|pervisor|ordinator|efect|earner))(?=$|[,.;]| (?:during|in|on|at|for|across|from|to|with|and (?:inspected|trained|checked|ran|led|kept|reported|taught|set|wrote|held))\\b)(?! (?:and|or)\\b)`,
      'g',
    ),
    ([, noun]) => pluralOf(noun!),
  ],
  [/(?<=\b\d[\d.]* )percents\b/g, () => 'percent'],
  [
    /(?<=\bwith (?:zero|no) )(accident|incident|injury|complaint|error)(?=$|[,.;]| (?:in|over|on|at)\b)/g,
    ([, thing]) => pluralOf(thing!),
  ],
  [/(?<=\bat all )time(?=[,.;]|$)/g, () => 'times'],
  [/\b[Aa]n other(?= [a-z]+)/g, ([found]) => (found!.startsWith('A') ? 'Another' : 'another')],
  [/(?<=\bper )an? (?=(?:day|week|month|year|shift|night|hour)\b)/g, () => ''],
  [
    /(?<=\b(?:[Gg](?:[ai]ve|iving)|[Pp]rovid(?:e|ed|ing)) )trainings(?= (?:to|for|on|in)\b)/g,
    () => 'training',
  ],
  [/\b(salmon|trout|sheep|deer|livestock)s\b/g, ([, animal]) => animal!],
  [
    new RegExp(
      `(?<=${NOT_A_NAME}(?<![-–/.,\\w])${COUNT} (?:student|trainee|apprentice|graduate|newly qualified) (?:[a-z]+ )?)(nurse|therapist|technician|teacher|engineer|electrician|chef|plumber|designer|developer|accountant|manager|driver|carpenter)(?= (?:through|for|on|in|at|with|to|by|each|a year|per)\\b|[.;]|$)`,
      'g',
    ),
    ([, noun]) => pluralOf(noun!),
  ],
  // 'Wrote incident report and handed them in': 'them' tells of many.
  [
    /(?<=^[A-Z][a-z]+ (?!the |an? |each |every |one |my |our |their )(?:[a-z-]*[^s\W] )?)(report|letter|invoice|form|order|parcel|ticket|quote|application|document|drawing|sample|package|proposal|contract|claim)(?= and (?:[a-z]+ed|sent|gave|took|brought|kept|send|hand|give|file|take|submit) them (?:to|in|on|for|off|by|out)\b)/g,
    ([, noun]) => pluralOf(noun!),
  ],
  [
    /(?<=\b(?:for|to|on|of) (?:listed|historic) )building(?=[.,;]|$| and (?!related)(?:[a-z]+ed|met|ran|led|wrote|drew|built) )/g,
    () => 'buildings',
  ],
  [/\ball of (?=(?:staff|customers|patients|guests|clients)\b)/g, () => 'all '],
];

/** 'which each employs in May': a deed, and no thing. */
const isDoneBy = (word: string) => {
  const verb = verbOfThirdPerson(word);
  return verb !== undefined && !NOUN_BASES.has(verb.base);
};

/** Also told as a mass, or of a time and a place. */
const MASS_TOO =
  /^(?:staff|report|work|help|design|lead|drop|hire|content|research|equipment|training|test|call|support|feedback|coffee|stone|paper|wood|glass|wire|cloth|brick|room|house|site|study|office|business|time|day|night|year)$/;
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['shelves', 'shelf'],
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['analyses', 'analysis'],
  ['diagnoses', 'diagnosis'],
]);

function singularOf(plural: string): string {
  const irregular = IRREGULAR.get(plural);
  if (irregular !== undefined) return irregular;
  if (/(?:\bbus|lens|gas|virus|campus|bonus)es$/.test(plural)) return plural.slice(0, -2);
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss)es$/.test(plural) ? plural.slice(0, -2) : plural.slice(0, -1);
}
