import { fold } from '#worker/nlp/fold.ts';
import { rememberByText } from '#worker/nlp/remember.ts';

/**
 * Names that ads use for a class, and what belongs to it: whoever knows a member knows one of the class.
 * A row is 'names of the class = members'; all are matched as whole words.
 */
const ROWS = `
erp, erp system = sap, netsuite, oracle fusion, dynamics 365, dynamics, infor, epicor, odoo, sage 200, jd edwards, workday financials, business central, ifs
crm, crm system, crm software = salesforce, sfdc, hubspot, zendesk, dynamics crm, zoho crm, pipedrive, sugarcrm, freshsales, freshdesk
accounting software, bookkeeping software = xero, myob, quickbooks, sage, netsuite, freshbooks, datev, tally
hr information system, hris, hr system = workday, itrent, bamboohr, successfactors, personio, adp, oracle hcm, peoplesoft
ehr, emr, electronic health record, electronic medical record = epic, cerner, meditech, allscripts, systmone, emis, athenahealth
pos, till system = square, toast, lightspeed, micros, clover
bi tool, business intelligence = power bi, tableau, looker, qlik, metabase, sisense
relational databases, relational database, sql = postgresql, postgres, mysql, sql server, oracle, mariadb, sqlite, sql
nosql = mongodb, dynamodb, cassandra, redis, couchbase
containers, containerisation, container orchestration, kubernetes, k8s = docker, kubernetes, k8s, eks, gke, aks, openshift
infrastructure as code = terraform, pulumi, cloudformation, ansible, bicep
event-driven, event driven, message broker, messaging = kafka, rabbitmq, event-sourced, event sourcing, pulsar, sqs, nats
cloud, cloud platform, cloud provider = aws, azure, gcp, google cloud
ci/cd, continuous integration = jenkins, github actions, gitlab ci, circleci, azure devops
javascript framework, frontend framework = react, vue, angular, svelte
javascript = typescript, node.js, react, angular, vue
version control = git, github, gitlab, svn
shop system, e-commerce platform, ecommerce platform = shopify, shopware, magento, woocommerce, bigcommerce
paid social = meta ads, facebook ads, tiktok ads, linkedin ads
sea, search engine advertising, paid search = google ads, adwords, bing ads
email marketing platform, marketing automation = mailchimp, klaviyo, marketo, hubspot, braze
gis, gis skills = qgis, arcgis, mapinfo
cad, cad software = autocad, solidworks, catia, creo, inventor, nx, fusion 360, revit
fea, fem, finite element analysis = ansys, abaqus, nastran, fem, fea, finite element
dfmea, pfmea, failure mode = fmea, dfmea, pfmea
tolerance stack-up = tolerance analysis, tolerance stack, gd&t
plm = teamcenter, windchill, enovia
lean, continuous improvement, performance improvement, process improvement = lean, six sigma, kaizen, 5s, value stream
motion skills, motion graphics = after effects, cinema 4d
design software, adobe creative suite, creative cloud = photoshop, illustrator, indesign, after effects
quantitative skills, statistical software, statistics = r, stata, spss, sas, bayesian, regression
a/b testing, experimental design, experiments, experimentation = a/b tests, a/b testing, ab testing, experiments, experiment, trial-to-paid
fmcg, consumer goods = food, beverage, cosmetics, personal care, consumer goods, fmcg
beauty = cosmetics, skin care, skincare, make-up, beauty
food manufacturing = food manufacturer, foods, bakery, dairy
microsoft office, office suite, ms office = word, excel, powerpoint, outlook, microsoft office
spreadsheets = excel, google sheets
vlookup, vlookups, pivot tables, power query = advanced excel
food costs, food cost, gross profit, gp = food cost, food costing, gross profit, margin
banqueting, weddings, events = banqueting, weddings, banquets, events
allergens, natasha's law = allergen control, allergens, allergen
baking, bake, pastry = pastry, baking, patisserie
butchery = butchery, butcher
italian, italian cuisine, italian flair = italiana, trattoria, ristorante, italian
post-merger integration, merger integration, integration = acquisitions, merger, acquisition, integrated two
turning around, turnaround, turned around = turning around, turnaround, loss-making
p&l, profit and loss = p&l, profit and loss, ebitda
b2b = businesses, b2b, corporate accounts, office products
unions, unionised, trade unions = union, unions, collective bargaining
system implementation, erp implementation = migration, implementation, rollout, go-live
people management, supervised people, leadership experience, leadership = supervise, supervised, lead a team, led a team, managed a team, team of, direct reports
mentoring, coaching = mentored, coached, mentoring
counselling, counseling = counseling, counselling
research funding, competitive funding, grants = competitive funding, grant, grants, funding
customers, talk to customers, customer interviews, user research = interviewed, user interviews, customer interviews, customers
open source, contributions to open source = open-source, open source, github stars
payments, card schemes, money movement = sepa, payment, payments, payouts, settlement
influencers, agencies, steering agencies = agencies, agency
marketplace, marketplaces = marketplaces, marketplace, amazon
customer service = call center, call centre, contact center, customer service, help desk
call center, call centre, contact centre = call center, call centre, contact center, contact centre
recruitment, recruitment and selection = recruitment, recruiting, hired, onboarding
employee relations, casework = grievance, disciplinary, employee relations, sickness, absence
supplier development, supplier quality = suppliers, supplier audits
`;

interface Row {
  names: readonly string[];
  members: readonly string[];
}

const TABLE: readonly Row[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [names = '', members = ''] = row.split(' = ');
    return { names: names.split(', '), members: members.split(', ') };
  });

/** Lower case, words parted by one space, hyphens kept; a space at both ends. */
export const padded: (text: string) => string = rememberByText(
  (text) =>
    ` ${fold(text)
      .replace(/[^\p{L}\p{N}&+#/.'-]+|[.,;:](?=\s|$)/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()} `,
);

/** Members of every class that a demand names. */
export function membersFor(demand: string): string[] {
  const text = padded(demand);
  return TABLE.flatMap(({ names, members }) =>
    names.some((name) => text.includes(` ${name} `)) ? [...names, ...members] : [],
  );
}

/** Whether a line holds one of the names as whole words, a plural s let pass. */
export const holdsName = (line: string, name: string): boolean => {
  const text = padded(line);
  return text.includes(` ${name} `) || text.includes(` ${name}s `);
};
