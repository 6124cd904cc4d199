import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ReadValue } from '#contract/resume.ts';
import { SURE } from './entry-lines.ts';

interface ReadFieldProps {
  name: string;
  value: ReadValue | null;
  isDate?: boolean;
  /** Called with what it is to be; empty where there is none. */
  onTell: (value: string) => void;
}

/** One value as it was read; left, sent with Enter, or with the page, it is as it was put right. */
export function ReadField({ name, value, isDate = false, onTell }: ReadFieldProps) {
  const read = value?.value ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const unsure = value !== null && value.confidence < SURE;
  const settle = () => {
    if (typed !== null && typed.trim() !== read) onTell(typed.trim());
    setTyped(null);
  };
  const leave = useEffectEvent(settle);
  useEffect(() => {
    const onHide = () => leave();
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, []);
  return (
    <p className={isDate ? 'read-date min-w-0' : 'min-w-0'}>
      <label htmlFor={id} className="block text-xs text-ink-2">
        {name}
        {unsure && ' (not sure)'}
        {value === null && ' (not found)'}
      </label>
      <input
        id={id}
        className="field mt-0.5 w-full px-2!"
        value={typed ?? read}
        maxLength={600}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
    </p>
  );
}
