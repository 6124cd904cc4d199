import type { FieldData } from '../term.ts';

export const executive: FieldData = {
  id: 'executive',
  title: 'Executive and general management',
  titles:
    'chief operating officer; chief executive officer; ceo; coo; managing director; general ' +
    'manager; vice president; senior vice president; executive director; president; director ' +
    'of operations; operations director; operations manager; business manager; regional ' +
    'manager; country manager; management consultant; consultant; strategy consultant; ' +
    'engagement manager; chief of staff; board director; founder; co-founder; partner; head ' +
    'of operations; vp operations; strategy manager',
  hard:
    'profit and loss (P&L) = P&L ownership, P&L management, P&L responsibility; strategic ' +
    'planning = corporate strategy, strategy; operations management = operations; business ' +
    'development; mergers and acquisitions (M&A) = M&A integration, acquisitions, ' +
    'acquisition, post-merger integration; turnaround = turnarounds, turning around, ' +
    'restructuring; change management; digital transformation; board reporting = board ' +
    'presentations, board relations, reporting to the board, board; corporate governance; ' +
    'investor relations; initial public offering (IPO) = IPO; fundraising = capital raising, ' +
    'Series A; budget management = budgets, annual budget; capital allocation = capital ' +
    'expenditure, CAPEX; cost reduction = cost savings, run-rate savings; revenue growth; ' +
    'EBITDA = EBITDA margin; working capital; market expansion = market entry, international ' +
    'expansion; organizational design = organizational development, organisational design; ' +
    'executive leadership = executive team; leadership development; talent management = ' +
    'succession planning; performance management; key performance indicators (KPIs) = KPI; ' +
    'objectives and key results (OKRs) = OKR; Lean Six Sigma; continuous improvement = ' +
    'process improvement; sales and operations planning (S&OP) = S&OP; global supply chain = ' +
    'supply chain, supply contracts; procurement = strategic sourcing; contract negotiation = ' +
    'renegotiating, renegotiated; risk management; regulatory compliance; stakeholder ' +
    'management; business planning = business plan; due diligence; franchise management; ' +
    'vendor management; customer retention; go-to-market (GTM); product strategy; shareholder ' +
    'value; joint ventures = strategic partnerships, partnerships; post-acquisition synergies ' +
    '= synergies; on-time delivery; crisis management; lean transformation; program ' +
    'management = programme management',
  tool:
    'enterprise resource planning (ERP) = ERP system; SAP; Microsoft Excel = Excel; Microsoft ' +
    'PowerPoint = PowerPoint; Power BI = PowerBI; Tableau; Salesforce; Workday; NetSuite; ' +
    'Microsoft Office = MS Office',
  soft: `leadership; negotiation; influence`,
  licence:
    'Master of Business Administration (MBA); NACD Directorship Certified = NACD; Six Sigma ' +
    'Black Belt = Master Black Belt, Black Belt; Project Management Professional (PMP); ' +
    'Certified Management Consultant (CMC); Chartered Director = IoD Chartered Director',
  buzzwords: `operating model; value creation; transformation; growth mindset; ESG; agile organization; customer obsession; purpose-driven`,
};
