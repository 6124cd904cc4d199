/** Ordinary words that open a sentence about work; only these may lose their capital letter. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a over about approximately nearly almost two three four five six seven eight nine ten several many most both some alarm alarms access accident account accounting accounts activities ad administrative ads advertising agendas agreements all
  analyses annual appeals applications appointments articles assays assembly assessments assets assignments audit audits
  backup backups badges balances bank banners banquets bathrooms beds benefits bids bills blood blueprints blog blogs board boards
  bookings books boxes brand breakdowns brochures budget budgets bugs builds business cables calls campaign campaigns candidate
  candidates care cargo case cases cash catalogs catalogues catering central changes charts checklists checks children claims
  class classes classroom cleaning client clients clinical coaching code collections comments commercial community complaint
  complaints complex components computer computers concrete conference conferences construction containers content contract
  contractors contracts corporate correspondence cost costs course courses court credit crops cross customer customers cycle
  daily damaged dashboard dashboards data databases deadlines debts defects deliveries delivery demand department departmental
  designs detailed devices diagrams diets digital direct discharge discrepancies displays documentation documents donations
  donors drawings drivers drug drugs each editorial educational electrical electronic email emails emergency employee
  employees end engagement engine engines enquiries equipment errors estimates evaluations event events exams exhibits existing
  expense expenses experiments external facilities family faulty feature features feedback field files final finances financial
  fire fixtures flights floor floors flyers food forecasts foreign forms freight front full funds furniture general gifts goods
  government grants graphics group groups guest guests hardware hazards health high home homes hotel household images incidents
  incoming individual industrial information inspections instruments insurance interior internal international interviews
  inventories inventory invoice invoices issues items job jobs journal journals junior key keynote kitchen lab laboratory large
  laptops layouts lead leads learning leases lectures ledgers legacy legal lesson lessons letters literature live loads loans
  local logistics logos machinery machines mail maintenance major manual manuals manufacturing maps market marketing material
  materials meals measurements mechanical media medical medication medications medicines meeting meetings members menu menus
  merchandise messages meter minutes mobile models monthly motors multiple music national network networks new newsletter
  newsletters night notes numerous office offices official old online operational orders orientation outdoor outgoing overdue
  packages packaging paint panels papers parcels parts passenger passengers patient patients pay payments payroll performance
  permits personnel phone photos physical pipelines pipes plans plants policies policy posters posts potential preparation
  prescriptions presentations press prices print private problems procedures processes product production products programmes
  programs progress project projects proposals prospects prototype prototypes public publications purchase purchases quality
  quarterly queries questionnaires quotes rapid raw reagents receipts recipes records recruitment references referrals refunds
  regional regular regulatory relevant repairs replacement report reports requests research residents resources responses
  results retail returns revenue reviews risk risks rooms root rotas routes routine safety sales sample samples schedules school
  scientific scripts seasonal second sections seminars sensitive service services sessions shelves shifts shipments shipping
  signs site sites small social software source spare specialist specifications specimens staff standard statements stock
  stores strategic student students studies supplier suppliers supplies support surveys system systems tables tax taxes team
  technical templates tenants tender tenders test tests texts the tickets time tools trade traffic training transactions travel
  trees trials trucks uniforms unit units user users vaccines various vehicle vehicles vendor vendors venues video videos visitor
  visitors vital volunteers wards waste water web website websites weekly windows wiring work workflows workshops x year younger
  youth medicine monthly overseas multi third cold hot bulk pallets stockroom stock-takes vaccinations wounds x-rays
  manuscripts syllabi homework essays pupils timetables benchmarks endpoints schemas queries microservices deployments servers
  routers switches firewalls patches mailboxes printers tills checkouts promotions planograms fittings fabrics garments
  sketches illustrations typefaces photographs footage podcasts interns apprentices trainees beneficiaries grievances
  disciplinaries onboarding contracts witnesses depositions motions briefs pleadings bundles filings deeds titles
  surfaces walls roofs foundations excavations scaffolds pours welds castings dies moulds molds fixtures gearboxes pumps valves
  boilers ducts compressors chillers elevators lifts turbines batteries sensors controllers circuits cables conduits breakers
  transformers fuses outlets lighting solar insulation plumbing drains sewers fences lawns hedges gardens beds crops livestock
  animals cattle horses dogs pets cultures cells assays antibodies primers reagents plates slides isolates genomes datasets
  hypotheses simulations algorithms features embeddings metrics experiments dashboards kpis thresholds alerts logs`.split(
    /\s+/,
  ),
);
