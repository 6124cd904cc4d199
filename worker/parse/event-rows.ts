/** Rows that tell what happened on a date: 'Joined Aoba Co. as Buyer (…)', 'Graduated from the above'. */
import { oneLine } from '#contract/one-line.ts';
import { slice, type Line } from './line.ts';

/** How a row begins that tells of a new post. */
export const JOINED = new RegExp(
  oneLine`
    ^(?:
      joined|entered|employed (?:at|by|with)|hired by|began (?:work )?(?:at|with)|
      started (?:work |working )?(?:at|with|for)
    )\s+(?=\p{Lu}|the\s)
  `,
  'iu',
);

/** 'Graduated from the above', 'Left the same company': whom the row above names. */
export const NAMED_ABOVE = new RegExp(
  oneLine`
    ^(?:graduated from|left|completed|resigned from|retired from|withdrew from)\s+(?:the|this) (?:above|same)
    (?:[- ]?mentioned)?(?: (?:school|college|university|institute|company|firm|employer))?
    (?=[\s,;.(]|$)
  `,
  'i',
);

/** Whether a row tells of coming or going. */
export const isEventRow = (text: string): boolean =>
  JOINED.test(text) ||
  /^(?:graduated from|left|completed|resigned from|retired from|withdrew from)\s/i.test(text);

/** What a note in brackets behind a post tells of it is text below the row. */
export function withNoteApart(line: Line): Line[] {
  const event = line.cells.at(-1)!;
  if (line.bullet || !JOINED.test(event.text) || !event.text.endsWith(')')) return [line];
  const open = event.text.lastIndexOf('(');
  const note = event.text.slice(open + 1, -1);
  if (open < 12 || !/[,;]/.test(note) || note.split(' ').length < 4) return [line];
  const at = event.start - line.start + open;
  return [part(line, 0, at), { ...part(line, at + 1, line.text.length - 1), part: 'text' }];
}

function part(line: Line, from: number, to: number): Line {
  const piece = slice(line, from, to);
  const { start, text } = piece;
  const end = start + text.length;
  const cells = line.cells
    .filter((cell) => cell.start < end && cell.start + cell.text.length > start)
    .map((cell) => slice(cell, Math.max(0, start - cell.start), end - cell.start));
  const words = text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const gapBefore = line.gapBefore && from === 0;
  return {
    ...line,
    ...piece,
    cells,
    words,
    gapBefore,
    markerLength: from > 0 ? 0 : line.markerLength,
  };
}
