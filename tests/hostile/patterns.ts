import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseSync } from 'vite';

/** A pattern as it stands in the source. */
export interface Pattern {
  /** `file:line`. */
  place: string;
  source: string;
  flags: string;
}

const ROOT = resolve(import.meta.dirname, '../..');

/** Every regular expression literal in the files that a glob names, tests left out. */
export function patternsIn(glob: string): Pattern[] {
  const files = globSync(glob, { cwd: ROOT }).filter((file) => !/\.test\.|\.d\.ts$/.test(file));
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(resolve(ROOT, file), 'utf8');
    const found: Pattern[] = [];
    collect(parseSync(file, source).program, (start, pattern, flags) => {
      const line = source.slice(0, start).split('\n').length;
      found.push({ place: `${relative('.', file)}:${line}`, source: pattern, flags });
    });
    return found;
  });
}

type Found = (start: number, pattern: string, flags: string) => void;

/** Walks a syntax tree (ESTree) and tells each literal with a pattern. */
function collect(node: unknown, found: Found): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) collect(one, found);
    return;
  }
  const regex: unknown = Reflect.get(node, 'regex');
  if (Reflect.get(node, 'type') === 'Literal' && typeof regex === 'object' && regex !== null) {
    const [pattern, flags] = [Reflect.get(regex, 'pattern'), Reflect.get(regex, 'flags')];
    found(Number(Reflect.get(node, 'start')), String(pattern), String(flags));
    return;
  }
  for (const value of Object.values(node)) collect(value, found);
}
