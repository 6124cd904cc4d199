import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { importersOfEntry, workerEntryAlone, type BuiltChunk } from './worker-entry-alone.ts';

const chunk = (
  fileName: string,
  imports: string[],
  rest: Partial<BuiltChunk> = {},
): BuiltChunk => ({
  type: 'chunk',
  fileName,
  isEntry: false,
  imports,
  dynamicImports: [],
  ...rest,
});

const entry = chunk('main.js', ['lock.js'], { isEntry: true, dynamicImports: ['start.js'] });

describe('the entry of a worker', () => {
  it('may import whatever it needs', () => {
    expect(importersOfEntry([entry, chunk('start.js', ['lock.js']), { type: 'asset' }])).toEqual(
      [],
    );
  });

  it('may not be imported by a chunk, nor be loaded by one later', () => {
    const files = [
      entry,
      chunk('rtf.js', ['main.js']),
      chunk('x.js', [], { dynamicImports: ['main.js'] }),
    ];
    expect(importersOfEntry(files)).toEqual(['rtf.js → main.js', 'x.js → main.js']);
  });

  it('fails a build in which a lazy part shares code with it', async () => {
    const files: Record<string, string> = {
      entry: 'export const shared = Date.now(); import("lazy").then(console.log);',
      lazy: 'import { shared } from "entry"; export const twice = shared * 2;',
    };
    const inMemory = {
      name: 'in-memory',
      resolveId: (id: string) => (id in files ? id : null),
      load: (id: string) => files[id] ?? null,
    };
    const building = build({
      configFile: false,
      logLevel: 'silent',
      plugins: [inMemory, workerEntryAlone],
      build: { write: false, rolldownOptions: { input: 'entry' } },
    });
    await expect(building).rejects.toThrow(/must not be imported .*lazy.* → .*entry/);
  });
});

describe('every worker of the app', () => {
  it('is built under that check', () => {
    const config = readFileSync(join(import.meta.dirname, '../../vite.config.ts'), 'utf8');
    expect(config).toMatch(/worker: \{[^}]*workerEntryAlone/);
  });

  it('is started from one place, so that none is forgotten', () => {
    const root = join(import.meta.dirname, '../..');
    const starts = ['src', 'mocks', 'worker'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('cli/'))
        .map((name) => join(folder, name))
        .filter((path) => /new \w*Worker\(/.test(readFileSync(join(root, path), 'utf8'))),
    );
    expect(starts).toEqual(['mocks/lock.ts']);
  });
});
