import type { FieldData } from '../term.ts';

export const sales: FieldData = {
  id: 'sales',
  title: 'Sales',
  titles:
    'sales representative; sales rep; sales manager; account executive; account manager; key ' +
    'account manager; business development manager; business development representative; ' +
    'sales development representative; sdr; bdr; sales associate; sales director; regional ' +
    'sales manager; territory manager; inside sales representative; outside sales ' +
    'representative; sales executive; sales consultant; sales engineer; vp of sales; head of ' +
    'sales; real estate agent; insurance agent',
  hard:
    'business development = new business; account management = key accounts, key account ' +
    'management; pipeline management = sales pipeline, pipeline; prospecting = prospected; ' +
    'cold calling = cold calls, cold call; lead qualification = qualified leads; lead ' +
    'generation; quota attainment = sales quota, quota; solution selling; consultative ' +
    'selling = consultative sales; B2B sales = B2B, business-to-business; B2C sales = B2C; ' +
    'SaaS sales; enterprise sales; inside sales; outside sales = field sales; contract ' +
    'negotiation = negotiated contracts; price negotiation; closing deals = deal closing; ' +
    'territory management = sales territory; upselling and cross-selling = upselling, ' +
    'cross-selling, upsell, cross-sell; annual recurring revenue (ARR); sales forecasting = ' +
    'sales forecast; sales presentations = product demonstrations, product demos, demos; ' +
    'customer relationship management (CRM); customer retention = client retention, account ' +
    'retention; channel sales = partner sales; request for proposal (RFP) = proposals; ' +
    'revenue growth; market penetration; sales enablement; sales training; product knowledge; ' +
    'trade shows = trade fairs; customer service; order processing; social selling; sales ' +
    'targets',
  tool:
    'Salesforce = SFDC, Salesforce CRM; HubSpot = HubSpot CRM; Zoho CRM; Microsoft Dynamics = ' +
    'Dynamics 365; Outreach.io; SalesLoft; LinkedIn Sales Navigator = Sales Navigator; ' +
    'ZoomInfo; Gong; Pipedrive; Microsoft Office = MS Office, Office 365; Microsoft Excel = ' +
    'Excel; MEDDIC = MEDDPICC; SPIN Selling; Challenger Sale',
  soft: `negotiation; persuasion; resilience; active listening`,
  licence:
    'Certified Sales Professional (CSP); Real Estate License = real estate licence; Insurance ' +
    'License = insurance licence, Property and Casualty License',
  buzzwords: `trusted advisor; value selling; land and expand; social selling; customer success; revenue operations; account-based selling; buyer journey`,
};
