/** Gets ready for a first file before there is one. */
import { warmUpReaders } from '../extract/extract.ts';
import { findKeywords } from '../keywords/keywords.ts';
import { parseResume } from '../parse/parse.ts';
import {
  enhance,
  potentialScore,
  readDocument,
  suggestFor,
  type AssessOptions,
  type Assessment,
} from '../pipeline.ts';
import { scoreResume } from '../score/score.ts';
import type { ServiceParts } from './parts.ts';

/** A resume with every kind of section, and a fault of most kinds. */
const REHEARSAL = `Ada Sample
ada@example.com | Leeds, UK
SUMMARY
I am a coordinator with five years experience.
EXPERIENCE
Coordinator, Sample Ltd, Mar 2019 - Present
- Responsible for managing the rota of 12 drivers
- Was involved in recieving orders, invoices was checked by me
- Helped the team with excel and the the stock
Assistant, Example Group, 2016 - 2019
- Handled calls and dealing with complaints
EDUCATION
BA Business, University of Example, 2016
SKILLS
Excel, SQL`;

/** Words that most resumes share: what stands in lines of them is ready when a visitor's lines hold it. */
const DEEDS = [
  'Managed the budget and schedule of',
  'Led a team of 8 in',
  'Developed and tested new software for',
  'Trained staff and new hires on',
  'Was responsible for customer service and sales in',
  'Prepared weekly reports and presentations about',
  'Reduced costs by 15% with',
  'Worked with clients, vendors and managers to improve',
  'Assisted with research, data analysis and design of',
  'Successfully created and implemented',
];
const MATTERS = [
  'patient care and safety records, which saved 6 hours a week',
  'accounts, payroll and invoices worth $1.2 million',
  'marketing campaigns, social media and events for 300 students',
  'inventory, orders and deliveries across three warehouses',
  'quality control and maintenance of equipment, ensuring compliance',
];
const JOBS = [
  'Senior Project Manager | Example Systems Inc. | Austin, TX | 01/2020 – Present',
  'Software Engineer – Sample Health, London – June 2016 to December 2019',
  'Sales Associate\nExample’s Stores\n2013 – 2016',
  'Intern, City of Sample, Summer 2012',
];

/**
 * Of the usual length, so that the engine's code is not only loaded but compiled for speed; in most lines stands a
 * character beyond Latin-1, for which patterns are compiled apart.
 */
const LONG_REHEARSAL = `Max Q. Example
555-010-0199 • max@example.com • linkedin.com/in/example • Austin, TX
PROFESSIONAL SUMMARY
Results-driven manager with 10+ years’ experience in business, technology and education.
WORK EXPERIENCE
${JOBS.map((job, at) => [job, ...bulletsFrom(at)].join('\n')).join('\n')}
EDUCATION
Master’s Degree in Computer Science – University of Sample, 2012
Bachelor of Arts, Sample College, 2008 – 2010, GPA 3.8
SKILLS
Languages: English • Spanish
Tools: Microsoft Office • Excel • Python • SQL • Salesforce • communication • leadership
CERTIFICATIONS
Project Management Professional (PMP) – 2018
Available to travel.`;

/** The deeds, each about another matter. */
function bulletsFrom(job: number): string[] {
  return DEEDS.map((deed, at) => `• ${deed} ${MATTERS[(at + job) % MATTERS.length]}`);
}

/**
 * Loads the readers and the dictionary, then reads, scores and mends two made-up resumes, which are kept nowhere:
 * the first run through the stages builds their tables, the second has them compiled for speed; both together take
 * ten times as long as the next. Ends before the next stage once `isWanted` says that a visitor's own file is there, which goes
 * through the rest first. Answers the mended resume, or null where it did not come so far.
 */
export async function warmUp(
  { loadSpeller }: ServiceParts,
  isWanted: () => boolean,
): Promise<Assessment | null> {
  const [speller] = await Promise.all([loadSpeller(), warmUpReaders()]);
  let mended: Assessment | null = null;
  for (const text of [REHEARSAL, LONG_REHEARSAL]) {
    const stages = rehearsal(text, { speller });
    for (;;) {
      // Lets calls in that came meanwhile.
      await new Promise((resolve) => setTimeout(resolve));
      if (isWanted()) return null;
      const { done, value } = await stages.next();
      if (!done) continue;
      mended = value;
      break;
    }
  }
  return mended;
}

/** `processFile`, with a halt behind each stage. */
async function* rehearsal(
  text: string,
  options: AssessOptions,
): AsyncGenerator<void, Assessment | null> {
  const { speller } = options;
  const read = await readDocument(pdfOf(text), 'rehearsal.pdf');
  if (!read.ok) return null;
  const document = read.value;
  yield;
  const resume = parseResume(document);
  yield;
  const keywords = findKeywords(document, resume);
  yield;
  const report = scoreResume({ document, resume, keywords, speller });
  yield;
  const proposals = suggestFor({ document, resume, keywords, report }, options);
  yield;
  const enhanced = enhance(document, proposals, options);
  potentialScore(document, proposals, options);
  return enhanced;
}

/** Octal codes of signs (ISO 32000-1, D.2). */
const WIN_ANSI: Record<string, string> = { '•': '225', '–': '226', '’': '222' };

/** A PDF of one page, without a table of offsets, which readers rebuild (ISO 32000-1, 7.5.4). */
function pdfOf(text: string): Uint8Array {
  const lines = text
    .split('\n')
    .map((line) => line.replaceAll(/[()\\]/g, String.raw`\$&`))
    .map((line) => line.replaceAll(/[•–’]/g, (sign) => `\\${WIN_ANSI[sign]}`))
    .map((line) => `(${line}) '`);
  const page = `BT /F 10 Tf 14 TL 50 800 Td\n${lines.join('\n')}\nET`;
  return new TextEncoder().encode(`%PDF-1.4
1 0 obj<</Pages 2 0 R>>endobj
2 0 obj<</Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F<</Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>>>>>endobj
4 0 obj<</Length ${page.length}>>stream
${page}
endstream endobj
trailer<</Root 1 0 R>>`);
}
