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
    rules: ['weak-lead-in'],
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
const template = 'Tracked {answer} inbound shipments a week and resolved claims';
const question = suggestion({
  id: 'q',
  level: 'ask',
  before: 'Tracked inbound shipments and resolved claims',
  after: template,
  edits: [{ start: before.length + 1, end: TEXT.length, text: template }],
  question: {
    prompt: 'How many?',
    kind: 'number',
    placeholder: 'A number',
    template,
    measure: 'count',
    things: 'inbound shipments',
  },
});
const list = [rewrite, question];

const textOf = (suggestions: readonly Suggestion[]) => applyEdits(TEXT, acceptedEdits(suggestions));

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

  it('turns an answer into an accepted edit, and a new answer replaces it', () => {
    const answered = decided(list, 'q', { accepted: true, answer: '40' });
    expect(textOf(answered)).toContain('Tracked 40 inbound shipments a week and resolved claims');
    const again = decided(answered, 'q', { accepted: true, answer: '55' });
    expect(textOf(again)).toContain('Tracked 55 inbound');
    expect(again[1]!.question?.template).toBe(template);
    const open = decided(again, 'q', { accepted: false, decision: 'undecided' });
    expect(open[1]).toEqual(question);
    expect(textOf(open)).toBe(TEXT);
  });

  it('puts an answer right, and takes it back whole, reworded or not', () => {
    const answered = decided(list, 'q', { accepted: true, answer: 'over 200 a month.' });
    const line = 'Tracked over 200 inbound shipments a month and resolved claims';
    expect(textOf(answered).split('\n')[1]).toBe(line);
    const worded = decided(answered, 'q', { accepted: true, after: `${line} on time` });
    for (const one of [answered, worded]) {
      const open = decided(one, 'q', { accepted: false, decision: 'undecided' });
      expect(open[1]).toEqual(question);
      expect(textOf(open)).toBe(TEXT);
    }
  });

  it('keeps the answer of a question that is rejected, for later', () => {
    const answered = decided(list, 'q', { accepted: true, answer: '40' });
    const rejected = decided(answered, 'q', { accepted: false });
    expect(textOf(rejected)).toBe(TEXT);
    expect(rejected[1]!.question?.answer).toBe('40');
  });

  it.each([
    ['', 'number'],
    ['many', 'number'],
    ['4\n5', 'number'],
    ['[X%]', 'number'],
    ['{answer}', 'number'],
  ])('refuses «%s» as an answer', (answer) => {
    expect(decide(list, 'q', { accepted: true, answer }).ok).toBe(false);
  });

  it('does not accept a question that has no answer', () => {
    expect(decide(list, 'q', { accepted: true }).ok).toBe(false);
    expect(decide(list, 'a', { accepted: true, answer: '4' }).ok).toBe(false);
    expect(decide(list, 'gone', { accepted: true }).ok).toBe(false);
    expect(textOf(acceptAll(list))).not.toContain('{answer}');
    expect(acceptAll(list)[1]).toBe(question);
  });

  it("takes the user's own wording and gives the suggested one back", () => {
    const worded = decided(list, 'a', { accepted: true, after: 'Stocked and faced 9 aisles' });
    expect(textOf(worded).split('\n')[0]).toBe('Stocked and faced 9 aisles');
    expect(worded[0]!.editedAfter).toBe('Stocked and faced 9 aisles');
    const other = decided(worded, 'a', { accepted: true, after: 'Filled shelves' });
    expect(textOf(other).split('\n')[0]).toBe('Filled shelves');
    expect(decided(other, 'a', { accepted: false, decision: 'undecided' })[0]).toEqual(rewrite);
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
