import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageWith } from '#tests/fixtures/storage.ts';
import { forgetStandSettings, keepStandSettings, restoreStandSettings } from './stand-settings.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', storageWith({ 'resume-ai-theme': 'light', other: 'app' }));
  vi.stubGlobal('sessionStorage', storageWith());
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
