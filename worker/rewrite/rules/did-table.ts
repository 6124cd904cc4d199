/** What people say they 'did', and the verb that is said of it; compounds give verb and object both. */

/** Verb by the last word of the thing done. */
export const DONE_THINGS: readonly (readonly [things: RegExp, base: string])[] = [
  [
    /^(?:payroll|timesheets|invoices|orders|payments|refunds|returns|transactions|claims)$/,
    'process',
  ],
  [/^(?:reports?|budgets?|quotes|estimates|taxes|statements|contracts|agendas?)$/, 'prepare'],
  [/^(?:paperwork|forms|documentation)$/, 'complete'],
  [
    /^(?:layouts?|posters?|flyers?|graphics?|logos?|designs?|mock-?ups?|wireframes?|illustrations?|drawings?|brochures?|banners?|spreadsheets?|animations?|newsletters?|displays?|websites?)$/,
    'create',
  ],
  [
    /^(?:presentations?|tours?|demos?|demonstrations?|talks?|speeches|lectures|haircuts?|massages?)$/,
    'give',
  ],
  [/^(?:deliveries|visits|calls|reservations)$/, 'make'],
  [
    /^(?:interviews?|surveys?|audits?|assessments?|evaluations?|research|studies|consultations?|workshops?)$/,
    'conduct',
  ],
  [/^(?:experiments?|simulations?|trials?|analyses|backups?)$/, 'run'],
  [
    /^(?:welding|machining|plumbing|servicing|calibrations?|maintenance|repairs|inspections?|checks?|tests?|counts?|upgrades|surgery|surgeries|installations?)$/,
    'perform',
  ],
  [/^(?:inventory|inventories)$/, 'take'],
  [/^(?:queries|scripts|code|articles|macros)$/, 'write'],
  [/^books$/, 'keep'],
  [/^shifts$/, 'work'],
  [/^dishes$/, 'wash'],
  [
    /^(?:bookkeeping|scheduling|ordering|billing|filing|purchasing|fundraising|admin|administration|recruiting|shipping|receiving|banking|correspondence|logistics|invoicing|merchandising|budgeting|media|onboarding|recruitment|hiring|accounting|marketing)$/,
    'handle',
  ],
  [/^(?:service|support|security|coverage)$/, 'provide'],
  [/^(?:translations?|transcriptions?)$/, 'produce'],
];

/** The thing in a compound as it stands after its verb: 'photo retouching' → photos. */
export const COMPOUND_OBJECTS: ReadonlyMap<string, string> = new Map(
  `photo photos|video videos|image images|data data|stock stock|inventory inventory|code code|content content|staff staff|employee employees
|vendor vendors|customer customers|patient patients|file files|report reports|event events|meal meals|menu menus|lesson lessons|ear ears
|nail nails|hedge hedges|lawn lawns|tree trees|window windows|floor floors|room rooms|equipment equipment|machine machines|bug bugs
|invoice invoices|budget budgets|appointment appointments|route routes|email emails|document documents|sample samples|specimen specimens
|food food|car cars|vehicle vehicles|tire tires|tyre tyres|product products|package packages|order orders|book books|website websites
|contract contracts|article articles|podcast podcasts|flower flowers|dog dogs|cash cash|furniture furniture|wedding weddings|party parties
|receipt receipts|timesheet timesheets|record records|blood blood|hair hair|candidate candidates|supplier suppliers|travel travel`
    .replaceAll('\n', '')
    .split('|')
    .map((pair): [string, string] => {
      const [one = '', many = ''] = pair.split(' ');
      return [one, many];
    }),
);

/** Short names of deeds that the table of deed nouns leaves out. */
export const SHORT_DEEDS: ReadonlyMap<string, string> = new Map([
  ['entry', 'enter'],
  ['prep', 'prepare'],
  ['install', 'install'],
  ['trim', 'trim'],
  ['cleaning', 'clean'],
  ['change', 'change'],
  ['check', 'check'],
  ['count', 'count'],
  ['draw', 'draw'],
  ['grooming', 'groom'],
  ['update', 'update'],
  ['booking', 'book'],
]);
