/** Where in the enhanced text the suggestions stand. */
import { appliedChanges, byPlace } from '#contract/applied-changes.ts';
import type { Edit, Proposals } from '#contract/resume.ts';
import { diffWords } from '../../../ui/marks/word-diff.ts';

export interface Place {
  /** Id of the suggestion, or of the question whose answer it is. */
  id: string;
  /** As the list counts them. */
  number: number;
  /** Accepted, so that its words stand in the text; or open, so that the text has what it is about. */
  applied: boolean;
  /** What the suggestion changed or would change, in the enhanced text. */
  from: number;
  to: number;
  /** The words in it that are marked; an empty one stands where words went out. */
  marks: readonly { from: number; to: number }[];
}

/** Every suggestion and answer that stands in the text or may, with its places, in the order of the text. */
export function placesOf(proposals: Proposals, workingContent: string): Place[] {
  const applied = appliedChanges(proposals)
    .flatMap(({ number, suggestion, question, edits }) => {
      const id = suggestion?.id ?? question?.id ?? '';
      return edits.map((edit) => ({ id, number, edit }));
    })
    .toSorted((a, b) => byPlace(a.edit, b.edit));
  const places: Place[] = [];
  const shifts: { after: number; by: number }[] = [];
  let by = 0;
  for (const [at, { id, number, edit }] of applied.entries()) {
    const from = edit.start + by;
    // As far as no other change: there the offsets of the two texts go side by side.
    const before = workingContent.slice(applied[at - 1]?.edit.end ?? 0, edit.start);
    const after = workingContent.slice(edit.end, applied[at + 1]?.edit.start);
    const marks = addedWords(workingContent.slice(edit.start, edit.end), edit.text, from).map(
      (mark) => {
        if (mark.to - mark.from !== 1) return mark;
        const own = { from: mark.from - from, to: mark.to - from };
        const wide = widened(own, before.length, before + edit.text + after);
        return { from: wide.from + from, to: wide.to + from };
      },
    );
    places.push({ id, number, applied: true, from, to: from + edit.text.length, marks });
    by += edit.text.length - (edit.end - edit.start);
    shifts.push({ after: edit.end, by });
  }
  const shifted = (offset: number) =>
    offset + (shifts.findLast(({ after }) => after <= offset)?.by ?? 0);
  const clashes = ({ start, end }: Edit) =>
    applied.some(({ edit }) => edit.start < end && start < edit.end);
  for (const [at, { id, edits, decision }] of proposals.suggestions.entries()) {
    if (decision !== 'undecided') continue;
    for (const edit of edits.filter((one) => !clashes(one))) {
      const from = shifted(edit.start);
      const old = workingContent.slice(edit.start, edit.end);
      const marks = removedWords(old, edit, workingContent).map((mark) => ({
        from: mark.from + from,
        to: mark.to + from,
      }));
      places.push({ id, number: at + 1, applied: false, from, to: from + old.length, marks });
    }
  }
  return places.toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** New words, or an empty mark where words only went out. */
function addedWords(before: string, after: string, start: number): Place['marks'] {
  const marks: { from: number; to: number }[] = [];
  let at = start;
  for (const { kind, text } of diffWords(before, after)) {
    const to = kind === 'removed' ? at : at + text.length;
    if (kind === 'added') marks.push({ from: at, to });
    at = to;
  }
  return marks.length > 0 ? marks : [{ from: start, to: start }];
}

/** Words that would go, relative to the edit's start; of an insertion the word that it follows. */
function removedWords(before: string, { start, text }: Edit, whole: string) {
  const marks: { from: number; to: number }[] = [];
  let at = 0;
  for (const piece of diffWords(before, text)) {
    if (piece.kind === 'removed') marks.push({ from: at, to: at + piece.text.length });
    if (piece.kind !== 'added') at += piece.text.length;
  }
  if (marks.length > 0) return marks.map((mark) => widened(mark, start, whole));
  const line = whole.slice(whole.lastIndexOf('\n', start - 1) + 1, start);
  const word = /\S+\s*$/.exec(line)?.[0].length ?? 0;
  return [{ from: -word, to: 0 }];
}

/** A mark under one letter is easily overlooked: the whole word has it then, or the word before a lone sign. */
function widened(mark: { from: number; to: number }, start: number, whole: string) {
  if (mark.to - mark.from > 1) return mark;
  const [before, after] = [whole.slice(0, start + mark.from), whole.slice(start + mark.to)];
  const head = /\S*$/.exec(before)![0].length;
  const tail = /^\S*/.exec(after)![0].length;
  const lone = head + tail === 0 ? (/\S+[^\S\n]*$/.exec(before)?.[0].length ?? 0) : head;
  return { from: mark.from - lone, to: mark.to + tail };
}

/** The place under an offset, the narrowest first; else the nearest in its line. */
export function placeAt(
  places: readonly Place[],
  offset: number,
  line: { from: number; to: number },
): Place | undefined {
  const over = places
    .filter(({ from, to }) => from <= offset && offset <= to)
    .toSorted((a, b) => a.to - a.from - (b.to - b.from));
  const marked = over.find(({ marks }) =>
    marks.some(({ from, to }) => from <= offset && offset <= to),
  );
  if (marked ?? over[0]) return marked ?? over[0];
  return places
    .filter(({ from, to }) => from <= line.to && to >= line.from)
    .toSorted((a, b) => Math.abs(a.from - offset) - Math.abs(b.from - offset))[0];
}
