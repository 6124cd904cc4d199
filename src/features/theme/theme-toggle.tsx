import { Moon, Sun } from 'lucide-react';
import { Tip } from '../../ui/tooltip.tsx';
import { useTheme } from './theme-provider.tsx';

/** Switches by what is seen: light to dark, anything else to light. */
export function ThemeToggle() {
  const { shown, toggleTheme } = useTheme();
  const words = `Switch to ${shown === 'light' ? 'dark' : 'light'} theme`;
  const Sign = shown === 'light' ? Moon : Sun;
  return (
    <Tip text={words}>
      <button type="button" className="icon-btn" onClick={toggleTheme} aria-label={words}>
        <Sign className="icon" strokeWidth={1.75} aria-hidden="true" />
      </button>
    </Tip>
  );
}
