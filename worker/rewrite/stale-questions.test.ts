import { describe, expect, it } from 'vitest';
import { staleQuestion } from './stale-questions.ts';

const asked = (text: string, current = false) =>
  staleQuestion({ text, current, dialect: 'us', protectedSpans: [] })?.prompt;

describe('staleQuestion', () => {
  it('names the words that say little, and asks for the fact where none stands', () => {
    expect(asked('Processed claims on a daily basis')).toBe(
      'Write the line again with “daily” for “on a daily basis”. Add what came of it, if you can.',
    );
    expect(asked('Tried to keep costs down', true)).toMatch(/^“Tried to” hides what you did\./);
    expect(asked('Went the extra mile for 40 guests a night')).toBe(
      '“the extra mile” says little. Write the line again with what you did. Start with a verb.',
    );
  });

  it('names up to three weak places as they stand, to be left out', () => {
    expect(asked('Mainly ran the saw bench and did some sanding')).toBe(
      '“Mainly” and “did some” weaken this line. Write it again without them, starting with a verb for what you did.',
    );
    expect(asked('Always try to keep the various customers happy', true)).toBe(
      '“Always”, “try to” and “various” weaken this line. Write it again without them, starting with a verb for what you do.',
    );
  });

  it('takes away no limit of a claim, and asks how often only where the line does not say', () => {
    expect(asked('Mostly pressed trousers and shirts')).toMatch(/^Write the whole line again/);
    expect(asked('Properly cleaned the fryers every Sunday')).toMatch(/Add what came of it/);
  });

  it('asks nothing of a plain line, nor of what one did alone', () => {
    expect(asked('Processed 40 claims a day')).toBeUndefined();
    expect(asked('Ran the kitchen on my own at weekends')).toBeUndefined();
  });
});
