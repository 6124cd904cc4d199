import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#contract/resume.ts';
import { applyEdits } from '#worker/document/edit.ts';
import { acceptAll, acceptedEdits, decide } from './decide.ts';
import { editBetween } from './draft.ts';

const TEXT = 'Responsible for stocking shelves\nTracked inbound shipments and resolved claims';

function suggestion(part: Partial<Suggestion>): Suggestion {
  return {
    id: 'a',
    type: 'formatting',
    title: 'Start with the verb',
    description: '',
    before: '',
    after: '',
    accepted: false,
    decision: 'undecided',
    level: 'confirm',
    points: 1,
    check: 'duties',
    rule: 'weak-lead-in',
    category: 'opening',
    edits: [],
    ...part,
  };
}

const before = 'Responsible for stocking shelves';
const rewrite = suggestion({
  before,
  after: 'Stocked shelves',
  edits: [editBetween(0, before, 'Stocked shelves')],
});
const list = [rewrite];

const textOf = (suggestions: readonly Suggestion[]) =>
  applyEdits(TEXT, acceptedEdits({ suggestions: [...suggestions], questions: [] }));

function decided(...args: Parameters<typeof decide>): Suggestion[] {
  const outcome = decide(...args);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

describe('decide', () => {
  it('accepts, rejects and takes back without changing the list it was given', () => {
    const accepted = decided(list, 'a', { accepted: true });
    expect(textOf(accepted)).toContain('Stocked shelves');
    expect(textOf(decided(accepted, 'a', { accepted: false }))).toBe(TEXT);
    expect(decided(accepted, 'a', { accepted: true, decision: 'undecided' })[0]!.decision).toBe(
      'undecided',
    );
    expect(list[0]!.accepted).toBe(false);
  });

  it('refuses what is not there any more', () => {
    expect(decide(list, 'gone', { accepted: true }).ok).toBe(false);
  });

  it('accepts all, or all of a kind', () => {
    const other = suggestion({ id: 'b', category: 'spelling' });
    expect(acceptAll([rewrite, other]).map(({ accepted }) => accepted)).toEqual([true, true]);
    expect(acceptAll([rewrite, other], ['spelling']).map(({ accepted }) => accepted)).toEqual([
      false,
      true,
    ]);
  });

  it("takes the user's own wording and gives the suggested one back", () => {
    const worded = decided(list, 'a', { accepted: true, after: 'Stocked and faced 9 aisles' });
    expect(textOf(worded).split('\n')[0]).toBe('Stocked and faced 9 aisles');
    expect(worded[0]!.editedAfter).toBe('Stocked and faced 9 aisles');
    const other = decided(worded, 'a', { accepted: true, after: 'Filled shelves' });
    expect(textOf(other).split('\n')[0]).toBe('Filled shelves');
    const back = decided(other, 'a', { accepted: false, decision: 'undecided' });
    expect(back[0]?.editedAfter).toBeUndefined();
    expect(textOf(back)).toBe(TEXT);
    expect(textOf(decided(back, 'a', { accepted: true }))).toBe(textOf(acceptAll(list)));
  });

  it('rewords a line of which the suggestion changes a whole word', () => {
    const spelled = suggestion({
      before,
      after: before.replace('stocking', 'stacking'),
      edits: [{ start: 16, end: 24, text: 'stacking' }],
    });
    const worded = decided([spelled], 'a', { accepted: true, after: 'Filled 9 aisles' });
    expect(textOf(worded).split('\n')[0]).toBe('Filled 9 aisles');
  });

  it.each(['', 'two\nlines', 'Cut costs by [X%]', before, 'a'.repeat(601)])(
    'refuses the wording «%s»',
    (after) => {
      expect(decide(list, 'a', { accepted: true, after }).ok).toBe(false);
    },
  );
});
