/** Words and frames that are seldom meant: where a line is changed, a slip of these is not left beside the change. */
import { mayMatch } from '#worker/nlp/needed.ts';
import { rememberByText } from '#worker/nlp/remember.ts';

/** True where one of them stands in the line. */
export const hasSuspect: (text: string) => boolean = rememberByText(
  (text) => LOOKED_FOR.some(({ suspect, mayStand }) => mayStand(text) && suspect.test(text)),
  500,
);

const PEOPLE =
  '(?:customer|client|patient|guest|resident|student|pupil|user|member|tenant|driver|passenger|employee|visitor|supplier|vendor|applicant|candidate|stakeholder|worker|nurse|teacher|parent|owner|player|pensioner|volunteer|athlete|learner|donor|investor|buyer|seller|bride|couple|farmer)s';

const SUSPECTS: readonly RegExp[] = [
  // Words taken for others that sound alike.
  /\bthrew (?!(?:an?|out|away|in|up|off|over|parties|balls?|shapes?|pots?|(?:the )?(?:javelin|discus|ball|switch|shot|hammer|party))\b)/,
  /\b(?:weekly|daily|monthly|regular|yearly|quarterly|day to day|day-to-day|part-time) bases\b/,
  /\b(?:lead|defen[cs]e|legal|outside|opposing|trial|general|in-house) council\b|\bcouncill?ing\b/,
  /\b[Cc]omplied (?!with\b)/,
  /\bwere (?:the|they|an?|we|you|he|she) [a-z]+ (?:is|are|was|were|needs?|needed|wish\w*|want\w*|work\w*|live[ds]?|had|have|can|could)\b/,
  /(?<!\b(?:paid|pay|wrote|write|took|take|cut|set|laid|lay|sign|signed|switch|switched|kicked?|dropp?(?:ed|ing)?|show(?:ed|ing)?|finish(?:ed|ing)?|round(?:ed|ing)?|clos(?:e|ed|ing)|break|broke|fend|fended|fought|spun|sold|turn(?:ed|ing)?|clean(?:ed|ing)?|see|saw|seal(?:ed)?|warded|knock(?:ed)?|mark(?:ed|ing)?|start(?:ed)?|time|hours?|days?|weeks?|money|get|got|load(?:ed|ing)?|help(?:ed|ing)?|live|hand|cross|tick|ticked|kick|rubb(?:ed|ing)|stripp(?:ed|ing)|washed|wiped|\d+%|marked|wiped) (?:the |their |them |customers |guests )?)(?<!-)\boff (?:[a-z]{3,}s)\b(?! (?:duty|site|season|peak))/,
  /\btoo (?!(?:much|many|high|low|late|early|small|large|long|short|few|little|hot|cold|old|young|far|close|big|fast|slow|heavy|often|ill|sick|frail|weak|unwell|busy|warm|loud|bright|wet|dry|wide|narrow|deep|thick|thin|expensive|noisy|complex|hard|soft|good|bad|dangerous|difficult|tired|upset|easily|quickly|slowly)\b)[a-z]+/,
  /\beffect(?:ing|ed) (?!change|repairs?|sales?|entry|arrests?|an? |the (?:sale|repair|arrest|change|transfer))/,
  /\b(?:an?|the) affects?\b|\baffects? of\b|\bside affects?\b/,
  /\b(?:to|not|never|n['’]t|without|could|can|would|will) loos(?:e|ing)\b|\bloos(?:es|ed|ing)\b/,
  /\bapart of (?:an?|the|our|my)\b|\bisles\b(?! of\b)|\bbrakes? (?:and|or) lunch|\blunch brakes?\b/,
  /\b(?:thru|tho|wich|aswell|alot|incase|infront|eachother|upto|atleast|incharge|everytime|abit|inbetween|alright|inhouse|propper|manged|form (?:the|an?|our|their|all)\b(?<!\b(?:to|and|the|a|an|that|which) form (?:the|an?|our|their|all)))\b/,
  /\b(?:passed|past) (?=experience)|\bin the passed\b|\bwent passed\b/,
  /\b(?:head|team|shift|floor|night|duty|line|general|office|area|branch|project|account|sales|assistant) manger\b/,
  /\b(?:key|leading|active|lead|major|vital|this|new|job|my) rolls?\b(?! of| and| call)/,
  /\b(?:complementary|compliment(?:ed)? (?:the|with))\b/,
  /\b(?:peak|peaked) (?:their|his|her) interest\b|\b(?:sight|cite) (?:visits?|managers?|meetings?|inspections?|safety|office)\b|\bon (?:sight|cite)\b/,
  /\b(?:there|their|they['’]re) (?:is|are|was|were) (?:own|needs)\b|\bon there\b|\bthere (?:own|needs|meals|homes?|families|parents|children|rooms?|cars?|work|accounts?|bills?|orders?|details|documents)\b/,
  /\b(?:your|you['’]re) (?:welcome)\b|\bits a\b|\bit['’]s (?:own|performance|members|customers|staff)\b/,
  /\b(?:principle|principles) (?:contractor|engineer|designer|investigator|officer|bass|dancer|trombone|lead)\b|\b(?:school|vice|assistant|deputy) principles?\b/,
  /\b(?:personal) (?:files|records|department|matters of staff)\b(?! and)|\bmilitary personal\b/,
  /\b(?:diary|dairy) (?:entries of cows|management of meetings|appointments)\b|\bdairy (?:management for|entries|appointments)\b|\bdiary (?:farm|cows?|herd|products?|cattle)\b/,
  /\bwaist (?:bins?|disposal|management|water|collection|removal|paper)\b|\b(?:clinical|food|medical|hazardous|green|chemical) waist\b/,
  /\b(?:whether|wether) (?:conditions|forecast|station|reports?)\b|\b(?:bad|hot|cold|wet|severe|all) (?:whether|wether)s?\b/,
  /\b(?:through|thorough|though|trough)(?= (?:inspections?|checks?|cleaning|knowledge|understanding|reviews?|search)\b)(?<!thorough)/,
  /\bbreaks?(?= (?:pads?|discs?|fluid|lines?|calipers?|systems? (?:of|on) (?:cars|vans|trucks))\b)/,
  /\b(?:trail|trails) (?:balance|lawyer|attorney|court|data|phase|patients|period|run)\b|\bclinical trails?\b/,
  /\b(?:sole|soul) (?:surviver|food of)\b|\b(?:to|too|two) (?:many|much) (?:too|two)\b/,
  /\b(?:of|from|for|to|with|in|at|by) (?:of|for|with|at|in)\b(?!-)(?<!\b(?:from (?:in|of|at|with)|for in|in at|in with|in for|by at))/,
  /\b(\p{Ll}{3,}) \1\b/u,

  // What other languages lend.
  /\bin every (?:day|week|month|year|quarter|shift|morning|evening)\b|\bevery (?:end|beginning) of\b|\bonce in an? every\b|\bonce in every (?:day|week|month)\b|\beach and (?:each|all)\b/,
  /\b(?:started|built|build|created|set up|rose|grew|starting)(?: [a-z]+){0,4} from zero\b|\blead today\b|\btoday (?:a|the) team\b|\bsince (?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:years?|months?|weeks?)\b/,
  /, what [a-z]+|\b(?:that|which|what) allow(?:s|ed)? to\b|\ballow(?:s|ed|ing)? to [a-z]+\b|\b(?:permitted|enabled|enables) to (?!be\b)[a-z]+\b/,
  /\bfor (?:resolve|solve|make|do|check|improve|reduce|increase|ensure|prepare|send|get|help|understand|know|give|create|find|keep|the better)\b(?! (?:up|and))/,
  /\b(?:before|after|by|without|from|of|for|about|despite) (?:leave|go|start|send|make|give|arrive|enter|begin|finish|come|deliver|take|receive|become|bring|ensure|provide|obtain)\b(?! (?:of|entitlement|requests?|cover|and|lines?|deliver))/,
  /\b(?:for|after|before|by|of|with|without) [a-z]+ing of\b(?<!\b(?:for|after|before|of|with) (?:(?:the )?(?:understanding|meaning|timing|meeting|opening|closing|beginning|hearing|training|handling|building|reading|rating|funding|positioning|ordering|planning|scheduling|pricing|processing|testing|cleaning|monitoring|licensing|marketing|screening|recording|running|staging|siting|spring|string|ring|king|sterling|ceiling|wing)) of)/,
  /\b(?:is|are|was|were) been\b|\b(?:has|have|had) being\b|\bhave asked\b(?! (?:for|to|the|me|us|about))|\bwhich was well\b|\bwas well appreciated\b/,
  /(?<!of )\bwhom (?:[a-z]+ed|had|have|are|were|was|is)\b/,
  /^(?:Reali[sz]ed (?!(?:that|savings?|gains?|profits?|value|benefits|how|the (?:potential|value))\b)|Elaborated (?!on\b)|Attended (?:to )?(?:an average|clients|customers|patients|guests|calls?|phones?|the (?:phone|clients|customers|patients|guests|public))\b|Assisted to (?!the\b)|Accompanied (?:the )?(?:projects?|process)|Executed (?:the )?(?:cleaning|calls)|Made (?:the )?(?:elaboration|control|follow|accompaniment|reali[sz]ation)|Effectuated|Actuali[sz]ed|Learned (?:new |the )?(?:workers|staff|students|trainees|colleagues|children)|Teached|Gived|Maked)/,
  /\b(?:elaborat(?:e|ed|ing)|reali[sz](?:e|ed|ing)) (?:of )?(?:the )?(?:reports?|SOPs|documents?|plans?|budgets?|projects?|tests?|analys[ie]s|events?|activities|campaigns?|trainings?|inventories)\b/i,
  /\ban? (?:[A-Za-z][a-z]+ )?(?:software|equipment|furniture|feedback|advice|information|research|staff|machinery|hardware|knowledge|evidence|homework|luggage|accommodation|paperwork|documentation|correspondence|maintenance|traffic|personnel|guidance)(?=[.,;]|$| (?:and|for|to|in|on|at|with|that|which|from|by)\b)/,
  /\b[Tt]rain(?:ed|ing)?(?: [a-z]+){1,4} about\b|\b[Ii]nformed(?: [a-z]+){1,3} for the\b|\b[Dd]iscuss(?:ed|ing)? (?:about|on)\b|\b[Cc]ontacted (?:with|to)\b|\b[Ee]xplained (?:them|him|her|customers|patients|clients|guests|students) (?:the|how|about|their)\b|\b[Ee]mphasi[sz]ed (?:on|about)\b|\b[Rr]equested (?:for|to)\b|\b[Oo]rdered for\b|\b[Vv]isited (?:to|at|in)\b|\b[Ee]ntered (?:in|to) (?:the|a)\b|\b[Aa]pproached (?:to)\b|\b[Aa]nswered (?:to|on)\b|\b[Aa]ssisted (?:the )?[a-z]+ to (?!(?:appointments?|the|their|safety|bed|court|school|and)\b)[a-z]+/,
  /\b[Aa]dvised (?:[a-z]+ ){1,2}by the\b|\b(?:in|on|into|via|through|using|with|to|from) [A-Z][A-Za-z]*[A-Z]\w* (?:app|system|portal|platform|database|tool|website|server|machine|team|department|dashboard|module|plant|site|hospital|school|company)\b(?! [a-z]+s)|\baging from\b|\bin age of\b|\b(?:with|in|at) the age (?:from|between)\b|\btill (?:the )?(?:end|last)\b|\b(?:kept|keep|maintained|maintain) (?:the )?[a-z]+ organi[sz]ed\b|\b[Kk](?:eep|ept) track (?!of\b|and\b)/,
  /\bthe same (?!day|time|way|shift|week|month|year|period|team|standards?|room|site|level|number|building|role|line|route|tool|question|fault|place|[a-z]+s\b)(?:in|on|to|at|for|with|by|and|manually|via|through)\b|\bthe same(?=[.,;]|$)|\bof same\b|\b(?:counsel|update|updated|posting|send|sent|report|reported|record|recorded|ensure|share|shared) same\b/,
  /\b(?:once|twice|three times) in (?:a|an|every|each) (?:day|week|month|year)\b|\bon (?:weekly|daily|monthly|regular|yearly|quarterly) bas[ei]s\b|\bin (?:timely|efficient|professional|friendly|safe|proper) (?:manner|way|fashion)\b/,
  /\bw\.?r\.?t\b|\bprepone[ds]?\b|\b(?:revert|reverted) (?:back )?to (?:customers|clients|queries|emails)\b|\bdo(?:ing)? the needful\b|\b(?:cope|coped) up\b|\b(?:discussions?|query|queries|meetings?) (?:regarding|about) the same\b/,
  /\b(?:less|fewer|more|better|higher|lower|greater|faster|quicker|cheaper|rather|other) (?:then|that) \d|\b(?:more|less|better|faster) (?:then)\b/,
  /\b(?:datas|staffs|equipments|informations|softwares|furnitures|luggages|feedbacks|advices|trainings|childrens|peoples|machineries|paperworks|documentations|researches|knowledges|stationeries|jewelleries|wastages|complains)\b/,
  /\b(?:many|several|few|various|both|these|those|different) (?:kind|type|sort|project|customer|client|task|issue|problem|machine|department|team|report|document|product|site|supplier|patient|student)\b(?!-| [a-z]+s\b)/,
  /\b(?:each|every|another|one|either|neither|per) (?:evenings|mornings|days|weeks|months|years|customers|clients|patients|students|shifts|guests|orders|sites)\b/,

  /\ba [AEIO](?!u|ne\b|nce\b|MS\b)[a-z]|\ba (?:8|11|18|8\d|8\d{2}|18,\d{3}|8,\d{3})(?![\d.:/])|\ba (?:more )?[a-z]+ schedules\b|\bin other to\b|\bas at when\b|\bMade (?:the )?exchange\b|\b(?:any|no|every) incidences?\b|\bin fa[ct] of\b/,
  /\bregarding (?:with|to|about|of|for)\b|\bdespite of\b|\b[Cc]omprised? of\b|\b[Aa]nimated (?:the )?(?:workshops|groups|sessions|children)\b|\bwith (?:good|positive|excellent|great) result\b|^Filled (?:[A-Z]|VAT|tax)[A-Za-z/]* (?:returns?|claims?)|^Leaded\b|\b[Ss]ince \d+ (?:years?|months?)\b|\band I\b|\bI am\b/,
  /\b[a-z]*[a-rt-z](?<!\b(?:people|children|staff|data|they|men|women|police|which|that|who|media)) were (?:requested|needed|required|possible|necessary|appropriate|applicable)(?=[.,;]|$)/,
  /\b(?:it|they|which|that) (?:is|are|was|were) (?:release|deliver|send|prepare|finish|require|provide|create|serve|maintain|submit|process|manage|report|record|update|check|sign|ship|pack|install|repair)\b/,
  /, (?:all|the|all the) [a-z]+ (?:was|were|is|are) |\band (?:has|have) [a-z]+(?:ed|en|own)\b|, and included [a-z]+ing\b/,
  /^[A-Z][\w-]*ed\b.*,? and (?:writes|keeps|makes|takes|gives|sends|helps|ensures|provides|prepares|maintains|explains|advises|serves|solves|teaches|brings|carries|deals|does|goes|has|is|checks|reports|answers|records|supports|updates|assists|manages|handles|organi[sz]es|trains|cleans|collects|creates|delivers|follows|attends) (?!and\b|of\b|for\b|in\b|at\b|from\b|by\b|across\b|on\b(?! the phone))[a-z]+/,
  /^[A-Z][\w-]*ed\b.*\b(?:until|till|before|once|unless|as soon as) (?:[a-z]+ ){1,4}(?:is|are|has|have)\b/,

  /\b(?:sightseeing|upselling|advertising|shopping|networking|marketing|cooking|catering|gardening|planning|cleaning|counselling|counseling|welding|nursing|coaching|mentoring|teaching|parking|handling|printing|editing|programming|coding|farming)s\b|\b[Cc]omplyed\b|\bthe til\b/,

  /^Help(?:ed)? (?!bring\b|with\b)[a-z]+ing (?!and\b|of\b)|^(?:Has|Have|Having) \d|^Trained to\b/,
  /^[A-Z][\w-]*(?:ed|ote|an|ade|ook|ept|eld|ilt|ent|ave|et|ut|ew|old|ught)\b(?=.*(?<!\b(?:to|help(?:ed)?|let|can|could|would|should|must|who|that|which|they|we|I|you) [^,;]*),? and (?:find|run|do|write|make|give|take|get|go|see|keep|hold|build|buy|sell|send|spend|teach|speak|meet|read|bring|choose|draw|drive|show|think|win) (?:the|an?|all|any|new|their|[a-z]+s)\b)/,

  /^Awarded with\b|^Helped with all\b|\band [a-z]+ing (?:in|up|out|off|down|over|away) \b(?<!\b(?:by|for|in|of|with|before|after|while|when|from|on|including) [^,;]*and [a-z]+ing (?:in|up|out|off|down|over|away) )/,
  /\bin to (?!the (?:future|[a-z]+ing)\b)(?=[A-Z]|the (?:system|database|CRM|software|app|spreadsheet|computer)\b)|\b(?:end|refit|part|because|out|instead|number|range|list|care|charge|middle|top|front|start) off (?!the record\b|site\b|duty\b)(?=an?\b|the\b|shift\b|day\b|month\b|all\b|\d)|\bthe decease\b|\b(?:plant(?:ed|ing)?|weed(?:ed|ing)?|dug|flower|herbaceous|grass) boarders\b|^Planed (?!(?:timber|wood|boards?|doors?|oak|joinery|edges|planks|stock|down|the|and)\b)|\b(?:and|was|were|is|have|has) maid\b/,
  /\b(?:each|every|last|in|the) (?:Summer|Winter|Spring|Autumn)\b(?! (?:School|Term|Camp|Festival|Fair|Show|League|Games|Olympics|\p{Lu}|\d))|\binsured (?:full |that |the |all )?(?:compliance|quality|safety|staff|customers|all|that)\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day['’]s(?=[.,;]|$| (?:and|at|in|from)\b)|\b(?:gave|with|for|and|offered|won|saved) (?:[a-z]+ ){0,2}and additional\b/u,
  /\bthe (?:schools|colleges|hospitals|vets|clubs|teams|councils|churches|shops|hotels|firms|banks|farms|ships|towns|villages) (?:\p{Lu}|x-rays?|website|budget|newsletter|logo|brand|reputation|own|first|largest|biggest)/u,
  /\ball (?:the |our |its )?(?:branch|store|site|customer|client|patient|team|machine|vehicle|product|project|report|document|room|class|pupil|student|guest|order|invoice|supplier|school|office|region|shop|ward|unit|account|employee|member|driver|transaction|payment|request|complaint)\b(?! [a-z]+s\b| [a-z]+(?:ing|ment|tion|ance)\b)/,
  /\b(?:elderly|disabled) (?:passenger|customer|client|patient|guest|resident|user|child|adult|student)\b(?! (?:care|services?|transport|support)\b)|\b(?:dogs|cats|cows|horses) and (?:cat|dog|cow|horse|goat)\b|\bat (?:19|20)\d\d\b|\b[a-z]{3,}s (?:in|of|on|at|for) the [a-z]+s was\b|\bsaved (?:company|client|firm|school|department|team)\b|\bon charge\b|\btold (?:any|all|the) (?:changes|problems|issues)\b|\b[Ii]nformed (?:the )?[a-z]+(?: [a-z]+)? over\b/,
  /\b(?:child birth|hand made|work place|class room|ware house|under stand|time table|book keeping|house keeping|air port|note book|week end|back log|data base|out door|in door|life guard|brain storm|fire fighter|finger print|key board|news paper|play ground|birth day|with in|with out|any one|every one|some one|him self|them selves|an other|in the take-?off)\b(?! of\b)/,

  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many) (?:[a-z]+ )?(?:attendance|assistance|residence|patience|maintenance|information|equipment|correspondence|performance|insurance|repudiation|guidance|presence)\b(?! [a-z]+s\b)|^[A-Z][a-z]+ [a-z]+, both\b/,
  /^[A-Z][\w-]*(?:ed|ote|an|ade|ook|ept|eld|ilt|ent|ave)\b(?=.*(?<!\b(?:by|for|in|of|with|from|on|before|after|while|when|without|including|to|[a-z]+ing) [^;]*),? and (?:keeping|making|giving|taking|doing|preparing|maintaining|ensuring|providing|helping|checking|writing|sending|dealing|answering|using|getting|putting|setting|managing|handling|supporting|cleaning|updating) [A-Za-z])/,

  /\bon how (?!(?:to|the|it|they|he|she|we|you|much|many|often|well|far|long|a|an|their|our|each|people|staff|customers|patients|clients)\b)[a-z]+ [a-z]+ and\b|\b(?:at|for|by|with|of|from) to\b|\b[Gg]ot done\b|\ban? (?:\d+% )(?:[a-z]+ )?(?:rates|results|scores|levels|targets|reductions|increases)\b|\ban? [^,;]*, which have\b/i,
  /(?<!\b(?:an?|the|each|every|per|its|their|our|this) (?:[a-z]+ )?)\b(?:[2-9]|[1-9]\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:day|week|month|year|hour|minute|term|semester|season|shift|night|weekend|mile|metre|meter|time)(?=[.,;]|$| (?:of|in|at|on|for|with|to|by|from|after|before)\b)|\bfirst (?:[2-9]|[1-9]\d+|two|three|four|five|six|ten) (?:day|week|month|year|hour|minute)\b/,
  /^[A-Z][\w-]*(?:ed|de|ote|an|ook|ept|eld|ilt|ent|ave)\b.*\buntil (?:[a-z]+ ){1,4}(?:can|will)\b|^[A-Z][\w-]*(?:ed|ade|ote|ook|ept|eld|uilt)\b.*,? and (?:train|monitor|check|report|answer|handle|process|record|clean|order|test|help|show) (?:the|them|it|an?|all|any|their|our|its|new|each|every)\b/,

  /\b(?:faults|defects|errors|problems|damages?) of (?!the\b|over\b|up\b|\d)|^Execut(?:e|ed) (?!(?:[a-z]+ ){0,2}(?:the|a|an|trades|orders|code|search|warrants?|documents|deeds|contracts|plans?|campaigns?|tests?|projects?|events?)\b)|\bin the framework of\b/,

  /^(?:Daily|Weekly|Monthly|Yearly|Quarterly|Nightly|Hourly|Timely|Annually|Seasonally) [a-z]|^(?:Plan(?:ned)?|Design(?:ed)?|Construct(?:ed)?|Develop(?:ed)?) and supervised?\b|\b(?:[Cc]arr(?:y|ied)|[Ff]illed|[Ss]et|[Pp]ut|[Tt]ook|[Tt]ake) (?:out|up|in|down|off|over) of\b/,
  /^Handled? (?:the |a |an )?(?:[a-z-]+ ){0,3}[a-z]{3,}(?:ing|ment|tion|sion|ance)\b(?! (?:complaints|queries|requests|calls|issues|enquiries|inquiries|paperwork|tickets|claims|disputes|forms|documents|deposits|orders|errors|emails|data|goods|equipment|stock|systems|questions))|^Handled? (?:a |the |all )?(?:[a-z]+ )?(?:team|crew|staff|accounts of)\b|^Provided? (?:[a-z]+ )?(?:training|coaching) (?:to|for)\b/,
  /\b(?:accounts|website|newsletter|pages?|channels?|posts?) (?:and [a-z]+ )?of the (?:brand|charity|company|school|club|hotel|shop|restaurant|firm)\b/,
  /^T(?:aught|each) [a-z]+ing and the\b|\b(?:for|on|in|with) (?:YouTube|Instagram|Facebook|LinkedIn|TikTok) (?:channel|page|account|group)\b/,
  /^[A-Z][a-z]+ (?:up|out|off|down), [a-z]+(?:ed|t) |^[A-Z][a-z]*-[a-z]+ [a-z]+s [a-z]+ed (?:for|in|at|on)\b/,
  /\b(?:MacOS|One Drive|Mac Books?|NewRelic|Snow Flake|Pyspark|Ofstead)\b|\bto (?:built|kept|made|took|gave|went|did|had|found|got|sent|met|paid|sold|taught|told|wrote|switched|gained|halved|logged)\b|\bto used (?:it|them|the)\b|\b\d+-year old\b|\bbellow \d|\b(?:that|which|bill|law|test|exam) past\b|\b(?:photo|video|logo|menu|memo|demo|CV|PC|TV)['’]s (?:and|for|of|in|on|to)\b/,
  /\b(?:managers|staff|customers|clients|patients|parents|teams|members|people|children|students|pupils|guests|residents) there [a-z]+|^[A-Z][a-z]+ (?:[a-z]+ ){0,2}[a-z]+[^su]s(?: [a-z]+){0,6} and (?:circulated|sent|filed|posted|checked|digiti[sz]ed?|label(?:led)?|kept|stored|logged|recorded|cleaned|packed) it\b|\ba (?:SEC|FBI|RFP|SOP|NHS|LNG|NDA|MVP|SLA|SME|MRI|HGV|LGV|FOI)\b|\ba \$(?:8|11|18)|\b(?:in|of|for|over|during) past [a-z\d]+ (?:years|months|weeks)\b|\bthe [a-z]+[^s ] (?:that|which) (?:run|use|help|serve|provide|handle|cover|include|need|give|allow|manage)\b/,
  /[^,] which (?:led|saved|reduced|increased|cut|helped|resulted|allowed|improved|raised|brought|gave)\b|^(?:Handled|Produced|Conducted|Created|Performed|Ran|Completed) (?:the )?[a-z]+(?:ing|ion|ign|rch) and [a-z]+(?:ed|ote|an|aught|ut)\b|^Ran [a-z]+ion of\b|\b(?:follow ups|new comers|first year [a-z]+ students)\b/,
  /\bhow (?:use|do|make|operate|handle|write|read|inject|keep|run|set|check)\b|\bMa[dk]e a part of\b|^(?:Help|Assist)(?:ed)? in the [a-z]+(?:ing|ment|tion|ance) of\b|\b(?:during|after|before) (?:night|day|morning|evening|graveyard|late|early) shift\b|^Tak(?:e|ing) inventory of [^,]*,|^Took inventory of [^,]*,|\bthe (?:complete|whole) [a-z]+ area\b/,
  /\b(?:the|our) [a-z]+[^su]s (?:electricity|energy|phone|wage|water|gas|heating|fuel) (?:bills?|costs?|use|supply)\b/,
  /\bso (?:many|much)\b|\bcalls of\b|\b(?:the|our|all) (?:clients|customers|vendors|suppliers|patients|students) \p{Lu}{2,}|^Look(?:ed)? after (?:[a-z-]+ ){0,3}(?:works?|reconciliations?|execution|filing|processing|administration|billing|compliance|operations)\b/u,
  /, contact with [^,]* and [a-z]+\b|\bbased from\b|\b(?:incomplete|late|missing|wrong|false|new|old|failed|rejected) (?:submission|payment|invoice|application|delivery|order|request)\b(?= (?:by|from|in|and)\b|[.,;]|$)(?<!\b(?:an?|the|each|every|any|no) [a-z]+ [a-z]+)/,
  /^Served as (?:an?|the) (?:[a-z]+ ){0,2}(?:driver|trainer|cook|cleaner|editor|designer|writer|translator|interpreter|photographer|cashier)\b/,

  // Words that only a hyphen joins.
  /\b(?:person|patient|client|child|family|customer|user|student|learner) (?:cent(?:er|re)d|focus+ed|friendly|facing|led)\b|\bevidence based\b|\b(?:anti|non|pre|multi|semi|sub|inter) [a-z]+|\bbody worn\b|\b(?:pop|mock|set) ups?\b(?=[.,;]|$| (?:and|in|for|shops?|stores?|events?|of)\b)(?<!\b(?:to|and|is|are|was|were|be) (?:pop|mock|set) ups?)/,
  /\b(?:long|short|full|part|mid|fixed) (?:term|time) (?!(?:and|at|in|on|for|as|to|with|by|from|of|while|during)\b)[a-z]+|\b(?:hands on|out of hours|face to face|day to day|end to end|one on one|one to one|door to door|first class|medium sized|small scale|large scale|hard to reach|state of the art|high fidelity|low fidelity|first line|second line|third party|real time|high end|low cost|open source|cross functional|follow up) (?!(?:at|using|in|for|to|with|and|on|of|from|by|the|an?)\b)[a-z]+/,
  /\b(?:two|three|four|five|six|eight|ten|twelve) (?:week|day|month|year|hour|man|person|minute|storey|story|bed|bedroom|part|stage|step|way|page)(?! (?:and|or)\b) [a-z]+/,

  // Owners without their apostrophe, and kinds that took an s.
  new RegExp(
    `\\b${PEOPLE} (?:churn|locations|sites|offices|enquiries|calls|loyalty|engagement|retention|service|complaints?|needs|records?|files?|details|data|accounts?|homes?|houses?|rooms?|requests?|expectations|behaviou?r|safety|health|progress|attendance|medication|medicines|vitals?|vital signs|condition|conditions|families|feedback|orders|payments?|documents?|questions|problems|belongings|credentials|CVs|resumes|applications|references|work|performance|names|addresses|satisfactions?|experience|meals|charts?|notes|history|histories|rights|wishes|premises|properties|vehicles|cars|bags|luggage|dietary|(?:special|individual|personal|daily|fluid|blood) (?:[a-z]+s|care|pressure|intake))\\b(?! (?:to|for) [a-z]+ed)`,
  ),
  /\b(?:an?|one|the next|last|this) (?:day|week|month|year|hour|minute)s (?!of\b|in\b|at\b|on\b|a\b|and\b|to\b|ago\b)[a-z]+/,
  /\b(?:services|vehicles|projects|systems|stocks|products|materials|visas|fingerprints|meetings|volunteers|customs) (?:users?|drivers?|coaches|coach|applications?|rooms?|evidence|takes?|levels?|members?|files?)\b(?<!\b(?:systems|materials|customs|projects|services) (?:files?|members?|levels?))/,

  // A capital, or a form, that the rest of the line does not go with.
  /(?<!\p{Lu}\p{Ll}+ )\b(?:and|to|or|then) [A-Z][a-z]+(?:ed|ing)\b(?! \p{Lu})/u,
  /^[A-Z][\w-]*ed\b.*,? and (?:(?:lodge|deal|send|keep|make|give|take|ensure|provide|maintain|prepare|arrange|liaise|attend|deliver|explain|advise|organi[sz]e|create|write|bring|carry|teach|serve|solve) (?:with|to|for|on|out|up|new|[a-z]+s)|(?:lodge|deal|send|keep|make|give|take|help|ensure|provide|maintain|prepare|assist|arrange|follow|liaise|respond|handle|manage|attend|collect|deliver|enter|explain|answer|advise|organi[sz]e|coordinate|process|create|write|bring|carry|complete|conduct|perform|teach|serve|solve|monitor|support|update|review|report|record|check) (?:the|them|it|an?|all|any|their|our|its|him|her|each|every))\b/,
  /^[A-Z][a-z]+ed\b.*\b(?:never|and then|then|also) (?:lose|make|take|give|get|go|miss|leave|send|have|has|is|are|do|does)\b/,
  /^Ensured\b.*\b(?:is|are|has|have|gets?|leaves?|remains?|feels?|comply|complies|meets?|receives?|arrives?)\b/,
  /\band (?:also )?in charge (?:of|with)\b(?! (?:the )?[a-z]+ing)|\bperform(?:ed|ing|s)? the [a-z]+ion of\b|\b(?:my(?! own)|me|myself)\b/,
];

const LOOKED_FOR = SUSPECTS.map((suspect) => ({ suspect, mayStand: mayMatch(suspect) }));
