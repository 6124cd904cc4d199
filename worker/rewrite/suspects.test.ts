import { describe, expect, it } from 'vitest';
import { hasSuspect } from './suspects.ts';

describe('hasSuspect', () => {
  it.each([
    'Twisted spars by hand threw the winter',
    'Met the dietitians on weekly bases',
    'Flagged gaps for lead council',
    'Recovered £85,000 off fees',
    'Reported all defects too dispatch',
    'Built the index, what reduced the time of response',
    'Updated the ticket and closed the same in Jira',
    'Programmed a Python software for the lab',
    'Served guests at the till and deal with refunds',
    'Handled customers complaints at the till',
    'Kept the records in MINDA app',
    'Made an inventory in every month',
    'Filed statements and Drafted letters',
    'Drove a 18 tonne lorry to sites',
    'Performed tests in other to prove the strength',
    'Listened to children read and writes comments',
    'Updated charts weekly and also in charge of inspections',
    'Joined pipelines, all welds were checked by X-ray',
    'Filled GST returns for clients',
    'Catalogued new stock in to Spydus',
    'Paid in the takings at end off shift',
    'Counted the stock of all the branch and reported it',
    'Supervised 15 room attendance on the top floors',
    'Led the schools Eco Committee to a prize',
    'Maintained saws and harnesses and keeping LOLER checks in date',
    'Took X-rays of dogs and cat',
    'Gave a talk each Summer for parents',
    'Raised their reading age by a year in two term',
    'Booked slots at to crematoria',
    'Trained diabetics on how inject insulin and count carbs',
    'Closed deals with a 90% success rates',
    'Plotted shifts based from commute times',
    'Grew the channel to 10k subscribers which led to sales',
    'Handled the recruiting and trained 20 lifeguards',
    'Trained the crew to used it',
    'Daily opened and closed the shop',
    'Handled line management of five officers',
    'Carried out of stock counts every month',
    'Managed social media accounts of the brand',
    'Mixed up, loaded out the boards and swept the floor',
    'Cut incomplete submission by half',
    'Served as the driver for school trips',
    'Ran a league for teenagers, which have run since May',
    'Made macros which cut reply time, and train the new staff on them',
  ])('sees that «%s» is seldom meant', (line) => {
    expect(hasSuspect(line)).toBe(true);
  });

  it.each([
    'Threw a party for 90 guests and turned off lights',
    'Advised the city council on weekly markets',
    'Kept noise low, never too loud for the ward',
    'Updated both ledgers on the same day',
    'Ran a software team and dealt with refunds',
    'Helped customers complete orders and handled their complaints',
    'Kept the records in the MINDA app',
    'Cleaned every machine each month',
    'Drove an 18 tonne lorry and a 12 tonne one',
    'Logged all tests that were needed and the welds checked',
    'Ran a holiday club with swimming and setting up of games',
    'Fed all the animals and all the guest horses',
    'Trained six room attendants at the end of each shift',
    'Ran a course on how to bake in three days',
    'Took 10% off prices and marked off deliveries',
  ])('passes «%s»', (line) => {
    expect(hasSuspect(line)).toBe(false);
  });
});
