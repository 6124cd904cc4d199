import { describe, expect, it } from 'vitest';
import { speltIn } from './british-forms.ts';
import { americanForms } from './dictionary/british.ts';

describe('speltIn', () => {
  it.each([
    ['behavior', 'behaviour'],
    ['colored', 'coloured'],
    ['center', 'centre'],
    ['organization', 'organisation'],
    ['analyzed', 'analysed'],
    ['traveling', 'travelling'],
    ['anesthetic', 'anaesthetic'],
    ['pediatric', 'paediatric'],
    ['defense', 'defence'],
    ['catalog', 'catalogue'],
    ['cataloged', 'catalogued'],
  ])('spells %s as %s, which stands for it again', (american, british) => {
    expect(speltIn('uk', american)).toBe(british);
    expect(speltIn('us', american)).toBe(american);
    expect(americanForms(british)).toContain(american);
  });

  it.each([
    'motor',
    'doctor',
    'prize',
    'size',
    'citizen',
    'parameter',
    'meter reading',
    'sense',
    'sled',
    'dialysis',
    'honorary',
  ])('leaves %s', (word) => {
    expect(speltIn('uk', word)).toBe(word);
  });
});
