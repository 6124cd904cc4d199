/** Rows for `typical-objects.ts`; a chunk of its own. */

/** Kinds of things that many verbs share as objects, as lemmas. */
export const KINDS = `
people: staff people person team crew student pupil child patient client customer guest visitor resident volunteer employee member colleague trainee
 starter hire recruit user candidate applicant tenant passenger learner family parent caller athlete junior graduate personnel workforce subordinate
 woman man adult youth teenager toddler baby infant newcomer peer beginner group class shopper diner participant delegate vendor supplier stakeholder customer-base
events: event meeting session workshop class course lesson tour trip party wedding conference exhibition show festival campaign project programme program
 interview training seminar webinar visit activity clinic demo presentation concert production function appointment shift service operation inspection audit
documents: report letter document contract form paper file record log article proposal plan policy procedure manual guide specification spec drawing note
 minute brief script copy statement spreadsheet certificate label quote quotation estimate tender application cv resume order schedule rota roster paperwork list
 newsletter timesheet blueprint map essay exam paper assignment homework book chart prescription
requests: call email e-mail enquiry inquiry complaint query question request issue problem ticket fault phone message dispute claim incident concern
 objection mail post correspondence feedback order appointment booking reservation defect error bug
money: payment invoice bill cash cheque check money refund claim expense budget account fund cost payroll transaction taking tax sale price card deposit
 receipt donation debt journal ledger statement loan vat return
goods: good goods order parcel package pallet box stock delivery shipment product item material part component load container carton case bag tray freight
 cargo shelf supply equipment tool sample inventory merchandise furniture luggage baggage crate drum sack waste rubbish trash rack bin
food: food meal dish drink breakfast lunch dinner coffee cake bread sandwich vegetable meat fish sauce soup salad pastry pizza ingredient snack tea
 beverage cocktail dessert fruit egg buffet rice chicken dough burger wine beer
vehicles: car van truck lorry bus vehicle train taxi trailer boat ship aircraft plane bike tractor coach tram forklift minibus ambulance crane digger
 excavator motorcycle
machines: machine equipment engine tool system boiler pump motor printer device unit instrument machinery plant robot lathe line press oven computer
 laptop appliance generator furnace till scanner phone pc
places: room floor kitchen toilet bathroom office house home shop store bar ward table bed area hall garden street school site building window road
 shelf counter property flat venue workspace premises desk ceiling glass bedroom corridor carpet surface station yard classroom restroom lobby work-area workstation pool
software: software app application website site system tool platform feature model dashboard database code script api service pipeline program component
 test interface product prototype page solution server network framework game plugin module function report query job microservice app backend frontend ui
data: data datum information result figure number record trend metric finding statistic stat log measurement reading evidence
animals: animal dog cat horse cow cattle sheep pig goat chicken calf lamb pony bird livestock hen puppy pet ewe
plants: crop tree plant flower grass hedge lawn vegetable seed fruit weed field wheat potato tomato bush shrub rice maize
works: wall floor roof pipe cable brick tile concrete foundation door window panel beam steel frame fence bracket socket circuit light fitting boiler
 radiator board joint slab kerb plaster timber wood metal plate sheet tank duct pipework trench drain bridge stair skirting cabinet kitchen bathroom lighting aluminium
fabric: clothes garment dress costume fabric cloth curtain linen uniform laundry shirt towel sheet hem seam clothing bedding
media: story article song film video photo photograph picture image poster logo book music blog post content page magazine brochure flyer leaflet graphic
 illustration advert ad podcast clip layout banner portrait track
care: wound blood sample bed dressing bandage hair nail skin vital medication medicine injection drug vaccine specimen swab cell culture fluid sign
subjects: english french german spanish irish welsh maths math mathematics science history music art chemistry biology physics geography yoga swimming
 dance drama skill subject phonics reading writing theory guitar piano
`;

/** Base form: kinds and single nouns. `*`: any noun but those with a minus. Verbs that no noun is made of need no row. */
export const OBJECTS = `
access: * -control -point -road -system -manager -right -equipment -audit -course
account: -
achieve: *
act: -
address: * -book -label
advance: *
advertise: events goods job vacancy product property
aid: *
answer: * -phone
appeal: decision
appraise: *
approach: people prospect firm
archive: *
arrange: *
assist: *
attempt: *
audit: money documents store branch
audition: dancer actor singer
author: *
award: contract grant prize certificate medal contract
bake: food bread cake biscuit
bank: cash cheque money taking
batch: goods order -
bear: -
benefit: -
bid: -
bill: people hour
bind: book
board: people
boil: water food
bond: -
book: events room flight hotel travel table taxi transport courier train
boost: *
break: concrete rock
breed: animals
brew: coffee beer tea
brief: people
build: -time -tool -server pump motor unit circuit device instrument panel cabinet harness engine
 cable software works vehicles relationship house home team trust rapport brand business wall
 machine furniture
buy: *
call: people lead company business firm school insurer supplier customer patient
capture: *
carve: meat wood
cast: people
catalog: *
catalogue: *
cater: events
chair: meeting panel committee board session
challenge: *
change: fabric bed dressing nappy tyre sheet part
channel: -
charge: people card fee battery
chart: care
chase: *
check: * -sheet -list -box
clean: places vehicles machines goods fabric works food
climb: tree ladder tower
close: account deal sale till store shop case ticket ledger
coach: people player
coat: *
code: software
collect: * -call
combat: *
combine: * -harvester
comfort: people
commission: * -sale -statement -structure -payment -rate -report
compile: *
complement: *
compost: waste
compress: *
condition: hair
conduct: *
consult: people
contact: * -centre -center -point -person -detail -lens -number -list -sheet -hour -tracing
contract: supplier
contrast: -
control: * -room -panel -system -board -group
convict: *
cook: food
copy: documents
cost: job project
costume: people show
counsel: people
count: * -sheet
cover: * -letter -crop -version -story -band
craft: goods media food message email
critique: *
cut: fabric food works hair grass meat key steel glass cost
damage: -
dance: -
deal: card
debrief: *
debug: software
decorate: places food cake
decrease: *
delay: -
deliver: *
demand: * -planning -forecast -generation -side -planner
deposit: cash cheque money taking
design: software media works fabric machines building garden kit lesson course campaign experiment training material layout product process
detail: *
dice: *
dine: -
discharge: patient -summary -letter -planning
discount: -
disinfect: *
dispatch: *
dispense: care prescription drug medicine
display: goods
document: * -control -management -controller -review -imaging
double: sale revenue output turnover size number
download: *
draft: documents media email response
drain: *
draw: blood plan map sketch portrait
dress: wound window people
drill: hole well
drive: vehicles people
dye: hair fabric
edge: *
edit: media documents software copy
email: * -address -campaign -marketing -newsletter -system -template -account -server -migration -correspondence -communication -support -inbox -traffic -enquiry -query -request
embrace: *
empty: *
enter: data order invoice figure timesheet
escort: *
examine: people evidence
exchange: * -student -programme -program -visit -rate -trip -year -teacher -server
exercise: horse dog
exhibit: work painting
exploit: *
export: goods data
extract: *
face: shelf
farm: animals plants
fax: *
feed: animals people baby
feedback: -
fetch: *
field: requests
file: documents paper return claim
fill: goods form order shelf bottle vacancy prescription hole
fillet: *
film: media events
filter: data
finance: project
finish: * -carpentry -line
fish: -
fit: works machines vehicles goods kitchen carpet tyre alarm part bathroom clothes
fix: * -point
flag: *
fly: drone aircraft mission sortie
fold: fabric
follow: * -day -week -month -year -link -step
forecast: demand sale revenue stock budget cash-flow
forward: *
found: company club charity business school society
frame: picture house photo
fry: food
fuel: vehicles aircraft -
fund: project
gain: *
garden: -
garnish: *
give: *
govern: -
grade: documents homework egg timber
grasp: *
greet: *
grill: *
grind: coffee weld tool blade metal meat
groom: animals
grow: plants sale revenue business herb account
guard: gate entrance site bank prisoner people
guide: people tourist
handle: *
hang: door picture painting wallpaper coat
harness: *
harvest: *
haul: goods
head: team department committee
heat: food
help: * -desk -line -centre -center -file
highlight: *
hire: people equipment
hit: target deadline
hold: events meeting people post office licence account ball focus-group surgery degree discussion certificate record door stock
host: events people show party website
house: people animals
hunt: -
hurt: *
image: patient
impact: * -assessment -report -study -analysis -driver -evaluation -statement
import: goods data
increase: *
index: documents -
influence: *
inform: *
inject: *
input: data figure order invoice
insert: *
install: *
interview: people witness
inventory: goods
invoice: people
iron: fabric
issue: documents card permit licence badge ticket fine passport goods warning notice
judge: competition
keep: * -worker -fit
label: goods care
land: deal client contract aircraft
landscape: garden
launch: product campaign project website app site
lead: people events workshop walk project campaign discussion tour
lean: -
learn: subjects skill language trade
lease: car equipment property vehicle flat
leave: -
lecture: people
lend: *
level: ground floor surface
licence: -
license: product software
lift: *
light: fire stage candle
link: *
list: product item property
listen: -
live: -
load: goods vehicles machines dishwasher washing-machine film
loan: *
lock: *
lodge: document claim appeal complaint application plan
log: requests documents data hour temperature sample delivery visitor
machine: parts part component wood metal
mail: documents parcel brochure -list
maintain: *
make: * -up
man: desk counter phone gate stall
manage: * -director -consultant
manufacture: *
map: process route site network
mark: documents homework exam book work paper test
market: product service property course brand event
mask: -
massage: *
master: track
match: documents money goods people data -day -programme -program
measure: * -tape -jug -instrument
meet: * -room -point -place -minute -agenda
mention: *
mentor: people
merge: *
milk: animals
mind: people baby
mix: cement food paint concrete colour music sound mortar drink feed
model: process behaviour data
mold: part plastic component
monitor: * -screen
mop: floor
mould: part plastic component
mount: picture exhibit camera device card
move: * -story -target -part -image -day
mow: grass lawn field verge
name: -
need: * -analysis -assessment
note: *
notice: *
nurse: people
nurture: *
object: -
offer: * -letter -stage -price
offset: *
open: account shop store mail bar case post door bottle store-front
operate: * -system -theatre -procedure -cost -manual -room -instruction -budget -table -margin
order: goods food drink part stationery linen test ingredient fabric blood
organise: *
organize: *
orient: *
outline: *
output: -
outstand: -
overhaul: *
oversee: *
pack: goods food order bag product lunch bottle
package: goods food order product
paint: places works portrait picture wall car scenery
paper: wall
park: vehicles
pass: exam test inspection course message audit
paste: -
patch: *
patrol: * -car -officer -boat
pause: *
pay: *
perform: *
permit: *
phone: people
photocopy: *
photograph: *
pick: order fruit plants product stock item part strawberry grape apple
pilot: aircraft boat project programme scheme
pinpoint: *
pitch: idea tent client story product
place: order people advert student
plan: * -permission -application -department -committee -officer -board -scheme -tool -meeting -phase -law -consent -document
plant: tree flower crop plants seed bulb potato
plaster: wall ceiling
play: -
plumb: bathroom
polish: shoe floor silver brass furniture glass marble metal
post: * -office -box -room -holder
pour: drink concrete wine metal coffee
practise: law
praise: *
prep: food station order line kitchen
prepare: *
present: * -bid
press: fabric
preview: *
price: goods job order product
print: documents media label ticket t-shirt
probe: *
process: * -engineer -map -flow -safety -control -improvement -plant -equipment -technician -line -design
program: software machines robot plc
project: -
promise: -
promote: *
prompt: *
protest: *
prototype: *
provide: *
prune: plants
publish: * -house -company -right
pull: pint cable order
pump: *
punch: hole ticket -
purchase: * -order -ledger -power -department -manager -decision -invoice -price
push: *
quarantine: *
query: * -language -letter -time -log -optimisation -optimization -tuning -handler
queue: -
quote: job price people
race: -
raise: *
rake: *
rank: *
rate: -
reach: *
read: meter drawing blueprint map gauge story music plan
rebuild: *
recall: * -letter -system -appointment
receive: *
record: * -sales -label -company -studio -engineer -keeping -holder -book -sale -time -high -low -growth -profit -figure -year -attendance -result -number
recruit: people
recycle: waste paper plastic cardboard
redesign: *
refill: *
refit: *
refresh: *
refund: *
regard: -
register: people birth patient vehicle
release: * -note -manager -management -plan -date -train -notes -engineer -cycle
remake: *
remand: *
remark: *
remedy: *
remodel: *
rent: flat car property equipment
repair: *
repay: *
repeat: *
reply: *
report: requests change concern fault result finding news incident accident hazard defect progress sale breach
reprint: *
request: * -form
rerun: *
rescue: *
research: * -project -paper -assistant -group -fellow -interest -report -method -grant -question -design -centre -lab -degree -ethic
reserve: table room seat
reset: *
resit: *
respect: *
rest: -
result: -
retail: -
retest: *
return: * -policy -flight -label -ticket -trip -visit
reuse: *
revamp: *
review: documents software data contract claim application code case policy account process medication design chart candidate budget
revise: *
reward: * -scheme -programme -card
ride: horse bike
rig: -
ring: -
rinse: *
rise: -
risk: * -assessment -register -management -analysis -manager -review -control -rating
roast: coffee meat
roll: dough
roof: house
rotate: stock crop
run: events places software places report test payroll business programme bath errand group till campaign experiment cable
sack: -
safeguard: *
sample: water soil product food
sand: *
save: *
scale: -
scan: documents goods parcel barcode ticket image
schedule: events people appointment delivery job maintenance shift interview staff work call visit
school: horse
score: -
screen: people cv call application resume blood phone
scrub: *
seal: *
search: * -engine -term -party -consultant
season: food
seat: people
secure: *
sell: * -price -point
serve: people food drink meal coffee table purpose
service: vehicles machines people boiler lift pump aircraft account
set: table target objective goal budget standard price deadline trap exam kpi agenda type
sew: fabric button costume hem seam
shape: -
share: * -price -capital -scheme -option -issue -index
sheer: *
shelter: *
shift: * -manager -leader -work -pattern -report -rota -supervisor -handover -log -lead -engineer -team -change
ship: goods order
shoot: film video wedding photo event portrait
shop: -
shovel: *
show: people house property room
shred: *
shuttle: people
sign: documents form contract
sing: -
sit: exam -
sketch: idea design
slice: *
soak: *
solve: *
sort: goods documents mail laundry recycling letter
sound: -
source: goods food fabric supplier people material ingredient talent product quote
speak: french spanish german english polish hindi
speed: -
spend: -
split: cost bill log
sponsor: *
spray: crop paint weed plants car
spread: manure fertiliser concrete word awareness mulch
stack: goods shelf chair pallet box
staff: *
stage: play show
stamp: *
stand: -
staple: *
start: * -point -salary -block
steer: *
step: -
stir: *
stitch: fabric
stock: shelf fridge bar minibar cupboard store trolley vending-machine shelving
stop: *
store: * -manager -room -cupboard
store-keep: -
stretch: *
strip: paint wallpaper bed cable
structure: -
study: law medicine maths engineering economics english history french german spanish subjects nursing
style: hair people outfit
substitute: *
subtitle: *
suction: *
supervise: *
supplement: *
supply: * -chain -teacher -teaching -team -side -contract
support: * -evidence -role -act -group -worker -document -network -material -line -ticket -team -staff -engineer -desk -service
surface: road -
surprise: -
survey: people site building land road house
swap: *
sweep: floor yard street chimney
swim: -
switch: *
tackle: *
take: *
tap: -
target: * -audience -market -group -setting -language
task: people
taste: *
teach: people subjects lesson class course language
team: -
tender: contract -
test: software machines water circuit sample product patient soil food blood system part battery alarm
tie: -
tile: places works floor wall bathroom
time: race
title: -
torque: bolt wheel
tour: -
tow: *
tower: -
trace: fault call
track: * -record -event -day -suit
trade: stock share bond
trade-in: *
train: people animals dog horse model
transcribe: *
transfer: * -window -fee
transplant: *
transport: * -link -manager -officer -company -planning
trap: animal pest
travel: -
treat: *
triage: *
trial: product drug treatment system
trim: hedge tree fat hair grass
trust: *
try: *
tune: piano engine
turn: part component bowl shaft handle patient
tutor: people subjects
type: documents letter minute note pass slip label form
update: *
upgrade: *
upload: *
urge: *
use: *
usher: *
value: * -chain -engineering -stream -proposition -analysis -map
varnish: *
vet: *
view: -
visit: * -lecturer -professor -fellow -hour -scholar -nurse -artist
voice: -
volunteer: -
wait: table
walk: dog horse beat
warn: *
wash: * -machine -line -powder
waste: * -management -water -collection -reduction -disposal -bin
watch: -
water: plants animals garden
wed: -
weigh: *
welcome: people
weld: works frame pipe tank steel part joint seam chassis bracket vehicles trailer gate
win: contract business client award bid customer work tender account
wipe: *
wire: house panel socket board circuit plug
withhold: payment information evidence
witness: *
work: shift night weekend overtime bank-holiday
wrap: goods gift meat food sandwich
write: documents software media report email code test paper letter procedure sop grant response
yield: *
`;
