/** What a question may ask to count, and whether it comes by the week or in all. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const COUNTABLES = words(`
accounts ads agents animals applicants applications appointments apprentices apps articles assays assessments audits
beneficiaries bids bookings brands brochures bugs buildings calls campaigns candidates cars cases chefs children claims
classes clients clinics colleagues complaints conferences consultations contracts courses covers customers dashboards
deals deliveries designs designers desks developers devices documents donors drivers emails employees engineers enquiries
estimates evaluations events exhibitions experiments families features files flights grants guests guides guidelines hires
homes hotels incidents inquiries inspections installations instruments interns interviews invoices issues items jobs lawyers
laptops leads learners lessons letters logos machines mailboxes managers meals meetings members models nurses offices orders
packages panels papers parcels participants parts partners patients payments people pages photos policies posters posts
prescriptions presentations procedures products programmes programs projects proposals prospects prototypes publications
pupils purchases queries quotes recipes records refunds reports repairs requests reservations residents returns reviews
rooms routes samples scripts seminars servers services sessions shelves shipments shops sites songs specimens
staff stores stories students studies subcontractors suppliers surveys systems tables teachers technicians templates
tenants tenders tests tickets tours trainees transactions translations trials trucks tutorials units users vehicles vendors
venues videos visitors visits volunteers websites wells workers workshops workstations wounds`);

export const ROUTINE_VERBS = words(`
answer assess bill book check clean collect count deliver diagnose dispatch dispense examine file greet handle inspect
invoice label load log monitor pack pick plan prepare process purchase receive reconcile repair resolve review schedule
screen serve service ship sort stock test track transport treat triage unload verify`);

export const ONCE_VERBS = words(`
author build coach compile compose conduct convert counsel create deploy design develop draft edit establish evaluate
facilitate film fit host illustrate implement improve install interview introduce investigate lead launch maintain manage
mentor migrate negotiate onboard open organize oversee paint photograph present produce program publish recruit
redesign refurbish renovate represent restore run source supervise support teach train translate tutor vet write`);
