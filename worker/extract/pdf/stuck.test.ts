import { describe, expect, it } from 'vitest';
import { unlessStuck } from './stuck.ts';

const never = new Promise<string>(() => {});
const afterMs = (ms: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));
const soon = () => performance.now() + 10_000;

describe('work that may never end', () => {
  it('gives what it gives', async () => {
    expect(await unlessStuck(afterMs(10), () => 0, soon())).toBe('done');
  });

  it('is given up soon when nothing happens any more', async () => {
    const started = performance.now();
    await expect(unlessStuck(never, () => 0, soon())).rejects.toThrow('never ends');
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  it('is waited for while messages come', async () => {
    let messages = 0;
    expect(await unlessStuck(afterMs(1_600), () => messages++, soon())).toBe('done');
  });

  it('is given up at its deadline whatever happens', async () => {
    let messages = 0;
    const at = performance.now() + 200;
    await expect(unlessStuck(never, () => messages++, at)).rejects.toThrow('never ends');
  });
});
