/** Words that are neither actions nor counted things and yet stand in most resumes: what a misspelling near them is likely to mean. */
export const EVERYDAY_WORDS = `
about above abroad according accordingly across against ahead all almost along already although always among amount another any
anyone around because become before behind being below beneath beside besides between beyond both despite different during each
early either enough especially every everyone everything except few first following forward from front further general however
immediate immediately including inside instead later least less little many maximum minimum more most much near necessary neither
never next nothing often only opposite other others outside over particular particularly perhaps possible previous previously rather
recent recently regular regularly second several similar since some something sometimes straight successful successfully such sufficient
than their themselves then there therefore these they third this those though through throughout together toward towards twice under
until upon usual usually various very well when where whereas whether which while who whole whose with within without
daily weekly fortnightly monthly quarterly yearly annual annually hourly nightly morning afternoon evening weekend tomorrow yesterday
january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
accurate accurately additional advanced adequate appropriate available basic broad busy careful carefully central certain clear clearly
clinical commercial common communal competent complete completely complex confidential consistent consistently correct correctly
corporate creative critical cross-functional current currently dangerous dedicated dental detailed digital direct directly domestic
economic educational effective effectively efficient efficiently elderly electrical electronic emergency entire environmental essential
excellent existing experienced external extra extremely familiar fast favourite federal financial foreign formal frequent frequently
friendly full full-time fully functional global good great guaranteed hazardous healthy heavy high high-quality historic hygienic important
independent independently individual individually industrial initial inner internal international international junior key large large-scale
leading legal light likely live local long low main major manual mechanical medical mental metropolitan minor mixed mobile modern
multilingual multiple municipal national natural negative new nutritional official ongoing operational optional ordinary organisational
organizational original outdoor outstanding overall overnight overseas own part-time partial permanent personal physical pleasant polite
popular positive potential practical pre-existing precise preliminary premium primary private proactive professional proficient profitable
proper properly psychological public quality quarterly quick quickly quiet random rapid rare ready real reasonable regional regulatory
related relevant reliable remote residential responsible responsibly retail routine rural safe safely scientific seasonal secondary secure
senior sensitive separate separately serious severe short significant significantly simple single skilled small smart social soft special
specialist specific specifically stable standard statistical statutory steady strategic strong structural suitable superior surgical
sustainable swift technical technological temporary thorough thoroughly timely total traditional typical unique upper urban urgent useful
valid valuable verbal virtual visual vital vocational voluntary vulnerable warm weak wide willing written young
accommodation accounting administration advertising advice agriculture aluminium ambulance appearance arithmetic assistance attendance
attention authority availability awareness bathroom behaviour behavior biology bookkeeping broadcasting budget bureaucracy business calcium calendar
carpentry catering ceiling ceremony chemistry childcare christmas cleanliness clothing commerce committee communication community competence
compliance concrete conference confidence confidentiality conscience construction consumption correspondence courage curriculum currency
decision-making delivery dementia dentistry description diabetes diagnosis dialogue diet discipline diversity documentation ecology economics
education efficiency electricity electronics embassy emergency employment engineering english entertainment enthusiasm entrance environment
equality equipment etiquette europe evidence expenditure experience expertise exposure fabric facility faculty feedback fertiliser fertilizer
finance flooring florist food footage foreman freight french friendship furniture gallery gardening gasoline gear geography german glass
government governance grammar granite graphics growth guidance gymnasium hardware health heating height history hospitality housekeeping
housing hygiene identity immigration income independence industry inflation information infrastructure innovation insulation insurance
integrity intelligence interest internet inventory irrigation italian jewellery jewelry journalism justice kitchen knowledge laboratory labour
labor landscape language laundry leadership legislation leisure length liability library lighting literacy literature livestock logistics
luggage machinery mail maintenance management manufacturing marketing masonry material mathematics measurement medication medicine membership
merchandise methodology military mortgage motivation motorway music network neighbourhood neighborhood numeracy nutrition observation occupancy
office oncology ownership oxygen packaging paediatric pediatric paperwork parliament passenger patience payroll performance personnel
perspective petroleum pharmacy philosophy photography physics physiotherapy planning plumbing police policy politics pollution polish population
portuguese practice presence pressure privacy probation procedure procurement produce productivity profit progress property psychiatry
psychology purchase purchasing quantity reception recognition recreation recruitment recycling reference refrigerator refrigeration rehabilitation
relationship reputation research residence resource response responsibility restaurant retention revenue russian safeguarding safety salary
sanitation scaffolding scenery schedule science secretary secretarial security separation sequence sewage software spanish spectrum staff
stationery statistics sterile stock storage strategy strength structure substance supervision supply surgery surveillance sustainability
swimming team technique technology telephone temperature tennis territory textile theatre therapy timber tourism trade traffic training
transparency transport transportation travel treasury treatment tuition turnover university upkeep utility vacancy variety vegetable vegetarian
ventilation vessel violence visibility voltage volume volunteer wardrobe warehouse warranty waste water weather website welfare wholesale width
wildlife wood workload workmanship worship
abilities ability aboard absence absences abuse academy access accession accident accidents accompaniment accordance accountability
accountable accreditation accruals accumulators accuracy acoustic acquisition acres action actionable actions active actively
activities activity actors actual actually actuaries acute addition additions addresses adherence adjusters adjustment adjustments
admin administrative administrator admission admissions adult adults adverts adviser advisers aerial affected affidavits afraid after
afterwards again agencies agency agenda agendas agile agreement agreements agribusiness agricultural agronomist aimed aircraft airline
airport aisle aisles alarm alarms alcohol alerts alignment alike allergen allocation allowances alone alongside altarpiece amazing
amenities amongst amplicons anaesthesia anaesthetic analyser analysers analysis analyst analysts analytical analytics analyzer
analyzers anemometer anesthesia angry announcements antenatal antibiotic antibiotics antibodies antisocial antitrust anybody anything
apart apartment apartments apiaries apiary appellate apple apples appliances apprenticeship approval approx approximately arbitration
arches architect architects areas armchair arose arraignments arrangement arrangements arrears arrival arrivals arrived arriving artic
artics artisans artists arvos asbestos ashes aspects asphalt assemblies assembly assets assignment assignments assistant assistants
associate associated associates association associations assumptions astute asylum athlete athletes attack attempt attendants attitude
attorney attorneys attrition audience audiences audio auditors authorities authorizations autism autistic autoclave autoclaving
automation automotive autumn auxiliary average averaging avoid awkward babies bachelor background backlog backstage backstroke backup
backups bacterial baggage baiting bakery balayage ballast ballot banners banquets barge barista baristas barrel barrels based basement
basically basis batches baths batteries battery beach beams beans beard became bedding bedside beech beekeepers beforehand beginner
beginners behalf bells belonged belts bench benefit benefits bereaved berth berthing better bigger bilingual binders bingo bioburden
biochemistry biological biometrics birdcage birds birth birthday births bistro bitewings biweekly black blade blades blameworthy blanks
blast bleaching blind blister block blockages blocked blocking blocks blood bloods blots blueberry blueprints boats bodices bodies
boiler boilers border boreholes borer borough bottom boundaries boutique brackets brake brakes branch branches brash brasserie breach
breaches bread breads break breakdown breakdowns breakfast breaking breakpoints breaks breastfeeding breech breweries brewery brick
bricks bridal brides bridge bridges bridle brigade broadband broke broken broker brokers brunch brush brushing bubbly bucket buckets
buckwheat buddy buffet builder builders bulbs bulletin bunch bunkering burial burials busiest businesses butchering butter butterfly
buyer buyers bypass cabin cabinet cabins cadet cages calculation calculations calendaring calibration callbacks calves calving calvings
camera cameras campers camps campus cancellations cannulation canoe canola capacity capital capstone captain carbon cardiac cards carer
carers cargo carnivals carpenters carriageway carrier carriers cartons carts caseload casework cashier cashiering cashiers caskets
cassava casual category caterers catheter catheters cattle celebrant celebration cellar cells cemetery center centers centre centres
ceramics ceremonies certificate certificates certification certs chafed chain chains chainsaws chairside chamber chambers championships
chance changeover changeovers chapel chapters characters chargeable chargers charity charter checklist checkout chemical chemicals
chemotherapy cheque cheques chess chest chief chiefly child childbirth chilled chimney chimneys chipper chlorine chocolat chocolate
choice choir choking chosen chronic chronologies chronology church churches churn circle circuit circuits circulation circumstances
citizens civil clarification clashes class classification classroom cleaner cleaners cleanrooms clearance clergy clerical clerks
clientele climate climber climbers closely closure closures clothes cloud clover clubs coaches coast coffin coffining coffins coker
collaboration collateral colleague colleagues collection collections collective college colleges collision collisions colonies colony
colostrum column columns combed combi combs comfort comfortable commercially commis committal communicator communities companies
companionship company compassion compassionate compensation competencies competition competitions competitive competitor competitors
compilation completeness complexes compliant complicated components composite comprehensive compressors comprised comprising
computation concept concern concerned concerning concerns concert concerts concierge concreting conducive conductors conduit cones
confident confined confused connection connections connectivity consecutive consecutively consent conservation conservatoire
conservator conservators conservatory considerable console consular consultant consultants consumables consumer consumers contactors
containment content contents context continuity continuous contractor contractors contribution contributions controller controllers
convenience conventional conversations conversion conversions converter conveyancing conveyors cooling cooperative cooperatives
coordination coordinator copies copper coral cordial cores corner coroner correction corrections corridor corridors cosmetics costing
costs costume costumes cottages cotton could council councillors councils counter counterbalance counters counties countries country
county couple couples coupling courier couriers court courteous courtroom courts couverture covenants coverage cracks crane cranes
crash crated crating creams creation creativity credit creditors credits cremation cremations crematoria crematorium crews criminal
crisis critically croissant croissants crore crossing crossings crown crowns cruise cruises crusher cubes cubicles culling culls
cultural culture cultures culverts curators curtain custody custom customs cutters cycle cycles cylinder cylinders cytometry dailies
dairy damage damaged damages dampers dance database databases dated dates deadline deadlines deadwooding dealers dealership death
deaths debate debating debit debtors deceased decedents decide decided deciding decision decisions decks declarations dedication
deductions deeds defaults defect defects defendants deficit degree delay delayed delays deliverables demand demanding demurrage denim
dentist dentists department departmental departments departure departures dependency depending deployment deposit deposition
depositions deposits depot depots depth deputed deputy desktop dessert desserts destinations detection detector detention development
deviation deviations diagnostics dialysis diamond diary diesel dietary difference differences difficult difficulty digitisation
dignified dignity diligence dining dipping direction director directors disabilities disability disaster disbursement disciplinary
discovery discrepancy discretionary disease dismissed dispatcher dispatchers disposal dispute disputes disruption dissertation
dissolution distressed distribution distributors district districts diverse dives division divisions docket doctor doctoral doctorate
doctors domiciliary donations doorstep dormant doubts dough doughs downtime downtown dragging drainage drama drawer dredging drenching
drinking drips drone drought drums drunk drying drywall duplex duplicate duplicates duration duties dynamic earlier earners earthworks
easier eating economy effluent effort eight eighteen elaboration election elections electric electrician electricians elementary
elevator elevators eleven embalming emergencies emotional empathy empty enclosures ended ending endodontic endorsement endpoints energy
enforcement engagement engine engines enjoyed enquiry enrichment enterprise entities entrapments entries entrusted entry equity
escalation escalations escalators espresso espressos estate estates ethic euthanasia evacuation eventually everybody everyday eviction
evictions examination examinations example excavation excellence exceptions exciting excursions execution executive exhaust
expectations expected expense expenses expert experts expired expiry exposed extension extensions extinguishers extraction extractions
faced facilities facing factor factories factory failed failing failover failure failures fairly faith fallen falls false family fares
farmer farmers farmhouses father fatigue fault faults feeder feeders felling fence fences fencing ferries festival festivals fibre
field fielding fields fieldwork fifteen fifth figure figures figuring filler filtration final finally finals fires firing firms
firmware fishing fistulas fitness fitter fitters fixes fixtures flaking flatbed fleeces fleet flexible float flood floods flossing
flour flowers flues fluid fluids fluoride focal foils folder folders folios followers followspot football footings footpaths force
forest forklift formalities formed former formula formwork forth fortnight forty foundation foundations fours fourteen fourth framework
fraud freehold freelance freezing fresh freshwater fridge fridges fringe frozen fruit fruits funders fundraising funeral funerals
fungicides furnace gable galleries games garage garnishments gateway gearbox gearboxes genealogy generally generator generators
generics gentleman girls given glands glasses glassware glossaries glossary goals gowns grader graders grain grand grands grass grave
graveside graveyard gravity greased greasing green grinder grinders groceries grocery groundwater group groups growers guitars gutters
habit haematology haemodialysis haemorrhage halftime halibut halls hammers handheld handlers handover handrails handsets happen
happened happening happy harbour hardworking harnesses harvester haulage headset healthcare hearse heart heater heather heavily hectare
hectares heifers hematology heritage herringbone highest highly highway histories hives holder holders holiday holidays holistic
homeowners homework honest honey hospice hospital hospitals hotspots hours household householder households huddles hulls human
humanist humidity hundred hunters hurling hybrid hydrant hydration hydraulic hydraulics ideas identification immensely immunisation
immunohistochemistry impact impactful implant implants implementation importance importers improvement improvements inbound inclusive
incoming incubators indemnity induction infection influencers infringement infringements ingredients inhalers initiative initiatives
injection injections injured injuries injury innovative inpatients inquests insect insertion insight insights inspector inspectors
instance instances instruction instructions instrumental insulin insurers intake integral integration intercompany interested
interesting interior interlibrary interment intermittent internship interpersonal interpretation interpreter interrogatories intervals
intro introduction intubation inventories invertebrate inverter inverters investigation investigations investment investor investors
involvement irate island isolators isometric isometrics itself jackets jarring joiners joints journey journeyman journeymen juice
junction junctions juvenile kennel kennels kilometres kinds kiwifruit knife known labourers labouring lading lamps landed landfill
landing landlord landlords landowners lanes lanterns lapse lapsed larder larger largest larvae laser latency latest lathes latte
launches leader leaders leaflets league leaking leaks learnt lease leasehold leavers lecturers ledger ledgers legacy lender lenders
lenses liaison licence licences lifeboats lifecycle lightning limbs limine liming limit limitation limited limits limousine limousines
linear linen liners lines lining litigation litres liver living loaders loaves lobster location locations locker lockout lockouts
lodged logbook logbooks loggers logic lookout lookups loops loose lorries lorry losses lottery lounge loved loves loyalty lumber lunch
lunches lunchtime macros mailbox mainly maize manholes manifest manifolds manner manpower manufacturer margin marine markdown markdowns
mastitis matches mated maternal maternity maths mating matter matters maturity mealtimes meaningful meats mechanic mechanics mechanism
media median mediation mediations medics membrane memorable memos menus merchant merchants merino merits metadata metal metals meter
meters method methodologies methods metres metrics metro microbiology micrometer microprocessor microscope microservices middle
midnight midwife might migration miles million minded minding minibar minimal mining ministry missed missing mission mistakes mistress
mobility modem modernisation module modules moisture moment money monolith month months mortality mortar mortuary mostly mothers
motions motor motorcycle motors mountain mouse mouth movement movements multidisciplinary multinational multitask museum museums
musical musicians mutual myself nails naira named namely names nappies narcotics nationalities nature navigational needed needful
needing needle needs neglect negotiation negotiations neighbour neighbouring neighbours nervous nesting newbies newborn newborns
newcomers newer newly newspaper night nights nobody noise nonconformities nonfiction normal normally norms north northern notary notes
notice noticed notices notifications noting number numbers numerous nursery obituaries object objective objectives objects obligations
occasion occasional occasions occupational occupied oceanographic officer officers offsets offshore offsite older online onshore onsite
opera operation operations operative operator operators opinion opportunity opposing optimisation options organ organisation
organization orientation origin origination orthopaedic otherwise outage outages outbound outbreak outcome outcomes outdated outgoing
outgoings outing outlets outpatient output outreach overbookings overdue overhead overlay overpaid oversight overtime owner owners
oysters packets paddock paddocks paging pains paired pairing pairs pandas pandemic panto pantries pantry paralegal parallel
paraprofessionals parchment parent parenting parents parish parlour participation particle partnership partnerships party passage
passes passion passionate passport passports password passwords paste pastries pastry pathologist pathologists pathology patron patrons
pattern patterns payable payslips pedals penalty pending pension pensioners pensions performer performers perio period periodic periods
permission permissions perms person persons pertaining pests petits petty pharmaceutical pharmacist pharmacists pharmacovigilance
phases phlebotomy phonics physicians physio piano pianos picker pickers pickup picture pictures piles pipeline pipelines pipettes
pipework piping pitches pivotal placards placement plain plankton planner planners plasma plastic plastics platform platforms player
players playground pluckers plumber point points poles pollination polychrome poodles pools poolside portable portal portals porter
porters portfolio portfolios ports possession possessions postmortems postnatal potash power powers precast precinct pregnant premises
preparation prepayments preschool preschoolers prestigious pretty preventable prevention preventive principal printer printers prior
priorities priority prisms privilege privileged probate problem problems proceedings processes processions producers production
productions professionalism promos promotion prompt prompting promptly prompts proof proofs props prospective protection protectors
protocol protocols proven provenance provider providers province provincial psychologist punctual puppy purifiers purpose purposes
purser quantities quarter quarters queen queens queue queues quite quota quotations rabbit rabbits radio radiographs radiography radios
rails railway range ranged rapport ratio reaction readers reagents realisation realistic really rearing reason reasons rebar rebate
rebooking receipt receipts receptionists recital recitals recommendation recommendations reconciliation reconciliations recordable
recovery recurring reduction reductions redundancy reefer refinery refrigerated refugee refurbishment refusal refusals regard regarding
regardless regards region registrar registration registrations registry regression regulation regulations rehearsal rehearsals rehoused
rehousing reinforcement rejection rejections relating relation relations relatives relay relied relief relocation remains remand
remedial reminders remittances remotely removal removals renal renewal renewals renovation rental repatriation repatriations repayment
repeat repinned replacement replacements replenishment replies reporters representations requirement requirements requisitions
reseeding residual resin resolution resort respiratory responsibilities restoration restriction restringing result resulted results
retailer retirement retrospectives revision revolving reworking riders ridge riggers right rights roads roadside robust roles rollout
roofing roofs rooftop ropes rosette roster rostered rosters rotary rotas rotation rotational rotations rough roughly round rounds
routers rules runbook runbooks sailing salads salaried sales salmon salon sanders satellite satisfaction sauce sauces scaffold
scaffolds scalable scanner scene scheme schemes scorecard scrap scratch scrum sculptures seafood sealants searches searchroom section
sectioned sections sector sectors sedation seemed seismic selective semester sense sensor sensors sensory sepsis series seriously
settlement setup seven sewer shaft shampooing shareholder sheds sheep sheet sheeter sheets shelf shell shellfish shifted shifting
shippers shipyard shoes shopfronts shortage should shoulder shoulders showering shown shrink shrinkage shrinking shutdown shutdowns
shuttering sides signatures silage simultaneous simultaneously sister situations sixth sixty sizes skills skirting slabs sleep sleeping
sleeves slips slots slump slurry smaller smallholders smile smoothly snags societies society sockets solar solicitor solicitors
solution solutions solvents somatic somebody someone somewhere sores sound soundboard sourdough south southern soybean space spaces
spacing spare spares sparring species specification specifications specs speech spelling spill spirits sponge spools spore sport sports
spotless spots spotting sprayers spring sprint spruce squad squads stability stainless stairs stakeholder stakeholders stall standby
starters statement statements static status stayed staying steel stems sterilisation sterility still stink stockroom stolen stone
stoppage stoppages storm storms story storytelling storytime stoves straps strategies street stressful strict strike string strings
stroke strokes stubs studio studios stuff stump sturgeon stylists subject subjects submission submissions subpoenas subsequent
subsequently subsidiaries substantive substation substations success succession sugar suites suits summaries summer summers super
superintendent supermarket supermarkets supervisor supervisors supplies supposed surgeons surplus susceptibility suspected suspended
suspensions swapping swaps sweet swimmer swimmers switchboard switchboards switches switchgear syndicated synergies synergistic syrup
tablet tablets tacho tachograph tacking taken talent tanker tankers tanks taper tasting tastings taxis teamwork technologies teenagers
teens teeth teller tellers tempera tempering temps tenancies tenancy terminal terminals terminology terms terraces terriers testers
texts texture theft theme therapist therapists thereafter thesis thing things thinning thirty three thrive thrown ticketing ticking
tight tills timekeeping timeline timesheets timetable timetables tissue titanium toasties toddler toddlers toilet toileting toilets
tolerance tonnes toolbox tooling tools topic topics topping torch touch tourists towel tower towers townhouses towns tracker traction
tractor tractors traders tradesmen trail trails trainer trams transcripts transects transformation transformational transformers
transit transmitters trapped traps trauma trays treasurer trespassers tribunal trichrome trowel trucking trunk trunking trunks trustees
tubes tubing tuner turbidity turbine turbines turbot turnaround turnarounds turtles twelve twenty twins typically ultimately umpires
unaccompanied unannounced unauthorised underfloor undergraduate underground undertaken underwater unforgettable uniforms union unity
unpaid unplanned unused unvented upright uprights upset urinalysis urine usability utilities utmost vacation vaccination vaccines
validation valleys valuation valuations valve valves variance varieties vault vaults veggie ventilators verification veterinary viaduct
viennoiserie village villages vintage vintages violations visas vision voter vouchers walkaround walling wanted wards warehousing
warming warrant warrants wastage watches wearers webbing weekday weeks weight weights welders wellbeing western wharf whatever wheat
wheelchair wheelchairs whenever whereby wherein wherever whichever whispered wholesaler wider wills winemaker winter winters wireframes
wireless wishes withdrawals withholding witnesses women wooden words workforce worksheets world worldwide worried worst worth would
wrong yards years yeast younger youth youths zircon zonal
`
  .trim()
  .split(/\s+/);
