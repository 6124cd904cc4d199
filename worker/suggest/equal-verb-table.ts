/** Verbs that bullets open with, and another verb that says neither more nor less of the same things. */
import type { Dialect } from '#worker/nlp/verbs.ts';

export interface EqualVerb {
  /** Base form, American where the spellings differ, with its particle: 'carry out'. */
  from: string;
  to: string;
  /** What it is done to: the last words of each thing, as alternatives of a pattern. */
  things: string;
  /**
   * 'unnamed': not with 'the', 'our', 'existing'; what was there before was not built then.
   * 'new': only with 'a' or 'new'; a bare 'policies' may be those of others.
   */
  when?: 'unnamed' | 'new';
  /** Set where only one dialect says so. */
  dialect?: Dialect;
}

const BUSINESSES = 'shops?|stores?|restaurants?|caf[eé]s?|pubs?|salons?|farms?|hostels?|hotels?';
const SITES = `${BUSINESSES}|bars?|kitchens?|canteens?|cafeterias?|bakery|bakeries|deli|warehouses?|depots?|gyms?|studios?|clinics?|nursery|nurseries|gallery|galleries|library|libraries|branch|branches|offices?|stalls?|help ?desks?|service desks?|front desks?|reception`;
const SCHEMES = 'projects?|programmes?|programs?|campaigns?|schemes?';
const CHANNELS =
  'website|blogs?|newsletters?|podcasts?|social media|(?:media|instagram|facebook|twitter|tiktok|linkedin|youtube) (?:accounts?|pages?|channels?|feeds?)';
const MATTERS =
  'complaints?|quer(?:y|ies)|enquir(?:y|ies)|inquir(?:y|ies)|requests?|calls?|orders?|returns|refunds?|exchanges|bookings?|reservations?|correspondence|claims?|tickets?|escalations?|referrals?|invoices?|invoicing|billing|payments?|shipments?|deliveries|paperwork|administration|admin|logistics|purchasing|procurement|recruitment|recruiting|onboarding|hiring|scheduling|bookkeeping|accounts payable|accounts receivable|expenses|petty cash|cash|caseloads?|cases|travel arrangements|emails?';
const TRADES =
  'orders?|payments?|transactions?|refunds?|returns|invoices?|payroll|applications?|exchanges';
const TAUGHT =
  'training|workshops?|classes|seminars?|webinars?|sessions?|courses|drills?|bootcamps?|boot camps?';
const TESTS =
  'audits?|inspections?|(?<!\\b(?:blood|urine|eye|hearing|skin) )tests|testing|assessments?|evaluations?|experiments?|investigations?|surveys?|studies|trials?|simulations?|searches|analys[ei]s|reviews?|stocktakes?|risk assessments?';
const UPKEEP =
  'checks?|maintenance|repairs?|calibrations?|installations?|reconciliations?|procedures|backups|site visits';
const RESEARCH = 'research';
const SOFTWARE =
  'dashboards?|websites?|web ?sites?|web ?pages?|landing pages?|apps?|applications?|tools?|portals?|databases?|prototypes?|data models?|models?|pipelines?|plug-?ins?|chatbots?|macros?|spreadsheets?|trackers?|workbooks?|calculators?|APIs?|micro ?services';
const PAPERS =
  'reports?|presentations?|documents?|documentation|quotes?|quotations?|estimates?|agendas?|budgets?|statements?|schedules?|rotas?|rosters?|timetables?|proposals?|invoices?|lesson plans?|briefings?|forecasts?|contracts?|(?:slide|pitch|sales) decks?|(?:board|information|welcome|briefing) packs?';
const CONTENT =
  'content|videos?|animations?|graphics|infographics?|leaflets?|brochures?|newsletters?|podcasts?|posters?|flyers?|materials?|handouts?|guides?|manuals?|handbooks?|documentation|resources|worksheets?|artwork|illustrations?';
const IDEAS =
  'strateg(?:y|ies)|plans?|process|processes|procedures?|workflows?|methods?|curricul(?:a|um)|courses?|(?:training|exercise|fitness|treatment|outreach|mentoring|wellness) program(?:me)?s?|recipes?|activities|schedules?|rotas?|rosters?|filing systems?|experiments?|surveys?|questionnaires?';
const FIGURES =
  'budgets?|spending|spend|expenses|expenditure|costs|progress|performance|orders?|shipments?|deliveries|inventory|stock|stock levels|inventory levels|attendance|KPIs?|metrics|sales|usage|deadlines|milestones|trends|temperatures|vital signs|vitals';
const ROUTINE_PAPERS =
  'invoices?|timesheets?|time ?cards|expenses|expense reports|expense claims|receipts|orders|forms|paperwork|deliveries|purchase orders';
const PAPERS_READ =
  'contracts?|documents?|records?|files|drawings?|plans?|reports?|policies|proposals?|tenders?|statements|leases?';
const MEETINGS =
  'meetings?|travel|interviews?|appointments?|visits?|viewings?|transport|transportation|accommodation|accommodations';
const EVENTS =
  'events?|trips?|parties|fundraisers?|conferences?|outings?|excursions?|open days?|tournaments?|receptions?|functions|away ?days?|retreats?|exhibitions?';
const SERVED =
  'customers?|clients?|guests?|patients?|students?|pupils?|residents?|visitors?|shoppers|diners|passengers?|members|callers?|tenants?|children|colleagues|teachers?|nurses?|doctors?|managers?|chefs?|families|parents|users';
const CREWS = 'teams?|crews?|departments?|committees?|task forces?|delegations?';
const FITTED =
  'windows?|doors?|kitchens?|bathrooms?|boilers?|radiators?|alarms?|blinds|carpets?|flooring|locks?|gates?|tyres|wardrobes?|cabinets?|sockets|cameras|insulation|solar panels|panels|fences';
const STRUCTURES =
  'walls?|houses?|homes|decks?|decking|fences?|frames?|bridges?|roads?|sheds?|patios?|scaffolds?|scaffolding|extensions?|ramps?|partitions?|retaining walls?|stages?|foundations?|staircases?';
const SUPPLIES =
  'supplies|materials|parts|equipment|goods|ingredients|stock|inventory|furniture|tools|components|raw materials|vehicles';

export const EQUAL_VERBS: readonly EqualVerb[] = [
  {
    from: 'manage',
    to: 'run',
    things: `${SITES}|${SCHEMES}|${CHANNELS}|events?|payroll|operations|production`,
  },
  { from: 'manage', to: 'handle', things: MATTERS },
  { from: 'manage', to: 'administer', things: 'budgets?|benefits|grants' },
  {
    from: 'manage',
    to: 'maintain',
    things: 'relationships?|relations|calendars?|diary|diaries|records|databases?|files|logs',
  },
  { from: 'manage', to: 'control', things: 'stock|stock levels|inventory|inventory levels|costs' },
  {
    from: 'manage',
    to: 'oversee',
    things:
      'construction|refurbishments?|renovations?|relocations?|migrations?|transitions?|implementations?|installations?|roll-?outs?',
  },
  { from: 'run', to: 'manage', things: `${BUSINESSES}|${SCHEMES}|${CHANNELS}` },
  { from: 'run', to: 'hold', things: 'workshops|classes|seminars|webinars|events|sessions' },
  { from: 'run', to: 'perform', things: 'tests|simulations?|checks|backups|experiments' },
  { from: 'run', to: 'generate', things: 'reports' },
  { from: 'run', to: 'process', things: 'payroll' },
  { from: 'lead', to: 'chair', things: 'meetings?' },
  { from: 'lead', to: 'head', things: CREWS },
  { from: 'lead', to: 'run', things: `${TAUGHT}|briefings?|huddles?|stand-?ups|${SCHEMES}` },
  { from: 'lead', to: 'conduct', things: 'tours?' },
  { from: 'conduct', to: 'lead', things: 'tours?' },
  { from: 'head', to: 'lead', things: CREWS },
  { from: 'chair', to: 'lead', things: 'meetings?' },
  { from: 'organize', to: 'arrange', things: `${EVENTS}|${MEETINGS}` },
  { from: 'arrange', to: 'organize', things: `${EVENTS}|${MEETINGS}` },
  { from: 'coordinate', to: 'arrange', things: MEETINGS },
  { from: 'schedule', to: 'arrange', things: MEETINGS },
  { from: 'schedule', to: 'book', things: 'appointments?' },
  { from: 'book', to: 'arrange', things: MEETINGS },
  { from: 'host', to: 'hold', things: `${EVENTS}|workshops?|webinars?|meetings?|seminars?` },
  { from: 'hold', to: 'host', things: `${EVENTS}|workshops?|webinars?` },
  { from: 'hold', to: 'run', things: 'workshops?|classes|sessions|training' },
  { from: 'facilitate', to: 'run', things: 'workshops?|focus groups' },
  { from: 'teach', to: 'run', things: 'workshops?|sessions' },
  { from: 'conduct', to: 'perform', things: `${TESTS}|checks|reconciliations` },
  { from: 'conduct', to: 'hold', things: 'interviews?|meetings?' },
  { from: 'conduct', to: 'run', things: `${TAUGHT}|tests|trials|surveys|campaigns|experiments` },
  { from: 'conduct', to: 'carry out', things: `${TESTS}|${RESEARCH}|checks` },
  { from: 'perform', to: 'conduct', things: `${TESTS}|${RESEARCH}` },
  { from: 'perform', to: 'carry out', things: `${TESTS}|${RESEARCH}|${UPKEEP}` },
  { from: 'carry out', to: 'perform', things: `${TESTS}|${UPKEEP}` },
  { from: 'carry out', to: 'conduct', things: `${TESTS}|${RESEARCH}` },
  { from: 'undertake', to: 'conduct', things: `${TESTS}|${RESEARCH}` },
  { from: 'undertake', to: 'carry out', things: `${TESTS}|${RESEARCH}|${UPKEEP}` },
  { from: 'execute', to: 'run', things: 'campaigns?|tests|events?' },
  { from: 'complete', to: 'finish', things: 'projects?' },
  { from: 'complete', to: 'perform', things: 'inspections?|audits?|repairs?|checks' },
  { from: 'complete', to: 'carry out', things: 'inspections?|audits?|repairs?|checks' },
  { from: 'create', to: 'build', things: SOFTWARE },
  { from: 'create', to: 'prepare', things: PAPERS },
  { from: 'create', to: 'produce', things: `${CONTENT}|reports?` },
  {
    from: 'create',
    to: 'write',
    things: 'articles?|blog posts?|press releases?|job descriptions?',
  },
  { from: 'create', to: 'devise', things: IDEAS },
  { from: 'develop', to: 'build', things: `${SOFTWARE}|features`, when: 'unnamed' },
  { from: 'develop', to: 'build', things: 'relationships?|partnerships?' },
  { from: 'develop', to: 'create', things: `${CONTENT}|${PAPERS}`, when: 'unnamed' },
  { from: 'develop', to: 'devise', things: IDEAS, when: 'unnamed' },
  {
    from: 'build',
    to: 'create',
    things: 'dashboards?|websites?|spreadsheets?|databases?|portals?',
  },
  {
    from: 'build',
    to: 'develop',
    things: 'apps?|applications?|tools?|relationships?|APIs?|models?',
  },
  { from: 'build', to: 'construct', things: STRUCTURES },
  { from: 'construct', to: 'build', things: `${STRUCTURES}|models?` },
  { from: 'establish', to: 'build', things: 'relationships?|partnerships?' },
  { from: 'design', to: 'devise', things: IDEAS, when: 'unnamed' },
  { from: 'devise', to: 'design', things: IDEAS },
  {
    from: 'maintain',
    to: 'keep',
    things: 'records|logs?|registers?|files|ledgers?|log ?books?|diary|diaries|minutes',
  },
  {
    from: 'maintain',
    to: 'keep',
    things:
      '(?:clean|tidy|safe|orderly|hygienic|sanitary|organi[sz]ed|secure|welcoming) (?:.* )?(?:areas?|workspaces?|workplaces?|environments?|kitchens?|workstations?|stations?|stores?|shops?|sites?|classrooms?|worksites?)',
  },
  { from: 'keep', to: 'maintain', things: 'records|logs?|registers?|files|ledgers?|inventory' },
  {
    from: 'prepare',
    to: 'draft',
    things: 'letters?|memos?|agendas?|press releases?|speeches|proposals?|policies',
  },
  {
    from: 'prepare',
    to: 'produce',
    things: 'reports?|presentations?|forecasts?|statements?|schedules?|drawings|documentation',
  },
  { from: 'prepare', to: 'complete', things: 'tax returns' },
  {
    from: 'write',
    to: 'produce',
    things: 'reports?|articles?|documentation|guides?|manuals?|newsletters?|content',
  },
  { from: 'produce', to: 'prepare', things: 'reports?|forecasts?|statements?|schedules' },
  { from: 'produce', to: 'create', things: 'content|graphics|animations?|artwork' },
  {
    from: 'generate',
    to: 'produce',
    things: 'reports?|invoices?|statements?|quotes?|documentation|schedules|forecasts?',
  },
  { from: 'compile', to: 'prepare', things: 'reports?' },
  { from: 'compile', to: 'gather', things: 'data|statistics' },
  { from: 'collect', to: 'gather', things: 'data|feedback|information|requirements|evidence' },
  { from: 'gather', to: 'collect', things: 'data|feedback|information|evidence' },
  {
    from: 'process',
    to: 'handle',
    things: `${TRADES}|claims?|requests?|paperwork|reservations?|shipments?`,
  },
  { from: 'handle', to: 'process', things: TRADES },
  {
    from: 'handle',
    to: 'answer',
    things:
      '(?:inbound|incoming) (?:.* )?calls|enquir(?:y|ies)|inquir(?:y|ies)|quer(?:y|ies)|questions',
  },
  {
    from: 'respond to',
    to: 'answer',
    things: 'emails?|letters?|enquir(?:y|ies)|inquir(?:y|ies)|quer(?:y|ies)|questions|messages',
  },
  { from: 'answer', to: 'reply to', things: 'emails?|letters?|messages' },
  { from: 'monitor', to: 'track', things: FIGURES },
  { from: 'track', to: 'monitor', things: FIGURES },
  { from: 'review', to: 'check', things: ROUTINE_PAPERS },
  { from: 'review', to: 'examine', things: PAPERS_READ },
  { from: 'check', to: 'verify', things: ROUTINE_PAPERS },
  {
    from: 'verify',
    to: 'check',
    things: `${ROUTINE_PAPERS}|insurance|coverage|eligibility|identities|IDs|documents|addresses|data`,
  },
  {
    from: 'inspect',
    to: 'check',
    things:
      'vehicles?|equipment|machinery|machines?|tools|trucks?|ty?i?res|brakes|trailers?|rooms|sites?',
  },
  {
    from: 'inspect',
    to: 'examine',
    things: 'parts|products|components|goods|samples|welds|surfaces|materials|castings',
  },
  {
    from: 'assess',
    to: 'evaluate',
    things:
      'needs|risks?|patients?|applications?|proposals?|performance|bids|suppliers|vendors|options',
  },
  {
    from: 'evaluate',
    to: 'assess',
    things:
      'needs|risks?|patients?|applications?|proposals?|performance|bids|suppliers|vendors|options',
  },
  {
    from: 'identify',
    to: 'find',
    things: 'errors|faults|bugs|defects|gaps|problems|discrepancies|mistakes',
  },
  {
    from: 'document',
    to: 'record',
    things: 'findings|results|incidents?|progress|vital signs|vitals|observations|measurements',
  },
  {
    from: 'record',
    to: 'log',
    things: 'incidents?|calls|hours|complaints|faults|temperatures|readings|deliveries',
  },
  {
    from: 'log',
    to: 'record',
    things: 'incidents?|calls|hours|complaints|faults|temperatures|readings|deliveries',
  },
  { from: 'resolve', to: 'settle', things: 'complaints?|disputes?' },
  { from: 'resolve', to: 'solve', things: 'problems?' },
  { from: 'resolve', to: 'fix', things: 'bugs?|defects?|faults' },
  { from: 'resolve', to: 'close', things: 'tickets?' },
  {
    from: 'fix',
    to: 'repair',
    things:
      'machines?|machinery|equipment|cars?|vehicles?|appliances?|bikes|bicycles|computers|laptops|phones|pumps|engines|boilers|roofs?|fences?|furniture|leaks',
  },
  {
    from: 'repair',
    to: 'fix',
    things:
      'machines?|machinery|equipment|cars?|vehicles?|appliances?|bikes|bicycles|computers|laptops|phones|pumps|engines|boilers|roofs?|fences?|leaks',
  },
  { from: 'install', to: 'fit', things: FITTED, dialect: 'uk' },
  { from: 'fit', to: 'install', things: FITTED },
  { from: 'deliver', to: 'run', things: TAUGHT },
  { from: 'deliver', to: 'complete', things: 'projects?' },
  {
    from: 'provide',
    to: 'deliver',
    things:
      'training|workshops?|(?:personal|patient|nursing|primary|palliative|compassionate) care|(?:customer )?service|technical support|tuition|sessions',
  },
  {
    from: 'provide',
    to: 'give',
    things: 'feedback|first aid|tuition|directions|demonstrations?',
  },
  { from: 'provide', to: 'supply', things: 'materials|equipment|figures|samples' },
  { from: 'give', to: 'deliver', things: 'presentations?|talks?|lectures?|speeches|training' },
  {
    from: 'give',
    to: 'provide',
    things: 'support|feedback|information|estimates|first aid',
  },
  {
    from: 'make',
    to: 'create',
    things: 'dashboards?|spreadsheets?|posters?|flyers?|videos?|graphics|websites?|templates?',
  },
  { from: 'make', to: 'prepare', things: 'reports?|schedules?' },
  { from: 'make', to: 'build', things: 'furniture' },
  {
    from: 'implement',
    to: 'introduce',
    things:
      'systems?|process|processes|procedures?|scheme|policy|policies|programmes?|programs?|controls?|changes|software|tools?|workflows?',
    when: 'new',
  },
  {
    from: 'implement',
    to: 'build',
    things: 'features?|APIs?|endpoints?|micro ?services|pipelines?',
  },
  {
    from: 'introduce',
    to: 'implement',
    things:
      'systems?|process|processes|procedures?|scheme|policy|programmes?|programs?|controls?|software|tools?|workflows?',
    when: 'new',
  },
  { from: 'initiate', to: 'start', things: 'projects?|programmes?|programs?|schemes?|campaigns?' },
  { from: 'secure', to: 'win', things: 'contracts?|deals?|grants?|tenders?' },
  { from: 'secure', to: 'obtain', things: 'funding|sponsorship|permits|approval|financing' },
  { from: 'obtain', to: 'secure', things: 'funding|sponsorship|permits|approval|financing' },
  { from: 'achieve', to: 'meet', things: 'targets?|quotas?|goals|objectives' },
  { from: 'meet', to: 'achieve', things: 'targets?|quotas?|goals|objectives' },
  { from: 'deploy', to: 'roll out', things: 'laptops|devices|phones|tablets|updates|patches' },
  {
    from: 'migrate',
    to: 'move',
    things: 'data|servers?|databases?|systems?|applications?|accounts|mailboxes|users|workloads',
  },
  { from: 'transport', to: 'move', things: 'goods|equipment|materials|supplies|furniture' },
  { from: 'purchase', to: 'buy', things: SUPPLIES },
  { from: 'buy', to: 'purchase', things: SUPPLIES },
  {
    from: 'hire',
    to: 'recruit',
    things:
      'staff|employees|nurses|engineers|developers|people|workers|drivers|cooks|associates|volunteers|analysts|agents|cashiers|teachers|servers',
  },
  {
    from: 'supervise',
    to: 'oversee',
    things:
      'teams?|crews?|staff|shifts?|production|construction|installations?|employees|workers|technicians|projects?|operations|volunteers|cashiers|associates',
  },
  {
    from: 'oversee',
    to: 'supervise',
    things:
      'teams?|crews?|staff|construction|installations?|technicians|workers|volunteers|cashiers',
  },
  {
    from: 'operate',
    to: 'run',
    things:
      '(?:CNC )?machines?|lathes?|mills?|presses|press|fryers?|production lines?|assembly lines?',
  },
  {
    from: 'operate',
    to: 'drive',
    things: 'forklifts?|fork lift trucks?|forklift trucks?|vans?|minibus|minibuses',
  },
  {
    from: 'greet',
    to: 'welcome',
    things: 'customers?|guests?|visitors?|patients?|clients?|diners|members|patrons|callers',
  },
  {
    from: 'welcome',
    to: 'greet',
    things: 'customers?|guests?|visitors?|patients?|clients?|diners|members|patrons',
  },
  { from: 'assist', to: 'help', things: SERVED },
  { from: 'help', to: 'assist', things: SERVED },
  { from: 'plan', to: 'prepare', things: 'lessons' },
  { from: 'plan', to: 'devise', things: 'menus' },
];
