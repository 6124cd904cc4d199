import { expect, it } from 'vitest';
import { repeatedTerms } from './repeated-terms.ts';
import { loadSpeller } from './speller.ts';

const speller = await loadSpeller();
const termsOf = (text: string) => [...repeatedTerms(text, speller)];

it('finds what no dictionary has and what is written alike more than once', () =>
  expect(
    termsOf('Built 14 gulets\nSold gulets and one boat, another boat\nFitted a zomblat'),
  ).toEqual(['gulets']));

it('finds nothing without a dictionary', () =>
  expect([...repeatedTerms('gulets and gulets', null)]).toEqual([]));
