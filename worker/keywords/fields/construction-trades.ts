import type { FieldData } from '../term.ts';

export const constructionTrades: FieldData = {
  id: 'construction-trades',
  title: 'Construction and trades',
  titles:
    'construction manager; construction worker; construction laborer; site manager; site ' +
    'supervisor; superintendent; foreman; estimator; carpenter; electrician; plumber; welder; ' +
    'hvac technician; painter; roofer; mason; bricklayer; heavy equipment operator; equipment ' +
    'operator; maintenance technician; handyman; pipefitter; ironworker; general contractor; ' +
    'quantity surveyor; apprentice electrician; heating engineer; gas engineer; plumbing ' +
    'engineer; joiner; plasterer; tiler; glazier; landscaper; project superintendent; ' +
    'millwright',
  hard:
    'blueprint reading = blueprints, reading blueprints, read blueprints; site safety = job ' +
    'site safety, jobsite safety; estimating = cost estimating, takeoffs, quantity takeoffs; ' +
    'construction scheduling; subcontractor management = subcontractors, coordinated ' +
    'subcontractors; framing; carpentry = finish carpentry, rough carpentry; concrete = ' +
    'concrete pouring, formwork; masonry = bricklaying; drywall; roofing; flooring; tiling; ' +
    'painting; welding = MIG, TIG, MIG welding, TIG welding, stick welding, arc welding; ' +
    'soldering = brazing; electrical wiring = wiring, residential wiring; conduit = conduit ' +
    'bending; electrical troubleshooting; National Electrical Code (NEC); plumbing = ' +
    'pipefitting, pipework, piping; HVAC = heating, ventilation and air conditioning; ' +
    'refrigeration; heavy equipment operation = heavy equipment, excavator, bulldozer, ' +
    'backhoe; scaffolding; rigging; demolition; quality inspection = inspections; change ' +
    'orders = change order; punch lists = punch list, snagging; building codes = building ' +
    'code; permits = permitting; preventive maintenance; power tools = hand tools; ' +
    'lockout/tagout (LOTO); fall protection; confined space = confined space entry; surveying ' +
    '= site layout; project coordination; renovation = remodeling, retrofit; land ' +
    'development; solar installation = PV installation; boiler installation = boilers, boiler ' +
    'servicing; heating systems = central heating, underfloor heating, heating; leak repair = ' +
    'leaks; bathroom and kitchen fitting = bathrooms, kitchens, bathroom installation, ' +
    'kitchen installation; plastering = plasterer',
  tool:
    'Procore; Bluebeam = Bluebeam Revu; AutoCAD; Microsoft Project = MS Project; Primavera P6 ' +
    '= Primavera; Buildertrend; PlanGrid; RSMeans; multimeter = multimeters; Revit',
  soft: `teamwork; reliability; physical stamina`,
  licence:
    'OSHA 10 = OSHA-10, OSHA 10-hour; OSHA 30 = OSHA-30, OSHA 30-hour; journeyman license = ' +
    'journeyman, journeyman electrician; master electrician license = master electrician; EPA ' +
    '608 = EPA Section 608; AWS welding certification = AWS certified welder, AWS D1.1; CSCS ' +
    "card = CSCS; commercial driver's license (CDL); contractor license = contractor's " +
    'license; NCCER certification = NCCER; 18th Edition; Gas Safe registration = Gas Safe, ' +
    'ACS; NVQ in a trade = NVQ Level 2, NVQ Level 3, City & Guilds',
  buzzwords: `safety culture; lean construction; design-build; zero incidents; preconstruction; value engineering; BIM; green building`,
};
