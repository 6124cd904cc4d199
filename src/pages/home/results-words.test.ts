import { describe, expect, it } from 'vitest';
import type { Decision } from '#contract/resume.ts';
import { analysisWith, questionWith, resumeWith, suggestionWith } from '#tests/fixtures/resume.ts';
import { readOnWords, waitingWords } from './results-words.ts';

const edit = (decision: Decision) => suggestionWith({ decision });
const question = (decision: Decision) => questionWith({ decision });

describe('what waits for the user', () => {
  it('counts edits and questions apart', () => {
    const list = [
      edit('undecided'),
      question('undecided'),
      question('undecided'),
      edit('accepted'),
    ];
    expect(waitingWords(list)).toBe(
      'One edit waits for your word, 2 questions only you can answer.',
    );
  });

  it('leaves out what there is none of', () => {
    expect(waitingWords([edit('undecided'), edit('undecided')])).toBe(
      '2 edits wait for your word.',
    );
    expect(waitingWords([question('undecided'), question('rejected')])).toBe(
      'One question only you can answer.',
    );
    expect(waitingWords([edit('rejected')])).toBe('Everything is decided.');
    expect(waitingWords([])).toBe('There is nothing to decide.');
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
