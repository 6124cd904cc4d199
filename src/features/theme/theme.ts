/** The chosen theme, kept in this browser; `public/early.js` reads the same key before first paint. */
export type Theme = 'light' | 'dark' | 'system';

export const THEME_STORAGE_KEY = 'resume-ai-theme';

/** The stored choice, or null where there is none, an unknown one, or no storage. */
export function readStoredTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY);
    return stored === 'light' || stored === 'dark' || stored === 'system' ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps the choice; without storage it lasts until the page is closed. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage is switched off: nothing to keep it in.
  }
}

/** Puts what is seen on the root element: exactly one of the classes `light` and `dark`. */
export function applyTheme(shown: 'light' | 'dark'): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(shown);
}

const query = () => matchMedia('(prefers-color-scheme: dark)');

/** The operating system's preference, as a store. */
export const watchSystemDark = {
  read: () => query().matches,
  subscribe: (listener: () => void) => {
    const preference = query();
    preference.addEventListener('change', listener);
    return () => preference.removeEventListener('change', listener);
  },
};
