import type { Block } from '../flow.ts';
import { readPlc, type Bytes } from './bytes.ts';
import { STRUCTURE } from './fib.ts';
import type { Sections } from './sections.ts';
import { readStory, type StoryContext } from './story.ts';

/** Page headers and footers of a document. */
export interface Headers {
  headers: Block[][];
  footers: Block[][];
}

/** Kinds in the order in which a section stores them ([MS-DOC] 2.3.3); of Word 6, in the order of their bits. */
const KINDS = [
  'evenHeader',
  'oddHeader',
  'evenFooter',
  'oddFooter',
  'firstHeader',
  'firstFooter',
] as const;

type Kind = (typeof KINDS)[number];

/** The headers and footers that the document shows; `base` is the position of their first character. */
export function readHeaders(
  context: StoryContext,
  part: (index: number) => Bytes,
  sections: Sections,
  base: number,
): Headers {
  const { positions } = readPlc(part(STRUCTURE.headerStories), 0);
  const properties = part(STRUCTURE.documentProperties);
  const facingPages = (properties.u8(0) & 1) === 1;
  const stories = context.isWord6
    ? word6Stories(properties.u8(1), sections)
    : word97Stories(positions.length);
  const found: Headers = { headers: [], footers: [] };
  const { length } = context.stored.text;
  for (const { index, section, kind } of stories) {
    const isFirst = kind.startsWith('first');
    if (isFirst ? !sections.titlePages[section] : kind.startsWith('even') && !facingPages) continue;
    const from = Math.min(base + (positions[index] ?? 0), length);
    const to = Math.min(base + (positions[index + 1] ?? 0), length);
    if (to <= from) continue;
    const blocks = readStory(context, from, to);
    if (kind === 'firstHeader') found.headers.unshift(blocks);
    else (kind.endsWith('Header') ? found.headers : found.footers).push(blocks);
  }
  return found;
}

interface HeaderStory {
  /** Place among the stored stories. */
  index: number;
  section: number;
  kind: Kind;
}

/** Six separators of notes come first. */
const SEPARATORS = 6;

function word97Stories(count: number): HeaderStory[] {
  return Array.from({ length: Math.max(0, count - 1 - SEPARATORS) }, (_, i) => ({
    index: SEPARATORS + i,
    section: Math.floor(i / KINDS.length),
    kind: KINDS[i % KINDS.length]!,
  }));
}

/** Word 6 stores only those stories whose bit is set: of the separators, then of each section. */
function word6Stories(separatorBits: number, { headerKinds }: Sections): HeaderStory[] {
  let index = KINDS.filter((_, bit) => (separatorBits >> bit) & 1).length;
  return headerKinds.flatMap((bits, section) =>
    KINDS.filter((_, bit) => (bits >> bit) & 1).map((kind) => ({ index: index++, section, kind })),
  );
}
