/** The vote on acts, measured on right lines that it did not learn from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACT_ROWS } from '#worker/nlp/line/act-weights-data.ts';
import { jointBefore, signsOf } from '#worker/nlp/line/act-signs.ts';
import { isListSure, joinedPredicates } from '#worker/nlp/line/joined-predicates.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { voteOf, weightsOf } from '#worker/nlp/weights.ts';
import { actExamples } from '../../scripts/act-examples.ts';
import { bulletLine } from './bullet-line.ts';

const speller = await loadSpeller();
const weights = weightsOf(ACT_ROWS, '\t');
const tokensOf = (text: string) => bulletLine(text, speller).tokens;
const joined = (text: string) =>
  joinedPredicates(tokensOf(text), 1).map(({ verb }) => tokensOf(text)[verb]!.text);

/** Shares of the words that may be either; log-odds below `SURE` are no answer. */
const MOST_WRONG = 0.05;
const MOST_WRONG_THOUGH_SURE = 0.025;
const MOST_UNSURE = 0.1;
const SURE = 1;

describe('acts and things in lists', () => {
  it('are told apart in lines that nothing was learnt from', () => {
    const held = readFileSync(join(import.meta.dirname, 'right-held.txt'), 'utf8')
      .trim()
      .split('\n')
      .flatMap((text) => actExamples(text, (it) => bulletLine(it, speller)))
      .filter(({ isPure }) => isPure)
      .map(({ signs, isAct, text }) => ({ vote: voteOf(signs, weights), isAct, text }));
    expect(held.length).toBeGreaterThan(1500);
    expect(held.filter(({ isAct }) => isAct).length).toBeGreaterThan(700);
    const wrong = held.filter(({ vote, isAct }) => vote > 0 !== isAct);
    const sure = held.filter(({ vote }) => Math.abs(vote) >= SURE);
    const wrongThoughSure = wrong.filter(({ vote }) => Math.abs(vote) >= SURE);
    expect(wrong.length / held.length).toBeLessThan(MOST_WRONG);
    expect(wrongThoughSure.length / sure.length).toBeLessThan(MOST_WRONG_THOUGH_SURE);
    expect(1 - sure.length / held.length).toBeLessThan(MOST_UNSURE);
  });

  it('are joined to the opening or not', () => {
    expect(joined('Clean rooms and stock the shelves')).toEqual(['stock']);
    expect(joined('Clean rooms and stock rooms')).toEqual([]);
    expect(joined('Cleaning rooms, serving breakfast and washing up')).toEqual([
      'serving',
      'washing',
    ]);
    expect(joined('Sold phones, covers and screen guards')).toEqual([]);
    expect(joined('Checks oil and fills tanks')).toEqual(['fills']);
  });

  it('leave the list unsure where the opening shares its object with no act', () => {
    expect(isListSure(tokensOf('Dig and bed 200 mm pipe'), 1, 'base')).toBe(false);
    expect(isListSure(tokensOf('Clean rooms and stock the shelves'), 1, 'base')).toBe(true);
  });
});

describe('signs of a word behind a joint', () => {
  const tokens = tokensOf('Clean rooms and then stock new shelves');
  const at = tokens.findIndex(({ text }) => text === 'stock');

  it('lead back past adverbs to the joint', () => {
    expect(tokens[jointBefore(tokens, at)]!.text).toMatch(/^(?:and|then)$/);
    expect(jointBefore(tokens, 1)).toBe(-1);
  });

  it('tell the form, the word and what follows', () => {
    const signs = signsOf({ tokens, from: 1, at, form: 'base', opening: 'base' });
    expect([...signs]).toEqual(
      expect.arrayContaining(['bverb:stock', 'bnext class:adj', 'bopening:base', 'bbefore:nouns']),
    );
  });
});
