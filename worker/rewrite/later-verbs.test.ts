import { describe, expect, it } from 'vitest';
import { misreadsLater } from './later-verbs.ts';

describe('misreadsLater', () => {
  it.each([
    ['Building landing pages and booking engines', 'Built landing pages and booked engines'],
    [
      'Teaching poetry and writing workshops to adults',
      'Taught poetry and wrote workshops to adults',
    ],
    ['Required to support patients and care staff', 'Supported patients and cared staff'],
    ['Had to feed horses and farm animals', 'Fed horses and farmed animals'],
    [
      'Overseeing the loading of trucks and unpacking of goods',
      'Oversaw the loading of trucks and unpacked goods',
    ],
    ['Review of the contracts and of the invoices', 'Reviewed the contracts and of the invoices'],
    [
      'Operating of cranes and lifts, loading and unloading trailers',
      'Operated cranes and lifts, loaded and unloaded trailers',
    ],
    [
      'Serving customers on the till, refunds and gift cards',
      'Served customers on the till, refunds and gift cards',
    ],
    [
      'Handling of stock and ordering through an agent',
      'Handled stock and ordered through an agent',
    ],
    ['Fitted tachographs and speed limiters', 'Fitted tachographs and sped limiters'],
    [
      'Helped with walking dogs, feeding cats, and greet adopters',
      'Helped with walking dogs, feeding cats, and greeted adopters',
    ],
    ['Tracking dates and changing priorities', 'Tracked dates and changed priorities'],
  ])('sees a thing made a deed in «%s»', (before, after) => {
    expect(misreadsLater(before, after)).toBe(true);
  });

  it.each([
    ['Loading of trucks and unpacking of goods', 'Loaded trucks and unpacked goods'],
    ['Booking rooms and writing the minutes', 'Booked rooms and wrote the minutes'],
    ['Had to feed the horses and clean stables', 'Fed the horses and cleaned stables'],
    [
      'Had to take blood, give injections and dress wounds',
      'Took blood, gave injections and dressed wounds',
    ],
    ['Inspection and testing of lifting equipment', 'Inspected and tested lifting equipment'],
  ])('passes «%s»', (before, after) => {
    expect(misreadsLater(before, after)).toBe(false);
  });
});
