/** Verbs that open a resume bullet, with their forms. */

export type VerbForm = 'base' | 'past' | 'third' | 'gerund';

/** The verb that `word` is a form of, lower case; null when it is none of the table. */
export function actionVerb(word: string): { base: string; form: VerbForm } | null {
  forms ??= allForms();
  return forms.get(word.toLowerCase().replace('isa', 'iza')) ?? null;
}

const VERBS = `accelerate accept accomplish achieve acquire adapt address adjust administer adopt advance advertise
advise advocate allocate amend amortize analyze animate answer apply appraise approve arbitrate architect arrange articulate
assemble assess assign attain attract audit author authorize automate award balance bargain benchmark bill blend book boost
brainstorm breed brew brief bring broadcast budget build bundle calculate calibrate campaign canvass capture care carry
carve cast catalog cater centralize certify chair challenge champion chart check choreograph clarify classify clean cleanse
clear climb close coach code collaborate collate collect combine command commercialize commission communicate compare compile
complete compose compute conceive conceptualize condense conduct configure connect conserve consolidate construct consult
consume containerize contribute control convene convert convince cook coordinate copyedit correct counsel count create
critique cross-sell cross-train cultivate curate customize cut dance debug decentralize decorate decrease dedicate deepen
define defuse delegate deliver demonstrate deploy derive design detail detect determine develop devise diagnose differentiate
digitalize digitize diagram direct disburse discover dispatch dispense display dissect distribute diversify divert document
double draft draw drill drive earn edit educate effect elevate elicit eliminate embed employ empower enable enact encourage
end enforce engage engineer enhance enlarge enlist enrich enroll ensure enter entertain equip eradicate establish estimate
evaluate examine exceed execute exhibit expand expedite experiment explain explore export extend extract fabricate facilitate
farm fashion feed file fill film finalize finance find fit fix focus follow forecast forge form formalize formulate fortify
foster found free fulfil fulfill fund furnish gain garner gather generate give govern grade graft grant greet groom grow guard
guide halve handcraft handle harness harvest head heighten highlight hire hold host hunt identify illustrate implement import
improve improvise incorporate increase individualize index influence inform infuse initiate innovate inspect inspire install
instill institute instruct insure integrate intercept interpret intervene interview introduce invent inventory invest
investigate invite invoice isolate issue join judge justify keep label land launch lay lead learn lecture leverage liaise
license lift light list lobby localize log lower machine maintain make manage manufacture map market master match maximize
measure mediate memorize mentor merchandise merge migrate mill minimize mobilize model moderate modernize modify monetize
monitor motivate mount move multiply narrate navigate negotiate net normalize nurse nurture observe obtain offer offset
onboard open operate operationalize optimize orchestrate order organize orient originate outline outpace outperform
outsource outsell overcome overhaul oversee own pack package paint palletize partner patrol pay perfect perform persuade
photograph pick pilot pioneer pitch place plan plant play plot plumb pool pour practice pre-empt precept predict prepare
prescribe present preserve prevent price print prioritize process procure produce profile program programme project promote
proofread propose prosecute prospect protect prototype prove provide provision publicize publish pull purchase pursue push
qualify quantify query quote raise rally rank re-engineer reach read realign realize rebalance rebrand rebuild recapture
receive recharge recognize recommend reconcile reconstruct record recoup recover recruit rectify recycle redesign redirect
reduce reengineer refactor refer refine refinance reform refresh refurbish regulate rehabilitate rehearse reimburse
reinforce reinvent relaunch release relocate remediate remedy remodel render renegotiate renew renovate reorganize repair
repay repackage repel replace replenish replicate report reposition represent repurpose rescue research reshape resolve
respond restock restore restructure resume retain retarget rethink retire retouch retrieve retrofit retrain revamp review
revise revitalize revive reward rewire rewrite rig right-size rightsize roll roll-out route run safeguard sample sanitize
satisfy save scale scan schedule scope score scout scrape screen script sculpt seal seat secure seed segment select sell send
separate sequence serve service set settle sew shape share sharpen shepherd shift ship shorten simplify simulate sketch slash
smooth solder solve source spearhead specify speed split sponsor spot staff stage standardize start steer stimulate stock
stop strategize streamline strengthen stress-test strip structure study style submit subcontract succeed summarize supervise
supply surface surpass survey sustain swap symbolize synthesize systematize tabulate tag tailor take target teach test
testify tighten titrate track trade train transact transcribe transfer transform transition translate transmit transport
treat triage trim triple troubleshoot tune turn tutor type uncover undertake unify unite unload unlock unveil update upgrade
uphold upsell upskill use utilize vaccinate validate value verify vet video visit visualize volunteer wash weave weigh weld
widen win wire withdraw wire-frame wireframe wow wrap write yield zone quadruple outfit crowdsource codify collocate
co-author co-create co-design co-develop co-found co-host co-lead co-manage co-organize co-write assure avert await bolster
broaden broker champion charter chauffeur coauthor cofound commute concentrate confer confirm conjugate contact contain
contract conquer credential cross-check deescalate de-escalate decommission deduce defend deflect demo depict deposit
detain deter dictate disassemble discharge disclose disprove disrupt disseminate domesticate dose dress drop emcee emphasize
entrust envision evacuate evangelize evolve excavate exploit face fast-track fine-tune flag frame fundraise gamify garnish
gauge gross harmonize home-school honor honour immunize impact impart incubate infer inject inspirit instrument intensify
invigilate irrigate itemize jumpstart kickstart lease level litigate manoeuvre maneuver mail man mechanize mix mow net
notarize notify obtain officiate oxygenate parse peer-review penetrate phase piece pave polish populate position post
power preside probe proctor prune quell quicken ration reactivate reassess reassign reassure rebuff recalibrate reclaim
reconfigure reestablish refuel register regain rehouse reintroduce relay relieve remove rent request rerun research reset
resettle restock retell reunite revoke root safeguard salvage sauté scaffold settle showcase shadow shelve shoot sign smelt
spread stabilize stack sterilize storyboard strive substitute suture sweep tackle tally tame tend tile tour trace transcend
trial troubleshoot twin unblock underwrite uplift usher vend voice warehouse waterproof weather winnow wield zero`;

const IRREGULAR: Record<string, string> = {
  bring: 'brought',
  breed: 'bred',
  broadcast: 'broadcast',
  build: 'built',
  cast: 'cast',
  cut: 'cut',
  draw: 'drew drawn',
  drive: 'drove driven',
  feed: 'fed',
  find: 'found',
  fit: 'fit fitted',
  forecast: 'forecast forecasted',
  give: 'gave given',
  grow: 'grew grown',
  hold: 'held',
  keep: 'kept',
  lay: 'laid',
  lead: 'led',
  'co-lead': 'co-led',
  light: 'lit lighted',
  make: 'made',
  net: 'netted',
  outsell: 'outsold',
  overcome: 'overcame',
  oversee: 'oversaw overseen',
  pay: 'paid',
  repay: 'repaid',
  proofread: 'proofread',
  prove: 'proved proven',
  read: 'read',
  rebuild: 'rebuilt',
  rethink: 'rethought',
  rewrite: 'rewrote rewritten',
  retell: 'retold',
  run: 'ran',
  rerun: 'reran',
  sell: 'sold',
  'cross-sell': 'cross-sold',
  upsell: 'upsold',
  send: 'sent',
  set: 'set',
  reset: 'reset',
  sew: 'sewed sewn',
  shoot: 'shot',
  speed: 'sped',
  split: 'split',
  spread: 'spread',
  strive: 'strove',
  sweep: 'swept',
  take: 'took taken',
  teach: 'taught',
  troubleshoot: 'troubleshot',
  undertake: 'undertook undertaken',
  underwrite: 'underwrote underwritten',
  uphold: 'upheld',
  weave: 'wove woven',
  win: 'won',
  withdraw: 'withdrew withdrawn',
  write: 'wrote written',
  'co-write': 'co-wrote',
};

/** Verbs whose last consonant doubles before -ed and -ing, in American or British spelling. */
const DOUBLES = new Set(
  `control cut plan program ship stop transfer refer submit prefer permit commit map set run get sit begin swap scan
strip trim rig plot tag flag drop prep equip outfit fit net wrap step chat rebut defer deter infer confer occur
prod sum top pot spot split shop pin quit upset rerun reset offset patrol compel propel expel repel excel dispel enrol
fulfil instil man beg format  win man zip retrofit transmit unplug abet bar
label model travel cancel counsel channel signal fuel level total tunnel dial equal marshal refuel remodel`.split(
    /\s+/,
  ),
);
/** Of those, the ones that American English does not double. */
const MAY_STAY_SINGLE =
  /^(?:re)?(?:label|model|travel|cancel|counsel|channel|signal|fuel|level|total|tunnel|dial|equal|marshal|program)$/;

let forms: Map<string, { base: string; form: VerbForm }> | undefined;

function allForms() {
  const out = new Map<string, { base: string; form: VerbForm }>();
  const put = (word: string, base: string, form: VerbForm) => {
    if (!out.has(word)) out.set(word, { base, form });
  };
  const bases = VERBS.split(/\s+/);
  for (const base of bases) put(base, base, 'base');
  for (const base of bases) {
    const irregular = IRREGULAR[base];
    for (const stem of stems(base)) {
      if (!irregular) put(pastOf(stem), base, 'past');
      put(stem.replace(/(?<=[^eoy])e$/, '') + 'ing', base, 'gerund');
    }
    for (const word of irregular?.split(' ') ?? []) {
      // 'cut', 'set', 'read' and 'put' are written alike in both tenses.
      if (word !== base) put(word, base, 'past');
    }
    put(thirdOf(base), base, 'third');
  }
  return out;
}

function stems(base: string): string[] {
  const last = base.split('-').at(-1)!;
  if (!DOUBLES.has(last)) return [base];
  const doubled = base + base.at(-1)!;
  return MAY_STAY_SINGLE.test(last) ? [base, doubled] : [doubled];
}

function pastOf(stem: string): string {
  if (stem.endsWith('e')) return `${stem}d`;
  if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ied`;
  return `${stem}ed`;
}

function thirdOf(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`;
}
