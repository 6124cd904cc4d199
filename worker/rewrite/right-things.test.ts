import { describe, expect, it } from 'vitest';
import { rewriteLines } from './lines.ts';

const promptOf = (line: string) => rewriteLines([line])[0]!.question?.prompt ?? null;

describe('a question never calls a right thing wrong', () => {
  it.each([
    // Names of clubs, firms and papers.
    'Coached the kickers of a Super Rugby side for two seasons',
    'Ran paid search for The Very Group across 12 brands',
    'Rolled out 900 meters on an Internet of Things network',
    'Sold 400 pages of adverts for Stuff magazine',
    'Published A Lot of Feathers, a field guide that sold 9,000 copies',
    'Assisted Living Bill: briefed 14 peers before each vote',
    // Deeds of a role still held whose verb is a thing as well.
    'Cost and schedule refits for a fleet of 9 ferries (current)',
    'Wind, varnish and test motors for 30 depots (current)',
    'Spec and order test rigs for three engine lines (current)',
    'Broker grain for 60 farms in the Borders (current)',
    'Captain the first XI and coach 40 juniors (current)',
    // Shops and degrees by their short names.
    'Boned and minced at a Leith butcher’s for six years',
    'Took a master’s in hydrology in two years while working nights',
    'Bound the bishop’s, dean’s and canons’ books for 11 years',
    // How it was done, where that is a fact.
    'Covertly filmed 30 fraud suspects under a court order',
    'Safely moved 120 residents out ahead of a flood',
    'Independently verified 40 woodland projects',
    // Clauses before the deed, and what others did.
    'Once emptied, the mill was dried and reopened in 12 weeks',
    'Withheld the last payment on 14 contracts until snags were closed',
    'Froze payments until three audits were completed',
    'Weaned 11 patients who had been expected to stay on a ventilator',
    'Rebuilt, rewound and rebalanced 200 pumps',
    'Leveraged a £1m reserve into £4m of match funding',
    'Awarded three scholarships a year from a £200k fund',
    'Learnt Tetum in four months and ran 30 clinics in it',
    'Partnered with nine hospices to train 40 night sitters',
  ])('asks nothing of “%s”', (line) => {
    expect(promptOf(line)).toBeNull();
  });

  it('still asks where such words stand for themselves', () => {
    for (const line of [
      'Worked with a super team on stuff for the shop',
      'Provided Excellent Customer Service to all guests of the hotel',
      'Provided Excellent Customer Service To All Guests',
      'Pool maintenance and bar work (current)',
      'Table service, bar work and cash handling (current)',
      'Safely operated the forklift',
      'Leveraged synergies between teams to drive value',
      'Learned the till and the stock system',
      'Awarded employee of the month for sales',
      'Orders, deliveries was my task in the warehouse',
      'Partnered with marketing on the launch of the new brand',
    ])
      expect(promptOf(line), line).not.toBeNull();
  });
});
