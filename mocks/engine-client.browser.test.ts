import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startEngine } from './engine-client.ts';
import { startEngineWorker } from './engine-start.ts';

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
const partlessWorker = () =>
  new Worker(new URL('../tests/workers/misses-parts.ts', import.meta.url), { type: 'module' });
const standIn = () =>
  new Worker(new URL('../tests/workers/stands-in.ts', import.meta.url), { type: 'module' });
const endlessWorker = () =>
  new Worker(new URL('../tests/workers/never-answers.ts', import.meta.url), { type: 'module' });

/** One for all tests: to start it takes longer than what most of them do. */
const real = startEngine();

beforeEach(async () => {
  expect(await real.removeAll()).toEqual({ ok: true, value: null });
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
    const engine = startEngine({ spawn: () => (workers.shift() ?? realWorker)() });
    expect(await engine.list()).toMatchObject({ ok: false, problem: { code: 'not-loaded' } });
    expect(await engine.list()).toEqual({ ok: true, value: [] });
  });

  it('kills a worker that computes for ever and loses no record', async () => {
    const created = await real.create(request);
    if (!created.ok) throw new Error(created.problem.message);
    const workers = [endlessWorker, realWorker];
    const engine = startEngine({
      spawn: () => (workers.shift() ?? realWorker)(),
      processDeadlineMs: 2000,
    });
    const stuck = engine.process(created.value.id);
    const waiting = engine.read(created.value.id);
    expect(await stuck).toMatchObject({ ok: false, problem: { code: 'timeout' } });
    expect(await waiting).toMatchObject({ ok: true, value: { processingStatus: 'uploaded' } });
    expect(await real.process(created.value.id)).toMatchObject({ ok: true });
  });

  it('ends the run of a document that is removed meanwhile, and answers the calls beside it', async () => {
    const created = await Promise.all([real.create(request), real.create(request)]);
    const [unwanted, wanted] = created.map((one) => (one.ok ? one.value.id : ''));
    const workers = [endlessWorker, realWorker];
    const engine = startEngine({ spawn: () => (workers.shift() ?? realWorker)() });
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
    const engine = startEngine({ spawn: () => (workers.shift() ?? realWorker)() });
    expect(await engine.create(request)).toMatchObject({ ok: false });
    expect(await engine.list()).toEqual({ ok: true, value: [] });
  });

  it('repeats a call that only reads when the worker dies under it', async () => {
    const workers = [deadWorker, realWorker];
    const engine = startEngine({ spawn: () => (workers.shift() ?? realWorker)() });
    expect(await engine.list()).toEqual({ ok: true, value: [] });
  });

  it('goes on with the worker that was started before it, and does without one that died', async () => {
    const started = startEngineWorker(realWorker);
    expect(await started.isUp).toBe(true);
    const none = () => {
      throw new Error('There is one already.');
    };
    const first = startEngine({ started, spawn: none });
    expect(await first.list()).toEqual({ ok: true, value: [] });
    started.worker.terminate();
    const dead = startEngineWorker(deadWorker);
    expect(await dead.isUp).toBe(false);
    const second = startEngine({ started: dead, spawn: realWorker });
    expect(await second.list()).toEqual({ ok: true, value: [] });
  });

  it('ends its worker when the page goes to sleep, and takes the work up again when it wakes', async () => {
    const created = await real.create(request);
    if (!created.ok) throw new Error(created.problem.message);
    const ended: string[] = [];
    const workers = [endlessWorker, realWorker];
    const engine = startEngine({
      spawn: () => {
        const worker = (workers.shift() ?? realWorker)();
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

  it('goes on until one of the service worker is warm, and is replaced when nobody calls it', async () => {
    const events: string[] = [];
    const container = new EventTarget();
    const engine = startEngine({
      container,
      quietMs: 50,
      spawn: () => {
        const worker = standIn();
        const name = `engine ${events.filter((event) => event.endsWith('starts')).length + 1}`;
        events.push(`${name} starts`);
        const terminate = worker.terminate.bind(worker);
        worker.terminate = () => {
          events.push(`${name} ends`);
          terminate();
        };
        return worker;
      },
    });
    expect(await engine.list()).toMatchObject({ ok: true });
    container.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect(events).toHaveLength(2));
    expect(await engine.list()).toMatchObject({ ok: true });
    expect(events).toEqual(['engine 1 starts', 'engine 2 starts']);
    await vi.waitFor(() => expect(events).toHaveLength(3), { timeout: 20_000 });
    expect(events[2]).toBe('engine 1 ends');
    expect(await engine.list()).toMatchObject({ ok: true });
    expect(events, 'no third one').toHaveLength(3);
  });

  it('has the next one make ready for decisions on the resume that is looked at', async () => {
    const asked: string[][] = [];
    const container = new EventTarget();
    const engine = startEngine({
      container,
      quietMs: 50,
      spawn: () => {
        const worker = standIn();
        const calls: string[] = [];
        asked.push(calls);
        const post = worker.postMessage.bind(worker);
        worker.postMessage = (message: {
          path?: string[];
          argumentList?: { value: unknown }[];
        }) => {
          const values = message.argumentList?.map(({ value }) => value) ?? [];
          // Comlink's own word that a proxy was collected names no call.
          if (message.path) calls.push([...message.path, ...values].join(' '));
          post(message);
        };
        return worker;
      },
    });
    await engine.read('1');
    await engine.process('2');
    container.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect(asked[1]).toEqual(['warmUp', 'read 2']), { timeout: 20_000 });
  });

  it('is replaced at once when it misses a part that the service worker has', async () => {
    const workers = [partlessWorker, realWorker];
    const container = new EventTarget();
    const engine = startEngine({ container, spawn: () => (workers.shift() ?? realWorker)() });
    expect(await engine.list()).toMatchObject({ ok: false, problem: { code: 'not-loaded' } });
    container.dispatchEvent(new Event('controllerchange'));
    expect(await engine.list()).toEqual({ ok: true, value: [] });
  });
});
