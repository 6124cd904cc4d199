import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { applyTheme, readStoredTheme, storeTheme, watchSystemDark, type Theme } from './theme.ts';

interface ThemeState {
  /** What is chosen. */
  theme: Theme;
  /** What is seen. */
  shown: 'light' | 'dark';
  setTheme: (theme: Theme) => void;
  /** From shown light to dark, from anything else to light. */
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeState | null>(null);

interface ThemeProviderProps {
  children: ReactNode;
  defaultTheme?: Theme;
}

/** Holds the theme, keeps it in this browser and puts it on the root element as a class. */
export function ThemeProvider({ children, defaultTheme = 'system' }: ThemeProviderProps) {
  const [theme, setChosen] = useState(() => readStoredTheme() ?? defaultTheme);
  const systemDark = useSyncExternalStore(watchSystemDark.subscribe, watchSystemDark.read);
  const shown = theme === 'system' ? (systemDark ? 'dark' : 'light') : theme;
  useEffect(() => applyTheme(shown), [shown]);
  const state = useMemo<ThemeState>(() => {
    const setTheme = (next: Theme) => {
      storeTheme(next);
      setChosen(next);
    };
    const toggleTheme = () => setTheme(shown === 'light' ? 'dark' : 'light');
    return { theme, shown, setTheme, toggleTheme };
  }, [theme, shown]);
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

/** The theme and its switch; an error outside the provider. */
export function useTheme(): ThemeState {
  const state = useContext(ThemeContext);
  if (!state) throw new Error('useTheme must be used within a ThemeProvider');
  return state;
}
