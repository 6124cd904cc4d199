import { describe, expect, it } from 'vitest';
import { applyLints } from '#worker/lint/lint-line.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { contextOf, lintedLine } from './lints.ts';

const speller = await loadSpeller();
const mended = (text: string) =>
  applyLints(
    text,
    lintedLine(
      { text, start: 0, kind: 'prose', current: true, protectedSpans: [] },
      null,
      contextOf(new Set(), speller, ''),
    ).lints,
  );

describe('aims told in the first person', () => {
  it.each([
    ['Welder. I am looking for a post in Leeds.', 'Welder. Looking for a post in Leeds.'],
    ['Welder. I am willing to work nights.', 'Welder. Willing to work nights.'],
    // Both go or both stay: 'Own a van and looking for a post' would be neither.
    [
      'Welder. I own a van and I am looking for a post.',
      'Welder. I own a van and I am looking for a post.',
    ],
    ['Welder. I am retraining as a nurse.', 'Welder. I am retraining as a nurse.'],
  ])('%s', (before, after) => {
    expect(mended(before)).toBe(after);
  });
});
