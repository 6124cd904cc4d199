import { expect, it } from 'vitest';
import { parseSync } from 'vite';
import { inOneLine } from './one-line.ts';

const built = (code: string) => inOneLine(code, parseSync('rule.js', code).program);

it('writes a regular expression of one as a literal', () => {
  expect(built('const A = new RegExp(oneLine`\n  a|\n  \\bb / c\n`, "iu");')).toBe(
    'const A = /a|\\bb \\/ c/iu;',
  );
  expect(built('const A = new RegExp(oneLine`\n  a\n`);')).toBe('const A = /a/;');
});

it('writes one with values as the one line that it is', () => {
  expect(built('const A = new RegExp(oneLine`\n  (?:${B})\n  \\b${c(1)}\n`, "i");')).toBe(
    'const A = new RegExp(String.raw`(?:${B})\\b${c(1)}`, "i");',
  );
});

it('leaves other templates as they are', () => {
  const code = 'const A = String.raw`\n a\n`;';
  expect(built(code)).toBe(code);
});
