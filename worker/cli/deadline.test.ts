import { expect, it } from 'vitest';
import { parseCommand } from './command.ts';
import { engineThread } from './deadline.ts';

const RUNAWAY = new URL('./runaway-thread.fixture.ts', import.meta.url);

const job = (file: string) => {
  const command = parseCommand(['x.txt']);
  if (command.kind !== 'files') throw new Error('not files');
  return { file, options: command.options };
};

it('stops a file that runs for ever and goes on with the next one', async () => {
  const engine = engineThread(3000, RUNAWAY);
  expect(await engine.run(job('loop'))).toMatchObject({ problem: { code: 'timeout' } });
  expect(await engine.run(job('fine'))).toEqual({ file: 'fine', answered: true });
  await engine.stop();
});

it('answers for a file that kills its thread and goes on with the next one', async () => {
  const engine = engineThread(5000, RUNAWAY);
  expect(await engine.run(job('crash'))).toMatchObject({ problem: { code: 'internal' } });
  expect(await engine.run(job('fine'))).toEqual({ file: 'fine', answered: true });
  await engine.stop();
});

it('answers many files with one thread', async () => {
  const engine = engineThread(5000, RUNAWAY);
  for (const file of ['a', 'b', 'c']) {
    expect(await engine.run(job(file))).toEqual({ file, answered: true });
  }
  await engine.stop();
});
