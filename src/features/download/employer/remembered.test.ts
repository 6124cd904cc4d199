import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_OPTIONS } from '#contract/document-options.ts';
import { rememberedOptions, rememberOptions } from './remembered.ts';

afterEach(() => vi.unstubAllGlobals());

const stored = (value: string | null) =>
  vi.stubGlobal('localStorage', { getItem: () => value, setItem: vi.fn() });

describe('the looks chosen last', () => {
  it('are the usual ones at first, and where nothing can be kept', () => {
    stored(null);
    expect(rememberedOptions()).toEqual(DEFAULT_OPTIONS);
    vi.stubGlobal('localStorage', undefined);
    expect(rememberedOptions()).toEqual(DEFAULT_OPTIONS);
    expect(() => rememberOptions(DEFAULT_OPTIONS)).not.toThrow();
  });

  it('come back as they were', () => {
    const chosen = { ...DEFAULT_OPTIONS, template: 'classic', sizePt: 11, order: ['education'] };
    stored(JSON.stringify(chosen));
    expect(rememberedOptions()).toEqual(chosen);
  });

  it.each(['{', '[]', '7', '{"template":"neon","sizePt":4,"pages":3,"order":"x"}'])(
    'are the usual ones where %s was kept',
    (value) => {
      stored(value);
      expect(rememberedOptions()).toEqual(DEFAULT_OPTIONS);
    },
  );
});
