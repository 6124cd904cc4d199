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

/** Plurals that nobody counts: stuff, states, rules and whatever has no single one. */
export const UNCOUNTED = words(`
goods sales operations logistics premises communications relations procedures standards regulations policies skills
needs levels conditions details costs expenses funds finances monies supplies materials consumables resources tools
duties activities things areas matters requirements expectations targets goals objectives deadlines times hours days weeks months years minutes
vitals signs works electronics news means lens glass gas bus business process access address progress success mass
class cross press dress less loss boss basis analysis diagnosis crisis status bonus campus virus focus census
thanks contents arrears debts refreshments groceries vegetables fruits fruit ingredients cosmetics leftovers foods linens clothes
trousers scissors jeans glasses surroundings belongings savings earnings proceeds payables receivables accounts-payable grounds gardens
medications medicines medication fluids meds drugs nutrients chemicals toiletries accruals prepayments taxes wages salaries payrolls
relationships conversations discussions negotiations interactions contacts responsibilities roles functions ways efforts initiatives
strategies methods techniques practices systems technologies solutions features trends preferences opinions interests abilities
strengths results outcomes benefits improvements changes developments savings services behaviours behaviors emotions
others numbers headquarters fees degrees totals balances measurements readings temperatures values prices rates specs specifications
ideas plans priorities timelines schedules guidelines protocols rules laws principles metrics kpis standings lines ends odds aspects
records accounts notes minutes statistics stats analytics logs levels networks communities public processes mathematics maths physics
economics politics athletics gymnastics ethics graphics dynamics mechanics basics topics sciences arts sports humanities
appliances instruments furnishings fittings fixtures dimensions tolerances safeguards controls registers tills surfaces spaces chores
weekends evenings nights mornings afternoons holidays summers winters mondays tuesdays wednesdays thursdays fridays saturdays sundays
stocks perhaps always afterwards towards overseas upstairs downstairs backwards forwards hands legs feet eyes
lunches breakfasts drinks foodstuffs burgers fries sandwiches salads soups sauces desserts pastries cakes breads coffees beverages cocktails snacks`);

/** Whether the word is any other plural that a number can stand before. */
export const isOtherPlural = (word: string): boolean =>
  /[a-z]{2}(?:[^su]s|[a-z]ses)$/.test(word) && !/(?:ics|ous)$/.test(word) && !UNCOUNTED.has(word);
