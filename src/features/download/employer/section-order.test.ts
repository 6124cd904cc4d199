import { describe, expect, it } from 'vitest';
import { movedUp, orderOf } from './section-order.ts';

const SECTIONS = [
  { kind: 'header', heading: null },
  { kind: 'experience', heading: 'Experience' },
  { kind: 'other', heading: 'Talks' },
  { kind: 'education', heading: 'Education' },
  { kind: 'other', heading: 'Press' },
];

describe('the order of sections', () => {
  it('has a row for each kind, with all of its headings', () => {
    expect(orderOf(SECTIONS)).toEqual([
      { kind: 'experience', name: 'Experience' },
      { kind: 'other', name: 'Talks, Press' },
      { kind: 'education', name: 'Education' },
    ]);
  });

  it('moves one kind above the other, and the first nowhere', () => {
    expect(movedUp(orderOf(SECTIONS), 2)).toEqual(['experience', 'education', 'other']);
    expect(movedUp(orderOf(SECTIONS), 0)).toEqual(['experience', 'other', 'education']);
  });
});
