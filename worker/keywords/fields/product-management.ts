import type { FieldData } from '../term.ts';

export const productManagement: FieldData = {
  id: 'product-management',
  title: 'Product management',
  titles:
    'product manager; senior product manager; product owner; associate product manager; ' +
    'technical product manager; growth product manager; group product manager; head of ' +
    'product; director of product; vp of product; chief product officer; product lead; ' +
    'product analyst; product marketing manager; business analyst',
  hard:
    'product roadmap = roadmap, roadmapping, roadmaps, product roadmaps; product strategy = ' +
    'product vision; user stories = user story; backlog prioritization = backlog, backlog ' +
    'management, prioritization, backlog grooming; agile development = Agile, Agile/Scrum; ' +
    'Scrum; Kanban; A/B testing = A/B tests, onboarding experiments, experiments, ' +
    'experimentation; product discovery = customer discovery; customer interviews = user ' +
    'interviews, interviewed customers; user research; market analysis = market research, ' +
    'competitive analysis; go-to-market (GTM) = go-to-market strategy; product launches = ' +
    'product launch; key performance indicators (KPIs) = KPI; objectives and key results ' +
    '(OKRs) = OKR; minimum viable product (MVP) = first release; stakeholder management; ' +
    'cross-functional leadership = cross-functional teams, squads, cross-functional; product ' +
    'analytics; product lifecycle = product lifecycle management; product requirements = ' +
    'product requirements document, PRD, PRDs, requirements gathering, business requirements; ' +
    'pricing = usage-based pricing, pricing strategy; product-market fit; product-led growth ' +
    '(PLG); onboarding; conversion = trial conversion, trial-to-paid conversion; churn = ' +
    'churn reduction; retention; net promoter score (NPS); annual recurring revenue (ARR) = ' +
    'ARR; monthly recurring revenue (MRR); software as a service (SaaS) = B2B SaaS; business ' +
    'case = business cases; P&L ownership; wireframing = wireframes; usability testing; ' +
    'sprint planning = sprints; release management = release planning; API products; platform ' +
    'strategy; process mapping = business process modeling; user acceptance testing (UAT)',
  tool:
    'Jira; Confluence; Amplitude; Mixpanel; Productboard; Aha!; Figma; Looker; Tableau; SQL = ' +
    'Structured Query Language; Google Analytics = Google Analytics 4, GA4; Miro; Asana; ' +
    'Trello; Notion; Optimizely; Pendo; Microsoft Excel = Excel; Azure DevOps; LaunchDarkly',
  soft: `leadership; influence without authority; communication`,
  licence:
    'Certified Scrum Product Owner (CSPO); Pragmatic Certified Product Manager (PMC); ' +
    'Professional Scrum Product Owner (PSPO); Certified Business Analysis Professional (CBAP)',
  buzzwords: `customer obsession; outcome over output; north star metric; jobs to be done; growth loops; continuous discovery; product sense; zero to one`,
};
