import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  areToastsHeld,
  dismissToast,
  holdToasts,
  readToasts,
  subscribeToToasts,
  toast,
} from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('are shown one at a time, the newest', () => {
    toast({ title: 'Resume uploaded' });
    toast({ title: 'Resume enhanced' });
    expect(readToasts().map(({ title }) => title)).toEqual(['Resume enhanced']);
  });

  it('close at once and are forgotten after 1,000,000 ms, not before', () => {
    const id = toast({ title: 'Copied' });
    dismissToast(id);
    expect(readToasts()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(readToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(readToasts()).toEqual([]);
  });

  it('leave a newer toast alone when an older one is dismissed', () => {
    const old = toast({ title: 'Copied' });
    const fresh = toast({ title: 'Saved' });
    dismissToast(old);
    expect(readToasts()).toMatchObject([{ id: fresh, open: true }]);
  });

  it('tell those who listen, until they stop', () => {
    const heard = vi.fn<() => void>();
    const stop = subscribeToToasts(heard);
    toast({ title: 'One' });
    stop();
    toast({ title: 'Two' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('are held for as long as a dialog is open, also one that opened above another', () => {
    const [below, above] = [holdToasts(), holdToasts()];
    expect(areToastsHeld()).toBe(true);
    above();
    expect(areToastsHeld()).toBe(true);
    below();
    expect(areToastsHeld()).toBe(false);
  });

  it('are over when a dialog opens, but not the word of a failure', () => {
    toast({ title: 'Saved' });
    holdToasts()();
    expect(readToasts()).toMatchObject([{ open: false }]);
    toast({ title: 'Not saved', style: 'destructive' });
    holdToasts()();
    expect(readToasts()).toMatchObject([{ title: 'Not saved', open: true }]);
  });
});
