import { describe, expect, it } from 'vitest';
import { isTradeWord } from './trade-words.ts';

describe('isTradeWord', () => {
  it.each([
    ['costumer', 'Served as costumer for 24 productions at a regional theatre'],
    ['wether', 'Weighed wether lambs and sold 300 at market'],
    ['teh', 'Brewed kopi and teh tarik for 300 guests'],
    ['preformed', 'Laid preformed concrete panels'],
    ['calenders', 'Bagged soiled linen and ran calenders'],
  ])('knows %s in «%s»', (word, line) => {
    expect(isTradeWord(word, line)).toBe(true);
  });

  it.each([
    ['costumer', 'Answered costumer complaints'],
    ['wether', 'Checked wether parts were in stock'],
    ['teh', 'Opened teh shop'],
    ['calender', 'Kept the calender of two directors'],
    ['preformed', 'Preformed checks on parts'],
    ['sheep', 'Fed sheep'],
  ])('takes %s for a misspelling in «%s»', (word, line) => {
    expect(isTradeWord(word, line)).toBe(false);
  });
});
