/** Verbs of resumes as data: regular ones by base form, irregular ones as `base past participle`. */

const words = (text: string) => text.trim().split(/\s+/);

/** Spelled with -ize or -yze here; the British forms in -ise and -yse are derived. */
export const REGULAR = words(`
periodize socialize debone gild hone fettle descale poach emboss engrave etch narrate plead transfect spay neuter euthanize castrate
frisk detain evict eject deter amplify thaw dehorn disbud uncork darn haul winch smoke centrifuge dose
man milk strim step reject strip whip clip photocopy laminate usher steward invigilate debrief befriend upload
download reboot terminate mend bale edge hoover whisk unlock dismantle reassemble mulch turf hoe rake fertilize graze
herd stow pluck decant garnish marinate ferment frank rack remit disburse subtitle stream sieve sift hose wheel
return refuse respect unblock flip calm bank prep quarantine reconnect rehome scatter shear thatch muck lamb harness saddle sedate sluice
look talk chat classify testify discard fax email alphabetize annotate bag caption chaperone choreograph crop cache cluster crawl encrypt decrypt
fine-tune instrument parse scrape index redact depose summarize cite journal hedge differentiate fasten bolt bore braze cure
deburr rivet shim tape tap torque mask plane sculpt braid tint wax exfoliate dub storyboard tag tally stamp stir fry fetch refuel
replumb rewire upholster unclog weed shovel shuttle inflate oil wait suction irrigate resuscitate wean escort shrink-wrap
gift-wrap deep-clean hand-wash power-wash pressure-wash spot-clean
move cash cable condition rig derig moor unmoor splice spray sand varnish glaze forge sculpt carve knit iron fold disinfect
decontaminate dilute titrate tow flush fillet knead immobilize intubate catheterize cannulate swab anchor dock drain grout tile
caulk insulate excavate backfill pave thread crimp decommission offboard upskill chip color push ring roll try warn observe portion
water dust launder steam hem embroider dye massage
include entail consist mitigate open learn guarantee remind sanction reprocess waive chase hand loan
rent hire borrow grill chop dice peel season wipe mop vacuum rinse hoist lubricate gain walk phone
surface abate abolish absorb abstract accelerate accept acclaim accommodate accompany accomplish
account accredit accrue
accumulate achieve acquire act activate adapt add address adhere adjudicate adjust administer admit adopt advance advertise
advise advocate aggregate agree aid align allocate allow alter amend amortize analyze animate announce answer anticipate
appeal apply appoint appraise approach approve arbitrate archive argue arrange arrest articulate ascertain ask assay
assemble assert assess assign assist attach attain attend attract auction audit augment author authorize automate award
back bake balance band bandage barcode batch bathe benchmark bill blend blog cancel channel dial fuel signal board bolster book boost boil bottle
brainstorm brand brew brief budget buff  bundle calculate calibrate call campaign canvass capitalize capture care
carry cascade  catalog catalyze categorize cater cause cement centralize certify chair challenge champion change
charge chart check circulate clarify clean clear climb close coach coat code collaborate collate collect combine
command commence commend comment commission commit communicate compare compile complete comply compose compute conceive
conceptualize conclude conduct configure confirm connect conserve consign consolidate construct consult contact
containerize contract contribute control convene convert convey convince cook cooperate coordinate copy correct
correspond counsel count cover craft create critique cross-check cross-train cultivate curate customize debug decorate
decrease deduct defend define delegate deliver demolish demonstrate depict deploy describe design detail detect
determine develop devise diagnose dictate digest digitize direct disassemble discharge discipline disclose discover
discuss dispatch dispense display dispose dissect distribute diversify divert divide document donate double draft dress
drill drop earn edit educate effect elect elevate elicit eliminate embed embrace employ empower enable enact encourage
endorse enforce engage engineer enhance enlarge enlist enrich enroll ensure enter entertain enumerate equip erect escalate
escort establish estimate evacuate evaluate examine exceed exchange execute exercise exhibit expand expedite experiment
explain explore export extend extract fabricate facilitate familiarize farm fashion file fill film filter finalize finance
finish fit fix flag focus follow formalize format formulate forward foster frame franchise fulfill function fund furnish
garner gather gauge generate govern grade graduate graft grant graph greet groom guard guide halve handle harmonize
harvest head help highlight host identify illustrate image immunize impart implement import impose impress improve improvise
inaugurate incorporate increase incubate index induct influence inform initiate inject innovate inspect inspire
install institute instruct insure integrate intensify interact interface interpret intervene interview introduce invent
inventory invest investigate invite invoice involve isolate issue itemize join judge justify label landscape launch 
lecture  level leverage liaise license lift link liquidate list listen litigate load lodge lobby localize locate lock log
lower machine mail maintain manage manufacture map mark market marshal master match maximize measure mediate memorize
mentor merchandise merge migrate mill minimize mint minute mix mobilize model moderate modernize modify mold monitor motivate
mount mow navigate negotiate network nominate normalize notarize notify nurse nurture obtain offer onboard operate
optimize orchestrate order organize orient originate outfit outline outperform outsource overhaul own pace pack package
paint palletize park participate partner pass patch patent patrol perform permit persuade petition photograph pick pilot
pinpoint pioneer pitch place plan plant plaster plate play plot plow plumb polish poll pollinate populate portray position
post pour practice precept predict prepare prescribe present preserve press prevent price prime print prioritize
probe process proctor procure produce profile program progress project promote  propagate propose prosecute
prospect protect prototype prove provide provision prune publicize publish pull pump purchase purify pursue qualify quantify
query question quote raise rank rate reach react realign realize reassign rebrand recall receive recognize
recommend reconcile reconfigure reconstruct record recover recruit rectify recycle redesign redirect reduce reengineer
refactor refer referee refill refine refinance refinish refresh refund refurbish register regulate rehabilitate rehearse
reimburse reinforce relaunch release relocate remediate remedy remodel remove render renegotiate renew renovate reorganize
repair replace replenish replicate reply report represent request require rescue research reserve resequence reshape
resolve respond restock restore restructure retain retail retire retouch retrieve retrofit revamp reverse
review revise revitalize reward roast rotate route safeguard sample sanitize satisfy save scale scan schedule school
scope score scout screen script scrub seal search seat secure segment select separate sequence serve service settle
shadow shape share sharpen shelve shelter ship shop shorten showcase sign simplify simulate sketch skim slash slice
smooth solder solicit solve sort source spearhead specialize specify sponsor stabilize stack staff stage stain
standardize start staple state steer sterilize stimulate stipulate stitch stock stop store strategize streamline
strengthen stress stretch structure study style subcontract submit substitute succeed suggest summarize supervise
supplement supply support surpass survey sustain suture switch synchronize synthesize systematize tabulate tackle
tailor target task tend test thank tidy tighten time title total tour trace track trade train transcribe transfer
transform transition translate transmit transplant transport travel treat trial triage trim triple trouble
trust tune turn tutor type  uncover unify unite unload unpack update upgrade use utilize vacate vaccinate
validate value vary ventilate verify vet view visit visualize voice volunteer wash watch weigh weld welcome widen winterize
wire witness work wrap yield zone cold-call  cycle-count double-check fact-check quality-check spot-check
 co-author co-design co-develop co-found co-host  co-manage co-ordinate co-present  pre-screen
re-engineer re-organize self-manage art-direct field-test hand-deliver reorder repurpose reposition rebalance relabel
reschedule resize retest redeploy redevelop recalibrate recertify refocus regenerate reintroduce repackage repaint
report resurface retrain reprice rearrange reassess reallocate reassure copyedit
`);

export const IRREGULAR = `
be was been
babysit babysat babysat
underwrite underwrote underwritten
shake shook shaken
ring rang rung
bear bore borne
begin began begun
bend bent bent
blow blew blown
breed bred bred
bid bid bid
bind bound bound
bring brought brought
broadcast broadcast broadcast
build built built
burn burned burned
buy bought bought
cast cast cast
catch caught caught
choose chose chosen
come came come
copywrite copywrote copywritten
cross-sell cross-sold cross-sold
cut cut cut
deal dealt dealt
dig dug dug
do did done
draw drew drawn
drive drove driven
feed fed fed
fight fought fought
find found found
fly flew flown
forecast forecast forecast
foresee foresaw foreseen
get got got
give gave given
go went gone
grind ground ground
grow grew grown
hang hung hung
have had had
hear heard heard
hit hit hit
hold held held
input input input
keep kept kept
lay laid laid
lead led led
co-lead co-led co-led
leave left left
lend lent lent
let let let
light lit lit
lose lost lost
make made made
mean meant meant
meet met met
mow mowed mowed
outsell outsold outsold
oversee oversaw overseen
overcome overcame overcome
pay paid paid
proofread proofread proofread
prove proved proven
put put put
quit quit quit
read read read
rebuild rebuilt rebuilt
redo redid redone
remake remade remade
reset reset reset
rethink rethought rethought
rewrite rewrote rewritten
co-write co-wrote co-written
ride rode ridden
rise rose risen
run ran run
rerun reran rerun
see saw seen
seek sought sought
sell sold sold
send sent sent
set set set
sew sewed sewn
shoot shot shot
show showed shown
sing sang sung
sit sat sat
sow sowed sown
speak spoke spoken
speed sped sped
spend spent spent
spin spun spun
split split split
spread spread spread
stand stood stood
stick stuck stuck
stocktake stocktook stocktaken
swear swore sworn
sweep swept swept
throw threw thrown
swim swam swum
take took taken
teach taught taught
tell told told
think thought thought
train trained trained
troubleshoot troubleshot troubleshot
typeset typeset typeset
undergo underwent undergone
understand understood understood
undertake undertook undertaken
upsell upsold upsold
wear wore worn
weave wove woven
win won won
withdraw withdrew withdrawn
write wrote written
`
  .trim()
  .split('\n')
  .map((line) => {
    const [base = '', past = '', participle = ''] = line.split(' ');
    return { base, past, participle };
  });

/** Regular verbs whose last consonant doubles in every English, and the irregular gerunds that double it. */
export const DOUBLING = new Set(
  words(`deter disbud chat shim man strim flip step strip whip clip prep bag crop dub tag tap stir
unclog shrink-wrap gift-wrap babysit rig derig chip hem knit swab admit allot blog embed patrol 
commit control cut debug dig drop equip fit flag format get hit input let log map  occur outfit
permit plan plot chop mop program put quit refer retrofit run rerun scan scrub set reset ship shop sit skim slip spin split step stop
submit swim trim transfer transmit  typeset unwrap upset vet wrap win begin bid`),
);

/** Double the last consonant in British English only: travelled, traveled. */
export const BRITISH_DOUBLING = new Set(
  words(`cancel channel counsel dial fuel refuel shovel label relabel level marshal model remodel panel pencil signal total
travel tunnel`),
);

/** American base, British base, where they differ by more than -ize. */
export const BRITISH_BASES = new Map([
  ['fulfill', 'fulfil'],
  ['enroll', 'enrol'],
  ['catalog', 'catalogue'],
  ['practice', 'practise'],
  ['color', 'colour'],
  ['mold', 'mould'],
  ['plow', 'plough'],
]);

/** Nouns that name an action and its verb. */
export const ACTION_NOUNS = new Map(
  `comparison compare|explanation explain|discussion discuss|harvest harvest|exchange exchange|troubleshooting troubleshoot
|instruction instruct|invigilation invigilate|rectification rectify|lubrication lubricate|excavation excavate
|irrigation irrigate|rotation rotate|alteration alter|erection erect|localisation localise|localization localize
|customization customize|customisation customise|extension extend|expansion expand|entry enter|receipt receive
|issuance issue|administration administer|acquisition acquire|allocation allocate|analysis analyze
|assembly assemble|assessment assess|calibration calibrate
|cleaning clean|collection collect|commissioning commission|compilation compile|completion complete|configuration configure
|construction construct|coordination coordinate|co-ordination co-ordinate|creation create|delivery deliver
|deployment deploy|design design|development develop|dispensing dispense|distribution distribute|drafting draft
|editing edit|enforcement enforce|evaluation evaluate|execution execute|facilitation facilitate|fabrication fabricate
|formulation formulate|handling handle|identification identify|implementation implement|inspection inspect
|installation install|integration integrate|investigation investigate|labelling label|labeling label|launch launch|maintenance maintain
|management manage|manufacture manufacture|migration migrate|modernization modernize|modification modify
|monitoring monitor|negotiation negotiate|operation operate|optimization optimize|organization organize|organisation organise
|oversight oversee|planning plan|preparation prepare|presentation present|processing process|procurement procure
|production produce|promotion promote|provision provide|publication publish|purchase purchase|purchasing purchase
|reconciliation reconcile|recruitment recruit|redesign redesign|relocation relocate|renovation renovate|repair repair
|replacement replace|restoration restore|retouching retouch|review review|revision revise|selection select
|supervision supervise|teaching teach|testing test|training train|translation translate|writing write|validation validate
|verification verify|upgrade upgrade|conversion convert|consolidation consolidate|digitization digitize|digitisation digitise
|automation automate|registration register|removal remove|treatment treat|diagnosis diagnose|examination examine
|refurbishment refurbish|replenishment replenish|transcription transcribe|documentation document|decoration decorate
|relabelling relabel|demolition demolish|cultivation cultivate|propagation propagate|measurement measure|introduction introduce
|settlement settle|resolution resolve|enrollment enroll|enrolment enroll|approval approve|assignment assign
|arrangement arrange|adjustment adjust|classification classify|detection detect|dispatch dispatch|estimation estimate
|extraction extract|illustration illustrate|interpretation interpret|isolation isolate|mitigation mitigate
|moderation moderate|notification notify|observation observe|placement place|prioritization prioritize
|prioritisation prioritize|rehabilitation rehabilitate|refinement refine|representation represent|retrieval retrieve
|simulation simulate|sterilization sterilize|sterilisation sterilize|submission submit|storage store
|transportation transport|transport transport|triage triage|vaccination vaccinate|visualization visualize
|visualisation visualize|upkeep maintain|reorganization reorganize|reorganisation reorganize|standardization standardize
|standardisation standardize|sale sell|induction induct|receipt receive|invigilation invigilate|annotation annotate|categorization categorize|curation curate`
    .replaceAll('\n', '')
    .split('|')
    .map((pair): [string, string] => {
      const [noun = '', verb = ''] = pair.split(' ');
      return [noun, verb];
    }),
);

/** Bases that are as often a noun or adjective at the head of a phrase: 'Design reviews', 'Lead engineer'. */
export const NOUN_BASES = new Set(
  words(`rivet haul winch smoke centrifuge dose poach bake onboard hire hand loan rent reject channel fuel signal abstract raise select lower retail dispatch capture graduate moderate
aggregate merchandise mould showcase overhaul debrief mop vacuum grill stack refresh relaunch retest reset remodel advocate bid
broadcast leave stocktake prep strip edge rake turf herd rack stream subtitle steward usher whip clip bale mulch hoe garnish upload download
photocopy hose wheel frank man milk step bank flip calm look talk chat fax email bag tag tap caption cache cluster
crawl crop cure journal hedge instrument plane mask tape bolt bore braid tint wax stamp tally shovel shuttle oil wait
shake fry weed index torque move water cash cable condition rig splice spray sand varnish glaze forge iron fold tow
flush fillet swab anchor dock drain
grout tile thread crimp chip color colour push ring roll try portion dust steam hem dye massage
throw blow weave account act address advance aid animate appeal approach archive array arrest assay
auction audit author award
back balance band bandage barcode batch benchmark bill blend blog board book boost bottle brand brew brief budget bundle
call campaign care cast catalog catalogue cause cement chair challenge champion change charge chart check clean clear climb
close coach coat code command comment commission complete conduct contact contract control cook copy correct cost cost
count counsel cover craft critique custom cut deal debug design detail digest direct discharge discipline display document
double draft draw dress drill drive drop earn effect engineer escort estimate exchange exercise exhibit experiment export
extract farm fashion fight file fill film filter finance finish fit fix flag focus format forward frame franchise function
fund gauge graft grant graph grade groom guard guide handle harvest head help highlight host image import impact increase
index input institute interface interview inventory invoice issue join judge label landscape launch lead lecture level
leverage lift light link list load lobby lock log machine mail manufacture map mark market marshal master match matter
measure mentor merge mill mint minute mix model mold monitor mount network nurse offer open order orient outfit outline own
pace pack package paint park partner pass patch patent patrol permit petition phone photograph pick pilot pioneer pitch
place plan plant plaster plate play plot plow plumb polish poll position post pour practice practise present press price
prime print probe process produce profile program progress project prospect prototype provision prune pump purchase query
question quote rank rate reach read recall record recruit redesign referee refill refund register release remedy report
request rescue research reserve review revamp reverse reward ride roast rotate route run safeguard sample save scale scan
schedule school scope score scout screen script scrub seal search seat secure segment separate sequence service set shadow
shape share shelter ship shop show sign sketch slice smooth sort source split sponsor spread staff stage stain stand staple
start state steer stock stop store stress stretch structure study style subject supplement supply support
surface survey switch tackle target task tend test time title total tour trace track trade train transfer transition
transport travel treat trial triage trim triple trouble trust tune turn tutor type update upgrade use value vet view visit
voice volunteer walk wash watch weld welcome win wire witness work wrap yield zone`),
);
