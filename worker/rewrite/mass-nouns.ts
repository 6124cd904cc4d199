/** Nouns in the singular that stand without an article: stuffs, sums, states, subjects, and parts of fixed phrases. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** True for a word that an editor may leave bare, or that is no noun of its own; false where it is likely counted. */
export const mayStandBare = (word: string): boolean => BARE.has(word) || BARE_ENDING.test(word);

/** 'paperwork', 'storage', 'accuracy', 'leadership', 'software', 'lower', 'agreed': most words that end so are not counted. */
const BARE_ENDING =
  /(?:[^n]ess|ness|ship|ity|ety|cy|phy|gy|work|ware|wear|ance|ence|ism|hood|dom|age|ure|tics|ly|ed|ing|(?<!propos|manu|termin|de|go|journ|med|anim|sign|festiv|can|pet|pan|cereb)al|ic|ical|ous|ful|less|ive|able|ible|[^s]s|ia|itis|aemia|emia|osis|ward|wards|self|where|ever|wise|thing|one|body)$|^[^aeiouy]+$|-/;

/** Words that are told without an article in resumes, by kind. */
const BARE: ReadonlySet<string> = new Set(
  words(`
a abandonment aboard above abroad absence abuse access accommodation accord accordance account accountancy accounting accurate achievement acid acne
acquisition acreage action adequate adhd adhesive administration admission adolescent adoption adrenaline adult advanced adversity advice advocacy
aerospace affairs afraid aftercare aftermath afternoon again aged agriculture ahead aid air aircraft alarm alcohol algae algebra alginate aligned
alignment all all-round allergen alluvium alongside aluminium aluminum am amateur amazon ambulance ammunition ample an anaesthesia anaesthetic
analysis anatomy and android anesthesia anesthetic anger angular animation anonymous another ansible apart aphasia apparel appeal appetite appointment
appraisal appropriate approval aquaculture archaeology architecture archive are area argon armour army arrears arrival arson art arthritis artillery
artwork as asana asbestos ash ashore asphalt assault assembly assistance asthma at athletics attendance attention attorney attrition audio audit
authority autism autocad availability available aviation awards aware away aws azure back background backing backlog backstage bacon baggage bail bait
balance ballast ballet bamboo banking bankruptcy barley bash basketball bass bathing be beachwear bead beauty bed bedding beef been beer behalf
behavior behaviour behind being below benchmark bereavement best better beverage bigger bigquery bike billing biodiversity biology birth bitumen
bleach blood blown board bond bone bookkeeping boost born both bowel bowling boxing brass bread break breakage breakdown breakfast breakout breath
breathing brick brickwork broadband broadcast bronze browse brush bulk bullying burial business busy but butter buyout by calcium calibration call
calligraphy calm can cancer candour canva canvas capacity capital capture car carbon cardboard cardio care careful cargo carpentry carpool carriage
caseload casework cash cast casualty catering cattle cause cavity cement ceramics cereal certification chain chalk champagne change chaos charge
charity chat cheap cheaper check check-in checkout cheese chemistry chemotherapy chess chicken childbirth childcare childhood children chipboard
chlorine chocolate choice cholesterol chroma chronic church churn cider cinema circulation cisco civil cladding clarity class clay clean cleanup clear
clearance climate climbing close closure cloth clothing co-operation coaching coal coating cobalt cocoa code coding coffee cold collagen collateral
color colostrum colour combat comfort commendation commerce commercial commission common communication community compassion compensation competition
complete completion compliance compliant composition compost compressed computing concentration concourse concrete condensate condition conduct
confectionery confidence configuration conflict confluence confusion congestion connect consent conservation consideration consistency consistent
constant construction consultation consumer consumption contact contain containment contamination contempt content context continence continuity
contrast control convenience convention conventional conversation conversion cooking cool cooperation coordination copper copy copywriting core corn
correct correspondence corrosion corruption cosmetics cost cotton could counsel count counterbalance countertop countryside courier coursework court
courtesy cover coverage craft cream creation credit cricket crime criteria criticism crop crude css culture curb curfew currency current curriculum
custody custom cutlery cyber cybersecurity cyclone daily dairy damage damp dance danger dangerous dark data date dawn day day-care daycare daylight
dbt dead death debate debit debris debt decay decline decor decoration deep defence defense degree delay delegation delight delinquency delirium
delivery demand dementia demise democracy demolition density dental departure deployment deposit depression deprivation depth dermatology desalination
description desktop detail detection detention detergent deterioration deterrence development diabetes diagnosis dialysis dictation did dieback diesel
diet difference different difficult difficulty digestion dignity direct direction dirt dirty disability discharge discipline disclosure disconnection
discount discovery discretion discrimination discussion disease disk dismissal disorder dispatch display disposal disposition dispute disruption
dissection dissemination distance distillation distinction distress distribution diversity divorce dizziness django do docker documentation does
domestic done dosage double doubt dough down downstairs downtime drainage drama draw drawdown dressage drift drill drink drinking drive drop drought
drug drunk drupal dry drywall due duration dusk dust duty dye dyslexia e-bike e-commerce e-stim each earlier early earth earthenware earthwork
easement easier easter easy eaten ebay ebb ecology ecommerce economics eczema edge edit editing education effect effort eight eighteen electricity
electronics eleven eligibility elsewhere email embroidery emergency emission emotion empathy emphasis employment empty emulsion enamel encouragement
end endurance energy enforcement engagement engineering english enjoyment enough enrichment enrollment enrolment ensure enterprise entertainment
enthusiasm entry environment epilepsy epoxy equal equipment equity erosion escape escort estate etiquette etl evaluation evening event every evidence
evolution exam examination excel excellence exchange excise exclusion execution exercise exhaust existence exit expansion expenditure expense
experience expertise export exposure express expression extension exterior extinction extra extraction eye eyesight fabric face facilitation fact
faculty faeces fair faith fall fallout fame farmland fascia fasciitis fashion fast faster fat fatigue fauna fear feces feed feedback feedstock
feedwater felt feminism fencing fermentation fertiliser fertility fertilizer fever few fiber fibre fiction field fieldwork figma film filtration
finance find fire firewood firmware first fish fishing fit fitness five fix flask flat fleece fleet flesh flexibility flexion flight flood flora flour
flow flu fluid fluoride flutter flyovers foam foil follow follow-up fondant font food foot footage football footfall footwear for forage foraging
force foreclosure forest forestry form format formation formulation formwork forward foul found foundation four fraction fraud free freehold freelance
freight fresh fretwork friction from front frost fruit frustration fuel full fuller fun fund funding funeral fur furlough furniture fusion future gain
gallantry game gaming garbage garlic garment gas gauze gear gearbox gel gender general geography geology geometry geothermal gin gist git github glare
glass glassware glaze glazing glitter glucose glue gluten golang gold golf good goodwill governance government grade graffiti grain grammar granite
graphite grass gravel gravity grazing grease great green greenery grid grief grip grit grocery gross ground groundwater grouse grout growth guard
guesswork guest guidance guilt gum gym gymnastics gypsum habitat had hadoop hair halal half halfway hall hand handball handover hands-on handwriting
handy happy hard hardship hardware hardwood harm harmony harvest has hate hatha haulage have hay he headcount headroom healing health healthcare
hearing heart heat heather heavy height helium help hemp her here heritage heroin herringbone high higher him hire history hockey hold holiday home
homelessness homework honesty honey honour honours hope horticulture hospitality hot hot-desk hour house household housekeeping housemen housing html
hubspot humanity humor humour hydration hydrogen hydrotherapy hygiene hypertension hypno hypnosis hypothermia i ice ideal identification identity idle
ill illness illustrator imagery imaging immigration immunisation immunization immunology impact impairment impetus implementation import importance
improvement in inbox inception incidence incline inclusion income incontinence increase indemnity independence independent indesign indigo indoors
induction industry infancy infant infection inference infill inflammation inflation influence info information infrastructure ingress inheritance
injury ink inkjet inlay innovation inpatient input inquiry insert insight insolvency inspection inspiration installation instinct instruction
insulation insulin insurance intact intake integration intel intelligence intent interest interim interior internal international internet interplay
interpretation interruption intervention into intubation inventory inversion investigation investment involvement iot iron ironwork irrigation is
isolation it ivf ivory java javascript jazz jenkins jet jewellery jewelry jira joinery journalism jquery judgement judgment judo juice jury justice
jute juvenile kafka kaolin karate keep keratin kerb kerosene keyword kick kinship kit kitchenware knitwear know knowledge kosher kotlin kubernetes
label labor labour lacquer lactation lamb lame lamination land landfill landscape language laparoscopy laravel lard large larger last late latency
later latex laughter launch laundry lava law lead leadership leakage leasehold leather leave left legacy legal legislation leisure lending length less
letting level levy liability liaison library lieu life lift light lighting lightning likely lime limestone line linen link linoleum lint linux
lipstick liquid liquidation liquidity liquor listening literacy literature litigation litmus litter live livelihood livery livestock living load loan
lobbying local localisation localization location lock lockdown logic login long longer longevity loose loss low lower loyalty luck lucky ludo luggage
lumber lunch lunchtime luxury machinery magento magic magma mahogany mail mailchimp mailing mailroom mainland maintenance maize make make-up makeover
makeup malaria malice malt malware management manifest manpower manslaughter manufacture manure many map marble march marijuana marine market
marketing marl marriage marzipan masonry mass massage mastic match material maternity math mathematics maths matlab matrimony matter may mayhem mdf me
meal measure measurement meat media mediation medical medication medicine meditation melanoma membrane memory men merchandise mercury mercy merino
merit metal metallurgy methadone mica microbiology midday middle midnight midweek midwifery might migration mileage military milk mineral minimum
mining minor mint misc misconduct misuse mitigation mixture mobile mobility mode modelling modification moisture mold momentum money mongodb month
monthly mood moorland morale more morning morphine mortality mortar mosaic most motion motivation motorsport mould move movement much muckshift mucus
mud mulch mulching multimedia multiple murder muscle music muslin must mustard mysql name narrative narrow natural nature navigation nearby neat
necessary nectar need neglect negotiation net neurology new newborn newsprint next nginx nice night nightlife nightshift nine nitrogen noise none noon
normal normalisation not notice notification nougat now nuance number numpy nursing nurture nutrition nylon oak oath oatmeal obesity observation
occupancy occurrence odor odour oestrogen of off offer office offline offsite oil old on onboard once oncology one ones online onset onsite onto open
operation opinion opium opposition optics optimisation optimization or oracle order ordinary organics origin origination orthopaedics orthopedics
osteopathy osteoporosis other others out outdoor outdoors outgoing outlook outpatient output outreach outside over overburden overdue overflow
overhead overlay overload overnight oversight overspend overtime own ownership oxygen ozone pace packaging paediatrics pain paint pandas pandemic
panelling panic paper paperwork paraffin parenting parity parole parquet part part-time part-way partial participation parvo passion past pasta paste
pastry pasture pathology patience pavement pay payable paydown payment payroll peace peak peat peer penalty penetration pension people pepper per
percent perception perfection performance perfume period perl permanent permission perpetuity person personal personnel perspective petrol pewter
pharmacology philosophy phone phosphate photo photography photoshop php physics physiology physiotherapy pick pickup pilates pink pipe pipework piracy
pizza place placement plain plankton planning planogram plant plasma plaster plasterboard plastic platinum play plumbing plywood pneumonia podiatry
poetry poison police policing polish politics pollen pollution poly polyamide polyester polymer polythene porcelain pork porridge port position post
postage postgres postgresql posting postnatal posture potash potassium potency potential pottery poultry poverty powder power powerpoint powershell
practice practise praise prayer pre-press precision pregnancy premium prep preparation presence present preservation press pressure prevention price
pride prime primer principal print prior priority prison privacy probate probation procedure process procurement produce production productivity
profit programming progress progression promotion prompt pronunciation proof propagation propane proper proportion prose prosthetics protection
protein protocol proud provenance provision pruning psoriasis psychiatry psychology puberty public publication publicity publishing pulling pulp
punctuality purchase purity purpose pus pvc python pytorch qgis quality quantity quarantine quartz quick quickbooks quicklime quiet quota race racism
radar radiation radio radiography radiology radon ragwort rail rain rainfall ramp ran range rank ransomware rape rapeseed rapport rate ratio ration
rayon reach react reaction readiness ready reality rear rebar rebate rebuild recall receipt receivable receivership reception recognition recon
reconciliation record recourse recovery recreation recruit recruitment recycling red redis redress reduction redundancy reference referral reform
refreshment refrigerant refrigeration refund refusal refuse regeneration registration regression regret regular regulation rehab rehabilitation
rehearsal reindeer reinforcement rejection relaxation relay release relevance relevant reliability relief religion relocation remand remediation
remote remuneration rendering renewal rent repair repayment replacement reporting representation reprint reproduction resale rescue research reserve
residence resilience resin resistance resolution respect respiration response responsibility responsible rest restoration restraint retail retention
retirement retrofit return reuse revenue reversal review revision revit rework rhetoric rhubarb rhythm rice ricin rigging right rigour ringfence risk
rivalry road roadside robotics rock rockfall rockwool role roll romance rope rosin rotation rough round roundwood routine rowing royalty rubber
rubbish ruby rugby rum run runoff runtime rush rust sabotage sadness safe safeguarding safer safety sage sailing sake salad sale salesforce salinity
salmon salt salvage same sample sampling sand sandstone sanitation sap sarcasm satin satisfaction sauce save saving sawdust scaffold scaffolding scala
schedule schizophrenia scholarship school science scope score scrap scratch screening scripture scurvy sea seabed seafood season seating second
secondary secrecy secure security sedation sediment segregation selection selenium self sell semen senior sense sensitivity sentiment separate
separation sepsis sequence serum service set set-up setting settlement setup seven sewage sewing sex sexism shale shall shape share sharepoint sharing
sharp she shed sheep sheet shellfish shift shine shingle shipment shipping shock shopify shopping shore short shortage shortlist should show shrinkage
shut shutdown sick sickness side sight sign signage silage silence silica silicon silicone silk silver silverware similar single sisal sitework situ
six size skating skiing skin skincare slab slack slag slander sleep sleet slime slow slurry small smaller smell smog smoke smoking smooth smut snack
snooker snow snowflake so soap soccer social sod soda sodium soft software softwood soil solar solder soldering solidarity solidworks solvent song
soon soot sorghum sound soy soya soybean spa space spam span spare spark spawn spec special specialist species specification spectrum speech speed
speedway spend spending spill spillage spin spinach spine spirit splicing spoilage sponsorship sport sportswear spray spread spring spruce sql sqlite
squash stability stable staff stainless stake stamina stand standard standby starch starlight start start-up startup state static station stationery
status statute stay steady stealth steam steel steelwork stem step sterling stiffness still stock stocktake stone stop storage store stormwater
storytelling straight strain strange straw street strength stress stretch strict strong stubble stucco subcontract subfloor subject submission
subsidence subsistence subsoil success such sufficient sugar suicide suitable sulphur summer sunlight sunset sunshine superheat supervision supper
supply support sure surf surface surfacing surfactant surgery surplus surprise surrender surrogacy surveillance survival sushi suspension suspicion
sustenance swarf sweat swelling swift swim swimming swine sympathy sync syndrome synthesis syrup tableau tack tackle tactics taekwondo take takeaway
talc talent talk tall tallow tally tannin tape tapestry tar tariff tarmac tarpaulin taste tax taxation tea teach teaching teamwork technical technique
technology teeth telecom telehealth telemetry telephone television temp temperature tempo temporary ten tenancy tender tenderness tennis tension
tensorflow tenure term terminology terraform terrain terrazzo terror testimony text textile than that thatch the theater theatre theft them then
theology therapy there thermoplastic these they thickness third this those thought thread three thrice throughout throughput thunder thyme tide
tidiness tidy tight tillage timber time timekeeping timing tin tinnitus tint tissue titanium to tobacco today tofu together tolerance toner tonnage
too top topsoil topspin torque torture total touchline tough toughened tourism towage toxicity trace traction trade tradition traffic training
transcription transfer transit transition translation transmission transparency transport transportation trash trauma travel travertine tray treasury
treatment trello triage trial trouble true trunk trust truth tuition tuna tundra tungsten turbidity turbulence turf turn turnaround turnout turnover
turpentine tutoring twelve twice twill twine two tying type typescript typing tyre ultrasound underground undergrowth underlay understanding
underwater unemployment union unity unix up upcycling upholstery upkeep upload upset upside upstairs upstream uptake uptime urban urea urgent urine us
usability usage use useful usual utilisation utility utilization vacant vacation vague valeting validation valuation value vandalism vanilla vapour
variance variation variety varnish vba veal veg vegetation velcro vellum velocity velvet veneer venepuncture venison venom ventilation verification
vermin very via viability vibration victory video vigilance vinegar vintage vinyl violence visa visibility visio vision vocabulary vocal vodka void
volleyball voltage volume vomit wadding wage wait wake walk wallpaper walnut want war warehousing warfare warfarin warm warmth warning warp warranty
wartime was wash wastage waste wastewater watch water watercolour waterproof wave wavelength wax way we weak wealth weaponry wear weather weaving web
weed week weekly weevil weft weight welcome weld welfare well wellbeing were wet wetland what wheat wheelchair whey which whiskey whisky whitewater
who whole wholesale whom whose wi-fi wicker wide wider wifi wilderness wildlife will willow wind windows wine winemaking winter wire wireless wiring
with withdrawal within without women wonder wood woodland woodwind wool wordpress workforce workload worse worship worst worth would wreck wreckage
wrestling write wrong xero xray yachting yarn year yeast yesterday yield yoga yogurt you young younger zeal zendesk zinc zoology zoom`),
);
