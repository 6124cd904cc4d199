import { describe, expect, it } from 'vitest';
import { RULES } from '#worker/lint/all.ts';
import { applyLints, lintLine } from '#worker/lint/lint-line.ts';
import { loadSpeller } from '#worker/nlp/speller.ts';
import { bulletLine } from './bullet-line.ts';
import { BENCH_LINES } from './lines.ts';
import { faultyForms, type FaultyForm } from './faulty-forms.ts';

const speller = await loadSpeller();

const analysed = (text: string, current = false) => bulletLine(text, speller, current);
const lints = (text: string, current = false) => lintLine(analysed(text, current), { speller });
const mended = (text: string, current: boolean) => applyLints(text, lints(text, current));

/** Shares of the lines of one form: some forms say too little of what is a verb. */
const LEAST_BACK = 0.8;
const MOST_HALF = 0.015;

/** Right lines that nothing is said of, from the benches and from what the rules make of theirs. */
const RIGHT = [
  ...BENCH_LINES.filter(({ kind }) => kind === 'good').map(({ text }) => text),
  ...RULES.flatMap(({ examples }) => [
    ...examples.keeps,
    ...examples.fixes.map(([, good]) => good),
  ]),
].filter((text) => !text.endsWith(')') && /^[A-Z]/.test(text) && lints(text).length === 0);

const FORMS = RIGHT.flatMap((text) => faultyForms(analysed(text)));

/** Some of its verbs were turned, and one stands as it was put: worse than the line that came in. */
function isHalfTurned({ text, right, verbs }: FaultyForm, after: string): boolean {
  if (after === text || after === right || verbs.length < 2) return false;
  const wordsOf = (line: string) => new Set(line.toLowerCase().match(/\p{L}+/gu));
  const [there, wanted] = [wordsOf(after), wordsOf(right)];
  const stays = verbs.filter((verb) => there.has(verb) && !wanted.has(verb));
  return stays.length > 0 && stays.length < verbs.length;
}

describe('a right line that is put into a faulty form', () => {
  const outcomes = FORMS.map((form) => ({ ...form, after: mended(form.text, form.current) }));

  it('is made of lines enough to tell', () => {
    expect(RIGHT.length).toBeGreaterThan(200);
    expect(new Set(FORMS.map(({ form }) => form)).size).toBe(9);
  });

  it.each([...Map.groupBy(outcomes, ({ form }) => form)])('comes back from %s', (_form, all) => {
    const back = all.filter(({ after, right }) => after === right);
    expect(back.length / all.length).toBeGreaterThan(LEAST_BACK);
    const half = all.filter((one) => isHalfTurned(one, one.after)).map(({ after }) => after);
    expect(half.length / all.length, half.join('\n')).toBeLessThan(MOST_HALF);
  });
});
