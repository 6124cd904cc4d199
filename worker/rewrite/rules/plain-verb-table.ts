/** Vague or spoken verbs and the plain verb that says the same of the things named. */

export interface PlainVerb {
  /** Base of the vague verb and the words that follow it. */
  from: string;
  particle: string;
  /** Every head of the object must fit; absent where the meaning never depends on it. */
  things?: RegExp;
  /** Set where people or animals never fit. */
  notLiving?: true;
  to: string;
  toParticle?: string;
}

const MATTERS =
  /^(?:complaints?|problems?|issues?|requests?|enquir(?:y|ies)|inquir(?:y|ies)|quer(?:y|ies)|questions|calls?|e-?mails?|orders?|returns?|refunds?|exchanges|cancellations|paperwork|payments?|claims?|cases?|cash|money|mail|bookings?|reservations?|deliver(?:y|ies)|incidents?|emergenc(?:y|ies)|matters|disputes?|situations?|transactions?|invoices?|correspondence|tickets?|concerns?|applications?|shipments?|escalations?|referrals?|bills|accounts|admin|payroll|scheduling|billing|filing|ordering|bookkeeping|shipping|inventory|laundry|errands|bugs|repairs|logistics|appointments)$/;
const CARED_FOR =
  /^(?:children|child|kids?|toddlers?|infants?|bab(?:y|ies)|twins|boys?|girls?|siblings|residents?|patients?|elderly|seniors?|adults|animals?|dogs?|cats?|pets?|puppies|horses?|livestock|birds?|chickens|cattle|calves|sheep|goats|pigs|people|plants)$/;
const UPKEEP =
  /^(?:floors|restrooms?|bathrooms?|toilets|lawns?|gardens?|grounds|hedges|flowerbeds|equipment|machines?|machinery|vehicles?|vans?|trucks?|fleet|tools|pool|pools|garden|yard|yards|boilers?|systems?|servers?|database|databases|website|facilit(?:y|ies))$/;
const FORMS =
  /^(?:forms?|paperwork|applications?|reports?|timesheets?|logs?|charts?|documents?|documentation|questionnaires?|records?|checklists?|orders|invoices|claims|worksheets|permits|log)$/;
const HANDED_OUT =
  /^(?:flyers?|leaflets?|samples?|brochures?|materials|meals?|food|supplies|pamphlets?|coupons?|menus?|mail|equipment|tickets?|prizes|cards|programs?|programmes?|handouts|worksheets|uniforms|badges|snacks|drinks|blankets|gifts|letters)$/;
const GATHERINGS =
  /^(?:meetings?|conferences?|shows?|fairs?|events?|training|classes|workshops?|seminars?|courses?|webinars?|conventions|trainings|hearings?)$/;
const PAPERS =
  /^(?:reports?|files?|applications?|invoices?|contracts?|resumes?|cvs?|documents?|plans?|records?|bills?|data|drawings?|statements?|notes|charts?|proposals?|budgets?|numbers|results|blueprints?|code|essays|scripts?)$/;
const MACHINES =
  /^(?:registers?|tills?|checkout|fryers?|grill|forklifts?|press(?:es)?|machines?|lathe|mill|cranes?|scanner|switchboard)$/;
const BUILT =
  /^(?:furniture|parts|kits|products?|units?|machines?|displays?|bikes|bicycles|computers?|components|sandwiches|boxes|shelves|shelving|orders|teams?|panels|frames|beds|desks|toys)$/;
const FITTED =
  /^(?:pipes?|fixtures?|windows?|doors?|cabinets?|wiring|lighting|flooring|floors|fences?|fencing|sinks?|toilets?|alarms?|cameras?|kitchens?|bathrooms?|boilers?|heaters?|sockets|outlets|sprinklers|drains?|tiles?|insulation|servers?|routers?|switches|cables?|cabling|radiators|software|locks?|gates?|counters|countertops|shelving)$/;
const GATHERED =
  /^(?:reports?|lists?|data|statistics|records|figures|results|portfolios?|findings|directory|mailing)$/;
const READIED =
  /^(?:schedules?|rotas?|rosters?|budgets?|presentations?|proposals?|quotes?|packages|packs|packets|plans?|bids?|paperwork|documents?|materials|menus?|agendas?|estimates?|meals?|bundles|itineraries|itinerary|contracts|slides|lessons)$/;
const MADE =
  /^(?:newsletters?|posters?|flyers?|graphics|websites?|campaigns?|videos?|brochures?|spreadsheets?|dashboards?|guides?|handbooks?|manuals?|catalogs?|catalogues?|playlists|scrapbooks|bouquets|arrangements|templates?)$/;
const SCHEMES =
  /^(?:plans?|systems?|process(?:es)?|ways?|methods?|solutions?|strateg(?:y|ies)|programs?|programmes?|slogans?|recipes?|schedules?|menus?|activit(?:y|ies)|games|designs?|lesson|lessons|workaround|scheme|format|layout|campaigns?|routes?)$/;
const GAINED =
  /^(?:followers|customers|clients|subscribers|members|likes|leads|accounts|business|users|donors|sponsors)$/;
const TROUBLES =
  /^(?:complaints?|issues?|problems?|claims?|incidents?|accidents?|errors?|discrepanc(?:y|ies)|cases?|causes?|failures?|defects?|variances|outages?|fraud|charges|allegations?)$/;

const KEPT_BY_ONE =
  /^(?:portfolios?|blogs?|websites?|pages?|channels?|diar(?:y|ies)|calendars?|databases?|rotas?|rosters?|stock|budgets?|inventory|petty cash)$/;

export const PLAIN_VERBS: readonly PlainVerb[] = [
  { from: 'deal', particle: 'with', things: MATTERS, to: 'handle' },
  { from: 'take', particle: 'care of', things: MATTERS, to: 'handle' },
  { from: 'take', particle: 'care of', things: CARED_FOR, to: 'care', toParticle: 'for' },
  { from: 'take', particle: 'care of', things: UPKEEP, to: 'maintain' },
  { from: 'look', particle: 'after', things: CARED_FOR, to: 'care', toParticle: 'for' },
  { from: 'look', particle: 'after', things: UPKEEP, to: 'maintain' },
  { from: 'look', particle: 'after', things: KEPT_BY_ONE, to: 'manage' },
  { from: 'look', particle: 'into', things: TROUBLES, to: 'investigate' },
  { from: 'look', particle: 'over', things: PAPERS, to: 'review' },
  { from: 'go', particle: 'over', things: PAPERS, to: 'review' },
  { from: 'go', particle: 'through', things: PAPERS, to: 'review' },
  { from: 'go', particle: 'to', things: GATHERINGS, to: 'attend' },
  { from: 'sit', particle: 'in on', things: GATHERINGS, to: 'attend' },
  { from: 'keep', particle: 'track of', to: 'track' },
  { from: 'get', particle: 'more', things: GAINED, to: 'gain', toParticle: 'more' },
  { from: 'get', particle: 'new', things: GAINED, to: 'gain', toParticle: 'new' },
  { from: 'keep', particle: 'an eye on', notLiving: true, to: 'monitor' },
  { from: 'come', particle: 'up with', things: /^(?:ideas?|concepts?)$/, to: 'develop' },
  { from: 'come', particle: 'up with', things: SCHEMES, to: 'devise' },
  { from: 'get', particle: 'rid of', notLiving: true, to: 'remove' },
  { from: 'fill', particle: 'out', things: FORMS, to: 'complete' },
  { from: 'fill', particle: 'in', things: FORMS, to: 'complete' },
  { from: 'hand', particle: 'out', things: HANDED_OUT, to: 'distribute' },
  { from: 'pass', particle: 'out', things: HANDED_OUT, to: 'distribute' },
  { from: 'give', particle: 'out', things: HANDED_OUT, to: 'distribute' },
  { from: 'put', particle: 'together', things: BUILT, to: 'assemble' },
  { from: 'put', particle: 'together', things: GATHERED, to: 'compile' },
  { from: 'put', particle: 'together', things: READIED, to: 'prepare' },
  { from: 'put', particle: 'together', things: MADE, to: 'create' },
  { from: 'put', particle: 'in', things: /^(?:orders?)$/, to: 'place' },
  { from: 'put', particle: 'in', things: FITTED, to: 'install' },
  { from: 'throw', particle: 'out', notLiving: true, to: 'discard' },
  { from: 'throw', particle: 'away', notLiving: true, to: 'discard' },
  { from: 'print', particle: 'out', notLiving: true, to: 'print' },
  { from: 'do', particle: 'the', things: /^books$/, to: 'keep', toParticle: 'the' },
  { from: 'work', particle: 'the', things: MACHINES, to: 'operate', toParticle: 'the' },
  { from: 'work', particle: 'a', things: MACHINES, to: 'operate', toParticle: 'a' },
];
