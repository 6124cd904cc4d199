/** Generated from ../data/sound-alikes.tsv: npm run lint-tables. */
export const packed = {
  name: "sound-alikes",
  category: "spelling" as const,
  title: "Words that sound or look alike",
  why: "A spell checker lets these pass, because each is a word; a reader does not.",
  priority: 55,
  messages: [
    "“{new}” is meant here, not “{old}”.",
  ],
  rows: String.raw`
murder|criminal|jury|fraud|drug|civil|bench [trail]	trial	0
murder|criminal|jury|fraud|drug|civil|bench [trails]	trials	0
wildfire|crash|building|construction|landfill|archaeological|incident|work [sights]	sites	0
hearing|weight|data|heat|hair|stock|memory|blood|vision|sight|zero|no [lose] $|and|in|from|for|of|by|or|due|during	loss	0
cargo|filtration|yield|heat|stock|data|no|zero|any|crop|milk|post-harvest [loses]	losses	0
clinical [practise]	practice	0
[personnel] guarantees|loans|injury|data|touch	personal	0
acid-free|paper|in|of|stuffed|sealed|addressed|the [envelops]	envelopes	0
only|the|and|were|was|be [singed] images|contract|contracts|by_the|off|copies|agreement|agreements|documents|lease|leases	signed	0
[leaded] a_team|the_team|to|by_example|our|the_design|the_project|the_work|the_install	led	0
[principals] of_impartiality|of_confidentiality|of_design|of_accounting|of_least|of_lean|of_fairness|of_natural|of_good|of_safe|of_equality	principles	0
documented|other|collected|gathered|all|photo|digital|photographic [evidences]	evidence	0
[principle] artwork|cellist|dancer|photographer|author	principal	0
to_the [principle] in_writing|in_person	principal	0
end [off] shift|day|season|year|term|play|service	of	0
and [through] out_expired|out_old|out_spoiled|out_damaged|out_any|out_all	threw	0
contaminated|clinical|hazardous|food|green|medical|garden|industrial [waist]	waste	0
[bellow] #|zero|average|freezing|target|budget|cost|the_target|the_average|the_limit|the_cost|the_budget	below	0
every|each|a|by_a [forth] week|month|year|day|quarter|time|floor|$|of	fourth	0
in [principal] $|from|with|by|for	principle	0
on_the [principal] that	principle	0
[base] string|strings|guitar|player|players|clef|drum|drums	bass	0
[desert] plate|plates|menu|menus|wine|wines|trolley|section|station|chef	dessert	0
[deserts] plate|plates|menu|menus|wine|wines|trolley|section|station|chef	desserts	0
the [breaks] and_in-cab|and_cab|and_mirrors|and_horn|and_doors|and_lights|and_ramp	brakes	0
[upmost] care|importance|respect|confidence|priority|professionalism|discretion	utmost	0
went|going|goes|driver|informed|sold|range_of_*_*|vases|planters|passengers_informed [threw] the|a|#	through	0
went|going|goes [threw]	through	0
[loosing] only|fewer|none|nothing|just|one|two|three|four|very|few|more	losing	0
pressure|bed|saddle|cold [soars]	sores	0
engineer|engineers|team|teams|manager|managers|clients|customers|staff|suppliers|colleagues|nurses|doctors|teachers|lessons|classes|talks|training|advice|tours|pipes|lines [too] write|build|keep|make|find|fix|solve|plan|groups|code|the|families|adults|beginners	to	0
they|we|he|she|who|customers|everyone|so_they [new] what|how|where|who|when|why|that|every|all|exactly	knew	0
on|about|of [weather] the_*_*_needed|the_*_*_was|the_*_*_were|the_*_*_is|the_*_*_are|the_*_*_had|the_*_*_has|the_*_*_should|the_*_*_could|the_*_*_would|the_*_*_worked|the_*_*_met|the_*_needed|the_*_was|the_*_were|the_*_is|the_*_are|the_*_had|the_*_has|the_*_should|the_*_could|the_*_would|the_*_worked|the_*_met	whether	0
by|sorted_and [weighted] every|each|all|sediment|portion|portions|parcels|ingredients|babies|fish	weighed	0
by|sorted_and [weighting] every|each|all|sediment|portion|portions|parcels|ingredients|babies|fish	weighing	0
staff|people|customers|those|employees|families|colleagues|areas|sites|consignments|homes|residents|passengers|tenants|timber [effected] by|$	affected	0
likely|knock-on|side|possible|overall|net [affect] of|on	effect	0
plate|parking|gas|water|flow|smart|power|light|ph|moisture|energy|sound_level|electricity|heat|check [metre]	meter	0
plate|parking|gas|water|flow|smart|power|light|ph|moisture|energy|sound_level|electricity|heat|check [metres]	meters	0
post-operative|elderly|dialysis|cancer|surgical|diabetic|stroke|paralysis|dental|ventilated|icu [patience]	patients	0
engineering|medical|local|nine|eight|five|partner|agricultural|technical|fe|sixth-form [collages]	colleges	0
all|on-site|any|of|noise [complains] $|within|from|about|in|by|to|with	complaints	0
a [women] with|who|in|aged|from|of|and	woman	0
the|a|on-time|home|safe|same-day [deliver] of	delivery	0
got_a|had_a|received_a|without_a|never_got_a [compliant] $|from|about|in|by|and	complaint	0
hide|hot_hide|wood|bone [clue]	glue	0
them_to [principles] by	principals	0
the [principle] attorney	principal	0
would|could|will|may|might|can|not [effect] each|every|any|our|their|customer|customers|client|clients|patient|patients|guests|residents|delivery|production|quality|sales|safety|costs|them|children|pupils|staff|the_client|the_customer|the_patient|the_business|the_public|the_quality|the_safety|the_team|the_budget|the_customers|the_patients|the_children|the_residents	affect	0
how|update|change|changes|which|that|visits|outage|outages|strike|strikes|weather|delay|delays [effected] child|child's|childs|client|client's|clients|customer|customer's|customers|pupil|pupil's|pupils|patient|patient's|patients|resident|resident's|residents|person|person's|persons|category|category's|categorys|page|page's|pages|traffic|traffic's|traffics|sales|sales's|saless|team|team's|teams|family|family's|familys|delivery|delivery's|deliverys|harvest|harvest's|harvests|crop|crop's|crops|crops's|cropss|yield|yield's|yields|yields's|yieldss|each_child|each_child's|each_childs|each_client|each_client's|each_clients|each_customer|each_customer's|each_customers|each_pupil|each_pupil's|each_pupils|each_patient|each_patient's|each_patients|each_resident|each_resident's|each_residents|each_person|each_person's|each_persons|each_category|each_category's|each_categorys|each_page|each_page's|each_pages|each_traffic|each_traffic's|each_traffics|each_sales|each_sales's|each_saless|each_team|each_team's|each_teams|each_family|each_family's|each_familys|each_delivery|each_delivery's|each_deliverys|each_harvest|each_harvest's|each_harvests|each_crop|each_crop's|each_crops|each_crops's|each_cropss|each_yield|each_yield's|each_yields|each_yields's|each_yieldss|every_child|every_child's|every_childs|every_client|every_client's|every_clients|every_customer|every_customer's|every_customers|every_pupil|every_pupil's|every_pupils|every_patient|every_patient's|every_patients|every_resident|every_resident's|every_residents|every_person|every_person's|every_persons|every_category|every_category's|every_categorys|every_page|every_page's|every_pages|every_traffic|every_traffic's|every_traffics|every_sales|every_sales's|every_saless|every_team|every_team's|every_teams|every_family|every_family's|every_familys|every_delivery|every_delivery's|every_deliverys|every_harvest|every_harvest's|every_harvests|every_crop|every_crop's|every_crops|every_crops's|every_cropss|every_yield|every_yield's|every_yields|every_yields's|every_yieldss|the_child|the_child's|the_childs|the_client|the_client's|the_clients|the_customer|the_customer's|the_customers|the_pupil|the_pupil's|the_pupils|the_patient|the_patient's|the_patients|the_resident|the_resident's|the_residents|the_person|the_person's|the_persons|the_category|the_category's|the_categorys|the_page|the_page's|the_pages|the_traffic|the_traffic's|the_traffics|the_sales|the_sales's|the_saless|the_team|the_team's|the_teams|the_family|the_family's|the_familys|the_delivery|the_delivery's|the_deliverys|the_harvest|the_harvest's|the_harvests|the_crop|the_crop's|the_crops|the_crops's|the_cropss|the_yield|the_yield's|the_yields|the_yields's|the_yieldss|a_child|a_child's|a_childs|a_client|a_client's|a_clients|a_customer|a_customer's|a_customers|a_pupil|a_pupil's|a_pupils|a_patient|a_patient's|a_patients|a_resident|a_resident's|a_residents|a_person|a_person's|a_persons|a_category|a_category's|a_categorys|a_page|a_page's|a_pages|a_traffic|a_traffic's|a_traffics|a_sales|a_sales's|a_saless|a_team|a_team's|a_teams|a_family|a_family's|a_familys|a_delivery|a_delivery's|a_deliverys|a_harvest|a_harvest's|a_harvests|a_crop|a_crop's|a_crops|a_crops's|a_cropss|a_yield|a_yield's|a_yields|a_yields's|a_yieldss|our_child|our_child's|our_childs|our_client|our_client's|our_clients|our_customer|our_customer's|our_customers|our_pupil|our_pupil's|our_pupils|our_patient|our_patient's|our_patients|our_resident|our_resident's|our_residents|our_person|our_person's|our_persons|our_category|our_category's|our_categorys|our_page|our_page's|our_pages|our_traffic|our_traffic's|our_traffics|our_sales|our_sales's|our_saless|our_team|our_team's|our_teams|our_family|our_family's|our_familys|our_delivery|our_delivery's|our_deliverys|our_harvest|our_harvest's|our_harvests|our_crop|our_crop's|our_crops|our_crops's|our_cropss|our_yield|our_yield's|our_yields|our_yields's|our_yieldss|their_child|their_child's|their_childs|their_client|their_client's|their_clients|their_customer|their_customer's|their_customers|their_pupil|their_pupil's|their_pupils|their_patient|their_patient's|their_patients|their_resident|their_resident's|their_residents|their_person|their_person's|their_persons|their_category|their_category's|their_categorys|their_page|their_page's|their_pages|their_traffic|their_traffic's|their_traffics|their_sales|their_sales's|their_saless|their_team|their_team's|their_teams|their_family|their_family's|their_familys|their_delivery|their_delivery's|their_deliverys|their_harvest|their_harvest's|their_harvests|their_crop|their_crop's|their_crops|their_crops's|their_cropss|their_yield|their_yield's|their_yields|their_yields's|their_yieldss	affected	0
the|bad|good|hot|cold|wet|dry|poor|rough|winter|summer|windy|stormy|icy [wether] $|and|in|on|for|at|to|forecast|forecasts|report|reports|conditions|delays|was|is|allowed|allows	weather	0
[breach] presentation|presentations|delivery|deliveries|baby|babies|birth|births	breech	0
[principle] risk|risks|landlord|landlords|balance|customer|customers|client|clients|supplier|suppliers|contractor|contractors|carer|account|accounts|dealer|teacher|designer|architect|surveyor|nurse|dancer|trombone|violin|cellist	principal	0
visit|visited|visiting|inspect|inspected|inspecting|survey|surveyed|surveying|building|construction|customer|client|project|work [cites]	sites	0
[complementary] drink|drinks|breakfast|breakfasts|ticket|tickets|upgrade|upgrades|parking|gift|gifts|wine|tea|coffee|toiletries|snacks|meal|meals|shuttle|wifi|samples|planning_guide|guide|water|newspaper|newspapers	complimentary	0
team [off] #	of	0
[apposing] counsel|party|parties|side|sides|team|teams	opposing	0
water_main|water_mains|gas_main|gas_mains|pipe|coil|glass|circuit|cable [brake]	break	0
water_main|water_mains|gas_main|gas_mains|pipe|coil|glass|circuit|cable [brakes]	breaks	0
cover|covered|covering|during|between|at|staff|lines_during [brake] time|times	break	0
walking|delivery|driving|bus|van|postal|mail|cycle|truck|daily|collection|refuse|paper [root]	route	0
walking|delivery|driving|bus|van|postal|mail|cycle|truck|daily|collection|refuse|paper [roots]	routes	0
moved|lifted|lifting|transferred|transferring|washed|washing|assessed|assessing|nursed|nursing|monitored|monitoring|prepared|preparing|escorted|escorting|greeted|greeting|called|calling|examined|examining|referred|referring|counselled|counselling|counseled|counseling [patience]	patients	0
sourdough|pizza|bread|pastry|cookie|puff|mix|mixed|mixing|shaped|shaping|rolled|rolling [doe]	dough	0
[waist] pipe|pipes	waste	0
[weakly] payment|payments|report|reports|meeting|meetings|check|checks|rota|rotas|shop|shops|rent|newsletter|newsletters|sales|basis|stock|order|orders|sessions|visits|wages|targets|delivery|deliveries|round|rounds	weekly	0
[loose] market_share|weight|track_of|focus|money|revenue|interest	lose	0
quote_the|quoted_the|quoting_the|collect_the|collected_the|collecting_the|agree_the|agreed_the|agreeing_the [fair] to|from|and|with|before|in|at	fare	0
with_clients_to|with_customers_to|with_buyers_to|with_patients_to|with_families_to|with_students_to|used_to|able_to|trained_to|asked_to|there_to|calls_to [advice] on|them|about|people|those	advise	0
daily|food|appointment|sleep|visit|reading|seizure|bladder|care|training|mood [dairies]	diaries	0
two|two_elderly|two_young|two_older|three|three_elderly|three_young|three_older|four|four_elderly|four_young|four_older|five|five_elderly|five_young|five_older|six|six_elderly|six_young|six_older|seven|seven_elderly|seven_young|seven_older|eight|eight_elderly|eight_young|eight_older|#|#_elderly|#_young|#_older|several|several_elderly|several_young|several_older|many|many_elderly|many_young|many_older [gentleman]	gentlemen	0
[soldiered] through-hole|component|components|joint|joints|board|boards|wire|wires|cable|cables|connector|connectors|pipe|pipes|circuit|circuits|pcb|pcbs|surface|copper	soldered	0
[soldiering] through-hole|component|components|joint|joints|board|boards|wire|wires|cable|cables|connector|connectors|pipe|pipes|circuit|circuits|pcb|pcbs|surface|copper	soldering	0
[practise] paper|papers|exam|exams|test|tests|questions|session|sessions|manager|nurse|notes	practice	0
to [found] duplicate|duplicates|errors|faults|gaps|the_best|the_cause|the_fault|the_right|new_customers|new_clients|new_ways|new_suppliers|duplicate_*|better_*	find	0
to|and [insure] accuracy|compliance|consistency|cleanliness|customer_satisfaction|patient_safety|timely|smooth|proper|consistent	ensure	0
to|and [insured] accuracy|compliance|consistency|cleanliness|customer_satisfaction|patient_safety|timely|smooth|proper|consistent	ensured	0
to|and [insuring] accuracy|compliance|consistency|cleanliness|customer_satisfaction|patient_safety|timely|smooth|proper|consistent	ensuring	0
number|range|variety|hundreds|thousands|dozens|most|some [off] the|our|all|these	of	0
report|reported|reporting|data|security|contract|policy|compliance|safety|investigated|investigate|investigating|any|potential|gdpr|rule|covenant|privacy|serious|possible|suspected|log|logged|record|recorded [breeches]	breaches	0
[weighted] ingredients|parcels|flour|portions|goods|babies|patients|luggage|produce|trucks|lorries|animals|lambs|calves|and_ingredients|and_parcels|and_flour|and_portions|and_goods|and_babies|and_patients|and_luggage|and_produce|and_trucks|and_lorries|and_animals|and_lambs|and_calves|out_ingredients|out_parcels|out_flour|out_portions|out_goods|out_babies|out_patients|out_luggage|out_produce|out_trucks|out_lorries|out_animals|out_lambs|out_calves	weighed	0
without [damage] the|a|an|any|them|it|their|our|its	damaging	0
feeds_and [speads]	speeds	0
[dorma] window|windows|detail|details|roof|roofs|loft|conversion|conversions|cheek|cheeks	dormer	0
rota|menu|project|event|production|capacity|route|travel|resource|financial|meal|lesson|strategic|business|sprint|shift|workforce|media|care|succession|tax|town|urban|family|staff|session|campaign [planing]	planning	0
of|the|our|checked|checking|inspected|inspecting|packed|packing|stored|storing|loaded|loading [finish] products|goods|parts|pieces|garments	finished	0
upsold|upsell|upselling|starters_and|mains_and|drinks_and|wines_and|coffees_and|baked|baking|plated|plating|make|made|prepared|preparing|hot|cold|cakes_and [deserts]	desserts	0
busy_dental|busy_medical|busy_gp|busy_veterinary|busy_law|busy_group|busy_legal|busy_busy_dental|busy_busy_medical|busy_busy_gp|busy_busy_veterinary|busy_busy_law|busy_busy_group|busy_busy_legal|a_dental|a_medical|a_gp|a_veterinary|a_law|a_group|a_legal|a_busy_dental|a_busy_medical|a_busy_gp|a_busy_veterinary|a_busy_law|a_busy_group|a_busy_legal|the_dental|the_medical|the_gp|the_veterinary|the_law|the_group|the_legal|the_busy_dental|the_busy_medical|the_busy_gp|the_busy_veterinary|the_busy_law|the_busy_group|the_busy_legal [practise]	practice	0
a_busy|the_busy|an_busy [practise]	practice	0
clinical [trail]	trial	0
clinical [trails]	trials	0
[excepted] payment|payments|delivery|deliveries|returns|bookings|applications|orders|shipments|donations|*_payment|*_payments|*_delivery|*_deliveries|*_returns|*_bookings|*_applications|*_orders|*_shipments|*_donations	accepted	0
the [differents] between	differences	0
as_soon [has] they|it|the|we|he|she|possible|a|an	as	0
number_of|of|handle|handled|handling|resolve|resolved|resolving|fewer [complains]	complaints	0
customer|guest [complain] and|by|in|on	complaints	0
increase|increased|increasing|booste|boosted|boosting|raise|raised|raising|lifte|lifted|lifting|improve|improved|improving [sale] by	sales	0
[credits] card|cards	credit	0
passports_and [board] pass|passes	boarding	0
to [advice] customers|clients|patients|users|students|managers|guests|tenants|farmers|families|buyers|them|the_customers|the_clients|the_patients|the_users|the_students|the_managers|the_guests|the_tenants|the_farmers|the_families|the_buyers|the_them|new_customers|new_clients|new_patients|new_users|new_students|new_managers|new_guests|new_tenants|new_farmers|new_families|new_buyers|new_them	advise	0
take|took|takes|into|cause_and|in [affect]	effect	0
side|sound|special|visual|lighting|harmful|adverse [affects]	effects	0
customers|passengers|patients|people|families|those|residents|tenants|clients|guests|staff|users|students|communities|areas|businesses|travelers|travellers|orders|flights|households|children|workers|employees|services|systems [effected] by	affected	0
negatively|positively|adversely|directly|badly [effected]	affected	0
negatively|positively|adversely|directly|badly [effects]	affects	0
shelves|shelves_the|shelves_and|shelves_and_the|shelf|shelf_the|shelf_and|shelf_and_the|store|store_the|store_and|store_and_the|shop|shop_the|shop_and|shop_and_the|grocery|grocery_the|grocery_and|grocery_and_the|frozen|frozen_the|frozen_and|frozen_and_the|produce|produce_the|produce_and|produce_and_the|galleys|galleys_the|galleys_and|galleys_and_the|cabin|cabin_the|cabin_and|cabin_and_the|lockers|lockers_the|lockers_and|lockers_and_the|checkout|checkout_the|checkout_and|checkout_and_the|narrow|narrow_the|narrow_and|narrow_and_the|supermarket|supermarket_the|supermarket_and|supermarket_and_the|seats|seats_the|seats_and|seats_and_the|warehouse|warehouse_the|warehouse_and|warehouse_and_the [isle]	aisle	0
shelves|shelves_the|shelves_and|shelves_and_the|shelf|shelf_the|shelf_and|shelf_and_the|store|store_the|store_and|store_and_the|shop|shop_the|shop_and|shop_and_the|grocery|grocery_the|grocery_and|grocery_and_the|frozen|frozen_the|frozen_and|frozen_and_the|produce|produce_the|produce_and|produce_and_the|galleys|galleys_the|galleys_and|galleys_and_the|cabin|cabin_the|cabin_and|cabin_and_the|lockers|lockers_the|lockers_and|lockers_and_the|checkout|checkout_the|checkout_and|checkout_and_the|narrow|narrow_the|narrow_and|narrow_and_the|supermarket|supermarket_the|supermarket_and|supermarket_and_the|seats|seats_the|seats_and|seats_and_the|warehouse|warehouse_the|warehouse_and|warehouse_and_the [isles]	aisles	0
[isle] seat|seats|end|ends|display|displays|cap|caps	aisle	0
[bare] in_mind	bear	0
termite|rat|rodent|mouse|slug|ant|cockroach|fishing|poison|insect [bate]	bait	0
[bate] station|stations|boxes|trap|traps	bait	0
[bear] minimum	bare	0
[bridle] shop|gown|gowns|party|parties|shower|showers|wear|dress|dresses|suite|hair|makeup|make-up	bridal	0
[brake] room|rooms	break	0
daily|weekly|monthly|regular|quarterly|yearly|annual|hourly|nightly|day-to-day|case-by-case|ongoing|rotating|temporary|ad_hoc|part-time|full-time|voluntary [bases]	basis	0
tight|annual|monthly|marketing|a|an|the|my|within|department [budge] of|for|and|by|in|to|under	budget	0
gave|give|giving|gathered|gathering|collected|collecting|presented|presenting [evidences]	evidence	0
kept_customers|kept_clients|kept_patients|kept_guests|kept_parents|kept_families|kept_managers|kept_management|kept_staff|kept_stakeholders|kept_residents|kept_students|kept_members|kept_them|kept_everyone|kept_users|kept_passengers|kept_the_team|kept_the_public|keep_customers|keep_clients|keep_patients|keep_guests|keep_parents|keep_families|keep_managers|keep_management|keep_staff|keep_stakeholders|keep_residents|keep_students|keep_members|keep_them|keep_everyone|keep_users|keep_passengers|keep_the_team|keep_the_public|keeping_customers|keeping_clients|keeping_patients|keeping_guests|keeping_parents|keeping_families|keeping_managers|keeping_management|keeping_staff|keeping_stakeholders|keeping_residents|keeping_students|keeping_members|keeping_them|keeping_everyone|keeping_users|keeping_passengers|keeping_the_team|keeping_the_public [inform]	informed	0
for|of [residence] with|who	residents	0
[saving] account|accounts	savings	0
in [details] and|with|to|for|each|every|before	detail	0
[journals] entries	journal	0
[payments] run|runs	payment	0
tea|lunch|coffee|rest|winter|summer|spring|school|christmas [brake]	break	0
tea|lunch|coffee|rest|winter|summer|spring|school|christmas [brakes]	breaks	0
[brake] even	break	0
[bought] together|forward|about|to_life|to_market|to_justice|down_cost|down_costs|down_price|down_prices|down_the_cost|down_the_costs|down_the_price|down_the_prices|*_down_cost|*_down_costs|*_down_price|*_down_prices|*_down_the_cost|*_down_the_costs|*_down_the_price|*_down_the_prices	brought	0
to [by] supplies|stock|food|groceries|materials|parts|new|ingredients	buy	0
to [canvas] voters|neighbors|neighbours|residents|streets|households|members	canvass	0
motion|temperature|pressure|oxygen|parking|proximity|light|smoke|door|speed|flow|level|faulty|calibrated|calibrating [censors]	sensors	0
[cereal] number|numbers	serial	0
can|could|to|will|would|may|should|must|not [chose]	choose	0
help_customers|help_clients|help_patients|help_guests|help_students|help_buyers|help_them|help_people|help_users|help_visitors|help_couples|help_families|help_pupils|help_diners|help_shoppers|help_parents|help_*_customers|help_*_clients|help_*_patients|help_*_guests|help_*_students|help_*_buyers|help_*_them|help_*_people|help_*_users|help_*_visitors|help_*_couples|help_*_families|help_*_pupils|help_*_diners|help_*_shoppers|help_*_parents|helped_customers|helped_clients|helped_patients|helped_guests|helped_students|helped_buyers|helped_them|helped_people|helped_users|helped_visitors|helped_couples|helped_families|helped_pupils|helped_diners|helped_shoppers|helped_parents|helped_*_customers|helped_*_clients|helped_*_patients|helped_*_guests|helped_*_students|helped_*_buyers|helped_*_them|helped_*_people|helped_*_users|helped_*_visitors|helped_*_couples|helped_*_families|helped_*_pupils|helped_*_diners|helped_*_shoppers|helped_*_parents|helping_customers|helping_clients|helping_patients|helping_guests|helping_students|helping_buyers|helping_them|helping_people|helping_users|helping_visitors|helping_couples|helping_families|helping_pupils|helping_diners|helping_shoppers|helping_parents|helping_*_customers|helping_*_clients|helping_*_patients|helping_*_guests|helping_*_students|helping_*_buyers|helping_*_them|helping_*_people|helping_*_users|helping_*_visitors|helping_*_couples|helping_*_families|helping_*_pupils|helping_*_diners|helping_*_shoppers|helping_*_parents|helps_customers|helps_clients|helps_patients|helps_guests|helps_students|helps_buyers|helps_them|helps_people|helps_users|helps_visitors|helps_couples|helps_families|helps_pupils|helps_diners|helps_shoppers|helps_parents|helps_*_customers|helps_*_clients|helps_*_patients|helps_*_guests|helps_*_students|helps_*_buyers|helps_*_them|helps_*_people|helps_*_users|helps_*_visitors|helps_*_couples|helps_*_families|helps_*_pupils|helps_*_diners|helps_*_shoppers|helps_*_parents|let_customers|let_clients|let_patients|let_guests|let_students|let_buyers|let_them|let_people|let_users|let_visitors|let_couples|let_families|let_pupils|let_diners|let_shoppers|let_parents|let_*_customers|let_*_clients|let_*_patients|let_*_guests|let_*_students|let_*_buyers|let_*_them|let_*_people|let_*_users|let_*_visitors|let_*_couples|let_*_families|let_*_pupils|let_*_diners|let_*_shoppers|let_*_parents [chose]	choose	0
photo|video|film [chutes]	shoots	0
garbage|trash|laundry|rubbish|refuse [shoot]	chute	0
garbage|trash|laundry|rubbish|refuse [shoots]	chutes	0
golf|training|crash|online|refresher|race|induction|first-aid|first_aid|assault|safety|college|university|main|of [coarse]	course	0
golf|training|crash|online|refresher|race|induction|first-aid|first_aid|assault|safety|college|university|main|of [coarses]	courses	0
[coarse] of_treatment|of_action|of_study|of_the_year|of_the_project|of_the_day|of_the_month|of_the_season	course	0
[course] sandpaper|grit|gravel|sand|grinding|aggregate|thread|fabric	coarse	0
community|local|technical|sixth-form|sixth_form|fe|further_education|schools|schools_and|universities|universities_and|agricultural [collages]	colleges	0
community|technical|sixth-form|sixth_form|fe|further_education|agricultural|attended [collage]	college	0
received|many|several|earned|won|customer|guest|written [complements] from|on|for	compliments	0
opposing|in-house|outside|defence|defense|leading|trial|external|co- [council]	counsel	0
town|parish|borough|student|district [counsel] meeting|meetings|member|members|and|on|in|for|to|at|tax|house|houses	council	0
guidance|career|careers|grief|mental_health|addiction|debt|bereavement|substance_abuse|rehabilitation [councilor]	counselor	0
guidance|career|careers|grief|mental_health|addiction|debt|bereavement|substance_abuse|rehabilitation [councilors]	counselors	0
guidance|career|careers|grief|mental_health|addiction|debt|bereavement|substance_abuse|rehabilitation [councillor]	counsellor	0
guidance|career|careers|grief|mental_health|addiction|debt|bereavement|substance_abuse|rehabilitation [councillors]	counsellors	0
town|parish|borough [counsellors]	councillors	0
long|call|ticket|checkout|support [cues]	queues	0
call|ticket|checkout|support [cue]	queue	0
[queue] card|cards	cue	0
[currant] account|role|job|position|employer|events|affairs|state|market|customer|customers|system|systems|clients|process|members	current	0
director's|manager's|executive's|electronic|outlook|appointment|shared|ceo's|partner's [dairy]	diary	0
[dairy] appointments|entries|bookings|clashes	diary	0
[diary] product|products|farm|farms|cow|cows|herd|herds|cattle|free|farmer|farmers|section|aisle|farming	dairy	0
[desert] menu|menus|station|stations|section|sections|trolley|course|orders	dessert	0
[deserts] menu|menus|station|stations|section|sections|trolley|course|orders	desserts	0
to [device] a|an|new|the|plans|strategies|solutions|ways	devise	0
mobile|medical|electronic|handheld|network|iot|safety|smart [devises]	devices	0
hair|eyelash|lash|eyebrow|brow|root|fabric|textile|semi-permanent|permanent [die]	dye	0
hair|eyelash|lash|eyebrow|brow|root|fabric|textile|semi-permanent|permanent [dies]	dyes	0
[discrete] and_impartial|and_professional|and_polite|and_respectful|and_confidential|and_courteous|and_sensitive|and_friendly|and_calm|service	discreet	0
professional_and|impartial_and|polite_and|calm_and|confidential_and|respectful_and|courteous_and|sensitive_and [discrete]	discreet	0
[duel] role|fuel|language|monitor|monitors|control|enrollment|diagnosis|citizenship|screen	dual	0
[expended] the_client|the_customer|the_product|the_service|the_user|the_market|the_menu|the_team|the_business|the_network|the_range|our_client|our_customer|our_product|our_service|our_user|our_market|our_menu|our_team|our_business|our_network|our_range|its_client|its_customer|its_product|its_service|its_user|its_market|its_menu|its_team|its_business|its_network|its_range	expanded	0
bus|taxi|train|cab|passenger|collected|collecting [fairs]	fares	0
job|career|careers|trade|craft|county|recruitment|jobs [fares]	fairs	0
[grate] customer|service|team|food|experience|communication|people|care	great	0
clothes|coat [hangar]	hanger	0
clothes|coat [hangars]	hangers	0
aircraft|airplane|aeroplane [hanger]	hangar	0
aircraft|airplane|aeroplane [hangers]	hangars	0
dairy|beef|goat|cow|sheep|suckler [heard]	herd	0
[heard] of_cows|of_cattle|of_sheep|of_goats|of_#_cows|of_#_cattle|of_#_sheep|of_#_goats	herd	0
to [here] from|complaints|cases|appeals	hear	0
the [hole] team|process|department|shop|project|store|company|business|school|range|class|kitchen|floor	whole	0
[whole] punch|punches	hole	0
to [illicit] *	elicit	0
[elicit] drugs|substances|trade	illicit	0
trained|training|of|for|all|with|to|won|many|welcomed|welcoming|# [knew] customer|customers|clients|starters|staff|hires|employees|products|business|recruits|members|joiners|suppliers	new	0
has|have|had [lead] the|a|an|#|our|several|many|to	led	0
was [lead] by_the|by_a|by_an	led	0
to|as|a|the|of [led] cook|chef|engineer|developer|nurse|technician|designer|teacher|carpenter|instructor|investigator|analyst|cashier|server|line_cook|line_chef|line_engineer|line_developer|line_nurse|line_technician|line_designer|line_teacher|line_carpenter|line_instructor|line_investigator|line_analyst|line_cashier|line_server|sous_cook|sous_chef|sous_engineer|sous_developer|sous_nurse|sous_technician|sous_designer|sous_teacher|sous_carpenter|sous_instructor|sous_investigator|sous_analyst|sous_cashier|sous_server|generation	lead	0
[lessen] plan|plans	lesson	0
[lessens] plan|plans	lessons	0
to [lesson] the_impact|the_load|the_burden|the_risk	lessen	0
[lightening] strike|strikes|rod|rods|protection|damage	lightning	0
tightened|fixed|repaired|secured|replaced|any|of|for|tighten|tightening|fix|fixing [lose] bolts|screws|wires|parts|fittings|connections|soil|clothing|threads|tiles|nuts|cables	loose	0
a|an|no|any|heavy|weight|data|heat [lost] of	loss	0
a|an|no|weight|data|heat|stock [lose] of	loss	0
[male] merge|merges|shot|shots|carrier|sorting|campaign|campaigns	mail	0
direct|junk|incoming|outgoing|sorted [male]	mail	0
shift|team|floor|night|kitchen|restaurant|hotel|department|senior|product|property|hiring|warehouse|operations|hr|finance|it|service|event|events|stock|depot|human_resources|marketing|practice|ward|duty|production|project|store|line|shop|area|bank|general|office|account|case|sales|regional|deputy|assistant|plant|site [manger]	manager	0
shift|team|floor|night|kitchen|restaurant|hotel|department|senior|product|property|hiring|warehouse|operations|hr|finance|it|service|event|events|stock|depot|human_resources|marketing|practice|ward|duty|production|project|store|line|shop|area|bank|general|office|account|case|sales|regional|deputy|assistant|plant|site [mangers]	managers	0
[manger] on_duty|in_charge	manager	0
fire [martial]	marshal	0
[marshal] arts	martial	0
phone|telephone|voicemail|email|text|voice|urgent|relay|relayed|relaying [massages]	messages	0
to|and [meat] deadline|deadlines|target|targets|client|clients|customer|customers|the_needs|their_needs|demand|standards	meet	0
sheet|scrap [medal]	metal	0
gold|silver|bronze [metal] in|at|for|winner	medal	0
[medal] fabrication|parts|sheets|roof|roofs|roofing	metal	0
staff|team|employee|crew|boost|boosted|boosting|low [moral]	morale	0
[need] dough	knead	0
[needed] dough	kneaded	0
[needing] dough	kneading	0
of|for|to|with|by|in|on|from [are] customers|clients|team|guests|own|products|website	our	0
color|colour|brand [pallet]	palette	0
color|colour|brand [pallets]	palettes	0
[palette] truck|trucks|jack|jacks|racking	pallet	0
wooden|loaded|stacked|wrapped|moved|unloaded|loading|stacking|wrapping|moving|unloading|of [palettes]	pallets	0
elderly|#|treat|treated|treating|transport|transported|transporting|bathed|bathing|discharged|discharging|admitted|admitting [patience]	patients	0
great|with|infinite|endless|lots_of [patients] and_empathy|and_kindness|and_compassion|and_understanding	patience	0
over_the|in_the|for_the|during_the [passed] few|two|three|four|five|six|several|#|year|years|month|months|decade	past	0
sneak [peak]	peek	0
[peek] hour|hours|time|times|season|seasons|period|periods|demand|service|traffic|shift|shifts|days|load|performance|trading|usage|weeks	peak	0
[peaked] interest|curiosity|the_interest|the_curiosity|their_interest|their_curiosity	piqued	0
military|authorised|authorized|qualified|trained|emergency|ground|security|maintenance|nursing|technical|medical [personal] to|in|at|for|with|from|were|was|who|across|during	personnel	0
[personal] department|administration	personnel	0
[perspective] client|clients|customer|customers|student|students|tenant|tenants|buyer|buyers|employee|employees|candidate|candidates|members|residents|donors|vendors|families|parents	prospective	0
[piece] of_mind	peace	0
in|into|using|plain [plane] english|view|language|clothes	plain	0
to [poor] concrete|drinks|foundations|wine|beer|footings|slabs	pour	0
web|online|social_media|market|digital|strong [presents]	presence	0
vice|assistant|deputy|school [principle] and|to|on|for|at|with|in	principal	0
the_school|vice|vice-|assistant|assistant-|deputy|deputy- [principle] $	principal	0
glp|gmp|gaap|accounting|lean|agile|solid|safety|scientific|basic|core|guiding|haccp|montessori|oop|object-oriented|kanban|data_protection|manual_handling|health_and_safety|ethical [principals]	principles	0
[pubic] transport|speaking|relations|sector|health|safety|service|services|library|libraries|school|schools|event|events|areas|funds|policy|opinion|meeting|meetings|space|spaces|park|parks|records|affairs|works|building|buildings|hospital|hospitals	public	0
general|of_the|to_the|with_the [pubic]	public	0
[quiet] a_few|a_lot|a_bit|a_number|an_few|an_lot|an_bit|an_number|often	quite	0
kept|keep|keeping|a|the|during|in|and [quite] room|rooms|hour|hours|area|areas|period|periods|space|spaces|environment|carriage|zone|zones	quiet	0
human [recourses]	resources	0
human [recourse]	resource	0
elderly|#|bathed|bathing|fed|feeding|dressed|dressing|assisted|assisting|helped|helping|cared_for|caring_for [residence] with|and|who|to|at|during|by|in	residents	0
to|and [right] report|reports|letters|emails|code|articles|essays|notes	write	0
[role] call	roll	0
bread|sausage|spring|sushi|egg|cinnamon|crusty [role]	roll	0
bread|sausage|spring|sushi|egg|cinnamon|crusty [roles]	rolls	0
leading|key|vital|major|leadership|supervisory|managerial|current|previous|important|pivotal|crucial [roll] in|as|at|with|on|within|for	role	0
[roll] model|models|play	role	0
[sail] associate|associates|assistant|assistants|figures|target|targets|price|prices	sale	0
for|yard|garage|bake|retail [sail]	sale	0
[sauced] candidates|materials|suppliers|products|vendors|parts|new	sourced	0
cemetery|building|construction|job|landfill|festival|burial|customer|client|project|work [sight]	site	0
cemetery|building|construction|job|landfill|festival|burial|customer|client|project|work [sights]	sites	0
[sight] visit|visits|manager|managers|inspection|inspections|supervisor|supervisors|survey|surveys|meeting|meetings|foreman|office|plan|plans|safety	site	0
lost|lose|losing|line_of [site] of	sight	0
[sited] sources|references|case_law|articles	cited	0
[soul] responsibility|trader|charge|proprietor|carer|trading	sole	0
office|buying|bought|order|ordered|ordering [stationary]	stationery	0
card|card_and|cards|cards_and [stationary] stand|stands|aisle|aisles|section|sections|shelf|shelves|display|displays|range|ranges|department|departments	stationery	0
maintain|maintained|maintaining|monitor|monitored|monitoring|check|checked|checking|manage|manageed|manageing|keep|keeped|keeping|kept|kepted|kepting|top_up|top_uped|top_uping|control|controled|controling [stationary] levels|stores|costs	stationery	0
[statue] of_limitations	statute	0
regression_test|automated_test|unit_test|integration_test|automation_test [suits]	suites	0
regression_test|automated_test|unit_test|integration_test|automation_test [suit]	suite	0
bridal|hotel|honeymoon|executive|en|en-|three-piece [sweet]	suite	0
bridal|hotel|honeymoon|executive|en|en-|three-piece [sweets]	suites	0
a|an|the|our|my|sales|kitchen|support|of [teem] of|and|to|in|with|leader|member|members|player|meetings	team	0
a|an|very|conduct|conducted|conducting|perform|performed|performing|carr_out|carred_out|carring_out|carry_out|carryed_out|carrying_out|carri_out|carried_out|carriing_out|carriy_out|carriyed_out|carriying_out|and [through] knowledge|understanding|grasp|cleaning|clean|cleans|inspection|inspections|check|checks|review|reviews|investigation|investigations|handover|handovers|assessment|assessments	thorough	0
[toe] vehicles|truck|trucks|cars	tow	0
[trail] balance|balances|period|periods|basis|court|version	trial	0
clinical|drug|randomised|randomized|controlled|field [trail]	trial	0
clinical|drug|randomised|randomized|controlled|field [trails]	trials	0
audit|paper|hiking|nature|cycling [trial]	trail	0
audit|paper|hiking|nature|cycling [trials]	trails	0
[vary] busy|large|high|good|well|important|small|fast|strict	very	0
[verses] initial|budget|budgeted|forecast|plan|planned|actual|actuals|target|prior|last_year|demand|the_previous|the_prior|the_original|the_plan|the_budget	versus	0
blood [vile]	vial	0
blood [viles]	vials	0
[viles] of	vials	0
[waved] fee|fees|charge|charges|rent|deposit|deposits|penalty|penalties|the_fee|the_fees|the_charge|the_charges|the_rent|the_deposit|the_deposits|the_penalty|the_penalties	waived	0
food|clinical|hazardous|medical|scrap|kitchen|green|garden|bulk|household|industrial|plastic|chemical [waist]	waste	0
[waist] disposal|management|bin|bins|removal|collection|collections|reduction|water|oil|paper|materials	waste	0
bad|severe|cold|hot|wet|extreme|inclement|poor|harsh|adverse|stormy|rainy [whether]	weather	0
[weather] to|or_not	whether	0
who|they|we [where] *	were	0
there [where] no|several|many|few|two|three	were	0
[wielded] pipe|pipes|steel|joint|joints|frame|frames|aluminum|aluminium|stainless|structural|metal|machine|machines|torch|torches|rod|rods|equipment|certificate|certificates|certification|shop	welded	0
[wielding] pipe|pipes|steel|joint|joints|frame|frames|aluminum|aluminium|stainless|structural|metal|machine|machines|torch|torches|rod|rods|equipment|certificate|certificates|certification|shop	welding	0
`,
};
