import { describe, expect, it } from 'vitest';
import { isBareLine } from './bare-lines.ts';

describe('isBareLine', () => {
  it.each([
    'Processed invoices and chased late payments',
    'Drove a van locally',
    'Handle keys, badges and sign-in sheets at the front desk of the school',
    'Communicate with insurers, claimants and garages throughout the whole process',
  ])('asks more of «%s»', (text) => expect(isBareLine(text)).toBe(true));

  it.each([
    'Track deviations and write reports in TrackRight',
    'Train new drivers on routes, ticket machines and tachograph rules',
    'Diagnose faults on Trane and Carrier units',
    'Halved waste on the cosmetics aisle by moving testers behind the till',
  ])('has enough in «%s»', (text) => expect(isBareLine(text)).toBe(false));
});
