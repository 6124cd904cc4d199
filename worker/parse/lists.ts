/** Sections that are lists: skills, languages, certificates, awards, publications, references. */
import { findDates } from '#worker/nlp/dates.ts';
import { fold } from '#worker/nlp/fold.ts';
import { languageLength } from './language-names.ts';
import type { Line, Piece } from './line.ts';
import { parsed, slice } from './line.ts';
import type { Parsed } from './model.ts';

/** Skills one by one; names of groups ('Languages:') are left out. */
export function readSkills(lines: Line[]): Parsed[] {
  const skills: Parsed[] = [];
  const seen = new Set<string>();
  const add = (piece: Piece, confidence: number) => {
    if (languageLength(piece.text) > 0 && SPOKEN.test(piece.text)) return;
    const bare = withoutLevel(piece);
    const key = fold(bare.text);
    if (!bare.text || bare.text.length > 80 || seen.has(key) || !/[\p{L}\d]/u.test(bare.text))
      return;
    seen.add(key);
    skills.push(parsed(bare, confidence));
  };
  for (const line of joinWrapped(joinNarrow(lines))) {
    if (isColonList(line.text)) {
      for (const part of splitOn(line, /:\s*/g)) add(part, 0.7);
      continue;
    }
    const cells = line.cells.length > 1 ? line.cells : [{ text: line.text, start: line.start }];
    for (const cell of cells) {
      const items = cell === cells[0] ? withoutGroup(cell) : cell;
      const parts = splitList(items);
      const prose = parts.length <= 2 && items.text.split(/\s+/).length > 14;
      for (const part of parts)
        add(part, prose ? 0.4 : parts.length > 1 || line.bullet ? 0.9 : 0.75);
    }
  }
  return skills;
}

/** 'Photoshop:' or 'Word: Excel: Organised:', names of groups that hold nothing. */
const isColonList = (text: string) =>
  /^[^,;|]{2,}:$/.test(text) || /^[^,;|:]{2,30}(?:: ?[^,;|:]{2,30}){2,}:?$/.test(text);

/** Items that a narrow column wraps stand closer together than the items themselves. */
function joinNarrow(lines: Line[]): Line[] {
  const pitch = (i: number) => {
    const [a, b] = [lines[i - 1]!.source, lines[i]!.source];
    return a.page === b.page && a.x === b.x && a.y != null && b.y != null ? b.y - a.y : 0;
  };
  const widest = Math.max(
    0,
    ...lines.map((_, i) => (i > 0 && !lines[i]!.gapBefore ? pitch(i) : 0)),
  );
  const result: Line[] = [];
  for (const [i, line] of lines.entries()) {
    const close =
      i > 0 &&
      pitch(i) > 0 &&
      pitch(i) < widest * 0.7 &&
      pitch(i) < 1.7 * (line.source.sizePt ?? 0);
    const last = result.at(-1);
    if (!close || !last || line.bullet || line.cells.length > 1 || line.text.includes(',')) {
      result.push({ ...line });
      continue;
    }
    last.text += `${' '.repeat(Math.max(1, line.start - last.start - last.text.length))}${line.text}`;
    last.cells = [{ text: last.text, start: last.start }];
  }
  return result;
}

/** A list that runs over the line's end goes on: 'Supply chain,' or a line in lower case. */
function joinWrapped(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const goesOn =
      last &&
      !line.bullet &&
      !line.gapBefore &&
      last.cells.length === 1 &&
      line.cells.length === 1 &&
      last.source.sizePt === line.source.sizePt &&
      (/[,;&/]$/.test(last.text) ||
        (last.text.includes(',') && last.text.length > 55 && /^[\p{Ll}\d(]/u.test(line.text)));
    if (!goesOn) {
      result.push({ ...line });
      continue;
    }
    const gap = line.start - last.start - last.text.length;
    last.text += '\n'.padEnd(Math.max(1, gap), ' ') + line.text;
    last.cells = [{ text: last.text, start: last.start }];
  }
  return result;
}

/** Drops 'Tools:' or 'Languages – ' before a list. */
function withoutGroup(cell: Piece): Piece {
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
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isSeparator(text, i)) {
      parts.push(slice(piece, from, i));
      from = i + 1;
    }
  }
  parts.push(slice(piece, from, text.length));
  return parts.filter((part) => part.text).map(trimItem);
}

function isSeparator(text: string, i: number): boolean {
  const char = text[i]!;
  if (char === ',') return !(/\d/.test(text[i - 1] ?? '') && /\d/.test(text[i + 1] ?? ''));
  if (/[;|•·●▪■◆‣⋅∙\t]/.test(char)) return true;
  return (
    /[–—/]/.test(char) &&
    text[i - 1] === ' ' &&
    text[i + 1] === ' ' &&
    /^[^,]*$/.test(text) &&
    text.split(` ${char} `).length > 2
  );
}

function trimItem(piece: Piece): Piece {
  let text = piece.text.replace(/^(?:and|und|et|y|e|en|i|&)\s+(?=\S)/i, '');
  const start = piece.start + piece.text.length - text.length;
  text = text.replace(/(?<!\b(?:etc|inc|Node|vs))[.]$/, '');
  return { text, start };
}

/** A language with its level, listed among the skills, is read as a language. */
const SPOKEN =
  /[(:–—-]\s*(?:native|fluent|bilingual|mother tongue|conversational|working|professional|limited|elementary|beginner|intermediate|advanced|basic|[abc][12]\b|muttersprache|fliessend|langue maternelle|courant|nativo)/i;

const LEVEL =
  /^(?:.*\s)?\(?(?:expert|advanced|intermediate|beginner|basic|proficient|fluent|master|novice|experienced|\d{1,2}\+? ?(?:years?|yrs?|jahre|ans|anos)|\d{1,3} ?%|[★☆●○■□]+)\)?$/i;

/** 'Excel (advanced)' and 'Go – 5 years' without the level. */
function withoutLevel(piece: Piece): Piece {
  const at = piece.text.search(/\s*(?:\(|[–—:-]\s|\s{2,}|[★☆●○■□]{2,})/);
  if (at > 1 && LEVEL.test(piece.text.slice(at).replace(/^[\s(:–—-]+/, '(')))
    return slice(piece, 0, at);
  return piece;
}

/** Languages named at the start of items; the level beside or below them is left out. */
export function readLanguages(lines: Line[], onlyKnown: boolean): Parsed[] {
  const found: Parsed[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    if (line.text.length > 400) continue;
    for (const cell of line.cells) {
      const body = onlyKnown ? withoutGroup(cell) : withoutKnownGroup(cell);
      for (const part of splitList(body)) {
        const length = languageLength(part.text);
        if (length === 0) continue;
        const piece = slice(part, 0, length);
        if (onlyKnown && !isWholeItem(part.text.slice(length))) continue;
        const key = fold(piece.text);
        if (!seen.has(key)) found.push(parsed(piece, 0.95));
        seen.add(key);
      }
    }
  }
  return found;
}

const withoutKnownGroup = (cell: Piece) =>
  languageLength(cell.text) > 0 ? cell : withoutGroup(cell);

const isWholeItem = (rest: string) =>
  rest.trim().length === 0 ||
  /^\s*[(:–—-]/.test(rest) ||
  /^\s+(?:native|fluent|c[12]|b[12]|a[12]|basic)/i.test(rest);

const ISSUED =
  /^(?:issued by|issuer|by|from|ausgestellt von|delivre par|emitido por|rilasciato da|credential id|license|licence|id)\b/i;

/** One value per certificate, award or publication; issuer and date lines below an item are left out. */
export function readItems(lines: Line[]): Parsed[] {
  const items: Parsed[] = [];
  const anyBullet = lines.some((line) => line.bullet);
  const anyGap = lines.some((line, i) => i > 0 && line.gapBefore);
  let size = 0;
  for (const [i, line] of lines.entries()) {
    const follows = i > 0 && isDetailLine(line, lines[i - 1]!, anyBullet, anyGap);
    if (follows && items.length > 0) continue;
    const parts = line.cells.length === 1 && !line.bullet ? listOnOneLine(line) : [line.cells[0]!];
    for (const part of parts) {
      const piece = withoutDate(part);
      if (piece.text.length > 2) items.push(parsed(piece, line.bullet ? 0.9 : 0.7));
    }
    size = Math.max(size, line.source.sizePt ?? 0);
  }
  return items;
}

/** 'First aid; Forklift licence; Hygiene pass' is a list; one title with commas is not. */
function listOnOneLine(line: Line): Piece[] {
  if (/[;|•]/.test(line.text)) {
    const parts = splitOn(line, /[;|•]/g);
    if (
      parts.length > 1 &&
      parts.every((part) => /\p{L}{2}/u.test(part.text) && part.text.length > 6)
    )
      return /;|•/.test(line.text) ? parts : [parts[0]!];
  }
  return [line];
}

function splitOn(piece: Piece, pattern: RegExp): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(pattern)) {
    parts.push(slice(piece, from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(slice(piece, from, piece.text.length));
  return parts.filter((part) => part.text);
}

function isDetailLine(line: Line, previous: Line, anyBullet: boolean, anyGap: boolean): boolean {
  if (ISSUED.test(line.text)) return true;
  if (onlyDate(line.text)) return true;
  if (anyBullet) return !line.bullet && !line.gapBefore;
  if (/^[\p{Ll}(]/u.test(line.text)) return true;
  const dated = findDates(line.text).length > 0;
  if (anyGap && !line.gapBefore && previous.text.length < 120)
    return !(dated && findDates(previous.text).length > 0);
  return false;
}

function onlyDate(text: string): boolean {
  const dates = findDates(text);
  if (dates.length === 0) return false;
  const rest = text.slice(0, dates[0]!.from) + text.slice(dates[0]!.to);
  return (rest.match(/\p{L}/gu)?.length ?? 0) < 4;
}

function withoutDate(piece: Piece): Piece {
  const date = findDates(piece.text).at(-1);
  if (!date || date.from < 3)
    return slice(piece, date && date.from === 0 ? date.to : 0, piece.text.length);
  const rest = piece.text.slice(date.to);
  if ((rest.match(/\p{L}/gu)?.length ?? 0) > 3) return piece;
  const head = slice(piece, 0, date.from);
  return { text: head.text.replace(/[\s,(–—-]+$/, ''), start: head.start };
}
