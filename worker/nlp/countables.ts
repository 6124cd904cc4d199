/** What a question may ask to count, and over what time. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Plurals that a number can stand before. */
export const COUNTABLES = words(`
accounts ads adverts agents alarms animals apartments applicants applications appointments apprentices apps articles
assays assessments audits badges bags barrels baskets batches bathrooms batteries bays beds beneficiaries beverages
bicycles bids bikes bills bins blends boilers bookings books bottles bouquets boxes brands brochures bugs buildings
buses cabinets cables cakes callers calls campaigns candidates cars cartons carts cases cats chairs charts checks
chefs children citations claims classes cleanings clients clinics coffees complaints computers conferences
consignments consultations containers contracts cookies counts courses covers cows crates customers dashboards
databases deals defects deliveries demonstrations demos deposits designers designs desks developers devices dinners
dishes displays documents dogs donors doors drains drawings dresses drills drinks drivers drops drugs edits elevators
emails employees engineers enquiries errors estimates evaluations events exams exhibitions experiments fairs families
faults features fences files films flats flights floors flyers forms gardens garments gearboxes goats grants graphics
graves guests guidelines guides haircuts hires hives homes horses hotels houses hydrants illustrations images
incidents infants inquiries inspections installations instruments interns interviews invoices issues items jobs kegs
kids kilns kits laptops lawns lawyers layouts leads leaflets learners lectures lessons letters lifts listings loads
loans logos logs lorries machines mailboxes mailings managers manuals manuscripts meals meetings members menus
messages models modules moulds newsletters nurses offices orders ovens packages packs pages paintings pallets panels
papers parcels participants parties partners parts passengers patches patents patients payments payslips people
performances permits pets phones photographs photos pieces pipes pizzas plants podcasts policies positions posters
posts prescriptions presentations printers procedures products programmes programs projects properties proposals
prospects prototypes publications pumps pupils puppies purchases queries questions quotations quotes racks radiators
recipes records referrals refunds registers renewals repairs reports requests reservations residents restrooms returns
reviews roads robots roofs rooms routes samples sandwiches scans scripts seminars sensors servers services sessions
shelves shifts shipments ships shoots shops sites sketches slides snacks sockets songs specimens speeches spreadsheets
staff stations stores stories students studies subcontractors suits suppliers surgeries surveys swabs switchboards
systems tables tanks tasks teachers teams technicians templates tenants tenders tests textbooks tickets timesheets
tires tours toys tractors trailers trainees trainings trains transactions transcripts translations transplants traps
trees trials trips trucks tutorials tyres units users valves vans vehicles vendors venues vessels videos viewings
visas visitors visits volunteers walls webinars websites weddings wells windows wires workers workouts workshops
workstations wounds
`);

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
