import { describe, expect, it } from 'vitest';
import { mixesForms } from './mixed-forms.ts';

describe('mixesForms', () => {
  it.each([
    'Clean and sanitize toilets, collects bins and refill dispensers',
    'Welds aluminum boats and check the quality of their seams',
    'Kept all files in order and archives them at year end',
    'Act for buyers and liaises with their lenders',
    'Research stories, write scripts and books studio time',
    'Monitor KPIs and prepares dashboards each week',
    'Carried out scans and checks, and referring to the obstetrician at risk',
  ])('sees two forms in «%s»', (line) => {
    expect(mixesForms(line)).toBe(true);
  });

  it.each([
    'Clean rooms and empty bins',
    'Clean and disinfect kennels and runs every morning',
    'Check the oven works and holds its heat',
    'Support the team that builds and maintains the API',
    'Manage orders, book vans and returns for three shops',
    'Sells tickets and checks bags',
    'Manage orders, returns and claims',
    'Ran the shop, and training for 6 staff',
    'Wrote plans by hand, and using templates',
    'Ensure the till balances and the safe is locked',
  ])('sees one form in «%s»', (line) => {
    expect(mixesForms(line)).toBe(false);
  });
});
