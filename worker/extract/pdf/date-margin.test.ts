import { expect, it } from 'vitest';
import { linesOfPage } from '#tests/fixtures/read-pdf.ts';

it('reads a heading among the dates of a left margin on a row of its own', async () => {
  const left = [
    { text: '2015 to 2016', x: 40, y: 80 },
    { text: '2010 to 2014', x: 40, y: 104 },
    { text: 'skills', x: 40, y: 140 },
  ];
  const right = [
    { text: 'Diploma in Catering, Sligo College of Food', x: 160, y: 80 },
    { text: 'Leaving Certificate, Ursuline College in Sligo', x: 160, y: 104 },
  ];
  expect(await linesOfPage(...left, ...right)).toEqual([
    '2015 to 2016\tDiploma in Catering, Sligo College of Food',
    '2010 to 2014\tLeaving Certificate, Ursuline College in Sligo',
    'skills',
  ]);
});

it('leaves dates in the middle of what they belong to in a column of their own', async () => {
  const left = [
    { text: '2015 to 2016', x: 40, y: 94 },
    { text: '2010 to 2014', x: 40, y: 150 },
    { text: 'skills', x: 40, y: 190 },
  ];
  const right = [
    'Sligo College of Food',
    'Diploma in bread and cakes, with a year',
    'of work in the',
    'hotel kitchens of Sligo town',
  ];
  const rows = right.map((text, i) => ({ text, x: 160, y: 66 + 14 * i }));
  const more = right.map((text, i) => ({ text, x: 160, y: 122 + 14 * i }));
  const lines = await linesOfPage(...left, ...rows, ...more);
  expect(lines).not.toContain('2015 to 2016\tof work in the');
});
