import { expect, it } from 'vitest';
import { inputOf } from '#tests/builders/input.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { nameWords } from './name-words.ts';

it('takes a usual misspelling for a name only where an employer is called so', async () => {
  const work = [{ company: 'Recieve Freight', title: 'Clerk', dates: '2011 – Present' }];
  const draft = { work, languages: ['Yoruba', 'Knowlege of Igbo'] };
  const names = nameWords(inputOf(draft, await loadSpeller()));
  expect(['recieve', 'yoruba', 'knowlege'].map((word) => names.has(word))).toEqual([
    true,
    true,
    false,
  ]);
});
