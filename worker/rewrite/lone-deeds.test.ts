import { describe, expect, it } from 'vitest';
import { rewriteLines } from './lines.ts';
import { standsForItself } from './lone-deeds.ts';

const after = (line: string) => rewriteLines([line])[0]!.after;

describe('standsForItself', () => {
  it('tells deeds that share a thing from those that do not', () => {
    expect(standsForItself('filing', 'managing')).toBe(true);
    expect(standsForItself('filing', 'scanning')).toBe(false);
    expect(standsForItself('cutting', 'managing')).toBe(false);
  });

  it('keeps a deed without a thing from taking that of the next', () => {
    for (const line of [
      'My role was teaching, marking and running the sewing club',
      'Driving, loading and collecting signatures on delivery',
      'Caring, washing and dressing of elderly clients',
      'Working at the zoo cleaning enclosures and feeding monkeys',
      'Training in fire safety for hotel staff',
      'Organising of workshops and training for civil servants',
      'Sharpening knives and cutting discs',
      'Managing keys and cleaning contractors',
      'Assisted surgeon in suturing wounds',
      'Responsible for building caring relationships with residents',
    ])
      expect(after(line)).toBe(line);
    expect(after('Duties included filing and scanning old records')).toBe(
      'Filed and scanned old records',
    );
  });
});
