import { describe, expect, it } from 'vitest';
import { hasForeignSign } from './foreign-signs.ts';

describe('hasForeignSign', () => {
  it.each([
    'Created graphics for the social media',
    'Repaired cars of brands VW and Skoda',
    'Ran events for 200 persons',
    'Helped passengers in wheelchair',
    'Promoted as team leader',
    'Prepared reports and submitted to management',
    'Attended the customer calls',
    'Reduced complaints in 30%',
    'Translated the manuals to Spanish',
    'Entered all orders in the system',
  ])('sees another language behind «%s»', (line) => {
    expect(hasForeignSign(line)).toBe(true);
  });

  it.each([
    'Ran the social media channels of two brands',
    'Searched for missing persons',
    'Pushed a patient in a wheelchair',
    'Served as captain of the team',
    'Prepared reports and submitted them to management',
  ])('passes «%s»', (line) => {
    expect(hasForeignSign(line)).toBe(false);
  });
});
