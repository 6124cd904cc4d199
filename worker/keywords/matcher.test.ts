import { describe, expect, it } from 'vitest';
import { AMBIGUOUS } from './ambiguous.ts';
import { TERMS } from './lexicon.ts';
import { hitsIn, termsIn } from './matcher.ts';

/** A line of a resume | terms that it holds | terms that it only seems to hold. */
const PROBES = `
Built microservices in Go and Kubernetes | Go; Kubernetes |
Wrote internal tooling using Go | Go |
Languages: Go, TypeScript, SQL | Go; TypeScript; SQL |
Go | Go |
Go-to person for difficult customers | | Go
Led the go-live of two hospitals | | Go
Managed go-to-market for three products | go-to-market (GTM) | Go
On the go catering for 300 guests | catering | Go
Volunteers go door to door each spring | | Go; Spring
Statistical analysis in R and Python | R; Python |
R, SPSS, Stata | R; SPSS; Stata |
R | R |
Directed R&D for a team of 12 | | R
Published models in R with tidyverse | R |
Worked at Toys R Us | | R
Type R insulation fitted in 40 homes | | R
Signed by J. R. Hartley | | R
Firmware in C and C++ for medical pumps | C; C++ |
C, C++, MATLAB | C; C++; MATLAB |
C | C |
Presented to C-level executives each quarter | | C
Raised a Series C round of $40M | | C
Class C licence holder | | C
Vitamin C and iron supply chain | | C
Filed Schedule C returns for sole traders | | C
Ported drivers from assembly to C | C |
C# and .NET services | C#; .NET |
Advanced Excel and Access, Word | Microsoft Excel; Microsoft Access; Microsoft Word |
Excel | Microsoft Excel |
salesforce, hubspot, negotiation, cold calling, excel | Salesforce; HubSpot; Microsoft Excel |
HubSpot, Outlook, Excel | HubSpot; Microsoft Outlook; Microsoft Excel |
skills: sql, html, docker, tableau | SQL; HTML; Docker; Tableau |
Wrote PR for 3 product launches and 12 press events | public relations (PR); product launches |
San Juan, PR 00901 | | public relations (PR)
Reviewed 400 PRs a year on GitHub | GitHub | public relations (PR)
Saved C$2.3M a year with models in Python | Python | C
Cut CPA by 22% on Meta Ads | cost per acquisition (CPA); Meta Ads | Certified Public Accountant (CPA)
Licensed CPA in the state of Ohio | Certified Public Accountant (CPA) | cost per acquisition (CPA)
Coordinated 4 clinical trials under ICH and GCP | good clinical practice (GCP) | Google Cloud Platform (GCP)
AWS, GCP, Terraform | Amazon Web Services (AWS); Google Cloud Platform (GCP); Terraform | good clinical practice (GCP)
Set up GTM tags and GA4 goals | Google Tag Manager (GTM); Google Analytics | go-to-market (GTM)
Sold loans at an APR of 4% | | Accreditation in Public Relations (APR)
Sold to managed service providers (MSP) | | Managing Successful Programmes (MSP)
Led 3 customer success managers (CSM) | customer success | Certified ScrumMaster (CSM)
Chaired the EDI network on inclusion | diversity and inclusion | electronic data interchange (EDI)
Mapped EDI messages of 40 suppliers in SAP | electronic data interchange (EDI); SAP | diversity and inclusion
Designed 64 km of road rehabilitation | | rehabilitation
Physical rehabilitation of stroke patients | rehabilitation |
Wrote individual education plans for 14 pupils | individualized education program (IEP) |
AWS Solutions Architect – Professional | AWS Certified Solutions Architect |
Containerised 30 services with Docker and Helm | containerization; Docker; Helm |
At the helm of a bakery for 9 years | | Helm
Helped recruit 15 seasonal workers | recruitment |
Recruited and trained 9 cooks | recruitment |
Trained 12 new recruits in fire safety | | recruitment
Recruits trained each year: 40 | | recruitment
Procured steel for 3 sites | procurement |
Baked bread and rolls for 4 shops | baking |
Filed statements and invoices | filing |
Interviewed 40 applicants a month | interviewing |
Troubleshoot printers at 12 sites | troubleshooting |
Translated the safety card into Somali | translation |
Wrote patrol reports and the survey of 3 roads | | surveying
Graded papers for 90 students | | earthworks
Negotiated prices with 9 suppliers | negotiation |
Processed orders for 40 shops | order processing |
Processed order forms by hand | | order processing
Prepared food for 200 guests a day | food preparation |
Prepared food safety audits | | food preparation
Organised and analysed data in spreadsheets | data analysis |
Analyzed data quality rules | | data analysis
Managed stakeholders across 4 sites | stakeholder management |
Managed stakeholder dinners | | stakeholder engagement
Developed business plans for 3 shops | | business development
Managed account executives in two regions | | account management
Haircuts, colors and perms for walk-in clients | haircutting; hair coloring; perms; walk-in clients |
Announced budget cuts to 40 staff | | haircutting
Fixed memory leaks in a mail client | | leak repair
Fixed leaks and pipes in 60 homes | leak repair |
Marked papers and did the grading of students | | earthworks
Won 30% of sales from client referrals | | community resources
Filing, faxing and answering phones | filing | court filings
Prepared court filings for 40 cases | court filings |
Kind, patient, ready to excel | | Microsoft Excel
I excel, adapt and deliver in every team that I join | | Microsoft Excel
stock, till, go, deliveries | | Go
Built pricing models in Excel | Microsoft Excel |
Excel at communication and teamwork | | Microsoft Excel
Excel in fast-moving teams | | Microsoft Excel
Automated Excel reports with VBA | Microsoft Excel |
Provided access to community services | | Microsoft Access
Access control systems for 4 buildings | | Microsoft Access
Microsoft Access databases for donor records | Microsoft Access |
Improved access for wheelchair users | | Microsoft Access
Word of mouth referrals grew 20% | | Microsoft Word
Word, Excel, PowerPoint | Microsoft Word; Microsoft Excel; Microsoft PowerPoint |
Typed 65 words per minute in Word and Outlook | Microsoft Word; Microsoft Outlook |
The economic outlook report reached 4,000 readers | | Microsoft Outlook
Java, Spring Boot, Hibernate | Java; Spring |
Migrated a monolith to Spring and Kafka microservices | Spring; Apache Kafka; microservices |
Spring 2018 semester abroad in Spain | | Spring
Ran the spring collection launch | | Spring
Spring fair raised $4,000 | | Spring
React, Node.js, JS | React; Node.js; JavaScript |
Rebuilt the booking interface in React | React |
React quickly to patient needs | | React
React to alarms within two minutes | | React
React | React |
Swift response to emergencies | | Swift
iOS apps in Swift and UIKit | Swift; iOS |
Swift | Swift |
Lymph node biopsy support | | Node.js
Express shipping desk for 90 orders a day | shipping and receiving | Express
Node and Express APIs with MongoDB | Node.js; Express; MongoDB |
Fedex Express account holder | | Express
Removed rust from 40 hulls | | Rust
Rewrote the parser in Rust | Rust |
Ruby on Rails and PostgreSQL | Ruby on Rails; PostgreSQL |
Installed guard rails on 3 sites | | Ruby on Rails
k8s, postgres, SQL | Kubernetes; PostgreSQL; SQL |
Ran a Flask API in Python | Flask; Python |
Cleaned a laboratory flask | | Flask
Charting in Epic; HIPAA trained; ACLS | Epic; HIPAA; Advanced Cardiovascular Life Support (ACLS) |
Epic | Epic |
Super user for Epic across 5 clinics | Epic |
An epic team event for 400 guests | | Epic
Wrote the Jira epic and its user stories | | Epic
Epic Games store account team | | Epic
Trained 26 nurses in Epic and Cerner | Epic; Cerner |
Managed AP/AR and general ledger under US GAAP | accounts payable (AP); accounts receivable (AR); general ledger (GL); generally accepted accounting principles (GAAP) |
Processed 900 AP invoices a month | accounts payable (AP) |
Taught AP Biology to 60 students | | accounts payable (AP)
Copy edited in AP style | AP style | accounts payable (AP)
AP News correspondent | | accounts payable (AP)
A/P, payroll, Quickbooks | accounts payable (AP); payroll; QuickBooks |
AR aging fell from 61 to 44 days | accounts receivable (AR) |
AR and VR headset demos | | accounts receivable (AR)
Moved from Little Rock, AR | | accounts receivable (AR)
GL coding and journal entries | general ledger (GL); journal entries |
SOX testing for 22 controls | Sarbanes-Oxley (SOX) |
Sarbanes Oxley compliance lead | Sarbanes-Oxley (SOX) |
Sold tickets for the Boston Red Sox | | Sarbanes-Oxley (SOX)
White SOX fan club treasurer | | Sarbanes-Oxley (SOX)
PE licensed structural engineer | Professional Engineer (PE) |
PE teacher at a primary school | | Professional Engineer (PE)
Advised PE funds and private equity boards | | Professional Engineer (PE)
Licensed PE, State of Ohio | Professional Engineer (PE) |
CA-qualified accountant, ICAEW | Chartered Accountant (CA) |
San Diego, CA | | Chartered Accountant (CA)
CPA and CMA with 12 years in audit | Certified Public Accountant (CPA); Certified Management Accountant (CMA); audit | Certified Medical Assistant (CMA)
Certified Medical Assistant (CMA), AAMA | Certified Medical Assistant (CMA) |
CIA with internal audit experience | Certified Internal Auditor (CIA); internal audit |
Translated CIA archives into English | | Certified Internal Auditor (CIA)
Enrolled Agent (EA) for IRS cases | Enrolled Agent (EA) |
Worked at EA Sports | | Enrolled Agent (EA)
IP litigation and trademarks | intellectual property (IP); litigation; trademark |
Configured IP addresses and VLANs | | intellectual property (IP)
TCP/IP and DNS | TCP/IP; DNS | intellectual property (IP)
Installed 40 IP cameras | | intellectual property (IP)
SOC analyst on a 24/7 security team | security operations center (SOC) |
SOC 2 audit readiness | SOC 2 | security operations center (SOC)
Triaged 60 SIEM alerts a day in the SOC | security information and event management (SIEM); security operations center (SOC); triage |
ED nurse, 40 beds, trauma triage | emergency department; triage |
M.Ed and B Ed degrees | | emergency department
ER diagrams for the order database | | emergency department
ICU staff nurse | critical care |
ML models in Python for churn | machine learning (ML); Python |
500 ML vials filled per hour | | machine learning (ML)
Power BI and Tableau dashboards | Power BI; Tableau; dashboards |
LLM agents with retrieval | large language models (LLM) | Master of Laws
CBT and DBT groups for clients | cognitive behavioral therapy (CBT); dialectical behavior therapy (DBT) |
dbt models in Snowflake | dbt; Snowflake | dialectical behavior therapy (DBT)
Ran DOE with Minitab on six sigma projects | design of experiments (DOE); Minitab |
Grant from the US Department of Energy DOE | | design of experiments (DOE)
ABA therapy with children on the autism spectrum | behavior intervention |
Member of the American Bar Association (ABA) | | behavior intervention
Canvas and Google Classroom for 140 students | Canvas; Google Classroom |
Oil on canvas exhibition | | Canvas
Completed a business model canvas | | Canvas
Zoom, Teams and Slack | Zoom; Microsoft Teams; Slack |
Fitted a zoom lens kit | | Zoom
Took up the slack during a strike | | Slack
Sketch, Figma and prototyping | Sketch; Figma; prototyping |
Sketch comedy writer | | Sketch
Adobe Photoshop, Illustrator, InDesign | Adobe Photoshop; Adobe Illustrator; Adobe InDesign |
Children's book illustrator | | Adobe Illustrator
Edited in Avid and Premiere Pro | Avid Media Composer; Adobe Premiere Pro |
Avid reader and hiker | | Avid Media Composer
Attended the world premiere of the film | | Adobe Premiere Pro
Relativity for document review of 2M pages | Relativity; document review |
Lectured on the theory of relativity | | Relativity
Greenhouse and Lever for hiring 40 engineers | Greenhouse; Lever |
Cut greenhouse gas by 12% | | Greenhouse
Apache Spark and Kafka pipelines | Apache Spark; Apache Kafka |
Sparked interest in 3 schools; replaced a spark plug | | Apache Spark
AWS Lambda, S3 and EC2 | Amazon Web Services (AWS) |
AWS certified welder, MIG and TIG | AWS welding certification; welding | Amazon Web Services (AWS)
MIG welding of 60 frames a week | welding |
Lean and Six Sigma tools | lean manufacturing; Six Sigma |
Kept a lean team of 4 | | lean manufacturing
Poured concrete for 14 foundations | concrete |
Gave concrete examples in class | | concrete
Residential framing and drywall | framing; drywall |
Framing the question for the board | | framing
Interior painting and tiling | painting; tiling |
Oil painting exhibited in Leeds | | painting
Worked the assembly line on night shift | assembly |
Elected to the state assembly | | assembly
CNC turning and milling | CNC machining |
A turning point for the team | | CNC machining
Took minutes at 40 board meetings | meeting minutes |
Cut waiting time by 18 minutes | | meeting minutes
Sales pipeline of $3M in Salesforce | pipeline management; Salesforce |
Built CI/CD pipelines | continuous integration/continuous delivery (CI/CD) | pipeline management
Litigation discovery and depositions | litigation; discovery; depositions |
A discovery of new species | | discovery
Till operation and cash handling for customers | cash handling |
Open till late in the evening | | cash handling
Processed returns and refunds for customers | returns and exchanges; refunds |
Filed tax returns for 80 clients | tax returns | returns and exchanges
Customs clearance of 300 containers | customs clearance |
Local customs and language training | | customs clearance
Shipping and receiving in a warehouse | shipping and receiving |
Shipping features every week | | shipping and receiving
Translated 60 articles from Spanish | translation |
Translated business needs into user stories | user stories | translation
SAP and Oracle ERP roll-out | SAP; Oracle |
Tapped maple sap on a farm | | SAP
Sage 50 bookkeeping for 12 shops | Sage; bookkeeping |
A sage piece of advice | | Sage
MS Office, QuickBooks | Microsoft Office; QuickBooks |
SFDC and search engine optimization | Salesforce; search engine optimization (SEO) |
Certified on fork lift and reach truck | forklift operation |
OSHA-30 card; PLCs and VFDs | OSHA 30 |
Classroom management for 28 students | classroom management |
Individualised education programmes for 9 pupils | individualized education program (IEP) |
Modelling of cash flow and labour cost | cash flow management |
Fluent in Spanish and French | |
Kindness, patience and a sense of humour | patience |
`;

const probes = PROBES.trim()
  .split('\n')
  .map((line) => {
    const [text = '', holds = '', seems = ''] = line.split('|').map((part) => part.trim());
    const list = (part: string) => part.split('; ').filter(Boolean);
    return { text, holds: list(holds), seems: list(seems) };
  });

const isDoubtful = (name: string, surface: string) =>
  surface in AMBIGUOUS || `${surface} → ${name}` in AMBIGUOUS;

const namesIn = (line: string) => new Set([...termsIn(line)].map(({ name }) => name));

describe('the matcher of terms', () => {
  it('is probed with terms that exist', () => {
    const names = new Set(TERMS.map(({ name }) => name));
    const wrong = probes
      .flatMap(({ holds, seems }) => [...holds, ...seems])
      .filter((it) => !names.has(it));
    expect(wrong).toEqual([]);
    expect(probes.length).toBeGreaterThanOrEqual(150);
  });

  it('finds at least 95 % of the terms, and 98 % of what it finds is meant', () => {
    const missed: string[] = [];
    const wrong: string[] = [];
    let right = 0;
    for (const { text, holds, seems } of probes) {
      const found = namesIn(text);
      for (const name of holds) {
        if (found.has(name)) right += 1;
        else missed.push(`${name} in “${text}”`);
      }
      // A term that the probe does not list is wrong too when it is one of the ambiguous ones.
      for (const { term, start, end } of hitsIn(text)) {
        const doubtful = seems.includes(term.name) || text.slice(start, end) in AMBIGUOUS;
        if (doubtful && !holds.includes(term.name)) wrong.push(`${term.name} in “${text}”`);
      }
    }
    const shown = JSON.stringify({ missed, wrong }, null, 1);
    expect(right / (right + wrong.length), shown).toBeGreaterThanOrEqual(0.98);
    expect(right / (right + missed.length), shown).toBeGreaterThanOrEqual(0.95);
  });

  it('knows the till by its article, since no one works until the till', () => {
    expect(namesIn('Sold bread and closed the till')).toContain('cash handling');
    expect(namesIn('Waited till the last guest had left')).not.toContain('cash handling');
  });

  it('finds every term by every way to write it in a list of skills', () => {
    const lost = TERMS.flatMap((term) =>
      term.surfaces.filter(
        (surface) =>
          !isDoubtful(term.name, surface) && !termsIn(`Skills: ${surface}, tennis`).has(term),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('meets plurals, hyphens and both spellings, and keeps commas as borders', () => {
    expect(namesIn('Led a data-warehouse project')).toContain('data warehouse');
    expect(namesIn('Organisational development')).toContain('organizational development');
    expect(namesIn('Data, warehouse work')).not.toContain('data warehouse');
    expect(namesIn('it was a team effort in the us')).toEqual(new Set());
  });
});
