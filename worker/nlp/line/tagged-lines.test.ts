/**
 * 313 lines tagged by hand, a row each: openings that are right, the line, a letter for each token.
 * N noun or name, V base or present, Z third person, D past, E participle, G gerund, X auxiliary, A adjective, R adverb,
 * T determiner, O pronoun, I preposition, C conjunction, L to or not, M number, H other, '.' mark. Either of two: b V D,
 * d D E, e A E, g G N, m A G N, r A R N, p I R, j C I.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyseLine } from './analyse.ts';
import type { Reading } from './model.ts';

const rows = readFileSync(join(import.meta.dirname, 'tagged-lines.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((row) => {
    const [openings = '', text = '', tags = ''] = row.split('\t');
    const line = analyseLine(text, {
      start: 0,
      kind: 'bullet',
      current: null,
      dialect: null,
      protectedSpans: [],
      speller: null,
    });
    return { openings, tags, line };
  });

const LETTERS: Record<Reading['pos'], string> = {
  noun: 'N',
  proper: 'N',
  verb: 'V',
  aux: 'X',
  adj: 'A',
  adv: 'R',
  det: 'T',
  pron: 'O',
  prep: 'I',
  conj: 'C',
  part: 'L',
  num: 'M',
  punct: '.',
  other: 'H',
};
const FORMS = { base: 'V', present: 'V', third: 'Z', past: 'D', participle: 'E', gerund: 'G' };
const EITHER: Record<string, string> = {
  b: 'VD',
  d: 'DE',
  e: 'AE',
  g: 'GN',
  m: 'AGN',
  r: 'ARN',
  p: 'IR',
  j: 'CI',
  P: 'N',
};
const letterOf = ({ pos, form }: Reading) =>
  pos === 'verb' ? FORMS[form ?? 'base'] : LETTERS[pos];

const share = (right: number, all: number) => Math.round((1000 * right) / all) / 10;

describe('the tagger on lines tagged by hand', () => {
  it('reads at least 96 % of the tokens right', () => {
    const wrong: string[] = [];
    let all = 0;
    for (const { line, tags } of rows) {
      expect(line.tokens.length, line.text).toBe(tags.length);
      line.tokens.forEach((token, at) => {
        all += 1;
        const want = tags[at]!;
        if ((EITHER[want] ?? want).includes(letterOf(token.best))) return;
        wrong.push(`${line.text}: ${token.text} ${letterOf(token.best)}, not ${want}`);
      });
    }
    expect(share(all - wrong.length, all), wrong.join('\n')).toBeGreaterThanOrEqual(96);
  });

  it('reads at least 98 % of the openings right', () => {
    const wrong = rows.filter(
      ({ line, openings }) => !openings.includes(openingLetter(line.opening)),
    );
    const list = wrong.map(({ line }) => `${line.opening}: ${line.text}`).join('\n');
    expect(share(rows.length - wrong.length, rows.length), list).toBeGreaterThanOrEqual(98);
  });
});

const openingLetter = (opening: string) => (opening === 'person' ? 'i' : opening[0]!);
