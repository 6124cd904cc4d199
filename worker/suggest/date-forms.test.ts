import { expect, it } from 'vitest';
import { draftsOf } from '#tests/fixtures/drafts-of.ts';
import { dateForms } from './date-forms.ts';

const resume = (...dates: string[]) =>
  `Ada Brandt\nada.brandt@example.com\n\nEXPERIENCE\n${dates
    .map((date, index) => `Clerk, Oak & Co ${'ABCD'[index]!}\n${date}\n- Filed 40 claims a day\n`)
    .join('\n')}`;
const changed = (...dates: string[]) => draftsOf(dateForms, resume(...dates)).pairs[0];

it('writes the odd dates like most of them', () => {
  expect(changed('03/2021 – Present', '01/2018 – 02/2021', 'Mar. 2016 – 12/2017')).toEqual([
    'Mar. 2016',
    '03/2016',
  ]);
});

it('prefers the month’s name where no form leads', () => {
  expect(changed('03/2021 – Mar. 2022')).toEqual(['03/2021, Mar. 2022', 'Mar 2021, Mar 2022']);
  expect(changed('Apr. 2016 – Present', '02/2012 – March 2016')).toEqual([
    'Apr. 2016, 02/2012, March 2016',
    'Apr 2016, Feb 2012, Mar 2016',
  ]);
});

it('brings a short number and “Sept” along where dates change anyway', () => {
  expect(changed('June 2019 – Present', '2/2016 – 05/2019')).toEqual([
    'June 2019, 2/2016',
    '06/2019, 02/2016',
  ]);
  expect(changed('Sept 2014 – Mar 2018')).toBeUndefined();
});

it('changes both ends of a range without blanks', () => {
  expect(changed('June 2019 – May 2020', 'June 2017 – May 2019', '6/2012-9/2016')).toEqual([
    '6/2012, 9/2016',
    'June 2012, September 2016',
  ]);
});

it('does not touch dates of one form, bare years, or a day of the month', () => {
  expect(changed('Mar 2021 – Present', 'May 2018 – Feb 2021')).toBeUndefined();
  expect(changed('2021 – Present', '2018 – 2021')).toBeUndefined();
});

it('takes no two years for a year with its month, unless other dates are written so', () => {
  const school = `${resume('Mar 2009 – Present')}\nEDUCATION\nBA History, University of Exeter, 2005-08\n`;
  expect(draftsOf(dateForms, school).pairs).toEqual([]);
  const iso = school.replace('Present', '2019-03');
  expect(draftsOf(dateForms, iso).pairs[0]?.[1]).toBe('2009-03');
});

it('leaves two months of one year as they are', () => {
  expect(
    changed('Mar 2021 – Present', 'Jan 2018 – Feb 2021', 'March - August 2017'),
  ).toBeUndefined();
});
