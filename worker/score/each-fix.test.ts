import { describe, expect, it } from 'vitest';
import { inputOf } from '#tests/builders/input.ts';
import { SHOP_ASSISTANT } from '#tests/builders/people.ts';
import type { ResumeDraft } from '#tests/builders/resume.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { scoreResume } from './score.ts';

const speller = await loadSpeller();
const pointsOf = (draft: ResumeDraft) => scoreResume(inputOf(draft, speller)).rawPoints;

const WEAK = [
  'Responsible for the till at the front.',
  'Helped customers with questions about goods.',
  'Worked on stock in the back room.',
  'Assisted the cook with orders at noon.',
  'Was in charge of cleaning the kitchen.',
  'Did the dishes after lunch and dinner.',
];
const STRONG = [
  'Balanced the till of a paper shop.',
  'Advised customers on pens and paper.',
  'Sorted the stock in the back room.',
  'Plated orders for the cook at noon.',
  'Cleaned and reorganized the kitchen each night.',
  'Rebuilt the dish line of the diner.',
];
const weak = (change: ResumeDraft): ResumeDraft => ({ ...SHOP_ASSISTANT, ...change });
const withBullets = (bullets: string[]) =>
  weak({
    work: [{ title: 'Helper', company: 'Elm Diner', dates: 'Mar 2017 – Dec 2019', bullets }],
  });

/** Points of a weak resume with more and more of its faults mended. */
const STEPS: Record<string, ResumeDraft[]> = {
  'a duty that becomes an action': WEAK.map((_, mended) =>
    withBullets([...STRONG.slice(0, mended), ...WEAK.slice(mended)]),
  ),
  'an “I” that goes': [12, 11, 10, 8, 6, 4, 3, 2, 1, 0].map((left) =>
    withBullets(
      Array.from(
        { length: 12 },
        (_, at) => `${at < left ? 'I sold' : 'Sold'} goods of kind ${at} in the shop`,
      ),
    ),
  ),
  'an empty phrase that goes': [6, 5, 4, 3, 2, 1, 0].map((left) =>
    weak({
      summary:
        'Shop assistant of many years in Columbus and around it. ' +
        [
          'Team player.',
          'Fast learner.',
          'Hard worker.',
          'People person.',
          'Go-getter.',
          'Self-starter.',
        ]
          .slice(0, left)
          .join(' '),
    }),
  ),
  'a misspelling that is put right': [8, 7, 6, 5, 4, 3, 2, 1, 0].map((left) =>
    withBullets(
      [
        'mangaed',
        'recieved',
        'custmer',
        'inventry',
        'scheduel',
        'suppleir',
        'delivry',
        'cleanning',
      ].map(
        (misspelt, at) =>
          'Sold the ' +
          `${at < left ? misspelt : ['managed', 'received', 'customer', 'inventory', 'schedule', 'supplier', 'delivery', 'cleaning'][at]} ` +
          'goods to 9 people',
      ),
    ),
  ),
  'a bullet that ends like the others': [3, 2, 1, 0].map((left) =>
    withBullets(STRONG.map((line, at) => (at < left ? line.replace(/\.$/, '') : line))),
  ),
};

describe('each fix pays, whatever else is left', () => {
  it.each(Object.entries(STEPS))('%s', (_, drafts) => {
    const points = drafts.map(pointsOf);
    for (const [index, now] of points.slice(1).entries())
      expect(now, `step ${index + 1} of ${points.join(' ')}`).toBeGreaterThan(points[index]!);
  });
});
