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
    'mailchimp',
    'servicenow',
    'lightroom',
    'illustrator',
    'postman',
    'excel',
    'node.js',
    'node',
    '365',
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
    ...'mail chimp light room post man service now office365 excell node js'.split(' '),
  ],
  examples: {
    fires: [
      ['Built excel dashboards', 'Built Excel dashboards'],
      ['Logged sales in excel each day', 'Logged sales in Excel each day'],
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
      ['Posted invoices in sap', 'Posted invoices in SAP'],
      ['Logged leads in SalesForce', 'Logged leads in Salesforce'],
      ['Escalated incidents in Servicenow', 'Escalated incidents in ServiceNow'],
      ['Plotted curves in Graphpad prism', 'Plotted curves in GraphPad Prism'],
      ['Ran API tests in postman and Jira', 'Ran API tests in Postman and Jira'],
      ['Tested on chrome, firefox and safari', 'Tested on Chrome, Firefox and Safari'],
      ['Drew parts in Solid Works', 'Drew parts in SolidWorks'],
      ['Answered calls in french and polish', 'Answered calls in French and Polish'],
      ['Placed adverts on indeed and Reed', 'Placed adverts on Indeed and Reed'],
      ['Took payments via stripe and PayPal', 'Took payments via Stripe and PayPal'],
      ['Built features in react and node.js', 'Built features in React and Node.js'],
      ['Drew logos in illustrator', 'Drew logos in Illustrator'],
      ['Harvested in july and august', 'Harvested in July and August'],
      ['Sent newsletters in mail chimp', 'Sent newsletters in Mailchimp'],
      ['Built tills in Java and spring boot', 'Built tills in Java and Spring Boot'],
      ['Retouched photos in light room', 'Retouched photos in Lightroom'],
      ['Shipped Apple pay in 4 markets', 'Shipped Apple Pay in 4 markets'],
    ],
    leaves: [
      'Helped pupils to excel in maths and excel on stage',
      'Helped pupils to excel in maths',
      'linkedin.com/in/adaokoro',
      'HUBSPOT ADMINISTRATOR',
      'Cooked chicken in sage and butter',
      'Polished chrome and led safari tours to test jeeps',
      'Sorted mail as a postman and ran tests',
      'Cleaned silver with wax and polish',
      'Spoke German and polish shoes',
      'Led a selenium study',
      'Tapped trees and collected sap on a rubber estate',
      'Helped staff to react and led a march',
      'Cleaned the light room and met an august guest',
      'Closed the books by workday 4',
      'Picked on banana, mango and mandarin farms',
    ],
  },
  apply({ text }) {
    let added = '';
    let removed = '';
    const spelt = (word: string) => {
      const right = NAMES.get(word.toLowerCase().replaceAll(/\s+/g, ' '));
      if (right === undefined || right === word || /^[A-Z ]+$/.test(word)) return word;
      if (right === 'Workday' && WORKING_DAY.test(text)) return word;
      if (right === 'Mandarin' && FRUIT.test(text)) return word;
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
    if (/\b(?:photos?|images|pictures|retouched|Photoshop|Premiere)\b/.test(named))
      named = named.replaceAll(
        /(?<=\b(?:in|using|with|and) )light room(?=$|[,.;]| and\b)/g,
        (word) => {
          added += ' Lightroom';
          removed += ` ${word}`;
          return 'Lightroom';
        },
      );
    if (/\b(?:APIs?|Selenium|tests?|tested|testing|endpoints?)\b/i.test(named))
      named = named.replaceAll(
        /(?<=\b(?:in|using|with|and) )post man(?=$|[,.;]| (?:and|to|for)\b)/g,
        (word) => {
          added += ' Postman';
          removed += ` ${word}`;
          return 'Postman';
        },
      );
    named = named
      .replaceAll(
        /\bSap\b|(?<=\b(?:in|into|using|via|with|on|through|and) )sap\b(?! (?:from|of|by|for))/g,
        'SAP',
      )
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
      /\b(excel|powerpoint|word|outlook)(?= (?:spreadsheets?|sheets?|files?|workbooks?|macros?|formulas?|slides?|decks?|presentations?|documents?|calendars?)\b)|\bexcel(?= (?:dashboards?|reports?|trackers?|templates?|models?|charts?|pivots?|pivot tables?|tables?|skills)\b)|(?<=\b(?:in|using|into|via|on|with) )excel(?=$|[,.;]| (?:and|or|for|to|by|with|from|using|every|each|daily|weekly|on)\b)/g,
      (app) => APPS[app]!,
    );
    named = OFFICE_LIST.test(named)
      ? named.replaceAll(/\b(?:excel|word|powerpoint|outlook)\b/g, (app) => APPS[app]!)
      : named;
    return named === text ? null : firing(named, 'auto', { added, removed });
  },
};

/** A mandarin is a fruit, a duck and a language. */
const FRUIT =
  /\b(?:farms?|orchards?|trees?|oranges?|fruits?|bananas?|mangoe?s?|citrus|peel|ducks?|grow(?:er|ing|n)?|pick(?:ed|ing)?)\b/i;
/** 'by workday 4', 'each workday': a day of work, not the software. */
const WORKING_DAY =
  /\bworkday (?:\d|end\b|one\b|hours\b)|\b(?:a|an|the|each|every|per|full|\d+-hour|busy|last) workday\b/;

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
  [
    'React',
    /(?<=\b(?:in|using|with|and|to|,) )react(?=$|[,.;]| (?:and|for|native)\b)/g,
    /\b(?:Node\.js|TypeScript|JavaScript|Redux|Vue|Angular|HTML|CSS|front[- ]?end|components?|features|apps?|GraphQL|Next\.js)\b/,
  ],
  [
    'Illustrator',
    /(?<=\b(?:in|using|with|and|,) )illustrator(?=$|[,.;]| (?:and|for)\b)/g,
    /\b(?:Photoshop|InDesign|logos?|illustrations?|posters?|packaging|vectors?|icons?|brochures?|artwork|Canva|Figma)\b/,
  ],
  [
    'August',
    /(?<=\b(?:in|and|to|until|from|since|by|last|every|each|of) )august(?=$|[,.;]| (?:and|to|as|for|with|\d{4})\b)/g,
    /august/,
  ],
  [
    'March',
    /(?<=\b(?:in|since|until|by|last|every) )march(?=$|[,.;]| (?:and|to|as|with|20\d\d)\b)/g,
    /march/,
  ],
  ['MAN', /(?<=[a-z] )Man(?= (?:trucks?|lorr(?:y|ies)|buses|engines|coaches)\b)/g, /Man/],
  [
    'Court',
    /(?<=\b[Tt]he (?:High|Crown|Supreme|County|Magistrates['’]?) )court(?=$|[,.;]| (?:and|in|on|for|of|at)\b)/g,
    /court/,
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
|Xcode|Kotlin|WooCommerce|Magento|eBay|DocuSign|BambooHR|Cerner|Meditech|Webex|Python|Premiere Pro|After Effects|Lightroom|Final Cut Pro|Canva|Trello|Asana|Gmail|Xero|Docker|AWS|Azure|Django|Laravel
|Java|Android|Linux|Mixpanel|Robot Framework|LinkedIn Recruiter|Apple Pay|Google Pay|Google Maps|Google Tag Manager|Android Studio|Trustpilot|TripAdvisor|Glassdoor|Twitter|Snapchat|Pinterest|Etsy|Squarespace|Hootsuite|Revit|SketchUp|SPSS|Redshift|Kafka|Redis|Google Drive|Google Slides
|Microsoft Office|Microsoft Word|Microsoft Excel|Microsoft Teams|MS Office|OpenTable|Airbnb|DoorDash|MYOB|Mastercam|Meraki|FortiGate|Ubiquiti|ConnectWise|Klaviyo|Webflow|BigCommerce|Zoho|HotSchedules|ResDiary|SevenRooms|Mindbody|Eaglesoft|SystmOne|CoStar|Yardi|AppFolio|Westlaw|LexisNexis|TurboTax|Alteryx|Wireshark|SolarWinds|CrowdStrike|MicroStation|Civil 3D|Primavera P6|Microsoft Project|Microsoft Outlook|Microsoft PowerPoint|Adobe Lightroom|Adobe Acrobat|Adobe After Effects|Kronos|Sage 50|Sage 200|Sage Intacct|Unity 3D|CNC|HVAC|OSHA|HIPAA|English|Spanish|French|German
|Portuguese|Italian|Dutch|Romanian|Ukrainian|Bulgarian|Hungarian|Turkish|Czech|Hindi|Urdu|Punjabi|Bengali|Gujarati|Chinese|Cantonese|Vietnamese|Swedish|Norwegian|British|American|European|Irish|Scottish|Canadian|Australian|Nigerian|Brazilian|Kenyan|Ghanaian|Mexican|Austrian|Belgian|Danish|Finnish|Egyptian|Malaysian|Indonesian|Pakistani|Filipino|Canada|Australia|Nigeria|Brazil|Kenya|Portugal|Mexico|Sweden|Norway|Denmark|Finland|Belgium|Austria|Switzerland|Singapore|Malaysia|Indonesia|Germany|France|Spain|Italy|Poland|England|Scotland|Ireland|London|Europe|Mandarin|Arabic|Russian|Japanese|Korean|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Mondays|Fridays
|Saturdays|Sundays|Tuesdays|Wednesdays|Thursdays|January|February|April|June|July|September|October|November|December|Spring Boot|Ruby on Rails|Windows 7|Windows 8|Windows 10|Windows 11|Windows Server|Google Classroom|Cypress.io|ISO 9001|ISO 14001|ISO 27001|ISO 45001|ISO 13485|ISO 17025|ISO 22000|NHS|HMRC|GDPR`
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
      ['mail chimp', 'Mailchimp'],
      ['service now', 'ServiceNow'],
      ['office365', 'Office 365'],
      ['node js', 'Node.js'],
      ['excell', 'Excel'],
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
