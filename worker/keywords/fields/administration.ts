import type { FieldData } from '../term.ts';

export const administration: FieldData = {
  id: 'administration',
  title: 'Administration and office',
  titles:
    'administrative assistant; executive assistant; personal assistant; office manager; ' +
    'office administrator; office assistant; secretary; receptionist; data entry clerk; ' +
    'administrator; admin assistant; office coordinator; clerk; executive secretary; virtual ' +
    'assistant; front desk receptionist; records clerk; facilities coordinator; facilities ' +
    'manager; medical secretary; school secretary; administrative officer; administrative ' +
    'coordinator',
  hard:
    'calendar management = diary management, calendars, managed calendars; travel ' +
    'arrangements = travel booking, booked travel, travel planning; meeting minutes = ' +
    'minutes, minute taking, took minutes; meeting coordination = meeting scheduling, ' +
    'scheduled meetings; data entry; expense reports = expense reporting, expenses, expense ' +
    'claims; office management = office administration; office supplies = ordering supplies, ' +
    'supply ordering; records management = record keeping, document management; filing = ' +
    'filing systems, filed documents; scheduling = appointment scheduling, appointments; ' +
    'vendor management = suppliers, vendors; invoice processing = invoicing, invoices; ' +
    'purchase orders = purchase order; event planning = event coordination; correspondence = ' +
    'letters; executive support = C-level support, supported executives; front desk = ' +
    'reception, greeted visitors; switchboard = phone reception, answering phones, multi-line ' +
    'phones; mail handling = mail distribution, post; bookkeeping; petty cash; accounts ' +
    'payable (AP); payroll support; typing speed (WPM) = WPM, words per minute; transcription ' +
    '= dictation, audio typing; proofreading; report preparation = prepared reports, reports; ' +
    'presentations = slide decks; database management = database maintenance; onboarding ' +
    'support = onboarding; facilities management = facilities; health and safety; ' +
    'confidential information = confidential records, confidentiality; project coordination; ' +
    'customer service; photocopying = scanning, faxing',
  tool:
    'Microsoft Office = MS Office, Office 365, Microsoft 365; Microsoft Excel = Excel, MS ' +
    'Excel, advanced Excel; Microsoft Word = Word, MS Word; Microsoft Outlook = Outlook; ' +
    'Microsoft PowerPoint = PowerPoint; Microsoft Access = Access, MS Access; Google ' +
    'Workspace = G Suite, Google Docs, Google Sheets; SharePoint; Microsoft Teams = Teams; ' +
    'Zoom; QuickBooks; Concur; DocuSign; Slack; Trello; Asana; SAP; Adobe Acrobat',
  soft: `organization; discretion; time management; attention to detail`,
  licence: `Certified Administrative Professional (CAP); Microsoft Office Specialist (MOS); Notary Public; ECDL = ICDL`,
  buzzwords:
    'gatekeeper; process improvement; paperless office; business continuity; stakeholder ' +
    'liaison; anticipates needs; service-minded; digital workplace',
};
