import { describe, expect, it } from 'vitest';
import { rewriteDoubt, slipDoubt } from './doubts.ts';

describe('slipDoubt', () => {
  it.each([
    ['Sent out food with driver at noon', 'bare count noun'],
    ['Ensured food were sent out hot', 'mass noun told as many'],
    ['Instruments were sterilized and packed', 'undone by anybody'],
    ['Control rooms and outside rounds, top tier sites, 12-hour shifts', 'only things'],
    ['Double-glazed units, misted panes, leaded lights', 'only things'],
    ['Definitely mixed paint, matching 15 samples', 'stale praise'],
    ['Finished training and now give injections', 'now of an ended role'],
    ['Developed for two years drivers for heat meters', 'time first'],
  ])('stops at «%s»', (line, doubt) => {
    expect(slipDoubt(line)).toBe(doubt);
  });

  it('passes a list of deeds, and one deed with a list of things', () => {
    expect(slipDoubt('Cleaned rooms, corridors, stairs', false)).toBeNull();
    expect(slipDoubt('Stock the bar, the fridges, the cellar', true)).toBeNull();
  });

  it('passes a deed in the past that no table knows', () => {
    expect(slipDoubt('Prompted medication and signed the chart')).toBeNull();
  });

  it('passes a plain verb whose later deed shows what it is', () => {
    expect(slipDoubt('Wire distribution boards and carry out live testing', true)).toBeNull();
    expect(slipDoubt('Bank reconciliation for 12 clients', true)).toBe('no deed');
  });

  it('passes a mass noun that others stand beside', () => {
    expect(slipDoubt('Ensured staff and equipment were ready by six')).toBeNull();
    expect(slipDoubt('Ensured all boxes of food were labelled')).toBeNull();
  });
});

describe('rewriteDoubt', () => {
  const ended = { current: false, dressed: true };

  it.each([
    ['Met the sponsors for gathering the requirements', 'purpose in -ing'],
    ['Packed parcels for the shipping', 'purpose in -ing'],
    ['Trained the newbies on the tills', 'stale wording'],
    ['Handled phones and all sorts of jobs', 'stale wording'],
    ['Cared for the calves and did the feeding', 'soft later deed'],
    ['Worked on the payments module', 'soft opening'],
    ['Served my own column of clients', 'owner'],
    ['Worked closely with physicians daily', 'soft share'],
    ['Ensure excellent customer service on the floor', 'stale wording'],
    ['Performed regular maintenance on lifts', 'deed as a noun'],
    ['Fixed lamps so they would not have to call', 'told as a tale'],
    ['Ran the GC-MS and learned a lot about samples', 'learned beside'],
    ['Nursed a bay of six, which included doing their dressings', 'deeds behind'],
    ['Opened up 4 mornings a week', 'lost object'],
    ['Acted as a link between two departments', 'soft opening'],
    ['Took care of the lorries and the yard', 'soft opening'],
    ['Gave training to staff on the till', 'soft share'],
    ['Bank reconciliations in Xero weekly for 12 clients', 'no deed'],
    ['Worked with some famous chefs', 'soft share'],
    ['Supervised installing alarm systems', 'over a gerund'],
    ['Raised sales by 15% monthly', 'rate or habit'],
    ['Ran the shop in her absence', 'whose'],
    ['Kept daily logs daily for the office', 'how often, twice'],
    ['Looked after 11 children since being approved', 'until now'],
    ['Sold several different types of bread', 'stale wording'],
    ['Solved problems of the clients with tickets', 'owner behind'],
    ['Outbound calls to businesses to set appointments', 'no deed'],
    ['Worked in a bakery for five years', 'place only'],
    ['Trained new employees, including contracts and references', 'people, including'],
    ['Handled the diaries of three directors', 'unfit verb'],
    ['Handled the social media', 'empty frame'],
    ['Handled general maintenance', 'empty frame'],
    ['Cared for elderly and children', 'lost article'],
    ['Ensure that the store is clean', 'base of an ended role'],
    ['Sold bread with high accuracy', 'stale wording'],
    ['Worked remotely handling claims', 'soft opening'],
    ['Helped make the rota better', 'soft help'],
    ['Helped complete enquiries and meetings', 'soft help'],
    ['Agreed offers to get the best deal for the seller', 'stale wording'],
    ['Ran day-to-day operations of two depots', 'stale wording'],
    [
      `Coordinated ${'the forms and the scores of all the staff, '.repeat(5)}and filed them`,
      'too long',
    ],
  ])('stops at «%s»', (line, doubt) => {
    expect(rewriteDoubt(line, ended)).toBe(doubt);
  });

  it('stops at the past of a role that is still held, not of one that has ended', () => {
    expect(rewriteDoubt('Answered queries from suppliers', { current: true, dressed: true })).toBe(
      'past of a current role',
    );
    expect(rewriteDoubt('Answered queries from suppliers', ended)).toBeNull();
    expect(rewriteDoubt('Supervised two grooms', { current: true, dressed: false })).toBeNull();
    expect(rewriteDoubt('Set up rooms for meetings', { current: true, dressed: true })).toBeNull();
  });

  it.each([
    'Worked on the tills and restocked the shelves',
    'Was thanked for keeping the ward calm',
    'Locked up at night and set the alarm',
    'Ran training for the evening shift',
    'Looked after a caseload of 35 women',
    'Taught boys and girls in Year 4',
    'Handled complaints and refunds for two branches',
    'Worked nights on the ward and in theatre',
    'Helped complete tax returns for 40 farms',
    'Supervised cleaning staff on two floors',
    'Arranged accommodation for delegates',
    'Handled the payroll of three shops',
    'Cared for elderly residents',
    'Trained 40 staff, including managers',
    'Gave care to elderly residents, including washing and dressing',
    'Raised sales by 15% in a month',
    'Sold the best-selling bread of the shop',
  ])('passes «%s»', (line) => {
    expect(rewriteDoubt(line, ended)).toBeNull();
  });
});
