import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTheme } from './theme-provider.tsx';
import { readStoredTheme } from './theme.ts';

afterEach(() => vi.unstubAllGlobals());

const Shown = () => <p>{useTheme().theme}</p>;

describe('the theme', () => {
  it('cannot be used outside its provider', () => {
    expect(() => renderToStaticMarkup(<Shown />)).toThrow(
      'useTheme must be used within a ThemeProvider',
    );
  });

  it.each(['light', 'dark', 'system'])('is %s when that was stored', (stored) => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'resume-ai-theme' ? stored : null),
    });
    expect(readStoredTheme()).toBe(stored);
  });

  it('is not chosen where the stored word is no theme, or storage is switched off', () => {
    vi.stubGlobal('localStorage', { getItem: () => 'sepia' });
    expect(readStoredTheme()).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    expect(readStoredTheme()).toBeNull();
  });
});
