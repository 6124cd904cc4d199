import { describe, expect, it } from 'vitest';
import { isCompound, isTypicalObject, loadTypicalObjects } from './typical-objects.ts';

await loadTypicalObjects();

describe('typical objects', () => {
  it.each([
    ['pack', 'order'],
    ['train', 'welder'],
    ['clean', 'ward'],
    ['schedule', 'meeting'],
  ])('takes %s %s for an action', (verb, noun) => {
    expect(isTypicalObject(verb, noun)).toBe(true);
    expect(isCompound(verb, noun)).toBe(false);
  });

  it.each([
    ['cast', 'call'],
    ['mail', 'list'],
    ['study', 'visit'],
    ['support', 'evidence'],
    ['supply', 'chain'],
  ])('takes %s %s for a compound', (verb, noun) => {
    expect(isCompound(verb, noun)).toBe(true);
  });

  it('says nothing of a verb that has no row', () => {
    expect(isCompound('liaise', 'supplier')).toBe(false);
    expect(isTypicalObject('liaise', 'supplier')).toBe(false);
  });
});
