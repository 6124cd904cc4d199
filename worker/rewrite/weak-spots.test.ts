import { describe, expect, it } from 'vitest';
import { isFreight, weakSpots } from './weak-spots.ts';

const words = (text: string) => weakSpots(text).map((spot) => spot.words);

describe('weakSpots', () => {
  it.each([
    ['Mainly ran the saw bench and did some sanding', ['Mainly', 'did some']],
    ['Always turned up on time and got the job done', ['Always', 'got the job done']],
    ['Did touchline cover for the footy club on Saturdays', ['Did', 'footy']],
    ['Safely and quickly moved stock on a daily basis', ['Safely and quickly', 'on a daily basis']],
    ['Quickly relayed weather reports', ['Quickly']],
    ['I also did the shop window', ['I also did']],
    ['Endeavour to give person-centred care', ['Endeavour to']],
    ['Helped children in different ways', ['in different ways']],
    ['Kept planners in the loop', ['in the loop']],
    ['Brought brands to life with innovative visuals', ['to life', 'innovative']],
  ])('names every weak place of «%s»', (text, spots) => {
    expect(words(text)).toEqual(spots);
  });

  it.each([
    'Ran the saw bench and sanded table tops',
    'Clinically check 400 items a day',
    'Handled queries by phone, chat and email',
    'Daily checks of the fire doors',
    'Supply timber to three yards',
    'Secured flatbed loads of pipe with chains',
    'Reported monthly figures to the board',
  ])('finds none in «%s»', (text) => {
    expect(words(text)).toEqual([]);
  });
});

it('tells what is carried from a vague amount', () => {
  const at = (text: string) => isFreight(text, text.indexOf('loads of'));
  expect(at('Secured flatbed loads of pipe')).toBe(true);
  expect(at('Answered loads of calls')).toBe(false);
  expect(at('Dealt with loads of calls')).toBe(false);
});
