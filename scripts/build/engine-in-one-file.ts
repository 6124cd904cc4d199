import { fileURLToPath } from 'node:url';

/** What is asked of the bundler about a module (Rollup's `ModuleInfo`), by its path. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Tells the output file of each module of the worker: a name for all that `start` imports, which is loaded before a
 * first file, null for what the engine asks for later. Both share code; left to itself the bundler cuts that into
 * many files, which compress worse.
 */
export function engineInOneFile(start = START) {
  let engine: ReadonlySet<string> | undefined;
  return (id: string, modules: Modules): string | null => {
    if (id === start) return null;
    engine ??= importedBy(start, modules);
    return engine.has(id) ? 'engine' : null;
  };
}

const START = fileURLToPath(new URL('../../worker/start.ts', import.meta.url));

function importedBy(start: string, modules: Modules): Set<string> {
  const found = new Set([start]);
  for (const id of found) {
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}
