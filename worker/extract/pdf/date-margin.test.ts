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
