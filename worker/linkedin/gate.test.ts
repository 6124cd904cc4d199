import { describe, expect, it } from 'vitest';
import { isTrue, onlyTrue } from './gate.ts';

describe('a sentence of the profile', () => {
  it.each([
    ['I am an HR Officer at Northgate Textiles.', ['HR Officer', 'Northgate Textiles']],
    ['Earlier, I worked there as a Cook and a Waiter.', ['Cook', 'Waiter']],
    ['Skills: Excel, Xero', ['Excel', 'Xero']],
    ['Baker at Kornblad & Co', ['Baker', 'Kornblad & Co']],
  ])('is true: %s', (sentence, sources) => expect(isTrue(sentence, sources)).toBe(true));

  it.each([
    ['I am a Senior HR Officer at Northgate Textiles.', ['HR Officer', 'Northgate Textiles']],
    ['I am an HR Officer at Northgate.', ['HR Officer', 'Northgate Textiles']],
    ['Cut waste by 15%', ['Cut waste by 12%']],
    ['Led the audit', ['Helped with the audit']],
    ['Served 300 guests a week', ['Served 300 guests a day']],
    ['I am a Cook at Bella and a Waiter at Nero.', ['Cook', 'Bella', 'Waiter']],
  ])('is not true: %s', (sentence, sources) => {
    expect(isTrue(sentence, sources)).toBe(false);
    expect(onlyTrue(sentence, sources)).toBe('');
  });
});
