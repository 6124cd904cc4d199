import { describe, expect, it } from 'vitest';
import { voteOf, weightsOf } from './weights.ts';

describe('weights of signs', () => {
  const weights = weightsOf('-3\n12\ta b\tc\n-5\td\n', '\t');

  it('are read from rows in tenths, signs with spaces among them', () => {
    expect([...weights]).toEqual([
      ['', -0.3],
      ['a b', 1.2],
      ['c', 1.2],
      ['d', -0.5],
    ]);
  });

  it('add up to a vote, which begins at the balance', () => {
    expect(voteOf([], weights)).toBeCloseTo(-0.3);
    expect(voteOf(['a b', 'd', 'unknown'], weights)).toBeCloseTo(0.4);
  });
});
