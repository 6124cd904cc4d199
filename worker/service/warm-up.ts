/** Gets ready for a first file before there is one. */
import { warmUpReaders } from '../extract/extract.ts';
import { processFile } from '../pipeline.ts';
import type { ServiceParts } from './parts.ts';

/**
 * A resume of every kind of section, with a fault of most kinds: run through all stages once, it has each of
 * them build its tables and be compiled, which takes several times as long as reading a resume does.
 */
const REHEARSAL = `Ada Sample
ada.sample@example.com | +44 20 7946 0000 | Leeds, UK

SUMMARY
I am a hard working coordinator with five years of experience.

EXPERIENCE
Office Coordinator | Sample & Sons Ltd | Leeds | Mar 2019 - Present
- Responsible for managing the rota of 12 drivers
- Was involved in recieving orders and invoices was checked by me every week
- Helped the team with excel and the the stock, reducing delays by 15%
Assistant, Example Group, 06/2016 - 02/2019
- Handled phone calls and dealing with complaints

EDUCATION
University of Example, BA Business, 2013 - 2016

SKILLS
Microsoft Excel, scheduling, SQL

LANGUAGES
English (native), German (B2)
`;

/** Loads the readers and the dictionary, then goes through all stages with a made-up resume that is kept nowhere. */
export async function warmUp({ loadSpeller }: ServiceParts): Promise<void> {
  const [speller] = await Promise.all([loadSpeller(), warmUpReaders()]);
  await processFile(new TextEncoder().encode(REHEARSAL), 'rehearsal.txt', { speller });
}
