import { describe, expect, it } from 'vitest';
import { cpuMsOf } from '#tests/builders/processor-time.ts';
import { analyseLine, type LineContext } from './analyse.ts';

const CONTEXT: LineContext = {
  start: 0,
  kind: 'bullet',
  current: null,
  dialect: null,
  protectedSpans: [],
  speller: null,
};
const analyse = (text: string) => analyseLine(text, CONTEXT);
const words = (text: string) => analyse(text).tokens.map((it) => it.text);

describe('analyseLine', () => {
  it('cuts contractions in two and keeps possessives, amounts, addresses and hyphens whole', () => {
    expect(
      words("I didn't lose the client's £1.2m, a 12-hour job; see www.example.org/a."),
    ).toEqual([
      'I',
      'did',
      "n't",
      'lose',
      'the',
      "client's",
      '£1.2m',
      ',',
      'a',
      '12-hour',
      'job',
      ';',
      'see',
      'www.example.org/a',
      '.',
    ]);
  });

  it('ends no sentence at an abbreviation', () => {
    const { sentences, text } = analyse(
      'Assisted Dr. Lindqvist daily. Cleaned trays, bibs, etc. in the lab.',
    );
    expect(sentences.map((it) => text.slice(it.start, it.end))).toEqual([
      'Assisted Dr. Lindqvist daily.',
      'Cleaned trays, bibs, etc. in the lab.',
    ]);
  });

  it.each([
    ['Stacked shelves', 'action'],
    ['Was stacking shelves', 'action'],
    ['Responsible for the till', 'duty'],
    ['My duties included stacking shelves', 'duty'],
    ['Stacking shelves', 'gerund'],
    ['Preparation of invoices', 'nominal'],
    ['Invoices were prepared by me', 'passive'],
    ['I stacked shelves', 'person'],
    ['Fluent in Dutch', 'other'],
  ])('%s opens as %s', (text, opening) => {
    expect(analyse(text).opening).toBe(opening);
  });

  it('reads a misspelled word as the word that is meant', () => {
    const speller = {
      correct: () => true,
      suggest: () => [],
      knownMisspelling: (word: string) => (word === 'recieved' ? 'received' : null),
    };
    const [first] = analyseLine('Recieved goods', { ...CONTEXT, speller }).tokens;
    expect(first).toMatchObject({
      text: 'Recieved',
      norm: 'received',
      best: { lemma: 'receive', form: 'past' },
    });
  });

  it('covers the text of any line with tokens in order, at a cost linear in length', () => {
    const odd = [
      '',
      '   ',
      '€€€ ((( …',
      'ÜBER 12 JAHRE ERFAHRUNG',
      'a@b.example https://x.example/?a=b;c',
      "''' ’’ 'x' --",
    ];
    for (const text of odd) {
      let at = 0;
      for (const token of analyse(text).tokens) {
        expect(text.slice(at, token.start).trim()).toBe('');
        expect(text.slice(token.start, token.end)).toBe(token.text);
        at = token.end;
      }
      expect(text.slice(at).trim()).toBe('');
    }
    const clause = "checked 12 crates at the client's depot, ";
    const cost = (times: number) => cpuMsOf(() => analyse(clause.repeat(times)), 3);
    // Eight times the text may take eight times as long, and some noise; a square would take 64 times.
    expect(cost(400)).toBeLessThan(Math.max(cost(50) * 24, 50));
  });
});
