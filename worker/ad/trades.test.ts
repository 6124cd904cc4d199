import { expect, it } from 'vitest';
import { parseResume } from '#worker/parse/parse.ts';
import { readDocument } from '#tests/fixtures/read.ts';
import { matchResume } from './ad.ts';

/** Each row: verdict | words that the clause starts with. */
interface Trade {
  name: string;
  ad: string;
  resume: string;
  rows: string;
  /** Words that no requirement may hold. */
  never: string[];
}

const TRADES: readonly Trade[] = [
  {
    name: 'a hairdresser in Ireland',
    ad: `Senior Stylist, Copper Comb, Galway

We are a salon of six chairs on Shop Street and we close on Mondays.

What we're after:
- At least 3 years on the floor as a stylist
- NVQ Level 3 in Hairdressing or equivalent
- Balayage and colour correction
- Phorest or another salon booking system
- You can calm an unhappy client
- Free to work Saturdays
- Barbering would be a bonus

You don't need your own clients. We're also looking for a Saturday junior.
Tips, 25 days off and product training.`,
    resume: `Aoife Brannigan
Galway | aoife.brannigan@example.ie

Experience
Stylist, Fringe & Co, Galway
June 2019 - Present
- Balayage, colour correction and cuts for about 40 clients a week
- Book clients in Phorest
- Work Tuesday to Saturday

Education
NVQ Level 3 Hairdressing, Galway Training Centre, 2019`,
    rows: `met | At least 3 years
met | NVQ Level 3
met | Balayage
met | Phorest
only-you-know | You can calm
not-shown | Barbering`,
    never: ['own clients', 'junior', 'Tips'],
  },
  {
    name: 'a truck driver in Canada',
    ad: `AZ DRIVER - REGIONAL
Bluewater Haulage, London, Ontario

Requirements
Valid AZ licence with a clean abstract
Minimum 2 years of tractor-trailer experience
Experience with electronic logging devices
FAST card or ability to obtain one
Able to lift 50 lbs
Must be eligible to work in Canada
Willingness to be away overnight

Assets
Flatbed or tarping experience
French

We offer $0.62 per mile, benefits after 90 days and paid waiting time.`,
    resume: `Gurdeep Mann
London, Ontario | gurdeep.mann@example.ca

WORK EXPERIENCE
Tractor-Trailer Driver, Lakeshore Freight, London ON
April 2020 - Present
- Haul dry van loads between Ontario and Michigan in a tractor-trailer
- Log hours on an electronic logging device (ELD)

LICENCES
AZ licence, clean abstract
FAST card, 2021

OTHER
Canadian citizen`,
    rows: `met | Valid AZ licence
met | Minimum 2 years
met | Experience with electronic logging
met | FAST card
only-you-know | Able to lift
met | Must be eligible to work
only-you-know | Willingness to be away
not-shown | Flatbed
not-shown | French`,
    never: ['benefits', 'mile'],
  },
  {
    name: 'an office manager in the United States',
    ad: `Office Manager
Alder & Finch Architects, Tacoma, Washington

You'll keep a studio of 30 people running, order supplies and greet visitors.

Required qualifications:
- 4+ years of office management or administrative experience
- QuickBooks or similar accounting software
- Proficiency with Microsoft Office
- Strong written communication
- Associate's degree or higher

Preferred qualifications:
- Experience with Deltek
- Notary public commission
- Spanish

This position is not eligible for visa sponsorship. Employment is contingent on a background check.
Benefits include medical insurance and a 401(k).`,
    resume: `Marisela Quintero
Tacoma, Washington | marisela.q@example.com

Experience
Office Manager, Harbor Dental Group, Tacoma, WA
January 2018 - Present
- Paid invoices and ran reports in QuickBooks
- Wrote the monthly newsletter for 900 patients
- Ordered supplies and kept the calendar for five dentists

Education
Bachelor of Arts, Sociology, Evergreen State College, 2015

Skills
Word, Excel, Outlook, QuickBooks

Languages
English (native), Spanish (fluent)`,
    rows: `met | 4+ years of office
met | QuickBooks
met | Proficiency with Microsoft
only-you-know | Strong written
met | Associate
not-shown | Experience with Deltek
not-shown | Notary
met | Spanish
only-you-know | Employment is contingent`,
    never: ['sponsorship', '401', 'supplies'],
  },
  {
    name: 'a site manager in Australia',
    ad: `Site Manager – Fit-outs
Karri Build, Perth WA

About you
• Minimum five years' experience running commercial fit-outs
• White Card and current first aid
• Comfortable reading drawings
• Procore or similar
• Certificate IV in Building and Construction
• Own ute
• WA Working With Children Check (we build in schools)

Nice to have
• Estimating
• HSR training

We are not looking for a desk manager. Super, RDOs and a phone.`,
    resume: `Declan Rossiter
Perth WA | declan.rossiter@example.com.au

EMPLOYMENT
Site Manager, Jarrah Interiors, Perth
February 2017 - Present
- Run commercial fit-outs of up to $4M with crews of 20
- Read drawings and log RFIs in Procore

TICKETS
White Card
First aid (HLTAID011), 2025
NSW Working With Children Check, 2023

EDUCATION
Certificate IV in Building and Construction, South Metro TAFE, 2016`,
    rows: `met | Minimum five
met | White Card
met | Comfortable reading
met | Procore
met | Certificate IV
only-you-know | Own ute
partly | WA Working
not-shown | Estimating
not-shown | HSR`,
    never: ['desk', 'RDOs'],
  },
  {
    name: 'a data analyst in India',
    ad: `Data Analyst - Insurance Analytics
Kaveri Insights Pvt Ltd, Bengaluru

Mandatory skills:
1. 2-4 yrs exp in data analysis
2. Strong SQL and Advanced Excel
3. Power BI / Tableau
4. Python (Pandas, NumPy)
5. B.E / B.Tech in any discipline
6. Notice period: immediate to 30 days
7. Willing to work from office 5 days a week

Good to have:
1. Snowflake
2. Insurance domain knowledge

Candidates serving other roles need not apply. CTC up to 12 LPA.`,
    resume: `Pranav Kulkarni
Bengaluru, Karnataka | pranav.k@example.in

PROFESSIONAL EXPERIENCE
Data Analyst, Deccan Retail Labs, Bengaluru
July 2022 - Present
- Wrote SQL on PostgreSQL for weekly sales analysis
- Built 14 Power BI dashboards for store managers
- Cleaned data in Python with Pandas and NumPy

EDUCATION
B.Tech, Mechanical Engineering, VTU, 2022

SKILLS
SQL, Python, Pandas, NumPy, Power BI, Advanced Excel

Notice period: 15 days`,
    rows: `met | 2-4 yrs
met | Strong SQL
met | Power BI
met | Python
met | B.E
met | Notice period
only-you-know | Willing to work
not-shown | Snowflake
not-shown | Insurance domain`,
    never: ['LPA', 'need not'],
  },
  {
    name: 'a care home cook in England',
    ad: `Cook
Larkrise Care Home, Ludlow

Larkrise is looking for a cook to feed 42 residents. You will plan menus with the manager and order from local farms.

You must have Level 2 Food Hygiene and at least one year in a care or school kitchen, and you should know \
about special diets such as soft food and diabetic meals. We need someone who is patient, and who can work \
alternate weekends. Driving would help because the bus is rare. An enhanced DBS check is required, which we \
pay for. No qualifications in catering are needed.

£12.90 an hour, a uniform and meals on duty. We are also advertising for a Night Carer with an NVQ 2.`,
    resume: `Bronwen Apsley
Ludlow | bronwen.apsley@example.co.uk

Work
School Cook, Teme Primary School, Ludlow
September 2021 - Present
- Cook lunch for 180 children, with soft food, diabetic and halal meals
- Keep the allergen file

Certificates
Level 3 Food Hygiene, 2023
Full driving licence`,
    rows: `met | You must have Level 2
met | at least one year
met | you should know about special diets
only-you-know | We need someone who is patient
only-you-know | who can work alternate
met | Driving
only-you-know | An enhanced DBS`,
    never: ['Night Carer', 'catering', 'uniform', 'feed'],
  },
];

it.each(TRADES)('reads and answers an ad for $name', async ({ ad, resume, rows, never }) => {
  const document = await readDocument(new TextEncoder().encode(resume), 'resume.txt');
  const read = { document, resume: parseResume(document, []), today: '2026-03-01' };
  const outcome = matchResume(ad, read);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  const { requirements } = outcome.value;
  const got = requirements.map(({ quote, verdict }) => `${verdict} | ${quote}`);
  const wanted = rows.split('\n').map((row) => row.slice(row.indexOf(' | ') + 3));
  expect(
    wanted.map((start) => {
      const found = requirements.find(({ quote }) => quote.startsWith(start));
      return `${found?.verdict ?? 'none'} | ${start}`;
    }),
    got.join('\n'),
  ).toEqual(rows.split('\n'));
  for (const words of never) expect(got.join('\n')).not.toContain(words);
});
