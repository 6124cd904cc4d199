import { describe, expect, it } from 'vitest';
import { hasQuantity, hasQuantityInAnyLanguage } from './quantity.ts';

describe('a quantity', () => {
  it.each([
    'Cut costs by 12%',
    'Managed a €1.4M budget',
    'Reduced waste by 4.5 MSEK',
    'Trained 9 new case workers',
    'Run 3 outlets for 450 covers a day',
    'Met sales quota 5 years in a row',
    'Lead a 12-person laboratory',
    'Doubled trial conversion',
    'Split a 600 kLOC monolith',
    'Launched the brand on two new marketplaces',
    'Replaced 25 hours a week of manual work',
    'Shortened releases from 5 days to 1',
    'Adopted by 40+ companies',
    'Ranked #1 of the region',
    'Served 2000 customers',
    'Answered thousands of calls',
    'Medication errors were reduced from 9 to 3 a year',
    'Cut the wait for a scan from 14 to 6',
  ])('is in “%s”', (line) => expect(hasQuantity(line)).toBe(true));

  it.each([
    'Worked in building 2',
    'Kept the shop open from 8 to 5',
    'Improved the desk that is open from 9:00 to 5:00',
    'Filed letters on the 3rd floor',
    'Open from 9 to 5',
    'Answered phones 5 days a week',
    'Used Office 365 and Windows 10',
    'Joined in March 2019',
    'Sold goods since 2016',
    'Did letters with 1 computer',
    'Taught grade 5',
    'Supported the 2022 migration from MYOB to NetSuite',
    'Audited to ISO 9001',
    'On duty 24/7',
    'Patrol the pier on 12 hour shift',
    'Patrol the pier on 12-hour shifts',
    'Met at 10:30 am',
    '5 years of experience',
    'Responsible for the till',
  ])('is not in “%s”', (line) => expect(hasQuantity(line)).toBe(false));

  it('is found in other languages by a number before a word', () => {
    expect(hasQuantityInAnyLanguage('Leitung eines Teams mit 14 Mitarbeitern')).toBe(true);
    expect(hasQuantityInAnyLanguage('Leitung eines Teams seit 2019')).toBe(false);
  });
});
