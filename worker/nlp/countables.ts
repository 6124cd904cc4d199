/** What a question may ask to count, and over what time. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Plurals that a number can stand before. */
export const COUNTABLES = words(`
accounts ads agents animals applicants applications appointments apprentices apps articles assays assessments audits
bags bathrooms bays beds beverages beneficiaries bids bikes bills bins blends bookings books bottles bouquets boxes brands brochures bugs buildings
buses cakes callers calls campaigns candidates cars cases cats charts checks chefs children citations claims classes cleanings
clients clinics coffees complaints computers conferences consultations containers contracts cookies counts courses covers crates customers
dashboards deals deliveries demonstrations demos designs designers desks developers devices dishes displays documents dogs donors doors drawings drills
drinks drivers drops drugs edits emails employees engineers enquiries errors estimates evaluations events exams fairs parties dinners trainings exhibitions experiments
families features files films flats flights floors flyers forms gardens grants graphics guests guides guidelines haircuts
hires homes horses hotels houses illustrations images incidents infants inquiries inspections installations instruments interns interviews
invoices issues items jobs kids kits laptops lawns lawyers layouts leads learners lectures lessons letters listings loads logos
logs machines mailboxes managers meals meetings members messages models newsletters nurses offices orders packages
packs pages paintings pallets panels papers parcels participants parts partners passengers patients payments people performances permits pets
phones photos pieces pipes pizzas plants podcasts policies positions posters posts prescriptions presentations procedures
products programmes programs projects properties proposals prospects prototypes publications puppies pupils purchases
queries questions quotes recipes records referrals refunds registers repairs reports requests reservations residents restrooms returns
reviews robots rooms routes samples sandwiches scans scripts seminars servers services sessions shelves shifts shipments shoots shops
sites sketches slides snacks songs specimens spreadsheets staff stations stores stories students studies subcontractors suppliers
surgeries surveys swabs systems tables tasks teachers teams technicians templates tenants tenders tests textbooks tickets tires
tours toys trailers trainees transactions translations trees trials trips trucks tutorials tyres units users vans vehicles vendors
venues videos viewings visitors visits volunteers walls websites weddings wells windows wires workers workouts workshops workstations
wounds`);

/** Things that pass by the day; other routine things are counted by the week. */
export const DAILY_THINGS = words(`
bags bathrooms beds beverages snacks bins bottles boxes callers calls cars chats coffees containers covers crates customers deliveries dishes
documents drinks drops emails forms guests items kits loads meals messages orders packages pallets parcels passengers parts patients pieces
pizzas prescriptions questions records registers restrooms rooms samples sandwiches scans specimens stations stops tables tickets tires transactions
trailers trucks tyres visitors`);

export const ROUTINE_VERBS = words(`
administer answer assess assist bake bill book brew check clean collect complete count deliver diagnose direct dispatch dispense do draw enter
examine feed field file fill fix fulfill give greet handle help inspect invoice label load log maintain make monitor mop operate pack pick plan
polish prepare prep process purchase receive reconcile register repair resolve respond restock return review scan schedule screen seat sell
send serve service ship sort staff sterilize stock stuff support take tend test track transfer transport treat triage type unload verify
walk wash weigh welcome wrap talk speak update cook cater cut trim mow drive iron fold`);

export const ONCE_VERBS = words(`
author build care coach compile compose conduct convert counsel create deploy design develop draft edit establish evaluate
facilitate film fit found host illustrate implement improve install interview introduce investigate launch lead maintain manage
mentor migrate negotiate onboard open organize oversee paint photograph present produce program publish recruit hire
redesign refurbish renovate represent restore run source supervise teach train translate tutor vet work write coordinate show record
advise analyze set update plant wire replace look`);

/** Deeds with a before and an after: what came of them tells more than how often. */
export const CHANGE_VERBS = words(`
achieve automate build combine consolidate convert create design develop devise digitize establish expand found implement improve
increase initiate integrate introduce launch migrate modernize overhaul propose rebuild redesign reduce reorganize replace
restructure revise simplify solve standardize streamline transform upgrade`);
