import type { FieldData } from '../term.ts';

export const financeAccounting: FieldData = {
  id: 'finance-accounting',
  title: 'Finance and accounting',
  titles:
    'accountant; management accountant; staff accountant; senior accountant; assistant ' +
    'accountant; cost accountant; tax accountant; financial analyst; finance manager; ' +
    'financial controller; controller; bookkeeper; auditor; internal auditor; tax consultant; ' +
    'accounts payable clerk; accounts receivable clerk; payroll specialist; payroll clerk; ' +
    'credit analyst; treasury analyst; chief financial officer; finance director; fp&a ' +
    'analyst; investment analyst; financial planner; financial advisor; accounting clerk; ' +
    'accounting manager; actuary; underwriter; banker; loan officer',
  hard:
    'financial modeling = financial models; financial planning and analysis (FP&A); ' +
    'forecasting = rolling forecasts, rolling forecast, forecasts, forecast; budgeting = ' +
    'budgets, annual budgets, budget; variance analysis; month-end close = month end close, ' +
    'month-end, closing the books, closed the books, period close, year-end close; general ' +
    'ledger (GL); account reconciliation = bank reconciliation, bank reconciliations, ' +
    'reconciled bank accounts, account reconciliations, reconciled accounts, reconciliations; ' +
    'accounts payable (AP) = A/P; accounts receivable (AR) = A/R; payroll = payroll ' +
    'processing; generally accepted accounting principles (GAAP) = US GAAP, UK GAAP; ' +
    'International Financial Reporting Standards (IFRS); Sarbanes-Oxley (SOX) = Sarbanes ' +
    'Oxley; internal controls = internal control; internal audit; audit = auditing, audits, ' +
    'audit engagements; tax returns = tax return, tax preparation; tax compliance; value ' +
    'added tax (VAT) = GST, BAS; financial statements = financial statement; financial ' +
    'reporting; management reporting = management reports, management accounts; management ' +
    'accounting; cost accounting; cash flow management = cash flow, cash flow forecasting; ' +
    'fixed assets = fixed asset accounting; accruals; journal entries = journal entry; ' +
    'invoicing = invoice processing, billing; credit control = collections; treasury; mergers ' +
    'and acquisitions (M&A); due diligence; valuation; risk management; profit and loss (P&L) ' +
    '= P&L ownership, P&L management; revenue recognition; working capital; consolidation; ' +
    'cost reduction; bookkeeping',
  tool:
    'Microsoft Excel = Excel, MS Excel, advanced Excel; SAP = SAP FICO, SAP S/4HANA; Oracle = ' +
    'Oracle Financials; NetSuite = Oracle NetSuite; QuickBooks; Xero; MYOB; Sage = Sage 50, ' +
    'Sage 200; Workday; Hyperion; Anaplan; BlackLine; Concur; Power BI = PowerBI; Tableau; ' +
    'SQL = Structured Query Language; Bloomberg Terminal = Bloomberg; enterprise resource ' +
    'planning (ERP) = ERP system',
  soft: `attention to detail; integrity; analytical thinking`,
  licence:
    'Certified Public Accountant (CPA); Chartered Accountant (CA) = ACA, ACCA; Chartered ' +
    'Financial Analyst (CFA); Certified Management Accountant (CMA); Chartered Institute of ' +
    'Management Accountants (CIMA); Certified Internal Auditor (CIA); Enrolled Agent (EA); ' +
    'Series 7; Financial Risk Manager (FRM)',
  buzzwords:
    'business partnering; working-capital discipline; close automation; continuous ' +
    'accounting; cost-to-serve; scenario planning; ESG reporting; zero-based budgeting',
};
