import { describe, expect, it } from 'vitest';
import type { Match, MatchRequirement } from '#contract/match.ts';
import { adParagraphs, asTitle } from './ad-places.ts';

const AD = 'Baker\n\nYou need a\nfood licence and patience.\nNo degree needed.';

const requirement = (quote: string): MatchRequirement => ({
  id: quote,
  span: { start: AD.indexOf(quote), end: AD.indexOf(quote) + quote.length },
  quote,
  kind: 'skill',
  need: 'must',
  terms: [],
  verdict: 'met',
  found: 'met',
  why: '',
  evidence: [],
});

const match = (requirements: MatchRequirement[]): Match => ({
  id: '1',
  resumeId: '1',
  name: 'Baker',
  title: 'Baker',
  employer: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  facts: { title: 'Baker', employer: null, place: null, pay: null, contract: null },
  adText: AD,
  requirements,
  leftOut: [
    {
      id: 'x',
      quote: 'No degree needed',
      span: { start: AD.indexOf('No degree'), end: AD.length - 1 },
      why: '',
    },
  ],
  duties: [],
  rest: [],
  coverage: {
    must: { total: 0, met: 0, partly: 0, notShown: 0, onlyYouKnow: 0 },
    nice: { total: 0, met: 0, partly: 0, notShown: 0, onlyYouKnow: 0 },
    share: null,
  },
  tailored: [],
  roles: [],
  warnings: [],
  stale: false,
  engineVersion: '1',
});

describe('the ad as paragraphs of pieces', () => {
  it('marks what is asked, also over a line break, and what is left out', () => {
    const paragraphs = adParagraphs(
      match([requirement('a\nfood licence'), requirement('patience')]),
    );
    expect(paragraphs.map((line) => line.map(({ kind, text }) => [kind, text]))).toEqual([
      [['plain', 'Baker']],
      [
        ['plain', 'You need '],
        ['asked', 'a\nfood licence'],
        ['plain', ' and '],
        ['asked', 'patience'],
        ['plain', '.'],
      ],
      [
        ['left-out', 'No degree needed'],
        ['plain', '.'],
      ],
    ]);
  });

  it('loses no word where two clauses overlap', () => {
    const paragraphs = adParagraphs(
      match([requirement('food licence and patience'), requirement('patience')]),
    );
    const text = paragraphs.flat().map((piece) => piece.text);
    expect(text.join('').replaceAll(/\s/g, '')).toBe(AD.replaceAll(/\s/g, ''));
  });
});

it.each([
  ['access to a\ncar', 'Access to a car'],
  ['iOS and Swift', 'iOS and Swift'],
  ['2 years in a bakery', '2 years in a bakery'],
])('begins a title with a capital: %s', (quote, title) => {
  expect(asTitle(quote)).toBe(title);
});
