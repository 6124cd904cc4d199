import { describe, expect, it } from 'vitest';
import { isStray } from './strays.ts';

describe('a rejection that nobody handles', () => {
  it('is pdf.js’ own when its name says so, and nobody else’s', () => {
    const damage = Object.assign(new Error('End of file inside dictionary.'), {
      name: 'ParserEOFException',
    });
    expect(isStray(damage)).toBe(true);
    expect(isStray(new TypeError('x is not a function'))).toBe(false);
    expect(isStray('ParserEOFException')).toBe(false);
  });
});
