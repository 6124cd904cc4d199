import { oneLine } from '#contract/one-line.ts';

/** Terms that are ordinary words or other people's acronyms: what must, or must not, stand beside them. */
export interface Ambiguity {
  /** The line must hold one of these besides the term itself. */
  needs?: RegExp;
  /** The line must not hold any of these. */
  never?: RegExp;
  /** A line or list item that holds nothing but the term is enough. */
  aloneIsEnough?: boolean;
  /** What is enough when it stands right before the term. */
  after?: RegExp;
}

/** 'in R', 'using Go'. */
const IN_OR_USING = /\b(?:in|using) $/;

const CODE = new RegExp(
  oneLine`
    \b(?:
      golang|kubernetes|k8s|docker|microservices?|grpc|backend|back-end|rust|java|python|
      typescript|javascript|react|node(?:\.js)?|html|css|kotlin|scala|c\+\+|c#|ruby|php|
      programming|developer|software engineer|concurrency|goroutines?|api|apis|aws|gcp|
      postgresql|terraform|services? in|written in|code
    )\b
  `,
  'i',
);
const OFFICE =
  /\b(?:microsoft|ms|office|excel|word|powerpoint|outlook|access|spreadsheets?|365|vlookup|sharepoint|publisher|windows|visio)\b/i;
const SHEETS = new RegExp(
  oneLine`
    \b(?:
      microsoft|ms|advanced|office|word|powerpoint|outlook|access|sap|spreadsheets?|vba|macros?|
      pivot|vlookup|sql|tableau|power bi|quickbooks|xero|skills?|proficient|proficiency|
      in excel|using excel|with excel|models?|reports?|dashboards?|google sheets|formulas?|
      python|software
    )\b
  `,
  'i',
);
const HOSPITAL = new RegExp(
  oneLine`
    \b(?:
      ehr|emr|chart\w*|cerner|patients?|hospital|clinic\w*|nurs\w*|hyperspace|meditech|medical|
      health\w*|hl7|willow|beaker|caboodle|hipaa
    )\b
  `,
  'i',
);
const LEDGER = new RegExp(
  oneLine`
    \b(?:
      a\/?r|ledger|invoic\w*|payables?|receivables?|payroll|vendors?|account\w*|gaap|
      reconcil\w*|month[- ]end|clerk|bookkeep\w*|3-way|three-way|gl|quickbooks|xero|erp|sap|
      netsuite
    )\b
  `,
  'i',
);

/**
 * Keyed by the term as written, in capitals where it has any, or by 'written → name' where one acronym
 * stands for several terms.
 */
export const AMBIGUOUS: Readonly<Record<string, Ambiguity>> = {
  // Ordinary words in small letters.
  Angular: { never: /\bangular (?:limb|contact|moment|velocit|deform|bearing)/i },
  Airflow: { never: /\bairflow (?:test|rate|measure|sensor|balanc)/i },
  Amplitude: { never: /\bamplitude of\b/i },
  Blender: { never: /\b(?:food|juice|smoothies?|ribbon|powder)\b/i },
  Flutter: { never: /\b(?:atrial|valves?)\b/i },
  Tableau: { never: /\btableau vivant\b/i },
  Go: {
    needs: CODE,
    never: /\bGo[- ](?:to|live|getter|ahead|green|karts?|daddy|pro)\b|\b(?:on the|to) go\b/i,
    aloneIsEnough: true,
    after: IN_OR_USING,
  },
  R: {
    needs: new RegExp(
      oneLine`
          \b(?:
            statistic\w*|ggplot2?|tidyverse|python|sas|spss|stata|shiny|bayesian|data|
            regression|rstudio|bioconductor|sql|matlab|stan|modeling|modelling|model|programming
          )\b
        `,
      'i',
    ),
    never: /R\s?&\s?D|Toys R|R&R|\bR\.|[A-Z]\.\s?R\b|Type R|H\s?&\s?R/,
    aloneIsEnough: true,
    after: IN_OR_USING,
  },
  C: {
    needs:
      /\b(?:embedded|firmware|c\+\+|programming|microcontrollers?|rtos|assembly|linux|kernel|python|java|matlab|arm)\b|C\+\+|C#/i,
    never:
      /C-(?:level|suite)|vitamin C|C\$|Class C|grade C|Series C|°\s?C|\bC\.(?!\w)|hepatitis C|Schedule C|Section C/i,
    aloneIsEnough: true,
    after: IN_OR_USING,
  },
  Rust: {
    needs: CODE,
    never: /\b(?:remov\w*|corro\w*|rust (?:proof|belt|protection))\b/i,
    aloneIsEnough: true,
    after: IN_OR_USING,
  },
  Swift: {
    needs: /\b(?:ios|xcode|uikit|swiftui|objective-c|kotlin|apps?|mobile|programming|developer)\b/i,
    aloneIsEnough: true,
    after: IN_OR_USING,
  },
  Ruby: {
    needs:
      /\b(?:rails|programming|python|developer|sinatra|rspec|javascript|software|php|backend|api)\b/i,
    aloneIsEnough: true,
    after: IN_OR_USING,
  },
  Rails: {
    needs: /\b(?:ruby|developer|backend|postgres\w*|react|api|web)\b/i,
    never: /\b(?:guard|hand|train|steel) ?rails\b/i,
  },
  Spring: {
    needs:
      /\b(?:boot|java|framework|hibernate|mvc|microservices?|kotlin|jpa|rest|angular|maven|backend)\b/i,
    never:
      /\bSpring (?:\d{4}|semester|term|season|break|collection|sale|festival|campaign|concert|fair|gala|musical|training)\b/i,
  },
  Express: {
    needs: /\b(?:node(?:\.js)?|mongodb|react|javascript|typescript|api|mern|mean)\b/i,
    never: /\b(?:american|fedex|federal|express (?:delivery|shipping|checkout|lane|mail|entry))\b/i,
  },
  React: {
    needs: new RegExp(
      oneLine`
          \b(?:
            javascript|typescript|redux|node(?:\.js)?|front[- ]?end|angular|vue|hooks?|
            components?|js|css|html|web|next(?:\.js)?|django|ui|apps?|dashboard|built|in React|
            using React|native|graphql|interface
          )\b
        `,
      'i',
    ),
    never: /\bReact (?:to|quickly|calmly|fast|well|appropriately|under)\b/,
    aloneIsEnough: true,
  },
  Node: {
    needs: /\b(?:javascript|typescript|express|react|mongodb|npm|backend|api|js)\b/i,
    never: /\b(?:lymph|sinus|network) node|node of\b/i,
  },
  Vue: {
    needs: /\b(?:javascript|typescript|nuxt|react|angular|front[- ]?end|css|web)\b/i,
    aloneIsEnough: true,
  },
  Flask: { needs: /\b(?:python|django|api|sqlalchemy|rest|backend|web|react|postgres\w*)\b/i },
  JS: { needs: CODE, aloneIsEnough: true },
  REST: {
    needs:
      /\b(?:api|apis|graphql|soap|services?|json|endpoints?|backend|microservices?|spring|java|python|node(?:\.js)?)\b/i,
  },
  Scala: { needs: CODE, never: /\bLa Scala\b/ },
  Unity: { needs: /\b(?:c#|game|unreal|3d|vr|ar|engine|xr|oculus)\b/i },
  Cypress: {
    needs: /\b(?:test\w*|selenium|playwright|jest|qa|e2e|end-to-end|automation|javascript)\b/i,
  },
  Playwright: { needs: /\b(?:test\w*|selenium|cypress|jest|qa|e2e|end-to-end|automation)\b/i },
  Jest: { needs: /\b(?:test\w*|javascript|react|typescript|cypress|mocha)\b/i },
  Excel: {
    needs: SHEETS,
    never: /\bExcel (?:at|in (?!vba|macros)|under|as)\b/,
    aloneIsEnough: true,
  },
  Word: {
    needs: /\b(?:microsoft|ms|office|excel|powerpoint|outlook)\b/i,
    never: /\bWord of\b/,
    aloneIsEnough: true,
  },
  Access: {
    needs: /\b(?:microsoft|ms|office|excel|word|powerpoint|sql|database|queries|vba)\b/i,
    never: /\bAccess (?:to|control|management|point|road|for)\b/i,
  },
  Outlook: {
    needs: OFFICE,
    never: /\b(?:economic|market|positive|business|financial|annual) outlook\b/i,
    aloneIsEnough: true,
  },
  Teams: {
    needs: /\b(?:zoom|slack|skype|webex|sharepoint|outlook|office|365|google meet)\b/i,
  },
  Sketch: {
    needs:
      /\b(?:figma|adobe|xd|invision|ux|ui|zeplin|wirefram\w*|prototyp\w*|design|photoshop|illustrator)\b/i,
    never: /\bSketch(?:es|ed|ing)\b|\bSketch (?:comedy|artist|of|book)\b/i,
  },
  Principle: { needs: /\b(?:figma|sketch|framer|prototyp\w*|after effects|invision)\b/i },
  Maze: { needs: /\b(?:figma|usability|testing|research|hotjar)\b/i },
  Rhino: { needs: /\b(?:3d|grasshopper|cad|revit|sketchup|modeling|modelling|autocad)\b/i },
  Illustrator: {
    needs: /\b(?:adobe|photoshop|indesign|figma|design|creative|after effects)\b/i,
    never: /\b(?:freelance|children's book|senior|lead|book) illustrator\b/i,
    aloneIsEnough: true,
  },
  Canvas: {
    needs:
      /\b(?:lms|blackboard|moodle|google classroom|schoology|course\w*|students?|gradebook|learning|teach\w*|zoom|kahoot)\b/i,
    never: /\b(?:on|oil|business model|lean) canvas\b/i,
  },
  Blackboard: { needs: /\b(?:lms|canvas|moodle|online|course\w*|learning|gradebook)\b/i },
  Seesaw: { needs: /\b(?:classroom|classdojo|google|parents?|portfolio\w*|zoom)\b/i },
  Zoom: {
    needs:
      /\b(?:teams|webex|skype|slack|google|meetings?|video|webinars?|remote|online|software|office|calls?|conferenc\w*)\b/i,
    never: /\bzoom (?:in|out|lens)\b/i,
  },
  Slack: {
    needs:
      /\b(?:teams|zoom|jira|trello|asana|google|notion|channels?|workspace|tools?|integrat\w*|software|bot)\b/i,
    never: /\b(?:pick\w* up|critical path|schedule) (?:the )?slack\b/i,
  },
  Notion: { needs: /\b(?:jira|confluence|slack|asana|trello|figma|wiki|docs|tools?)\b/i },
  Epic: {
    needs: HOSPITAL,
    never:
      /\b(?:an?|truly|most|jira|user stor\w*|backlog|games) epic\b|\bepic (?:games|team|event|stor\w*|fail|journey)\b/i,
    aloneIsEnough: true,
  },
  Credible: { needs: /\b(?:ehr|emr|epic|therapynotes|documentation|software)\b/i },
  Apricot: { needs: /\b(?:hmis|case management|database|software|ehr)\b/i },
  Mosaic: { needs: /\b(?:liquidlogic|case|system|database|recording)\b/i },
  Clio: { needs: /\b(?:legal|law|westlaw|lexis\w*|case|billing|practice|matter)\b/i },
  Relativity: {
    needs: /\b(?:e-?discovery|document review|legal|concordance|review|litigation|processing)\b/i,
    never: /\b(?:theory of|general|special) relativity\b/i,
  },
  Concordance: { needs: /\b(?:e-?discovery|relativity|document review|litigation)\b/i },
  Discovery: {
    needs:
      /\b(?:litigation|depositions?|motions?|pleadings?|interrogator\w*|legal|attorneys?|trial)\b/i,
  },
  discovery: {
    needs:
      /\b(?:litigation|depositions?|motions?|pleadings?|interrogator\w*|legal|attorneys?|trial|product|customer|interviews?|roadmap)\b/i,
  },
  motions: { needs: /\b(?:court|draft\w*|filed|discovery|pleadings?|litigation|legal|trial)\b/i },
  AP: {
    needs: LEDGER,
    never: new RegExp(
      oneLine`
          \bAP (?:
            biology|calculus|chemistry|english|physics|history|statistics|style|computer|
            psychology|courses?|classes|exam|students?|teacher|news|literature|european|us|
            u\.s\.|environmental|spanish|art|stylebook
          )\b
        `,
      'i',
    ),
  },
  AR: {
    needs:
      /\b(?:a\/?p|ledger|invoic\w*|payables?|receivables?|collections?|account\w*|aging|ageing|gl|billing)\b/i,
    never: /\b(?:vr|augmented|unity|headset|little rock)\b|, AR\b/i,
  },
  GL: {
    needs:
      /\b(?:a\/?p|a\/?r|ledger|account\w*|reconcil\w*|month[- ]end|close|entries|journal|coding|postings?)\b/i,
  },
  PT: {
    needs: /\b(?:patients?|rehab\w*|therap\w*|clinic|dpt)\b/i,
    never: /\b\d+\s?PT\b|\bPT\s?(?:time|hours)\b/i,
  },
  PE: {
    needs:
      /\b(?:engineer\w*|licensed|license|civil|structural|state|registered|stamp\w*|ncees|mechanical|electrical)\b/i,
    never:
      /\b(?:PE (?:teacher|class|fund|firm|backed|lessons?|kit)|private equity|physical education)\b|P\/E/i,
  },
  PA: { needs: /\b(?:physician|medical|clinic\w*)\b/i },
  CA: {
    needs: /\b(?:chartered|accountants?|icaew|icas|qualified|articles|audit)\b/i,
    never: /[a-z]+, CA\b|\bCA \d{5}/,
  },
  CIA: {
    needs: /\b(?:internal audit\w*|cpa|cisa|audit\w*|iia|certified)\b/i,
    never: /\bCentral Intelligence|the CIA\b/i,
  },
  EA: { needs: /\b(?:tax|enrolled|irs|cpa)\b/i },
  IP: {
    needs: /\b(?:intellectual|patents?|trademarks?|licens\w*|copyright|law|legal|portfolio)\b/i,
    never:
      /\b(?:TCP|IP address\w*|subnet\w*|VoIP|IP (?:phones?|cameras?|network\w*|rating))\b|IP\d/i,
  },
  PI: { needs: /\b(?:principal|grants?|nsf|nih|research|funded|co-PI|lab|study)\b/i },
  ED: {
    needs: /\b(?:emergency|patients?|triage|nurs\w*|trauma|hospital|beds?|department)\b/i,
    never: /\b(?:special|higher|dept\.? of|m|b) ed\b|\bEd\.?D\b/i,
  },
  ER: {
    needs: /\b(?:emergency|patients?|triage|nurs\w*|trauma|hospital)\b/i,
    never: /\bER (?:cases|diagrams?|models?)\b/i,
  },
  SOC: {
    needs: /\b(?:analyst|siem|incident\w*|security|alerts?|tier|splunk|threats?)\b/i,
    never: /\bSOC\s?[123]\b|system[- ]on[- ](?:a[- ])?chip|standard occupational/i,
  },
  SOX: { never: /\b(?:red|white) sox\b/i, aloneIsEnough: true },
  ML: {
    needs:
      /\b(?:ai|machine|models?|python|data|learning|pipelines?|tensorflow|pytorch|engineer\w*|nlp|ops)\b/i,
    never: /\b\d+\s?ML\b|ML (?:vials?|bottles?)/i,
  },
  BI: {
    needs:
      /\b(?:power|tableau|dashboards?|reports?|reporting|data|sql|analyst|analytics|looker|tools?)\b/i,
  },
  LLM: {
    needs:
      /\b(?:gpt\w*|rag|language|models?|prompt\w*|ai|openai|fine-tun\w*|agents?|python|ml|law|master|university|laws)\b/i,
  },
  NLP: { never: /\bneuro-?linguistic\b/i, aloneIsEnough: true },
  CAP: { needs: /\b(?:certified|administrative|professional|iaap)\b/i },
  MOS: { needs: /\b(?:microsoft|office|specialist|certified|excel)\b/i },
  CSP: { needs: /\b(?:sales|certified|safety)\b/i },
  'CMA → Certified Management Accountant (CMA)': {
    needs: /\b(?:management|accountant\w*|ima|cpa|audit\w*|finance|cost)\b/i,
  },
  'CMA → Certified Medical Assistant (CMA)': {
    needs: /\b(?:medical|aama|clinic\w*|patients?|phlebotomy|vitals)\b/i,
  },
  NAS: { needs: /\b(?:storage|san|synology|netapp|backup|disk)\b/i },
  DOE: {
    needs: /\b(?:experiments?|six sigma|minitab|anova|process|statistical|factorial)\b/i,
    never: /\b(?:department|dept|u\.?s\.?) (?:of )?DOE|DOE (?:grant|funded)\b/i,
  },
  DBT: { needs: /\b(?:therap\w*|cbt|counsel\w*|skills groups?|clients?|linehan|group)\b/i },
  dbt: {
    needs:
      /\b(?:snowflake|sql|data|airflow|bigquery|redshift|warehouse|models?|pipelines?|looker|analytics|python)\b/i,
    aloneIsEnough: true,
  },
  CBT: {
    needs:
      /\b(?:therap\w*|counsel\w*|clients?|dbt|emdr|cognitive|mental|interventions?|motivational|patients?)\b/i,
    never: /\bcomputer[- ]based\b/i,
    aloneIsEnough: true,
  },
  ABA: {
    needs: /\b(?:autism|behavio\w*|therap\w*|rbt|bcba|clients?|children)\b/i,
    never: /\bAmerican Bar\b|\bABA (?:journal|member)/i,
  },
  ADR: { needs: /\b(?:mediation|arbitration|dispute\w*|litigation|legal)\b/i },
  SEN: { needs: /\b(?:pupils?|students?|school|teach\w*|education|classroom|children|send)\b/i },
  SEND: {
    needs:
      /\b(?:pupils?|students?|school|teach\w*|education|classroom|children|provision|needs)\b/i,
  },
  IB: {
    needs:
      /\b(?:diploma|school|students?|teach\w*|curriculum|baccalaureate|programme|biology|chemistry)\b/i,
    never: /\b(?:investment|interactive) b/i,
  },
  Praxis: {
    needs: /\b(?:passed|test\w*|exam|certif\w*|licens\w*|teach\w*|ii)\b/i,
    aloneIsEnough: true,
  },
  Stan: { needs: /\b(?:bayesian|r|python|mcmc|statistic\w*|pymc\w*|models?|software)\b/i },
  Prism: { needs: /\b(?:graphpad|statistic\w*|spss|analysis|excel)\b/i },
  Origin: { needs: /\b(?:originlab|matlab|graphpad|plot\w*|labview|data analysis)\b/i },
  Fiji: { needs: /\b(?:imagej|microscop\w*|image)\b/i },
  Oracle: {
    needs:
      /\b(?:sql|database\w*|pl\/sql|erp|sap|dba|financials|cloud|ebs|hcm|netsuite|system|fusion|java|db2|server|software|excel)\b/i,
    aloneIsEnough: true,
  },
  Sage: {
    needs:
      /\b(?:50|100|200|accounting|xero|quickbooks|bookkeep\w*|payroll|ledger|invoic\w*|line|intacct|accounts)\b/i,
  },
  Concur: { needs: /\b(?:sap|expenses?|travel|reports?)\b/i },
  Lever: { needs: /\b(?:greenhouse|ats|recruit\w*|workday|taleo|applicant)\b/i },
  Greenhouse: {
    needs: /\b(?:lever|ats|recruit\w*|workday|taleo|applicant|hiring|candidates?)\b/i,
    never: /\bgreenhouse (?:gas|emissions?|plants?|crops?)\b/i,
  },
  Gong: { needs: /\b(?:salesforce|outreach|salesloft|calls?|zoominfo|sales)\b/i },
  Square: { needs: /\bpos\b/i },
  Lightspeed: { needs: /\b(?:pos|retail|shopify|till|register|sales)\b/i },
  Clarity: { needs: /\bppm\b/i },
  Momentum: { needs: /\b(?:financials|federal|accounting)\b/i },
  Intercom: { needs: /\b(?:zendesk|chat|freshdesk|support|hubspot|tickets?|customer)\b/i },
  Snowflake: {
    needs:
      /\b(?:sql|data|dbt|warehouse|aws|azure|bigquery|redshift|databricks|python|tableau|cloud|airflow|spark)\b/i,
    aloneIsEnough: true,
  },
  Spark: {
    needs: /\b(?:apache|hadoop|pyspark|data|scala|kafka|python|databricks|etl|hive|sql|aws)\b/i,
    never: /\bspark (?:plugs?|interest|joy|a|curiosity|conversation)\b/i,
  },
  Kafka: { never: /\bFranz Kafka|Kafka['’]s\b/ },
  Bash: {
    needs: /\b(?:linux|shell|scripts?|scripting|python|powershell|unix|perl|ansible|git)\b/i,
    aloneIsEnough: true,
  },
  Puppet: { needs: /\b(?:ansible|chef|devops|configuration|terraform|linux|jenkins)\b/i },
  Lambda: { needs: /\b(?:aws|serverless|s3|ec2|dynamodb|api|python|node(?:\.js)?)\b/i },
  S3: { needs: /\b(?:aws|ec2|lambda|bucket|amazon|rds|redshift|python|data|cloud\w*)\b/i },
  RDS: { needs: /\b(?:aws|ec2|eks|amazon|postgres\w*|aurora|mysql|s3)\b/i },
  Inventor: { needs: /\b(?:autodesk|autocad|solidworks|cad|revit|creo|catia)\b/i },
  SPICE: { needs: /\b(?:circuit\w*|simulat\w*|pcb|altium|analog|electronic\w*)\b/i },
  Lean: {
    needs: new RegExp(
      oneLine`
          \b(?:
            six sigma|kaizen|5s|manufactur\w*|process\w*|tools|methods?|principles|production|
            improvement\w*|gd&t|fmea|waste|tpm|program|kanban|agile|operations|startup|
            continuous
          )\b
        `,
      'i',
    ),
    never: /\blean (?:body|meat|team|on|in|into|towards?|muscle)\b/i,
    aloneIsEnough: true,
  },
  lean: {
    needs: new RegExp(
      oneLine`
          \b(?:
            six sigma|kaizen|5s|manufactur\w*|process\w*|tools|methods?|principles|production|
            improvement\w*|gd&t|fmea|waste|tpm|program|kanban|operations|continuous
          )\b
        `,
      'i',
    ),
    never: /\blean (?:body|meat|team|on|in|into|towards?|muscle)\b/i,
  },
  Agile: { aloneIsEnough: true, never: /\bagile (?:thinker|mind|learner|and flexible)\b/i },
  QA: { never: /\bQ\s?&\s?A\b/ },
  QC: {
    needs: /\b(?:quality|inspect\w*|qa|lab|control|samples?|manufactur\w*|batch|test\w*)\b/i,
    never: /, QC\b|Montr/,
  },
  MIG: { needs: /\b(?:weld\w*|tig|arc|stick|fabricat\w*)\b/i },
  TIG: { needs: /\b(?:weld\w*|mig|arc|stick|fabricat\w*)\b/i },
  MAN: { needs: /\btruck/i },
  SAP: { never: /\b(?:maple|tree|plant) sap\b/i, aloneIsEnough: true },
  DOT: {
    needs: /\b(?:compliance|regulations?|inspections?|cdl|driver|hours|fmcsa|transportation)\b/i,
  },
  BAS: {
    needs:
      /\b(?:gst|tax\w*|returns?|lodg\w*|xero|myob|activity|statements?|payroll|ato|accounts?)\b/i,
    never: /\bBAS (?:in|degree)\b/,
  },
  PIN: { needs: /\bnmc\b/i },
  Avid: {
    needs: /\b(?:media composer|premiere|final cut|edit\w*|pro tools)\b/i,
    never: /\bavid (?:reader|runner|learner|traveler|traveller|fan|hiker)\b/i,
  },
  Premiere: {
    needs: /\b(?:adobe|pro|after effects|final cut|edit\w*|photoshop|davinci|video)\b/i,
    never: /\b(?:film|world|movie|season|red carpet) premiere\b/i,
  },
  segmentation: {
    needs:
      /\b(?:customer|market|audience|marketing|campaigns?|crm|email|clusters?|churn|data|analytics)\b/i,
    never: /\b(?:network|image|memory) segmentation\b/i,
    aloneIsEnough: true,
  },
  concrete: {
    needs:
      /\b(?:pour\w*|formwork|rebar|framing|masonry|cement|slabs?|foundations?|finishing|construction|carpentry|site|steel|drywall)\b/i,
    never:
      /\bconcrete (?:results?|examples?|steps?|plans?|proposals?|evidence|recommendations?|actions?)\b/i,
    aloneIsEnough: true,
  },
  framing: {
    needs:
      /\b(?:carpent\w*|drywall|roof\w*|walls?|wood|steel|construction|house\w*|concrete|residential|blueprint\w*|lumber|timber)\b/i,
    never: /\bframing (?:the )?(?:problem|question|message|story)\b/i,
    aloneIsEnough: true,
  },
  painting: {
    needs: new RegExp(
      oneLine`
          \b(?:
            drywall|exterior|interior|walls?|houses?|carpentry|spray|construction|residential|
            commercial|plaster\w*|tiling|flooring|coating
          )\b
        `,
      'i',
    ),
    never: /\b(?:oil|acrylic|watercolou?r|face) painting\b/i,
    aloneIsEnough: true,
  },
  assembly: {
    needs: new RegExp(
      oneLine`
          \b(?:
            line|mechanical|production|manufactur\w*|electronic\w*|parts?|products?|station|
            units?|machin\w*|soldering|welding|furniture|packaging|quality
          )\b
        `,
      'i',
    ),
    never:
      /\b(?:general|state|national|school|legislative|morning) assembl\w*|assembly (?:language|hall|member)\b/i,
    aloneIsEnough: true,
  },
  turning: {
    needs: /\b(?:cnc|milling|lathe\w*|machin\w*|grinding)\b/i,
    never: /\bturning (?:around|point|\w+ into)\b/i,
  },
  milling: { needs: /\b(?:cnc|turning|lathe\w*|machin\w*|grinding)\b/i },
  drawings: {
    needs:
      /\b(?:cad|autocad|solidworks|catia|technical|engineer\w*|shop|mechanical|fabricat\w*|gd&t|parts|construction|as-built|ce)\b/i,
  },
  closing: { needs: /\b(?:deals?|sales|negotiat\w*|prospecting)\b/i },
  pipeline: {
    needs: /\b(?:sales|deals?|leads?|crm|salesforce|\$\d|prospect\w*|quota|revenue|qualified)\b/i,
    never:
      /\b(?:ci|data|gas|oil|etl|ml|build|deployment|water|talent|candidate) ?\/?(?:cd )?pipelines?\b/i,
  },
  board: {
    needs:
      /\b(?:ceo|directors?|governance|report\w*|present\w*|investors?|shareholders?|executive)\b/i,
    never: new RegExp(
      oneLine`
          \b(?:
            white|job|notice|bulletin|circuit|message|key|dash|story|clip|school|state|bar|
            national
          )[- ]?board|board (?:exam|certif\w*|certified|games?)\b
        `,
      'i',
    ),
  },
  strategy: {
    needs:
      /\b(?:corporate|company|growth|business|executive|ceo|long-term|three-year|five-year|board|market)\b/i,
  },
  post: {
    needs: /\b(?:mail|incoming|outgoing|sorted|sorting|franking)\b/i,
    never: /\b(?:social|blog|facebook|linkedin|instagram) post|post[- ]\w/i,
  },
  reporting: { never: /\breporting (?:to|directly|line)\b/i },
  reports: {
    needs: new RegExp(
      oneLine`
          \b(?:
            prepar\w*|wrote|weekly|monthly|expense|compiled|created|produc\w*|deliver\w*|
            generat\w*|draft\w*|annual|quarterly|management|sql|data
          )\b
        `,
      'i',
    ),
    never: /\b(?:direct|\d+) reports\b|reports (?:to|of|directly)\b/i,
  },
  letters: {
    needs: /\b(?:typ\w*|wrote|draft\w*|prepar\w*|correspondence|mail)\b/i,
    never: /\b(?:arts and|love|cover) letters\b/i,
  },
  scripts: {
    needs: /\b(?:tv|film|video|podcast|radio|wrote|write|writing|call|broadcast)\b/i,
    never: /\b(?:shell|python|bash|sql|powershell|automation|test|deployment) scripts\b/i,
  },
  translated: {
    needs: new RegExp(
      oneLine`
          \b(?:
            spanish|french|german|english|chinese|mandarin|arabic|documents?|language\w*|
            articles?|books?|subtitles?|words|russian|portuguese|italian|japanese|polish
          )\b
        `,
      'i',
    ),
    never:
      /\btranslated (?:\w+ )?(?:requirements|business|needs|strategy|data|insights|designs?|mockups|wireframes)\b/i,
  },
  broadcast: { needs: /\b(?:tv|radio|live|news|media|studio|station|television)\b/i },
  interviews: {
    needs:
      /\b(?:conduct\w*|candidates?|recruit\w*|hiring|structured|panel|sources|customers?|users?|journalis\w*|scheduled)\b/i,
  },
  events: {
    needs:
      /\b(?:catering|banquets?|weddings?|guests?|hotel|venue|plann\w*|coordinat\w*|organi[sz]\w*|managed|ran)\b/i,
    never: /\b(?:event-driven|events? (?:stream|bus|log|sourcing)|adverse events?)\b/i,
  },
  displays: {
    needs:
      /\b(?:window|store|visual|merchandis\w*|shop|product|seasonal|promotional|retail|floor)\b/i,
  },
  till: {
    needs: /\b(?:cash|operated|customers?|shop|store|operating|payments?|sales)\b/i,
    after: /\b(?:the|each) $/i,
    never: /\btill (?:now|date|present|the|\d)/i,
  },
  returns: {
    needs:
      /\b(?:refunds?|exchanges?|customers?|store|processed|warehouse|retail|merchandise|purchases)\b/i,
    never: /\b(?:tax|vat|investment|annual|financial) returns\b/i,
  },
  receiving: {
    needs: /\b(?:shipping|warehouse|goods|inventory|stock\w*|deliver\w*|freight|dock|clerk)\b/i,
    never: /\breceiving (?:an?|the|feedback|awards?|praise|recognition)\b/i,
  },
  shipping: {
    needs:
      /\b(?:warehouse|orders?|freight|receiving|packages?|logistics|international|labels?|goods|packing|carriers?|clerk|inventory)\b/i,
    never: /\bshipping (?:features?|code|products? to production)\b/i,
  },
  customs: {
    needs: /\b(?:clearance|brokers?|import|export|freight|duties|border|documentation|goods)\b/i,
  },
  vitals: { never: /\bcore web vitals\b/i },
  covers: {
    needs:
      /\b(?:\d+ covers|restaurants?|service|kitchen|dinner|lunch|brigade|saturday|day|night)\b/i,
    never: /\bcovers? (?:letters?|all|the|a|topics?|news)\b/i,
  },
  print: {
    needs:
      /\b(?:design\w*|magazine|digital|ads?|media|layout\w*|brochures?|production|posters?|web|collateral)\b/i,
    never: /\bblue ?print\b/i,
  },
  layouts: {
    needs:
      /\b(?:design\w*|retouch\w*|magazine|page|indesign|print|photo|web|brochures?|editorial)\b/i,
  },
  layout: {
    needs: /\b(?:design\w*|magazine|page|indesign|print|editorial|typograph\w*|web|brochures?)\b/i,
    aloneIsEnough: true,
  },
  rendering: {
    needs: /\b(?:3d|blender|v-?ray|lumion|sketchup|cinema|photorealistic|architect\w*)\b/i,
  },
  retention: {
    needs:
      /\b(?:customer|employee|staff|user|client|member|turnover|rate|churn|team|subscriber|account|student|engagement)\b/i,
    never: /\b(?:data|document|records?|water) retention\b/i,
  },
  conversion: {
    needs:
      /\b(?:rate|trial|sales|leads?|checkout|funnel|paid|landing|sign-?ups?|website|customer|%)\b|%/i,
  },
  experiments: {
    needs: /\b(?:a\/b|growth|onboarding|pricing|conversion|product|users?|landing)\b/i,
  },
  curriculum: {
    needs:
      /\b(?:teach\w*|design\w*|develop\w*|students?|school|lessons?|course\w*|grade|instruction\w*|wrote|training)\b/i,
    never: /\bcurriculum vitae\b/i,
    aloneIsEnough: true,
  },
  minutes: {
    needs:
      /\b(?:took|taking|meetings?|typed|wrote|agendas?|prepared|board|distribut\w*|record\w*)\b/i,
    never:
      /\d[\d.,]*\s?minutes|\b(?:by|per|within|few|several|ten|five|fifteen|twenty|thirty|under) minutes\b/i,
  },
  sickness: { needs: /\b(?:absence|hr|employees?|managers?|staff|cases|leave|records)\b/i },
  benefits: { needs: /\b(?:administration|payroll|compensation|employees?|hr|enrol\w*)\b/i },
  sprints: {
    needs:
      /\b(?:scrum|agile|backlog|retrospectives?|jira|engineer\w*|develop\w*|two-week|planning|team)\b/i,
  },
  migration: {
    needs:
      /\b(?:system|data|cloud|erp|from|database|server|platform|netsuite|aws|azure|software|crm|email|legacy)\b/i,
    never: /\b(?:bird|cell|human|larval|forced|international) migration\b/i,
  },
  availability: {
    needs: /\b(?:9\d\.\d+|system|uptime|service|high|cluster|sla|%)\b|9\d(?:\.\d+)?\s?%/i,
  },
  tickets: {
    needs:
      /\b(?:support|resolved|zendesk|jira|help ?desk|it|service|per day|a day|customers?|escalat\w*|queue|freshdesk|servicenow)\b/i,
    never: /\b(?:movie|concert|train|airline|lottery|parking|event|season) tickets\b/i,
  },
  inbound: {
    needs:
      /\b(?:calls?|leads?|marketing|customers?|logistics|freight|outbound|shipments?|sales)\b/i,
  },
  outbound: {
    needs: /\b(?:calls?|leads?|sales|inbound|logistics|shipments?|prospecting|freight)\b/i,
  },
  surveys: { needs: /\b(?:customers?|satisfaction|feedback|csat|nps|guests?)\b/i },
  billing: { never: /\b(?:top|equal) billing\b/i },
  collections: {
    needs:
      /\b(?:account\w*|credit|overdue|ar\b|debt|aging|ageing|invoices?|cash|receivables?|delinquent|customers?)\b/i,
    never:
      /\b(?:java|museum|art|library|garbage|fashion|spring|seasonal|data|mongo\w*) collections?\b/i,
  },
  consolidation: {
    needs:
      /\b(?:financial|accounts|entities|statements|reporting|group|subsidiar\w*|ifrs|gaap|month-end)\b/i,
  },
  treasury: { never: /\b(?:department of the|us) treasury\b/i },
  demos: {
    needs:
      /\b(?:sales|product|customers?|prospects?|clients?|software|delivered|gave|ran|weekly)\b/i,
  },
  proposals: {
    needs: /\b(?:sales|clients?|rfp\w*|bids?|won|contracts?|customers?|wrote|pricing)\b/i,
    never: /\b(?:grant|research|thesis|marriage|legislative) proposals\b/i,
  },
  quota: { never: /\b(?:import|disk|storage|fishing) quota\b/i },
  rigging: {
    needs:
      /\b(?:crane\w*|lift\w*|hoist\w*|slings?|signal|load\w*|heavy|construction|scaffold\w*)\b/i,
    aloneIsEnough: true,
  },
  inspections: {
    needs:
      /\b(?:site|safety|building|quality|passed|final|code|construction|electrical|plumbing|daily|permits?)\b/i,
  },
  wiring: {
    needs:
      /\b(?:electric\w*|residential|commercial|panels?|conduit|circuits?|install\w*|low voltage|lighting)\b/i,
  },
  conduit: {
    needs: /\b(?:bend\w*|electric\w*|wire|wiring|install\w*|ran|pipe|emt|rigid)\b/i,
    aloneIsEnough: true,
  },
  PR: {
    needs: new RegExp(
      oneLine`
          \b(?:
            media|press|campaigns?|marketing|brand\w*|agency|agencies|communications?|public|
            social|events?|newsletters?|crisis|launch\w*|journalists?|coverage|advertising|
            content|seo|influencers?
          )\b
        `,
      'i',
    ),
    never: /\bPRs\b|\bpull requests?\b|\bPR ENG\b|\b(?:puerto rico|san juan)\b/i,
    aloneIsEnough: true,
  },
  rehabilitation: {
    needs:
      /\b(?:patients?|clinic\w*|therap\w*|stroke|injur\w*|physical|cardiac|hospital|nurs\w*|care|medical|unit|health\w*|discharge)\b/i,
    never:
      /\b(?:roads?|bridges?|pavement|sewer|buildings?|pipelines?|pipes?|housing|dams?) rehabilitation\b/i,
    aloneIsEnough: true,
  },
  'CPA → cost per acquisition (CPA)': {
    needs:
      /\b(?:acquisition|campaigns?|ads?|roas|ctr|cpc|ppc|paid|marketing|lower\w*|reduc\w*|cut|conversion\w*)\b/i,
    never: /\b(?:licensed|certified|exam|accountants?|accounting|firm|audit\w*|tax|state of)\b/i,
  },
  'CPA → Certified Public Accountant (CPA)': {
    never: /\b(?:campaigns?|ads?|roas|ctr|cpc|ppc|paid search|per acquisition)\b/i,
  },
  'GCP → good clinical practice (GCP)': {
    needs: /\b(?:clinical|trials?|ich|glp|gmp|patients?|protocols?|irb|research|study|studies)\b/i,
  },
  'GCP → Google Cloud Platform (GCP)': {
    never: /\b(?:clinical|trials?|ich|glp|gmp|patients?|irb)\b/i,
    aloneIsEnough: true,
  },
  'GTM → Google Tag Manager (GTM)': {
    needs: /\b(?:tags?|analytics|ga4?|tracking|pixels?|looker)\b/i,
  },
  'GTM → go-to-market (GTM)': { never: /\b(?:tags?|ga4|tracking|pixels?)\b/i },
  'EDI → electronic data interchange (EDI)': {
    never: /\b(?:diversity|inclusion|equality|equity|belonging)\b/i,
  },
  'EDI → diversity and inclusion': {
    needs: /\b(?:diversity|inclusion|equality|equity|hr|people|belonging|training)\b/i,
  },
  APR: {
    needs: /\b(?:accredit\w*|public relations|prsa|certified)\b/i,
    never: /%|\b(?:rate|loans?|percent\w*|interest)\b/i,
  },
  MSP: {
    needs: /\b(?:programmes?|prince2|practitioner|foundation|axelos|managing successful|pmp)\b/i,
    never: /\bmanaged service/i,
  },
  CSM: {
    needs: /\b(?:scrum\w*|agile|cspo|pmp|certified|certificat\w*|safe|psm)\b/i,
    never: /\bcustomer success\b/i,
  },
  CPS: {
    needs: /\b(?:child\w*|famil\w*|abuse|protecti\w*|foster|court|social|case\w*|reports?)\b/i,
    never: /\bCPS energy\b/i,
  },
  FDA: {
    needs:
      /\b(?:regulat\w*|audit\w*|inspections?|complian\w*|quality|gmp|cgmp|submissions?|approv\w*|iso|510|devices?|drugs?|findings)\b/i,
    aloneIsEnough: true,
  },
  bridges: {
    needs:
      /\b(?:design\w*|construct\w*|inspect\w*|roads?|structur\w*|spans?|steel|concrete|built|repair\w*)\b/i,
  },
  foundations: {
    needs: /\b(?:pil\w*|concrete|soil|structur\w*|excavat\w*|footings?|design\w*|dug|slabs?)\b/i,
    never: /\b(?:charit\w*|grants?|private|family|donors?) foundations\b/i,
  },
  grading: {
    needs: /\b(?:site|earth\w*|drainage|excavat\w*|road\w*|land\w*|utilities)\b/i,
    never: /\b(?:papers|exams?|students?|homework|assignments?)\b/i,
  },
  releases: {
    needs:
      /\b(?:software|deploy\w*|pipelines?|jenkins|ci|production|shorten\w*|weekly|daily|automat\w*)\b/i,
    never: /\b(?:press|news|music|film|product) releases\b/i,
  },
  deployments: {
    never: /\b(?:military|army|navy|combat|overseas|iraq|afghanistan|troops?)\b/i,
  },
  automation: { never: /\b(?:marketing|home|test|sales|building) automation\b/i },
  cuts: {
    needs: /\b(?:hair\w*|colou?rs?|stylist|salon|fades?|perms?|beards?)\b/i,
    never: /\b(?:budget|cost|tax|price|pay|staff|job) cuts\b/i,
  },
  colors: { needs: /\b(?:hair\w*|cuts?|perms?|salon|highlights|blow\w*)\b/i },
  highlights: {
    needs: /\b(?:hair\w*|colou?rs?|cuts?|salon|balayage|foils?)\b/i,
    aloneIsEnough: true,
  },
  styling: { needs: /\b(?:hair\w*|cuts?|salon|bridal|blow\w*|colou?r\w*)\b/i },
  extensions: {
    needs: /\b(?:hair\w*|balayage|keratin|lash\w*|salon|braid\w*|tape-in)\b/i,
    never: /\b(?:browser|chrome|contract|deadline|building|home|house|visa|phone) extensions\b/i,
    aloneIsEnough: false,
  },
  fades: { needs: /\b(?:cuts?|beards?|barber\w*|hair\w*|shaves?)\b/i },
  facial: {
    needs: /\b(?:skin\w*|treatments?|spa|massage|wax\w*)\b/i,
    never: /\bfacial recognition\b/i,
  },
  consultations: {
    needs: /\b(?:clients?|hair\w*|colou?r|skin|salon|spa|fitness|bridal)\b/i,
    never: /\b(?:legal|public|medical|patient|tax) consultations\b/i,
  },
  nutrition: {
    aloneIsEnough: true,
    needs: /\b(?:clients?|coach\w*|fitness|train\w*|plans?|diet\w*)\b/i,
  },
  memberships: { needs: /\b(?:gym|fitness|club|sold|sales|studio|renew\w*)\b/i },
  patrol: {
    needs:
      /\b(?:police|officer|security|law|enforcement|border|highway|guard|premises|site|night|foot|perimeter)\b/i,
  },
  alarms: {
    needs: /\b(?:respond\w*|fire|security|intruder|monitor\w*|guard|patrol\w*|burglar)\b/i,
  },
  surveillance: {
    needs: /\b(?:cctv|cameras?|security|video|guard|monitor\w*|store|loss)\b/i,
    never: /\b(?:disease|market|public health|epidemi\w*|network) surveillance\b/i,
    aloneIsEnough: true,
  },
  cleaning: {
    needs: new RegExp(
      oneLine`
          \b(?:
            offices?|floors?|restrooms?|toilets?|carpets?|windows?|buildings?|schools?|hospital|
            janitor\w*|commercial|rooms?|supervis\w*|crew|vacuum\w*|mop\w*
          )\b
        `,
      'i',
    ),
    never: /\b(?:data|dental|teeth|email) cleaning\b/i,
    aloneIsEnough: true,
  },
  repairs: {
    needs:
      /\b(?:minor|light|building|plumbing|electrical|maintenance|facilit\w*|carpentry|painting|fixtures?)\b/i,
    never: /\b(?:car|vehicle|auto|computer|phone|engine) repairs\b/i,
  },
  recycling: { needs: /\b(?:waste|trash|bins?|cleaning|disposal|collect\w*)\b/i },
  carpets: { needs: /\b(?:clean\w*|vacuum\w*|shampoo\w*|floors?)\b/i },
  contractors: {
    needs: /\b(?:coordinat\w*|escort\w*|supervis\w*|maintenance|building|facilit\w*)\b/i,
  },
  buffers: { needs: /\b(?:floor\w*|scrubber\w*|vacuum\w*|clean\w*)\b/i },
  SIA: { needs: /\b(?:licen\w*|door|security|guard|cctv|badge)\b/i },
  NASM: { aloneIsEnough: true },
  ACS: {
    needs: /\b(?:gas|boiler\w*|plumb\w*|heating|safe)\b/i,
    never: /\b(?:american|chemical society|surgeons)\b/i,
  },
  heating: {
    needs:
      /\b(?:plumb\w*|boilers?|gas|engineer\w*|hvac|install\w*|systems?|ventilation|cooling|radiators?|underfloor)\b/i,
    aloneIsEnough: true,
  },
  leaks: {
    needs: /\b(?:plumb\w*|pipes?|repair\w*|fix\w*|boilers?|bathrooms?|taps?|water|gas|roof\w*)\b/i,
    never: /\b(?:memory|data|information|press) leaks\b/i,
  },
  bathrooms: {
    needs:
      /\b(?:fit\w*|install\w*|kitchens?|plumb\w*|tiling|tiled|remodel\w*|renovat\w*|refurbish\w*)\b/i,
  },
  kitchens: {
    needs:
      /\b(?:fit\w*|install\w*|bathrooms?|plumb\w*|joinery|carpentry|remodel\w*|renovat\w*|refurbish\w*)\b/i,
    never: /\b(?:chef|cook\w*|restaurants?|soup|commercial) kitchens\b/i,
  },
  piping: { needs: /\b(?:plumb\w*|pipe\w*|copper|hvac|weld\w*|gas|valves?|process)\b/i },
  ACE: { needs: /\b(?:personal trainer|fitness|certified|council on exercise)\b/i },
  Helm: {
    needs: /\b(?:kubernetes|k8s|docker|charts?|argo|terraform|containers?|eks|gitops|aws)\b/i,
    never: /\b(?:at|took|take) the helm\b/i,
  },
  AIA: { needs: /\b(?:architect\w*|licensed|registered|ncarb|leed|member)\b/i },
  ARB: { needs: /\b(?:architect\w*|registered|riba)\b/i },
  MICE: {
    needs: /\b(?:civil|chartered|ceng|engineer\w*|institution)\b/i,
    never: /\b(?:events?|meetings|incentives|conferences|lab|transgenic|in vivo|models?)\b/i,
  },
};
