import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetStandSettings, keepStandSettings, restoreStandSettings } from './stand-settings.ts';

/** As browsers have it: the entries are the object's own properties. */
const storage = (entries: Record<string, string> = {}) =>
  Object.defineProperties(
    { ...entries },
    Object.fromEntries(
      Object.entries({
        getItem(this: Record<string, string>, key: string) {
          return this[key] ?? null;
        },
        setItem(this: Record<string, string>, key: string, value: string) {
          this[key] = value;
        },
        removeItem(this: Record<string, string>, key: string) {
          delete this[key];
        },
      }).map(([name, value]) => [name, { value }]),
    ),
  );

beforeEach(() => {
  vi.stubGlobal('localStorage', storage({ 'resume-ai-theme': 'light', other: 'app' }));
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

it('brings back what the stand had and removes what a visitor added, and nothing of other apps', () => {
  keepStandSettings();
  localStorage.setItem('resume-ai-theme', 'dark');
  localStorage.setItem('resume-ai-document', '{}');
  localStorage.setItem('other', 'changed');
  // A reload between two visitors does not take the visitor's settings for the stand's.
  keepStandSettings();
  restoreStandSettings();
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    'resume-ai-theme': 'light',
    other: 'changed',
  });
});

it('leaves settings alone when none were kept', () => {
  restoreStandSettings();
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    'resume-ai-theme': 'light',
    other: 'app',
  });
  keepStandSettings();
  forgetStandSettings();
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({});
});
