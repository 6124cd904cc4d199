/** Rows of a table in which one cell or more begins with the sign of a list. */
import { findDates } from '#worker/nlp/dates.ts';
import { BULLET, countWords } from './line-signs.ts';
import type { Line, Piece } from './line.ts';
import { companyScore, titleScore } from './roles.ts';

/** A table's row may hold a header and its bullets in one line: each bullet, with what continues it, is a line of its own. */
export function withoutBulletCells(line: Line): Line[] {
  // Where signs of Markdown became blanks, a dash behind them is no bullet.
  const isApart = ({ start }: Piece) =>
    /\s{2}$|\t$/.test(
      line.source.text.slice(Math.max(0, start - line.source.start - 2), start - line.source.start),
    );
  const starts = line.cells.flatMap((cell, i) =>
    i > 0 && BULLET.test(cell.text) && isApart(cell) ? [i] : [],
  );
  const first = starts[0];
  if (starts.length === 1 && first === 1 && isMarkedHead(line)) return [withoutMarks(line)];
  if (first === undefined || (line.bullet && starts.length === 0)) return [line];
  const head = line.cells.slice(0, first);
  const isHead = line.bullet || head.some(({ text }) => findDates(text).length > 0);
  if (!isHead) return [line];
  return [
    { ...line, ...spanning(line, head), cells: head },
    ...starts.map((from, k): Line => {
      const cells = line.cells.slice(from, starts[k + 1]);
      const markerLength = BULLET.exec(cells[0]!.text)![0].length;
      const whole = spanning(line, cells);
      const text = whole.text.slice(markerLength);
      const piece = { text, start: whole.start + markerLength };
      const base = { ...line, ...piece, cells: [piece], words: countWords(text) };
      return { ...base, bullet: true, markerLength, gapBefore: false };
    }),
  ];
}

/** '2021 → now' and '• Art Director at Caju': a sign on a line of time beside the head of an entry. */
function isMarkedHead({ cells, bullet }: Line): boolean {
  const [dates, head] = cells;
  const [range] = findDates(dates!.text);
  if (bullet || cells.length !== 2 || !range || range.single) return false;
  const bare = head!.text.replace(BULLET, '');
  const isPost = titleScore(bare) >= 1.3 || companyScore(bare) >= 1;
  return range.from === 0 && range.to === dates!.text.length && isPost && countWords(bare) <= 8;
}

function withoutMarks(line: Line): Line {
  const [dates, head] = line.cells;
  const mark = BULLET.exec(head!.text)![0].length;
  const bare = { text: head!.text.slice(mark), start: head!.start + mark };
  const at = head!.start - line.start;
  const text = line.text.slice(0, at) + ' '.repeat(mark) + bare.text;
  return { ...line, text, cells: [dates!, bare] };
}

/** The stretch of a line from the first to the last of some of its cells. */
function spanning(line: Line, cells: Piece[]): Pick<Line, 'text' | 'start' | 'words'> {
  const { start } = cells[0]!;
  const last = cells.at(-1)!;
  const text = line.text.slice(start - line.start, last.start + last.text.length - line.start);
  return { text, start, words: countWords(text) };
}
