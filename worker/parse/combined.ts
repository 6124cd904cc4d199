/** Sections whose heading names two things: 'Licences and skills', 'Skills & languages', 'Awards and certificates'. */
import { isCredentialLike } from './credential-words.ts';
import { lineOf } from './entry-lines.ts';
import { namedKinds } from './heading-text.ts';
import { languageLength } from './language-names.ts';
import type { Line } from './line.ts';
import { splitList } from './list-items.ts';
import type { SectionKind } from './model.ts';
import type { SectionLines } from './sections.ts';

/** The section as one of each kind that its heading names, each with the lines that are of its kind; any other section as it is. */
export function divideCombined(section: SectionLines): SectionLines[] {
  const kinds = section.heading ? namedKinds(section.heading.piece.text) : [];
  if (kinds.length !== 2 || !kinds.includes(section.kind)) return [section];
  const other = kinds.find((kind) => kind !== section.kind)!;
  const has = (kind: SectionKind) => kinds.includes(kind);
  if (has('languages') && kinds.some((kind) => BESIDE_LANGUAGES.has(kind)))
    return divide(
      section,
      'languages',
      section.kind === 'languages' ? other : section.kind,
      isTongues,
    );
  if (has('awards') && has('certificates'))
    return divide(section, 'certificates', 'awards', ({ text }) => isCredentialLike(text));
  if (!has('skills') || !(has('certificates') || has('training'))) return [section];
  const credentials = section.lines.flatMap((line) =>
    splitList(line)
      .filter(({ text }) => isCredentialLike(text))
      .map((piece) => lineOf(line, piece)),
  );
  return [section, { ...section, kind: 'certificates', lines: credentials }];
}

const BESIDE_LANGUAGES = new Set<SectionKind>(['skills', 'interests', 'certificates']);

function divide(
  section: SectionLines,
  kind: SectionKind,
  other: SectionKind,
  isOfKind: (line: Line) => boolean,
): SectionLines[] {
  const lines = section.lines.filter(isOfKind);
  const rest = section.lines.filter((line) => !lines.includes(line));
  return [
    { ...section, kind: other, lines: rest },
    { ...section, kind, lines },
  ];
}

/** 'Polish (native), English – fluent': most of what is listed begins with a language. */
function isTongues(line: Line): boolean {
  const items = splitList(line);
  return items.filter(({ text }) => languageLength(text) > 0).length > items.length / 2;
}
