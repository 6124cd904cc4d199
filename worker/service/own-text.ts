/** From the text that the user sees and changes back to the layer that is theirs. */
import type { Edit } from '#contract/resume.ts';
import { byPlace } from '#contract/applied-changes.ts';
import { lineHunks } from '#contract/line-diff.ts';

export interface OwnText {
  /** The working text: the suggestions' own words are taken out again where the user left them alone. */
  text: string;
  /** Indices of its lines that the user wrote in this change. */
  own: Set<number>;
}

/** Working lines and what the accepted suggestions make of them. */
interface Stretch {
  working: string[];
  shown: string[];
}

/**
 * The working text behind `wanted`, a change of `working` with `accepted` applied. A line that the user
 * changed is theirs as it stands; the lines that they left alone stay as they were before the suggestions.
 */
export function ownTextBehind(working: string, accepted: readonly Edit[], wanted: string): OwnText {
  const stretches = stretchesOf(working, accepted);
  const wantedLines = wanted.split('\n');
  const places = placesIn(
    wantedLines,
    stretches.flatMap(({ shown }) => shown),
  );
  const lines: string[] = [];
  const own = new Set<number>();
  const write = (some: readonly string[]) => {
    for (const line of some) own.add(lines.push(line) - 1);
  };
  let [at, written] = [0, 0];
  for (const { working: old, shown } of stretches) {
    const first = places[at]!;
    if (first >= 0 && shown.every((_line, i) => places[at + i] === first + i)) {
      write(wantedLines.slice(written, first));
      lines.push(...old);
      written = first + shown.length;
    }
    at += shown.length;
  }
  write(wantedLines.slice(written));
  return { text: lines.join('\n'), own };
}

/** Of each line its index among the wanted ones; -1 where it is not there any more. */
function placesIn(wanted: readonly string[], lines: readonly string[]): number[] {
  const places: number[] = [];
  for (const { aFrom, aTo, bFrom } of [...lineHunks(lines, wanted), END(lines, wanted)]) {
    const shift = bFrom - aFrom;
    while (places.length < aFrom) places.push(places.length + shift);
    while (places.length < aTo) places.push(-1);
  }
  return places;
}

const END = ({ length }: readonly string[], { length: bFrom }: readonly string[]) => ({
  aFrom: length,
  aTo: length,
  bFrom,
});

/** The text cut between lines wherever no edit reaches over the cut. */
function stretchesOf(working: string, accepted: readonly Edit[]): Stretch[] {
  const edits = accepted.toSorted(byPlace);
  const found: Stretch[] = [];
  let next = 0;
  for (let at = 0; at <= working.length;) {
    const start = at;
    let end = lineEnd(working, at);
    let shown = '';
    for (let edit = edits[next]; edit && edit.start <= end; edit = edits[++next]) {
      shown += working.slice(at, edit.start) + edit.text;
      at = edit.end;
      if (at > end) end = lineEnd(working, at);
    }
    shown += working.slice(at, end);
    found.push({ working: working.slice(start, end).split('\n'), shown: shown.split('\n') });
    at = end + 1;
  }
  return found;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}
