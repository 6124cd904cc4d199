import { describe, expect, it } from 'vitest';
import type { DocumentCheck } from '#contract/resume.ts';
import { linesInWords, scoreInWords } from './check-words.ts';

const CHECK: DocumentCheck = {
  score: 91,
  originalScore: 68,
  recovered: [{ field: 'work.title', expected: 3, found: 3 }],
  lines: { expected: 40, found: 40 },
  missing: [],
};

describe('what the check of a made file says', () => {
  it('sets the two scores side by side', () => {
    expect(scoreInWords(CHECK)).toBe('Your file as it was scores 68, this one-column PDF 91.');
    expect(scoreInWords({ ...CHECK, originalScore: null })).toBe('This PDF scores 91.');
    expect(scoreInWords({ ...CHECK, score: null })).toMatch(/too little text/);
  });

  it('claims that all came back only where all did', () => {
    expect(linesInWords(CHECK)).toBe(
      'All 40 lines came back, each under its heading, and every field was found.',
    );
    expect(linesInWords({ ...CHECK, lines: { expected: 40, found: 38 } })).toBe(
      '38 of 40 lines came back under their headings, and every field was found.',
    );
    const recovered = [{ field: 'work.title', expected: 3, found: 2 }];
    expect(linesInWords({ ...CHECK, recovered })).toBe(
      'All 40 lines came back, each under its heading. Not found: 1 of 3 job titles.',
    );
  });
});
