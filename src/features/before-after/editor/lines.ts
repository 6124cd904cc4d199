/** What the keys do to the lines of a resume: bullets go on, join, and move alone or as a whole job. */
import {
  EditorSelection,
  type ChangeSpec,
  type EditorState,
  type Line,
  type StateCommand,
} from '@codemirror/state';
import { BULLET, type LineKind } from '../line-kind.ts';

const markerOf = (line: Line): string => BULLET.exec(line.text)?.[0] ?? '';

/** Enter adds a line; in a list it begins with the list's sign, and on an empty item it ends the list. */
export const addLine: StateCommand = ({ state, dispatch }) => {
  const { head, empty, from, to } = state.selection.main;
  const line = state.doc.lineAt(head);
  const marker = markerOf(line);
  if (!marker || from - line.from < marker.length) return false;
  if (empty && line.text === marker) {
    dispatch(state.update({ changes: { from: line.from, to: line.to }, userEvent: 'delete' }));
    return true;
  }
  const insert = `${state.lineBreak}${marker}`;
  dispatch(
    state.update({
      changes: { from, to, insert },
      selection: EditorSelection.cursor(from + insert.length),
      scrollIntoView: true,
      userEvent: 'input',
    }),
  );
  return true;
};

/** Backspace at the start of an item's words joins it with the line above; an empty item goes. */
export const joinLine: StateCommand = ({ state, dispatch }) => {
  const { head, empty } = state.selection.main;
  const line = state.doc.lineAt(head);
  const marker = markerOf(line);
  if (!empty || !marker || head - line.from !== marker.length || line.number === 1) return false;
  const above = state.doc.line(line.number - 1);
  const rest = line.text.slice(marker.length);
  const joint = rest === '' || above.text === '' || above.text.endsWith(' ') ? '' : ' ';
  dispatch(
    state.update({
      changes: { from: above.to, to: head, insert: joint },
      selection: EditorSelection.cursor(above.to + joint.length),
      scrollIntoView: true,
      userEvent: 'delete',
    }),
  );
  return true;
};

export type KindAt = (state: EditorState, line: number) => LineKind;

/** First and last line, counted from 1. */
export interface Block {
  first: number;
  last: number;
}

/** What moves together with a line: a job with all that is told under it, a section with its heading, else the line. */
export function blockAt(state: EditorState, number: number, kindAt: KindAt): Block {
  const kind = kindAt(state, number);
  const ends: readonly LineKind[] =
    kind === 'heading' ? ['heading'] : kind === 'role' ? ['heading', 'role'] : [];
  let last = number;
  if (ends.length > 0) {
    while (last < state.doc.lines && !ends.includes(kindAt(state, last + 1))) last++;
    while (last > number && kindAt(state, last) === 'blank') last--;
  }
  return { first: number, last };
}

/** The block next to another in a direction; null at the document's ends and, for a job, at its section's. */
function neighbour(state: EditorState, block: Block, by: -1 | 1, kindAt: KindAt): Block | null {
  const kind = kindAt(state, block.first);
  const step = (from: number) => {
    let at = from;
    while (at >= 1 && at <= state.doc.lines && kindAt(state, at) === 'blank') at += by;
    return at >= 1 && at <= state.doc.lines ? at : null;
  };
  const next = step(by > 0 ? block.last + 1 : block.first - 1);
  if (next === null) return null;
  if (kind !== 'role' && kind !== 'heading') return { first: next, last: next };
  if (by > 0) return kindAt(state, next) === kind ? blockAt(state, next, kindAt) : null;
  for (let at = next; at >= 1; at--) {
    const above = kindAt(state, at);
    if (above === kind) return blockAt(state, at, kindAt);
    if (above === 'heading') return null;
  }
  return null;
}

/** Moves what the cursor stands in past its neighbour, the cursor with it. */
export const moveBlock =
  (by: -1 | 1, kindAt: KindAt): StateCommand =>
  ({ state, dispatch }) => {
    const { head } = state.selection.main;
    const line = state.doc.lineAt(head);
    const block = blockAt(state, line.number, kindAt);
    const other = neighbour(state, block, by, kindAt);
    if (!other) return false;
    const [upper, lower] = by > 0 ? [block, other] : [other, block];
    const from = state.doc.line(upper.first).from;
    const upperText = textOf(state, upper);
    const lowerText = textOf(state, lower);
    const between = state.sliceDoc(from + upperText.length, state.doc.line(lower.first).from);
    const insert = lowerText + between + upperText;
    const changes: ChangeSpec = { from, to: from + insert.length, insert };
    const start = by > 0 ? from + lowerText.length + between.length : from;
    dispatch(
      state.update({
        changes,
        selection: EditorSelection.cursor(start + (head - state.doc.line(block.first).from)),
        scrollIntoView: true,
        userEvent: 'move.line',
      }),
    );
    return true;
  };

const textOf = ({ doc }: EditorState, { first, last }: Block) =>
  doc.sliceString(doc.line(first).from, doc.line(last).to);
