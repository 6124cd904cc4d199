import { describe, expect, it } from 'vitest';
import { keepsItsWord } from './acceptable.ts';
import { RULES } from './rules.ts';
import { truthGate } from './truth-gate.ts';
import type { LineContext } from './model.ts';
import { dialectOf } from './dialect.ts';

function contextOf(example: string): LineContext {
  const amongDeeds = example.endsWith(' (among deeds)');
  const line = example.replace(/ \(among deeds\)$/, '');
  const text = line.replace(/ \(current\)$/, '');
  return {
    text,
    current: text !== line,
    amongDeeds,
    dialect: dialectOf(text),
    protectedSpans: [],
  };
}

describe.each(RULES)('$id', (rule) => {
  it.each(rule.examples.fires)('turns «%s» into «%s»', (before, after) => {
    const context = contextOf(before);
    const result = rule.apply(context);
    expect(result?.text).toBe(after);
    expect(truthGate(context.text, after, result!)).toBeNull();
    expect(keepsItsWord(rule, result!)).toBe(true);
  });

  it.each(rule.examples.leaves)('leaves «%s»', (line) => {
    const context = contextOf(line);
    expect(rule.apply(context)?.text ?? context.text).toBe(context.text);
  });
});

it('every rule has its own id and a title that fits a card', () => {
  expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
  for (const rule of RULES) expect(rule.title.length).toBeLessThan(40);
});
