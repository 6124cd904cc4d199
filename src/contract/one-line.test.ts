import { expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

it('leaves out line breaks and the indentation behind them, and nothing else', () => {
  const verb = 'ran|led';
  const source = oneLine`
    ^(?:${verb}) (?:a|the)
      (?: shop| bar)\b|
    \n\s*
  `;
  expect(source).toBe(String.raw`^(?:ran|led) (?:a|the)(?: shop| bar)\b|\n\s*`);
});
