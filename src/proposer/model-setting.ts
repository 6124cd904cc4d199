/** Whether the user lets the browser's model propose wordings: off until they switch it on. */
import { useSyncExternalStore } from 'react';

const KEY = 'resume-ai-model';
const listeners = new Set<() => void>();

/** For this page, where the browser keeps no settings. */
let unkept: boolean | null = null;

export function isModelOn(): boolean {
  if (unkept !== null) return unkept;
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

export function switchModel(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
    unkept = null;
  } catch {
    unkept = on;
  }
  for (const listener of listeners) listener();
}

/** The setting, live on this page. */
export const useModelOn = (): boolean => useSyncExternalStore(subscribe, isModelOn);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
