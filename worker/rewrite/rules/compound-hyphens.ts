import { replaceWhere } from '#worker/nlp/needed.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';
import { lemmasOf } from '../words.ts';

/** Compounds that are written as one word, in their two parts. */
const ONE_WORD =
  'spread sheets?|paper work|data bases?|dash boards?|time tables?|stake holders?|(?<!(?:^|\\b(?:and|to|then) |, ))feed back|home work|team work|fund rais(?:ing|ers?)|proof read(?:ing)?|hand outs|along side|change overs?|gear box(?:es)?|book keeping|news letters?|hand books?|class rooms?|work flows?|check lists?|lap tops?|white boards?|note books?|sub contractors?|whistle blowing|show rooms?|bill boards?|head phones|super markets?|night clubs?|ware houses?|key boards?|pass words?|play grounds?|work stations?|work loads?|work sheets?|work books?|work benches|work bench|wheel chairs?|wind screens?|text books?|hard ware|soft ware|book shel(?:f|ves)|tool box(?:es)?|micro services?|dead lines?|trouble shooting|work places?|new borns?|back logs?|blue prints?|duct work|house keep(?:ing|ers?)|news papers?|post natal|ante natal|down time|time sheets?|pipe work|brick work|hair cuts|hair dressing|baby sitting|land lords?|frame works?|screen shots|bath rooms?|bed rooms?|pay roll|foot fall|web sites?|call backs|e mails?|out turn|over due|hair cut(?= and\\b)|turn around(?= times?\\b)|up selling';
const PARTED = new RegExp(`\\b(?:${ONE_WORD})\\b`, 'gi');

/** Hyphens in compounds that stand before their noun: month-end close. */
export const compoundHyphens: RewriteRule = {
  id: 'compound-hyphens',
  title: 'Join the compound',
  why: 'A hyphen keeps words together that belong together.',
  mayAdd: lemmasOf(
    'overdue turnaround upselling upsell backup backups check-in check-out upsold haircut spreadsheet paperwork database dashboard timetable stakeholder feedback homework teamwork fundraising fundraiser proofread proofreading handouts alongside changeover gearbox bookkeeping newsletter handbook classroom workflow checklist laptop whiteboard gearboxes notebook subcontractor whistleblowing showroom billboard headphones supermarket nightclub warehouse keyboard password playground workstation workload worksheet workbook workbenches workbench wheelchair windscreen textbook hardware software bookshelf bookshelves toolbox toolboxes microservice deadline troubleshooting callbacks email emails outturn antenatal babysitting backlog backlogs bathrooms bedrooms blueprint blueprints brickwork downtime ductwork footfall framework frameworks haircuts hairdressing housekeeper housekeepers housekeeping landlord landlords newborn newborns newspaper newspapers payroll pipework postnatal screenshots timesheet timesheets website websites workplace workplaces',
  ),
  mayRemove: lemmasOf(
    'over due turn around up selling sell sold check ins outs in out ups spread sheet paper work data base bases dash board time table stake holder feed back home team fund raising raiser proof read reading hand outs along side change over gear box boxes book keeping news letter class room flow check list lap top white keep note book books sub contractor whistle blow blowing show bill board head phone phones super market night club ware house key pass word play ground station load sheets work book bench benches wheel chair wind screen text hard soft shelf shelves tool micro service dead line trouble shoot shooting call back backs e mail mails out turn ante baby back bath bed blue born borns brick cuts down dressing duct fall foot frame hair house keeper keepers keeping land log logs lord lords natal new news paper papers pay pipe place places post print prints roll rooms screen sheet sheets shots site sites sitting time web work works',
  ),
  examples: {
    fires: [
      ['Ran the after school club', 'Ran the after-school club'],
      ['Coached an under 12 football team', 'Coached an under-12 football team'],
      ['Prepared month end reports', 'Prepared month-end reports'],
      ['Ran half term camps for 8 to 12 year olds', 'Ran half-term camps for 8- to 12-year-olds'],
      [
        'Built flat pack furniture for walk in customers',
        'Built flat-pack furniture for walk-in customers',
      ],
      [
        'Flew long haul flights with high value goods',
        'Flew long-haul flights with high-value goods',
      ],
      ['Nursed on a 30 bed ward', 'Nursed on a 30-bed ward'],
      ['Opened a new 80 room hotel', 'Opened a new 80-room hotel'],
      [
        'Taught mixed ability classes one on one sessions',
        'Taught mixed-ability classes one-on-one sessions',
      ],
      [
        'Kept lab note books and paid sub contractors',
        'Kept lab notebooks and paid subcontractors',
      ],
      ['Met dead lines as a trouble shooting lead', 'Met deadlines as a troubleshooting lead'],
      ['Kept spread sheets for fund raising', 'Kept spreadsheets for fundraising'],
      [
        'Dealt with anti social tenants and non technical staff',
        'Dealt with anti-social tenants and non-technical staff',
      ],
      [
        'Built a user friendly site for 3rd party vendors',
        'Built a user-friendly site for 3rd-party vendors',
      ],
      ['Planned age appropriate games', 'Planned age-appropriate games'],
      ['Cooked in a busy 120 cover restaurant', 'Cooked in a busy 120-cover restaurant'],
      ['Made call backs and answered e mails', 'Made callbacks and answered emails'],
      ['Forecast out turn costs', 'Forecast outturn costs'],
      ['Handled check ins and check outs', 'Handled check-ins and check-outs'],
      ['Chased over due debts', 'Chased overdue debts'],
      ['Wrote scripts for the back up of 30 servers', 'Wrote scripts for the backup of 30 servers'],
      ['Upgraded guests and up sold meals', 'Upgraded guests and upsold meals'],
      ['Did end of day paperwork', 'Did end-of-day paperwork'],
      ['Kept the work place clean', 'Kept the workplace clean'],
      ['Cleared a back log of blue prints', 'Cleared a backlog of blueprints'],
      ['Raised self esteem and took x rays', 'Raised self-esteem and took X-rays'],
    ],
    leaves: [
      'Review calls and feed back to agents the same day (current)',
      'Trained clerks in cold calling and e-mail',
      'Closed the books at month end',
      'Ran the 5 day and night shifts',
      'Met parents after school',
      'Stayed to back up files for the team',
      'Worked the second hand of cards in self service',
      'Sold goods of high value day to day',
      'Went out of date in half a term',
      'Gave first line and second line support',
      'Gave first and second line support',
    ],
  },
  apply({ text }) {
    const hyphened = COMPOUNDS.reduce(
      (line, [pattern, to]) => replaceWhere(line, pattern, to),
      text,
    );
    const parted = hyphened.match(PARTED) ?? [];
    const joined = hyphened.replaceAll(PARTED, (words) => words.replace(' ', ''));
    if (joined === text) return null;
    return firing(joined, 'auto', {
      added: parted.map((words) => words.replace(' ', '')).join(' '),
      removed: parted.join(' '),
    });
  },
};

const COMPOUNDS: readonly [RegExp, string][] = [
  [
    /\b([Hh]alf) term (?=(?:camps?|activit|clubs?|holiday|break|programme|courses?|week))/g,
    '$1-term ',
  ],
  [/\b([Ff]lat) pack (?=(?:furniture|kitchens?|wardrobes?|units?)\b)/g, '$1-pack '],
  [
    /\b([Ll]ong|[Ss]hort) (haul|distance) (?=(?:flights?|coach|coaches|journeys?|drivers?|driving|routes?|trips?|deliver|lorr|moves|freight|cabin)\w*)/g,
    '$1-$2 ',
  ],
  [/\b([Dd]ouble|[Tt]riple) glazed (?=(?:units?|windows?|doors?|panels?)\b)/g, '$1-glazed '],
  [
    /\b([Ss]econd) hand (?=(?:tyres?|tires?|cars?|books?|clothes|clothing|goods|furniture|phones?|bikes?|equipment|machinery|records)\b)/g,
    '$1-hand ',
  ],
  [/\b([Ss]elf) (catering|service) (?=[a-z]+s?\b)(?!(?:and|or|in|at|for)\b)/g, '$1-$2 '],
  [
    /\b([Hh]igh|[Ll]ow) (value|risk|pressure|volume|voltage|level|quality|profile|rise|street) (?=(?:goods|items?|stock|customers?|clients?|accounts?|patients?|vessels?|pipework|production|orders?|calls?|cables?|equipment|offenders?|buildings?|events?|cases?|lessons?|care|parts|products?|transactions?)\b)/g,
    '$1-$2 ',
  ],
  [/\b([Dd])ay to day (?=[a-z]+)(?!(?:and|or|in|at|for|basis)\b)/g, '$1ay-to-day '],
  [
    /\b([Oo])ne to one (?=(?:support|tuition|sessions?|tutoring|meetings?|lessons?|care|coaching|training|help)\b)/g,
    '$1ne-to-one ',
  ],
  [
    /\b([Ff])ace to face (?=(?:sales|meetings?|interviews?|training|fundraising|appointments?|sessions?)\b)/g,
    '$1ace-to-face ',
  ],
  [
    /\b([Ww])alk in (?=(?:customers?|patients?|clients?|guests?|trade|freezers?|fridges?|appointments?)\b)/g,
    '$1alk-in ',
  ],
  [
    /\b([Oo])ut of date (?=(?:items?|stock|food|products?|records?|documents?|medicines?|equipment|goods)\b)/g,
    '$1ut-of-date ',
  ],
  [/\b(\d{1,2}) (to|and) (\d{1,2}) year olds\b/g, '$1- $2 $3-year-olds'],
  [/\b(\d{1,2}) year olds\b/g, '$1-year-olds'],
  [
    /\b(after|before) school (?=(?:[a-z]+ )?(?:clubs?|programs?|programmes?|care|activities|tutoring|sessions?)\b)/g,
    '$1-school ',
  ],
  [
    /\b(month|year|quarter) end (?=(?:[a-z]+ )?(?:close|closing|reports?|reporting|checklist|accounts|statements|financial|adjustments|process|procedures)\b)/g,
    '$1-end ',
  ],
  [
    /\b([Ee])nd of (day|month|year) (?=(?:banking|reports?|reporting|procedures|close|closing|reconciliations?|paperwork|accounts|tasks|cashing)\b)/g,
    '$1nd-of-$2 ',
  ],
  [
    /\bfull (?:stack) (?=(?:[a-z]+ )?(?:developer|engineer|developers|engineers|application|applications)\b)/gi,
    'full-stack ',
  ],
  [
    /(?<!\b(?:first|second|third|1st|2nd)(?: line)?(?:,? and|,? or|,|\/| to) )\b(first|second|third) line (?=support\b)/g,
    '$1-line ',
  ],
  [
    /\b([Uu])nder (\d{1,2}s?)(?= (?:football|rugby|cricket|hockey|netball|boys|girls|teams?|squads?|swimming|side)\b)/g,
    '$1nder-$2',
  ],
  [
    /\b([Aa]n?|[Tt]he|[Oo]ur|[Tt]his|[Ee]ach)( (?:new|busy|large|small|modern|private|luxury|old))? (\d+) (bed|bay|seat|room|hour|day|week|month|year|page|storey|story|mile|man|person|unit|door|acre|litre|liter|ton|tonne|star|minute|foot|cover) (?!(?:and|or|in|on|at|for|to|of|from|with|by|per|a|an|the|each|every)\b)(?=[a-z])/g,
    '$1$2 $3-$4 ',
  ],
  [/\bmixed ability (?=(?:class|classes|group|groups|set|sets)\b)/g, 'mixed-ability '],
  [/\b([Hh])igh quality (?=[a-z]+s?\b(?! and\b))/g, '$1igh-quality '],
  [
    /\b([Oo])ne on one (?=(?:tutoring|support|sessions?|care|tuition|coaching|lessons?|training|help)\b)/g,
    '$1ne-on-one ',
  ],
  [/\b([Hh])ard working (?=[a-z]+s?\b)/g, '$1ard-working '],
  [/\bcross functional (?=[a-z])/g, 'cross-functional '],
  [
    /\b(long|short) term (?=(?:care|plans?|goals?|strategy|projects?|contracts?|loans?)\b)/g,
    '$1-term ',
  ],
  [
    /\b([Cc])old call(ing|ed) (?=(?:prospects?|customers?|clients?|leads|businesses|companies|potential|local|new|\d+)\b)/g,
    '$1old-call$2 ',
  ],
  [/\b[Xx] ray(?=s?\b|['’]s\b)/g, 'X-ray'],
  [/\b([Aa])nti (?=social\b)/g, '$1nti-'],
  [
    /\b([Nn])on (?=(?:technical|profit|stop|standard|essential|conforming|native|verbal|compliant|medical|clinical|urgent|emergency)\b)/g,
    '$1on-',
  ],
  [
    /\b3rd party (?=(?:services?|suppliers?|vendors?|APIs?|contractors?|logistics|integrations?|software|tools|libraries|claims?|payments?)\b)/g,
    '3rd-party ',
  ],
  [
    /\b([Tt])hird party (?=(?:services?|suppliers?|vendors?|APIs?|contractors?|logistics|integrations?|software|tools|libraries|claims?|payments?)\b)/g,
    '$1hird-party ',
  ],
  [/\b([Tt])une ups\b/g, '$1une-ups'],
  [/\b([Cc])heck (in|out)s\b/g, '$1heck-$2s'],
  [/\b([Uu])p sold\b/g, '$1psold'],
  [/\b([Bb])ack ups\b/g, '$1ackups'],
  [
    /(?<=\b(?:the|a|each|every|daily|weekly|nightly|of|data|system) )back up(?= (?:of|and restore|and recovery|files?|data|systems?|server|generator|schedule|jobs?|tapes?)\b)/g,
    'backup',
  ],
  [
    /\bage appropriate (?=(?:activities|lessons|toys|materials|games|books|content|resources|play|crafts)\b)/g,
    'age-appropriate ',
  ],
  [/\b([Uu])ser friendly (?=[a-z]+)(?!(?:and|or|for|to)\b)/g, '$1ser-friendly '],
  [/\bpixel perfect (?=[A-Za-z]+)(?!(?:and|or|for|to)\b)/g, 'pixel-perfect '],
  [
    /\bwhole school (?=(?:projects?|assembl(?:y|ies)|events?|polic(?:y|ies)|approach|initiatives?)\b)/g,
    'whole-school ',
  ],
  [/\b([Ss])elf (confidence|esteem)\b/g, '$1elf-$2'],
  [
    /\b([Hh])and held (?=(?:devices?|scanners?|terminals?|tools?|radios?|units?)\b)/g,
    '$1and-held ',
  ],
  [/\bon time (?=(?:delivery|deliveries|performance|completion)\b)/g, 'on-time '],
  [/\bpoint of sale (?=(?:systems?|terminals?|software)\b)/g, 'point-of-sale '],
];
