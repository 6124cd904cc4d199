import { describe, expect, it } from 'vitest';
import { answeredLine } from '#contract/answered-line.ts';
import type { Question } from '#contract/resume.ts';
import { rewriteLines } from '#worker/rewrite/lines.ts';
import { GRADED_QUESTIONS } from './graded-questions.ts';

const USUAL = { count: '12', size: '12', money: '£3k', change: '12%' };
const SENSIBLE = {
  count: ['12', 'about 30', 'over 200 a week', 'two', '1', '40-50 per shift.'],
  size: ['12', 'about 30', 'two'],
  money: ['£3k', 'about $3,000 a month', '2 lakh rupees'],
  change: ['12%', 'a third', '2 hours a week', 'from 9 to 4'],
};
const ANYTHING = ['', "I don't know", '£3k', '12', 'lots', 'I did about 30 and then\nleft'];

const asked = GRADED_QUESTIONS.map(([line, ...graded]) => ({
  line,
  before: line.replace(/ \(current\)$/, ''),
  graded,
  question: rewriteLines([line])[0]!.question,
}));

const asOf = (question: (typeof asked)[number]['question']): Question => ({
  ...question!,
  placeholder: '',
});

describe('the questions of the graded lines', () => {
  it.each(asked)('are asked as they were graded: «$line»', ({ before, graded, question }) => {
    const [prompt, filled] = graded;
    expect(question?.prompt).toBe(prompt);
    if (filled === null) return expect(question?.template).toBe('{answer}');
    const answer = question!.kind === 'number' ? USUAL[question!.measure!] : 'filing and post';
    expect(answeredLine(asOf(question), before, answer)).toMatchObject({ ok: true, line: filled });
  });

  it('are good in at least 19 of 20, and never leading', () => {
    const grades = GRADED_QUESTIONS.map((row) => row[3]);
    expect(grades.length).toBeGreaterThanOrEqual(90);
    expect(grades.filter((grade) => grade === 'GOOD').length / grades.length).toBeGreaterThan(0.95);
    expect(grades).not.toContain('LEADING');
  });

  it('are short', () => {
    for (const { question } of asked) expect(question!.prompt.length).toBeLessThanOrEqual(140);
  });

  it('keep every word of a line whatever sensible number is put in', () => {
    for (const { before, question } of asked) {
      if (question!.kind !== 'number') continue;
      for (const typed of SENSIBLE[question!.measure!]) {
        const answered = answeredLine(asOf(question), before, typed);
        expect(answered, typed).toMatchObject({ ok: true });
        const line = answered.ok ? answered.line : '';
        const lost = wordsOf(before).filter((word) => !wordsOf(line).includes(word));
        expect(lost, line).toEqual([]);
        expect(line.match(/\ban? (?:hour|day|shift|week|month)\b/g)?.length ?? 0).toBeLessThan(2);
        expect(line).not.toMatch(/[{}]| {2}|\.\.|\.$/);
      }
    }
  });

  it('make a whole line or say what is wrong, whatever is typed', () => {
    for (const { before, question } of asked) {
      for (const typed of ANYTHING) {
        const answered = answeredLine(asOf(question), before, typed);
        if (!answered.ok) expect(answered.fault).toMatch(/^[A-Z].*\.$/);
        else expect(answered.line.split(' ').length).toBeGreaterThan(2);
      }
    }
  });
});

/** Singular and plural alike: one thing may be made of several. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => !/^(?:|the|all|various|different|many|some|by)$/.test(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/e?s?$/, ''));
