import { describe, expect, it } from 'vitest';
import { linesOfPage, readPages } from '#tests/fixtures/read-pdf.ts';

const at = (x: number, rows: readonly string[], top = 60) =>
  rows.map((text, i) => ({ text, x, y: top + 14 * i }));

/** A filled band from the page's top to its bottom. */
const band = (x: number, width: number) => `0.16 0.24 0.29 rg ${x} 0 ${width} 842 re f`;

const CONTACT = ['Leeds', '0113 496 0000', 'ana@example.org'];
const WORK = ['Ana Reyes', 'Baker', 'Crumb and Co', '2019 to 2023', 'Baked bread at night.'];

describe('a side bar on a ground of its own', () => {
  it('is read apart from the rows that stand beside it, though no gutter would part them', async () => {
    const light: [number, number, number] = [1, 1, 1];
    const inside = at(20, CONTACT).map((row) => ({ ...row, color: light }));
    const lines = await linesOfPage(band(0, 190), ...at(196, WORK), ...inside);
    expect(lines).toEqual([...WORK, ...CONTACT]);
  });

  it('comes first where it was drawn first, between what stands above and below it', async () => {
    const page = [
      { text: 'Ana Reyes, Baker in Leeds since the year 2019', x: 60, y: 40 },
      '0.9 0.9 1 rg 0 142 190 650 re f',
      ...at(20, CONTACT, 80),
      ...at(210, WORK, 80),
      { text: 'References are on request from all of these employers', x: 60, y: 760 },
    ];
    expect(await linesOfPage(...page)).toEqual([
      'Ana Reyes, Baker in Leeds since the year 2019',
      ...CONTACT,
      ...WORK,
      'References are on request from all of these employers',
    ]);
  });

  it('is none where text lies across its edge, as on the ground of a table', async () => {
    const across = at(100, [
      'A row of text that crosses the edge of the band',
      'And another one of them',
    ]);
    expect(await linesOfPage(band(0, 190), ...across)).toEqual(across.map(({ text }) => text));
  });
});

describe('a page break', () => {
  const page = (rows: readonly string[], top: number) => ({ content: at(60, rows, top) });

  it('does not end a sentence', async () => {
    const { lines } = await readPages([
      page(['Ana Reyes', 'Ran the bakery of four ovens and sixteen people, and'], 700),
      page(['taught the night shift.', 'Sold tea.'], 60),
    ]);
    expect(lines.map(({ text }) => text)).toEqual([
      'Ana Reyes',
      'Ran the bakery of four ovens and sixteen people, and taught the night shift.',
      'Sold tea.',
    ]);
  });

  it('is a gap only between lines that stand apart elsewhere', async () => {
    const title = (text: string, y: number) => ({ text, x: 60, y, sizePt: 12 });
    const item = (text: string, y: number) => ({ text, x: 60, y });
    const { text } = await readPages([
      {
        content: [
          title('Baker', 60),
          item('Baked bread.', 76),
          title('Clerk', 120),
          item('Wrote bills.', 136),
          title('Cook', 180),
        ],
      },
      { content: [item('Made soup.', 60), title('Cellist', 104), item('Played.', 120)] },
      { content: [title('Diver', 60), item('Dived.', 76)] },
    ]);
    expect(text.split('\n').join(' | ')).toBe(
      'Baker | Baked bread. |  | Clerk | Wrote bills. |  | Cook | Made soup. |  | Cellist | Played. |  | Diver | Dived.',
    );
  });
});
