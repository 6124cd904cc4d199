import { mayHold } from '#worker/nlp/letter-runs.ts';
import { mayMatch } from '#worker/nlp/needed.ts';
import { firing } from '../firing.ts';
import type { RewriteRule } from '../model.ts';

/** Names of tools as their makers write them. */
export const toolNames: RewriteRule = {
  id: 'tool-names',
  title: 'Write the name right',
  why: 'A name spelled as its owners spell it is found by searches and reads as known.',
  mayAdd: [
    'autocad',
    'github',
    'power',
    'bi',
    'office',
    'javascript',
    'typescript',
    'tiktok',
    'youtube',
    'solidworks',
    'quickbook',
  ],
  mayRemove: [
    'auto',
    'cad',
    'java',
    'script',
    'git',
    'hub',
    'powerbi',
    'tik',
    'tok',
    'you',
    'tube',
    'solid',
    'work',
    'quick',
    'book',
  ],
  examples: {
    fires: [
      ['Posted videos to linkedin and youtube', 'Posted videos to LinkedIn and YouTube'],
      ['Posted to Tik Tok daily', 'Posted to TikTok daily'],
      ['Charted care in epic and on an ipad', 'Charted care in Epic and on an iPad'],
      ['Closed the till in Toast pos', 'Closed the till in Toast POS'],
      ['Drew parts in Auto CAD', 'Drew parts in AutoCAD'],
      ['Built reports in powerbi', 'Built reports in Power BI'],
      ['Ran reports from sage 200', 'Ran reports from Sage 200'],
      ['Ran payroll in Myob and sage', 'Ran payroll in MYOB and Sage'],
      ['Set up meraki switches', 'Set up Meraki switches'],
      ['Kept budgets in excel', 'Kept budgets in Excel'],
      ['Logged leads in SalesForce', 'Logged leads in Salesforce'],
      ['Escalated incidents in Servicenow', 'Escalated incidents in ServiceNow'],
      ['Plotted curves in Graphpad prism', 'Plotted curves in GraphPad Prism'],
      ['Ran API tests in postman and Jira', 'Ran API tests in Postman and Jira'],
      ['Tested on chrome, firefox and safari', 'Tested on Chrome, Firefox and Safari'],
      ['Drew parts in Solid Works', 'Drew parts in SolidWorks'],
      ['Answered calls in french and polish', 'Answered calls in French and Polish'],
      ['Placed adverts on indeed and Reed', 'Placed adverts on Indeed and Reed'],
      ['Took payments via stripe and PayPal', 'Took payments via Stripe and PayPal'],
      ['Shipped Apple pay in 4 markets', 'Shipped Apple Pay in 4 markets'],
    ],
    leaves: [
      'Helped pupils to excel in maths',
      'linkedin.com/in/adaokoro',
      'HUBSPOT ADMINISTRATOR',
      'Cooked chicken in sage and butter',
      'Polished chrome and led safari tours to test jeeps',
      'Sorted mail as a postman and ran tests',
      'Cleaned silver with wax and polish',
      'Spoke German and polish shoes',
      'Led a selenium study',
    ],
  },
  apply({ text }) {
    let added = '';
    let removed = '';
    const spelt = (word: string) => {
      const right = NAMES.get(word.toLowerCase().replaceAll(/\s+/g, ' '));
      if (right === undefined || right === word || /^[A-Z ]+$/.test(word)) return word;
      added += ` ${right}`;
      removed += ` ${word}`;
      return right;
    };
    let named = (mayName(text) ? text.replaceAll(NAME, spelt) : text).replaceAll(
      /\b(in|using|with|[Mm]icrosoft|MS|ms|via|use of|[Uu]sed?|on|[Uu]tili[sz](?:ed|ing|e)) (excel|outlook|powerpoint|word)\b(?=$|[\s,;.)])(?! (?:of|at|for word))/g,
      (whole, before: string, tool: string) =>
        tool === 'word' && !/^(?:microsoft|ms)$/i.test(before)
          ? whole
          : `${before.replace('microsoft', 'Microsoft').replace('ms', 'MS')} ${APPS[tool]!}`,
    );
    named = named
      .replaceAll(/(?<=\b(?:in|into|using|via) )epic(?=$|[,.;]| (?:and|for|to|EHR|EMR)\b)/g, 'Epic')
      .replaceAll(
        /(?<=\b(?:Toast|Square|Aloha|Micros|Clover|NCR|Lightspeed|Shopify) )pos\b|\bpos(?= (?:systems?|terminals?|software|tills?)\b)/g,
        'POS',
      );
    for (const { name, near, inLine, mayStand } of NAMED_TOO)
      if (mayStand(named) && inLine.test(named))
        named = named.replaceAll(near, (word) =>
          word.toLowerCase() === name.toLowerCase() ? name : word,
        );
    // The herb has no ledger.
    if (/\bsage\b/.test(named) && BOOKS.test(named))
      named = named.replaceAll(
        /(?<=\b(?:in|into|using|via|on|with|from|and) )sage(?=$|[,.;]| (?:and|for|to|payroll|accounts|software)\b)/g,
        'Sage',
      );
    named = named.replaceAll(
      /\b(excel|powerpoint|word|outlook)(?= (?:spreadsheets?|sheets?|files?|workbooks?|macros?|formulas?|slides?|decks?|presentations?|documents?|calendars?)\b)/g,
      (app) => APPS[app]!,
    );
    named = OFFICE_LIST.test(named)
      ? named.replaceAll(/\b(?:excel|word|powerpoint|outlook)\b/g, (app) => APPS[app]!)
      : named;
    return named === text ? null : firing(named, 'auto', { added, removed });
  },
};

/** Names that are words too: where they stand, and what else the line must name. */
const WORDS_TOO: readonly (readonly [name: string, near: RegExp, inLine: RegExp])[] = [
  ...['Postman', 'Selenium', 'Confluence'].map(
    (name) =>
      [
        name,
        new RegExp(
          `(?<=\\b(?:in|using|with|via|and|on|to|,) )${name.toLowerCase()}(?=$|[,.;]| (?:and|for|to)\\b)`,
          'g',
        ),
        /\b(?:APIs?|tests?|testing|automation|scripts?|Jira|documentation|requirements|endpoints?)\b/,
      ] as const,
  ),
  ...['Chrome', 'Firefox', 'Safari', 'Edge'].map(
    (name) =>
      [
        name,
        new RegExp(
          `(?<=\\b(?:on|in|and|across|with) |, )${name.toLowerCase()}(?=$|[,.;]| (?:and|for|to|browsers?)\\b)`,
          'g',
        ),
        /\b(?:chrome|firefox|safari)(?:, (?:firefox|chrome|safari|edge))*,? and (?:chrome|firefox|safari|edge)\b/i,
      ] as const,
  ),
  [
    'Stripe',
    /(?<=\b(?:as|via|with|using|and|in) )stripe(?=$|[,.;]| (?:and|for|to)\b)/g,
    /\b(?:APIs?|payments?|checkout|Twilio|PayPal)\b/,
  ],
  [
    'Indeed',
    /(?<=\bon )indeed(?=$|[,.;]| and\b)/g,
    /\b(?:adverts?|ads|jobs?|vacanc(?:y|ies)|candidates|CVs|posts?|roles)\b/,
  ],
  [
    'Polish',
    /(?<=\b(?:and|or|,|from|into|in) )polish(?=$|[,.;]| (?:and|or|to|for|by|on)\b)/g,
    /\b(?:English|French|German|Spanish|Italian|Russian|Portuguese|Romanian|Ukrainian|Czech|Dutch)(?:,| and| or| to| into|, [A-Za-z]+,? (?:and|or)) polish\b|\bpolish(?:,| and| or| to| into) (?:English|French|German|Spanish|Italian|Russian|Portuguese|Romanian|Ukrainian|Czech|Dutch)\b/,
  ],
  ['Pay', /(?<=\b(?:Apple|Google|Samsung) )pay(?=$|[,.;]| (?:and|in|for|on|to)\b)/g, /Pay|pay/],
  ['Recruiter', /(?<=\bLinkedIn )recruiter(?=$|[,.;]| (?:and|to|for)\b)/g, /LinkedIn/],
];

const NAMED_TOO = WORDS_TOO.map(([name, near, inLine]) => ({
  name,
  near,
  inLine,
  mayStand: mayMatch(near),
}));

const BOOKS =
  /\b(?:payroll|ledgers?|invoices?|VAT|bookkeeping|accounts|journals|purchase orders|reconcil[a-z]+)\b/i;

/** Three apps in a row, or two with one already in its capital: a list of programs. */
const OFFICE_LIST =
  /\b(?:excel|word|powerpoint|outlook)(?:,? and |, )(?:excel|word|powerpoint|outlook)\b/i;

const APPS: Record<string, string> = {
  excel: 'Excel',
  outlook: 'Outlook',
  powerpoint: 'PowerPoint',
  word: 'Word',
};
const NAMES: ReadonlyMap<string, string> = new Map(
  `Active Directory|Office 365|AutoCAD|Bitbucket|BigQuery|ChatGPT|CloudFormation|CSS|Dynamics 365|Elasticsearch|Facebook|Figma|FreshBooks
|GitHub|GitLab|Google Ads|Google Analytics|Google Docs|Google Sheets|GraphQL|HTML|HubSpot|InDesign|Instagram|JavaScript|Jenkins|JIRA|jQuery
|Kubernetes|LinkedIn|Mailchimp|MATLAB|MongoDB|MySQL|Node.js|NumPy|pandas|PayPal|Photoshop|PHP|PostgreSQL|Power BI|PowerPoint|PowerShell|PyTorch
|QuickBooks|RabbitMQ|Salesforce|SharePoint|Shopify|SolidWorks|SQL|Tableau|TensorFlow|Terraform|TikTok|TypeScript|WhatsApp|WordPress|Workday
|YouTube|Zendesk|Dentrix|Rightmove|Zoopla|iTunes|iPhone|iPad|iMovie|iCloud|GarageBand|Eventbrite|Lightspeed|ServiceNow|GraphPad Prism|GraphPad|NetSuite|PeopleSoft|CATIA|ArcGIS|QGIS|LabVIEW|Minitab|Airtable|Zapier|Marketo|Semrush
|Ahrefs|Databricks|CircleCI|Grafana|Splunk|Datadog|PagerDuty|VMware|QLab|Adobe Illustrator|Adobe Premiere|Adobe InDesign|Adobe Photoshop|PowerSchool|Trados|Citrix|Okta|Vectorworks|Navisworks|Bluebeam|Procore|EndNote|NVivo|RStudio
|Xcode|Kotlin|WooCommerce|Magento|eBay|DocuSign|BambooHR|Cerner|Meditech|Webex|Python|Premiere Pro|After Effects|Lightroom|Final Cut Pro|Canva|Trello|Asana|Gmail|Xero|SAP|Docker|AWS|Azure|Django|Laravel
|Java|Android|Linux|Mixpanel|Robot Framework|LinkedIn Recruiter|Apple Pay|Google Pay|Google Maps|Google Tag Manager|Android Studio|Trustpilot|TripAdvisor|Glassdoor|Twitter|Snapchat|Pinterest|Etsy|Squarespace|Hootsuite|Revit|SketchUp|SPSS|Redshift|Kafka|Redis|Google Drive|Google Slides
|Microsoft Office|Microsoft Word|Microsoft Excel|Microsoft Teams|MS Office|OpenTable|Airbnb|DoorDash|MYOB|Mastercam|Meraki|FortiGate|Ubiquiti|ConnectWise|Klaviyo|Webflow|BigCommerce|Zoho|HotSchedules|ResDiary|SevenRooms|Mindbody|Eaglesoft|SystmOne|CoStar|Yardi|AppFolio|Westlaw|LexisNexis|TurboTax|Alteryx|Wireshark|SolarWinds|CrowdStrike|MicroStation|Civil 3D|Primavera P6|Microsoft Project|Microsoft Outlook|Microsoft PowerPoint|Adobe Lightroom|Adobe Acrobat|Adobe After Effects|Kronos|Sage 50|Sage 200|Sage Intacct|Unity 3D|CNC|HVAC|OSHA|HIPAA|English|Spanish|French|German
|Portuguese|Italian|Dutch|Romanian|Ukrainian|Bulgarian|Hungarian|Turkish|Czech|Hindi|Urdu|Punjabi|Bengali|Gujarati|Chinese|Cantonese|Vietnamese|Swedish|Norwegian|British|American|European|Irish|Scottish|Germany|France|Spain|Italy|Poland|England|Scotland|Ireland|London|Europe|Mandarin|Arabic|Russian|Japanese|Korean|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Mondays|Fridays
|Saturdays|Sundays|Tuesdays|Wednesdays|Thursdays`
    .replaceAll('\n', '')
    .split('|')
    .filter((name) => !['JIRA', 'pandas'].includes(name))
    .map((name): [string, string] => [name.toLowerCase(), name])
    .concat([
      ['powerbi', 'Power BI'],
      ['postgresql', 'PostgreSQL'],
      ['jira', 'Jira'],
      ['tik tok', 'TikTok'],
      ['you tube', 'YouTube'],
      ['auto cad', 'AutoCAD'],
      ['java script', 'JavaScript'],
      ['git hub', 'GitHub'],
      ['solid works', 'SolidWorks'],
      ['quick books', 'QuickBooks'],
      ['iphones', 'iPhones'],
      ['ipads', 'iPads'],
    ]),
);
const ESCAPED = [...NAMES.keys()].map((name) => name.replaceAll('.', String.raw`\.`));
/** Not inside an address, a path or a longer word. */
const NAME = new RegExp(
  `(?<![\\w@./-])(?:${ESCAPED.toSorted((a, b) => b.length - a.length).join('|')})(?![\\w@/-]|\\.\\w)`,
  'gi',
);
const mayName = mayHold([...NAMES.keys()]);
