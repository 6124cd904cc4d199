import { describe, expect, it } from 'vitest';
import { percentDone, stageLines } from './stages.ts';

describe('the stages of processing', () => {
  it('start with the first one running', () => {
    const lines = stageLines(undefined);
    expect(lines.map(({ state }) => state)).toEqual([
      'running',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(percentDone(lines)).toBe(10);
  });

  it('show what a finished stage found and how long it took', () => {
    const lines = stageLines({
      id: 4,
      stage: 'score',
      at: 1000,
      done: [{ stage: 'extract', text: '1 page, 22 lines', tookMs: 140 }],
    });
    expect(lines[0]).toMatchObject({
      title: 'Text extracted',
      detail: '1 page, 22 lines',
      state: 'done',
      tookMs: 140,
    });
    expect(lines[1]).toMatchObject({ state: 'done', title: 'Sections found' });
    expect(lines[2]).toMatchObject({ state: 'running', title: 'Running the checks' });
    expect(percentDone(lines)).toBe(50);
  });

  it('never claim to be done while the last stage runs', () => {
    expect(percentDone(stageLines({ id: 4, stage: 'save', at: 1 }))).toBe(90);
  });
});
