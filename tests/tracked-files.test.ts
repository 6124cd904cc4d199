import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const LARGEST_BYTES = 500_000;

it.skipIf(!existsSync(join(ROOT, '.git')))('no tracked file is a burden to those who clone', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));
  expect(files.length).toBeGreaterThan(500);
  const large = files.filter((file) => lstatSync(join(ROOT, file)).size > LARGEST_BYTES);
  expect(large.filter((file) => file !== 'package-lock.json')).toEqual([]);
});
