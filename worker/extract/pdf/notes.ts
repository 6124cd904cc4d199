import type { Segment } from './segment.ts';

const NOTE_NUMBER = /^(?:\d{1,2}|[*†‡])$/;
/** Points between a number and the word that it is raised beside. */
const TOUCH_PT = 2.5;

/** Takes out raised numbers that refer to a note on the same page, and sets the note's own number apart from its text. */
export function withoutNoteNumbers(pieces: readonly Segment[]): Segment[] {
  const raised = pieces.filter(({ text }) => NOTE_NUMBER.test(text));
  if (raised.length < 2) return [...pieces];
  const references = raised.filter((piece) => pieces.some((word) => ends(word, piece)));
  const notes = raised.filter(
    (piece) => !references.includes(piece) && pieces.some((word) => starts(word, piece)),
  );
  const known = new Set(notes.map(({ text }) => text));
  const dropped = new Set(references.filter(({ text }) => known.has(text)));
  for (const word of pieces) if (notes.some((note) => starts(word, note))) word.spaceBefore = true;
  return pieces.filter((piece) => !dropped.has(piece));
}

const isRaised = (number: Segment, word: Segment) =>
  number.sizePt < 0.8 * word.sizePt &&
  word.y - number.y > 0.15 * word.sizePt &&
  word.y - number.y < 0.7 * word.sizePt;

/** The number stands raised right behind a word: one of letters, not a unit such as m². */
const ends = (word: Segment, number: Segment) =>
  isRaised(number, word) &&
  Math.abs(number.x - word.x2) < TOUCH_PT &&
  /(?:\p{L}{3}|[.,;:!?)”’"'])$/u.test(word.text);

const starts = (word: Segment, number: Segment) =>
  isRaised(number, word) && Math.abs(word.x - number.x2) < 2 * TOUCH_PT;
