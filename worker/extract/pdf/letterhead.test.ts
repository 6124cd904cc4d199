import { describe, expect, it } from 'vitest';
import { linesOfPage } from '#tests/fixtures/read-pdf.ts';

const CONTACT = ['12 Mill Lane', 'Leeds', '+44 113 496 0000', 'maja.lind@example.org'];
const contact = CONTACT.map((text, i) => ({ text, x: 60, y: 60 + 12 * i }));
const body = [
  { text: 'Experience', x: 60, y: 140, sizePt: 13 },
  {
    text: 'Ran the night shift of a chilled store with 40 people and two lines in Leeds.',
    x: 60,
    y: 160,
  },
  {
    text: 'Cut the cost of waste by a tenth with a new order sheet for all the shops.',
    x: 60,
    y: 172,
  },
];

describe('a page with its contact details at the left and a name at the right', () => {
  it('is read from the far larger name', async () => {
    const head = [
      { text: 'Maja Lind', x: 430, y: 74, sizePt: 30 },
      { text: 'Logistics manager', x: 440, y: 94, sizePt: 14 },
    ];
    const lines = await linesOfPage(...contact, ...head, ...body);
    expect(lines.slice(0, 7)).toEqual(['Maja Lind', 'Logistics manager', ...CONTACT, 'Experience']);
  });

  it('keeps dates and places at the right on the rows of what they belong to', async () => {
    const rows = [
      { text: 'Maja Lind', x: 60, y: 40, sizePt: 20 },
      { text: 'Warehouse Manager, Brightwater Foods', x: 60, y: 70 },
      { text: '2019 – 2023', x: 480, y: 70, sizePt: 12 },
      { text: 'Shift Leader, Brightwater Foods', x: 60, y: 90 },
      { text: '2015 – 2019', x: 480, y: 90, sizePt: 12 },
    ];
    expect(await linesOfPage(...rows)).toEqual([
      'Maja Lind',
      'Warehouse Manager, Brightwater Foods\t2019 – 2023',
      'Shift Leader, Brightwater Foods\t2015 – 2019',
    ]);
  });
});
