import { expect, it } from 'vitest';
import { questionWith, suggestionWith } from '#tests/fixtures/resume.ts';
import { arrange } from './filters.ts';
import { countsOf, KINDS } from './kinds.ts';

const LIST = {
  suggestions: [
    suggestionWith({ id: 'heading', category: 'structure' }),
    suggestionWith({ id: 'verb', category: 'opening', decision: 'accepted' }),
    suggestionWith({ id: 'typo', category: 'spelling' }),
    suggestionWith({ id: 'comma', category: 'typography', decision: 'accepted' }),
  ],
  questions: [questionWith({ id: 'number' })],
};

it('stand in the order corrections, wording, structure, questions', () => {
  expect(arrange(LIST, 'all', false)).toEqual(['typo', 'comma', 'verb', 'heading', 'number']);
});

it('count what there is, and what is not accepted yet', () => {
  expect(KINDS.map((kind) => countsOf(LIST, kind))).toEqual([
    { all: 2, open: 1 },
    { all: 1, open: 0 },
    { all: 1, open: 1 },
    { all: 1, open: 0 },
  ]);
});
