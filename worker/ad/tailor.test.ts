import { describe, expect, it } from 'vitest';
import type { MatchRequirement } from '#contract/match.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { readDocument } from '#tests/fixtures/read.ts';
import { matchResume } from './ad.ts';
import { tailor } from './tailor.ts';

const RESUME = `Marta Kowalczyk
Leeds | marta.kowalczyk@example.com

EXPERIENCE

Warehouse Lead, Polna Logistics, Leeds
March 2019 - Present
- Planned the summer party
- Ran stock counts in SAP and cut errors from 40 to 9 a month
- Kept the keys

SKILLS
Photoshop, Excel, SAP, Power BI`;

const AD = `Warehouse Supervisor
Brightmoor Foods, Leeds

What we need
- Experience with SAP and stock counts
- Power BI
- Someone who is calm when the lorries are late and who keeps a clear head in December
- A forklift licence is essential for everyone who works in our hall in Leeds

What we offer
Free porridge, a pension and parking behind the hall.`;

async function tailored(text: string) {
  const document = await readDocument(new TextEncoder().encode(text), 'resume.txt');
  const resume = parseResume(document, []);
  const match = matchResume(AD, { document, resume, today: '2026-03-01' });
  if (!match.ok) throw new Error(match.problem.message);
  return { document, changes: tailor({ document, resume }, match.value.requirements) };
}

describe('tailoring', () => {
  it('moves lines and skills that the ad asks for to the front, and changes no word', async () => {
    const { document, changes } = await tailored(RESUME);
    expect(changes.map(({ after }) => after)).toEqual([
      '- Ran stock counts in SAP and cut errors from 40 to 9 a month\n- Planned the summer party\n- Kept the keys',
      'SAP, Power BI, Photoshop, Excel',
    ]);
    for (const { before, after, edit } of changes) {
      expect(document.text.slice(edit.start, edit.end)).toBe(before);
      const words = (text: string) => text.split(/[\s,]+/).toSorted();
      expect(words(after)).toEqual(words(before));
    }
  });

  it('proposes nothing where the order is right already', async () => {
    const { document, changes } = await tailored(RESUME);
    const text = changes.reduce(
      (now, { before, after }) => now.replace(before, after),
      document.text,
    );
    expect((await tailored(text)).changes).toEqual([]);
  });

  it('proposes nothing for requirements that are not shown', async () => {
    const { document } = await tailored(RESUME);
    const resume = parseResume(document, []);
    const missing: MatchRequirement[] = [];
    expect(tailor({ document, resume }, missing)).toEqual([]);
  });

  it('leaves bullets alone whose end is not sure', async () => {
    const wrapped = RESUME.replace('- Kept the keys', '- Kept the keys\nof the hall and the yard');
    const { changes } = await tailored(wrapped);
    expect(changes.some(({ before }) => before.includes('Kept the keys'))).toBe(false);
  });
});
