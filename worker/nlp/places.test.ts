import { describe, expect, it } from 'vitest';
import { trailingPlace, wholePlaceScore } from './places.ts';

describe('wholePlaceScore', () => {
  for (const place of [
    'Berlin',
    'Austin, TX',
    'Taipei, Taiwan',
    'Bolton Landing, NY',
    'Göteborg, Västra Götaland (SE)',
    'Austin Texas US',
    'Lyon 69003 FR',
    '10115 Berlin',
    'Spokane, WA 99201',
    'Remote',
    'San José, Costa Rica',
    'Swansea SA1 9ZZ',
    '14 Heol y Parc, Swansea SA1 9ZZ',
    '221 Maple Street, Austin, TX',
  ]) {
    it(`knows '${place}' for a place`, () => expect(wholePlaceScore(place)).toBeGreaterThan(0.6));
  }

  for (const other of [
    'Acme Tools, Berlin',
    'Executive Chef, The Harrowgate Hotel, London',
    'Nordhydraul AB',
    'Product Manager',
    '14 Stores, Fashion',
    '3 Sites',
    'Go, SQL',
    'IN',
    'a@example.com',
  ]) {
    it(`does not take '${other}' for one`, () => {
      expect(wholePlaceScore(other)).toBeLessThan(other === 'IN' ? 0.8 : 0.6);
    });
  }
});

describe('trailingPlace', () => {
  it('cuts a town with its state, not the state alone', () => {
    expect(trailingPlace('Saguaro Storage, Inc., Tucson, AZ')).toBe(21);
  });
  it('leaves a department alone', () => {
    expect(trailingPlace('Associate Professor, School of Marine Sciences')).toBe(-1);
  });
});
