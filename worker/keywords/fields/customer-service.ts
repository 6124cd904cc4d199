import type { FieldData } from '../term.ts';

export const customerService: FieldData = {
  id: 'customer-service',
  title: 'Customer service',
  titles:
    'customer service representative; customer service; customer service agent; customer ' +
    'service advisor; customer service manager; customer support specialist; customer support ' +
    'representative; call center agent; call centre agent; call center representative; ' +
    'contact centre advisor; help desk technician; technical support specialist; customer ' +
    'success manager; client services coordinator; support engineer; call center supervisor; ' +
    'service desk analyst; customer care specialist; front desk',
  hard:
    'customer support = client support; customer service; customer success; call center = ' +
    'call centre, contact center, contact centre; inbound calls = inbound; outbound calls = ' +
    'outbound; live chat = chat support; email support; technical support = tech support; ' +
    'help desk = helpdesk, service desk; ticketing system = tickets, ticketing, support ' +
    'tickets; first contact resolution (FCR) = first call resolution; customer satisfaction ' +
    '(CSAT) = customer satisfaction score; net promoter score (NPS); average handle time ' +
    '(AHT) = handle time; service level agreement (SLA) = SLAs, service levels; escalation ' +
    'management = escalations, escalated; de-escalation = de-escalated; complaint resolution ' +
    '= complaint handling, customer complaints, complaints; troubleshooting; knowledge base; ' +
    'account retention = customer retention, retention; order processing = order entry; ' +
    'refunds = returns; billing = billing inquiries; account management; appointment ' +
    'scheduling = appointments, made appointments, scheduling appointments; data entry = data ' +
    'input, entering data, keying data, keyed data; quality assurance = call monitoring, QA; ' +
    'customer onboarding; product knowledge; upselling = cross-selling; multilingual support ' +
    '= bilingual support; call scripts; customer feedback = surveys; typing; cash handling; ' +
    'customer relationship management (CRM); front desk = reception; workforce management',
  tool:
    'Zendesk; Salesforce Service Cloud; Salesforce = SFDC; Freshdesk; Intercom; HubSpot; ' +
    'ServiceNow; Jira Service Management = Jira Service Desk; Five9; Genesys; Avaya; ' +
    'Microsoft Office = MS Office; Microsoft Excel = Excel; Zoom; Microsoft Teams',
  soft: `empathy; active listening; patience; communication`,
  licence:
    'ITIL Foundation = ITIL; CompTIA A+ = A+ certification; HDI Customer Service ' +
    'Representative = HDI certification; Certified Customer Service Professional (CCSP)',
  buzzwords:
    'customer-centric; omnichannel support; customer journey; voice of the customer; ' +
    'first-time resolution; proactive support; self-service; customer effort',
};
