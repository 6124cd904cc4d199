import { expect, it } from 'vitest';
import { parseSync } from 'vite';
import { withoutExamples } from './without-examples.ts';

const stripped = (code: string) => withoutExamples(code, parseSync('rule.js', code).program);

it('empties the examples of a rule and leaves the rest as it is', () => {
  const rule = (examples: string) =>
    `export const rule = { id: 'a', examples: ${examples}, check(line) { return line.examples; } };`;
  expect(stripped(rule("{ fixes: [['a', 'b {']], keeps: ['}'] }"))).toBe(rule('null'));
});

it('leaves examples that are worked out', () => {
  const code = 'const examples = all(); export const rule = { examples };';
  expect(stripped(code)).toBe(code);
});

it('empties the reason of a rule, and leaves that of a check, which is shown', () => {
  const code = "export const rule = { why: 'It reads badly.', message: (why) => why };";
  const { program } = parseSync('rule.js', code);
  expect(withoutExamples(code, program, true)).toBe(
    "export const rule = { why: '', message: (why) => why };",
  );
  expect(withoutExamples(code, program)).toBe(code);
});
