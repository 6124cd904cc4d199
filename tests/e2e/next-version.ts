import { expect } from '@playwright/test';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './guarded.ts';

/** A copy of the build that the service worker takes for a new version. */
export function nextVersion(folder: string): string {
  cpSync(DIST, folder, { recursive: true });
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<html', '<html data-version="next"'));
  const worker = join(folder, 'sw.js');
  const source = readFileSync(worker, 'utf8');
  const changed = source.replace(
    /("?revision"?:\s*["'`])[0-9a-f]+(["'`],\s*"?url"?:\s*["'`]index\.html)|("?url"?:\s*["'`]index\.html["'`],\s*"?revision"?:\s*["'`])[0-9a-f]+/,
    (_all, a?: string, b?: string, c?: string) => (a ? `${a}0000next${b}` : `${c}0000next`),
  );
  expect(changed).not.toBe(source);
  writeFileSync(worker, changed);
  return folder;
}
