import { expect, it } from 'vitest';
import { rowsOfText } from '#tests/fixtures/sheet-rows.ts';

it('sets what was pasted in Markdown without its signs', async () => {
  const rows = await rowsOfText(`# Ferelith Okoro

Malmö, Sweden · ferelith@example.org · +46 70 000 00 31

## Experience

### Timetable Planner
**Kust Freight AB**, Malmö | *May 2019 – Present*

- Cut empty runs by 18 % with **one** shared timetable

## Education

**Lund University** — *BSc, Transport Economics*, 2012 – 2015
`);
  expect(rows.map(({ text, right }) => [text, right])).toEqual([
    ['Ferelith Okoro', ''],
    ['Malmö, Sweden · ferelith@example.org · +46 70 000 00 31', ''],
    ['Experience', ''],
    ['Timetable Planner', ''],
    ['Kust Freight AB, Malmö', 'May 2019 – Present'],
    ['Cut empty runs by 18 % with one shared timetable', ''],
    ['Education', ''],
    ['Lund University — BSc, Transport Economics', '2012 – 2015'],
  ]);
});

it.each([
  ['# of staff: 12', '# of staff: 12'],
  ['C# and F# for *.csv and *.json', 'C# and F# for *.csv and *.json'],
  ['snake_case and a_b in Python', 'snake_case and a_b in Python'],
])('leaves signs that say something: %s', async (line, shown) => {
  const rows = await rowsOfText(`Ferelith Okoro
ferelith@example.org

## Skills
${line}
`);
  expect(rows.map(({ text }) => text)).toContain(shown);
});
