import { expect, it } from 'vitest';
import { isHiring } from './hiring.ts';
import { readAd } from './read-ad.ts';
import { isSetAside } from './set-aside.ts';

it.each([
  ['Yes, really.', true],
  ['This is not a design job, so you can leave your sketchbook at home.', true],
  ['We are not looking for a lone wolf.', true],
  ['We are also looking for: Night Porter, Linen Assistant.', true],
  ['If you know someone who can weld upside down, send them over.', true],
  ['Partners of our agency also recruit a saw doctor (Lahti) and two drivers.', true],
  ['You also recruit volunteers for the fair.', false],
  ['Graduates may prefer our Trainee Surveyor vacancy.', true],
  ['We are also looking for experience with glazing.', false],
  ['You must be available on Fridays.', false],
  ['Our next vacancy needs a forklift licence.', false],
])('“%s” speaks of another matter: %s', (sentence, expected) => {
  expect(isSetAside(sentence)).toBe(expected);
});

it.each([
  ['We need a florist for our second shop', true],
  ['The museum seeks an enthusiastic conservator of textiles', true],
  ['We need a florist with experience of weddings', false],
  ['The yard needs a forklift licence', false],
  ['We are looking for a team player', false],
])('“%s” only says what the job is: %s', (clause, expected) => {
  expect(isHiring(clause)).toBe(expected);
});

const asked = (ad: string) => readAd(ad).requirements.map(({ quote, need }) => `${need}: ${quote}`);

it('reads a list that lost its marks as a list, not as headings', () => {
  const ad = `Payroll Clerk
Tansy Mills, Leicester

Requirements:
Two years in payroll
Knowledge of statutory sick pay
Pension experience

Preferred:
Sage experience
Knowledge of CIS

What we offer:
Pension, bonus and free tea`;
  expect(asked(ad)).toEqual([
    'must: Two years in payroll',
    'must: Knowledge of statutory sick pay',
    'must: Pension experience',
    'nice: Sage experience',
    'nice: Knowledge of CIS',
  ]);
});

it('takes a field of work for no benefit, and days to be worked for no holiday', () => {
  const ad = `Benefits Adviser, Quay Advice Centre

You should have
- Good knowledge of welfare benefits
- Insurance background

You are available on bank holidays. The offer depends on a satisfactory reference.
We give 30 days of holiday.`;
  expect(asked(ad)).toEqual([
    'must: Good knowledge of welfare benefits',
    'must: Insurance background',
    'must: You are available on bank holidays',
    'must: The offer depends on a satisfactory reference',
  ]);
});

it('hears a demand in the words of somebody who writes as they speak', () => {
  const ad = `Florist wanted, Petal & Thorn, Dundee

I own the place and I am proud of it.

Here is who I hope walks in: somebody with two years at a flower market. You don't mope. Ordering is part of \
it, so be comfortable with spreadsheets. Saturdays and evenings are a must. Basic Polish helps.

This is a permanent, shop-based role. No school needed.`;
  expect(asked(ad)).toEqual([
    'must: somebody with two years at a flower market',
    "must: You don't mope",
    'must: Ordering is part of it, so be comfortable with spreadsheets',
    'must: Saturdays and evenings are a must',
    'nice: Basic Polish helps',
  ]);
});

it('goes back to reading each sentence after a list without marks', () => {
  const ad = `Optometrist, Lantern Eyes, Hull

Essential
Two years in practice
Desirable
Knowledge of OCT
Polish

You will need an enhanced DBS check. Parking and a nursery are on site.`;
  expect(asked(ad)).toEqual([
    'must: Two years in practice',
    'nice: Knowledge of OCT',
    'nice: Polish',
    'must: You will need an enhanced DBS check',
  ]);
});

it('gives a demand that joins an essential one its weight', () => {
  const ad = `Typist, Ashgrove Law, Hove

You will have a typing speed of at least 60 wpm. A head for names is essential, as is the ability to work to tight deadlines.`;
  expect(asked(ad)).toContain('must: as is the ability to work to tight deadlines');
});
