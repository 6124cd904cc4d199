/** Nouns in the singular that stand without an article: stuffs, sums, states, subjects, and parts of fixed phrases. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** True for a word that an editor may leave bare, or that is no noun of its own; false where it is likely counted. */
export const mayStandBare = (word: string): boolean => BARE.has(word) || BARE_ENDING.test(word);

/** 'paperwork', 'storage', 'accuracy', 'leadership', 'software', 'lower', 'agreed': most words that end so are not counted. */
const BARE_ENDING =
  /(?:ess|ship|ity|ety|cy|phy|gy|work|ware|wear|ance|ence|ism|hood|dom|age|ure|tics|ly|ed|ing|(?<!propos|manu|termin|de|go|journ|med|anim|sign|festiv|can|pet|pan|cereb)al|ic|ical|ous|ful|less|ive|able|ible|[^s]s|ia|itis|aemia|emia|osis|ward|wards|self|where|ever|wise|thing|one|body)$|^[^aeiouy]+$/;

/** Words that are told without an article in resumes, by kind. */
const BARE: ReadonlySet<string> = new Set(
  words(`
abandonment aboard above abroad abuse accommodation accord account accurate achievement acid acne acquisition action adequate adhd administration
admission adolescent adoption adrenaline adult advice aerospace afraid aftercare aftermath afternoon again ahead aid air aircraft alarm alcohol algae
algebra alginate alignment all allergen alluvium alongside aluminium aluminum amateur amazon ammunition ample anatomy and android anger angular
animation another apart apparel appetite appointment appropriate are area argon armour army arson art artillery asana ash ashore asphalt assault
asthma attention attorney attrition audio audit autocad aviation away back background backlog bacon bail bait ballast ballet bamboo barley bash
basketball bass bead beauty beef been beer behalf behavior behaviour behind below benchmark bereavement best better bigger bigquery bike birth bitumen
bleach blood blown board bond boost born both bowel brass bread break breakdown breakfast breakout breath brick broadband broadcast bronze browse
brush bulk busy but butter buyout calcium calibration call calm can cancer candour canva car carbon cardboard cardio care cargo carpentry carpool
caseload cash cast casualty cattle cause cement certification chain chalk champagne change charge chat cheap cheaper check checkout cheese chemistry
chemotherapy chicken childbirth childcare children chipboard chlorine chocolate choice cholesterol chroma church churn cider cinema circulation cisco
civil class clay clean cleanup clear climate close cloth cobalt cocoa code coffee cold collagen color colostrum colour combat comfort commendation
commerce commission common communication compassion compensation competition complete completion compliant composition compost concentration concourse
concrete condensate condition conduct confectionery configuration conflict confusion congestion connect consent conservation consideration consistent
constant construction consultation consumer consumption contact contain containment contamination contempt content context contrast control convention
conversation conversion cool cooperation coordination copper copy core corn correct corrosion corruption cost cotton could counsel count countertop
countryside courier court courtesy cover craft cream creation credit cricket crime crop crude curb curfew current curriculum custody custom cutlery
cyber dairy damp danger dark data date dawn day daycare daylight dead death debate debit debt decay decline decor decoration deep defense degree delay
delegation delight delirium delivery demand demise demolition deployment deposit depression deprivation depth desalination description desktop detail
detection detention detergent deterioration development dictation did dieback diesel diet different difficult difficulty digestion direct direction
dirt dirty discharge discipline disconnection discount discovery discretion discrimination discussion disease disk disorder dispatch display
disposition dispute disruption dissection dissemination distillation distinction distribution divorce django docker documentation double doubt dough
down downtime drama draw drawdown drift drill drink drop drought drug drunk dry drywall due duration dusk dust duty dye each earlier earth easement
easier easter easy eaten ebay ebb ecommerce eczema edge edit education effect effort eight eighteen eleven email embroidery emission emotion empathy
employment empty emulsion enamel encouragement end enforcement engagement english enjoyment enough enrichment enrollment enrolment enterprise
entertainment enthusiasm entry environment epilepsy epoxy equipment erosion escape escort estate etiquette etl evaluation event every evolution exam
examination excel exchange excise exclusion execution exercise exhaust exit expansion expense expertise export expression extension exterior
extinction extra extraction eye eyesight face facilitation fact faculty fair faith fall fallout fame farmland fashion fast faster fat fatigue fauna
fear feedback feedstock feedwater felt fermentation fertiliser fertilizer few fiber fibre fiction field figma film filtration find fire firewood first
fish fit fix flask flat fleece fleet flesh flexion flight flood flora flour flow flu fluid fluoride flutter foam foil follow fondant font food foot
football footfall for force forest forestry form format formation formulation foul found foundation four fraction fraud free freehold freight fresh
friction from front frost fruit frustration fuel full fuller fun fund fur furlough fusion gain gallantry game garment gauze gear gearbox gel gender
geometry gin gist git github glare glass glaze glitter glucose glue gluten golang gold golf good goodwill government grade graffiti grain grammar
granite graphite grass gravel grease great green greenery grid grief grip grit grocery gross ground groundwater grouse grout growth guard guest guilt
gum gym gypsum habitat had hadoop hair half halfway hall hand handball handover handy happy hard hardwood harm harmony harvest hate hatha have hay
headcount headroom health healthcare heart heat heather heavy height helium help hemp her here heroin high higher him hire history hockey hold holiday
home honesty honey honour hope hot hour house household housemen hubspot humor humour hydration hydrogen hydrotherapy hygiene hypertension hypno ice
ideal identification idle ill illustrator imagery immigration immunisation immunization impact impairment implementation import improvement inbox
inception incline inclusion income increase independent indesign indigo induction industry infant infection infill inflammation inflation info
information injury ink inkjet inlay innovation inpatient input inquiry insert insight inspection inspiration installation instinct instruction
insulation insulin intact intake integration intel intent interest interim interior internet interplay interpretation interruption intervention into
intubation inventory inversion investigation investment involvement iot iron irrigation isolation ivf ivory java javascript jazz jet jewellery jewelry
jira joinery jquery judgement judgment judo juice jury justice jute juvenile kafka kaolin karate keep keratin kerb kerosene keyword kick kit know
knowledge kosher kotlin label labor labour lacquer lactation lamb lame lamination land landfill landscape laparoscopy laravel lard large larger last
late later latex laughter launch laundry lava law lead leasehold leather leave left legislation length level levy liaison library lieu life lift light
lime line linen link linoleum lint linux lipstick liquid liquidation liquor litigation litter livery livestock load loan localisation localization
location lock lockdown login long longer loose loss low lower loyalty luck lucky ludo lumber lunch lunchtime luxury machinery magento magma mahogany
mail mailchimp mailroom mainland maize make makeover makeup malice malt management manifest manpower manslaughter many map marble march marijuana
marine market marl marzipan masonry mass match math matlab matrimony matter may mayhem measurement meat mediation medication medicine meditation
melanoma membrane memory men merchandise mercury merino merit mica midday middle midnight midweek midwifery might migration military milk minimum
minor mint misc misconduct misuse mitigation mobile mode modification mold momentum money mongodb month mood moorland morale more morphine mortar most
motion motivation motorsport mould move movement much muckshift mud mulch multiple murder muscle muslin must mustard mysql name narrow navigation
nearby neat necessary nectar neglect negotiation net new newborn newsprint next nginx nice night nightlife nightshift nine nitrogen noise noon
normalisation not notice notification nougat now number numpy nutrition nylon oak oath observation odor odour oestrogen off offer office offline
offsite oil old onboard once online onset onsite onto open operation opinion opium opposition optimisation optimization oracle order ordinary origin
origination osteopathy other out outdoor outlook outpatient output outreach outside over overburden overdue overflow overhead overlay overload
overnight oversight overspend overtime own oxygen pace pain paint paper paraffin parole parquet part participation parvo passion past pasta paste
pastry pavement pay paydown payment payroll peace peak peat peer penalty penetration pension people pepper per percent perception perfection perfume
period perl permanent permission person personnel petrol pewter phosphate photo photoshop physiotherapy pick pickup pink pipe pizza place placement
plain plankton planogram plant plasma plaster plasterboard platinum play plywood podiatry poetry poison police polish pollen pollution polyamide
polyester polymer polythene porcelain pork porridge port position post postgresql potash potassium pottery poultry poverty powder power powerpoint
powershell practice practise praise prayer precision premium prep preparation present preservation prevention price pride prime primer print prior
prison probate probation procurement produce production profit progression promotion prompt pronunciation proof propagation propane proper proportion
prose protection protein protocol proud provision psychiatry puberty publication pulp purchase purpose python pytorch quarantine quartz quick
quicklime quiet quota race radar radiation radio radon ragwort rail rain rainfall ramp ran range rank rape rapport rate ratio ration rayon reach react
reaction ready rear rebar rebate rebuild recall receipt reception recognition recon reconciliation record recourse recovery recreation recruit
recruitment reduction reform refreshment refrigerant refrigeration refund refuse regeneration registration regression regret regular regulation rehab
rehabilitation reindeer reinforcement rejection relaxation relay release relevant relief religion relocation remand remediation remote remuneration
rent repair repayment replacement representation reprint reproduction resale rescue research reserve resin resolution respect respiration response
rest restoration restraint retail retention retirement retrofit return reuse revenue review revision revit rhubarb rhythm rice ricin right rigour risk
rivalry road roadside rock rockfall rockwool role roll rope rosin rotation rough round roundwood routine royalty rubber rubbish ruby rugby rum run
runoff runtime rush rust safe safer sake salad sale salesforce salmon salt same sample sand sanitation sap sarcasm satin satisfaction sauce save
sawdust scaffold scala schedule school scope score scrap scratch scurvy sea seafood season second secondary sedation sediment segregation selection
selenium sell semen senior sense sentiment separate separation serum service set settlement setup seven sex shale shall shape share sharepoint sharp
she sheep sheet shellfish shift shine shingle shipment shock shopify shore short shortlist should show shut shutdown sick side sight sign silica
silicon silk silver similar single situ six size skin skincare slab slack slag slander sleep sleet slime slow slurry small smaller smell smog smoke
smooth smut snack snooker snow snowflake soap soccer sod soda sodium soft softwood soil solar solder solvent song soon soot sorghum sound soy soya
soybean spa space spam span spare spark spawn spec specialist specification spectrum speech speedway spend spill spin spinach spine spirit sport spray
spread spruce sqlite squash staff stake stamina stand standard standby starch starlight start startup state station stationery statute stay steady
stealth steam steel stem step still stock stocktake stop store stormwater straight strain strange straw street strength stretch strict strong stubble
stucco subcontract subfloor subject submission subsoil such sufficient sugar suicide sulphur summer sunlight sunset sunshine superheat supervision
supper support surf surface surfactant surgery surprise surrender sushi suspension suspicion swarf sweat swift swim swine sympathy sync syndrome syrup
tableau tack tackle taekwondo take takeaway talc talent talk tall tallow tannin tape tapestry tar tariff tarmac tarpaulin taste tax taxation tea teach
technique teeth telecom telehealth telemetry television temp tempo temporary ten tender tension tensorflow term terraform terrain terrazzo terror
testimony text textile than that thatch the theater theatre theft them then therapy there these they third those thought thread three thrice
throughout throughput thunder thyme tide tidy tight timber time tin tint tissue titanium tobacco today tofu together toner too top topsoil topspin
torque touchline tough trace traction trade tradition transcription transfer transit transition translation transmission transport transportation
trash trauma travel travertine tray treasury treatment trello trouble true trunk trust truth tuition tuna tundra tungsten turf turn turnaround turnout
turnover turpentine twelve twice twill twine two type typescript tyre ultrasound underground undergrowth underlay underwater unemployment union unix
upholstery upkeep upload upset upside upstream uptake uptime urban urea urgent urine use utilisation utilization vacant vacation vague validation
valuation value vanilla vapour variation varnish vba veg vegetation velcro vellum velvet veneer venison venom ventilation verification vermin very
vibration victory video vinegar vinyl visa visio vision vocabulary vodka void volleyball volume vomit wait wake walk wallpaper walnut want war warfare
warfarin warm warmth warp warranty wartime wash waste wastewater watch water watercolour waterproof wave wavelength wax way weak wealth weaponry
weather web week weevil weft weight welcome weld welfare well were wet wetland what wheat wheelchair whey which whiskey whisky whitewater who whole
wholesale whom whose wicker wide wider wifi wildlife will willow wind wine winter wire with within without women wonder wood woodland woodwind wool
workforce workload worse worst worth would wreck write wrong xero xray yarn year yeast yesterday yield yoga yogurt you young younger zendesk zinc zoom`),
);
