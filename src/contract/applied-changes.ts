/** Which edits make the enhanced text out of the original; the engine applies them, the page shows them. */
import { ANSWER, answeredLine } from './answered-line.ts';
import type { Edit, Proposals, Question, Suggestion } from './resume.ts';
import { wordEdits } from './word-edits.ts';

export interface AppliedChange {
  /** Number that the page shows: suggestions are counted from 1, questions after them. */
  number: number;
  suggestion?: Suggestion;
  question?: Question;
  /** Disjoint with the edits of every other change. */
  edits: Edit[];
}

/** What is accepted or answered, in the order of the lists. The user's own words take the place of what they touch. */
export function appliedChanges({ suggestions, questions }: Proposals): AppliedChange[] {
  const changes: AppliedChange[] = [
    ...suggestions.map((suggestion, index) => ({
      number: index + 1,
      suggestion,
      edits: suggestion.accepted ? suggestion.edits : [],
    })),
    ...questions.map((question, index) => ({
      number: suggestions.length + index + 1,
      question,
      edits: answerEdits(question),
    })),
  ].filter(({ edits }) => edits.length > 0);
  return withoutCovered(changes);
}

/** Of edits that meet the user's own words stand, then the wider one: a line that is cut goes with all in it. */
function withoutCovered(changes: readonly AppliedChange[]): AppliedChange[] {
  const own = changes.filter(isOwn).flatMap(({ edits }) => edits);
  const left = changes
    .flatMap((change) => change.edits.map((edit) => ({ edit, change })))
    .filter(({ edit, change }) => isOwn(change) || !own.some((other) => overlap(edit, other)))
    .toSorted((a, b) => a.edit.start - b.edit.start || b.edit.end - a.edit.end);
  const kept = new Set<Edit>();
  let [from, reach, by] = [-1, -1, changes[0]];
  for (const { edit, change } of left) {
    if (change !== by && edit.start < reach && (edit.end > from || isCut(by))) continue;
    kept.add(edit);
    if (edit.end > reach) [from, reach, by] = [edit.start, edit.end, change];
  }
  return changes.flatMap((change) => {
    const edits = change.edits.filter((edit) => kept.has(edit));
    return edits.length === 0 ? [] : [{ ...change, edits }];
  });
}

/** What a question's answer does to the text; nothing while it is open or skipped, or for 'no'. */
export function answerEdits(question: Question): Edit[] {
  const { status, answer, edits, template, before, kind } = question;
  if (status !== 'answered' || answer === undefined) return [];
  const answered = answeredLine(question, before, answer);
  if (!answered.ok || answered.line === before) return [];
  if (kind === 'yes-no') return edits;
  return edits.flatMap((edit) =>
    edit.text === template
      ? wordEdits(edit.start, before, answered.line)
      : { ...edit, text: filledIn(question, edit.text, answered.words) },
  );
}

/** The edit's text with the answer in it; the things that are counted take its number and its period. */
function filledIn(question: Question, text: string, words: string): string {
  const { kind, things, before, answer = '' } = question;
  const holdsThings = kind === 'number' && things && text.startsWith(`${ANSWER} ${things}`);
  const read = holdsThings ? answeredLine({ ...question, template: text }, before, answer) : null;
  return read?.ok ? read.line : text.replace(ANSWER, () => words);
}

/** Whole lines go, with whatever would be put in at their start. */
const isCut = (change: AppliedChange | undefined) => change?.suggestion?.after === '';

const isOwn = ({ suggestion }: AppliedChange) =>
  suggestion === undefined || suggestion.editedAfter !== undefined;

/** Insertions at one place share it. */
const overlap = (a: Edit, b: Edit) =>
  (a.start < b.end && b.start < a.end) ||
  (a.start === b.start && a.end === b.end && a.start !== a.end);

/**
 * In the order of the text. Of what is put in at one place, letters that end the word before stand first ('ed' before
 * ' to'), and what goes on with a line stands before a new line.
 */
export function byPlace(a: Edit, b: Edit): number {
  const opensLine = ({ text }: Edit) => Number(text.startsWith('\n'));
  const opensWord = ({ text }: Edit) => Number(/^\s/.test(text));
  return (
    a.start - b.start ||
    a.end - b.end ||
    opensLine(a) - opensLine(b) ||
    opensWord(a) - opensWord(b) ||
    (a.text < b.text ? -1 : Number(a.text > b.text))
  );
}
