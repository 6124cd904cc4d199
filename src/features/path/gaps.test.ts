import { describe, expect, it } from 'vitest';
import type { Blocker, CheckReport, Resume } from '#contract/resume.ts';
import { analysisWith, questionWith, resumeWith, suggestionWith } from '#tests/fixtures/resume.ts';
import { gapsOf } from './gaps.ts';

const analysis = (blockers: Partial<Blocker>[] = [], checks: Partial<CheckReport>[] = []) => {
  const whole = analysisWith({});
  return {
    ...whole,
    enhanced: {
      ...whole.enhanced,
      total: 70,
      blockers: blockers.map((one) => ({
        id: 'x',
        title: 'Fault',
        kind: 'multiplier' as const,
        value: 0.9,
        costs: 4,
        ...one,
      })),
      checks: checks.map((one) => ({ ...whole.enhanced.checks[0]!, ...one })),
    },
  };
};
const complete = (part: Partial<Resume> = {}) =>
  resumeWith({
    enhancedContent: 'Ada Okoro\nada@example.org | 555 0100\nBaked 300 loaves a day',
    suggestions: [],
    questions: [],
    readout: null,
    analysis: analysis(),
    ...part,
  });
const ids = (resume: Resume, unsure = 0, looked = true) =>
  gapsOf(resume, unsure, looked).map(({ id }) => id);

describe('the gaps before sending', () => {
  it('are none where all is decided and nothing grave is left', () => {
    expect(ids(complete())).toEqual([]);
  });

  it('are one until its writer has looked at the result', () => {
    expect(ids(complete(), 0, false)).toEqual(['unread']);
    expect(gapsOf(complete(), 0, false)[0]?.place).toEqual({ step: 'look', words: null });
  });

  it('are at most three, the gravest first', () => {
    const resume = complete({
      enhancedContent: 'Ada Okoro\nWorked for [Company name]',
      suggestions: [suggestionWith({ decision: 'undecided' })],
      analysis: analysis([{ id: 'no-role-dates', title: 'No job has dates' }]),
    });
    expect(ids(resume, 2)).toEqual(['placeholder', 'no-role-dates', 'unsure']);
  });

  it('lead to the question that mends them', () => {
    const resume = complete({
      suggestions: [suggestionWith({ decision: 'accepted' })],
      questions: [questionWith({ rule: 'ask-dates', status: 'open' })],
      analysis: analysis([{ id: 'no-role-dates', title: 'No job has dates' }]),
    });
    expect(gapsOf(resume, 0, true)[0]?.place).toEqual({ step: 'fix', number: 2 });
  });

  it('do not name what the file made here does not have, nor faults that cost nothing', () => {
    const resume = complete({
      analysis: analysis([{ id: 'pages-format' }, { id: 'boxed-content' }, { costs: 0.2 }]),
    });
    expect(ids(resume)).toEqual([]);
  });

  it('name a misspelt word and lead to its line', () => {
    const spelling = { id: 'spelling', findings: [{ message: '', quote: 'loaves' }] };
    const [gap] = gapsOf(complete({ analysis: analysis([], [spelling]) }), 0, true);
    expect(gap).toMatchObject({ id: 'spelling', place: { step: 'look', words: 'loaves' } });
  });

  it('take no line of underscores for a blank, and no roman number for a placeholder', () => {
    const enhancedContent = 'Ada\n____________\nKing Henry XXI, grade [A]';
    expect(ids(complete({ enhancedContent }))).toEqual([]);
    expect(ids(complete({ enhancedContent: 'Raised sales by XX%' }))).toEqual(['placeholder']);
  });

  it('of a document without a score are one', () => {
    expect(ids(complete({ analysis: null }), 3)).toEqual(['no-resume']);
  });
});
