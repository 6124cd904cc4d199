import { describe, expect, it } from 'vitest';
import { FOREIGN_SIGNS } from './foreign-signs.ts';
import { anyStands, oneOf, type Frame } from './frames.ts';
import { SUSPECTS } from './suspects.ts';

const FRAMES: readonly Frame[] = [...SUSPECTS, ...FOREIGN_SIGNS].flat();

describe('every frame that is looked for', () => {
  it.each(FRAMES)('finds its own example «%s»', (like, pattern) => {
    expect(anyStands([[[like, pattern]]])(like)).toBe(true);
  });

  it.each([
    'Rewired 14 occupied council flats, with power restored to every tenant by 5 pm each day.',
    'Administered medication, PEG feeds and catheter care to nine residents.',
    'Took bookings by phone for a 60-cover restaurant and greeted every guest.',
    'Trained four new drivers, who all passed their test within two months.',
    'Cut waste by 12% after weighing what each kitchen threw away.',
  ])('passes «%s»', (line) => {
    expect(FRAMES.filter(([, pattern]) => pattern.test(line))).toEqual([]);
  });

  it('has an example that no other frame has', () => {
    const examples = FRAMES.map(([like]) => like);
    expect(examples).toEqual([...new Set(examples)]);
  });
});

describe('anyStands', () => {
  const threw: Frame = ['threw the', /\bthrew the\b/];
  const bases: Frame = ['bases', /\bbases\b/];

  it('looks in every table', () => {
    const stands = anyStands([[threw], [bases]]);
    expect([stands('on weekly bases'), stands('threw the winter'), stands('a base')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('oneOf', () => {
  it('joins the rows to one group', () => {
    expect(oneOf('a|b', 'c')).toBe('(?:a|b|c)');
  });
});
