import { describe, expect, it } from 'vitest';
import { takesUnlike } from './unlike-things.ts';

describe('takesUnlike', () => {
  it.each([
    'Dressed wounds, catheter changes and insulin injections',
    'Trained staff, rotas and appraisals',
    'Arrested offenders and statements',
    'Sold tickets, programmes and the bar',
    'Cleaned tanks, and permits',
    'Helped train new apprentices and their log books',
    'Dispatched vans and their keys',
    'Hired, onboarded and tracked food certificates for 45 staff',
  ])('sees two duties in «%s»', (line) => {
    expect(takesUnlike(line)).toBe(true);
  });

  it.each([
    'Made bouquets, corsages and sympathy pieces',
    'Managed staff, rotas and stock',
    'Cleaned ovens, mixers and the floor',
    'Supervised two pharmacists and a technician',
    'Sold bread and ran the till',
    'Scaled and polished teeth',
    'Collaborated with managers and suppliers',
    'Fed calves, and cleaned pens',
    'Recruited and trained 45 volunteers',
    'Hired, trained and led front-of-house staff',
  ])('sees one list in «%s»', (line) => {
    expect(takesUnlike(line)).toBe(false);
  });
});
