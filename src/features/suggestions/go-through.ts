import type { KeyboardEvent } from 'react';

const BUTTONS: Readonly<Record<string, string>> = { a: 'Accept', r: 'Reject', e: 'Edit' };

/** A, R and E press the buttons of the suggestion that has the focus; the arrows go to the next and the one before. */
export function goThrough(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return;
  if (target.matches('input, textarea, select')) return;
  const item = target.closest('li.suggestion');
  if (!item) return;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = key === 'ArrowDown' ? item.nextElementSibling : item.previousElementSibling;
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
    return;
  }
  const label = BUTTONS[key.toLowerCase()];
  if (label === undefined) return;
  [...item.querySelectorAll('button')]
    .find((button) => !button.closest('[data-kind]') && button.textContent.startsWith(label))
    ?.click();
}
