import { Moon, Sun } from 'lucide-react';
import { useTheme } from './theme-provider.tsx';

/** Switches by what is seen: light to dark, anything else to light. */
export function ThemeToggle() {
  const { shown, toggleTheme } = useTheme();
  const next = shown === 'light' ? 'dark' : 'light';
  return (
    <button
      type="button"
      className="icon-btn"
      onClick={toggleTheme}
      aria-label={`Switch to ${next} theme`}
      title={`Switch to ${next} theme`}
    >
      {shown === 'light' ? (
        <Moon className="icon" strokeWidth={1.75} aria-hidden="true" />
      ) : (
        <Sun className="icon" strokeWidth={1.75} aria-hidden="true" />
      )}
    </button>
  );
}
