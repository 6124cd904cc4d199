import { describe, expect, it } from 'vitest';
import { isFirstWording, isUnfit } from './unfit.ts';

const unfit = (text: string, rules: string[], current = false) =>
  isUnfit({ text, rules }, { current });

describe('isUnfit', () => {
  it('hands back no deed made of a list that was open and is of things', () => {
    const rules = ['empty-tail', 'weak-lead-in'];
    expect(unfit('Set up the press, wash-ups and plate changes', rules)).toBe(true);
    expect(unfit('Took bookings, set up tables and polished cutlery', rules)).toBe(false);
  });

  it('hands back no new wording around a clause, but slips mended beside it and one tense', () => {
    const line = 'Locked the doors and ensured all lights were off';
    expect(unfit(line, ['plain-verb'])).toBe(true);
    expect(unfit(line, ['agreement', 'plain-verb'])).toBe(false);
    expect(unfit(line, ['known-misspellings'])).toBe(false);
    expect(unfit(line, ['one-tense'])).toBe(false);
  });

  it('hands back no line with “many” for “lots of”, nor one that keeps “our”', () => {
    expect(unfit('Wrote many press releases', ['informal-words'])).toBe(true);
    expect(unfit('Sold our cheese at fairs', ['first-person'])).toBe(true);
    expect(unfit('Sold cheese at fairs', ['first-person'])).toBe(false);
  });

  it('hands back no outcome of what one was only tasked with', () => {
    const line = 'Closed a depot and found other posts for its staff';
    expect(unfit(line, ['weak-lead-in'])).toBe(true);
    expect(unfit(line, ['known-misspellings'])).toBe(false);
  });

  it('hands back no verb found for a thing without a number, which stays a first wording', () => {
    const managed = (text: string, level: 'auto' | 'confirm') => {
      const wording = { text, rules: ['weak-lead-in-noun'], level };
      return [isUnfit(wording, { current: false }), isFirstWording(wording, { current: false })];
    };
    expect(managed('Managed user accounts in Active Directory', 'confirm')).toEqual([true, true]);
    expect(managed('Managed a team of 6 riggers', 'confirm')).toEqual([false, false]);
    expect(managed('Supervised two apprentices', 'confirm')).toEqual([false, false]);
    expect(managed('Managed client calendars in Outlook', 'auto')[0]).toBe(false);
  });

  it('has no deed ready where one was only demanded', () => {
    const ready = (text: string) =>
      isFirstWording({ text, rules: ['would-do'] }, { current: false });
    expect(ready('Sold at least 20 policies a week')).toBe(false);
    expect(ready('Sold 20 policies a week')).toBe(true);
  });

  it('hands back no “the” put for “my”, but for a target', () => {
    const owned = (text: string) =>
      isUnfit(
        { text, rules: ['first-person'], licence: { added: ['the'], removed: ['my'] } },
        { current: false },
      );
    expect(owned('Noted the wishes of buyers for the manager')).toBe(true);
    expect(owned('Reached the sales target every month')).toBe(false);
    expect(unfit('Noted the wishes of buyers for the manager', ['first-person'])).toBe(false);
  });

  it('hands back no long line with one slip put right', () => {
    const long = `Cooked ${'stews and '.repeat(18)}soups for the canteen`;
    expect(unfit(long, ['known-misspellings'])).toBe(true);
    expect(unfit('Cooked stews for the canteen', ['known-misspellings'])).toBe(false);
  });

  it('hands back no slip beside “my”, nor a duty in the third person', () => {
    expect(unfit('Planned my routes with the app', ['apostrophes'])).toBe(true);
    expect(unfit('Maps target companies on LinkedIn', ['tool-names'], true)).toBe(true);
  });
});
