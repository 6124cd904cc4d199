import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as standIn from './no-cookies.ts';

const MSW = join(dirname(fileURLToPath(import.meta.resolve('msw/http'))), '..');

const sources = readdirSync(MSW, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name.endsWith('.js') && !entry.parentPath.includes('iife'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

describe('the stand-in for tough-cookie', () => {
  it('exports every name that msw imports from it, and msw imports it in one place only', () => {
    const imports = sources.flatMap((source) => [
      ...source.matchAll(/import \{([^}]+)\} from "tough-cookie"/g),
    ]);
    expect(imports).toHaveLength(1);
    const names = imports[0]![1]!.split(',').map((name) => name.trim());
    expect(Object.keys(standIn)).toEqual(expect.arrayContaining(names));
  });

  it('answers every method that msw calls on the jar', () => {
    const called = sources.flatMap((source) => [...source.matchAll(/#jar\.(\w+)\(/g)]);
    expect(called.length).toBeGreaterThan(0);
    const jar = new standIn.CookieJar();
    for (const [, method] of called) expect(jar).toHaveProperty(method!);
    expect(jar.getCookiesSync()).toEqual([]);
  });
});
