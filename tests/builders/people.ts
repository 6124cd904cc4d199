/** Fictional people with strong resumes: nothing but what a test plants should be wrong with them. */
import type { ResumeDraft } from './resume.ts';

export const NURSE: ResumeDraft = {
  name: 'Maya Okafor',
  label: 'Registered Nurse',
  email: 'maya.okafor@example.com',
  phone: '(303) 555-0142',
  location: 'Denver, CO',
  urls: ['https://example.com/in/maya-okafor'],
  summary:
    'Registered nurse with 9 years in emergency and intensive care. Led a triage team of 12, ' +
    'cut waiting time by 18 minutes and trained 26 new nurses; certified in advanced life ' +
    'support and trauma nursing.',
  work: [
    {
      title: 'Charge Nurse',
      company: 'Larkspur General Hospital',
      location: 'Denver, CO',
      dates: 'Mar 2019 – Present',
      bullets: [
        'Lead triage for an emergency department with 74,000 patient visits a year and a team of 12 nurses.',
        'Cut the wait from arrival to patient assessment from 41 to 23 minutes by moving phlebotomy to intake.',
        'Trained 26 new nurses in medication administration and Epic charting, with no medication errors in 18 months.',
        'Reduced catheter infections by 38% in two years through weekly infection control rounds.',
        'Wrote the discharge planning checklist that 5 units now use and that lowered 30-day readmissions by 9%.',
      ],
    },
    {
      title: 'Staff Nurse, Intensive Care',
      company: 'Cottonwood Medical Center',
      location: 'Aurora, CO',
      dates: 'Jun 2015 – Feb 2019',
      bullets: [
        'Cared for 2 to 3 ventilated patients per shift in a 24-bed critical care unit.',
        'Introduced a wound care protocol that shortened healing by 4 days for 60 patients.',
        'Coordinated care planning with physicians, pharmacists and social workers for 900 admissions.',
        'Earned the unit award for patient education in 2017 and 2018, chosen from 85 nurses.',
      ],
    },
    {
      title: 'Staff Nurse',
      company: 'Prairie View Clinic',
      location: 'Boulder, CO',
      dates: 'Jul 2013 – May 2015',
      bullets: [
        'Gave IV therapy and telemetry monitoring to 30 patients a day.',
        'Started a diabetes class that 140 patients attended and that raised follow-up visits by 22%.',
        'Organized vaccination days for 3 schools, reaching 1,100 children.',
      ],
    },
  ],
  education: [
    {
      degree: 'Bachelor of Science in Nursing',
      institution: 'Front Range University',
      dates: 'Aug 2009 – May 2013',
    },
  ],
  skills: [
    'Triage',
    'Patient assessment',
    'Medication administration',
    'Infection control',
    'Wound care',
    'Discharge planning',
    'IV therapy',
    'Telemetry',
    'Phlebotomy',
    'Patient education',
    'Epic',
  ],
  certificates: [
    'Registered Nurse (RN), State of Colorado, Jun 2013',
    'Advanced Cardiovascular Life Support (ACLS), Apr 2023',
    'Basic Life Support (BLS), Apr 2023',
  ],
  languages: ['English - Native', 'Igbo - Fluent'],
};

export const ACCOUNTANT: ResumeDraft = {
  name: 'Tomás Arriaga',
  label: 'Senior Accountant',
  email: 'tomas.arriaga@example.com',
  phone: '+44 20 7946 0991',
  location: 'Leeds, UK',
  urls: ['https://example.com/in/tomas-arriaga'],
  summary:
    'Senior accountant with 10 years in food manufacturing and logistics. Closes the books of ' +
    '6 entities in 4 working days, led a move to NetSuite and saved £310,000 a year in ' +
    'duplicate payments.',
  work: [
    {
      title: 'Senior Accountant',
      company: 'Brackenfold Foods Ltd',
      location: 'Leeds, UK',
      dates: 'Apr 2018 – Present',
      bullets: [
        'Close the general ledger of 6 entities in 4 working days, down from 9, with month-end close checklists.',
        'Led the migration of accounts payable and accounts receivable to NetSuite for 14 users, on time and £20,000 under budget.',
        'Recovered £310,000 a year in duplicate payments by automating account reconciliation in Excel.',
        'Built rolling forecasts and variance analysis that brought forecast error down from 11% to 4%.',
        'Passed 5 external audits in a row without a finding after rewriting 22 internal controls.',
      ],
    },
    {
      title: 'Management Accountant',
      company: 'Pennine Haulage plc',
      location: 'Bradford, UK',
      dates: 'Jan 2014 – Mar 2018',
      bullets: [
        'Prepared management reporting for 3 depots and a fleet budget of £12M.',
        'Reduced days sales outstanding from 61 to 44 by reorganising credit control.',
        'Trained 4 assistants in VAT returns and payroll for 280 employees.',
        'Designed a cost accounting model that moved 9 loss-making routes back to profit.',
      ],
    },
    {
      title: 'Assistant Accountant',
      company: 'Aireview Housing Trust',
      location: 'Leeds, UK',
      dates: 'Sep 2011 – Dec 2013',
      bullets: [
        'Reconciled 18 bank accounts each month and cleared a backlog of 640 items.',
        'Processed 1,200 invoices a month with 99.6% accuracy.',
        'Filed tax returns for 2 subsidiaries ahead of each deadline.',
      ],
    },
  ],
  education: [
    {
      degree: 'BSc Accounting',
      institution: 'University of Airedale',
      dates: 'Sep 2008 – Jul 2011',
    },
  ],
  skills: [
    'NetSuite',
    'Microsoft Excel',
    'General ledger',
    'Month-end close',
    'Account reconciliation',
    'Variance analysis',
    'Forecasting',
    'VAT',
    'Payroll',
    'Cost accounting',
    'Internal controls',
    'IFRS',
  ],
  certificates: ['Chartered Institute of Management Accountants (CIMA), Nov 2015'],
  languages: ['English - Fluent', 'Spanish - Native'],
};

/** A weak resume: true, honest, and badly written. */
export const SHOP_ASSISTANT: ResumeDraft = {
  name: 'Dana Whitlock',
  label: 'Shop Assistant',
  email: 'dana.whitlock@example.com',
  phone: '(614) 555-0176',
  location: 'Columbus, OH',
  summary:
    'Friendly team player who is looking for a new position in a shop or in a small office nearby.',
  work: [
    {
      title: 'Shop Assistant',
      company: 'Corner Paper Goods',
      dates: 'Jan 2020 – Present',
      bullets: [
        'Responsible for the till.',
        'Helped customers with questions.',
        'Worked on stock in the back room.',
      ],
    },
    {
      title: 'Kitchen Helper',
      company: 'Elm Street Diner',
      dates: 'Mar 2017 – Dec 2019',
      bullets: ['Did dishes.', 'Assisted the cook with orders.', 'Was in charge of cleaning.'],
    },
  ],
  education: [
    { degree: 'High School Diploma', institution: 'Whetstone High School', dates: '2016' },
  ],
  skills: ['Communication', 'Cash register', 'Microsoft Office'],
};
