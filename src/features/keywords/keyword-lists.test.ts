import { describe, expect, it } from 'vitest';
import type { KeywordHit } from '#contract/resume.ts';
import { keywordReportWith, suggestionWith } from '#tests/fixtures/resume.ts';
import { keywordLists } from './keyword-lists.ts';

const hit = (term: string): KeywordHit => ({ term, kind: 'hard', present: false, addable: true });
const report = (found: string[], missing: string[]) =>
  keywordReportWith({ found: found.map(hit), missing: missing.map(hit) });
const added = (keyword: string, accepted = true) => suggestionWith({ keyword, accepted });
const terms = (hits: KeywordHit[]) => hits.map(({ term }) => term);

describe('the keyword lists', () => {
  it('keep an added term among the missing ones, marked, so that it can be taken back', () => {
    const lists = keywordLists(report(['Excel', '5S'], ['Lean']), [added('5s')]);
    expect(terms(lists.found)).toEqual(['Excel']);
    expect(terms(lists.missing)).toEqual(['Lean', '5S']);
    expect([...lists.added]).toEqual(['5S']);
  });

  it('show an added term once, wherever the report lists it', () => {
    const lists = keywordLists(report([], ['Lean']), [added('Lean')]);
    expect(terms(lists.missing)).toEqual(['Lean']);
    expect(lists.added.has('Lean')).toBe(true);
    expect(terms(keywordLists(report([], []), [added('Kanban')]).missing)).toEqual(['Kanban']);
  });

  it('do not mark a term whose suggestion was rejected, nor other suggestions', () => {
    const other = suggestionWith({ accepted: true });
    expect(keywordLists(report([], ['Lean']), [added('Lean', false), other]).added.size).toBe(0);
  });
});
