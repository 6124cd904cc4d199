import { describe, expect, it } from 'vitest';
import { readPage, readPages, textOfNarrowPage, textOfPage } from '#tests/fixtures/read-pdf.ts';

describe('lines of a page', () => {
  it('joins a wrapped bullet to one line and keeps the next bullet apart', async () => {
    const text = await textOfPage(
      { text: '• Cut delivery time from nine days to four by moving the whole', x: 60, y: 100 },
      { text: 'regional stock to one warehouse.', x: 66, y: 112 },
      { text: '• Trained 14 drivers.', x: 60, y: 124 },
    );
    expect(text).toBe(
      '• Cut delivery time from nine days to four by moving the whole regional stock to one warehouse.\n• Trained 14 drivers.',
    );
  });

  it('keeps a heading in capitals apart from the sentence close above it, but joins an acronym to its own', async () => {
    const text = await textOfNarrowPage(
      {
        text: 'Ran the bakeries of three towns for the cooperative and its members.',
        x: 60,
        y: 100,
      },
      { text: 'EXPERIENCE', x: 60, y: 112 },
      {
        text: 'Wrote each of the handbooks on the safety of our food, as asked for by the',
        x: 60,
        y: 124,
      },
      { text: 'NHS', x: 60, y: 136 },
    );
    expect(text).toBe(
      'Ran the bakeries of three towns for the cooperative and its members.\nEXPERIENCE\n' +
        'Wrote each of the handbooks on the safety of our food, as asked for by the NHS',
    );
  });

  it('keeps what tells of a firm apart from the head that ends in its name', async () => {
    const content = [
      { text: 'Management Accountant', x: 60, y: 124, font: 'Helvetica-Bold' as const },
      { text: ', Quay Valley Dairies Pty Ltd', x: 171, y: 124 },
      { text: 'Management accounting for a food maker with 4 sites.', x: 60, y: 136 },
    ];
    const { text } = await readPages([{ content }], { width: 330 });
    expect(text).toBe(
      'Management Accountant, Quay Valley Dairies Pty Ltd\nManagement accounting for a food maker with 4 sites.',
    );
  });

  it('joins the rest of a cut word to its cell, wherever it begins', async () => {
    const text = await textOfPage(
      { text: 'Product', x: 60, y: 100, font: 'Helvetica-Bold' },
      { text: 'Roadmaps, testing, pric-', x: 103, y: 100 },
      { text: 'SQL, Looker, Amplitude', x: 230, y: 100 },
      { text: 'ing, research', x: 103, y: 112 },
    );
    expect(text).toContain('Roadmaps, testing, pricing, research');
  });

  it('joins nothing to a bullet that stands left of its sign', async () => {
    const text = await textOfNarrowPage(
      { text: '• Cut the hedges of the park and kept its two glass houses', x: 64, y: 100 },
      { text: 'Sabbatical in Wales', x: 60, y: 112 },
    );
    expect(text.split('\n').filter(Boolean)).toHaveLength(2);
  });

  it('joins the rest of a bullet that broke early after a word that cannot end it', async () => {
    const text = await textOfPage(
      {
        text: 'Ran a chain of 14 bakeries from the mill to the counter, and its two schools.',
        x: 60,
        y: 60,
      },
      { text: '•  Own the costs of 14 bakeries, reporting to the', x: 60, y: 100 },
      { text: 'Chair and her board.', x: 69.2, y: 112 },
      { text: '•  Moved ten shops to one oven, saving', x: 60, y: 124 },
      { text: '$27,000 in the first year', x: 69.2, y: 136 },
      { text: '•  Wrote the handbook all our bakers learn from', x: 60, y: 148 },
      { text: 'Head Baker, Kornhuset', x: 60, y: 160 },
      { text: '•  Baked 300 loaves a day', x: 60, y: 172 },
      { text: '$40,000 of sales', x: 69.2, y: 184 },
    );
    expect(text.split('\n').filter(Boolean).slice(1)).toEqual([
      '• Own the costs of 14 bakeries, reporting to the Chair and her board.',
      '• Moved ten shops to one oven, saving $27,000 in the first year',
      '• Wrote the handbook all our bakers learn from',
      'Head Baker, Kornhuset',
      '• Baked 300 loaves a day',
      '$40,000 of sales',
    ]);
  });

  it('keeps title, company and place apart when each would have fit on the line above', async () => {
    const text = await textOfPage(
      { text: 'Warehouse Manager', x: 60, y: 100, font: 'Helvetica-Bold' },
      { text: 'Brightwater Foods', x: 60, y: 112 },
      { text: 'Leeds', x: 60, y: 124 },
      {
        text: 'Ran the night shift of a chilled store with 40 people and two lines.',
        x: 60,
        y: 136,
      },
    );
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Warehouse Manager',
      'Brightwater Foods',
      'Leeds',
    ]);
  });

  it('takes three typed spaces for a tab, but not the two after a sentence or those after a mark', async () => {
    const text = await textOfPage(
      { text: 'Redbud Glazing', x: 60, y: 100, font: 'Helvetica-Bold' },
      { text: '   Tulsa, OK   Glazier      4/2016 to now', x: 138, y: 100 },
      { text: 'Cut glass to size.  Fitted shop fronts.', x: 60, y: 130 },
      { text: '1.   Glazing licence', x: 60, y: 160 },
    );
    expect(text.split('\n').filter(Boolean)).toEqual([
      'Redbud Glazing\tTulsa, OK\tGlazier\t4/2016 to now',
      'Cut glass to size. Fitted shop fronts.',
      '1. Glazing licence',
    ]);
  });

  it('joins the end of a range of dates that was broken before its dash', async () => {
    const text = await textOfPage(
      { text: 'BSc Glass Technology, Example University, Sheffield, 2011-06-01', x: 60, y: 100 },
      { text: '– 2014-01-01', x: 60, y: 112 },
      { text: '– Won the furnace prize of 2013', x: 60, y: 124 },
    );
    expect(text).toBe(
      'BSc Glass Technology, Example University, Sheffield, 2011-06-01 – 2014-01-01\n• Won the furnace prize of 2013',
    );
  });

  it('ends a full line after its range of dates, but goes on after a single year', async () => {
    const text = await textOfNarrowPage(
      { text: 'BSc Glass Technology, Example University of Sheffield 2011 – 2014', x: 60, y: 100 },
      { text: 'Grade: distinction', x: 60, y: 112 },
      { text: 'Won the furnace prize of the Northern Glass Institute in 2013', x: 60, y: 140 },
      { text: 'Sheffield and was hired by the jury.', x: 60, y: 152 },
    );
    expect(text.split('\n').filter(Boolean)).toEqual([
      'BSc Glass Technology, Example University of Sheffield 2011 – 2014',
      'Grade: distinction',
      'Won the furnace prize of the Northern Glass Institute in 2013 Sheffield and was hired by the jury.',
    ]);
  });

  it('keeps two schools of one line each apart where each ends in its year', async () => {
    const text = await textOfNarrowPage(
      {
        text: 'Master of Public Health, Coastal School of Medicine and Health, 2011',
        x: 60,
        y: 100,
      },
      { text: 'Bachelor of Arts in Biology, Harlow State, 2008', x: 60, y: 112 },
    );
    expect(text.split('\n')).toHaveLength(2);
  });

  it('keeps jobs of one line each apart where each ends in its years', async () => {
    const text = await textOfNarrowPage(
      { text: 'Music Teacher, Isle Elementary School, Savannah, GA, 2003 to 2014', x: 60, y: 100 },
      { text: 'Camp Director, Camp Pines, 1999 to 2003', x: 60, y: 112 },
    );
    expect(text.split('\n')).toHaveLength(2);
  });

  it('keeps a row of details that opens with an e-mail address off the address above', async () => {
    const text = await textOfNarrowPage(
      { text: 'Institute of Soil and Water, 14 Weir Lane, Pretoria, South Africa', x: 60, y: 100 },
      { text: 'ode.lamont@example.org · +27 12 555 0181', x: 60, y: 112 },
    );
    expect(text.split('\n')).toHaveLength(2);
  });

  it('gives each of the years set close in the left margin its own row', async () => {
    const rows = [
      ['2019 –', 'Reader in Botany, Calder University'],
      ['2014 – 2019', 'Lecturer, Calder University'],
      ['2011 – 2014', 'Research Fellow, Marren Institute'],
    ];
    const text = await textOfPage(
      ...rows.flatMap(([dates, role], i) => [
        { text: dates!, x: 40, y: 100 + 13 * i },
        { text: role!, x: 130, y: 100 + 13 * i },
      ]),
    );
    expect(text.split('\n')).toEqual(rows.map((row) => row.join('\t')));
  });

  it('reads a start above an end in the left margin as the dates of one row', async () => {
    const text = await textOfPage(
      { text: '2009', x: 40, y: 100 },
      { text: 'Baker, Ofenhaus', x: 130, y: 100 },
      { text: '2012', x: 40, y: 113 },
      { text: 'Baked bread for 300 guests a day', x: 130, y: 113 },
      { text: '2006', x: 40, y: 160 },
      { text: 'Apprentice, Mehlwerk', x: 130, y: 160 },
      { text: '2009', x: 40, y: 173 },
      { text: 'Learned the trade from the oven up', x: 130, y: 173 },
    );
    expect(text).toContain('2009\t2012\tBaker, Ofenhaus');
  });

  it('keeps the first dates under a heading on the row of the job beside them', async () => {
    const text = await textOfPage(
      { text: 'Laufbahn', x: 60, y: 104, font: 'Helvetica-Bold', sizePt: 13 },
      { text: '03/2018 – heute', x: 60, y: 124 },
      { text: 'Leiter der Produktion, Glashaus Beispiel GmbH', x: 180, y: 124 },
      { text: '• Leitung eines Teams von 24 Mitarbeitern', x: 190, y: 138 },
      { text: '• Senkung der Quote von 4,1 % auf 1,8 %', x: 190, y: 152 },
      { text: '09/2012 – 02/2018', x: 60, y: 176 },
      { text: 'Leiter der Schicht, Metall Beispiel AG', x: 180, y: 176 },
      { text: '• Planung der Schichten', x: 190, y: 190 },
    );
    expect(text).toContain('03/2018 – heute\tLeiter der Produktion');
    expect(text).toContain('09/2012 – 02/2018\tLeiter der Schicht');
  });

  it('keeps a date at the right margin on the line of its title, after a tab', async () => {
    const text = await textOfPage(
      { text: 'Warehouse Manager', x: 60, y: 100 },
      { text: '2019 – 2023', x: 480, y: 100 },
      { text: 'Ran the night shift of a chilled store with 40 people.', x: 60, y: 114 },
    );
    expect(text.split('\n')[0]).toBe('Warehouse Manager\t2019 – 2023');
  });

  it('merges letters that were spaced out by the font', async () => {
    expect(await textOfPage({ text: 'SUMMARY OF SKILLS', x: 60, y: 100, spacing: 4 })).toBe(
      'SUMMARY OF SKILLS',
    );
  });

  it('merges letters that were spaced out with the space bar', async () => {
    expect(await textOfPage({ text: 'S U M M A R Y', x: 60, y: 100 })).toBe('SUMMARY');
  });

  it('leaves single letters between words alone', async () => {
    expect(await textOfPage({ text: 'Plan B and vitamin C, R and Go', x: 60, y: 100 })).toBe(
      'Plan B and vitamin C, R and Go',
    );
  });

  it('tells size, weight and place of a line', async () => {
    const { lines } = await readPage({
      text: 'Maja Lind',
      x: 60,
      y: 100,
      sizePt: 20,
      font: 'Helvetica-Bold',
    });
    expect(lines[0]).toMatchObject({
      text: 'Maja Lind',
      page: 1,
      x: 60,
      y: 100,
      sizePt: 20,
      bold: true,
      italic: false,
    });
  });
});
