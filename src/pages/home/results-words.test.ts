import { describe, expect, it } from 'vitest';
import type { Decision, QuestionStatus } from '#contract/resume.ts';
import { analysisWith, questionWith, resumeWith, suggestionWith } from '#tests/fixtures/resume.ts';
import { readOnWords, waitingWords } from './results-words.ts';

const waits = (decisions: Decision[], statuses: QuestionStatus[] = []) =>
  waitingWords({
    suggestions: decisions.map((decision) => suggestionWith({ decision })),
    questions: statuses.map((status) => questionWith({ status })),
  });

describe('what waits for the user', () => {
  it('counts edits and questions apart', () => {
    expect(waits(['undecided', 'accepted'], ['open', 'open'])).toBe(
      'One edit to decide on and 2 questions only you can answer.',
    );
  });

  it('leaves out what there is none of', () => {
    expect(waits(['undecided', 'undecided'])).toBe('2 edits to decide on.');
    expect(waits([], ['open', 'skipped'])).toBe('One question only you can answer.');
    expect(waits(['rejected'])).toBe('Everything is decided.');
    expect(waits([])).toBe('There is nothing to decide.');
  });
});

describe('when a resume was read', () => {
  it('is told with the time it took', () => {
    const resume = resumeWith({ analysis: analysisWith({ tookMs: 912 }) });
    expect(readOnWords(resume, 'en-GB')).toBe(
      'Read on 20 November 2026 in 0.9 seconds, on this device',
    );
    expect(readOnWords(resumeWith({ createdAt: '' }))).toBe('Read, on this device');
  });
});
