import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withScoreTable } from '../scripts/score-table.ts';

it('README shows the rubric as it is; after a change run npm run score-table', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  expect(withScoreTable(readme)).toBe(readme);
});
