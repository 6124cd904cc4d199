/** Sections that are lists: languages, awards, publications, references. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { languageLength } from './language-names.ts';
import { parsed, slice, type Line, type Piece } from './line.ts';
import { isDetailLine, withoutDate } from './list-details.ts';
import { splitList, splitOn, withoutGroup } from './list-items.ts';
import type { Parsed } from './model.ts';

/** Languages named at the start of items; the level beside or below them is left out. */
export function readLanguages(lines: Line[], onlyKnown: boolean): Parsed[] {
  const found: Parsed[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    if (line.text.length > 400) continue;
    for (const cell of line.cells) {
      const body = onlyKnown ? withoutGroup(cell) : withoutKnownGroup(cell);
      for (const part of splitList(body)) {
        const known = languageLength(part.text);
        const length = known || (onlyKnown ? 0 : unknownLanguage(part.text));
        if (length === 0) continue;
        const piece = slice(part, 0, length);
        if (onlyKnown && !isWholeItem(part.text.slice(length))) continue;
        const key = fold(piece.text);
        if (!seen.has(key)) found.push(parsed(piece, known > 0 ? 0.95 : 0.5));
        seen.add(key);
      }
    }
  }
  return found;
}

/** Length of a name that no list knows, told to be a language by the level behind it: 'Sepedi (home language)'. */
function unknownLanguage(text: string): number {
  if (WAY_OF_USE.test(text)) return 0;
  return UNKNOWN_LANGUAGE.exec(fold(text))?.[1]!.length ?? 0;
}

/** 'Written: Advanced' says more of the language before it. */
const WAY_OF_USE =
  /^(?:written|writing|read|reading|spoken|speaking|speech|oral|verbal|listening|understanding|comprehension)\b/i;

const UNKNOWN_LANGUAGE = new RegExp(
  oneLine`
    ^(\p{L}{3,14}(?: \p{L}{3,12})?)\s*[(:–-]\s*(?:
      native|mother tongue|first language|home language|second language|fluent|near-native|
      bilingual|conversational|working|professional|proficient|limited|elementary|beginner|
      intermediate|advanced|basic|good|reading|spoken|[abc][12]\b|muttersprache|fliessend|gut|
      grundkenntnisse|langue maternelle|courant|notions|nativo|materna|intermedio|avanzado|
      basico|madrelingua|fluente|moedertaal|vloeiend|goed|ojczysty|biegle|komunikatywn
    )
  `,
  'u',
);

const withoutKnownGroup = (cell: Piece) =>
  languageLength(cell.text) > 0 ? cell : withoutGroup(cell);

const isWholeItem = (rest: string) =>
  rest.trim().length === 0 ||
  /^\s*[(:–—-]/.test(rest) ||
  /^\s+(?:native|fluent|c[12]|b[12]|a[12]|basic)/i.test(rest);

/** One value per award, publication or referee; issuer and date lines below an item are left out. */
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
