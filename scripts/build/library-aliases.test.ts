import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LIBRARY_ALIASES } from './library-aliases.ts';

const home = (name: string) => dirname(fileURLToPath(import.meta.resolve(name)));

/** Where the short addresses, which could be anybody's, are imported from. */
const IMPORTERS = {
  '../createLucideIcon.mjs': join(home('lucide-react'), '../esm/icons'),
  './infiniteQueryBehavior.js': join(home('@tanstack/query-core'), '../modern'),
  'use-sync-external-store/shim/index.js': join(home('wouter'), '.'),
} as const;

describe('the stand-ins for parts of libraries', () => {
  it.each(Object.entries(IMPORTERS))('export what is imported from %s', async (address, folder) => {
    const names = readdirSync(folder, { withFileTypes: true })
      .filter((file) => file.isFile() && /\.m?js$/.test(file.name))
      .map((file) => readFileSync(join(folder, file.name), 'utf8'))
      .flatMap((source) => source.match(/^(?:import|export)\b[^;"']*from\s*["'][^"']+["']/gm) ?? [])
      .filter((line) => line.endsWith(`"${address}"`) || line.endsWith(`'${address}'`))
      .flatMap((line) => namesOf(line));
    expect(names, 'the library has changed: is the stand-in still needed?').not.toEqual([]);
    const standIn: unknown = await import(LIBRARY_ALIASES[address]!);
    for (const name of names) expect(standIn).toHaveProperty(name);
  });
});

function namesOf(line: string): string[] {
  const [, inBraces] = /\{([^}]*)\}/.exec(line) ?? [];
  if (inBraces === undefined) return ['default'];
  return inBraces.split(',').map((name) => name.trim().split(' as ')[0]!);
}
