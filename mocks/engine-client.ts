/** The engine as the handlers see it: a worker that starts at the first call and is replaced when it dies. */
import { transferHandlers, wrap, type Remote } from 'comlink';
import { fail, NOT_LOADED, type Outcome } from '#contract/problem.ts';
import type { Resume } from '#contract/resume.ts';
import { WRITTEN } from '#contract/written-outcome.ts';
import type { Engine } from '#worker/engine.ts';
import { duringUse } from './busy-lock.ts';
import { startEngineWorker, type StartedEngine } from './engine-start.ts';
import { spawnEngine } from './lock.ts';
import { watchPageSleep } from './page-sleep.ts';
import { restoreOneByOne } from './restore-one-by-one.ts';

transferHandlers.set('written', WRITTEN);

/** Longest time for one document, in milliseconds; its worker is killed then, the records survive. */
const PROCESS_DEADLINE_MS = 20_000;
/** Longer than processing, because other calls queue behind it in the same worker. */
const CALL_DEADLINE_MS = 30_000;

/** Calls that may have been carried out before the worker died, and would then be done twice. */
const NOT_REPEATABLE: ReadonlySet<keyof Engine> = new Set([
  'create',
  'restore',
  'createMatch',
  'changeForMatch',
]);

/** Calls that read one document. */
const ONE_DOCUMENT: ReadonlySet<keyof Engine> = new Set(['process', 'restore']);

interface Host {
  engine: Remote<Engine>;
  /** Settles once it takes calls. */
  ready: Promise<void>;
  /** Settles, never rejects, when the worker is of no more use. */
  gone: Promise<'gone'>;
  end(): void;
}

/** A document that is being processed. */
interface Job {
  id: string;
  /** It is to be removed: its run is over, whatever the worker answers. */
  cancelled: boolean;
}

export interface EngineOptions {
  /** One that was started while this code was still being loaded. */
  started?: StartedEngine | undefined;
  spawn?: () => Worker;
  processDeadlineMs?: number;
  quietMs?: number;
  /** Tells of a new service worker by `controllerchange`. */
  container?: EventTarget | undefined;
}

/** Without a call for so long, the engine is replaced by one of the service worker's. */
const QUIET_MS = 4000;

/** An `Engine` whose every call is answered, whatever happens to the worker behind it. */
export function startEngine(options: EngineOptions = {}): Engine {
  const {
    started,
    spawn = spawnEngine,
    processDeadlineMs = PROCESS_DEADLINE_MS,
    quietMs = QUIET_MS,
    container = navigator.serviceWorker,
  } = options;
  let current: Host | undefined = started && connect(started);
  /** Warms up beside the current one, to take its place. */
  let next: Host | undefined;
  let isNextWarm = false;
  /** Engines that were started before there was a service worker. */
  const outdated = new WeakSet<Host>();
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const jobs = new Set<Job>();
  let unrepeatable = 0;
  let hasStarted = false;
  let inFlight = 0;
  /** The resume that is looked at, as far as the calls tell. */
  let lookedAt: string | undefined;

  // Frozen with its page, the engine would hold the database open: nobody could delete or upgrade it.
  const sleep = watchPageSleep(end);

  function end(): void {
    for (const host of [current, next]) host?.end();
    current = next = undefined;
    isNextWarm = false;
  }

  // Started before there was a service worker, an engine looks for its parts on the network for ever. It goes on
  // until a new one is warm, so that no file waits for that; a part that it misses meanwhile ends it (`attempt`).
  container?.addEventListener('controllerchange', () => {
    for (const host of [current, next]) if (host) outdated.add(host);
    renewWhenQuiet();
  });

  function renewWhenQuiet(): void {
    clearTimeout(quiet);
    if (inFlight > 0 || !current || !outdated.has(current)) return;
    quiet = setTimeout(() => void renew(), quietMs);
  }

  async function renew(): Promise<void> {
    if (!current || sleep.isAsleep()) return;
    next?.end();
    const host = connect(startEngineWorker(spawn));
    next = host;
    const warm = host.ready.then(async () => {
      await host.engine.warmUp();
      // Else the next decision on it would wait until all of it is assessed anew.
      return lookedAt === undefined ? null : host.engine.read(lookedAt);
    });
    const outcome = await withDeadline(CALL_DEADLINE_MS, Promise.race([warm, host.gone])).catch(
      () => 'gone',
    );
    if (next !== host) return;
    isNextWarm = outcome !== 'gone' && outcome !== 'late';
    if (isNextWarm) return settle();
    host.end();
    next = undefined;
  }

  function takeNext(): void {
    current?.end();
    current = next;
    next = undefined;
    isNextWarm = false;
  }

  /** What waits until no call is under way. */
  function settle(): void {
    if (inFlight > 0) return;
    if (isNextWarm) takeNext();
    else if (!next) renewWhenQuiet();
  }

  async function attempt<T>(method: keyof Engine, task: Task<T>): Promise<Outcome<T> | 'gone'> {
    if (!current) takeNext();
    const host = (current ??= connect(startEngineWorker(spawn)));
    const deadlineMs = ONE_DOCUMENT.has(method) ? processDeadlineMs : CALL_DEADLINE_MS;
    const answered = host.ready.then(() => {
      hasStarted = true;
      return task(host.engine);
    });
    const result = await withDeadline(deadlineMs, Promise.race([answered, host.gone]));
    const missesParts = isNotLoaded(result) && outdated.has(host);
    if (result !== 'late' && result !== 'gone' && !missesParts) return result;
    if (current === host) current = undefined;
    host.end();
    if (missesParts) return NOT_REPEATABLE.has(method) ? NOT_LOADED : 'gone';
    return result === 'late' ? TIMEOUT : result;
  }

  async function call<T>(
    method: keyof Engine,
    task: Task<T>,
    job?: Job,
  ): Promise<Outcome<T> | 'asleep'> {
    if (job?.cancelled) return CANCELLED;
    const once = NOT_REPEATABLE.has(method);
    unrepeatable += Number(once);
    try {
      const first = await attempt(method, task);
      if (first !== 'gone') return first;
      if (once && !hasStarted) return NOT_LOADED;
      if (once || job?.cancelled) return DIED;
      if (sleep.isAsleep()) return 'asleep';
      const second = await attempt(method, task);
      if (second !== 'gone') return second;
      if (sleep.isAsleep()) return 'asleep';
      return hasStarted ? DIED : NOT_LOADED;
    } catch {
      return DIED;
    } finally {
      unrepeatable -= Number(once);
    }
  }

  async function run<T>(method: keyof Engine, task: Task<T>, job?: Job): Promise<Outcome<T>> {
    for (;;) {
      // Outside of the lock, which a sleeping page would keep from all others.
      await sleep.awake();
      inFlight += 1;
      clearTimeout(quiet);
      const outcome = await duringUse(() => call(method, task, job));
      inFlight -= 1;
      settle();
      if (outcome !== 'asleep') return outcome;
    }
  }

  async function process(id: string): Promise<Outcome<Resume>> {
    lookedAt = id;
    const job = { id, cancelled: false };
    jobs.add(job);
    const outcome = await run('process', (engine) => engine.process(id), job);
    jobs.delete(job);
    return job.cancelled ? CANCELLED : outcome;
  }

  /** Ends the worker under documents that nobody wants any more; the calls beside them are repeated. */
  function cancel(isUnwanted: (id: string) => boolean): void {
    const unwanted = [...jobs].filter(({ id }) => isUnwanted(id));
    for (const job of unwanted) job.cancelled = true;
    if (unwanted.length > 0 && unrepeatable === 0) end();
  }

  const warmUp = () => run('warmUp', (engine) => engine.warmUp());
  const list = () => run('list', (engine) => engine.list());
  const checkBackup = (backup: unknown) =>
    run('checkBackup', (engine) => engine.checkBackup(backup));
  const restoreOne = (backup: unknown) => run('restore', (engine) => engine.restore(backup));

  return {
    warmUp,
    create: (request) => run('create', (engine) => engine.create(request)),
    list,
    read(id) {
      lookedAt = id;
      return run('read', (engine) => engine.read(id));
    },
    process,
    decide: (id, sid, decision) => run('decide', (engine) => engine.decide(id, sid, decision)),
    answer: (id, qid, request) => run('answer', (engine) => engine.answer(id, qid, request)),
    acceptAll: (id, kinds) => run('acceptAll', (engine) => engine.acceptAll(id, kinds)),
    wordings: (id, line) => run('wordings', (engine) => engine.wordings(id, line)),
    spelling: (text) => run('spelling', (engine) => engine.spelling(text)),
    prices: (id) => run('prices', (engine) => engine.prices(id)),
    linkedin: (id) => run('linkedin', (engine) => engine.linkedin(id)),
    addKeyword: (id, term) => run('addKeyword', (engine) => engine.addKeyword(id, term)),
    removeKeyword: (id, term) => run('removeKeyword', (engine) => engine.removeKeyword(id, term)),
    writeText: (id, request) => run('writeText', (engine) => engine.writeText(id, request)),
    foresee: (id, request) => run('foresee', (engine) => engine.foresee(id, request)),
    restoreEdition: (id, edition) =>
      run('restoreEdition', (engine) => engine.restoreEdition(id, edition)),
    change: (id, change) => run('change', (engine) => engine.change(id, change)),
    download: (id, kind, options) =>
      run('download', (engine) => engine.download(id, kind, options)),
    checkDownload: (id, kind, options) =>
      run('checkDownload', (engine) => engine.checkDownload(id, kind, options)),
    previewPdf: (id, options, dpi) =>
      run('previewPdf', (engine) => engine.previewPdf(id, options, dpi)),
    judge: (id, proposal) => run('judge', (engine) => engine.judge(id, proposal)),
    form: (id) => run('form', (engine) => engine.form(id)),
    secondReading: (id) => run('secondReading', (engine) => engine.secondReading(id)),
    createMatch: (id, request) => run('createMatch', (engine) => engine.createMatch(id, request)),
    listMatches: (id) => run('listMatches', (engine) => engine.listMatches(id)),
    readMatch: (id, mid) => run('readMatch', (engine) => engine.readMatch(id, mid)),
    changeMatch: (id, mid, change) =>
      run('changeMatch', (engine) => engine.changeMatch(id, mid, change)),
    changeForMatch: (id, mid, request) =>
      run('changeForMatch', (engine) => engine.changeForMatch(id, mid, request)),
    removeMatch: (id, mid) => run('removeMatch', (engine) => engine.removeMatch(id, mid)),
    checklist: (id, mid, kind) => run('checklist', (engine) => engine.checklist(id, mid, kind)),
    remove(id) {
      cancel((other) => other === id);
      return run('remove', (engine) => engine.remove(id));
    },
    removeAll() {
      cancel(() => true);
      return run('removeAll', (engine) => engine.removeAll());
    },
    backup: () => run('backup', (engine) => engine.backup()),
    checkBackup,
    restore: (backup) =>
      restoreOneByOne({ checkBackup, list, restore: restoreOne }, Object(backup)),
  };
}

type Task<T> = (engine: Remote<Engine>) => Promise<Outcome<T>>;

const isNotLoaded = (result: Outcome<unknown> | string): boolean =>
  typeof result === 'object' && !result.ok && result.problem.code === NOT_LOADED.problem.code;

const TIMEOUT = fail('timeout', 'This took too long and was stopped. Please try again.');
const CANCELLED = fail('aborted', 'This was cancelled. Nothing of it was kept.');
const DIED = fail('internal', 'Something went wrong on this device. Please try again.');

/** Comlink waits for ever on a worker that died at its start; hence the first word that is waited for, and the listeners. */
function connect({ worker, isUp }: StartedEngine): Host {
  const gone = Promise.withResolvers<'gone'>();
  const ready = Promise.withResolvers<void>();
  const end = () => {
    worker.terminate();
    gone.resolve('gone');
  };
  worker.addEventListener('error', end);
  worker.addEventListener('messageerror', end);
  void isUp.then((is) => (is ? ready.resolve() : end()));
  return { engine: wrap<Engine>(worker), ready: ready.promise, gone: gone.promise, end };
}

async function withDeadline<T>(ms: number, promise: Promise<T>): Promise<T | 'late'> {
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => late.resolve('late'), ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
