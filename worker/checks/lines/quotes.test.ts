import { describe, expect, it } from 'vitest';
import { firstWords, sentenceAt } from './quotes.ts';

describe('a quote', () => {
  it('ends with a whole word', () => {
    expect(firstWords('Born on 4 May 1988 in Cardiff', 20)).toBe('Born on 4 May 1988');
    expect(firstWords('Born on 4 May', 20)).toBe('Born on 4 May');
    expect(firstWords('Donaudampfschifffahrt', 10)).toBe('Donaudampf');
  });

  it('is the sentence in which the place stands, found again in the document', () => {
    const text = 'Nurse with 9 years. Did various things. Certified.';
    const place = { text, span: { start: 100, end: 100 + text.length } };
    expect(sentenceAt(place, text.indexOf('various'))).toEqual({
      text: 'Did various things.',
      span: { start: 120, end: 139 },
    });
    expect(sentenceAt({ text, span: null }, 0)).toEqual({
      text: 'Nurse with 9 years.',
      span: null,
    });
  });
});
