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

  it('says what it was decided', () => {
    const [accepted] = decided(list, 'a', { accepted: true });
    const [rejected] = decided(list, 'a', { accepted: false });
    expect([accepted!.decision, rejected!.decision]).toEqual(['accepted', 'rejected']);
    expect(decide(list, 'gone', { accepted: true })).toEqual({
      ok: false,
      problem: { code: 'not-found', message: 'This suggestion does not exist any more.' },
    });
    expect(acceptAll(list)[0]).toMatchObject({ decision: 'accepted', accepted: true });
  });

  it('keeps the own wording through acceptance, and takes none with an undoing', () => {
    const [worded] = decided(list, 'a', { accepted: true, after: ' Filled shelves ' });
    expect(worded!.editedAfter).toBe('Filled shelves');
    expect(decided([worded!], 'a', { accepted: true })[0]!.editedAfter).toBe('Filled shelves');
    const undone = { accepted: false, decision: 'undecided', after: 'Other words' } as const;
    expect(decided([worded!], 'a', undone)[0]!.editedAfter).toBeUndefined();
  });

  it('rewords a line in the middle of the text that two edits change', () => {
    const line = 'Tracked inbound shipments and resolved claims';
    const from = TEXT.indexOf(line);
    const at = (words: string) => from + line.indexOf(words);
    const edits = [
      { start: at('resolved'), end: at('resolved') + 8, text: 'settled' },
      { start: at('inbound'), end: at('inbound') + 8, text: '' },
    ];
    const after = 'Tracked shipments and settled claims';
    const both = suggestion({ before: line, after, edits });
    const own = decided([both], 'a', { accepted: true, after: 'Tracked all and settled claims' });
    expect(textOf(own)).toBe(TEXT.replace(line, 'Tracked all and settled claims'));
    expect(textOf(decided(own, 'a', { accepted: true, decision: 'undecided' }))).toBe(TEXT);
    const again = decided(decided(own, 'a', { accepted: false, decision: 'undecided' }), 'a', {
      accepted: true,
    });
    expect(textOf(again)).toBe(TEXT.replace(line, after));
  });

  it.each([
    ['adds a line', '', 'Skills: Excel'],
    ['changes two lines', 'One\nTwo', 'One, two'],
    ['does more than it shows', 'Responsible for stocking shelves', 'Something else'],
  ])('does not reword what %s', (_, was, after) => {
    const one = suggestion({ before: was, after, edits: [{ start: 0, end: 3, text: 'X' }] });
    expect(decide([one], 'a', { accepted: true, after: 'My own words' })).toEqual({
      ok: false,
      problem: {
        code: 'malformed',
        message: 'This suggestion can be accepted or rejected, but not reworded.',
      },
    });
  });
});

it('opens a Skills section once for all terms that open it, beside other edits', () => {
  const skill = (id: string, term: string) =>
    suggestion({
      id,
      accepted: true,
      decision: 'accepted',
      edits: [{ start: TEXT.length, end: TEXT.length, text: `\n\nSKILLS\n${term}` }],
    });
  const all = [skill('b', 'Excel'), skill('c', 'SAP'), { ...rewrite, accepted: true }];
  const text = textOf(all);
  expect(text.match(/SKILLS/g)).toHaveLength(1);
  expect(text).toContain('Stocked shelves');
  expect(text).toMatch(/Excel[\s\S]*SAP/);
});
