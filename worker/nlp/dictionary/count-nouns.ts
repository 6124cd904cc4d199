/**
 * Nouns that name one of many and take an article, a number or a plural: 'ladder', 'supplier', 'survey'. What is also
 * said without one ('in stock', 'by hand', 'on site', 'at school') is left out.
 */
export const COUNT_NOUNS = `
abattoir abutment accountant accountholder acquaintance acrobat activist actor actress actuary actuator acupuncturist
adapter adaptor add-on addendum addon addressee adjuster administrator adolescent adviser advisor agency agent aide
aileron airbag airbrush airframe airliner airman aisle album algorithm aligner allotment altar alternator ambassador
amenity ammeter amphitheatre amplifier ampoule anaesthetist analyst analyzer anecdote anesthesiologist anesthetist
animal annex anniversary annuity anomaly antenna anthem anthropologist anvil apartment apiary app appendix appetiser
appetizer applicant appraiser apprentice apprenticeship apron aquarium aqueduct arborist archaeologist architect
archivist archway armada armband armchair aromatherapist artisan artist assayer assembler assessor asset assistant
astronomer athlete attendant attendee attic attitude attorney auctioneer audiologist audition auditor auditorium auger
author autoclave avatar aviary aviator axe axiom axle baby babysitter background backhoe backlink backlog backpack
backyard badge bag bagel baguette bailiff bain-marie baker bakery balcony bale baler ballad baluster band bandana
bandsaw bangle banister banker banknote banner banquet barbell barber barbershop barista barmaid barman barn barnyard
barometer barrier barrister bartender basement basin basis basket bathrobe bathroom bathtub baton battalion batten
battery bayonet beaker beautician bedpan bedroom bedsheet bedspread beehive beekeeper beginner bellboy bellhop belt
bench beneficiary beret bib bidder bidet billboard bin binder binman biochemist biologist bird birthday biscuit bistro
bitmap blacksmith blaster blazer blogger blouse blower blueprint blunder boardroom boatbuilder boatyard bobbin
bodybuilder bodyguard boiler boilermaker bolt bomber bonnet bonus bookbinder bookcase bookkeeper booklet bookshelf
bookshop bookstore boot booth borehole borough borrower boss bosun botanist bottleneck bouncer bouquet boutique bowl
box boxer boy bra bracelet bracket brake brakeman brasserie breadboard breaker breakpoint breeder brewer brewery
brickie bricklayer bride bridle briefcase brigade brochure broker brooch broom brother brushcutter bucket buckle
budgie buffet bug buggy builder bulb bull bulldozer bumper bun bungalow bunker bur bureau burette burrito bursar
bursary busbar busboy bushing busker butcher butler button buyer bylaw bystander cabbie cabin cabinet cabinetmaker
cactus cadet cafe cafeteria cage caisson calculator calendar calf caliper callback caller calliper cameraman campaign
campaigner camper campfire campground campsite camshaft canape candidate candle candlestick canister cannery cannula
canteen capacitor cape carabiner caravan carburetor carburettor cardholder cardigan cardiologist caregiver carer
caretaker careworker carnival carousel carpark carpenter carport carrier carrycot cart carton cartoon caseload
caseworker cashier casino cask casket cat catalog catalogue catamaran catchphrase category caterer catheter cattery
cauldron cavity cellar cemetery centre centrifuge certificate chainsaw chalet chalkboard chambermaid championship
chandelier changelog chaplain chapter charger chatbot chauffeur check-up checkbook checkbox checker checklist
checkpoint checkup cheeseburger cheesemaker chef chemist chequebook chick child childminder chiller chimney chippie
chiropractor chisel choreographer christening chromatograph chute cinematographer circle circuit cistern citadel
citizen claim claimant classifier classmate classroom clause cleaner cleanroom clerk client climber clinician clip
cloakroom clock closet clothespin clown club clubhouse coaster coat coathanger cobbler cockpit cocktail codebase coder
cofferdam coffin cofounder cog cohort colander colleague collector colliery colloquium columnist comedian committee
commode commuter compactor competitor compiler complaint component composer compound compressor concerto concierge
condenser condo condominium conductor confectioner confederation conglomerate congressman conservatory consortium
constable constituency constraint constructor consulate consultant consumer container continent contractor controller
convent conveyancer conveyor cooker cooktop coop coordinator copier copywriter corkboard corkscrew corporation
corridor corset cosmetologist costumer cot cottage councillor councilman councilor counsellor counselor counter
counterpart coupon courtyard cousin cow coworker cowshed cracker craftsman crane crankshaft crate crayon creamery
creche creditor crematorium crew crewman crib cricketer criterion croissant cronjob crossbar crossroad crowbar crowd
crown crucible cruiser crusher crutch cube cubicle cufflink cultivator culvert cup cupboard cupcake curator curtain
custodian customer cuticle cutlet cutter cuvette cyclist cylinder dairyman daisy dancer darkroom dashboard dashcam
database datacenter datacentre dataframe dataset datasheet daughter deacon debenture debtor debugger decanter
decathlon deckhand declaration decoder decorator deed defect defendant defibrillator degree dehumidifier delegate deli
deliveryman demographer dendrogram dentist denture depalletizer department depot derby dermatologist derrick
derrickman designer desk destroyer detailer detainee detective developer device diagram diaper diary dictaphone
dictionary dieline dietician dietitian digger dimmer diner dinghy diode diploma diplomat dipstick director directorate
discrepancy dishhand dishwasher dispatcher dispensary dissertation distiller distillery distributor diver dividend
division docket dockyard document dog dogwalker doll dolly dongle donor donut doodle doorbell doorframe doorknob
doorman doormat doorphone doorstop doorway dorm dormer dormitory dossier doughnut doula dowel drafter draftsman drain
draughtsman drawbar drawer dresser dressmaker driller driver driveshaft driveway drone dropdown drugstore drummer
drumstick dryer drywaller dugout dumbbell dumper dumpling dumpster dumptruck dungeon duplex dustbin duster dustman
dustpan duvet earmuff earphone earplug earring easel echocardiogram eclair ecologist economist editor electrician
electrocardiogram elevator embalmer embassy emblem emoji employee employer emporium encoder endmill endocrinologist
endpoint engine engineer engraver entertainer entrepreneur enumerator envelope epidemiologist epipen equation eraser
ergonomist escalator essay esthetician estimator estuary evaporator event ewe excavator excursion executive exhibitor
expediter expedition expo exporter extinguisher extractor extruder fabricator facilitator facility factory factsheet
farm farmer farmhand farmhouse farmstead farmworker farmyard farrier faucet feedlot felt-tip fender fermenter ferret
festival fiance figure figurine filmmaker filter fingerprint firefighter firehose fireman fireplace firm fisherman
fishmonger fitter fixture flagger flange flash-card flashcard flashlight fleet flipchart flipper floodlight florist
flotilla flowchart flowerbed flowerpot flue flyer flyover flywheel foal follower footballer footbridge footer
footing footprint footstool forecourt foreigner foreman forester fork forklift fortress forum forwarder founder
foundry fountain fox foxhole foyer framework franchisee franchisor freelancer freezer freighter fridge friend frigate
fruitpicker fryer fundraiser funeral funfair furnace furrier fuse fuselage galley gamekeeper gamer gang gantry gap
garage garden gardener garland garment gasket gatekeeper gateway gazebo gearbox gemstone generalist generator
geneticist geologist geophysicist gig girder girl giveaway glacier gland glassblower glasshouse glazier glider glove
glyph goalkeeper goalpost goblet goldsmith golfball golfer gown grandchild grandparent grandstand graph grater
gravedigger graveyard greengrocer greenhouse greenroom grenade griddle grinder gripper gristmill grocer groomer
groundskeeper groundsman groundworker group grower guest guesthouse guideline guild guillotine guitarist gunner gurney
gutter guy gymnasium gymnast gynaecologist gynecologist hackathon hacker hacksaw haematologist hairbrush hairdresser
hairdryer hairnet hairpin hairstylist hallway halter hamburger hamlet hammer hammock hamster handbag handbook handcart
handful handgun handlebar handler handout handpiece handsaw handset handyman hangar hanger hard-drive harddrive
hardhat harness harrow harvester hashtable hashtag hat hatchback hatchery hatchet hawker haystack headband headboard
header headlamp headlight headline headset headteacher headtorch hearse hearth heater heatgun heatmap heatsink
hedgetrimmer heifer heist helipad heliport helmet helper helpline hematologist hemisphere hen henhouse herbalist
herdsman highchair highlighter highrise hiker hillside hinge histogram historian hob hobby hoe hoist holdall hole
holidaymaker holster homebuyer homeopath homeowner homepage homestead hood hoodie hoof hopper horticulturist hosepipe
hospitalist hostel hostess hostname hotdog hotel hotline hound houseboat household householder housekeeper housemaid
housemate houseplant hovercraft hubcap humidifier hunter hurdle husband hydrant hydrologist hydrometer hygienist
hygrometer hyperlink hypermarket hypervisor hypnotherapist hypothesis icon idea image immigrant immunologist importer
incisor incubator indicator inductor infant infantryman influencer infographic inhaler injector injunction inkpad
inmate inn inquest insole inspector installer institution instructor instrument insurer intensivist intern interpreter
intersection interval interviewee interviewer inverter investigator investor invoice ironworker irregularity isolator
iterator jack jacket jackhammer janitor jar jeep jerrycan jet jetty jeweler jeweller jig jigsaw job jobseeker jockey
jogger joiner joist jotter journal journalist journeyman joystick jug juggler jumper junction junkyard juror karabiner
kebab keel keg kennel kettle kettlebell keycard keyholder keypad keyring keyworker kid kiln kimono kindergarten kiosk
kitchen kitchenhand kitten kneepad knife kpi lab labeler labeller laboratory laborer labourer lad ladder laminator
lamp lamppost lampshade landlord landmark landscaper lantern lanyard lapel laptop larder lathe launderette laundromat
lawn lawnmower lawsuit lawyer leader leafblower leaflet learner leaseholder lecture lecturer ledger lemma lender
lesion letterbox letterhead librarian library licence license licensee lifebelt lifeboat lifeguard lifejacket lifeline
lightbulb lighthouse limerick lineman linesman lintel listener lithographer litigant lizard loader loaf loafer
lobbyist locality locker locksmith locomotive lodger loft logbook logger logo logsheet longshoreman loophole lottery
loudspeaker lover lozenge lumberjack lumberyard lyricist macaron machete machine machinist macro magazine magician
magistrate maid mailbox mailman mailroom maisonette mall mallet mammogram manager mandoline mandrel manhole manicure
manicurist manifold mannequin manner mansion mantelpiece mantra manual manufacturer manuscript marathon mare marina
marketer marketplace mart mascot mask masseur masseuse mast masterclass mathematician matinee mattress meadow meal
meatball mechanic mechanism medal megger member meme memo memorandum menagerie mentee menu merchandiser metallurgist
metalworker meteorologist microbiologist microcontroller micrometer microphone microprocessor microscope microservice
microsite microtome midwife migrant milestone milker milkman milkshake mill miller milliner millwright minefield miner
miniskirt minivan mirror misprint missile missionary mixer mock-up mocktail mockup modem moderator module molar molder
monastery monk monogram monograph monument morgue mortgage mortgagee mortician mortuary motel motherboard motor
motorcyclist motorhome motorist motto moulder mower mudguard mudlogger muffin muffler mug mugshot multimeter
multinational multitude municipality mural museum musician mutex nail nailer nailgun nanny nappy naturopath navbar
navigator nebuliser nebulizer necklace neckline needle neighbor neighbour neighbourhood nephew netbook neurologist
newborn newcomer newsagent newsfeed newsletter ngo niece nightclub nightgown nightstand node nonconformity nonprofit
notary notebook notecard notepad noticeboard novel novelist nozzle nun nurse nutritionist o-ring obelisk objective
obstacle obstetrician occupant occupier odometer offender officer official oilfield oilwell olympiad omelet omelette
oncologist operative operator optician optometrist orchard orchestra ornament orthodontist oscilloscope osteopath
otoscope ottoman outlet outpatient outpost outsole oven overcoat overlocker overpass owner oyster pacemaker packer
paddock padlock paediatrician pager paintbrush painter pallet palletizer pamphlet pancake panel panelbeater panelist
pantry paperclip paperhanger papermill paragraph paralegal paramedic parameter parapet paraprofessional parasol
paratrooper parcel parent parka parlor parlour parrot parser participant partner party passbook passcode passenger
passport password pastime pastrycook patch pathologist patient patio pattern paver pavilion paycheck paycheque payee
payer payslip peddler pedestrian pediatrician peeler peer pen pendant peninsula pensioner penthouse performer pergola
period periodontist persona pet petition petticoat pew pharmacist philanthropist phlebotomist photo photobooth
photocopier photograph photographer physician physicist physio physiotherapist pianist pickaxe picker picnic picture
pigeonhole piglet pigman pigsty pile-driver pilgrimage pillow pillowcase pin pincushion pipefitter pipeline pipette
pistol piston pitcher pitchfork pixel pizzaiolo pizzeria placard placemat plaintiff planer planet planner plantation
planter plasterer plateful platform platoon platter player playground playhouse playlist playpen playroom playwright
pleat plethora plinth plotter plug-in plugin plumber pod podcast podiatrist poem poet policeman policewoman
policyholder polisher politician pollster polynomial polytechnic polytunnel poncho pond pony pop-up pool popup porch portal
porter portfolio porthole postbox postcard poster pot potluck potter poultryman powerbank powerplant practitioner pram
precept precinct predecessor premolar prenup prequel preschooler prescriber presenter pressman priest printer
printmaker printout prisoner prize problem processor professor programmer projector promoter proofer proofreader
propeller proposal prosecutor prosthodontist proverb psychiatrist psychologist psychotherapist pub publicist pulley
pullover pulpit pump pun punchcard pupil puppeteer puppy purlin pushchair pushpin puzzle pylon quadcopter quarry
quartet quay questionnaire quilt racecourse racetrack rack racquet radiator radiographer radiologist raffle raft
rafter railcar railwayman raincoat rangehood ranger razor reactor reader realtor reamer receiver receptionist recipe
recipient recliner recruiter rectifier reef reefer reel referee referendum refinery reflexologist refrigerator refugee
refund regatta regiment region registrar registry regressor renter rep repairman repo report reporter repository
representative requirement researcher reseller reservist reservoir resident resistor resort resource respirator
respondent restaurant restroom retailer retoucher reunion revolver riddle rider rifle rig rigger ring ringbinder rink
riverbank rivet roadmap roadshow roadworker roaster robot roller roller-coaster rollercoaster roofer rooftop roommate
rooster rosebush roster rota rotisserie rotor roughneck roundabout roundtable roustabout router rucksack rudder rug
rule ruler runner sack saddle sailmaker sailor saleslady salesman salesperson saleswoman salon samosa sample sandal
sandblaster sander sandpit sapling sari satchel saucepan saucer sawmill scaffolder scalpel scanner scarf scatterplot
scheduler scheme schoolboy schoolgirl schoolmate schoolteacher scientist scone scoreboard scrapbook scraper scrapyard
screenplay screenshot screenwriter screw screwdriver scriptwriter scullery sculptor scythe seafarer seam seamstress
seat seatbelt secretary sector sedan seeder seedling seesaw segment semaphore seminar semitrailer sender sensor sequel
sermon server serviceman servo session setsquare settee shareholder sharpener shawl shearer shed sheet sheeter shelf
shepherd shipper shipwright shipyard shirt shoe shoelace shoemaker shopkeeper shopper shortage shortcut shotgun
showerhead showroom shredder shrine shrub shunter sibling sickle sidebar sideboard sideshow signaller signalman
signpost silencer sill silo singer siren sitcom sitemap skateboard skater sketchbook sketchpad skidsteer skier skillet
skillset skipper skirt skydiver skylight skyscraper slab slaughterhouse sledgehammer sleepover sleeve slicer slide
slideshow slipper slogan smallholding smartphone smelter smoothie sneaker sniper snowboarder snowmobile snowplough
snowplow sock socket sofa soldier solenoid solicitor sommelier son sonata song songwriter sonographer sorter spade
spanner sparkler sparky spatula speaker specialist specimen spectator spectrometer spectrophotometer speculum
speedometer spindle splashback splint spool sportsman sportswoman spouse sprayer spraygun spraypainter spreadsheet
sprinkler sprinter sprocket squad squadron squatter squeegee stablehand stacker stair staircase stairwell stakeholder
stallion stanza stapler starter statement station statistic statistician statue statuette steakhouse steamer
steamfitter steelworker stencil stenographer stent stepladder stethoscope stevedore steward stewardess sticker stipend
stocker stockholder stockman stockpot stockroom stocktake stockyard stopwatch storekeeper storeman storeroom story
storyboard storyboarder storyteller stove strainer stranger strategist streetcar streetlight stretcher strimmer
stringer stroller strongroom strut student studio stylist subclass subclause subcommittee subcontractor subnet
subordinate subscriber subset subsidiary substation suburb subwoofer successor suitcase suite sundae superintendent
supermarket superset superstore superuser supervisor supplier suppository surcharge surfboard surfer surgeon survey
surveyor survivor suspect sweater sweatshirt swimmer switchboard symphony symposium synthesiser synthesizer syringe
sysadmin t-shirt tablecloth tablesaw tablet tabletop tachograph tachometer taco tagline tailgate taillight tailstock
tandoor tank tanker tanner tannery tapestry taskbar taskforce tattooist tavern taxpayer teacher teacup team teammate
teapot tearoom technician technologist teen teenager teether telehandler telemarketer telephonist telescope telethon
teller template tenant tent terminal terrace terrier tester tether textbook textbox theme theodolite theorem therapist
thermistor thermocouple thermometer thermostat thesis thimble thumbnail tiara ticket ticketholder tiepin tiler tiller
time-frame timecard timeframe timekeeper timeline timesheet timeslot timespan timetable tinsmith tipper tire toaster
toddler toilet tokenizer tollbooth tombstone tool toolbar toolbox toolholder toolkit toolmaker toolpost toolpusher
tooltip toothbrush tortoise tote touchpad touchpoint touchscreen tourist tournament tourniquet towbar towel tower
townhouse township toxicologist toy trackman trackpad tractor trader tradeshow tradesman tradesperson trail trailer
trainee trainer trampoline transceiver transcriber transcriptionist transformer transistor translator transmitter
transponder trap trapper traveler traveller trawler trawlerman tray treadmill tree treehouse trench trencher triathlon
tricycle trilogy trimmer trio tripod trolley trophy trough troupe trowel trucker truss tshirt tub tugboat tulip
tumbler tunic tuple turbine turner turnstile turntable turret tutee tutorial tuxedo typeface typesetter typewriter
typist typo tyre tyrefitter umbrella umpire undercarriage underling underpass undersecretary undertaker underwriter
unicycle unloader upholsterer urinal urologist user username usher ute vacancy vacationer valet valuer valve vase
vehicle velodrome vendor vent ventilator venue veranda vessel vest veteran veterinarian viaduct vial vibrator victim
videographer viewer viewpoint villa village villager vineyard virologist visitor visor vlan vlog volcano voltmeter
volunteer voucher voyage waffle wagon waistcoat waiter waitress waiver walkie-talkie wallet ward warden warehouse
warehouseman warship warzone washbasin washer washroom watchmaker watchtower waybill weaver webcam webhook webinar
webmaster webpage website wedding weir welder wellhead wetsuit wharf wheelbarrow wheelchair wheelwright whiteboard
whitepaper wholesaler widget wife wig winch windlass windmill windowpane windowsill windscreen windshield wineglass
winemaker winery wing wiper wireframe wok woman woodworker workaround workbench workbook worker workmate workplace
worksheet workshop workstation workstream worktop wreath wrench wrestler wristband wristwatch writ writer yard
yardstick youngster zipper zone zoo zookeeper zoologist
`;
