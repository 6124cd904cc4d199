import { describe, expect, it } from 'vitest';
import { dialectOf, tellsDialect } from './dialect.ts';

describe('dialectOf', () => {
  it.each([
    ['Organised a fair and labelled the stands', 'uk'],
    ['Organized a fair and labeled the stands', 'us'],
    ['Sterilizing trays for two theatres', 'us'],
    ['Analysing soil samples', 'uk'],
    ['Sold sandwiches at a bakery in London', 'uk'],
    ['Sold sandwiches', 'us'],
    ['Denise and Louise analyzed soil', 'us'],
  ])('of «%s» is %s', (text, dialect) => {
    expect(dialectOf(text)).toBe(dialect);
  });
});

describe('tellsDialect', () => {
  it.each([
    'Analyzing soil samples',
    'Taught Year 4',
    'Saved $4,000 a year',
    'Trained drivers for the CDL',
    'Kept the books of a shop in Dayton, OH',
  ])('is true of «%s»', (text) => {
    expect(tellsDialect(text)).toBe(true);
  });

  it.each(['Supervised the analysis of soil', 'Seized goods of every size', 'Sold 40 prizes'])(
    'is false of «%s»',
    (text) => {
      expect(tellsDialect(text)).toBe(false);
    },
  );
});
