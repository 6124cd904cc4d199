import { describe, expect, it } from 'vitest';
import { inflect, pluralOf, singularsOf, verbAnalyses } from './inflect.ts';
import { isVerbLemma } from './lexicon.ts';

describe('inflect', () => {
  it.each([
    ['plan', 'planned', 'planning', 'plans'],
    ['visit', 'visited', 'visiting', 'visits'],
    ['carry', 'carried', 'carrying', 'carries'],
    ['oversee', 'oversaw', 'overseeing', 'oversees'],
    ['fix', 'fixed', 'fixing', 'fixes'],
    ['show', 'showed', 'showing', 'shows'],
    ['tie', 'tied', 'tying', 'ties'],
    ['mimic', 'mimicked', 'mimicking', 'mimics'],
    ['refer', 'referred', 'referring', 'refers'],
    ['offer', 'offered', 'offering', 'offers'],
    ['equip', 'equipped', 'equipping', 'equips'],
    ['develop', 'developed', 'developing', 'develops'],
    ['quit', 'quit', 'quitting', 'quits'],
    ['teach', 'taught', 'teaching', 'teaches'],
    ['do', 'did', 'doing', 'does'],
    ['liaise', 'liaised', 'liaising', 'liaises'],
    ['edit', 'edited', 'editing', 'edits'],
    ['set up', 'set up', 'setting up', 'sets up'],
    ['repair', 'repaired', 'repairing', 'repairs'],
    ['clean', 'cleaned', 'cleaning', 'cleans'],
  ])('%s: %s, %s, %s', (base, past, gerund, third) => {
    expect(inflect(base, 'past')).toBe(past);
    expect(inflect(base, 'gerund')).toBe(gerund);
    expect(inflect(base, 'third')).toBe(third);
  });

  it.each([
    ['travel', 'traveled', 'travelled'],
    ['label', 'labeled', 'labelled'],
    ['cancel', 'canceled', 'cancelled'],
    ['control', 'controlled', 'controlled'],
    ['appeal', 'appealed', 'appealed'],
    ['sell', 'sold', 'sold'],
  ])('%s is %s in America and %s in Britain', (base, us, uk) => {
    expect(inflect(base, 'past', 'us')).toBe(us);
    expect(inflect(base, 'past', 'uk')).toBe(uk);
  });

  it('finds the lemma of every form', () => {
    for (const base of [
      'plan',
      'file',
      'travel',
      'carry',
      'mimic',
      'write',
      'lay',
      'put',
      'tie',
      'use',
    ]) {
      for (const form of ['past', 'participle', 'gerund', 'third'] as const) {
        for (const dialect of ['us', 'uk'] as const) {
          const found = verbAnalyses(inflect(base, form, dialect), isVerbLemma);
          expect(found).toContainEqual({ lemma: base, form });
        }
      }
    }
  });

  it.each([
    ['box', 'boxes'],
    ['delivery', 'deliveries'],
    ['shelf', 'shelves'],
    ['child', 'children'],
    ['photo', 'photos'],
    ['potato', 'potatoes'],
    ['tradesman', 'tradesmen'],
    ['equipment', 'equipment'],
    ['series', 'series'],
    ['day', 'days'],
    ['batch', 'batches'],
    ['stomach', 'stomachs'],
  ])('one %s, two %s', (one, many) => {
    expect(pluralOf(one)).toBe(many);
    if (one !== many) expect(singularsOf(many)).toContain(one);
  });
});
