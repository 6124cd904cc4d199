import { describe, expect, it } from 'vitest';
import { questionWith, suggestionWith } from '#tests/fixtures/resume.ts';
import { arrange, countOf } from './filters.ts';

const LIST = {
  suggestions: [
    suggestionWith({ id: 'verb', decision: 'accepted' }),
    suggestionWith({ id: 'agency' }),
    suggestionWith({ id: 'acronym', decision: 'rejected' }),
  ],
  questions: [
    questionWith({ id: 'number' }),
    questionWith({ id: 'answered', status: 'answered', answer: '40' }),
  ],
};

describe('the filters of the suggestions', () => {
  it('count an open question as a question, not as undecided', () => {
    expect(countOf(LIST, 'undecided')).toBe(1);
    expect(countOf(LIST, 'questions')).toBe(1);
    expect(countOf(LIST, 'accepted')).toBe(2);
    expect(countOf(LIST, 'rejected')).toBe(1);
    expect(countOf(LIST, 'all')).toBe(5);
  });

  it('put what needs the word of the user first, and keep the order otherwise', () => {
    expect(arrange(LIST, 'all', true)).toEqual(['agency', 'verb', 'acronym', 'number', 'answered']);
    expect(arrange(LIST, 'all', false)[0]).toBe('verb');
    expect(arrange(LIST, 'accepted', true)).toEqual(['verb', 'answered']);
  });

  it('show nothing of an empty list', () =>
    expect(arrange({ suggestions: [], questions: [] }, 'all', true)).toEqual([]));
});
