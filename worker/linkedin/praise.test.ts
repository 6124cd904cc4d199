import { describe, expect, it } from 'vitest';
import { emptyPhrasesIn } from '#worker/keywords/empty-phrases.ts';
import { withoutPraise } from './praise.ts';

describe('praise', () => {
  it.each([
    ['Hardworking and results-driven dispatcher with 6 years.', 'Dispatcher with 6 years.'],
    ['I am a highly motivated, reliable plumber in Leeds.', 'Plumber in Leeds.'],
    ['Baker with 3 years on nights, and a team player.', 'Baker with 3 years on nights.'],
    ['Self-starter with 15 years at sea.', '15 years at sea.'],
    ['Cook trained in Lyon, passionate about sauces.', 'Cook trained in Lyon.'],
    ['Nurse on a ward of 30, with excellent communication skills.', 'Nurse on a ward of 30.'],
  ])('is cut off %j', (sentence, told) => {
    expect(withoutPraise(sentence)).toBe(told);
    expect(emptyPhrasesIn(told)).toEqual([]);
  });

  it.each(['Thinks outside the box and can start on Monday.', 'Works well under pressure at sea.'])(
    'takes %j along',
    (sentence) => expect(withoutPraise(sentence)).toBe(''),
  );

  it.each([
    'Dedicated nurse in a rural clinic.',
    'Passionate about old roses.',
    'Fitter in the world-class yards of Gdynia.',
    'Baker of rye bread, and a teacher of bakers.',
  ])('is not %j', (sentence) => expect(withoutPraise(sentence)).toBe(sentence));
});
