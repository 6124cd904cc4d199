import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpackFrontCoded } from './front-coded.ts';

const unpack = (list: string) => {
  const words: string[] = [];
  unpackFrontCoded(list, (word) => words.push(word));
  return words;
};

describe('unpackFrontCoded', () => {
  it('puts the shared letters in front of each rest', () => {
    expect(unpack('\n0bake 4r 5y\n0oven ')).toEqual(['bake', 'baker', 'bakery', 'oven']);
    expect(unpack(' \n')).toEqual([]);
  });

  it('gives back any list that was coded so', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,40}$/)), (words) => {
        const coded = words.map((word, index) => {
          const before = words[index - 1] ?? '';
          let shared = 0;
          while (shared < 35 && shared < word.length - 1 && word[shared] === before[shared])
            shared++;
          return shared.toString(36) + word.slice(shared);
        });
        expect(unpack(coded.join(' '))).toEqual(words);
      }),
    );
  });
});
