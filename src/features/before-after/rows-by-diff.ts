import { diffLines } from 'diff';
import type { Row } from './rows.ts';

/** Rows by comparing the two texts line by line; used where the edits are not known. */
export function rowsByDiff(original: string, enhanced: string): Row[] {
  const rows: Row[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const settle = () => {
    for (let i = 0; i < Math.max(removed.length, added.length); i += 1) {
      rows.push({ before: removed[i] ?? null, after: added[i] ?? null, changed: true, refs: [] });
    }
    removed = [];
    added = [];
  };
  for (const part of diffLines(`${original}\n`, `${enhanced}\n`)) {
    const lines = part.value.replace(/\n$/, '').split('\n');
    if (part.removed) removed.push(...lines);
    else if (part.added) added.push(...lines);
    else {
      settle();
      rows.push(...lines.map((line) => ({ before: line, after: line, changed: false, refs: [] })));
    }
  }
  settle();
  return rows;
}
