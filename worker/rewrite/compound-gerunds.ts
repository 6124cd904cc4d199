/** Tells the names of things that a gerund opens, 'changing rooms', 'running costs', 'lending decisions', from deeds. */
import { LIVING } from './noun-phrase.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What a gerund often stands before as a part of the name: places, tools, events, papers, people by their work. */
const NAMED = words(`
arts art artists rights brands brand standards registers register facility facilities pool pools group groups staff hens aid aids room rooms class classes lesson lessons board boards frame frames cost costs
student students equipment gear house houses time times list lists day days demonstration demonstrations screening screenings utensil utensils
pair pairs test tests mat mats shed sheds concern concerns option options bank banks balance balances decision decisions cell cells plate plates
talent document documents building buildings officer officers cabinet cabinets material materials exhibition exhibitions call calls sergeant
director directors tool tools station stations torch torches dock docks point points line lines rig rigs stock language languages machine machines
simulator simulators vessel vessels card cards kit kits tap taps bowl bowls table tables pin pins easel easels pen pens product products rota rotas
route routes system systems report reports platter platters assistant assistants wheel wheels area areas ground grounds land agent agents strategy
strategies programme programmes program programs course courses centre centres center centers club clubs school schools hall halls yard yards plant
plants shop shops parlour parlours pond ponds field fields bay bays unit units ward wards theatre theatres theater theaters shed sheds clinic clinics desk desks team teams crew crews partner
partners manager managers supervisor supervisors editor editors master masters instructor instructors engineer engineers sessions session event
events trip trips tour tours season seasons hours shift shifts rate rates target targets fee fees budget budgets plan plans schedule schedules policy
policies procedure procedures agreement agreements licence licences license licenses permit permits certificate certificates order orders notes
skill skills needs requirements practice practices method methods technique techniques process processes scheme schemes campaign campaigns
paperwork supplies artist artists part parts record records sale sales speaker speakers lecturer lecturers changes swaps visits rounds data information software hygiene safety management maintenance control analysis support services service work duties tasks checks boots shears pads
bottle bottles tube tubes pump pumps framework frameworks environment environments alert alerts
blocks bags baskets trolleys shelves taps urns scales ovens surfaces fives exchange fluid fluids oil paper papers paint paints glue thread water`);

/** Deeds that are told of nearly anything, and hardly ever stand in a name. */
const TRANSPARENT = words(`
circulating supervising organising organizing coordinating co-ordinating preparing maintaining checking reviewing updating
arranging delivering developing creating designing implementing providing conducting overseeing allocating assigning
repairing installing inspecting using ensuring making giving taking getting keeping putting sending collecting distributing
tracking controlling reducing approving explaining presenting raising addressing escalating carrying calculating negotiating
attending facilitating hosting supplying compiling drafting logging entering mentoring coaching motivating briefing inducting
directing assessing advising guiding helping assisting tidying decorating locking securing restocking sanitising sanitizing
disinfecting sterilising sterilizing calibrating unloading assembling dismantling replacing removing resolving fixing improving
identifying analysing analyzing evaluating researching scheduling servicing configuring deploying migrating upgrading
troubleshooting debugging patching administering rebuilding refurbishing renovating constructing fabricating producing publishing
translating proofreading transcribing interpreting summarising summarizing documenting uploading downloading copying photocopying
archiving submitting issuing sourcing procuring receiving storing unpacking labelling labeling promoting merchandising displaying
stocking rotating refilling emptying completing finalising finalizing verifying validating auditing reconciling forecasting
budgeting estimating quoting invoicing chasing answering responding liaising interviewing rostering inducing demonstrating
adjusting aligning allotting amending applying appraising authorising authorizing automating clarifying classifying communicating
comparing converting correcting customising customizing defining determining diagnosing enforcing enhancing establishing examining
executing exploring formatting generating gathering importing exporting increasing initiating integrating introducing
investigating launching localising minimising obtaining optimising optimizing outlining proposing protecting reorganising
reorganizing requesting restoring restructuring retrieving revising rewriting selecting simplifying solving specifying
standardising standardizing streamlining strengthening structuring studying tailoring targeting treating tuning uncovering
understanding unifying utilising utilizing doing seeing`);

/** Deeds that are told of some of those names only. */
const TOLD_OF: Readonly<Record<string, RegExp>> = {
  training:
    /^(?:staff|officers?|students?|assistants?|groups|teams?|crews?|partners?|managers?|supervisors?|agents?|engineers?)$/,
  recording:
    /^(?:calls|times?|tests|data|information|decisions|concerns|lessons|costs?|needs|stock|services?)$/,
  opening: /^(?:shops?|stores?|rooms?|offices?|facilit|branches)/,
  closing: /^(?:shops?|stores?|rooms?|offices?|facilit|calls|orders?|tickets?)/,
  serving: /^(?:tables?|papers?|groups?)$/,
  loading: /^(?:machines?|stock|equipment|materials|tools|products?|boards|paper|orders|bags)$/,
  packing: /^(?:orders?|products?|stock|equipment|kits|boards?|bags|papers?|plates)$/,
  painting: /^(?:rooms?|houses?|buildings?|halls?|schools?|lines|units|machines|surfaces|boards)$/,
  washing:
    /^(?:utensils|tables?|floors?|plates?|bowls?|equipment|bags|surfaces|machines|tools|boots)$/,
  printing:
    /^(?:documents?|reports?|cards|lists|orders|materials|papers|certificates|notes|boards)$/,
  mailing: /^(?:documents?|reports?|cards|orders|certificates|materials|papers)$/,
  shipping: /^(?:orders?|products?|equipment|materials|stock|units|goods)$/,
  reading: /^(?:reports?|documents?|papers|notes|plans)$/,
  driving: /^(?:machines?|routes?|sales)$/,
  clearing: /^(?:tables?|plates|areas?|land|sites?|grounds?|papers|orders|boards|desks|rooms)$/,
  dispatching: /^(?:crews?|units?|engineers?|agents|officers?|teams?|orders|papers|documents)$/,
  filling: /^(?:shelves|kits|bags|bowls|forms|orders|vessels)$/,
  changing: /^(?:tools?|plates|boards|paper|tables|oil|fluids?|water|lists|plans|boots|bags)$/,
  folding: /^(?:stock|paper|papers)$/,
  holding: /^(?:classes|lessons|sessions?|events?|exhibitions?|demonstrations?|clubs?|groups?)$/,
  feeding: /^(?:hens|stock|groups)$/,
  laying: /^(?:tables?|boards?|mats)$/,
  cutting: /^(?:costs?|paper|boards?|glass)$/,
  paying: /^(?:staff|fees|agents|rates|crews|teams)$/,
  counting: /^(?:stock|bags|tables)$/,
};

/** Deeds that are told of all of those names but some. */
const NOT_TOLD_OF: Readonly<Record<string, RegExp>> = {
  performing: /^(?:arts?|artists?|groups?|rights|animals)/,
  cleaning:
    /^(?:staff|rotas?|products?|materials?|schedules?|teams?|supplies|fluids?|services?|agents?|crews?|shifts?|duties|hours)/,
  running: /^(?:records?|sales|costs?|water|times?|shoes|boards?)/,
  teaching: /^(?:assistants?|staff$|practices?|materials?|methods?|aids?|hospital|load)/,
  leading: /^(?:brands?|edge|hand|lady|man)/,
  managing: /^(?:directors?|editors?|partners?|agents?)/,
  building:
    /^(?:sites?|control|materials?|services?|blocks|managers?|maintenance|work|plans?|safety|permits?)/,
  operating: /^(?:theatres?|tables?|costs?|systems?|hours|rooms?|budgets?|procedures?|margin)/,
  testing:
    /^(?:frameworks?|environments?|equipment|kits?|centres?|centers?|methods?|facilit|schedules?|team)/,
  planning:
    /^(?:permission|officers?|applications?|department|control|enforcement|documents?|tools?)/,
  programming: /^(?:languages?)/,
  commissioning: /^(?:editors?|teams?|managers?|engineers?)/,
  coding: /^(?:machines?|systems?|skills?|standards?|languages?)/,
  measuring: /^(?:equipment|tools?|tapes?|cups?)/,
  drawing: /^(?:boards?|pins?|paper|tools?|office|registers?)/,
  filing: /^(?:fees|cabinets?|systems?|rooms?|clerk)/,
  selling: /^(?:points?|skills?|agents?|strateg)/,
  reporting: /^(?:lines?|tools?|systems?|requirements|structure|procedures?|duties)/,
  purchasing: /^(?:orders?|cards?|managers?|departments?|teams?|power|decisions?|officers?)/,
  manufacturing: /^(?:plants?|process|facilit|lines?|engineers?|teams?|costs?|equipment)/,
  recruiting: /^(?:agents?|events?|campaigns?)/,
  supporting: /^(?:documents?|materials?|evidence|roles?|cast|information)/,
  setting: /^(?:points?)/,
  fitting: /^(?:rooms?)/,
  sorting: /^(?:offices?|machines?|lines?|tables?)/,
  picking: /^(?:lists?|lines?|rates?|stations?|teams?|staff|targets?)/,
  scanning: /^(?:equipment|machines?|software|guns?)/,
  wrapping: /^(?:machines?|paper|stations?|materials?)/,
  writing: /^(?:skills?|materials?|desks?|groups?|classes|paper)/,
  editing: /^(?:software|suites?|rooms?|skills?)/,
  buying: /^(?:teams?|managers?|decisions?|groups?)/,
  weighing: /^(?:scales?|machines?|stations?)/,
  watering: /^(?:systems?|schedules?|points?)/,
  booking: /^(?:systems?|forms?|desks?|software|process|fees?|agents?|engines?|data)/,
  ordering: /^(?:systems?|process)/,
  monitoring: /^(?:alerts?|stations?|equipment|systems?|programmes?)/,
  processing: /^(?:plants?|facilit|fees?|units?|times?|centres?|centers?|lines?)/,
  handling: /^(?:equipment|fees?|charges)/,
  hiring: /^(?:panels?|committees?|decisions?|process|managers?|plans?|needs|fairs?)/,
  onboarding: /^(?:paperwork|process|plans?|documents?|materials?|sessions?|programmes?|programs?)/,
  moving: /^(?:parts?|company|services?|images?)/,
  rotating: /^(?:shifts?|rotas?|schedules?|roster)/,
};

/** True where the gerund and the bare noun after it name a thing; a determiner, a number or a name speaks for a deed. */
export function namesThing(gerund: string, tail: string): boolean {
  const phrase =
    /^ ((?:[a-z-]+ ){0,2}?[a-z-]+)(?= (?:of|in|on|at|for|with|across|within|from|to|per|by|over|under|and|or|is|are|was|were|using|during|between|including|who|that|which)\b|[,.;&(]|$| [\d\p{Lu}])/u.exec(
      tail,
    )?.[1];
  if (phrase === undefined || OWNED.test(phrase)) return false;
  const nouns = phrase.split(' ');
  const first = nouns[0]!;
  const head = nouns.at(-1)!;
  const named = NAMED.has(first) ? first : NAMED.has(head) ? head : null;
  if (named === null) return false;
  const told = TOLD_OF[gerund];
  if (told) return !told.test(named);
  // 'running story time': what such a deed is told of stands in front.
  const notTold = NOT_TOLD_OF[gerund];
  if (notTold) return named === first && notTold.test(named);
  return !TRANSPARENT.has(gerund);
}

/** Behind another thing these tell a kind rather than a deed, 'store cards and financing offers', but before such. */
const KINDS: Readonly<Record<string, RegExp>> = {
  financing: /^(?:purchases|projects|deals|acquisitions)/,
  catering: /^(?:events|weddings|functions|parties)/,
  safeguarding: /^(?:children|adults|pupils|residents|data|assets|people|students)/,
  breeding: /^$/,
  farming: /^$/,
  harvesting: /^(?:crops?|grapes|apples|fruit|vegetables|timber|wheat|potatoes|hay|[a-z]+berries)/,
  reading:
    /^(?:meters?|drawings|blueprints|plans|maps|gauges|stories|schematics|scripts|manuals|labels|charts|instructions|prints|tickets|aloud)/,
  serving:
    /^(?:documents|customers|guests|food|drinks|meals|breakfasts?|lunch|lunches|dinners?|patients|residents|clients|members|diners|passengers|students|notices|papers|alcohol|wines?|teas?|coffees?|beverages|people|patrons|hot|cold|snacks|desserts|pints|cocktails|beers?)/,
  calling:
    /^(?:customers|clients|patients|parents|leads|prospects|candidates|suppliers|debtors|members|people|tenants|vendors|donors)/,
  housing: /^(?:tenants|families|people|refugees|animals)/,
  lending: /^(?:books|equipment|tools|money)/,
  joining: /^(?:pipes|boards|panels|parts|metals|meetings|calls)/,
  retaining:
    /^(?:customers|staff|clients|tenants|members|donors|talent|employees|business|records|copies|accounts|volunteers|students)/,
  sleeping: /^$/,
  dining: /^$/,
  grazing: /^(?:sheep|cattle|cows)/,
};

/** True where a gerund behind another thing may only tell what kind of a thing follows. */
export const namesKind = (gerund: string, tail: string): boolean => {
  const told = KINDS[gerund];
  const things = tail.trim();
  return told !== undefined && things !== '' && !OWNED.test(things) && !told.test(things);
};

/** Papers, tools and people that a gerund behind another thing names as often as it is done to them. */
const EITHER_NAMED =
  /^ (?:sheets?|spreadsheets?|packs?|guides|charts|pages|trays|racks|instruments|entries|balances|logs|folders|binders|boards|walls|records)(?=$|[,.;]| (?:and|or|for|of|in|at|on|to|across|with|by|from)\b)/;
/** One thing without its article, number or kind. */
const BARE_THINGS =
  /^ ([a-z]+s|media|equipment)(?=$|[,.;]| (?:and|or|for|of|in|at|on|to|across|with|by|from)\b)/;
const SURELY_DONE = words(`
preparing creating completing checking updating maintaining writing printing designing filing collecting issuing distributing
reviewing filling emptying cleaning washing packing stacking editing reading copying sending making producing sorting folding
assembling delivering organising organizing arranging correcting proofreading repairing replacing installing fitting calibrating
sterilising sterilizing plastering painting tiling building rendering wiring keeping drafting formatting publishing loading
reconciling posting entering amending archiving scanning drawing laying setting removing demolishing papering skimming taking clearing`);

/** 'meeting rooms and training packs', 'parking and visiting contractors': in a later place of a list a name, or a deed? */
export const mayNameLater = (gerund: string, tail: string): boolean =>
  (EITHER_NAMED.test(tail) && !SURELY_DONE.has(gerund)) ||
  (gerund === 'visiting' &&
    /^ (?:contractors|researchers|speakers|lecturers|students|scholars|artists|teams|vessels|yachts|ships|boats|groups|dignitaries|consultants|professors|engineers|clubs)(?=$|[,.;]| (?:and|or|for|to)\b)/.test(
      tail,
    )) ||
  (gerund === 'supporting' &&
    /^ (?:walls|beams|documents|evidence|paperwork|materials|structures)\b/.test(tail));

/** 'fitting fire doors and closing devices': the second of two, of which the first may be done to it as well. */
export function mayNameSecond(gerund: string, tail: string): boolean {
  const things = BARE_THINGS.exec(tail)?.[1];
  if (things !== undefined && PAIRED[gerund]?.test(things)) return true;
  if (things === undefined || SURELY_DONE.has(gerund) || ALWAYS_DONE.has(gerund)) return false;
  if (TRANSPARENT.has(gerund) || TOLD_OF[gerund]?.test(things)) return false;
  return !LIVING.test(things);
}
const PAIRED: Readonly<Record<string, RegExp>> = {
  cleaning: /^(?:contractors|logs|records|cloths|chemicals|materials|products|supplies|schedules)$/,
  fixing: /^(?:materials|brackets|kits|plates|bolts|clips)$/,
  monitoring: /^(?:reports|logs|plans|visits)$/,
  filling: /^(?:heads|lines|machines|stations)$/,
  loading: /^(?:ramps|bays|docks|plans|lists)$/,
  planning:
    /^(?:drawings|applications|permissions|conditions|documents|statements|appeals|forms|enquiries)$/,
  locking: /^(?:rings|systems|mechanisms|nuts|devices|pins)$/,
};
/** Deeds that hardly ever tell the kind of a thing. */
const ALWAYS_DONE = words(`
answering greeting sorting searching torquing settling upselling bagging capturing ringing portioning chopping vacuuming dusting mopping
sweeping wiping reporting booking ordering advising helping teaching welcoming escorting feeding bathing dressing monitoring hiring
firing recruiting milking pruning planting harvesting digging mowing trimming negotiating chasing resolving recovering writing rewriting
drafting quoting invoicing costing researching interviewing managing planning finding practising training changing repairing running leading counting`);

const OWNED =
  /^(?:an?|the|this|these|all|any|each|every|some|both|new|old|other|various|several|many|two|three|four|five|six|eight|ten|its|their|his|her|our|my|your|them|it|after|for|with|to|at|of|about|into|from|as|by|up|out|off|down|over|in|on|back|away|through|together|customers?|clients?|patients?|residents?|children|pupils|daily|weekly|monthly|regular|safe|clean|large|small|live|local|high|low)\b/;
