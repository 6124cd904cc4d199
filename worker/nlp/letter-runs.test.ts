import { describe, expect, it } from 'vitest';
import { mayHold } from './letter-runs.ts';

describe('words that may stand in a text', () => {
  const tools = mayHold(['excel', 'node.js', 'power bi', 'x']);

  it.each(['Built sheets in Excel', 'Wrote node.js tools', 'Used POWER BI daily', 'Took an x-ray'])(
    'are seen in any case: %s',
    (text) => {
      expect(tools(text)).toBe(true);
    },
  );

  it.each(['', 'Met buyers daily', 'Used power tools', 'Wrote notes'])(
    'are missed where none stands: %s',
    (text) => {
      expect(tools(text)).toBe(false);
    },
  );

  it('of no list are never seen', () => {
    expect(mayHold([])('Built sheets in Excel')).toBe(false);
  });
});
