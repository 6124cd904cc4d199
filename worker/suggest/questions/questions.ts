/** Questions about single lines: facts that only the writer has, at most one line in five. */
import { lintedLines, type LintedLine } from '#worker/checks/lines/lints.ts';
import { applyLints } from '#worker/lint/lint-line.ts';
import { analyseLine } from '#worker/nlp/line/analyse.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import type { QuestionDraft, SuggestContext } from '../draft.ts';
import { doneByWhom, helpOrAlone } from './claims.ts';
import type { Asker, LineQuestion } from './model.ts';
import { howMany } from './numbers.ts';
import { ownPart, whatCameOfIt } from './parts.ts';

const ASKERS: readonly Asker[] = [doneByWhom, helpOrAlone, howMany, ownPart, whatCameOfIt];

/** Of so many lines one is asked about. */
const LINES_FOR_ONE = 5;
/** However long the resume, nobody answers more. */
const MOST = 15;

/** The questions about a resume's bullets that are worth most, in the order of the document. */
export function lineQuestions(context: SuggestContext): QuestionDraft[] {
  const bullets = lintedLines(context).filter(({ line }) => line.kind === 'bullet');
  return chosen(bullets, context.speller).map(
    ({ question: { value: _value, ...draft }, line }) => ({
      ...draft,
      before: line.text,
      edits: draft.edits.map(({ start, end, text }) => ({
        start: start + line.start,
        end: end + line.start,
        text,
      })),
    }),
  );
}

/** At most one question for a line, and one for five lines. */
export function chosen(lines: readonly LintedLine[], speller: Speller | null) {
  const most = Math.min(MOST, Math.floor(lines.length / LINES_FOR_ONE) || Number(lines.length > 2));
  const all = lines.flatMap((one, at) => {
    const question = questionOn(one, speller);
    return question ? [{ ...one, question, at }] : [];
  });
  const asked = new Set<string>();
  return all
    .toSorted((a, b) => b.question.value - a.question.value || a.at - b.at)
    .filter(({ question }) => {
      // Nobody answers the same question about two lines, but for a yes or a no.
      const isNew =
        question.kind === 'yes-no' || question.rule !== 'ask-number' || !asked.has(question.prompt);
      asked.add(question.prompt);
      return isNew;
    })
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at);
}

function questionOn(one: LintedLine, speller: Speller | null): LineQuestion | null {
  const { line, lints } = one;
  const text = applyLints(line.text, lints);
  // Protected places only matter to fixes.
  const mended =
    lints.length === 0 ? line : analyseLine(text, { ...line, protectedSpans: [], speller });
  const found = ASKERS.flatMap((ask) => ask({ ...one, mended }) ?? []);
  return found.toSorted((a, b) => b.value - a.value)[0] ?? null;
}
