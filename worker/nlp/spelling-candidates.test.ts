import { describe, expect, it } from 'vitest';
import { candidateFinder, costOf, soundOf } from './spelling-candidates.ts';

const WORDS = [
  'corridor',
  'carrier',
  'dietary',
  'theatre',
  'recommendations',
  'increased',
  'decreased',
  'manager',
];
const find = candidateFinder(
  () => WORDS,
  (word) => word === 'manager',
);

describe('candidateFinder', () => {
  it.each([
    ['corrider', 'corridor'],
    ['dietry', 'dietary'],
    ['reccomendatoins', 'recommendations'],
    ['managor', 'manager'],
    ['theater', 'theatre'],
  ])('finds for «%s» «%s»', (wrong, right) => {
    expect(find(wrong)[0]?.word).toBe(right);
  });

  it('finds nothing for a word that is like no other', () => {
    expect(find('kubectl')).toEqual([]);
  });
});

describe('soundOf', () => {
  it.each([
    ['accommodation', 'akmdtn'],
    ['acomodation', 'akmdtn'],
    ['physics', 'fsks'],
    ['whole', 'wl'],
    ['neighbour', 'nbr'],
    ['packed', 'pkd'],
    ['yearly', 'yrl'],
    ['', ''],
  ])('hears «%s» as «%s»', (word, sound) => {
    expect(soundOf(word)).toBe(sound);
  });
});

describe('costOf', () => {
  it('charges less for what ears and fingers confuse', () => {
    expect(costOf('same', 'same')).toBe(0);
    expect(costOf('acomodate', 'accommodate')).toBeLessThan(costOf('acomodate', 'automate'));
    expect(costOf('teh', 'the')).toBeLessThan(costOf('teh', 'tex'));
  });
});
