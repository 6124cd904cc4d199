import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageWith } from '#tests/fixtures/storage.ts';
import { eraseWaiting } from './own-keys.ts';
import { keepRewording, keptRewording } from './kept-rewordings.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', storageWith());
  vi.stubGlobal('sessionStorage', storageWith());
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what is typed for each suggestion until it is given up', () => {
  keepRewording('one', 's1', 'Packed 90 orders');
  keepRewording('one', 's2', '');
  expect(keptRewording('one', 's1')).toBe('Packed 90 orders');
  expect(keptRewording('one', 's2')).toBe('');
  expect(keptRewording('two', 's1')).toBeNull();
  keepRewording('one', 's1', null);
  keepRewording('one', 's2', null);
  expect(keptRewording('one', 's1')).toBeNull();
  expect(localStorage.getItem('resume-ai-reworded-one')).toBeNull();
});

it('goes with its resume', () => {
  keepRewording('one', 's1', 'Packed 90 orders');
  keepRewording('two', 's1', 'Sold fish');
  eraseWaiting('one');
  expect(keptRewording('one', 's1')).toBeNull();
  expect(keptRewording('two', 's1')).toBe('Sold fish');
  eraseWaiting();
  expect(keptRewording('two', 's1')).toBeNull();
});

it('is nothing where what is kept cannot be read', () => {
  localStorage.setItem('resume-ai-reworded-one', '{broken');
  expect(keptRewording('one', 's1')).toBeNull();
  localStorage.setItem('resume-ai-reworded-one', '[["s1", 7], "s1", ["s1", "Packed"]]');
  expect(keptRewording('one', 's1')).toBe('Packed');
});
