import { describe, expect, it } from 'vitest';
import type { PlacedText } from '#tests/fixtures/make-pdf.ts';
import { textOfPage } from '#tests/fixtures/read-pdf.ts';

describe('columns', () => {
  const side = (x: number, words: string[]): PlacedText[] =>
    words.map((text, i) => ({ text, x, y: 100 + 14 * i }));
  const left = side(40, [
    'Contact',
    'Leeds',
    'Skills',
    'Forklift',
    'Rota planning',
    'Stock control',
  ]);
  const right = side(260, [
    'Experience',
    'Brightwater Foods, warehouse manager',
    'Ran the night shift of a chilled store.',
    'Cut waste by a third within two years.',
    'Education',
    'College of Leeds, logistics',
  ]);

  it('are read one after the other when they were drawn so', async () => {
    const text = await textOfPage(...left, ...right);
    expect(text.indexOf('Stock control')).toBeLessThan(text.indexOf('Experience'));
  });

  it('put labels that were all drawn first where they stand', async () => {
    const text = await textOfPage(
      { text: 'Profile', x: 40, y: 103, sizePt: 18 },
      { text: 'Trades', x: 40, y: 153, sizePt: 18 },
      { text: 'Joiner with nine years on listed buildings', x: 160, y: 100 },
      { text: 'and two apprentices trained.', x: 160, y: 112 },
      { text: 'Sash windows', x: 160, y: 150 },
      { text: 'Staircases', x: 160, y: 164 },
      { text: 'Roof frames', x: 160, y: 178 },
    );
    expect(
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(0, 12)),
    ).toEqual(['Profile', 'Joiner with ', 'Trades', 'Sash windows', 'Staircases', 'Roof frames']);
  });

  it('put a label before what stands beside it', async () => {
    const text = await textOfPage(
      { text: 'SUMMARY', x: 40, y: 100 },
      { text: 'Logistics manager with nine years in chilled food and', x: 160, y: 100 },
      { text: 'two warehouse moves behind her.', x: 160, y: 112 },
      { text: 'SKILLS', x: 40, y: 150 },
      { text: 'Forklift', x: 160, y: 150 },
      { text: 'Rota planning', x: 160, y: 164 },
    );
    expect(text.split('\n').filter(Boolean)).toEqual([
      'SUMMARY',
      'Logistics manager with nine years in chilled food and two warehouse moves behind her.',
      'SKILLS',
      'Forklift',
      'Rota planning',
    ]);
  });
});
