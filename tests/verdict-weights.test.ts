/** The weights of the vote on verdicts are what the labelled ads teach, where these are there: `LABELLED_ADS` names the folder of the sets. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERDICT_ROWS } from '#worker/ad/data/verdict-votes.ts';
import { verdictWeightsOf } from '#worker/ad/match/odds.ts';
import { examplesIn, FIRST, learn } from '../scripts/train-verdicts.ts';

const BESIDE =
  process.env['LABELLED_ADS'] ?? join(import.meta.dirname, '../../shared/labelled-ads');
const folders = [...new Set([...FIRST.keys()].map((ad) => join(BESIDE, ad.split('/')[0]!)))];
const isThere = folders.every((folder) => existsSync(join(folder, 'dev')));

describe('the weights of the vote on verdicts', () => {
  it.skipIf(!isThere)('are what the script learns', { timeout: 300_000 }, async () => {
    const examples = [];
    for (const folder of folders) examples.push(...(await examplesIn(folder)));
    expect(learn(examples)).toBe(VERDICT_ROWS.trim());
  });

  it('are whole tenths of few signs', () => {
    const { clause, shown, words } = verdictWeightsOf(VERDICT_ROWS);
    const all = [...[...clause.values(), ...shown.values()].flat(), ...words.values()];
    expect(all.every(Number.isInteger)).toBe(true);
    expect([clause.size > 20, shown.size > 20, words.size > 50]).toEqual([true, true, true]);
    expect(all.length).toBeLessThan(800);
  });
});
