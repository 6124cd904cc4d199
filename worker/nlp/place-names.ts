/** Compact gazetteer: enough to tell a place from an employer; a rule of shape covers the rest. */

/** Countries and territories, in English and in their own or our users' languages. */
export const COUNTRIES =
  'afghanistan|albania|algeria|andorra|angola|argentina|armenia|australia|austria|' +
  'azerbaijan|bahamas|bahrain|bangladesh|barbados|belarus|belgium|belize|benin|bhutan|' +
  'bolivia|bosnia|bosnia and herzegovina|botswana|brazil|brunei|bulgaria|burkina faso|' +
  'burundi|cambodia|cameroon|canada|chad|chile|china|colombia|congo|dr congo|drc|democratic ' +
  'republic of the congo|costa rica|croatia|cuba|cyprus|czech republic|czechia|denmark|' +
  'dominican republic|ecuador|egypt|el salvador|england|eritrea|estonia|ethiopia|fiji|' +
  'finland|france|gabon|gambia|georgia|germany|ghana|greece|guatemala|guinea|guyana|haiti|' +
  'honduras|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|northern ireland|' +
  'israel|italy|ivory coast|jamaica|japan|jordan|kazakhstan|kenya|kosovo|kuwait|kyrgyzstan|' +
  'laos|latvia|lebanon|lesotho|liberia|libya|liechtenstein|lithuania|luxembourg|macau|' +
  'madagascar|malawi|malaysia|maldives|mali|malta|mauritania|mauritius|mexico|moldova|' +
  'monaco|mongolia|montenegro|morocco|mozambique|myanmar|namibia|nepal|netherlands|the ' +
  'netherlands|new zealand|nicaragua|niger|nigeria|north macedonia|norway|oman|pakistan|' +
  'palestine|panama|paraguay|peru|philippines|poland|portugal|puerto rico|qatar|romania|' +
  'russia|rwanda|saudi arabia|scotland|senegal|serbia|sierra leone|singapore|slovakia|' +
  'slovenia|somalia|south africa|south korea|korea|spain|sri lanka|sudan|suriname|sweden|' +
  'switzerland|syria|taiwan|tajikistan|tanzania|thailand|togo|trinidad and tobago|tunisia|' +
  'turkey|turkiye|turkmenistan|uganda|ukraine|united arab emirates|uae|united kingdom|great ' +
  'britain|uk|united states|united states of america|usa|us|u.s.|u.s.a.|u.k.|uruguay|' +
  'uzbekistan|venezuela|vietnam|viet nam|wales|yemen|zambia|zimbabwe|deutschland|osterreich|' +
  'schweiz|frankreich|spanien|italien|polen|niederlande|belgien|danemark|schweden|norwegen|' +
  'ungarn|tschechien|griechenland|turkei|allemagne|autriche|belgique|espagne|etats-unis|' +
  'italie|pays-bas|pologne|royaume-uni|suisse|maroc|tunisie|algerie|alemania|espana|estados ' +
  'unidos|francia|italia|reino unido|brasil|mexico|alemanha|espanha|franca|germania|spagna|' +
  'svizzera|regno unito|duitsland|frankrijk|nederland|belgie|polska|niemcy|wielka brytania|' +
  'irland|grossbritannien|vereinigtes konigreich|europe|emea|apac';

/** States, provinces and regions by name. */
export const REGIONS =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|' +
  'idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|' +
  'michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|' +
  'new mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|' +
  'south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west ' +
  'virginia|wisconsin|wyoming|district of columbia|ontario|quebec|british columbia|alberta|' +
  'manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|prince edward island|new ' +
  'south wales|victoria|queensland|tasmania|south australia|western australia|bavaria|' +
  'bayern|hessen|sachsen|nordrhein-westfalen|baden-wurttemberg|niedersachsen|ile-de-france|' +
  'bretagne|provence|catalonia|cataluna|catalunya|andalucia|galicia|lombardia|lombardy|' +
  'toscana|tuscany|lazio|veneto|maharashtra|karnataka|tamil nadu|telangana|kerala|gujarat|' +
  'west bengal|uttar pradesh|punjab|rajasthan|haryana|gauteng|western cape|kwazulu-natal|' +
  'kent|essex|surrey|sussex|west sussex|east sussex|hampshire|berkshire|hertfordshire|' +
  'yorkshire|west yorkshire|lancashire|west midlands|greater manchester|merseyside|cheshire|' +
  'devon|cornwall|dorset|somerset|norfolk|suffolk|cambridgeshire|oxfordshire|' +
  'gloucestershire|leicestershire|nottinghamshire|derbyshire|staffordshire|county dublin|' +
  'co. dublin|minas gerais|jalisco|nuevo leon|noord-holland|zuid-holland|noord-brabant|' +
  'utrecht|gelderland|mazowieckie|malopolskie|dolnoslaskie|pomorskie|bay area|san francisco ' +
  'bay area|greater london|andhra pradesh|madhya pradesh|bihar|odisha|orissa|assam|' +
  'jharkhand|chhattisgarh|uttarakhand|himachal pradesh|goa|jammu and kashmir|northern ' +
  'territory|newfoundland and labrador|yukon|nunavut|saarland|thuringen|brandenburg|' +
  'sachsen-anhalt|schleswig-holstein|mecklenburg-vorpommern|rheinland-pfalz|nrw|steiermark|' +
  'tirol|karnten|oberosterreich|niederosterreich|vorarlberg|burgenland|ticino|vaud|' +
  'normandie|occitanie|nouvelle-aquitaine|auvergne-rhone-alpes|hauts-de-france|grand est|' +
  "pays de la loire|provence-alpes-cote d'azur|corse|pais vasco|euskadi|asturias|cantabria|" +
  'navarra|la rioja|aragon|extremadura|castilla y leon|castilla-la mancha|comunidad ' +
  'valenciana|islas baleares|canarias|murcia|piemonte|liguria|emilia-romagna|umbria|marche|' +
  'abruzzo|campania|puglia|calabria|basilicata|sicilia|sardegna|trentino|friuli-venezia ' +
  'giulia|friesland|overijssel|flevoland|drenthe|zeeland|limburg|vlaanderen|wallonie|' +
  'slaskie|wielkopolskie|lodzkie|lubelskie|podlaskie|podkarpackie|zachodniopomorskie|' +
  'kujawsko-pomorskie|warminsko-mazurskie|swietokrzyskie|opolskie|lubuskie|north yorkshire|' +
  'south yorkshire|east yorkshire|east riding of yorkshire|tyne and wear|county durham|' +
  'northumberland|cumbria|warwickshire|worcestershire|shropshire|herefordshire|' +
  'northamptonshire|bedfordshire|buckinghamshire|lincolnshire|rutland|wiltshire|isle of ' +
  'wight|middlesex|county antrim|county down|county armagh|county cork|county galway|county ' +
  'kerry|county kildare|county limerick|county mayo|county donegal|county wexford|county ' +
  'wicklow|co. cork|co. galway|co. kerry|co. kildare|co. mayo|co. donegal|co. wexford|co. ' +
  'wicklow|co. durham|gwynedd|powys|ceredigion|pembrokeshire|carmarthenshire|monmouthshire|' +
  'flintshire|conwy|anglesey|fife|highland|moray|angus|perthshire|aberdeenshire|ayrshire|' +
  'lanarkshire|east lothian|midlothian|west lothian|scottish borders|dumfries and galloway|' +
  'orkney|shetland|eastern cape|northern cape|free state|limpopo|mpumalanga|north west|' +
  'parana|santa catarina|rio grande do sul|bahia|ceara|pernambuco|goias|puerto rico|' +
  'hokkaido|selangor|greater sydney|greater boston|greater toronto|silicon valley|u.p.|m.p.|' +
  'a.p.|t.n.|w.b.|waikato|otago|canterbury|bay of plenty';

/** Codes that follow a comma after a city: US states, Canadian provinces, Australian states, country codes. */
export const REGION_CODES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH ' +
  'NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ON QC BC AB MB SK ' +
  'NS NB NL PE YT NT NU NSW VIC QLD TAS ACT UK GB US USA UAE EU DE AT CH FR ES IT PT PL BE ' +
  'LU IE SE NO DK FI CZ SK HU RO BG GR HR SI EE LV LT TR RU UA IN CN JP KR TW HK SG MY TH ' +
  'VN PH AU NZ ZA NG KE EG MA AE SA QA IL BR AR CL CO PE MX CA RJ SP MG DF CDMX';

/** Large or frequently named cities. */
export const CITIES =
  'new york|new york city|nyc|brooklyn|queens|bronx|manhattan|los angeles|chicago|houston|' +
  'phoenix|philadelphia|san antonio|san diego|dallas|austin|san jose|san francisco|oakland|' +
  'berkeley|palo alto|mountain view|menlo park|sunnyvale|cupertino|santa clara|santa monica|' +
  'irvine|pasadena|sacramento|fresno|long beach|anaheim|jacksonville|fort worth|columbus|' +
  'charlotte|indianapolis|seattle|bellevue|redmond|tacoma|spokane|denver|boulder|boston|' +
  'cambridge|somerville|worcester|nashville|memphis|knoxville|detroit|ann arbor|grand ' +
  'rapids|lansing|oklahoma city|tulsa|portland|eugene|las vegas|reno|louisville|lexington|' +
  'baltimore|milwaukee|madison|albuquerque|santa fe|tucson|mesa|scottsdale|tempe|atlanta|' +
  'savannah|athens|kansas city|st. louis|saint louis|omaha|lincoln|raleigh|durham|chapel ' +
  'hill|greensboro|winston-salem|miami|orlando|tampa|st. petersburg|fort lauderdale|' +
  'tallahassee|gainesville|minneapolis|saint paul|st. paul|rochester|cleveland|cincinnati|' +
  'toledo|dayton|akron|pittsburgh|harrisburg|new orleans|baton rouge|honolulu|buffalo|' +
  'albany|syracuse|ithaca|newark|jersey city|hoboken|princeton|trenton|hartford|new haven|' +
  'stamford|providence|richmond|norfolk|virginia beach|arlington|alexandria|washington dc|' +
  'washington d.c.|washington|boise|salt lake city|provo|des moines|iowa city|little rock|' +
  'birmingham|montgomery|huntsville|mobile|jackson|charleston|columbia|greenville|wichita|' +
  'topeka|el paso|corpus christi|plano|frisco|san marcos|lubbock|anchorage|fargo|sioux ' +
  'falls|billings|cheyenne|burlington|monterey|toronto|montreal|vancouver|calgary|edmonton|' +
  'ottawa|winnipeg|halifax|hamilton|waterloo|kitchener|mississauga|quebec city|victoria|' +
  'saskatoon|regina|london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|' +
  'sheffield|newcastle|newcastle upon tyne|nottingham|leicester|coventry|cardiff|swansea|' +
  'belfast|oxford|brighton|southampton|portsmouth|plymouth|exeter|bath|york|hull|derby|' +
  'norwich|reading|milton keynes|aberdeen|dundee|salford|bolton|luton|croydon|dublin|cork|' +
  'galway|limerick|waterford|berlin|munich|munchen|hamburg|cologne|koln|frankfurt|frankfurt ' +
  'am main|stuttgart|dusseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|nurnberg|' +
  'nuremberg|duisburg|bochum|wuppertal|bielefeld|bonn|munster|karlsruhe|mannheim|augsburg|' +
  'wiesbaden|aachen|kiel|freiburg|mainz|heidelberg|potsdam|rostock|kassel|erfurt|magdeburg|' +
  'ulm|regensburg|wurzburg|darmstadt|ingolstadt|jena|vienna|wien|graz|linz|salzburg|' +
  'innsbruck|zurich|geneva|geneve|genf|basel|bern|lausanne|lugano|luzern|winterthur|st. ' +
  'gallen|paris|marseille|lyon|toulouse|nice|nantes|strasbourg|montpellier|bordeaux|lille|' +
  'rennes|reims|grenoble|dijon|angers|nimes|tours|rouen|metz|nancy|caen|orleans|brussels|' +
  'bruxelles|brussel|antwerp|antwerpen|ghent|gent|liege|leuven|bruges|brugge|luxembourg|' +
  'amsterdam|rotterdam|the hague|den haag|utrecht|eindhoven|groningen|tilburg|breda|' +
  'nijmegen|delft|leiden|haarlem|arnhem|maastricht|almere|madrid|barcelona|valencia|sevilla|' +
  'seville|zaragoza|malaga|murcia|palma|bilbao|alicante|cordoba|valladolid|vigo|gijon|' +
  'granada|salamanca|san sebastian|santander|lisbon|lisboa|porto|braga|coimbra|faro|aveiro|' +
  'rome|roma|milan|milano|naples|napoli|turin|torino|palermo|genoa|genova|bologna|florence|' +
  'firenze|bari|catania|venice|venezia|verona|padova|padua|trieste|pisa|modena|parma|siena|' +
  'warsaw|warszawa|krakow|cracow|lodz|wroclaw|poznan|gdansk|gdynia|szczecin|bydgoszcz|' +
  'lublin|katowice|bialystok|rzeszow|torun|prague|praha|brno|ostrava|bratislava|budapest|' +
  'debrecen|bucharest|bucuresti|cluj-napoca|cluj|timisoara|iasi|sofia|plovdiv|athens|' +
  'thessaloniki|zagreb|ljubljana|belgrade|beograd|sarajevo|skopje|tirana|copenhagen|' +
  'kobenhavn|aarhus|stockholm|goteborg|gothenburg|malmo|uppsala|oslo|bergen|trondheim|' +
  'helsinki|espoo|tampere|turku|reykjavik|tallinn|tartu|riga|vilnius|kaunas|kyiv|kiev|lviv|' +
  'kharkiv|odesa|minsk|moscow|saint petersburg|st petersburg|novosibirsk|istanbul|ankara|' +
  'izmir|tel aviv|jerusalem|haifa|dubai|abu dhabi|sharjah|doha|riyadh|jeddah|kuwait city|' +
  'manama|muscat|amman|beirut|cairo|alexandria|casablanca|rabat|marrakech|tunis|algiers|' +
  'lagos|abuja|accra|nairobi|mombasa|kampala|dar es salaam|addis ababa|kigali|johannesburg|' +
  'cape town|durban|pretoria|dakar|abidjan|harare|lusaka|gaborone|windhoek|luanda|maputo|' +
  'mumbai|bombay|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|' +
  'ahmedabad|jaipur|lucknow|noida|gurgaon|gurugram|chandigarh|kochi|coimbatore|indore|' +
  'bhopal|nagpur|thiruvananthapuram|mysore|karachi|lahore|islamabad|rawalpindi|dhaka|' +
  'colombo|kathmandu|beijing|shanghai|shenzhen|guangzhou|hangzhou|nanjing|chengdu|wuhan|' +
  'tianjin|suzhou|xiamen|hong kong|macau|taipei|kaohsiung|taichung|hsinchu|tokyo|osaka|' +
  'kyoto|yokohama|nagoya|fukuoka|sapporo|kobe|seoul|busan|incheon|singapore|kuala lumpur|' +
  'penang|johor bahru|jakarta|bandung|surabaya|bali|bangkok|chiang mai|manila|makati|quezon ' +
  'city|cebu|cebu city|davao|hanoi|ho chi minh city|saigon|da nang|phnom penh|yangon|sydney|' +
  'melbourne|brisbane|perth|adelaide|canberra|hobart|gold coast|darwin|auckland|wellington|' +
  'christchurch|dunedin|sao paulo|rio de janeiro|brasilia|belo horizonte|curitiba|porto ' +
  'alegre|salvador|recife|fortaleza|campinas|florianopolis|buenos aires|cordoba|rosario|' +
  'mendoza|santiago|santiago de chile|valparaiso|lima|bogota|medellin|cali|barranquilla|' +
  'quito|guayaquil|caracas|montevideo|asuncion|la paz|mexico city|ciudad de mexico|' +
  'guadalajara|monterrey|puebla|tijuana|queretaro|leon|cancun|merida|guatemala city|panama ' +
  'city|havana|santo domingo|san juan|kingston|port of spain|remote|naperville|aurora|' +
  'rockford|peoria|springfield|evanston|joliet|fort wayne|south bend|bloomington|evansville|' +
  'dubuque|cedar rapids|davenport|sioux city|duluth|st. cloud|eau claire|green bay|appleton|' +
  'kenosha|racine|flint|kalamazoo|dearborn|youngstown|canton|erie|scranton|allentown|' +
  'bethlehem|wilmington|dover|annapolis|frederick|rockville|silver spring|bethesda|fairfax|' +
  'reston|mclean|roanoke|lynchburg|newport news|chesapeake|asheville|fayetteville|myrtle ' +
  'beach|spartanburg|augusta|macon|chattanooga|clarksville|murfreesboro|pensacola|sarasota|' +
  'fort myers|cape coral|clearwater|lakeland|boca raton|west palm beach|coral gables|' +
  'hialeah|tuscaloosa|biloxi|gulfport|shreveport|lafayette|bentonville|fort smith|' +
  'springdale|waco|amarillo|laredo|mcallen|brownsville|galveston|round rock|denton|mckinney|' +
  'midland|las cruces|roswell|flagstaff|glendale|henderson|carson city|ogden|orem|st. ' +
  'george|idaho falls|pocatello|missoula|bozeman|helena|great falls|rapid city|bismarck|' +
  'grand forks|fort collins|colorado springs|pueblo|lakewood|laramie|casper|bellingham|' +
  'olympia|yakima|kirkland|salem|medford|corvallis|stockton|modesto|bakersfield|visalia|san ' +
  'bernardino|riverside|rancho cucamonga|oxnard|ventura|santa barbara|san luis obispo|' +
  'salinas|santa cruz|santa rosa|napa|san rafael|fremont|hayward|san mateo|redwood city|' +
  'walnut creek|chico|redding|eureka|burbank|torrance|carlsbad|escondido|chula vista|juneau|' +
  'fairbanks|hilo|bangor|bar harbor|lewiston|nashua|montpelier|lowell|quincy|fall river|new ' +
  'bedford|pittsfield|waterbury|bridgeport|norwalk|danbury|white plains|yonkers|new ' +
  'rochelle|poughkeepsie|utica|binghamton|schenectady|saratoga springs|niagara falls|camden|' +
  'atlantic city|red deer|lethbridge|kelowna|kamloops|nanaimo|burnaby|windsor|guelph|barrie|' +
  'sudbury|thunder bay|oshawa|brampton|markham|sherbrooke|gatineau|moncton|fredericton|' +
  "charlottetown|st. john's|bournemouth|poole|cheltenham|gloucester|hereford|shrewsbury|" +
  'telford|wolverhampton|walsall|dudley|solihull|stoke-on-trent|stafford|chester|warrington|' +
  'wigan|bury|rochdale|oldham|stockport|preston|blackpool|carlisle|sunderland|middlesbrough|' +
  'darlington|harrogate|huddersfield|wakefield|bradford|barnsley|doncaster|rotherham|' +
  'grimsby|peterborough|northampton|bedford|colchester|chelmsford|ipswich|southend|' +
  'canterbury|maidstone|hastings|eastbourne|guildford|woking|basingstoke|winchester|' +
  'salisbury|swindon|taunton|truro|falmouth|torquay|newport|wrexham|inverness|stirling|' +
  'paisley|londonderry|lisburn|kilkenny|sligo|drogheda|celle|braunschweig|gottingen|' +
  'hildesheim|wolfsburg|oldenburg|osnabruck|lubeck|flensburg|schwerin|chemnitz|halle|gera|' +
  'cottbus|koblenz|trier|kaiserslautern|saarbrucken|heilbronn|pforzheim|reutlingen|tubingen|' +
  'konstanz|villingen|offenburg|ravensburg|kempten|landshut|passau|bayreuth|bamberg|furth|' +
  'erlangen|ansbach|aschaffenburg|fulda|giessen|marburg|siegen|paderborn|hamm|hagen|krefeld|' +
  'oberhausen|gelsenkirchen|solingen|leverkusen|neuss|bregenz|klagenfurt|villach|wels|thun|' +
  'chur|neuchatel|fribourg|sion|brest|quimper|vannes|lorient|saint-malo|saint-brieuc|le ' +
  'mans|poitiers|la rochelle|limoges|clermont-ferrand|saint-etienne|annecy|chambery|valence|' +
  'avignon|aix-en-provence|toulon|cannes|antibes|perpignan|beziers|pau|bayonne|biarritz|' +
  'colmar|mulhouse|besancon|amiens|le havre|cherbourg|dunkerque|calais|roubaix|huesca|' +
  'teruel|logrono|pamplona|vitoria|burgos|oviedo|a coruna|lugo|ourense|pontevedra|santiago ' +
  'de compostela|segovia|avila|ciudad real|albacete|cuenca|almeria|jaen|cadiz|huelva|jerez|' +
  'badajoz|caceres|girona|tarragona|lleida|castellon|elche|cartagena|las palmas|guimaraes|' +
  'viseu|leiria|setubal|evora|funchal|vicenza|treviso|udine|trento|bolzano|brescia|bergamo|' +
  'monza|novara|ferrara|ravenna|rimini|ancona|perugia|pescara|salerno|lecce|taranto|messina|' +
  'cagliari|sassari|livorno|lucca|arezzo|leeuwarden|heerenveen|zwolle|deventer|enschede|' +
  "apeldoorn|amersfoort|zoetermeer|dordrecht|den bosch|'s-hertogenbosch|middelburg|venlo|" +
  'alkmaar|hilversum|kortrijk|hasselt|namur|mons|charleroi|mechelen|olsztyn|kielce|radom|' +
  'opole|zielona gora|gliwice|sopot|koszalin|lomza|czestochowa|tarnow|ballarat|bendigo|' +
  'geelong|echuca|shepparton|wodonga|albury|wagga wagga|wollongong|dubbo|tamworth|toowoomba|' +
  'cairns|townsville|mackay|rockhampton|launceston|alice springs|bunbury|kalgoorlie|' +
  'tauranga|palmerston north|invercargill|polokwane|bloemfontein|port elizabeth|east london|' +
  'stellenbosch|nelspruit|tirupati|vijayawada|visakhapatnam|madurai|trichy|mangalore|hubli|' +
  'nashik|aurangabad|surat|vadodara|rajkot|kanpur|varanasi|agra|patna|ranchi|bhubaneswar|' +
  'guwahati|amritsar|ludhiana|dehradun|ghaziabad|faridabad';
