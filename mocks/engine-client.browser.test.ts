import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startEngine } from './engine-client.ts';

const TEXT = 'Ilse Brandt\nilse.brandt@example.com\nEXPERIENCE\n- Led a team of 4 nurses';

const request = {
  originalFileName: 'ilse.txt',
  originalFilePath: '/uploads/ilse.txt',
  fileContentBase64: btoa(TEXT),
};

const realWorker = () =>
  new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
const deadWorker = () =>
  new Worker(new URL('../tests/workers/dies-at-start.ts', import.meta.url), { type: 'module' });
const endlessWorker = () =>
  new Worker(new URL('../tests/workers/never-answers.ts', import.meta.url), { type: 'module' });

beforeEach(async () => {
  expect(await startEngine().removeAll()).toEqual({ ok: true, value: null });
});

describe('the engine behind the page', () => {
  it('stores, processes and forgets a resume in a real worker and a real database', async () => {
    const engine = startEngine();
    const created = await engine.create(request);
    if (!created.ok) throw new Error(created.problem.message);
    const processed = await engine.process(created.value.id);
    expect(processed).toMatchObject({
      ok: true,
      value: { processingStatus: 'completed', originalContent: TEXT },
    });
    expect(await engine.remove(created.value.id)).toEqual({ ok: true, value: null });
    expect(await engine.list()).toEqual({ ok: true, value: [] });
  });

  it('answers with a problem when the worker cannot start, and works again with the next one', async () => {
    const workers = [deadWorker, deadWorker, realWorker];
    const engine = startEngine({ spawn: () => workers.shift()!() });
    expect(await engine.list()).toMatchObject({ ok: false, problem: { code: 'not-loaded' } });
    expect(await engine.list()).toEqual({ ok: true, value: [] });
  });

  it('kills a worker that computes for ever and loses no record', async () => {
    const real = startEngine();
    const created = await real.create(request);
    if (!created.ok) throw new Error(created.problem.message);
    const workers = [endlessWorker, realWorker];
    const engine = startEngine({ spawn: () => workers.shift()!(), processDeadlineMs: 2000 });
    const stuck = engine.process(created.value.id);
    const waiting = engine.read(created.value.id);
    expect(await stuck).toMatchObject({ ok: false, problem: { code: 'timeout' } });
    expect(await waiting).toMatchObject({ ok: true, value: { processingStatus: 'uploaded' } });
    expect(await real.process(created.value.id)).toMatchObject({ ok: true });
  });

  it('ends the run of a document that is removed meanwhile, and answers the calls beside it', async () => {
    const real = startEngine();
    const created = await Promise.all([real.create(request), real.create(request)]);
    const [unwanted, wanted] = created.map((one) => (one.ok ? one.value.id : ''));
    const workers = [endlessWorker, realWorker];
    const engine = startEngine({ spawn: () => workers.shift()!() });
    const stuck = engine.process(unwanted!);
    const beside = engine.process(wanted!);
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    expect(await engine.remove(unwanted!)).toEqual({ ok: true, value: null });
    expect(await stuck).toMatchObject({ ok: false, problem: { code: 'aborted' } });
    expect(await beside).toMatchObject({ ok: true, value: { processingStatus: 'completed' } });
    expect(await engine.list()).toMatchObject({ ok: true, value: [{ id: wanted }] });
  });

  it('does not store a file twice when the worker dies during the upload', async () => {
    const workers = [deadWorker, realWorker];
    const engine = startEngine({ spawn: () => workers.shift()!() });
    expect(await engine.create(request)).toMatchObject({ ok: false });
    expect(await engine.list()).toEqual({ ok: true, value: [] });
  });

  it('repeats a call that only reads when the worker dies under it', async () => {
    const workers = [deadWorker, realWorker];
    const engine = startEngine({ spawn: () => workers.shift()!() });
    expect(await engine.list()).toEqual({ ok: true, value: [] });
  });

  it('ends its worker when the page goes to sleep, and takes the work up again when it wakes', async () => {
    const real = startEngine();
    const created = await real.create(request);
    if (!created.ok) throw new Error(created.problem.message);
    const ended: string[] = [];
    const workers = [endlessWorker, realWorker];
    const engine = startEngine({
      spawn: () => {
        const worker = workers.shift()!();
        const terminate = worker.terminate.bind(worker);
        worker.terminate = () => {
          ended.push('ended');
          terminate();
        };
        return worker;
      },
    });
    const processed = engine.process(created.value.id);
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(ended).toEqual(['ended']);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(workers, 'no new worker in a sleeping page').toHaveLength(1);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await processed).toMatchObject({ ok: true, value: { processingStatus: 'completed' } });
  });
});
