import { describe, expect, it } from 'vitest';
import { findDates } from './dates.ts';

/** 'start end' of the only range in a text; '+' marks one that goes on without an end word. */
const read = (text: string) => {
  const found = findDates(text);
  const [range] = found;
  if (!range || found.length !== 1) return `${found.length} ranges`;
  return `${range.start?.value ?? ''} ${range.end?.value ?? ''}${range.current ? '+' : ''}`.trim();
};

describe('findDates reads a range', () => {
  const ranges: [text: string, expected: string][] = [
    ['Jan 2019 – Present', '2019-01 present+'],
    ['January 2019 to December 2021', '2019-01 2021-12'],
    ['03/2019 - 11/2021', '2019-03 2021-11'],
    ['2019-03 — 2021-11', '2019-03 2021-11'],
    ['2019/3 – 2021/11', '2019-03 2021-11'],
    ['15.03.2019 bis 31.12.2020', '2019-03 2020-12'],
    ['2014–2018', '2014 2018'],
    ['2018/19', '2018 2019'],
    ["Sept '18 – Now", '2018-09 present+'],
    ['Q3 2019 – Q1 2020', '2019-07 2020-01'],
    ['Jan – Mar 2019', '2019-01 2019-03'],
    ['Summer 2015 until Fall 2016', '2015-06 2016-09'],
    ['2016 (summer): Kitchen Helper', '2016-06'],
    ['2016, Winter', '2016-12'],
    ['März 2017 – heute', '2017-03 present+'],
    ['Sty 2016 do mar 2018', '2016-01 2018-03'],
    ['Universidade Serra do Mar, 2018', '2018'],
    ['Colegio Viña del Mar, 2014', '2014'],
    ['février 2013 – août 2018', '2013-02 2018-08'],
    ["depuis 2018 – aujourd'hui", '2018 present+'],
    ['marzo de 2014 - diciembre de 2017', '2014-03 2017-12'],
    ['mar/2020 – atual', '2020-03 present+'],
    ['sept. 2010 t/m apr. 2016', '2010-09 2016-04'],
    ['06.2017 – obecnie', '2017-06 present+'],
    ['gennaio 2020 – oggi', '2020-01 present+'],
    ['May 2011 ~ to date', '2011-05 present+'],
    ['2019 to the date', '2019 present+'],
    ['May 2019 up to the present', '2019-05 present+'],
    ['10-Aug-2015 to 20-Dec-2017', '2015-08 2017-12'],
    ['02-Jan-2018 till date', '2018-01 present+'],
    ['March 4, 2019 - April 1, 2020', '2019-03 2020-04'],
    ['2018 October - until now', '2018-10 present+'],
    ['2015 March - 2018 September', '2015-03 2018-09'],
    ['March/2022 - at the moment', '2022-03 present+'],
    ['2019 to this moment', '2019 present+'],
    ['2017 – Date: Upholsterer', '2017 present+'],
  ];
  for (const [text, expected] of ranges) {
    it(`'${text}'`, () => expect(read(text)).toBe(expected));
  }

  it("that a dash or 'since' leaves open", () => {
    expect(read('2021-08 —')).toBe('2021-08 +');
    expect(read('Depuis septembre 2018')).toBe('2018-09 +');
    expect(read('seit 05/2020')).toBe('2020-05 +');
  });

  it('and one date alone as single', () => {
    expect(findDates('May 2019')).toMatchObject([{ single: true, end: null, current: false }]);
  });

  it('with the offsets of its text', () => {
    const text = 'Acme (June 2012 - May 2013)';
    const [range] = findDates(text);
    expect(text.slice(range!.from, range!.to)).toBe('June 2012 - May 2013');
  });
});

describe('findDates finds nothing in', () => {
  for (const text of [
    'Raised $900M in 6 countries',
    'ISO 9001 and 14001',
    'We may march on',
    '(555) 010-2030',
    'Present at every meeting',
    '99.99% availability',
    'x'.repeat(500) + ' 2019 – 2020',
  ]) {
    it(`'${text.slice(0, 40)}'`, () => expect(findDates(text)).toEqual([]));
  }
});

describe("the German 'ab' before a date", () => {
  it('opens a range, but ends a company in capitals', () => {
    expect(findDates('ab 2019')[0]?.current).toBe(true);
    expect(findDates('Nordhydraul AB 2019-08')[0]).toMatchObject({ from: 15, single: true });
  });
});
