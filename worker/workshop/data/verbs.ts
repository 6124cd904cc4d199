/** Verbs that fit a thing, by field of work: each claims no more than that the work was done. */

/** Verb: the things that it is done to, in the singular. */
type Rows = Readonly<Record<string, string>>;

const GENERAL: Rows = {
  operate:
    'till register machine machinery equipment press forklift crane printer scanner switchboard',
  run: 'till shop store bar desk shift counter stall kitchen clinic workshop class session event payroll',
  serve: 'customer guest table diner client breakfast lunch dinner drink food meal coffee',
  answer:
    'call phone telephone question query enquiry inquiry email e-mail letter complaint request',
  handle:
    'complaint cash delivery return refund payment money parcel mail post baggage luggage booking',
  take: 'booking order payment reservation call minute measurement',
  keep: 'record log book diary file account register',
  check: 'stock delivery invoice ticket quality order record equipment room vehicle work',
  count: 'stock cash item money till',
  order: 'stock supply material part ingredient stationery',
  prepare:
    'food meal breakfast lunch dinner drink report order room quote invoice document vegetable',
  clean: 'room floor kitchen office toilet equipment machine table window ward classroom vehicle',
  'look after': 'child patient resident client customer guest animal garden account visitor',
  train: 'staff starter colleague employee apprentice volunteer trainee',
  teach: 'class lesson course',
  supervise: 'team staff crew shift volunteer apprentice',
  plan: 'rota schedule route event menu lesson trip project',
  manage: 'budget rota schedule diary project account inventory website calendar',
  write: 'report letter email e-mail article note document page',
  'open and close': 'shop store bar branch office',
  open: 'opening',
  close: 'closing',
  load: 'van truck lorry pallet shelf',
  deliver: 'parcel order package meal letter',
  repair: 'car vehicle machine pipe equipment bicycle bike',
  maintain: 'machine equipment vehicle garden website database network',
  move: 'patient furniture pallet stock goods',
};

const BY_FIELD: Readonly<Record<string, Rows>> = {
  hospitality: { 'wait on': 'table guest diner', cook: 'meal breakfast lunch dinner food' },
  retail: { fill: 'shelf', price: 'stock item goods' },
  healthcare: { 'care for': 'patient resident client', record: 'observation temperature' },
  'social-work': { support: 'client family child resident' },
  'logistics-warehouse': { pick: 'order item', pack: 'order parcel item', store: 'goods stock' },
  software: { build: 'website app page feature tool', test: 'code feature app website' },
  'it-infrastructure': {
    solve: 'ticket problem issue',
    'set up': 'laptop computer account server',
  },
  teaching: { mark: 'essay exam test paper', teach: 'pupil class student subject' },
  'finance-accounting': { pay: 'invoice bill', enter: 'invoice', reconcile: 'account statement' },
  administration: { file: 'document record letter', book: 'room travel meeting' },
  'construction-trades': { fit: 'door window kitchen pipe', lay: 'brick floor tile' },
  'security-facilities': { guard: 'building site gate', patrol: 'site building' },
  sales: { 'look after': 'account client', visit: 'client customer' },
  marketing: { write: 'post newsletter', plan: 'campaign' },
};

const verbsOf = (rows: Rows, thing: string): string[] =>
  Object.entries(rows).flatMap(([verb, things]) =>
    things.split(' ').includes(thing) ? [verb] : [],
  );

/** Base forms of the verbs for a thing, those of the field of work first; none for things that are not listed. */
export const verbsFor = (thing: string, field: string): string[] => [
  ...new Set([...verbsOf(BY_FIELD[field] ?? {}, thing), ...verbsOf(GENERAL, thing)]),
];
