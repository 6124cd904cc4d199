import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { extract } from '#worker/extract/extract.ts';

/** Sample files of a folder; none when it is not there. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => extname(file) !== '.md')
        .map((file) => join(folder, file))
    : [];

/** What we read in a file; nothing when it is refused. */
export async function textOf(path: string): Promise<string> {
  const outcome = await extract(new Uint8Array(readFileSync(path)), basename(path));
  return outcome.ok ? outcome.value.text : '';
}

/** True when a program can be run on this machine. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What a program prints for a file; nothing when it cannot read it. */
export function printedBy(program: string, args: readonly string[]): string {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync(program, args, { encoding: 'utf8', stdio });
  } catch {
    return '';
  }
}

/** A share as a percentage with one decimal. */
export const percent = (share: number): string => (100 * share).toFixed(1);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
