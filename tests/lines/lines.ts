/** Resume lines of fictional people. A trailing ' (current)' marks a role that is still held. */
interface WorkLines {
  faulty: readonly string[];
  good: readonly string[];
}

export interface BenchLine {
  work: string;
  kind: 'faulty' | 'good' | 'other';
  /** Never looked at while rules are tuned. */
  holdout: boolean;
  text: string;
}

const BY_WORK: Record<string, WorkLines> = {
  nurse: {
    faulty: [
      'Responsible for administering medications and monitoring vital signs for up to 8 patients per shift',
      'Was responsible for wound care and patient education',
      'Helped with admitting and discharging patients on a 32-bed surgical ward',
      'Patients were assessed and triaged on arrival using the Manchester system',
      'I cared for post-operative patients and I also mentored 3 student nurses',
      'Duties included taking blood samples, charting in Epic, and bedside handover',
      'Comunicated with families about treatment plans on a daily basis',
      'In charge of the night shift medication round (current)',
    ],
    good: [
      'Cut catheter infections from 9 to 2 a year by leading a daily line-review round',
      'Precepted 11 newly qualified nurses, 10 of whom stayed past their first year',
      'Administered chemotherapy to up to 14 outpatients a day with no dosing errors',
      'Chair the unit practice council (current)',
    ],
  },
  accountant: {
    faulty: [
      'Responsible for preparing monthly management accounts and VAT returns for 14 clients',
      'Responsible for accounts payable, accounts receivable and payroll',
      'Assisted in the preparation of year-end financial statements',
      'Bank statements were reconciled on a weekly basis',
      'I have reviewed expense claims and I flagged duplicate invoices worth $18,000',
      'Was tasked with implementing a new month end checklist in quickbooks',
      'Utilized excel in order to build cash flow forecasts',
      'Preparing journal entries and reconciling intercompany balances (current)',
    ],
    good: [
      'Closed the books in 4 working days, down from 9, across six entities',
      'Prepared consolidated IFRS accounts for a group with €210M in revenue',
      'Recovered £46,000 in overpaid VAT through a supplier audit',
      'Reconcile 38 bank and card accounts each month (current)',
    ],
  },
  software: {
    faulty: [
      'Responsible for designing, building and maintaining REST APIs in Node.js',
      'Was involved in the migration of a legacy monolith to microservices',
      'Worked on improving the performance of the search service',
      'I was responsible for code reviews, bug fixes and unit tests',
      'Unit tests were written in javascript for all payment flows',
      'Helped to debug production issues and helped with writing runbooks',
      'Was part of a team that built a fraud detection model in python',
      'Responsible for the development of internal tools using typescript and postgresql (current)',
    ],
    good: [
      'Reduced p95 latency from 900 ms to 210 ms by caching tenant metadata in Redis',
      'Shipped 23 releases in 2023 with two rollbacks',
      'Designed an event-sourced ledger that settles 1.2M transactions a day',
      'Go, Rust and Terraform for a 40-node Kubernetes platform',
    ],
  },
  teacher: {
    faulty: [
      'Responsible for teaching Year 6 maths to 31 pupils',
      'Responsible for planning and delivering differentiated lessons',
      'Lesson plans were adapted for learners with additional needs',
      'Helped with the organisation of the annual science fair',
      'My main duties were to teach French to beginners and mark homework',
      'I am responsible for the after school chess club (current)',
      'Was able to raise reading scores by working with small groups',
      'Duties include supervising playgrounds and communicating with parents (current)',
    ],
    good: [
      'Raised GCSE pass rate in physics from 61% to 78% over two years',
      'Wrote a 12-week phonics programme now used by four schools in the trust',
      'Taught AP Calculus BC to 64 students; 91% scored 4 or 5',
      'Mentor two early career teachers (current)',
    ],
  },
  electrician: {
    faulty: [
      'Responsible for installing and testing three-phase distribution boards',
      'Responsible for a crew of 5 electricians and apprentices',
      'Assisted journeymen with pulling wire and bending conduit',
      'Faulty breakers were identified and replaced on 40+ sites',
      'Electrical panels were installed by me in 26 new homes',
      'Did maintenance on motors , PLCs and VFDs',
      'Tasked with inspecting wiring and producing condition reports',
      'Trained 4 apprentices, all of whom passed there licensing exam',
    ],
    good: [
      'Wired 112 apartments to NEC 2020 with zero failed inspections',
      'Cut call-backs by a third by introducing a photo sign-off checklist',
      'Installed 480V switchgear during a 36-hour plant shutdown',
      'Journeyman on a $14M hospital extension',
    ],
  },
  sales: {
    faulty: [
      'Responsible for B2B sales in the Midwest territory',
      'Responsible for generating leads and closing deals with small businesses',
      'I exceeded my quota by 18% in 2022',
      'Cold calling 60 prospects daily and logging activity in salesforce',
      'Helped increase regional revenue from $1.2M to $1.9M',
      'Successfully negotiated renewals with 35 accounts',
      'In charge of managing a pipeline of 120 opportunities (current)',
      'Made presentations to C-level executives on a monthly basis',
    ],
    good: [
      'Closed 27 new accounts worth £1.4M in 2023, 142% of quota',
      'Grew the Benelux territory from €300K to €1.1M in 18 months',
      'Won back 9 lapsed distributors by repricing spare parts',
      'Lead a team of six account executives (current)',
    ],
  },
  marketing: {
    faulty: [
      'Responsible for the management of social media accounts (Instagram, TikTok, linkedin)',
      'Assisted in creating email campaigns with a 32% open rate',
      'Google Ads campaigns were managed with a budget of $20K a month',
      'Responsible for content, design and web updates',
      'Oversee the content calendar and managed 2 freelance writers (current)',
      'Results-driven, detail-oriented self-starter who thinks outside the box',
      'Involved in planning and executing trade shows',
      'Did a lot of market research for various different product launches',
    ],
    good: [
      'Doubled organic sign-ups in 8 months with 42 search-led articles',
      'Ran a €180K launch campaign that brought 3,100 trial accounts',
      'Rebuilt the HubSpot lead scoring, lifting sales acceptance from 22% to 41%',
      'Marketing mix modelling for three retail brands',
    ],
  },
  warehouse: {
    faulty: [
      'Responsible for loading and unloading trucks',
      'Picking, packing and shipping of 150 orders per day',
      'Inventory counts were performed weekly and discrepancies were reported to the supervisor',
      'Responsible for keeping the loading bay clean and safe',
      'Duties included receiving goods, put-away and cycle counting',
      'I operated a forklift and I trained new starters',
      'Helped out with returns processing in a timely manner',
      'Orders were recieved, checked and labelled',
    ],
    good: [
      'Picked 1,100 lines a shift at 99.7% accuracy, best of 24 pickers',
      'Reorganised 400 bays by sales rank, cutting walking time by a quarter',
      'Drove reach and counterbalance trucks for six years without an incident',
      'Shipping and receiving for a 12-door cross-dock',
    ],
  },
  chef: {
    faulty: [
      'Responsible for ordering stock, controlling portions and training junior chefs',
      'Was in charge of the pastry section',
      'Menus were designed and costed for seasonal events',
      'Assisted the head chef with preparing banquets for 200 guests',
      'Ensuring food safety standards were met at all times',
      'Supervising a brigade of 9 and running the pass on weekends (current)',
      'I cooked for up to 180 covers every Saturday',
      'Responsible for the cleaning of the kitchen',
    ],
    good: [
      'Brought food cost from 34% to 27% by renegotiating nine supplier contracts',
      'Opened two sites in 14 months on a £600K budget',
      'Held a five-star hygiene rating through eleven inspections',
      'Baking and lamination for a 90-seat brasserie',
    ],
  },
  customerService: {
    faulty: [
      'Responsible for answering customer calls and resolving complaints',
      'Tasked with handling refunds and was also responsible for returns',
      'Customer enquiries were answered by phone and email',
      'I was able to resolve most tickets within 24 hours',
      'Helped customers with setting up their accounts',
      'Duties: answering phones, processing orders, data entry',
      'Consistently recieved positive feedback from customers',
      'Handling 70+ chats per day and escalating technical issues (current)',
    ],
    good: [
      'Answered 85 calls a day at 94% satisfaction, team average 88%',
      'Wrote 30 help articles that cut repeat tickets by 19%',
      'Trained 14 new agents on Zendesk and the refunds policy',
      'Resolve second-line billing disputes for 3 markets (current)',
    ],
  },
  mechanicalEngineer: {
    faulty: [
      'Responsible for the design of injection-moulded housings in solidworks',
      'Was responsible for conducting FMEA and writing test plans',
      'Prototypes were built and tested under thermal load',
      'Assisted with the commissioning of a 4-axis CNC line',
      'Involved in root cause analysis of field failures',
      'I designed fixtures which reduced setup time by 35%',
      'Working with suppliers to qualify castings',
      'Responsible for reducing scrap on the stamping line',
    ],
    good: [
      'Cut bracket mass from 1.8 kg to 1.1 kg while keeping a 2.5 safety factor',
      'Ran 60+ vibration tests to MIL-STD-810H and closed 14 findings',
      'Holds two patents on quick-release couplings',
      'Tolerance stack analysis for a six-part gearbox',
    ],
  },
  dataScientist: {
    faulty: [
      'Responsible for building and deploying churn models in Python',
      'Worked with stakeholders in order to define metrics',
      'Dashboards were created in powerbi for the finance team',
      'Was involved in A/B testing of pricing pages',
      'Helped with cleaning and labelling of 2 million records',
      'I have developed a recommendation engine using tensorflow',
      'Utilizing SQL and Python to automate weekly reports (current)',
      'Was tasked to analyze survey data',
    ],
    good: [
      'Lifted forecast accuracy from 71% to 86% for 4,000 SKUs',
      'Saved analysts about 30 hours a month by moving reports to dbt',
      'Trained a ranking model on 80M events; click-through up 6 points',
      'Own the experimentation platform used by 9 teams (current)',
    ],
  },
  hr: {
    faulty: [
      'Responsible for recruiting, onboarding and training new employees',
      'Responsible for all aspects of payroll',
      'Interviews were scheduled and candidates were informed of outcomes',
      'Assisted in drafting HR policies and employee handbooks',
      'In charge of benefits enrollment for 300 staff',
      'I handle employee relations and I advise managers on absence (current)',
      'Was involved in the implementation of workday',
      'Duties were to maintain personnel files and to update the HRIS',
    ],
    good: [
      'Filled 64 roles in 2022 with a median time to hire of 31 days',
      'Cut agency spend from £210K to £80K by building a referral scheme',
      'Settled 12 grievances without tribunal',
      'Employee relations lead for 700 staff on four sites',
    ],
  },
  socialWorker: {
    faulty: [
      'Responsible for a caseload of 22 families',
      'Responsible for assessing risk and writing court reports',
      'Helped families access housing and benefits',
      'Clients were referred to specialist services as needed',
      'I conducted home visits and I wrote care plans',
      'Was part of a multidisciplinary team of 8 that supported care leavers',
      'Participated in the development of safeguarding procedures',
      'Liaising with schools, police and health visitors (current)',
    ],
    good: [
      'Closed 41 cases in a year, none re-referred within six months',
      'Helped 19 young people move from care into supported housing',
      'Wrote 30 section 47 assessments accepted by the court without amendment',
      'Co-lead a weekly group for fathers (current)',
    ],
  },
  graphicDesigner: {
    faulty: [
      'Responsible for creating logos, brochures and packaging for 20+ clients',
      'Responsible for brand guidelines',
      'Worked closely with copywriters to produce ad campaigns',
      'Brand assets were redesigned for the web',
      'Utilised Photoshop and indesign to produce print layouts',
      'I was the lead designer on a museum rebrand',
      'Assisted with photo shoots and retouching of images',
      'Designing social media templates and illustrating blog posts (current)',
    ],
    good: [
      'Redesigned the packaging of 14 teas; shelf sales rose 23%',
      'Drew 120 icons now used across three apps',
      'Art-directed six photo shoots within a €40K budget',
      'Typography, layout and illustration for a quarterly magazine',
    ],
  },
  projectManager: {
    faulty: [
      'Responsible for managing budgets of up to £2M and leading cross-functional teams',
      'Was responsible for the planning and execution of office relocations',
      'Risks were logged and mitigated throughout the project lifecycle',
      'Helped with the rollout of SAP to 6 plants',
      'Tasked with ensuring on-time delivery of milestones',
      'I managed stakeholders effectively and efficiently',
      'Weekly status reports were prepared for the steering committee',
      'Coordinating vendors and tracking dependencies across 4 workstreams (current)',
    ],
    good: [
      'Delivered a £3.2M warehouse automation project six weeks early',
      'Moved 480 staff to a new office over two weekends with no lost shifts',
      'Recovered a stalled ERP project by cutting scope from 61 to 38 features',
      'Run a portfolio of 7 projects for two regional banks (current)',
    ],
  },
  admin: {
    faulty: [
      'Responsible for answering phones, scheduling appointments and filing documents',
      'Responsible for filing',
      'Travel was booked and expenses were processed for 5 directors',
      'Helped in organizing board meetings and taking minutes',
      'I typed up letters and I kept the diary of the managing director',
      'Provided support to the office manager on a day-to-day basis',
      'Duties involved ordering supplies, greeting visitors and sorting mail',
      'Responsible for diary management and event planning (current)',
    ],
    good: [
      'Booked travel for 12 consultants in 9 countries on a $400K budget',
      'Cut stationery spend by 28% by moving to one supplier',
      'Minuted 24 board meetings and issued actions within two days',
      'Front desk cover for a 300-person office',
    ],
  },
  retail: {
    faulty: [
      'Responsible for opening and closing the store',
      'Responsible for meeting sales targets and training staff',
      'I worked the till and I stocked shelves',
      'Shelves were stocked and displays were arranged',
      'Helped customers find products and helped with stock taking',
      'In charge of cash handling and end of day banking',
      'Assisted the manager in creating weekly rotas',
      'Managing a team of 11 and organising staff rotas (current)',
    ],
    good: [
      'Sold £310K of furniture in 2023, second of 19 advisers',
      'Reduced stock loss from 2.1% to 0.9% of sales in one year',
      'Merchandised four seasonal launches a year to head-office plans',
      'Key holder for a 900 m² flagship store',
    ],
  },
  driver: {
    faulty: [
      'Responsible for delivering parcels to 120 addresses per day',
      'Vehicle checks were carried out daily',
      'I drove a 18-tonne lorry and I loaded it myself',
      'Duties included route planning, loading the van and collecting signatures',
      'Was awarded Driver of the Year in 2020',
      'Responsible for vehicle maintenance',
      'Helped with training new drivers on tachograph rules',
      'Delivering refrigerated goods and completing paperwork (current)',
    ],
    good: [
      'Drove 640,000 km over 8 years without a chargeable accident',
      'Delivered 130 parcels a day at 98.9% first-attempt success',
      'Planned multi-drop routes across Kent and Sussex',
      'Class C+E licence, digital tachograph card, ADR',
    ],
  },
  lawyer: {
    faulty: [
      'Responsible for drafting commercial contracts and advising on GDPR',
      'Was responsible for legal research',
      'Assisted partners with due diligence on 7 acquisitions',
      'Contracts were reviewed and negotiated with suppliers',
      'I represented tenants in county court',
      'Involved in drafting pleadings and preparing bundles',
      'Tasked with the review of 4,000 documents for disclosure',
      'Responsible for maintaining the precedent library, and for training paralegals',
    ],
    good: [
      'Negotiated 60 SaaS agreements a year, most within ten days',
      'Defended 22 unfair dismissal claims; 17 settled or won',
      'Led disclosure of 40,000 documents in a High Court claim',
      'Advise founders on seed and Series A rounds (current)',
    ],
  },
  pharmacist: {
    faulty: [
      'Responsible for dispensing prescriptions and counselling patients',
      'Prescriptions were checked for interactions before release',
      'Helped with flu vaccination clinics',
      'Was in charge of controlled drugs stock',
      'I supervised 2 technicians and I ran the smoking cessation clinic',
      'Responsible for ensuring stock levels were adequate',
      'Assisted in the training of pre-registration pharmacists',
      'Managing a care home contract and reviewing medication charts (current)',
    ],
    good: [
      'Dispensed 9,000 items a month with an error rate under 0.02%',
      'Gave 1,300 flu vaccinations in the 2023 season',
      'Cut waste medicines by £14K a year by aligning repeat dates',
      'Independent prescriber in hypertension',
    ],
  },
  constructionManager: {
    faulty: [
      'Responsible for overseeing subcontractors on residential sites',
      'Responsible for site safety',
      'Concrete pours were scheduled and supervised',
      'Was responsible for the procurement of materials worth $3M',
      'Helped to prepare bids for public contracts',
      'I maintained site diaries and I chaired toolbox talks',
      'Tasked with coordinating trades and reporting progress to the client',
      'Managed upto 45 operatives across 3 sites',
    ],
    good: [
      'Completed 84 homes four weeks ahead of programme and 3% under budget',
      'Ran a site of 120 operatives for 410 days without a reportable injury',
      'Resequenced the drylining, saving 11 days on a 9-storey block',
      'Scaffolding and temporary works coordinator',
    ],
  },
  scientist: {
    faulty: [
      'Responsible for performing HPLC assays and analysing data',
      'Samples were collected and analysed for heavy metals',
      'Involved in the development of a new extraction protocol',
      'I published 3 papers and I presented at 2 conferences',
      'Assisted with grant writing',
      'Was responsible for maintaining cell lines and calibrating instruments',
      'Utilized qPCR in order to quantify gene expression',
      'Helping with the supervision of 2 PhD students (current)',
    ],
    good: [
      'Sequenced 214 isolates and traced an outbreak to one water source',
      'Raised assay throughput from 40 to 160 samples a day with a Hamilton robot',
      'Won a €240K grant as principal investigator',
      'Statistical genetics in R and PLINK',
    ],
  },
  security: {
    faulty: [
      'Responsible for patrolling the premises and monitoring CCTV',
      'Incidents were logged and reported to the police',
      'I was in charge of access control at the main gate',
      'Visitors were greeted and badges were issued',
      'Helped with evacuating the building during 3 fire alarms',
      'Duties include writing incident reports and locking up (current)',
      'Was trained in first aid and conflict management',
      'Responsible for the safety of staff and visitors',
    ],
    good: [
      'Led the night team of four at a 60,000 m² shopping centre',
      'Detained 31 shoplifters in a year with no complaints upheld',
      'Rewrote the evacuation plan; drill time fell from 14 to 8 minutes',
      'SIA Door Supervisor licence, valid to 2027',
    ],
  },
  itSupport: {
    faulty: [
      'Responsible for troubleshooting hardware and software issues for 250 users',
      'Responsible for user accounts in active directory',
      'Laptops were imaged and deployed to new starters',
      'Assisted with migrating mailboxes to office 365',
      'I provided first line support and also documented solutions',
      'Was responsible for the installation of network switches',
      'Tickets was resolved within SLA',
      'Maintaining servers and monitoring backups (current)',
    ],
    good: [
      'Closed 40 tickets a week with 96% inside SLA',
      'Moved 600 mailboxes to Exchange Online over one weekend',
      'Scripted laptop builds in PowerShell, cutting set-up from 3 hours to 25 minutes',
      'Monitoring with Zabbix and Grafana for 90 servers',
    ],
  },
  executive: {
    faulty: [
      'Responsible for P&L of $45M and a team of 160',
      'Responsible for setting strategy, allocating capital and reporting to the board',
      'A new operating model was introduced across 4 business units',
      'I led the turnaround of a loss-making division',
      'Was involved in the acquisition of two competitors',
      'Dynamic, visionary leader with a proven track record of success',
      'Tasked with growing EBITDA and improving cash conversion',
      'Reporting to the CEO and managing 7 direct reports (current)',
    ],
    good: [
      'Took a £60M business from a 4% loss to a 9% margin in three years',
      'Sold two non-core units for $38M and repaid all bank debt',
      'Hired 5 of 7 direct reports; none left in the first four years',
      'Chair the group pricing committee (current)',
    ],
  },
  dentalAssistant: {
    faulty: [
      'Responsible for sterilizing instruments and preparing treatment rooms',
      'X-rays were taken and processed for 25 patients daily',
      'Assisted dentist during procedures',
      'Helped with scheduling appointments and verifying insurance',
      'I instructed patients on oral hygiene',
      'In charge of ordering supplies and maintaining inventory',
      'Duties included taking impressions and four-handed dentistry',
      'Setting up trays and taking x-rays (current)',
    ],
    good: [
      'Prepared 4 operatories for 30 patients a day, rarely more than 5 minutes late',
      'Took and mounted 3,000 radiographs a year under state certification',
      'Trained two assistants in Dentrix charting',
      'Sterilization monitoring log with no failed spore tests since 2019',
    ],
  },
  eventPlanner: {
    faulty: [
      'Responsible for planning corporate events for up to 500 attendees',
      'Venues were sourced and contracts were negotiated',
      'Helped with coordinating volunteers at a charity run',
      'Was responsible for event budgets, vendor contracts and catering',
      'I created seating plans and I managed RSVPs',
      'Worked with sponsors to secure funding',
      'Assisted in the planning of 12 weddings per year',
      'Negotiating hotel rates and managing suppliers (current)',
    ],
    good: [
      'Produced 14 conferences of 200 to 900 people, all within budget',
      'Raised £85K in sponsorship for a two-day food festival',
      'Cut no-shows from 22% to 9% with text reminders',
      'Catering and logistics for a 5,000-guest stadium opening',
    ],
  },
};

/** Lines that are not bullets of a role: nothing may ever change here. */
const OTHER: readonly string[] = [
  'PROFESSIONAL EXPERIENCE',
  'Work History',
  'Education and Training',
  'Core Competencies',
  'Volunteering',
  'Jan 2019 – Present',
  '03/2017 - 08/2021',
  'September 2014 to June 2016',
  'Summer 2012',
  'maria.oduya@example.com | (512) 555-0142 | linkedin.com/in/mariaoduya',
  '14 Harbour Row, Leith, EH6 6QN',
  'Portfolio: https://tamsin-reyes.example.com',
  '+44 20 7946 0958',
  'github.com/olufemi-brandt',
  'Senior Software Engineer | Northwind Labs | Austin, TX | Jan 2019 – Present',
  'Staff Nurse, Airedale Vale NHS Trust, 2016–2020',
  'Managing Director, Kestrel Foods Ltd',
  'Training Manager',
  'Building Services Engineer',
  'Accounting Clerk, Pike & Rowe LLP',
  'Python, SQL, dbt, Airflow, Snowflake, Terraform',
  'Skills: Excel, QuickBooks, SAP, Power BI',
  'Accounting, budgeting, forecasting, payroll, auditing',
  'Languages: English (native), Portuguese (B2)',
  'Microsoft Excel (pivot tables, XLOOKUP, Power Query)',
  'RN, BSN, ACLS, PALS, CCRN',
  'B.S. in Computer Science, University of Texas at Austin, GPA 3.8/4.0',
  'BA (Hons) Graphic Design, 2:1',
  'Certified ScrumMaster (CSM), 2021',
  'Forklift certified (sit-down, reach, order picker)',
  'Project Management Professional (PMP)',
  'References available on request',
  'Hiking, baking, reading and chess',
  'Employee of the Quarter (Q2 2021)',
  'Fluent in Spanish; conversational Tagalog',
  'Supply Chain: planning, purchasing, scheduling',
  'Member, Institute of Chartered Accountants',
  'Marketing and Communications',
];

const isHoldout = (index: number) => index % 2 === 1;

function labelled(work: string, kind: BenchLine['kind'], texts: readonly string[]): BenchLine[] {
  return texts.map((text, index) => ({ work, kind, holdout: isHoldout(index), text }));
}

/** Every line of the bench, in a fixed order. */
export const BENCH_LINES: readonly BenchLine[] = Object.entries(BY_WORK)
  .flatMap(([work, lines]) =>
    labelled(work, 'faulty', lines.faulty).concat(labelled(work, 'good', lines.good)),
  )
  .concat(labelled('none', 'other', OTHER));
