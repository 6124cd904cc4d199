/** Things that one manages, handles, conducts or runs; the last words of a noun phrase decide. */

export const MANAGED_THINGS =
  /(?:^|\s)(?:direct reports|teams?|crews?|staff|squads?|brigade|budgets?|accounts?|portfolios?|caseloads?|inventory|stock|schedules?|rotas?|calendars?|diary|diaries|territor(?:y|ies)|projects?|(?<!\b(?:truck|forklift|crane|machine|machinery|till|checkout|vehicle|van|bus|lift|press|drone|camera|boat|tractor|digger|excavator|equipment|cashier|counter|saw|lathe|pump) )operations|programs?|programmes?|store|shop|office|warehouse|kitchen|branch|department|facilit(?:y|ies)|websites?|databases?|social media|relationships?|pipeline|suppliers?|vendors?|contractors?|subcontractors?|vendor contracts|supplier contracts|event budgets|P&L|club|committee|newsletter|blog|fleet|volunteers?)$/i;

export const HANDLED_THINGS =
  /(?:^|\s)(?:aspects|accounts payable|accounts receivable|AP|AR|payroll|invoicing|invoices|billing|bookkeeping|banking|cash handling|reconciliations?|data entry|filing|correspondence|paperwork|payments?|bookings?|reservations?|refunds?|returns|transactions?|requests?|tickets?|enquiries|inquiries|queries|complaints?|calls?|orders?|deliveries|purchasing|procurement|logistics|scheduling|sales|customer service|shipping|receiving|mail|administration|admin|admin tasks|administrative tasks|recruitment|recruiting|onboarding|planning|event planning|diary management|catering|merchandising|stock control|quality control|stock taking|stocktaking|inspections?|audits?|maintenance|repairs?|installations?|assessments?|reviews?|code reviews|bug fixes|unit tests|tests?|testing|updates?|web updates|backups?|counts?|reports|reporting|medication round|wound care|patient education|legal research|research|content|design|copywriting|housekeeping|expenses|expense claims|claims|grants?|donor relations|client relations|customer relations|deposits|contracts?|documents?|documentation|route planning|fundraising|marketing|advertising|public relations|PR|user accounts|access control|first aid|payroll processing|benefits enrollment|benefits enrolment|benefits administration)$/i;

/** Things of software and data that somebody owns. */
export const OWNED_THINGS =
  /(?:^|\s)(?:(?<!\b(?:federated|BIM|3D|CAD|building|role) )models?|dashboards?|backlog|roadmap|codebase|platform|APIs?|microservices?|data warehouse|data pipelines?|analytics|release process)$/i;

export const CONDUCTED_THINGS =
  /(?:^|\s)(?:research|audits?|inspections?|surveys?|interviews|assessments|site visits|stock checks|safety checks)$/i;

export const RUN_THINGS =
  /(?:^|\s)(?:clinics?|workshops?|tours?|classes|clubs?|training days|open days|(?:craft|training|music|play|yoga|story|coding|homework|sports|fitness|art|dance|drama|time|drop-in|group) sessions|front desk|reception|induction sessions|story times?)$/i;

/** Jobs on things that are carried out; never said of one check alone, which may be a thing of paper. */
export const CARRIED_OUT_THINGS =
  /(?:^|\s)(?:(?:routine|daily|weekly|monthly|walkaround|safety|maintenance|quality|vehicle|security|fire|pre-use|line) (?:[a-z-]+ )?checks|risk assessments|patrols|stock takes|stock counts|stocktakes|(?:penetration|load|acceptance|regression|water|hearing|eye|alcohol|drug) tests)$/i;

/** Names of deeds that are carried out; the others are handled. */
export const CARRIED_OUT_DEEDS =
  /^(?:cleaning|maintenance|testing|inspection|repair|installation|development|monitoring|servicing|milking|analysis|calibration|measurement|sampling|washing|treatment|examination|evaluation|welding|refurbishment|assessment)$/;

/** People at work, counted; never those who are cared for or taught. */
export const SUPERVISED_PEOPLE =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:[a-z-]+ ){0,2}(?:pickers|workers|cashiers|clerks|waiters|waitresses|servers|cooks|porters|cleaners|technicians|drivers|operators|labou?rers|packers|assistants|apprentices|trainees|interns|guards|officers|riggers|fitters|electricians|plumbers|carers|receptionists|stylists|juniors|volunteers|employees|agents|mechanics)$/i;
