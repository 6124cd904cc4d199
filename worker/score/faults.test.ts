import { describe, expect, it } from 'vitest';
import type { Fault } from '#worker/checks/model.ts';
import { weighFaults } from './faults.ts';
import { FAULTS, MULTIPLIER_FLOOR } from './rubric.ts';

const faults = (...ids: Fault['id'][]): Fault[] => ids.map((id) => ({ id }));

describe('grave faults', () => {
  it('change nothing where there are none', () => {
    expect(weighFaults(71.6, [])).toEqual({ total: 72, multiplier: 1, blockers: [] });
  });

  it('multiply the points, each once however often it was found', () => {
    const twice = weighFaults(80, faults('no-email', 'no-email'));
    expect(twice).toEqual({
      total: Math.round(80 * FAULTS['no-email'].value),
      multiplier: FAULTS['no-email'].value,
      blockers: [
        {
          id: 'no-email',
          title: FAULTS['no-email'].title,
          kind: 'multiplier',
          value: FAULTS['no-email'].value,
          costs: 80 - Math.round(80 * FAULTS['no-email'].value),
        },
      ],
    });
  });

  it('multiply together, rounded to four decimals', () => {
    const { multiplier } = weighFaults(80, faults('private-data', 'no-numbers', 'duties-only'));
    expect(multiplier).toBe(Math.round(0.93 * 0.97 * 0.96 * 10_000) / 10_000);
  });

  it('never multiply below the floor', () => {
    const many = faults('pages-format', 'many-misspellings', 'no-email', 'far-too-long');
    const { multiplier, total } = weighFaults(100, many);
    expect(multiplier).toBe(MULTIPLIER_FLOOR);
    expect(total).toBe(Math.round(100 * MULTIPLIER_FLOOR));
  });

  it('of two caps the lower one holds', () => {
    expect(weighFaults(90, faults('no-contact', 'too-short')).total).toBe(40);
    expect(weighFaults(90, faults('too-short', 'no-contact')).total).toBe(40);
  });

  it('a cap is no factor, and a factor no cap', () => {
    expect(weighFaults(90, faults('no-contact'))).toMatchObject({ multiplier: 1, total: 60 });
    expect(weighFaults(50, faults('no-email', 'no-contact')).total).toBe(Math.round(50 * 0.85));
  });

  it('never leave more than 100 points', () => {
    expect(weighFaults(100.4, []).total).toBe(100);
    expect(weighFaults(130, []).total).toBe(100);
  });

  it('a cap at what is left anyway holds nothing down and is not listed', () => {
    const listed = (raw: number) => weighFaults(raw, faults('no-contact')).blockers.length;
    expect([listed(59), listed(60), listed(60.4), listed(61)]).toEqual([0, 0, 0, 1]);
    // What is left counts after the factors.
    const { blockers } = weighFaults(65, faults('no-contact', 'no-email'));
    expect(blockers.map(({ id }) => id)).toEqual(['no-email']);
  });

  it('a factor is listed also where a cap takes more', () => {
    const { blockers } = weighFaults(90, faults('no-numbers', 'too-short'));
    expect(blockers.map(({ id, costs }) => [id, costs])).toEqual([
      ['too-short', Math.round(90 * 0.97) - 40],
      ['no-numbers', 0],
    ]);
  });

  it('a factor is listed also where no points are left to lose', () => {
    expect(weighFaults(0, faults('no-email')).blockers).toMatchObject([
      { id: 'no-email', costs: 0 },
    ]);
  });

  it('of faults that cost alike the graver one stands first', () => {
    const { blockers } = weighFaults(
      90,
      faults('no-experience', 'no-contact', 'no-history', 'too-short'),
    );
    expect(blockers.map(({ id }) => id)).toEqual([
      'too-short',
      'no-history',
      'no-contact',
      'no-experience',
    ]);
  });

  it('quote the words that show them, where there are any', () => {
    const { blockers } = weighFaults(80, [
      { id: 'private-data', quote: 'Religion: none' },
      { id: 'no-email' },
    ]);
    expect(blockers.map((one) => one.quote)).toEqual([undefined, 'Religion: none']);
    expect(blockers.map((one) => 'quote' in one)).toEqual([false, true]);
  });
});
