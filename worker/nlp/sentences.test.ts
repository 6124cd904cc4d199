import { describe, expect, it } from 'vitest';
import { sentencesOf, sentenceSpans } from './sentences.ts';

describe('the sentences of a text', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['Baker. Teacher of bakers! Why not?', ['Baker.', 'Teacher of bakers!', 'Why not?']],
    [
      'Wrote 3 RSVPs. Planned 12 weddings.  Hired a cook',
      ['Wrote 3 RSVPs.', 'Planned 12 weddings.', 'Hired a cook'],
    ],
    [
      'Raised sales by 3.5 %. Cut waste by 12%. Ran 5 shops.',
      ['Raised sales by 3.5 %.', 'Cut waste by 12%.', 'Ran 5 shops.'],
    ],
    ['Led a team of 5. Built a shed.', ['Led a team of 5.', 'Built a shed.']],
    ['Taught 2 classes. 14 pupils passed.', ['Taught 2 classes.', '14 pupils passed.']],
    ['Grew turnover. €2m came from abroad.', ['Grew turnover.', '€2m came from abroad.']],
    ['Wrote for the “Post.” Sold ads.', ['Wrote for the “Post.”', 'Sold ads.']],
    ['Wrote a play. “The Tin” ran a year.', ['Wrote a play.', '“The Tin” ran a year.']],
    ['Knew no end... Then I saw one.', ['Knew no end...', 'Then I saw one.']],
    ['Knew no end… Then I saw one.', ['Knew no end…', 'Then I saw one.']],
    ['drove a van. loaded it.', ['drove a van.', 'loaded it.']],
    ['Sold cars, vans, etc. Managed a yard.', ['Sold cars, vans, etc.', 'Managed a yard.']],
    ['Opened at 5 a.m. You would like it.', ['Opened at 5 a.m.', 'You would like it.']],
    ['Sold to Acme Inc. Then went on leave.', ['Sold to Acme Inc.', 'Then went on leave.']],
    [
      'Ran a shop (and a bar. Left both. Sold one.',
      ['Ran a shop (and a bar.', 'Left both.', 'Sold one.'],
    ],
    ['Ran a bar (in York.) Sold it.', ['Ran a bar (in York.)', 'Sold it.']],
    ['ОПЫТ. Работала в школе.', ['ОПЫТ.', 'Работала в школе.']],
  ])('of %j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));

  it.each([
    'Nurse at St. Agnes for 9 years',
    'Assisted Dr. Okafor and Prof. Lee',
    'Works with J. Smith and J. R. Hartley',
    'Holds a B.Sc. Mathematics and a Ph.D. Physics',
    'Read for a B.A. in History',
    'Used tools, e.g. Excel and Word',
    'Kept books, i.e. Accounts and ledgers',
    'Delivered approx. 40 parcels',
    'Grew sales in Sept. 2019 vs. 2018',
    'Certified under no. 4711',
    'Sold to Acme Inc. Boston',
    'Cut waste by 3.5 % and 0.7 points',
    'Kept machines (lathes, mills. Saws too) running',
    'Worked for the U.S. Army as a cook',
    'Waited ... Then waited on',
    'Worked at Yahoo! and at Google',
    'Open 9 a.m. Mon to Fri',
    '1. Planned the rota',
    'Learnt C. Wrote none',
  ])('does not part %j', (text) => expect(sentencesOf(text)).toEqual([text]));

  it('are found in a text of brackets and short forms in next to no time', () => {
    const text = '(e.g. Word. '.repeat(20_000);
    const started = performance.now();
    sentencesOf(text);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('are places in the text, without the space around them', () => {
    const text = '  Ran a bar.  Sold it. ';
    expect(sentenceSpans(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ran a bar.',
      'Sold it.',
    ]);
  });
});

describe('where a text is cut at other marks, too', () => {
  const parts = (text: string, opensSmall?: () => boolean) =>
    sentenceSpans(text, { atMarks: true, ...(opensSmall && { opensSmall }) }).map(
      ({ start, end }) => text.slice(start, end),
    );

  it('a semicolon and a bar end a stretch and are left out', () => {
    expect(parts('Full driving licence; own car | Leeds')).toEqual([
      'Full driving licence',
      'own car',
      'Leeds',
    ]);
  });

  it('not within brackets, and not within a word', () => {
    expect(parts('Tools (Excel; Word) and A|B tests')).toEqual([
      'Tools (Excel; Word) and A|B tests',
    ]);
  });

  it('a small letter opens a sentence only where it is told to', () => {
    const text = 'Know Linux by heart. nginx too.';
    expect(parts(text)).toEqual([text]);
    expect(parts(text, () => true)).toEqual(['Know Linux by heart.', 'nginx too.']);
  });
});
