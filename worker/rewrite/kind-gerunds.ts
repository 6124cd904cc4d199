/** What the words of gerunds name the kind of at least as often as they are done to it: 'booking engines', 'landing pages'. */

/** True where `gerund` with the words behind it, `tail`, may name a thing. */
export function mayNameThing(gerund: string, tail: string): boolean {
  if (ALWAYS.has(gerund)) return true;
  const things = THINGS[gerund];
  return things !== undefined && patternOf(things).test(tail);
}

const PATTERNS = new Map<string, RegExp>();

function patternOf(things: string): RegExp {
  const known = PATTERNS.get(things) ?? new RegExp(`^(?:[a-z]+ )?(?:${things})\\b`);
  PATTERNS.set(things, known);
  return known;
}

/** Gerunds that describe whatever follows them, or are the name of a trade. */
const ALWAYS: ReadonlySet<string> = new Set(
  `outstanding existing missing remaining ageing aging competing conflicting overlapping recurring upcoming incoming outgoing rising failing nesting voting polling wedding underlying roofing flooring plumbing grazing breeding calving lambing shearing resting sleeping hauling towing gliding`.split(
    /\s+/,
  ),
);

/** Other gerunds with the things that they name the kind of, as patterns. */
const THINGS: Readonly<Record<string, string>> = {
  accounting:
    'records?|systems?|software|entries|policies|standards|queries|packages?|principles|firms?|data|functions?',
  acting: 'classes|workshops?|lessons?|managers?|up|skills|editors?',
  baking: 'classes|trays?|workshops?|equipment|goods|sessions',
  banking: 'queries|systems?|details|apps?|partners|products|procedures|records',
  bathing: 'water|areas?|facilities|suits|aids|products',
  bidding: 'process(?:es)?|documents|strateg(?:y|ies)|packages?|war|systems|software',
  billing:
    'queries|issues|disputes?|systems?|errors?|cycles?|codes?|records?|software|information|data|problems|enquiries|questions|departments?|details|addresses',
  boarding: 'pass(?:es)?|gates?|houses?|schools?|kennels|pupils|students|facilities|cards|staff',
  booking:
    'engines?|forms?|platforms?|sites|systems?|confirmations?|details|references|channels|processes|software|fees|apps?|pages?|desks?|agents?|offices?',
  boxing: 'clubs?|classes|gyms?|sessions|gloves|lessons',
  building:
    'automation|regulations?|control|maintenance|societ(?:y|ies)|envelopes?|fabric|inspectors?|trades|products|surveys?|services|materials?|management|defects|consents?|permits?|plots|contractors|systems',
  buying: 'behaviou?rs?|habits|patterns?|power|trends|cycles?|intent|guides?|decisions',
  camping: 'trips?|equipment|gear|sites?|stoves|holidays',
  casting: 'calls?|directors?|sessions?|machines?|moulds?|decisions|process',
  catering:
    'orders?|equipment|staff|teams?|services?|contracts?|events?|companies|suppliers?|managers?|requests|requirements|units|packages|supplies|jobs',
  challenging:
    'behaviou?rs?|students?|pupils?|customers?|situations?|environments?|famil(?:y|ies)|clients?|patients?|conversations?|circumstances|deadlines?|targets?|stakeholders?|cases|conditions|terrain|projects|work|content|learners|decisions',
  changing:
    'rooms?|needs|priorities|requirements|circumstances|conditions|tables?|facilities|regulations|schedules|demands|areas?',
  cleaning:
    'schedules?|rotas?|products?|materials?|chemicals?|teams?|staff|supplies|crews?|logs?|records?|contracts?|contractors?|services?|equipment|checklists?|agents?|stations?',
  climbing: 'walls?|equipment|gear|ropes?|trips|sessions|instructors|clubs?|kit|courses|plants',
  closing:
    'times?|dates|balances|costs|checks|procedures|stock|duties|documents|reports|entries|figures|dates|statements',
  coaching:
    'sessions?|staff|plans?|programmes?|programs?|courses?|clinics?|badges?|qualifications|skills|notes|logs?|calls|groups|teams?|materials|certificates|clients',
  coding:
    'classes|clubs?|standards|workshops?|challenges|skills|tests|systems?|errors|queries|sessions|camps?|bootcamps?|lessons|guidelines|exercises|frames?',
  consulting:
    'projects?|teams?|services|engineers?|firms?|rooms?|engagements?|work|fees|clients|hours|reports|practices?',
  contracting: 'process(?:es)?|officers?|authorities|parties|teams?|entities|companies|firms?',
  cooking:
    'classes|lessons|oils?|skills|demonstrations?|times|sessions|workshops?|equipment|techniques|methods|stations?',
  cooling: 'systems?|towers?|units?|fans?|water|plants?',
  costing: 'sheets?|models?|systems?|exercises|reports?|data|spreadsheets?|templates?|information',
  counselling: 'services?|sessions|rooms?|skills|groups?|clients|appointments|teams?',
  covering: 'letters?|notes?|reports?|shifts?',
  cutting: 'tools?|machines?|patterns?|lists?|boards?|rooms?|equipment|edge|plans?',
  cycling: 'clubs?|events|routes?|trips|tours?|proficiency|groups?|lessons|training',
  dancing: 'lessons?|classes|clubs?|shows?|competitions|schools?',
  dining: 'rooms?|areas?|halls?|experiences?|tables?|chairs|facilities|services?|guests?',
  drawing:
    'classes|lessons|workshops?|software|skills|sets?|registers?|packages?|sessions|courses|clubs?|office',
  dressing: 'rooms?|changes|tables?|gowns|skills|trolleys|packs?|areas?|stations|clinics?',
  drilling: 'rigs?|machines?|equipment|fluids?|programmes?|programs?|crews?|operations',
  driving:
    'licen[cs]es?|tests?|schools?|lessons?|instructors?|hours|records|rules|regulations|offences|standards|theory|licence|ranges?|times|assessments',
  editing: 'software|suites?|services|skills|rooms?|equipment|notes|tools|sessions|process',
  engineering:
    'drawings?|teams?|designs?|changes?|reports?|standards|managers?|projects|calculations|solutions|support|documents|students|works|services',
  farming:
    'equipment|methods|practices|techniques|business|communities|families|systems|operations',
  feeding:
    'times?|equipment|plans?|regimes?|schedules?|stations?|troughs?|systems?|tubes?|programmes?|trials|records|routines?|charts|difficulties|support|pumps?|groups',
  fencing:
    'contracts?|materials?|panels|jobs|supplies|posts|works|clubs?|lessons|equipment|repairs|sites',
  filing: 'systems?|cabinets?|fees|rooms?|clerks?|deadlines|dates',
  fishing: 'gear|boats?|nets?|vessels?|trips?|rods?|licen[cs]es?|lines?|industry',
  fitting: 'rooms?|instructions|kits?|teams?|services|appointments|sessions',
  flying:
    'lessons?|schools?|hours|displays|instructors?|operations|clubs?|programmes?|training|time',
  funding:
    'applications?|bids?|streams?|bodies|opportunities|proposals?|sources|requests?|agreements?|partners|rounds?|reports?',
  gaming: 'machines?|consoles?|industry|events|tables?|floors?|rooms?|sites|apps',
  gardening: 'clubs?|services|tools?|groups?|projects|equipment|sessions|waste',
  glazing: 'units?|contracts?|systems|bars?|teams?|works?|panels|jobs|materials',
  grading: 'systems?|equipment|plans?|rubrics?|machines?|criteria|software|plans',
  growing:
    'teams?|businesses|companies|demand|numbers?|media|conditions|seasons?|list|range|portfolio',
  handling:
    'sessions?|skills|techniques|objects|collections?|costs?|charges|courses?|kits?|equipment',
  heating: 'systems?|engineers?|oil|controls?|plants?|units?|bills|equipment',
  hiring:
    'managers?|process(?:es)?|panels?|committees?|needs|plans?|decisions|fairs?|events?|teams?|manager|strategy|targets|partners|agreements',
  hosting: 'packages?|accounts?|plans?|fees?|services?|providers?|platforms?',
  housing:
    'benefits?|officers?|associations?|support|applications?|needs|issues|options|matters|stock|estates?|advice|providers?|teams?|departments?|law',
  hunting: 'trips?|permits|grounds?|seasons?',
  knitting: 'patterns?|machines?|groups|clubs|kits|yarns?|needles',
  landing: 'pages?|gears?|stages?|cards?|craft|nets?|sites?|fees|strips?',
  leading:
    'brands?|manufacturers?|suppliers?|firms?|companies|universities|retailers?|edge|banks|indicators|clubs|artists',
  learning:
    'materials?|resources?|plans?|outcomes|objectives|modules?|support|disabilit(?:y|ies)|difficulties|environments?|platforms?|needs|sessions?|journeys?|goals|walks',
  licensing:
    'agreements?|applications?|deals?|queries|matters|requirements|laws?|terms|officers?|fees|committee|exams',
  lifting:
    'equipment|gear|plans?|operations|tackle|aids|beams?|accessories|chains?|techniques|straps|eyes|appliances|tables',
  lighting:
    'designs?|systems?|rigs?|equipment|plots?|cues|desks?|controls?|crews?|units?|plans?|fixtures?',
  living:
    'rooms?|areas?|spaces?|skills|costs?|quarters|accommodation|arrangements|conditions|expenses',
  loading: 'screens?|bays?|docks?|times|ramps?|plans?|sheets|shovels?|zones?|areas?|lists?',
  mailing: 'lists?|rooms?|campaigns?|addresses',
  manufacturing:
    'process(?:es)?|facilit(?:y|ies)|plants?|sites?|teams?|lines?|drawings|operations|records|partners|methods|orders|equipment|costs?|defects|instructions',
  mapping: 'software|tools?|data|exercises?|projects?|systems?|sessions|surveys',
  marketing:
    'materials?|campaigns?|plans?|budgets?|collateral|strateg(?:y|ies)|emails?|content|activit(?:y|ies)|events?|teams?|data|copy|assets|spend|reports?|research|analytics',
  matching: 'funds?|funding|accessories|sets?|gifts?|process',
  measuring: 'equipment|tools?|tapes?|instruments?|devices|cups|systems',
  meeting:
    'rooms?|notes|minutes|agendas?|packs?|schedules?|spaces?|points?|requests?|papers|areas?',
  mentoring: 'schemes?|programmes?|programs?|sessions?|groups?|circles?|relationships|materials',
  milking:
    'machines?|parlou?rs?|equipment|robots?|clusters?|routines?|times|sheds?|records|herds?|stations|systems?',
  milling: 'machines?|centres?|centers?',
  mining:
    'equipment|sites?|operations|companies|projects|methods|plans?|companies|communities|contractors',
  mixing: 'desks?|consoles?|machines?|bowls?|tanks?|plants?|equipment|instructions|room',
  modeling: 'software|tools?|work|techniques|assignments|agencies|clay',
  modelling: 'software|tools?|work|techniques|assignments|agencies|clay',
  monitoring:
    'dashboards?|tools?|wells?|points?|devices|software|solutions?|systems?|plans?|forms|equipment|arrangements?|visits|reports',
  moving:
    'parts|images?|vehicles|traffic|services|companies|house|equipment|target|costs|averages|stairs',
  networking:
    'events?|equipment|groups?|sessions?|opportunities|issues|gear|hardware|devices|lunches|breakfasts',
  nursing:
    'staff|homes?|care|students?|notes|assistants?|teams?|records|plans?|assessments?|documentation|interventions|handovers?',
  onboarding:
    'process(?:es)?|materials?|documents?|paperwork|packs?|plans?|flows?|sessions?|programmes?|programs?|checklists?|guides?|calls|training|journeys?|emails|videos|experience|documentation|tasks|forms',
  opening: 'hours|times|nights?|ceremon(?:y|ies)|balances|events|rounds',
  operating:
    'theatres?|rooms?|systems?|procedures?|budgets?|models?|costs?|manuals?|margins?|instructions|hours|tables?|plans?|licen[cs]es?|companies|units?',
  ordering: 'systems?|process(?:es)?|kiosks?|platforms?|apps?|patterns?',
  packaging: 'materials?|lines?|designs?|machines?|equipment|waste|specifications|suppliers?',
  packing:
    'lists?|materials?|lines?|stations?|slips?|notes?|machines?|sheets|rooms?|instructions|specs',
  painting: 'classes|lessons|workshops?|sessions|courses',
  parking:
    'permits?|spaces?|fines?|tickets?|issues|areas?|lots?|enforcement|notices|charges|bays?|arrangements|requests',
  paying: 'guests?|customers?|visitors?|clients?|members',
  picking:
    'lists?|lines?|errors|rates|teams?|areas?|slips?|accuracy|targets|equipment|stations|systems',
  planning:
    'permissions?|enforcement|appeals?|conditions?|applications?|polic(?:y|ies)|officers?|committees?|inspectors?|law|matters|consents?|obligations|statements?|software|tools?|departments?|portals?|gain|documents|boards|sheets',
  pricing:
    'models?|strateg(?:y|ies)|lists?|tools?|structures?|errors?|decisions|data|queries|issues|files|sheets|information|reviews|analysis|proposals|terms',
  printing: 'machines?|presses|equipment|plates?|costs|services|companies',
  processing:
    'plants?|times|fees|lines?|equipment|units?|systems?|errors|centres?|centers?|facilities|software|queries|power|data',
  programming:
    'languages?|skills|classes|courses|lessons|workshops?|assignments|tasks|errors|interfaces',
  purchasing:
    'orders?|managers?|departments?|decisions|systems?|policies|cards?|agreements|power|habits',
  reading:
    'groups?|clubs?|schemes?|sessions|lists?|skills|levels?|corners?|programmes?|lessons|tests|ages?',
  recording: 'studios?|equipment|sessions?|systems?|sheets|devices|software|artists',
  recruiting:
    'events?|process(?:es)?|campaigns?|fairs?|strateg(?:y|ies)|software|agenc(?:y|ies)|teams?|efforts|goals|pipeline|sources|agents',
  reporting:
    'lines?|tools?|systems?|packs?|requirements|dashboards?|templates?|deadlines|cycles?|processes|standards|structures?|obligations|suites?|schedules?|needs|formats',
  returning:
    'customers|clients|guests|students|users|patients|members|visitors|players|volunteers|staff',
  riding: 'schools?|lessons?|clubs?|holidays|groups?|instructors?|kit',
  rowing: 'clubs?|machines?|boats?|crews?|events|teams',
  running: 'costs?|orders?|records?|shoes|water|clubs?|events|repairs|gear|times|total|groups',
  sailing: 'trips?|schools?|clubs?|boats?|schedules|dinghies|events|lessons|instructors|courses',
  sampling:
    'plans?|points?|equipment|methods?|programmes?|programs?|events?|sites|procedures?|sessions|techniques',
  scheduling:
    'software|tools?|conflicts?|systems?|issues|requests?|changes|apps?|queries|errors|app|needs',
  screening:
    'tests?|tools?|programmes?|programs?|clinics?|questions|forms|rooms?|equipment|results|calls|interviews|services',
  selling: 'points?|skills|agents?|techniques|prices?|costs',
  serving:
    'counters?|areas?|staff|suggestions|hatch(?:es)?|soldiers|officers|prisoners|personnel|stations?|dishes|trays|utensils|platters',
  setting: 'lists?|times|out|agent|exercises',
  sewing: 'machines?|rooms?|classes|kits?|skills|patterns|lines?',
  shipping:
    'documents?|labels?|lines?|costs?|papers?|agents?|schedules?|notices?|notes?|options|containers?|companies|documentation|details|addresses',
  shopping: 'trips?|centres?|centers?|lists?|bags?|baskets?|experience|malls|cart',
  singing: 'lessons?|groups?|classes|workshops?|sessions|clubs?',
  skiing: 'lessons?|trips?|holidays|equipment|instructors',
  sorting: 'offices?|machines?|areas?|lines?|systems?|facilities',
  sourcing:
    'strateg(?:y|ies)|plans?|decisions|channels|events|process(?:es)?|policies|teams?|projects|options|agents?|trips',
  spending: 'reports?|plans?|limits?|patterns?|data|habits|analysis|reviews?',
  spinning: 'classes|machines?|frames|mills?|wheels|yarn',
  staffing:
    'levels?|rotas?|issues|plans?|agenc(?:y|ies)|needs|schedules?|costs?|requirements|budgets?|shortages?|gaps',
  standing: 'orders?|committees?|desks|charges|stones|data',
  supporting:
    'documents?|evidence|documentation|materials?|statements?|paperwork|letters|roles?|information|notes|schedules|data|calculations|staff members',
  swimming: 'lessons?|pools?|clubs?|teachers?|galas?|coaches|sessions|classes|groups?',
  teaching:
    'assistants?|materials?|resources?|aids?|plans?|staff|practices?|methods?|hospitals?|rounds?',
  testing:
    'equipment|plans?|kits?|procedures?|environments?|frameworks?|facilities|centres?|tools?|teams?|schedules?|labs?|services|phases?|results',
  ticketing:
    'systems?|software|platforms?|desks?|machines?|queries|tools?|partners|agents?|equipment|offices?',
  tiling: 'works?|jobs|contracts?|projects|materials|tools|teams?',
  tracking: 'systems?|sheets?|tools?|devices|numbers?|software|codes|logs|pixels?|spreadsheets?',
  training:
    'courses?|materials?|manuals?|packs?|programmes?|programs?|sessions?|plans?|records?|rooms?|videos?|needs|guides?|days?|modules?|events?|schedules?|budgets?|data|providers?|centres?|centers?|matrix|matrices|logs?|aids?|content|academ(?:y|ies)|workshops?|decks?|slides|notes|documents?|resources',
  visiting:
    'artists?|speakers?|lecturers?|clinicians|teams?|consultants?|contractors?|guests|dignitaries|hours|times|crews?|scholars|professors|choirs?|students|groups|schools',
  waiting: 'lists?|rooms?|times?|areas?|staff|tables?',
  walking: 'tours?|groups?|aids?|routes?|trails|frames?|boots|trips|holidays|football',
  washing: 'machines?|facilities|lines?|powders?|up',
  weaving: 'machines?|looms?|sheds?|workshops|classes',
  welding:
    'machines?|sets?|bays?|equipment|procedures?|jigs?|robots?|rods|gas|inspectors?|certificates?|standards',
  wiring:
    'diagrams?|looms?|harness(?:es)?|faults?|schematics|systems?|regulations|boards|accessories',
  writing:
    'workshops?|courses?|groups?|classes|retreats?|skills|competitions?|programmes?|programs?|lessons|style|tasks|clubs?|sessions|prompts|samples',
};
