import { describe, expect, it } from 'vitest';
import type { AnswerRequest } from '#contract/requests.ts';
import type { Question, Suggestion } from '#contract/resume.ts';
import { applyEdits } from '#worker/document/edit.ts';
import { questionWith, suggestionWith } from '#tests/fixtures/resume.ts';
import { answerQuestion } from './answer.ts';
import { acceptedEdits } from './decide.ts';

const LINE = 'Tracked inbound shipments and resolved claims';
const TEXT = `${LINE}\nStock counts was done by hand`;
const template = 'Tracked {answer} inbound shipments a week and resolved claims';
const number = questionWith({
  id: 'q',
  before: LINE,
  template,
  measure: 'count',
  things: 'inbound shipments',
  edits: [{ start: 0, end: LINE.length, text: template }],
});
const counts = LINE.length + 1;
const passive = questionWith({
  id: 'y',
  kind: 'yes-no',
  before: 'Stock counts was done by hand',
  template: 'Did stock counts by hand',
  edits: [{ start: counts, end: counts + 21, text: 'Did stock counts' }],
});
const agreement: Suggestion = suggestionWith({
  accepted: true,
  edits: [{ start: counts + 13, end: counts + 16, text: 'were' }],
});

const textOf = (questions: Question[], suggestions: Suggestion[] = []) =>
  applyEdits(TEXT, acceptedEdits({ questions, suggestions }));

function answered(id: string, request: AnswerRequest, from = [number, passive]): Question[] {
  const outcome = answerQuestion(from, id, request);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

describe('an answer', () => {
  it('becomes an edit, and a new answer replaces it', () => {
    const first = answered('q', { answer: '40' });
    expect(textOf(first)).toContain('Tracked 40 inbound shipments a week and resolved');
    const again = answered('q', { answer: 'over 200 a month.' }, first);
    expect(textOf(again)).toContain('Tracked over 200 inbound shipments a month and resolved');
    expect(textOf(answered('q', { open: true }, again))).toBe(TEXT);
    expect(answered('q', { open: true }, again)).toEqual([number, passive]);
  });

  it('is kept, but takes no part in the text, when the question is skipped', () => {
    const skipped = answered('q', { skip: true }, answered('q', { answer: '40' }));
    expect(textOf(skipped)).toBe(TEXT);
    expect(skipped[0]).toMatchObject({ status: 'skipped', answer: '40' });
  });

  it('leaves accepted fixes elsewhere in its line as they are', () => {
    const spelt = suggestionWith({
      accepted: true,
      after: 'Tracked incoming shipments and resolved claims',
      edits: [{ start: 8, end: 15, text: 'incoming' }],
    });
    expect(textOf(answered('q', { answer: '40' }), [spelt])).toContain(
      'Tracked 40 incoming shipments a week and',
    );
  });

  it.each(['', 'many', '[X%]', '{answer}'])('«%s» is refused', (answer) => {
    expect(answerQuestion([number], 'q', { answer }).ok).toBe(false);
  });
});

describe('a yes-no question', () => {
  it('turns the line round for a yes, with the fixes that stood inside', () => {
    const yes = answered('y', { answer: 'yes' });
    expect(textOf(yes, [agreement])).toBe(`${LINE}\nDid stock counts by hand`);
  });

  it('leaves the line and its fixes for a no, and takes no other answer', () => {
    const no = answered('y', { answer: 'no' });
    expect(no[1]).toMatchObject({ status: 'answered', answer: 'no' });
    expect(textOf(no, [agreement])).toBe(`${LINE}\nStock counts were done by hand`);
    expect(answerQuestion([passive], 'y', { answer: 'perhaps' }).ok).toBe(false);
  });
});
