import { afterEach, expect, it, vi } from 'vitest';
import { storageWith } from '#tests/fixtures/storage.ts';
import { eraseWaiting } from './own-keys.ts';

afterEach(() => vi.unstubAllGlobals());

it('erases what waits to be stored with the resumes that it belongs to, and no setting', () => {
  const local = storageWith({
    'resume-ai-typed-4': '{}',
    'resume-ai-decided-4': '[]',
    'resume-ai-theme': 'dark',
    'other-app': '1',
  });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', storageWith());
  eraseWaiting();
  expect(Object.keys(local)).toEqual(['resume-ai-theme', 'other-app']);
});

it('erases what waits of one resume, and of no other', () => {
  const local = storageWith({ 'resume-ai-decided-4': '[]', 'resume-ai-decided-42': '[]' });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', storageWith());
  eraseWaiting('4');
  expect(Object.keys(local)).toEqual(['resume-ai-decided-42']);
});
