import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { storageWith } from '#tests/fixtures/storage.ts';
import { keepUnstored, settleUnstored, takeUnstored } from './unstored-text.ts';

beforeEach(() => void vi.stubGlobal('localStorage', storageWith()));
afterEach(() => vi.unstubAllGlobals());

const typed = { base: 'Baker', sent: 'Baker in Oslo', text: 'Baker in Oslo, Norway' };

it('tells what came through before the text changes for another reason', () => {
  keepUnstored('one', typed);
  settleUnstored('one', 'Baker in Oslo');
  expect(takeUnstored('one')).toEqual({ ...typed, base: 'Baker in Oslo', sent: null });
  keepUnstored('one', typed);
  settleUnstored('one', 'Baker');
  expect(takeUnstored('one')).toEqual({ ...typed, base: 'Baker', sent: null });
});

it('keeps nothing where nothing was typed', () => {
  settleUnstored('one', 'Baker');
  expect(takeUnstored('one')).toBeNull();
});
