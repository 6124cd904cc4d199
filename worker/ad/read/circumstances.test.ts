import { expect, it } from 'vitest';
import { isManner } from './circumstances.ts';
import { kindOf } from './kinds.ts';
import { readAd } from './read-ad.ts';

it.each([
  ['Enhanced vetting by the county force', 'other'],
  ['A certificate of good conduct', 'other'],
  ['Background check', 'other'],
  ['Able to push trolleys of 40 kg', 'other'],
  ['Being on your feet for a whole shift', 'other'],
  ['Comfortable with heights and small spaces', 'other'],
  ['Your own knives', 'other'],
  ['Reliable transportation to three salons', 'other'],
  ['are permitted to work in Norway', 'other'],
  ['Swiss nationals and permit holders only', 'other'],
  ['can begin by 1 March', 'other'],
  ['can lock up at 9 pm', 'other'],
  ['You must come into our Bristol studio two days a week', 'location'],
  ['Applicants currently in Kenya are preferred', 'location'],
  ['Portuguese for our guests', 'language'],
  ['Polish or Lithuanian', 'language'],
  ['Thai cuisine', 'skill'],
  ['Happy in a chilled environment (4°C)', 'other'],
  ['able to commit to the full 9 months', 'other'],
  ['Reads and writes English', 'language'],
  ["You've led a shift", 'experience'],
  ['Refining the product backlog', 'skill'],
  ['Taking blood samples', 'skill'],
  ['Bending sheet metal on a press brake', 'skill'],
  ['Building a proof of concept', 'skill'],
  ['Managing a property portfolio', 'skill'],
  ['Selling sponsorship packages', 'skill'],
  ['Industrial communication protocols', 'skill'],
  ['Growing an online presence', 'skill'],
  ['No active backlogs', 'other'],
  ['A portfolio of your work', 'other'],
  ['Quality checks on finished welds', 'skill'],
  ['Medical device testing', 'skill'],
  ['Food safety card', 'licence'],
  ['Tanker endorsement', 'licence'],
  ['Bachelor of Primary Teaching', 'degree'],
])('“%s” is of kind %s', (clause, kind) => {
  expect(kindOf(clause)).toBe(kind);
});

it.each([
  ['Picks the phone up before it rings twice', true],
  ['someone who speaks up in a meeting', true],
  ['Warmth towards patients', true],
  ['A steady nerve', true],
  ['Steadiness when the queue is long', true],
  ['enjoy a good argument', true],
  ['not afraid of the phone', true],
  ['Business development', false],
  ['Interest rate swaps', false],
  ['You know wine well', false],
  ['writes menus round the seasons', false],
  ['Likes of Kubernetes', false],
  ['Bluetooth Low Energy', false],
  ['Drive design in Siemens NX', false],
  ['Eye tests and contact lens fitting', false],
  ['Head of audit for a bank', false],
  ['Hands-on interim visits', false],
  ['Tolerance stack-up', false],
  ['Sense of duty', true],
  ['asks when in doubt', true],
  ['Treats everyone with respect', true],
  ['Owns up to mistakes', true],
  ['Shows properties to buyers', false],
  ['Gives safety briefings', false],
  ['Follows recipes', false],
  ['Treats sports injuries', false],
  ['Open cut mining', false],
  ['Ready meals production', false],
  ['Somebody fair, who keeps no favourites', true],
  ['Caring and non-judgemental', true],
  ['a resourceful person', true],
  ['You have hired and trained people', false],
  ['someone who knows Kotlin', false],
  ['Responsive web design', false],
  ['Our owner wants people who laugh at themselves', true],
])('“%s” tells of a manner: %s', (clause, expected) => {
  expect(isManner(clause)).toBe(expected);
});

const asked = (ad: string) => readAd(ad).requirements.map(({ quote, need }) => `${need}: ${quote}`);

it('asks for nothing that is reassured, ruled out, or asked of other people', () => {
  const ad = `Pastry Chef
Larch Bakery, Perth

We want someone who turns up with a smile. You have sold cakes worth £2,000 a week.
No night work, no split shifts. Wedding cakes are new to us, so don't worry about those.
You won't be washing up. A certificate in chocolate isn't needed, and a driving licence isn't either.
Whoever you are, wherever you bake: write to us.
I'm also looking for drivers, a porter with a forklift ticket and a cleaner.

NOT REQUIRED
A degree, experience of hotels

It helps if you
* speak French
* have made croissants`;
  expect(asked(ad)).toEqual([
    'must: We want someone who turns up with a smile',
    'must: You have sold cakes worth £2,000 a week',
    'nice: speak French',
    'nice: have made croissants',
  ]);
  expect(readAd(ad).leftOut.map(({ why }) => why)).toContain('This speaks of another vacancy.');
});

it('keeps a clean record, and takes “plus” between two languages for “and”', () => {
  const ad = `Bus Driver
Requirements:
- No more than three points
- Fluency in English, plus Urdu or Hindi
- Patience. Passengers are not known for theirs.`;
  expect(asked(ad)).toEqual([
    'must: No more than three points',
    'must: Fluency in English, plus Urdu or Hindi',
    'must: Patience',
  ]);
});

it('reads past the employer, other jobs and lengths that stand behind what they measure', () => {
  const ad = `Night Porter
Requirements:
- Hotel experience, 2 yrs min
- An independent, structured way of working
- Our sister hotel is after a chef with a driving licence
- Staff can use the pool

Weekends are part of the job: three out of four. You'll be on your feet and carry cases of 25 kg.
We're looking for a florist too, must speak Thai.`;
  expect(asked(ad)).toEqual([
    'must: Hotel experience, 2 yrs min',
    'must: An independent, structured way of working',
    'must: Weekends are part of the job: three out of four',
    "must: You'll be on your feet and carry cases of 25 kg",
  ]);
});
