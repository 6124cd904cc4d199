/** Irregular forms as data: `base past participle`, with `/` between spellings that both stand, the first one preferred. */

export const IRREGULAR_VERBS = `
be was/were been
arise arose arisen
awake awoke awoken
babysit babysat babysat
bear bore borne/born
beat beat beaten
become became become
begin began begun
bend bent bent
bet bet bet
bid bid bid
bind bound bound
bite bit bitten
bleed bled bled
blow blew blown
break broke broken
breastfeed breastfed breastfed
breed bred bred
bring brought brought
broadcast broadcast broadcast
build built built
burn burned/burnt burned/burnt
burst burst burst
buy bought bought
cast cast cast
catch caught caught
choose chose chosen
cling clung clung
co-lead co-led co-led
co-write co-wrote co-written
come came come
copywrite copywrote copywritten
cost cost cost
creep crept crept
cross-sell cross-sold cross-sold
cut cut cut
deal dealt dealt
dig dug dug
do did done
draw drew drawn
dream dreamed/dreamt dreamed/dreamt
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed fed
feel felt felt
fight fought fought
find found found
flee fled fled
fling flung flung
fly flew flown
forbid forbade forbidden
forecast forecast/forecasted forecast/forecasted
foresee foresaw foreseen
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got got/gotten
give gave given
go went gone
grind ground ground
grow grew grown
hand-write hand-wrote hand-written
hang hung hung
have had had
hear heard heard
hide hid hidden
hit hit hit
hold held held
hurt hurt hurt
inlay inlaid inlaid
input input input
keep kept kept
kneel knelt knelt
knit knitted/knit knitted/knit
know knew known
lay laid laid
lead led led
lean leaned/leant leaned/leant
learn learned/learnt learned/learnt
leave left left
beset beset beset
lend lent lent
let let let
lie lay lain
light lit lit
lose lost lost
make made made
mean meant meant
meet met met
mislead misled misled
misread misread misread
misunderstand misunderstood misunderstood
mow mowed mowed/mown
outdo outdid outdone
outgrow outgrew outgrown
outsell outsold outsold
offset offset offset
overcome overcame overcome
overhear overheard overheard
oversee oversaw overseen
oversleep overslept overslept
overtake overtook overtaken
overwrite overwrote overwritten
pay paid paid
proofread proofread proofread
prove proved proven/proved
put put put
reclad reclad reclad
quit quit quit
read read read
rebuild rebuilt rebuilt
redo redid redone
redraw redrew redrawn
relay relayed relayed
remake remade remade
repay repaid repaid
rerun reran rerun
resell resold resold
resend resent resent
reset reset reset
retake retook retaken
reteach retaught retaught
rethink rethought rethought
rewind rewound rewound
rewrite rewrote rewritten
rid rid rid
ride rode ridden
ring rang rung
rise rose risen
run ran run
saw sawed sawn/sawed
say said said
see saw seen
seek sought sought
sell sold sold
send sent sent
set set set
sew sewed sewn/sewed
shake shook shaken
shear sheared shorn/sheared
shed shed shed
shine shone shone
shoot shot shot
show showed shown/showed
shrink shrank shrunk
shut shut shut
sing sang sung
sink sank sunk
sit sat sat
sleep slept slept
slide slid slid
slit slit slit
sow sowed sown
speak spoke spoken
speed sped sped
spell spelled/spelt spelled/spelt
spend spent spent
spill spilled/spilt spilled/spilt
spin spun spun
split split split
spoil spoiled/spoilt spoiled/spoilt
spread spread spread
spring sprang sprung
stand stood stood
steal stole stolen
stick stuck stuck
sting stung stung
stocktake stocktook stocktaken
strike struck struck
string strung strung
strive strove/strived striven/strived
swear swore sworn
sweep swept swept
swell swelled swollen
swim swam swum
swing swung swung
take took taken
teach taught taught
tear tore torn
tell told told
think thought thought
throw threw thrown
thrust thrust thrust
troubleshoot troubleshot troubleshot
typeset typeset typeset
undergo underwent undergone
understand understood understood
undertake undertook undertaken
underwrite underwrote underwritten
undo undid undone
unwind unwound unwound
uphold upheld upheld
upset upset upset
upsell upsold upsold
wake woke woken
wear wore worn
weave wove woven
weep wept wept
win won won
wind wound wound
withdraw withdrew withdrawn
withhold withheld withheld
withstand withstood withstood
wring wrung wrung
write wrote written
`;

/** Verbs of two or more syllables that double their last consonant in every English. */
export const DOUBLES = `rehab admit commit omit permit submit transmit emit remit commit refer defer infer transfer prefer confer
deter occur recur incur allot abhor equip control patrol compel expel propel repel rebel excel begin format reformat program reprogram unplug unwrap
unzip unclog debug outfit refit retrofit outrun rerun offset reset upset typeset input babysit overlap entrap handicap kidnap shrink-wrap gift-wrap
unpin outbid acquit regret forget forbid wiretap backlog zigzag`;

/** Irregular plurals: `singular plural`. */
export const IRREGULAR_NOUNS = `
analysis analyses
appendix appendices
axis axes
basis bases
calf calves
child children
crisis crises
criterion criteria
curriculum curricula
diagnosis diagnoses
foot feet
goose geese
grandchild grandchildren
half halves
hypothesis hypotheses
knife knives
leaf leaves
life lives
loaf loaves
man men
medium media
mouse mice
parenthesis parentheses
person people
phenomenon phenomena
prosthesis prostheses
scarf scarves
self selves
shelf shelves
synthesis syntheses
thesis theses
tooth teeth
vertebra vertebrae
wife wives
wolf wolves
woman women
`;

/** Nouns that are one and many in the same form. */
export const SAME_PLURAL = `aircraft spacecraft hovercraft sheep deer fish salmon trout shrimp moose elk bison cod squid series species headquarters crossroads means offspring`;

/** Nouns that stand with a plural verb and have no other form. */
export const PLURAL_ONLY = `premises police cattle personnel trousers scissors pliers tweezers goods clothes earnings surroundings belongings
outskirts proceeds arrears whereabouts thanks valuables consumables collectibles accounts-payable savings binoculars glasses jeans scales stairs utilities`;

/** Nouns that are not counted: no plural, no 'a' before them. */
export const MASS_NOUNS = `propane butane methane helium argon nitrogen oxygen hydrogen acetylene
accommodation diligence accuracy advertising advice aluminium aluminum asphalt assistance attendance attention baggage beef behavior behaviour
bread bullying bureaucracy butter cabling cargo carpentry cash chemistry childcare clay clothing coal coding coffee compliance concrete confidentiality
consent content copper correspondence cotton courage cutlery damage dance dirt documentation dust economics education electricity electronics email-marketing
employment energy engineering entertainment equipment ethanol evidence expertise fabric feedback firewood flooring flour food footage footfall freight fuel fun furniture
garbage gas gasoline glassware governance gravel grass guidance hardware harm haulage health help homework honesty housekeeping housing hygiene ice imagery
information infrastructure insulation insurance integrity inventory ironwork jewellery jewelry journalism judgement justice knowledge labor labour laundry lighting linen literature
litter livestock logistics loyalty lubrication luggage lumber machinery maintenance make-up mail marketing masonry material-handling mathematics maths meat merchandise milk mobility money mortar
mud music networking news nursing nutrition oil onboarding oversight packaging paint paperwork parking payroll permission petrol photography physics pipework planning plaster
plumbing plywood politeness pollution poultry press produce progress proof property protection publicity punctuality quality rain recruitment recycling red-tape reliability
rebar research responsibility rice rubbish rubble safety sales-tax sand scaffolding scenery scrap seafood security sewage shipping signage silk snow software soil spend staffing stationery steel stock
storage stuff sugar supervision teamwork technology telephony timber traffic training transport transportation travel trash troubleshooting turnover upkeep usage
vandalism ventilation waste water wealth weather welding wheat wildlife wine wiring wood wool work workwear writing`;
