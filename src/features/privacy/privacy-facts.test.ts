import { describe, expect, it } from 'vitest';
import { countRequests, formatBytes } from './privacy-facts.ts';

describe('the privacy panel', () => {
  it('counts connections apart from the files of the app', () => {
    const entries = ['script', 'css', 'link', 'fetch', 'beacon'].map((initiatorType) => ({
      initiatorType,
    }));
    expect(countRequests(entries)).toEqual({ connections: 2, files: 3 });
    expect(countRequests([])).toEqual({ connections: 0, files: 0 });
  });

  it.each([
    [0, '0 KB'],
    [98_304, '96 KB'],
    [1_500_000, '1.4 MB'],
  ])('writes %i bytes as %s', (bytes, words) => expect(formatBytes(bytes)).toBe(words));
});
