import type { Edit } from '#contract/resume.ts';

/** Places of a text that edits have taken; asking and taking are quick however many there are. */
export function takenPlaces(text: string) {
  /** Edits by each line that they touch. */
  const byLine = new Map<number, Edit[]>();
  const starts = lineStarts(text);
  const linesOf = ({ start, end }: Edit): number[] => {
    const lines: number[] = [];
    for (let line = lineAt(starts, start); line <= lineAt(starts, end); line++) lines.push(line);
    return lines;
  };
  return {
    isFree: (edit: Edit): boolean =>
      linesOf(edit).every((line) =>
        (byLine.get(line) ?? []).every((other) => !touches(edit, other, text)),
      ),
    take(edits: readonly Edit[]): void {
      for (const edit of edits) {
        for (const line of linesOf(edit)) {
          const own = byLine.get(line);
          if (own) own.push(edit);
          else byLine.set(line, [edit]);
        }
      }
    },
  };
}

/** Insertions may share a place with each other, and stand before or behind a change; a line that is cut goes with all edits in it. */
function touches(a: Edit, b: Edit, text: string): boolean {
  if (a.start === a.end && b.start === b.end) return false;
  if (isCut(a, text) !== isCut(b, text)) return false;
  return a.start < b.end && b.start < a.end;
}

const isCut = ({ start, end, text: put }: Edit, text: string) =>
  put === '' && text.slice(start, end).includes('\n');

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
