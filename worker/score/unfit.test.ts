import { describe, expect, it } from 'vitest';
import { bareInputOf } from '#tests/builders/bare-input.ts';
import type { ResumeDraft } from '#tests/builders/resume.ts';
import { whyNoScore } from './unfit.ts';

const said = (kind: ResumeDraft['kind'], ...extra: string[]) =>
  whyNoScore(bareInputOf({ extra, ...(kind && { kind }) }));

const words = (count: number) => 'word '.repeat(count).trim();

describe('a file that no number describes', () => {
  it('has no text', () => {
    const none = 'No text could be read in this file, so it gets no score.';
    expect(said('resume')).toBe(none);
    expect(said('resume', '', '— • —')).toBe(none);
    expect(said('letter', '')).toBe(none);
  });

  it('has fewer than twenty words', () => {
    const few = 'There is too little text in this file to score it.';
    expect(said('resume', words(1))).toBe(few);
    expect(said('resume', words(10), words(9))).toBe(few);
    expect(said('resume', words(10), words(10))).toBeNull();
    expect(said('resume', words(400))).toBeNull();
  });

  it.each([
    [
      'several',
      'This file holds resumes of more than one person, so it gets no score. Upload each in a file of its own.',
    ],
    ['form', 'This is a form or a template that has not been filled in, so it gets no score.'],
    ['letter', 'This reads like a letter, not like a resume, so it gets no score.'],
    ['invoice', 'This reads like an invoice, not like a resume, so it gets no score.'],
    ['recipe', 'This reads like a recipe, not like a resume, so it gets no score.'],
    ['article', 'This reads like an article, not like a resume, so it gets no score.'],
    [
      'advert',
      'This reads like an advertisement for a job, not like a resume, so it gets no score.',
    ],
    ['other', 'This does not read like a resume, so it gets no score.'],
  ] as const)('is of the kind %s, long or short', (kind, reason) => {
    expect(said(kind, words(90))).toBe(reason);
    expect(said(kind, words(5))).toBe(reason);
  });
});
