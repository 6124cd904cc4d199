/** Skills one by one. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { isDeed } from './deeds.ts';
import { languageLength } from './language-names.ts';
import { parsed, slice, type Line, type Piece } from './line.ts';
import { isSignature } from './list-details.ts';
import { splitList, splitOn, withoutGroup } from './list-items.ts';
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
  const labels = labelsOfRows(lines);
  for (const line of joinWrapped(
    joinNarrow(withoutLevels(withoutDeeds(withoutTableHeads(lines)))),
  )) {
    if (isSignature(line.text)) continue;
    if (isColonList(line.text)) {
      for (const part of splitOn(line, /:\s*/g)) add(part, 0.7);
      continue;
    }
    const cells = line.cells.length > 1 ? line.cells : [{ text: line.text, start: line.start }];
    // 'Databases    : Oracle, MySQL'
    const isLabelled = cells[1]?.text.startsWith(':') || labels.has(line.index);
    const listed = isLabelled ? cells.slice(1) : cells;
    for (const cell of listed) {
      const items = cell === listed[0] ? withoutGroup(cell) : cell;
      const parts = splitList(items);
      const prose = parts.length <= 2 && items.text.split(/\s+/).length > 14;
      for (const part of parts)
        add(part, prose ? 0.4 : parts.length > 1 || line.bullet ? 0.9 : 0.75);
    }
  }
  return skills;
}

/** Rows of two cells of which the second lists things, in a section where most do: the first cells are labels. */
function labelsOfRows(lines: Line[]): Set<number> {
  const rows = lines.filter(({ cells }) => cells.length === 2);
  const isLabel = (text: string) => text.split(' ').length <= 4 && !/[,;|•]/.test(text);
  const labelled = rows.filter(({ cells }) => isLabel(cells[0]!.text));
  const listing = labelled.filter(({ cells }) => splitList(cells[1]!).length > 1);
  const most = listing.length >= 2 && listing.length >= rows.length * 0.6;
  return new Set(most ? labelled.map(({ index }) => index) : []);
}

/** The names over the columns of a table in Markdown, which a row of dashes sets apart from what they hold. */
const withoutTableHeads = (lines: Line[]): Line[] =>
  lines.filter(({ text }, i) => !isTableRule(text) && !isTableRule(lines[i + 1]?.text ?? ''));

const isTableRule = (text: string): boolean =>
  /^\|?(?: ?:?-{3,}:? ?\|)+(?: ?:?-{3,}:? ?)?$/.test(text);

/** A functional resume tells deeds under its skills: neither they nor the names of their groups are skills. */
function withoutDeeds(lines: Line[]): Line[] {
  const deeds = new Set(lines.filter(isDeed));
  if (deeds.size === 0) return lines;
  return lines.filter((line, i) => {
    const names = !line.bullet && line.words <= 6 && !/[,;|]/.test(line.text);
    return !deeds.has(line) && !(names && deeds.has(lines[i + 1]!));
  });
}

/** 'Advanced' on a line of its own rates what stands above it; the name above a rate and a list is a group's. */
function withoutLevels(lines: Line[]): Line[] {
  const isLevel = (line: Line | undefined) => line !== undefined && LEVEL_ALONE.test(line.text);
  const isList = (line: Line | undefined) =>
    line !== undefined && !line.gapBefore && splitList(line).length > 1;
  return lines.filter((line, i) => {
    const names = isLevel(lines[i + 1]) && isList(lines[i + 2]) && !isList(line);
    return !isLevel(line) && !names;
  });
}

const LEVEL_ALONE =
  /^\(?(?:expert|advanced|intermediate|beginner|elementary|basic|basics|proficient|competent|fluent|master|novice|experienced)\)?$/i;

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

/** A language with its level, listed among the skills, is read as a language. */
const SPOKEN = new RegExp(
  oneLine`
    [(:–—-]\s*(?:
      native|fluent|bilingual|mother tongue|conversational|working|professional|limited|
      elementary|beginner|intermediate|advanced|basic|[abc][12]\b|muttersprache|fliessend|
      langue maternelle|courant|nativo
    )
  `,
  'i',
);

const LEVEL = new RegExp(
  oneLine`
    ^(?:.*\s)?\(?(?:
      expert|advanced|intermediate|beginner|basic|proficient|fluent|master|novice|experienced|
      \d{1,2}\+? ?(?:years?|yrs?|jahre|ans|anos)|\d{1,3} ?%|[★☆●○■□]+
    )\)?$
  `,
  'i',
);

/** 'Excel (advanced)' and 'Go – 5 years' without the level. */
function withoutLevel(piece: Piece): Piece {
  const at = piece.text.search(/\s*(?:\(|[–—:-]\s|\s{2,}|[★☆●○■□]{2,})/);
  if (at > 1 && LEVEL.test(piece.text.slice(at).replace(/^[\s(:–—-]+/, '(')))
    return slice(piece, 0, at);
  return piece;
}
