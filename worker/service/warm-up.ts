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

/**
 * A resume with every kind of section, and a fault of most kinds. Dashes, bullets and apostrophes stand in some of
 * its lines, as in most people's: a browser compiles each pattern twice, for texts with and without such signs.
 */
const REHEARSAL = `Ada Sample
ada@example.com | Leeds, UK | +44 20 5550 199
SUMMARY
I’m a coordinator with five years experience – in transport.
EXPERIENCE
Coordinator, Sample Ltd Mar 2019 – Present
• Responsible for managing the rota of 12 drivers – days and nights
• Was involved in recieving orders, invoices was checked by me
• Helped the team with excel and the the stock
Assistant – Example Group, Leeds 2016 – 2019
- Handled calls and dealing with complaints
EDUCATION
BA Business – University of Example, Leeds 2013 – 2016
A-levels, Example College, 2013
CERTIFICATIONS
First Aid – Example Council, 2021
LANGUAGES
English – native, French (fluent)
SKILLS
Excel, SQL • driver’s licence`;

/**
 * Loads the readers and the dictionary, then reads, scores and mends a made-up resume, which is kept nowhere:
 * the first run through the stages builds their tables and has them compiled, and takes ten times as long as
 * the second. Ends before the next stage once `isWanted` says that a visitor's own file is there, which goes
 * through the rest first. Answers the mended resume, or null where it did not come so far.
 */
export async function warmUp(
  { loadSpeller }: ServiceParts,
  isWanted: () => boolean,
): Promise<Assessment | null> {
  const [speller] = await Promise.all([loadSpeller(), warmUpReaders()]);
  const stages = rehearsal({ speller });
  for (;;) {
    // Lets calls in that came meanwhile.
    await new Promise((resolve) => setTimeout(resolve));
    if (isWanted()) return null;
    const { done, value } = await stages.next();
    if (done) return value;
  }
}

/** `processFile`, with a halt behind each stage. */
async function* rehearsal(options: AssessOptions): AsyncGenerator<void, Assessment | null> {
  const { speller } = options;
  const read = await readDocument(pdfOf(REHEARSAL), 'rehearsal.pdf');
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

/** The octal codes of signs in WinAnsiEncoding (ISO 32000-1, D.2). */
const IN_PDF: Record<string, string> = { '’': '222', '•': '225', '–': '226' };

/** A PDF of one page, without a table of offsets, which readers rebuild (ISO 32000-1, 7.5.4). */
function pdfOf(text: string): Uint8Array {
  const lines = text
    .split('\n')
    .map((line) => `(${line.replaceAll(/[()\\–•’]/g, (sign) => `\\${IN_PDF[sign] ?? sign}`)}) '`);
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
