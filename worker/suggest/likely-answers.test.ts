import { describe, expect, it } from 'vitest';
import { answeredLine } from '#contract/answered-line.ts';
import type { Question, Suggestion } from '#contract/resume.ts';
import { answeredLikely, likelyAnswer } from './likely-answers.ts';

const before = 'Fitted smoke alarms for the council.';
const question = (part: Partial<Question>): Question => ({
  prompt: '',
  kind: 'number',
  placeholder: '',
  template: 'Fitted {answer} smoke alarms for the council.',
  ...part,
});

const suggestion = (asked: Question | undefined, rule: string): Suggestion => ({
  id: rule,
  type: 'formatting',
  title: '',
  description: '',
  before,
  after: asked?.template ?? before,
  accepted: false,
  decision: 'undecided',
  level: asked ? 'ask' : 'confirm',
  points: 1,
  check: 'numbers',
  rules: [rule],
  edits: asked ? [{ start: 0, end: before.length, text: asked.template }] : [],
  ...(asked && { question: asked }),
});

const KINDS: readonly (readonly [rule: string, asked: Question])[] = [
  ['ask-quantity', question({ measure: 'count', things: 'smoke alarms' })],
  ['ask-quantity', question({ measure: 'size' })],
  ['ask-quantity', question({ measure: 'money' })],
  ['ask-quantity', question({ measure: 'change', template: 'Cut call-outs by {answer}' })],
  ['ask-quantity', question({})],
  ['ask-deed', question({ kind: 'text', template: '{answer}' })],
  ['ask-figure', question({ kind: 'text', template: '{answer}' })],
  ['ask-email', question({ kind: 'email' })],
  ['ask-phone', question({ kind: 'phone' })],
  ['ask-dates', question({ kind: 'date' })],
  ['ask-place', question({ kind: 'text', template: 'Ada Okoro | {answer}' })],
];

describe('a likely answer', () => {
  it.each(KINDS)('can stand where it is measured: %s %o', (rule, asked) => {
    const typed = likelyAnswer(suggestion(asked, rule));
    expect(answeredLine(asked, before, typed)).toMatchObject({ ok: true });
  });

  it('keeps the words of a line that only lacks a figure', () => {
    const asked = question({ kind: 'text', template: '{answer}' });
    expect(likelyAnswer(suggestion(asked, 'ask-figure'))).toMatch(
      /^Fitted smoke alarms for the council, /,
    );
  });

  it('tells the own part where that is asked, whatever wording stands ready', () => {
    const asked = (prompt: string) =>
      question({ kind: 'text', template: '{answer}', prompt, draft: 'Helped fit smoke alarms' });
    const typed = (prompt: string) => likelyAnswer(suggestion(asked(prompt), 'ask-deed'));
    expect(typed('What was your own part in this? Start with a verb.')).toMatch(/^Checked 12 /);
    expect(typed('Write the line again without “etc”.')).toBe('Helped fit smoke alarms');
  });

  it('is no line twice', () => {
    const asked = question({ kind: 'text', template: '{answer}' });
    const list = answeredLikely([suggestion(asked, 'ask-deed'), suggestion(asked, 'ask-deed')]);
    expect(list.every(({ accepted }) => accepted)).toBe(true);
    expect(new Set(list.map(({ after }) => after)).size).toBe(2);
  });

  it('leaves alone what is no question or has its answer', () => {
    const plain = suggestion(undefined, 'passive');
    const answered = suggestion(question({ answer: '40' }), 'ask-quantity');
    expect(answeredLikely([plain, answered])).toEqual([plain, answered]);
  });
});
