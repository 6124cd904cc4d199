import { expect, it } from 'vitest';
import { counted } from './progress.ts';

it.each([
  [0, '0 words'],
  [1, '1 word'],
  [999, '999 words'],
  [63_092, '63,092 words'],
  [1_000_000, '1,000,000 words'],
])('counts %i as “%s”', (count, words) => expect(counted(count, 'word')).toBe(words));
