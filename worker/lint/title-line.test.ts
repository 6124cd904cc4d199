import { describe, expect, it } from 'vitest';
import { bulletLine } from '#tests/lines/bullet-line.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { applyLints, lintLine } from './lint-line.ts';

const speller = await loadSpeller();

/** A line of a job that is over, with every lint accepted. */
const mended = (text: string) => {
  const line = bulletLine(text, speller);
  return applyLints(text, lintLine(line, { speller, names: new Set() }));
};

describe('a line that names a thing', () => {
  it.each([
    'Machine Operator',
    'Lead Dispatcher',
    'Work Experience',
    'Email: gus@example.com',
    'Polish – native',
    'March 2016 to now',
    'Study',
  ])('is told in no tense: %s', (text) => {
    expect(mended(text)).toBe(text);
  });
});

it('still turns the opening of a line that tells of an act', () => {
  expect(mended('Operate the lathe and the mill')).toBe('Operated the lathe and the mill');
  expect(mended('Leading a shift of 9 packers')).toBe('Led a shift of 9 packers');
});
