import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keeper, PAUSE_MS } from './keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves what was typed last, once, after a pause or when it is asked to', () => {
  const save = vi.fn();
  const kept = keeper(save);
  for (const typed of ['1', '12', '120']) kept.later(typed);
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(PAUSE_MS);
  expect(save.mock.calls).toEqual([['120']]);
  kept.later('');
  kept.now();
  vi.runAllTimers();
  expect(save.mock.calls).toEqual([['120'], ['']]);
});

it('saves nothing that was forgotten', () => {
  const save = vi.fn();
  const kept = keeper(save);
  kept.later('120');
  kept.forget();
  kept.now();
  vi.runAllTimers();
  expect(save).not.toHaveBeenCalled();
});
