import type { Plugin } from 'vite';

/** What the check needs to know of a built file (Rollup's `OutputChunk`). */
export interface BuiltChunk {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** Chunks that import the entry of the bundle back, as `importer → entry`. */
export function importersOfEntry(files: readonly (BuiltChunk | { type: 'asset' })[]): string[] {
  const chunks = files.filter((file) => file.type === 'chunk');
  const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return chunks.flatMap(({ fileName, imports, dynamicImports }) =>
    [...imports, ...dynamicImports]
      .filter((target) => entries.has(target))
      .map((target) => `${fileName} → ${target}`),
  );
}

/** Fails the build of a worker whose entry is imported: WebKit would evaluate that entry twice. */
export const workerEntryAlone: Plugin = {
  name: 'worker-entry-alone',
  generateBundle(_options, bundle) {
    const wrong = importersOfEntry(Object.values(bundle));
    if (wrong.length > 0) {
      this.error(`A worker's entry must not be imported (see worker/main.ts): ${wrong.join(', ')}`);
    }
  },
};
