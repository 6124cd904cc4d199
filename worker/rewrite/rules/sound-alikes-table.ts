/**
 * Words that sound or look alike, one row for each frame in which only the other can be meant:
 * 'wrong > right : what stands before : what stands behind : what the line names somewhere'.
 */
export const SOUND_ALIKES: readonly string[] = String.raw`
trail trails > trial trials : (?:murder|criminal|jury|fraud|drug|civil|bench)
trails > trials : at (?:two|three|four|five|six|\d+) : for : (?:court|felony|theft|fraud|jury)
sights > sites : (?:wildfire|crash|building|construction|landfill|archaeological|incident|work)
lose > loss : (?:hearing|weight|data|heat|hair|stock|memory|blood|vision|sight|zero|no) : (?:$|[.,;]|and|in|from|for|of|by|or|due|during)
loses > losses : (?:cargo|filtration|yield|heat|stock|data|no|zero|any|crop|milk|post-harvest)
practise > practice : clinical
personnel > personal : : (?:guarantees|loans|injury|data|touch)
envelops > envelopes : (?:acid-free|paper|in|of|stuffed|sealed|addressed|the)
singed > signed : (?:only|the|and|were|was|be) : (?:images|contracts?|by the|off|copies|agreements?|documents|leases?)
leaded > led : : (?:a team|the team|to|by example|our|the (?:design|project|work|install))
principals > principles : : of (?:impartiality|confidentiality|design|accounting|least|lean|fairness|natural|good|safe|equality)
evidences > evidence : (?:documented|other|collected|gathered|all|photo|digital|photographic)
principle > principal : : (?:artwork|cellist|dancer|photographer|author)
principle > principal : to the : in (?:writing|person)
off > of : end : (?:shift|day|season|year|term|play|service)
through > threw : and : out (?:expired|old|spoiled|damaged|any|all)
waist > waste : (?:contaminated|clinical|hazardous|food|green|medical|garden|industrial)
bellow > below : : (?:\d+|zero|average|freezing|target|budget|cost|the (?:target|average|limit|cost|budget))
forth > fourth : (?:every|each|a|by a) : (?:week|month|year|day|quarter|time|floor|$|[.,;]|of)
principal > principle : in : (?:$|[.,;]|from|with|by|for)
principal > principle : on the : that
base > bass : : (?:strings?|guitar|players?|clef|drums?)
desert deserts > dessert desserts : : (?:plates?|menus?|wines?|trolley|section|station|chef)
breaks > brakes : the : and (?:in-cab|cab|mirrors|horn|doors|lights|ramp)
upmost > utmost : : (?:care|importance|respect|confidence|priority|professionalism|discretion)
new > knew : (?:dispatcher|driver|manager|team|staff|crew|everyone|operator|controller|supervisor) : (?:what|which|how|where|who|when) (?:to|the|[a-z]+s|[a-z]+ (?:were|was|to))
threw > through : (?:went|going|goes|driver|informed|sold|range of [a-z]+ [a-z]+|vases|planters|passengers informed) : (?:the|a|\d+)
threw > through : (?:went|going|goes)
specie > species : (?:\d+|two|three|four|five|six|seven|eight|nine|ten|by|of)
loosing > losing : : (?:only|fewer|none|nothing|just|one|two|three|four|very|few|more)
soars > sores : (?:pressure|bed|saddle|cold)
too > to : (?:engineers?|team|teams|managers?|clients|customers|staff|suppliers|colleagues|nurses|doctors|teachers|lessons|classes|talks|training|advice|tours|pipes|lines) : (?:write|build|keep|make|find|fix|solve|plan|groups|code|the|families|adults|beginners)
new > knew : (?:they|we|he|she|who|customers|everyone|so they) : (?:what|how|where|who|when|why|that|every|all|exactly)
weather > whether : (?:on|about|of) : (?:the [a-z]+ [a-z]+|the [a-z]+) (?:needed|was|were|is|are|had|has|should|could|would|worked|met|had)
weighted weighting > weighed weighing : (?:by|sorted and) : (?:every|each|all|sediment|portions?|parcels|ingredients|babies|fish)
heard > herd : (?:the|dairy|suckler|beef|closed|milking) : (?:by|of|in|on|for|to|and) : (?:cow|calv|dairy|AI|milk|heifer|EBI|cattle|bull|bred)
effected > affected : (?:staff|people|customers|those|employees|families|colleagues|areas|sites|consignments|homes|residents|passengers|tenants|timber) : (?:by|$|[.,;])
effecting > affecting : without : (?!change|the change|repairs|a change)[a-z]+
effect > affect : (?:did not|does not|do not|didn't) : (?!change|the change|repairs|a change)[a-z]+
affect > effect : (?:likely|knock-on|side|possible|overall|net) : (?:of|on)
past > passed : (?:have|has|had|never) : (?:every|all|the|into|each|my|both|two|three|four|an?)(?! year| week| month| few)
threw > through : (?<!\b(?:who|that|which|when|after|he|she|they|it|as|and)\b.*)[a-z]+(?: [a-z]+)?(?<! and|,) : (?:the (?:night|winter|summer|depot|whole|season|year|day|app|system|portal|week|process|shift|gate|line|crowd|town|site|park|forest|tunnel|works?)|a whole|cold calls|an? (?:app|portal|agency|friend|hatch|tunnel)|their (?:level|first|training))
metre metres > meter meters : (?:plate|parking|gas|water|flow|smart|power|light|pH|moisture|energy|sound level|electricity|heat|check)
patience > patients : (?:post-operative|elderly|dialysis|cancer|surgical|diabetic|stroke|paralysis|dental|ventilated|ICU)
collages > colleges : (?:engineering|medical|local|nine|eight|five|partner|agricultural|technical|FE|sixth-form)
complains > complaints : (?:all|on-site|any|of|noise) : (?:$|[.,;]|within|from|about|in|by|to|with)
non > none : and : of
non > none : : of (?:the|them|my|our|these|whom|which)
and > an : (?:hotel|company|shop|club|school|store|team|group|with|of|about|gave|for|paid|earning|saved|saving|by)(?: the)? : (?:extra|additional) (?:[£$€]?\d|two|three|month|week|hour|day)
women > woman : a : (?:with|who|in|aged|from|of|and)
deliver > delivery : (?:the|a|on-time|home|safe|same-day) : of
compliant > complaint : (?:got|had|received|without|never got|without) a : (?:$|[.,;]|from|about|in|by|and)
rised > rose
rose > raised : (?:which|that) : [£$€₦₹]\d[\d,.]*[km]? (?:for|in|towards)
clue > glue : (?:hide|hot hide|wood|bone)
principles > principals : them to : by
principle > principal : the : attorney
by > buy : (?:\d|grant|money|funds|fund|hub|raised|donations?|enough|loan) to : (?:an?|the|new|\d+)
too > to : : (?:prevent|have|build|avoid|ensure|help|meet|make|keep|provide|create|maintain|allow|identify|reduce|improve|deliver|support|give|get|find|agree|arrange|collect|complete(?= the| all| an?)|protect|check)
insure > ensure : (?:to|and) : (?:(?!(?:that|who|which|and|or|against|with|for|at|of|in|by|on)\b)[a-z\d]+ ){1,4}(?:is|are|was|were|have|has|had)
effect > affect : (?:would|could|will|may|might|can|not) : (?:each|every|any|our|their|customers?|clients?|patients?|guests|residents|delivery|production|quality|sales|safety|costs|them|children|pupils|staff|the (?:client|customer|patient|business|public|quality|safety|team|budget|customers|patients|children|residents))
effected > affected : (?:how|update|changes?|which|that|visits|outages?|strikes?|weather|delays?) : (?:(?:each|every|the|a|our|their) )?(?:child|client|customer|pupil|patient|resident|person|category|page|traffic|sales|team|family|delivery|harvest|crops?|yields?)(?:['’]s|s)?
affect > effect : (?:an?|the|good|bad|positive|negative|no|any|big|little|direct) : on
wether > weather : (?:the|bad|good|hot|cold|wet|dry|poor|rough|winter|summer|windy|stormy|icy) : (?:[.,;]|$|and|in|on|for|at|to|forecasts?|reports?|conditions|delays|was|is|allowed|allows)
wether > whether : (?:check(?:s|ed|ing)?|see|seen|know|asks?|asked|asking|decid(?:e|ed|ing)|determin(?:e|ed|ing)|verif(?:y|ied|ying)|confirm(?:ed|ing)?|test(?:ed|ing)?|assess(?:ed|ing)?|show(?:ed|ing)?|explain(?:ed|ing)?|find out|tell|told|on|about) : (?!(?:lambs?|sheep|ewes?|hoggets?)\b)[a-z]+
breech > breach : : of (?!(?:the |an? )?(?:gun|rifle|barrel|shotgun|cannon))[A-Za-z]+
breach > breech : : (?:presentations?|deliver(?:y|ies)|bab(?:y|ies)|births?)
past > passed : and : (?:messages|calls|information|orders|details|enquiries|queries|it|leads|\d[\d.]*%|feedback)
of > off : (?:signed|signs) : (?:on|the|their|all|each|every|completed|finished)(?! (?:mayor|king|queen|minister|president|director|owner|client))
principle > principal : : (?:risks?|landlords?|balance|customers?|clients?|suppliers?|contractors?|carer|accounts?|dealer|teacher|designer|architect|surveyor|nurse|dancer|trombone|violin|cellist)
principle > principal : (?:present(?:ed|ing)|sent|gave|hand(?:ed)?|escalat(?:ed|ing)|report(?:ed|s|ing)?)(?: [a-z]+){0,2} to the : (?=$|[.,;]| and| each| every| weekly)
palette palettes > pallet pallets : : : (?:[Ll]oad(?:ed|ing)? |[Uu]nload|truck|forklift|warehouse|lorr)(?!.*(?:colour|color|brand))
sight > site : (?:leaving|entering|around|left|entered|secured|guarded|patrolled|patrolling) the : (?=$|[.,;]| and| at| by| to| each| every)
cites > sites : (?:visit(?:ed|ing)?|inspect(?:ed|ing)?|survey(?:ed|ing)?|building|construction|customer|client|project|work)
complementary > complimentary : : (?:drinks?|breakfasts?|tickets?|upgrades?|parking|gifts?|wine|tea|coffee|toiletries|snacks|meals?|shuttle|wifi|samples|planning guide|guide|water|newspapers?)
principals > principles : (?:MSP|PRINCE2|DevOps|REST|OSHA|ITIL|IFRS|design|engineering|teaching|first)
role > roll : : checks? : (?:wing|cell|prison|custod|inmate|remand|evacuat)
off > of : team : \d+
apposing > opposing : : (?:counsel|part(?:y|ies)|sides?|teams?)
council > counsel : (?:instructions|brief(?:s|ed|ing)?|papers) to : (?=$|[.,;]| on| for| in)
complaint > compliant : (?:keep|kept|keeping|stay|stayed)(?: [a-z]+){1,3} : with (?!the customer|the client|a\b)[A-Za-z]+
brake brakes > break breaks : (?:(?:water|gas) mains?|pipe|coil|glass|circuit|cable)
brake > break : (?:cover(?:ed|ing)?|during|between|at|staff|lines during) : times?
brake > break : (?:would|could|not|might) : (?=$|[.,;]| (?:during|in|on|when|down|up|while))
root roots > route routes : (?:walking|delivery|driving|bus|van|postal|mail|cycle|truck|daily|collection|refuse|paper)
patience > patients : (?:moved|lift(?:ed|ing)|transferr(?:ed|ing)|wash(?:ed|ing)|assess(?:ed|ing)|nurs(?:ed|ing)|monitor(?:ed|ing)|prepar(?:ed|ing)|escort(?:ed|ing)|greet(?:ed|ing)|call(?:ed|ing)|examin(?:ed|ing)|refer(?:red|ring)|counsel(?:led|ling|ed|ing))
flower > flour : (?:weigh(?:ed|ing)?|sift(?:ed|ing)?|order(?:ed|ing)?|measur(?:ed|ing)|bread|plain|strong|wholemeal|self-raising|rice|rye) : : (?:sugar|eggs|butter|dough|bread|bak|yeast|sponge)
doe > dough : (?:sourdough|pizza|bread|pastry|cookie|puff|mix(?:ed|ing)?|shap(?:ed|ing)|roll(?:ed|ing))
waist > waste : : pipes?
weakly > weekly : : (?:payments?|reports?|meetings?|checks?|rotas?|shops?|rent|newsletters?|sales|basis|stock|orders?|sessions|visits|wages|targets|deliver(?:y|ies)|rounds?)
loose > lose : : (?:market share|weight|track of|focus|money|revenue|interest)
fair > fare : (?:quot(?:e|ed|ing)|collect(?:ed|ing)?|agree(?:d|ing)?) the : (?:to|from|and|with|before|in|at)
trail > trial : (?:one|two|three|four|five|six|\d+)-(?:day|week|month) : (?=$|[.,;]| in| at| for| before) : (?:deposition|court|jury|exhibits|clinical|motion|witness|attorney|counsel|barrister)
weather > whether : (?:check(?:ed|ing)?|decid(?:ed|ing|e)|ask(?:ed|ing)?|confirm(?:ed|ing)?|test(?:ed|ing)?|assess(?:ed|ing)?|verif(?:ied|y)|determin(?:ed|e|ing)) : (?:the |all |each )?(?:[a-z]+ ){1,3}(?:is|are|was|were|had|has|have|needs?|needed|could|would)
advise > advice : (?:g[ai]ve|given|giving|provid(?:e|ed|ing)|offer(?:ed|ing)?)(?: (?!to\b|and\b|or\b|who\b|can\b|time\b)[a-z-]+){1,3} : (?:to|on|about|and|for|regarding|over)
advice > advise : (?:with (?:clients|customers|buyers|patients|families|students)|used|able|trained|asked|there|calls) to : (?:on|them|about|people|those)
dairies > diaries : (?:daily|food|appointment|sleep|visit|reading|seizure|bladder|care|training|mood)
gentleman > gentlemen : (?:two|three|four|five|six|seven|eight|\d+|several|many)(?: elderly| young| older)?
thorough > through : (?:solicitors|lenders|surveyors|sales|orders|cases|projects|clients|claims|enquiries|applications|candidates)(?:,| and)?(?: [a-z]+)* : to (?:completion|offer|exchange|close|delivery|payment|the end)
soldiered soldiering > soldered soldering : : (?:through-hole|components?|joints?|boards?|wires?|cables?|connectors?|pipes?|circuits?|PCBs?|surface|copper)
practise > practice : : (?:papers?|exams?|tests?|questions|sessions?|manager|nurse|notes)
base > based : (?!(?:customer|client|user|military|air|home|data|knowledge|code|fan|asset|skills?|cost|tax|membership|donor|member|subscriber|supplier|the|a|an|our|army|navy|its|their|wheel)\b)[a-z]+ : on (?:feedback|results|evidence|demand|CPT|the (?:data|results|feedback|budget|brief|needs|design)|(?:client|customer|user|guest|test|sales|stock|survey) (?:feedback|data|needs|levels|results|requirements))
found > find : to : (?:duplicates?|errors|faults|gaps|the (?:best|cause|fault|right)|new (?:customers|clients|ways|suppliers)|duplicate [a-z]+|better [a-z]+)
effected > affected : (?:how|which|that|factors|changes|what)(?: (?:the |our )?[a-z-]+){0,4} : (?:the |our )?(?:gross|net|operating|margins?|profits?|profitability|performance|prices|demand|turnover|revenue|output|health|behaviou?r|mood|costs|morale|attendance|yields?|growth)
insure insured insuring > ensure ensured ensuring : : (?:the |all |our )?(?:[a-z]+ )?[a-z]+s (?:met|meets?|ran|run|stay|stayed|remain|remained|comply|complied|arrive|arrived|get|got|follow|followed|pass|passed|receive|received)
insure insured insuring > ensure ensured ensuring : (?:to|and) : (?:accuracy|compliance|consistency|cleanliness|customer satisfaction|patient safety|timely|smooth|proper|consistent)
too > to : (?:escalat|referr?|pass|report|sent|send|hand|assign|transferr?|forward|submitt?)(?:e|ed|ing)?(?: [a-z]+){1,3} : (?:(?:first|second|third|1st|2nd|3rd|next)[- ](?:line|level|tier)|managers?|supervisors?|engineers?|specialists?|head office|senior (?:staff|management|managers|clinicians|nurses|officers))
too > to : from(?: [a-z-]+){1,3} : (?:setup|set-up|completion|delivery|launch|finish|handover|installation|sign-off|collection|dispatch|despatch|payment|aftercare|checkout|production|start|end)
off > of : (?:inspections?|servicing|maintenance|installation|range|variety|number|supply|hundreds|thousands|dozens|supervision|calibration|refurbishment) : (?!hours|premises|roads|grids|sales|this|always|across)[a-z]{3,}[^su\W]s
off > of : (?:number|range|variety|hundreds|thousands|dozens|one|most|some) : (?:the|our|all|these)
advice > advise : : (?:(?!(?:to|for|and|on|given|from|of|in|by|about|or|was|is|line)\b)[a-z-]+ ){0,2}(?:clients|customers|patients|managers|directors|teams|businesses|departments|employers|employees|farmers|owners|buyers|residents|students|members|families|staff|colleagues|tenants|landlords|parents|pupils) (?:on|about|regarding) : ^Advice (?!line)
breeches > breaches : (?:report(?:ed|ing)?|data|security|contract|policy|compliance|safety|investigat(?:ed|e|ing)|any|potential|GDPR|rule|covenant|privacy|serious|possible|suspected|log(?:ged)?|record(?:ed)?)
witch > which : [a-z\d%]+, : (?!(?:and|or|in|for|at|from|with)\b)[a-z]+
sail sails > sale sales : (?:highest )?(?:onboard|in-store|car|total|retail|monthly|annual|weekly|increas(?:ed|ing)|boost(?:ed|ing)) : (?:on|in|by|from|for|figures?|targets?|of [£$€]?\d)
weighted > weighed : : (?:(?:and|out) )?(?:ingredients|parcels|flour|portions|goods|babies|patients|luggage|produce|trucks|lorries|animals|lambs|calves)
assembly > assemble : (?:tools?|machines|equipment|guns|wrenches|drawings|instructions|robots|jigs|screwdrivers|used|how) to : (?!(?:lines?|areas?|of|and|in|team|plants?|stage|department|standards?|drawings|stations?|instructions|work|jobs)\b)(?:the|an?|all|[a-z]+(?: [a-z]+){0,2}(?:[^su\W]s))(?= |$|[.,;])(?! lines?)
damage > damaging : without : (?:the|an?|any|them|it|their|our|its)
speads > speeds : feeds and
dorma > dormer : : (?:windows?|details?|roofs?|loft|conversions?|cheeks?)
serie > series : (?:travel|TV|television|web|drama|documentary|podcast|mini|comedy|crime|book|lecture|concert|workshop|new|[a-z]+-part|a|the)
trough > through : (?!(?:feed|feeding|water|watering|drinking|cattle|horse|pig|stone|cable|lighting|garden|plant|flower|kneading|dough|long|metal|the|a|an|each|every|one|new|and|or|of|to|with|wash|hand|clean|cleaned|cleaning|fill|filled|filling|empty|emptied)\b)[a-z]+(?:['’]s)? : (?:the|our|an?|their|all|various|(?!with|from|before|after|daily|every|each|when|while|that|which|system|line|drain|feed|until|once|twice)[a-z]{4,})
they > their : (?:reach|meet|hit|achieve|improve|develop|manage|understand|build|increase|raise|track|update|complete|support|express|control|with|of|in|for|on|about|regain|gain|maximi[sz]e|exceed) : (?:own |daily |individual |personal |basic |weekly )?(?:goals?|targets?|needs|skills?|reading|writing|maths|homework|health|rooms?|famil(?:y|ies)|child(?:ren)?|parents|rights|questions|complaints|orders?|bookings?|accounts?|confidence|independence|potential|budgets?|deadlines?|diets?|pain|medications?|lives|jobs?|homes?|expectations|requirements|sales|knowledge|abilit(?:y|ies)|english|English|studies|treatment|progress|mobility|strength|quota|performance|problems|business(?:es)?|website|portfolios?|systems?|vehicles?|speech|behaviou?r|learning|well-?being|care|clothes|meals)(?= (?:and|or|by|with|in|at|on|to|for|after|before|from|through|during|every|each|when|while|as|within)\b|$|[.,;])
planing > planning : (?:rota|menu|project|event|production|capacity|route|travel|resource|financial|meal|lesson|strategic|business|sprint|shift|workforce|media|care|succession|tax|town|urban|family|staff|session|campaign)
planing > planning : : (?: of| for| and [a-z]+(?: of)?)?(?: (?:the|our|all|an?|new|weekly|daily|monthly|office|summer|whole))* (?:office|events?|part(?:y|ies)|budgets?|shifts?|rotas?|routes?|trips?|visits?|moves?|meetings?|projects?|lessons?|menus?|production|weddings?|schedules?|tours?|campaigns?|holidays?|conferences?|week|staff|deliver(?:y|ies)|activities)
finish > finished : (?:of|the|our|check(?:ed|ing)|inspect(?:ed|ing)|pack(?:ed|ing)|stor(?:ed|ing)|load(?:ed|ing)) : (?:products|goods|parts|pieces|garments)
deserts > desserts : (?:upsold|upsell(?:ing)?|starters,? and|mains,? and|drinks,? and|wines,? and|coffees,? and|bak(?:ed|ing)|plat(?:ed|ing)|make|made|prepar(?:ed|ing)|hot|cold|cakes and)
practise > practice : (?:busy|a|the) (?:busy )?(?:dental|medical|GP|veterinary|law|group|legal)
practise > practice : (?:a|the|an?) busy
trail trails > trial trials : clinical
excepted > accepted : : (?: [a-z]+)? (?:payments?|deliver(?:y|ies)|returns|bookings|applications|orders|shipments|donations)
except > accept : (?:to|and|can|could) : (?: [a-z]+)? (?:payments?|deliver(?:y|ies)|returns|bookings|applications|orders|shipments|donations)
differents > differences : the : between
differents > different : [a-z]+ : [a-z]+s
has > as : as soon : (?:they|it|the|we|he|she|possible|an?)
complains > complaints : (?:number of|of|handle|handled|handling|resolve|resolved|resolving|fewer)
complain > complaints : (?:customer|guest) : (?:and|by|in|on)
witch > which : (?!the |an? |wicked )[a-z]+ : (?:sold|made|served|took|gave|won|allowed|went|sells|shows)
sale > sales : (?:increas|boost|rais|lift|improv)(?:e|ed|ing) : by
what > which : [a-z]+, : (?:cut|saved|reduced|led to|helped|allowed|increased|raised|brought) : ^(?!.*(?:ask|survey|interview|learn|question|found))
with > by : (?:cut|cutting|reduc(?:ed|ing)|increas(?:ed|ing)|improv(?:ed|ing)|rais(?:ed|ing)|lower(?:ed|ing)|grew)(?: [a-z]+){1,3} : \d[\d.]*%(?: (?:by|through|in|over|within|after)|$|[.,;])
credits > credit : : cards?
board > boarding : passports(?: and|,) : pass(?:es)?
break > brake : : (?:inspections?|pads?|discs?|repairs|services|jobs) : (?:vehicles?|oil|cars?|tyres?|tires?|bikes?|trucks?)
accessory > accessories : [a-z]+s and : (?:in|for|at|to|on)
advice > advise : to : (?: the| new)? (?:customers|clients|patients|users|students|managers|guests|tenants|farmers|families|buyers|them)
affect > effect : (?:take|took|takes|into|cause and|in)
affects > effects : (?:side|sound|special|visual|lighting|harmful|adverse)
effected > affected : (?:customers|passengers|patients|people|families|those|residents|tenants|clients|guests|staff|users|students|communities|areas|businesses|travell?ers|orders|flights|households|children|workers|employees|services|systems) : by
uses takes makes gives keeps ensures provides gets goes does writes creates improves maintains prepares manages serves meets solves achieves assists handles delivers sends brings finds learns follows cleans builds > use take make give keep ensure provide get go do write create improve maintain prepare manage serve meet solve achieve assist handle deliver send bring find learn follow clean build : (?:(?:(?:need|want|us)(?:ed|s)?|able|trained|train|in order|how) |(?:remind|help|ask|teach|allow|encourag|tell|expect|requir|support|coach|advis)(?:e?d|ing|e)? (?:[a-z]+ ){1,2}|told (?:[a-z]+ ){1,2})to : (?:the|her|his|their|my|our|its|an?|all|them|it|sure|up) 
effected effects > affected affects : (?:negatively|positively|adversely|directly|badly)
isle isles > aisle aisles : (?:shelves|shelf|store|shop|grocery|frozen|produce|galleys|cabin|lockers|checkout|narrow|supermarket|seats|warehouse),?(?: and)?(?: the)?
isle > aisle : : (?: seats?| ends?| displays?| caps?)
bare > bear : : in mind
bate > bait : (?:termite|rat|rodent|mouse|slug|ant|cockroach|fishing|poison|insect)
bate > bait : : (?: stations?| boxes| traps?)
bear > bare : : minimum
bellow > below : : [£$€]?\d| (?:the |our )?(?:target|budget|average|forecast|plan|limit|threshold)
bridle > bridal : : (?:shop|gowns?|part(?:y|ies)|showers?|wear|dress(?:es)?|suite|hair|makeup|make-up)
brake > break : : rooms?
bases > basis : (?:daily|weekly|monthly|regular|quarterly|yearly|annual|hourly|nightly|day-to-day|case-by-case|ongoing|rotating|temporary|ad hoc|part-time|full-time|voluntary)
budge > budget : (?:tight|annual|monthly|marketing|an?|the|my|within|department) : (?:of|for|and|by|in|to|under)
evidences > evidence : (?:gave|give|giving|gather(?:ed|ing)|collect(?:ed|ing)|present(?:ed|ing))
inform > informed : (?:kept|keep|keeping) (?:customers|clients|patients|guests|parents|families|managers|management|staff|stakeholders|residents|students|members|them|everyone|users|passengers|the team|the public)
minuets > minutes : (?:kept|keeping)
were > where : (?:[a-z]*[^s\W]) : (?:we|they|you|he|she|I) [a-z]+
witch > which : (?!the |an? |wicked )[a-z]+ : (?:cut|let|led|runs?|cuts|saves|saved|reduces|increases|helps|brought|improved|improves)
residence > residents : (?:for|of) : (?:with|who)
roll > role : (?:the|this|took on a|in a) : of (?:an? |the )?(?:[a-z]+ ){0,2}(?:chef|cook|supervisor|manager|leader|assistant|coordinator|mentor|trainer|host|secretary|treasurer|captain|chair|buddy|tutor|buyer|champion)
waist > waste : (?:on|cut|cutting|reduced|reducing) : by \d
saving > savings : : accounts?
details > detail : in : (?:and|with|to|for|each|every|before)
journals > journal : : entries
payments > payment : : runs?
brake brakes > break breaks : (?:tea|lunch|coffee|rest|winter|summer|spring|school|christmas)
brake > break : : even
breaks > brakes : (?:replac(?:e|ed|ing)|adjust(?:ed|ing)?|bled|bleeding|relin(?:e|ed|ing)|servic(?:ed|ing)|fit(?:ted|ting)?|chang(?:ed|ing)|check(?:ed|ing)?|inspect(?:ed|ing)?|repair(?:ed|ing)?)(?: the| new| worn| front| rear)* : : (?:tyres?|tires?|clutch|exhausts?|suspension|gearbox|vehicles?|cars|truck|bus|engine|oil|mechanic)
bought > brought : : (?: together| forward| about| to (?:life|market|justice)|(?: [a-z]+)? down (?:the )?(?:costs?|prices?))
buy > by : (?:fell|rose|grew|falls|sales|costs|turnover|revenue|profits?|output|waste|times?|scrap|absence|stock|complaints|returns|by|margins?|traffic|engagement|retention|shrinkage|accidents|incidents|errors|downtime|injuries|overtime|energy|spend|production|productivity|footfall|membership|attendance) : \d
buy > by : : \d+(?:\.\d+)?(?:%| percent| per cent)
by > buy : to : (?:supplies|stock|food|groceries|materials|parts|new|ingredients)
canvas > canvass : to : (?:voters|neighbou?rs|residents|streets|households|members)
censors > sensors : (?:motion|temperature|pressure|oxygen|parking|proximity|light|smoke|door|speed|flow|level|faulty|calibrat(?:ed|ing)|level)
cereal > serial : : numbers?
chose > choose : (?:can|could|to|will|would|may|should|must|not)
chose > choose : (?:help(?:ed|ing|s)?|let) (?:[a-z]+ )?(?:customers|clients|patients|guests|students|buyers|them|people|users|visitors|couples|families|pupils|diners|shoppers|parents)
chutes > shoots : (?:photo|video|film)
shoot shoots > chute chutes : (?:garbage|trash|laundry|rubbish|refuse)
coarse coarses > course courses : (?:golf|training|crash|online|refresher|race|induction|first[- ]aid|assault|safety|college|university|main|of)
coarse > course : : of (?:treatment|action|study|the (?:year|project|day|month|season))
course > coarse : : (?:sandpaper|grit|gravel|sand|grinding|aggregate|thread|fabric)
collages > colleges : (?:community|local|technical|sixth[- ]form|FE|further education|schools,?(?: and)?|universities,?(?: and)?|agricultural)
collage collages > college colleges : with(?: local)? : : (?:apprentic|school|universit|student|course|teacher|train)
collage > college : (?:community|technical|sixth[- ]form|FE|further education|agricultural|attended)
complaint > compliant : (?:was|were|is|are|be|fully|remain(?:ed|s)?|stay(?:ed)?) : with (?!the\b)[A-Za-z\d]+
complements > compliments : (?:received|many|several|earned|won|customer|guest|written) : (?:from|on|for)
compliment complimented complimenting compliments > complement complemented complementing complements : : (?: the| our| its| each| existing)? (?:narrative|menus?|dish(?:es)?|d[eé]cor|curriculum|wine list|existing|main course|collection|outfits?|interior|product (?:line|range)|(?:seasonal |tasting )menus?)
council > counsel : (?:opposing|in-house|outside|defen[cs]e|leading|trial|external|co-)
counsel > council : (?:town|parish|borough|student|district) : (?:meetings?|members?|and|on|in|for|to|at|tax|houses?)
councilor councilors councillor councillors > counselor counselors counsellor counsellors : (?:guidance|career|careers|grief|mental health|addiction|debt|bereavement|substance abuse|rehabilitation)
counsellors > councillors : (?:town|parish|borough)
cues > queues : (?:long|call|ticket|checkout|support)
cue > queue : (?:call|ticket|checkout|support)
queue > cue : : cards?
currant > current : : (?:account|role|job|position|employer|events|affairs|state|market|customers?|systems?|clients|process|members)
dairy > diary : (?:director's|director’s|manager's|manager’s|executive's|electronic|Outlook|appointment|shared|CEO's|partner's)
dairy > diary : : (?:appointments|entries|bookings|clashes)
diary > dairy : : (?:products?|farms?|cows?|herds?|cattle|free|farmers?|section|aisle|farming)
desert deserts > dessert desserts : : (?: menus?| stations?| sections?| trolley| course| orders)
deserts > desserts : : : (?:pastry|cakes?|breads?|menus?|kitchen|chefs?|restaurant|bak(?:ed|ing|ery)|plated|starters|dining|banquets?)
device > devise : to : (?:an?|new|the|plans|strategies|solutions|ways)
devises > devices : (?:mobile|medical|electronic|handheld|network|IoT|safety|smart)
die dies > dye dyes : (?:hair|eyelash|lash|eyebrow|brow|root|fabric|textile|semi-permanent|permanent)
discrete > discreet : : and (?:impartial|professional|polite|respectful|confidential|courteous|sensitive|friendly|calm)| service
discrete > discreet : (?:professional|impartial|polite|calm|confidential|respectful|courteous|sensitive) and
discretely > discreetly : : : (?:handl|dealt?|remov|serv|escort|answer|guests|clients|patients|residents|complaints)
duel > dual : : (?:role|fuel|language|monitors?|control|enrollment|diagnosis|citizenship|screen)
expended > expanded : : (?:the|our|its) (?:client|customer|product|service|user|market|menu|team|business|network|range)
fairs > fares : (?:bus|taxi|train|cab|passenger|collect(?:ed|ing))
fares > fairs : (?:job|career|careers|trade|craft|county|recruitment|jobs)
grate > great : : (?:customer|service|team|food|experience|communication|people|care)
hangar hangars > hanger hangers : (?:clothes|coat)
hanger hangers > hangar hangars : (?:aircraft|airplane|aeroplane)
heard > herd : (?:dairy|beef|goat|cow|sheep|suckler)
heard > herd : : of (?:\d+ )?(?:cows|cattle|sheep|goats)
here > hear : to : (?:from|complaints|cases|appeals)
hole > whole : the : (?:team|process|department|shop|project|store|company|business|school|range|class|kitchen|floor)
whole > hole : : punch(?:es)?
illicit > elicit : to : (?:[a-z]+)
elicit > illicit : : (?:drugs|substances|trade)
knew > new : (?:train(?:ed|ing)|of|for|all|with|to|won|many|welcom(?:ed|ing)|\d+) : (?:customers?|clients|starters|staff|hires|employees|products|business|recruits|members|joiners|suppliers)
lead > led : (?:has|have|had) : (?:the|an?|\d+|our|several|many|to)
lead > led : was : by (?:the|an?)
led > lead : (?:to|as|a|the|of) : (?:(?:line |sous )?(?:cook|chef|engineer|developer|nurse|technician|designer|teacher|carpenter|instructor|investigator|analyst|cashier|server)|generation)
lessen lessens > lesson lessons : : plans?
lesson > lessen : to : the (?:impact|load|burden|risk)
lightening > lightning : : (?:strikes?|rods?|protection|damage)
lose > loose : (?:tightened|fixed|repaired|secured|replaced|any|of|for|tighten(?:ing)?|fix(?:ing)?) : (?:bolts|screws|wires|parts|fittings|connections|soil|clothing|threads|tiles|nuts|cables)
lost > loss : (?:an?|no|any|heavy|weight|data|heat) : of
lose > loss : (?:an?|no|weight|data|heat|stock) : of
male > mail : : (?:merges?|shots?|carrier|sorting|campaigns?)
male > mail : (?:direct|junk|incoming|outgoing|sorted)
manger mangers > manager managers : (?:shift|team|floor|night|kitchen|restaurant|hotel|department|senior|product|property|hiring|warehouse|operations|HR|finance|IT|service|event|events|stock|depot|human resources|marketing|practice|ward|duty|production|project|store|line|shop|area|bank|general|office|account|case|sales|regional|deputy|assistant|plant|site)
manger > manager : : (?:on duty|in charge)
martial > marshal : fire
marshal marshall > martial : : arts
massages > messages : (?:phone|telephone|voicemail|email|text|voice|urgent|relay(?:ed|ing)?)
meat > meet : (?:to|and) : (?:deadlines?|targets?|clients?|customers?|the needs|their needs|demand|standards)
medal > metal : (?:sheet|scrap)
metal > medal : (?:gold|silver|bronze) : (?:in|at|for|winner)
medal > metal : : (?:fabrication|parts|sheets|roof(?:s|ing)?)
minuets > minutes : (?:taking|took|take|meeting|record(?:ed|ing)|typ(?:ed|ing)|\d+|of)
moral > morale : (?:staff|team|employee|crew|boost(?:ed|ing)?|low)
need needed needing > knead kneaded kneading : : dough
are > our : (?:of|for|to|with|by|in|on|from) : (?:customers|clients|team|guests|own|products|website)
pallet pallets > palette palettes : (?:colou?r|brand)
palette > pallet : : (?:trucks?|jacks?|racking)
palettes > pallets : (?:wooden|loaded|stacked|wrapped|moved|unloaded|loading|stacking|wrapping|moving|unloading|of)
patience > patients : (?:elderly|\d+|treat(?:ed|ing)?|transport(?:ed|ing)?|bath(?:ed|ing)|discharg(?:ed|ing)|admit(?:ted|ting))
patients > patience : (?:great|with|infinite|endless|lots of) : and (?:empathy|kindness|compassion|understanding)
past > passed : and : (?:all|every|each|both|the|an?) (?:[a-z-]+ ){0,2}(?:audits?|exams?|examinations?|inspections?|tests?|assessments?|checks?)
passed > past : (?:over|in|for|during) the : (?:few|two|three|four|five|six|several|\d+|years?|months?|decade)
peak > peek : sneak
peek > peak : : (?:hours?|times?|seasons?|periods?|demand|service|traffic|shifts?|days|load|performance|trading|usage|weeks)
peaked > piqued : : (?:the |their )?(?:interest|curiosity)
personal > personnel : (?:military|authori[sz]ed|qualified|trained|emergency|ground|security|maintenance|nursing|technical|medical) : (?:to|in|at|for|with|from|were|was|who|across|during)
personal > personnel : : (?:department|administration)
perspective > prospective : : (?:clients?|customers?|students?|tenants?|buyers?|employees?|candidates?|members|residents|donors|vendors|families|parents)
piece > peace : : of mind
plane > plain : (?:in|into|using|plain) : (?:English|view|language|clothes)
poor > pour : to : (?:concrete|drinks|foundations|wine|beer|footings|slabs)
presents > presence : (?:web|online|social media|market|digital|strong)
principle > principal : (?:vice|assistant|deputy|school) : (?:and|to|on|for|at|with|in)
principle > principal : (?:with|(?:assist|support|advis|brief|updat|shadow)(?:e|ed|ing)|report(?:ed|ing)? to|met with) (?:the|our|a)(?: school)? : (?!of|that|behind|is|was)[a-z]+
principle > principal : (?:the school|(?:vice|assistant|deputy)[- ]?) : (?:$|[.,;])
principals > principles : (?:GLP|GMP|GAAP|accounting|lean|agile|SOLID|safety|scientific|basic|core|guiding|HACCP|Montessori|OOP|object-oriented|Kanban|data protection|manual handling|health and safety|ethical)
pubic > public : : (?:transport|speaking|relations|sector|health|safety|services?|librar(?:y|ies)|schools?|events?|areas|funds|policy|opinion|meetings?|spaces?|parks?|records|affairs|works|buildings?|hospitals?|sector)
pubic > public : (?:general|of the|to the|with the)
quiet > quite : : (?:an? (?:few|lot|bit|number)|often)
quite > quiet : (?:kept|keep|keeping|a|the|during|in|and) : (?:rooms?|hours?|areas?|periods?|spaces?|environment|carriage|zones?)
recourses recourse > resources resource : human
residence > residents : (?:elderly|\d+|bath(?:ed|ing)|fed|feeding|dress(?:ed|ing)|assist(?:ed|ing)|help(?:ed|ing)|cared for|caring for) : (?:with|and|who|to|at|during|by|in)
right > write : (?:to|and) : (?:reports?|letters|emails|code|articles|essays|notes)
role > roll : : call
role roles > roll rolls : (?:bread|sausage|spring|sushi|egg|cinnamon|crusty)
roll > role : (?:leading|key|vital|major|leadership|supervisory|managerial|current|previous|important|pivotal|crucial) : (?:in|as|at|with|on|within|for)
roll > role : play(?:ed|s|ing)? an?(?: [a-z]+)? : (?:in|as|at|with|on|within|for)
roll > role : : (?:models?|play)
sail > sale : : (?:associates?|assistants?|figures|targets?|prices?)
sail > sale : (?:for|yard|garage|bake|retail)
sauced > sourced : : (?:candidates|materials|suppliers|products|vendors|parts|new)
sight sights > site sites : (?:cemetery|building|construction|job|landfill|festival|burial|customer|client|project|work)
sight > site : : (?:visits?|managers?|inspections?|supervisors?|surveys?|meetings?|foreman|office|plans?|safety)
site > sight : (?:lost|lose|losing|line of) : of
sited > cited : : (?:sources|references|case law|articles)
soul > sole : : (?:responsibility|trader|charge|proprietor|carer|trading)
stationary > stationery : (?:office|buying|bought|order(?:ed|ing)?)
stationary > stationery : cards?,?(?: and| &)? : (?:stands?|aisles?|sections?|shel(?:f|ves)|displays?|ranges?|departments?)
stationary > stationery : (?:maintain|monitor|check|manage|keep|kept|top up|control)(?:ed|ing)? : (?:levels|stores|costs)
statue > statute : : of limitations
statues > status : (?:project|order|weekly|of)? : (?:reports?|updates?|meetings)
steak > stake : : holders?
stakes > steaks : (?:grill(?:ed|ing)|sirloin|rib-?eye|cook(?:ed|ing))
steal > steel : (?:stainless|structural|carbon|mild|galvani[sz]ed|reinforcing|sheet|weld(?:ed|ing)|bent|fabricat(?:ed|ing)|alloy|cut)
steal > steel : (?<!to )(?:of|and|with|in|erect(?:ed|ing)?|install(?:ed|ing)?|fitt(?:ed|ing)|the) : (?:frames?|beams?|structures?|plates?|pipes?|bars?|columns?|fabrication|erection|fixing|doors?)
suits suit > suites suite : (?:regression|automated|unit|integration|automation) test
sweet sweets > suite suites : (?:bridal|hotel|honeymoon|executive|en-?|three-piece)
teem > team : (?:an?|the|our|my|sales|kitchen|support|of) : (?:of|and|to|in|with|leader|members?|player|meetings)
thought > taught : : (?:English|maths?|history|yoga|swimming|Spanish|French|science|children|pupils|Year \d+|classes|lessons|art|music|guitar|piano) : (?:pupils|students|classes|lessons|class|children|school|learners|Year \d|weekly|level|aged)
threw > through : \d+(?:\.\d+)?%?
threw > through : [a-z]+(?:ing|tion|tions|ment|ships) : (?:the use|better|social|word|referrals|regular|effective|weekly|cold|targeted|improved|LinkedIn|email|training|networking|[a-z]+ing)
through > thorough : (?:an?|very|conduct(?:ed|ing)?|perform(?:ed|ing)?|carri?y?(?:ed|ing)? out|and) : (?:knowledge|understanding|grasp|cleaning|cleans?|inspections?|checks?|reviews?|investigations?|handovers?|assessments?)
toe > tow : : (?:vehicles|trucks?|cars)
tow > toe : steel[- ] : (?:boots|shoes|capped|caps)
too > to : (?:up|due|prior|according|next|addition|relating|related|attend(?:ed|ing)|adher(?:ed|ing)|contribut(?:ed|ing)|listen(?:ed|ing)|respond(?:ed|ing)?|reported|reporting|spoke|talked|deliver(?:ed|ing)|transferred|committed) : (?!much|many|late|often|few|little|long|high|low|big|fast|slow|soon|close|early|quickly|slowly|far)[a-z]+|[£$€]?\d
too > to : and : (?:AS/NZS|BS|ISO|IEC|ASTM|ASME|HR|QA|HMRC|NHS|GPs?|CEOs?|CFOs?|SMEs?|KPIs?|SLAs?)
trail > trial : : (?:balances?|periods?|basis|court|version)
trail trails > trial trials : (?:clinical|drug|randomi[sz]ed|controlled|field)
trial trials > trail trails : (?:audit|paper|hiking|nature|cycling)
vary > very : : (?:busy|large|high|good|well|important|small|fast|strict)
verses > versus : : (?:initial|budget|budgeted|forecast|plan|planned|actuals?|target|prior|last year|demand|the (?:previous|prior|original|plan|budget))
verses > versus : (?:actuals?|budget|planned|forecast|\d[\d,.]*[%kKmM]?)
vile viles > vial vials : blood
viles > vials : : of
waved > waived : : (?:the )?(?:fees?|charges?|rent|deposits?|penalt(?:y|ies))
waist > waste : (?:food|clinical|hazardous|medical|scrap|kitchen|green|garden|bulk|household|industrial|plastic|chemical)
waist > waste : : (?:disposal|management|bins?|removal|collections?|reduction|water|oil|paper|materials)
whether > weather : (?:bad|severe|cold|hot|wet|extreme|inclement|poor|harsh|adverse|stormy|rainy)
weather > whether : : (?:to|or not)
where > were : (?:ensur(?:e|ed|ing)|sure|check(?:ed|ing)?)(?: that)?(?: all| the| our)? [a-z]+s : (?!possible|needed|necessary|appropriate|required|applicable|relevant)(?:[a-z]+ed|done|made|kept|sent|paid|met|put|taken|ready|clean|happy|safe|correct|up to date|in|on|at)
where > were : (?:who|they|we) : [a-z]+
where > were : there : (?:no|several|many|few|two|three)
where > wear : (?:to|must) : (?:PPE|protective|gloves|masks?|safety|uniforms?|hard hats?)
wielded wielding > welded welding : : (?:pipes?|steel|joints?|frames?|alumini?um|stainless|structural|metal|machines?|torch(?:es)?|rods?|equipment|certificates?|certification|shop)
wielding > welding : (?:TIG|MIG|arc|stick|spot)
`
  .trim()
  .split('\n');
