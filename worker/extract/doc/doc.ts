import type { ExtractedDocument } from '#worker/document/model.ts';
import { compose } from '../compose.ts';
import type { Block } from '../flow.ts';
import { corruptedFile, UnreadableFile } from '../problems.ts';
import { Bytes, readPlc } from './bytes.ts';
import type { CompoundFile } from './compound.ts';
import { readFib, STORIES, STRUCTURE, type Fib, type Story } from './fib.ts';
import { readCharacterRuns, readParagraphRuns, StyleSheet } from './formatting.ts';
import { Lists } from './lists.ts';
import { readSections } from './sections.ts';
import { readStory, type StoryContext } from './story.ts';
import { readSummary } from './summary.ts';
import { readPieces, readRun } from './text.ts';

/** Reads a Word 97-2003 document; of Word 6 and 95 only the text. Throws UnreadableFile when it cannot. */
export function readDoc(file: CompoundFile): ExtractedDocument {
  const stream = file.read('WordDocument');
  if (!stream) throw new UnreadableFile(corruptedFile('has no Word document inside'));
  const main = new Bytes(stream);
  const fib = readFib(main);
  const table = new Bytes(
    fib.isWord6
      ? new Uint8Array()
      : (file.read(fib.tableStream) ??
          file.read('1Table') ??
          file.read('0Table') ??
          new Uint8Array()),
  );
  const data = file.read('Data');
  const part = (index: number) => {
    const { at, bytes } = fib.location(index);
    return fib.isWord6 ? table : table.slice(at, bytes);
  };
  const context: StoryContext = {
    stored: fib.isWord6
      ? readRun(main, fib.textFrom, fib.textTo)
      : readPieces(part(STRUCTURE.pieces), main),
    characterRuns: readCharacterRuns(part(STRUCTURE.characterPages), main),
    paragraphRuns: readParagraphRuns(
      part(STRUCTURE.paragraphPages),
      main,
      data ? new Bytes(data) : undefined,
    ),
    styles: new StyleSheet(part(STRUCTURE.styleSheet)),
    lists: readLists(fib, table),
    fonts: readFonts(part(STRUCTURE.fonts)),
    findings: { tables: 0, images: 0, hiddenChars: 0, trackedChanges: false, fonts: new Set() },
  };
  return composeDoc(file, fib, main, part, context);
}

function composeDoc(
  file: CompoundFile,
  fib: Fib,
  main: Bytes,
  part: (index: number) => Bytes,
  context: StoryContext,
): ExtractedDocument {
  const lengthOf = (story: Story) => fib.lengths.get(story) ?? 0;
  const start = (story: Story) =>
    STORIES.slice(0, STORIES.indexOf(story)).reduce((sum, one) => sum + lengthOf(one), 0);
  const whole = (story: Story, anchored?: ReadonlyMap<number, Block[]>) => {
    const from = Math.min(start(story), context.stored.text.length);
    const to = Math.min(from + lengthOf(story), context.stored.text.length);
    return readStory(context, from, to, anchored);
  };
  const sections = readSections(part(STRUCTURE.sections), main);
  const boxes = readTextBoxes(context, part, start('textBoxes'), lengthOf('textBoxes'));
  const body = whole('main', boxes.anchored);
  const headerBoxes = lengthOf('headerTextBoxes') > 0 ? whole('headerTextBoxes') : [];
  const { headers, footers } = readHeaders(context, part, sections.titlePages, start('headers'));
  if (headerBoxes.length > 0) headers.push(headerBoxes);
  const { findings } = context;
  return compose({
    format: 'doc',
    headers,
    body: [...body, ...boxes.loose],
    notes: [whole('footnotes'), whole('endnotes')].filter((notes) => notes.length > 0),
    footers,
    warnings: [],
    signals: {
      tables: findings.tables,
      textBoxes: boxes.count,
      images: findings.images,
      hiddenChars: findings.hiddenChars,
      trackedChanges: findings.trackedChanges,
      columns: sections.columns,
      fonts: [...findings.fonts].toSorted(),
      ...readSummary(file.read('\u0005SummaryInformation')),
    },
  });
}

function readLists(fib: Fib, table: Bytes): Lists {
  if (fib.isWord6) return new Lists(table, 0, 0, table);
  const lists = fib.location(STRUCTURE.lists);
  const overrides = fib.location(STRUCTURE.listOverrides);
  return new Lists(table, lists.at, lists.bytes, table.slice(overrides.at, overrides.bytes));
}

/** Bytes of a font entry before its name ([MS-DOC] 2.9.87 FFN). */
const FONT_NAME_AT = 40;

function readFonts(bytes: Bytes): string[] {
  const fonts: string[] = [];
  let at = 4;
  for (let i = 0; i < bytes.u16(0) && at < bytes.length; i++) {
    const length = bytes.u8(at) + 1;
    const name = bytes.utf16(at + FONT_NAME_AT, Math.max(0, length - FONT_NAME_AT) >> 1);
    fonts.push(name.replace(/\0.*$/s, ''));
    at += length;
  }
  return fonts;
}

const EVEN_HEADER = 0;
const FIRST_HEADER_STORY = 6;
const STORIES_PER_SECTION = 6;

/** Headers and footers that the document shows ([MS-DOC] 2.3.3): per section even, odd, first. */
function readHeaders(
  context: StoryContext,
  part: (index: number) => Bytes,
  titlePages: readonly boolean[],
  base: number,
): { headers: Block[][]; footers: Block[][] } {
  const { positions } = readPlc(part(STRUCTURE.headerStories), 0);
  const facingPages = (part(STRUCTURE.documentProperties).u8(0) & 1) === 1;
  const headers: Block[][] = [];
  const footers: Block[][] = [];
  for (let i = FIRST_HEADER_STORY; i + 1 < positions.length; i++) {
    const section = Math.floor((i - FIRST_HEADER_STORY) / STORIES_PER_SECTION);
    const kind = (i - FIRST_HEADER_STORY) % STORIES_PER_SECTION;
    const isFirst = kind >= 4;
    const isEven = kind === EVEN_HEADER || kind === 2;
    if ((isFirst && !titlePages[section]) || (isEven && !facingPages)) continue;
    const isHeader = kind === 0 || kind === 1 || kind === 4;
    const { length } = context.stored.text;
    const from = Math.min(base + positions[i]!, length);
    const to = Math.min(base + positions[i + 1]!, length);
    if (to <= from) continue;
    const blocks = readStory(context, from, to);
    if (isHeader && isFirst) headers.unshift(blocks);
    else (isHeader ? headers : footers).push(blocks);
  }
  return { headers, footers };
}

/** Bytes of a shape anchor and of a text box entry ([MS-DOC] 2.9.253 Spa, 2.9.101 FTXBXS). */
const ANCHOR_BYTES = 26;
const TEXT_BOX_BYTES = 22;
const TEXT_BOX_SHAPE_AT = 14;

/** Text boxes by the position of their anchor; those without one are loose. */
function readTextBoxes(
  context: StoryContext,
  part: (index: number) => Bytes,
  base: number,
  length: number,
) {
  const anchors = readPlc(part(STRUCTURE.shapeAnchors), ANCHOR_BYTES);
  const positionOf = new Map(
    anchors.records.map((record, i) => [record.i32(0), anchors.positions[i]!]),
  );
  const { positions, records } = readPlc(part(STRUCTURE.textBoxStories), TEXT_BOX_BYTES);
  const anchored = new Map<number, Block[]>();
  const loose: Block[] = [];
  let count = 0;
  for (const [i, record] of records.entries()) {
    const from = base + Math.min(positions[i]!, length);
    const to = base + Math.min(positions[i + 1]!, length);
    const blocks = to > from ? readStory(context, from, to) : [];
    if (blocks.length === 0 || to - from < 2) continue;
    count++;
    const anchor = positionOf.get(record.i32(TEXT_BOX_SHAPE_AT));
    const box: Block = { kind: 'textbox', blocks };
    if (anchor === undefined) loose.push(box);
    else anchored.set(anchor, [...(anchored.get(anchor) ?? []), box]);
  }
  return { anchored, loose, count };
}
