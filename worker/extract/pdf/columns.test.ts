import { describe, expect, it } from 'vitest';
import type { PlacedText } from '#tests/fixtures/make-pdf.ts';
import { linesOfPage, textOfPage } from '#tests/fixtures/read-pdf.ts';

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

  it('stay whole where one long address fills its column', async () => {
    const aside = side(58, [
      'CONTACT',
      '(505) 555-0126',
      'Santa Fe',
      'Calle Luna 12',
      'mateo.soria.aranda@example.com',
      'SKILLS',
      'Brazing',
      'Ductwork',
      'Chillers',
      'LANGUAGES',
      'Spanish',
    ]);
    // Thirty characters of Courier at 10 pt are 180 pt wide.
    const told = side(58 + 180 + 7, [
      'PROFILE',
      'Technician with nine years in schools.',
      'EXPERIENCE',
      'Lead Technician',
      'High Desert Climate',
      'Ran service calls for 140 customers.',
      'Trained three apprentices.',
      'EDUCATION',
      'Santa Fe Community College',
      'CERTIFICATIONS',
    ]);
    const typed = [...aside, ...told].map((piece): PlacedText => ({
      ...piece,
      font: 'Courier',
      sizePt: 10,
    }));
    const text = await textOfPage(...typed);
    expect(text.indexOf('Spanish')).toBeLessThan(text.indexOf('PROFILE'));
    expect(text.indexOf('EXPERIENCE')).toBeLessThan(text.indexOf('Lead Technician'));
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

  it('leave an entry of one bullet beside its dates in lines of its own', async () => {
    const lines = await linesOfPage(
      { text: 'Jan 2019 –', x: 40, y: 100 },
      { text: 'Present', x: 40, y: 112 },
      { text: 'Warehouse Manager', x: 140, y: 100 },
      { text: 'Brightwater Foods, Leeds', x: 140, y: 114 },
      { text: '• Cut waste by a third.', x: 150, y: 128 },
      { text: '• Trained 14 drivers.', x: 150, y: 142 },
      { text: '2014 – 2018', x: 40, y: 172 },
      { text: 'Stock Clerk', x: 140, y: 172 },
      { text: 'Northgate Stores, Hull', x: 140, y: 186 },
      { text: '• Counted 900 articles a week.', x: 150, y: 200 },
    );
    expect(lines).toEqual([
      'Jan 2019 – Present\tWarehouse Manager',
      'Brightwater Foods, Leeds',
      '• Cut waste by a third.',
      '• Trained 14 drivers.',
      '2014 – 2018\tStock Clerk',
      'Northgate Stores, Hull',
      '• Counted 900 articles a week.',
    ]);
  });

  it('keep each label of a table on the row of its value', async () => {
    const rows = [
      ['Name', 'Thorsten Beispiel'],
      ['Anschrift', 'Musterstraße 8, 85055 Ingolstadt'],
      ['Telefon', '0841 5550 000'],
      ['E-Mail', 't.beispiel@example.de'],
      ['Geburtsdatum', '14.03.1988 in Musterstadt'],
      ['Familienstand', 'verheiratet, zwei Kinder'],
    ];
    const content = rows.flatMap(([label, value], i) => [
      { text: label!, x: 57, y: 100 + 14 * i },
      { text: value!, x: 197, y: 100 + 14 * i },
    ]);
    expect(await linesOfPage(...content)).toEqual(rows.map((row) => row.join('\t')));
  });
});
