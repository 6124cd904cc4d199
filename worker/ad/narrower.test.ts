import { expect, it } from 'vitest';
import { parseResume } from '#worker/parse/parse.ts';
import { readDocument } from '#tests/fixtures/read.ts';
import { matchResume } from './ad.ts';

const RESUME = `Ingrid Solheim
Bergen | ingrid.solheim@example.no
Norwegian citizen
Driving record: no accidents and no violations since 2015

Experience
Sales Assistant, Fjordgard Kitchens, Bergen
June 2019 - Present
- Keep leads in HubSpot CRM
- Travel about 50% of the month to showrooms
- Wrote unit tests in Python

Education
Diploma of Interior Design, Bergen College, 2017 - 2019
Diploma in Lighting Design, in progress

Memberships
Associate member of RICS, 2022

Languages
Norwegian: native
English: B2
German: A2`;

const answers = async (rows: readonly string[]) => {
  const ad = `Sales Adviser
Tern Kitchens sells kitchens in the north, and has done so since the winter of 1974 in a row of three old barns.

Requirements
${rows.map((row) => `- ${row}`).join('\n')}

What we offer
- A friendly shop and a pension, and coffee at any hour of the day`;
  const matched = matchResume(ad, { ...(await readResume(RESUME)), today: '2026-11-01' });
  if (!matched.ok) throw new Error(matched.problem.message);
  return matched.value.requirements.map(({ verdict, quote }) => `${verdict} | ${quote}`);
};

const readResume = async (text: string) => {
  const document = await readDocument(new TextEncoder().encode(text), 'resume.txt');
  return { document, resume: parseResume(document, []) };
};

it('takes a narrower or higher thing than what is shown for no more than partly met', async () => {
  const rows = [
    'partly | Experience with a museum CRM',
    'partly | Python (pandas, NumPy)',
    'partly | MRICS',
    'partly | Diploma in Lighting Design',
    'met | Working towards a Diploma in Lighting Design',
    'partly | Norwegian and English at C1 level or higher',
    'partly | Working German',
    'met | Norwegian nationals only',
    'met | No more than one accident in five years',
    'met | Travel up to 40%',
    'only-you-know | Travel up to 70%',
    'met | Must live within 20 miles of Bergen',
    "partly | Bachelor's degree in interior design",
  ];
  expect(await answers(rows.map((row) => row.split(' | ')[1]!))).toEqual(rows);
});
