/** Items of a list on one line. */
import { slice, type Piece } from './line.ts';

/** Drops 'Tools:' or 'Languages – ' before a list. */
export function withoutGroup(cell: Piece): Piece {
  const colon = cell.text.slice(0, 48).search(/:(?!\/\/)/);
  if (colon > 0 && cell.text.slice(0, colon).split(/\s+/).length <= 6)
    return slice(cell, colon + 1, cell.text.length);
  const dash = /^[\p{L}&/ ]{3,32}\s[–—-]\s(?=.*,)/u.exec(cell.text)?.[0];
  return dash ? slice(cell, dash.length, cell.text.length) : cell;
}

/** Items between commas, semicolons, bars and dots; commas inside brackets do not divide. */
export function splitList(piece: Piece): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  let depth = 0;
  const { text } = piece;
  const isSeparator = separatorsOf(text);
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isSeparator(i)) {
      parts.push(slice(piece, from, i));
      from = i + 1;
    }
  }
  parts.push(slice(piece, from, text.length));
  return parts.filter((part) => /[^\s`]/.test(part.text)).map(trimItem);
}

/** Tells which characters of a text divide its items; what only the whole text can tell is told once. */
function separatorsOf(text: string): (i: number) => boolean {
  let slashes: boolean | undefined;
  const spaced = new Map<string, boolean>();
  const isSpacedList = (char: string) => {
    const known = spaced.get(char) ?? (!text.includes(',') && text.split(` ${char} `).length > 2);
    spaced.set(char, known);
    return known;
  };
  return (i) => {
    const char = text[i]!;
    if (char === ',')
      return (
        !(/\d/.test(text[i - 1] ?? '') && /\d/.test(text[i + 1] ?? '')) &&
        !CLASS.test(text.slice(i + 1, i + 16))
      );
    // Stars and rings rate the skill before them; Markdown sets chips between backticks.
    if (/[;|•·●▪■◆‣⋅∙\t★☆⭐○◯□`]/.test(char)) return true;
    if (char === '/' && text[i - 1] !== ' ') return (slashes ??= isSlashList(text));
    return /[–—/]/.test(char) && text[i - 1] === ' ' && text[i + 1] === ' ' && isSpacedList(char);
  };
}

/** ', category B' says what the licence before it is good for. */
const CLASS = /^ (?:categor(?:y|ies)|class(?:es)?|cat\.?) [A-E]\d?E?\b/i;

/** 'knife skills/grill/fryer/cash handling': four things or more, and no other sign between them. */
const isSlashList = (text: string): boolean =>
  !/[,;|•·:]/.test(text) && text.split('/').length > 3 && !/(?:^|\/)\s*\S?\s*(?:\/|$)/.test(text);

function trimItem(piece: Piece): Piece {
  let text = piece.text.replace(/^(?:[Aa]nd|[Uu]nd|et|y|e|en|i|&)\s+(?=\S)/, '');
  const start = piece.start + piece.text.length - text.length;
  text = text.replace(/(?<!\b(?:etc|inc|Node|vs))[.]$/, '');
  return { text, start };
}

/** Parts of a piece between the matches of a global pattern. */
export function splitOn(piece: Piece, pattern: RegExp): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(pattern)) {
    parts.push(slice(piece, from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(slice(piece, from, piece.text.length));
  return parts.filter((part) => part.text);
}
