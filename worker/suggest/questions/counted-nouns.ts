/** Nouns whose number a person knows about their own work, by lemma. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Whom somebody trains, serves, leads or treats. */
export const PEOPLE = words(`
  adult agent analyst applicant apprentice artist assistant athlete attendee baker barista beginner boy buyer candidate
  caregiver carer cashier chef child cleaner clerk client coach colleague consultant contractor cook coworker
  customer designer developer diner doctor driver employee engineer expert family farmer fitter freelancer girl guest
  guide hire household intern interpreter joiner junior learner manager mechanic member midwife musician newcomer
  nurse officer operator parent participant passenger patient person picker pilot player porter programmer pupil
  receptionist recruit rep representative researcher resident salesperson seller server shopper soldier
  starter student subcontractor supplier supervisor teacher technician tenant tester tourist trainee trainer traveler
  traveller user vendor visitor volunteer waiter welder woman worker writer youngster
`);

/** What is done to people that can be counted; other verbs ask oddly: 'how many contractors did you let in?'. */
export const PEOPLE_VERBS = words(`
  advise audit brief coach coordinate drive evaluate examine guide hire host induct instruct interview lead manage mentor
  onboard place recruit register schedule screen serve supervise support survey teach train transport treat tutor visit
  welcome assess
`);

/** What is handled, made or sold by the piece. */
export const THINGS = words(`
  account ad advert advertisement aircraft alarm animal app apartment application appliance appointment array article asset
  audit badge bag bank barrel basket batch battery bay bed bicycle bike bill blog boat boiler booking book bouquet box
  brief brochure building bus cabin cabinet cable cake call callout campaign car card cart carton case chair claim class
  complaint computer consignment container contract course cow crate curriculum dashboard database deal defect delivery
  demo deposit desk device document door drain drawing dress elevator email enquiry event exam exhibition fault feature
  fence file fixture flat flight flyer form function garden garment gearbox goat grave haircut hive home horse house hydrant inquiry
  inspection installation instrument interview invoice item job keg kiln kitchen lab laptop lead leaflet lecture lesson letter
  lift listing load loan logo lorry machine mailing manual manuscript meal menu model module mould note office order
  organ oven page pallet panel parcel park part patch patent payment payroll payslip permit phone photo photograph
  pipe plan plant plot poster post prescription presentation printer procedure product project property proposal pump
  purchase query quotation quote rack radiator referral refund renewal repair report reservation return review road robot roof
  room route sale sample sensor server session sheep shift ship shipment shoot shop show site slide socket speech
  store story stretcher suit survey switch switchboard system table tank task tender test ticket timesheet tire tool tour
  tractor trailer train transaction transcript translation transplant trap tree trip truck tyre unit valve van vehicle
  vessel video visa visit wall warehouse webinar website wedding well window workshop workstation
`);
