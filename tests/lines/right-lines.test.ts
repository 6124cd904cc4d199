import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintLine } from '#worker/lint/lint-line.ts';
import type { LineKind } from '#worker/nlp/line/model.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { lineAlone } from './bullet-line.ts';

/** One right line in so many may be touched at most; by a fix that is made without asking. */
const LINES_TO_A_FALSE_FIX = 150;

/** Made-up lines of some four hundred trades, as careful editors leave them. */
const FILES: readonly [file: string, kind: LineKind, current: boolean | null][] = [
  ['right-past.txt', 'bullet', false],
  ['right-joined.txt', 'bullet', false],
  ['right-words.txt', 'bullet', false],
  ['right-held.txt', 'bullet', false],
  ['right-present.txt', 'bullet', true],
  ['right-prose.txt', 'prose', null],
];

const speller = await loadSpeller();

describe('right lines of all trades', () => {
  it.each(FILES)('%s is left alone', (file, kind, current) => {
    const lines = readFileSync(join(import.meta.dirname, file), 'utf8')
      .trim()
      .split('\n');
    expect(lines.length).toBeGreaterThan(200);
    const touched = lines.flatMap((text) => {
      const line = lineAlone(text, speller, kind, current);
      const rules = lintLine(line, { speller }).filter(({ level }) => level === 'auto');
      return rules.length > 0 ? [`${rules.map(({ rule }) => rule).join(', ')}: ${text}`] : [];
    });
    expect(touched.length, touched.join('\n')).toBeLessThanOrEqual(
      lines.length / LINES_TO_A_FALSE_FIX,
    );
  });
});
