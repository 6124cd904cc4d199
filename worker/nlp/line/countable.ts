/** Nouns that in the singular never stand without an article or the like, by lemma: 'an ambulance', 'the roof'. */
import { AGENTS } from './agents.ts';

const THINGS = `
  account ad advert advertisement agenda aircraft aisle alarm album algorithm allergy ambulance animation answer antenna apartment
  api app appliance applicant application appointment apprentice archive area arena article artwork asset audience audit
  authority backlog badge bag balance-sheet balcony band banner barrel barrier basket bathroom battery beam bearing bed bedroom
  bench benchmark bike bill bin bird blanket blog board boat boiler bolt book booklet booth bottle boundary box bracket branch
  bridge brochure bucket budget bug bulletin bus business-plan button cabin cabinet cafe cake calculator calendar
  camera campaign campsite candidate canal canteen capital-project car caravan card carpet carriage cart carton cartoon case
  case-study catalogue catalog ceiling centre center ceremony certificate chair challenge channel chapter charity chart chatbot
  checklist cheque child church circuit city classroom claim clinic clock club coach coat code-base coil colleague
  collection column comment committee community company competition complaint component computer concert
  conference connector construction-site consultation contact container contest contract controller conveyor convention
  corridor costume cottage council counter country couple course court cover crane crate crew crisis crop culture curriculum
  customer dam dashboard database dataset day deadline debt decision defect demo demonstration department deposit design
  desk detector device diagram diary dictionary dinner diploma disability discount dish display district document documentary
  dog door draft drain drawer drawing dress drill drone dryer duct easel editor election electrode elevator email emergency
  employer engine enquiry envelope error essay estate estimate evaluation event exam examination exercise
  exhibition experiment expert explanation extension extruder eye facility factory fair family fan farm fault feature fence
  ferry festival field filter fine fire firewall firm fitting fixture flat fleet flight floor flyer
  folder forecast forklift form foundation fountain framework freezer fridge friend function fund fundraiser furnace
  garage garden gate gearbox generator gig goal grant graph greenhouse grinder group guest guide guideline guitar gym
  hall hammer handbook handover handrail harvester headline heater helicopter helmet hint hive hobby
  holiday-home home horse hospital hostel hotel house household hub icon idea image implant inbox index
  indicator injection injury inquiry insight inspection instrument integration interface intern internship
  intersection interview inventory-system invoice island issue item jacket job journal journey junction kettle keyboard kiln
  kiosk kit kitchen lab label laboratory ladder lake lamp language laptop lathe laundry-room law-firm leader leaflet leak
  league learner lecture ledger lesson letter library licence license lift light line list loader loan lobby location lock
  locker log logbook logo lorry machine magazine mailbox mall manual map margin market marketplace mast matrix meal
  meeting member memo menu merger message meter method methodology microscope mill mine mixer model module monitor month
  motor motorbike motorcycle mould mold museum nail neighbour neighbor network newsletter newspaper night-shift node nozzle
  nursery objective office on-call-rotation opening operation opinion opportunity option orchard organisation
  organization outage outbreak outlet outline oven overview page painting pallet palm-oil-mill pamphlet panel paper-mill
  parcel park parking-lot part-time-job partner partnership party passenger passport patch patent patient pattern
  pavilion payslip pedal permit person petition phone photo photograph piano picture pilot pipeline pit
  placement plan plane planner plant plate platform playground podcast policy pond pool port portfolio position
  post poster pot prescription presentation press-release prize problem procedure process programme program
  project promotion proposal prototype pub pump pupil puzzle quarry quarter query question questionnaire queue quiz quota
  quotation rack radiator raft railing rally ramp range ranch receipt recipe recommendation record recruit
  referee referral refrigerator region registry reminder rental report request requirement reservation reservoir
  residence resident restaurant result review revision ride ring river road roadmap robot role roof room roster rota router
  routine rule runway sail sailboat salon sample sandwich satellite saw scaffold scanner schedule scheme scholarship school
  science-fair scooter score scratch screen screw script sculpture seal seat section seminar sensor sentence
  sequence series server session set shed sheet shelf shelter ship shipment shipyard shirt shop shortage shoulder show shower
  showroom sign signal simulator sink site situation slab slide slogan socket song speaker speech spreadsheet squad stadium
  stage stair stall statement station statue stock-exchange stool store storm story stove strategy street student studio
  submarine substation suburb suggestion suit summary supermarket supplier survey suspect switch symptom system table
  tablet tailor tank tap target task taxi team telescope template tenant tender tent terminal terrace test
  test-suite textbook theatre theater theme theory thermometer thesis thread ticket tile till timeline timetable timesheet tire
  title toilet tool toolbox toolkit topic tour tourist tournament towel tower town toy tractor trailer train tram transformer
  translation trap tray treaty tree trial tribunal trip trolley truck tunnel turbine tutorial twin tyre
  unit university upgrade user valve van vacancy vehicle vendor venue verdict version vessel victim video view village
  vineyard virtue visit visitor volunteer voucher wagon wall ward wardrobe warehouse washing-machine watch waterfall
  weakness wedding-cake website week weekend well wheel wheelchair window winery workbook workflow workpiece
  workplace worksheet workshop workstation wound wrench yard year youth-club zone zoo award medic`;

/** Things of which one is counted, and the people whom a job names. */
export const COUNTABLE: ReadonlySet<string> = new Set([...AGENTS, ...THINGS.trim().split(/\s+/)]);
