import type { ExtractedDocument } from '#worker/document/model.ts';
import { codePageOfLanguage } from '../charsets.ts';
import { compose } from '../compose.ts';
import { textOf, type Block } from '../flow.ts';
import { corruptedFile, UnreadableFile } from '../problems.ts';
import { Bytes, readPlc } from './bytes.ts';
import type { CompoundFile } from './compound.ts';
import { WORD_6, WORD_97 } from './dialect.ts';
import { readFib, STORIES, STRUCTURE, type Fib, type Story } from './fib.ts';
import { decodeByFont, readFontNames } from './fonts.ts';
import { readCharacterRuns, readParagraphRuns } from './formatting.ts';
import { readHeaders } from './headers.ts';
import { Lists } from './lists.ts';
import { readSections } from './sections.ts';
import { readStory, type StoryContext } from './story.ts';
import { StyleSheet } from './styles.ts';
import { readSummary } from './summary.ts';
import { decodeWestern, readPieces, readRun } from './text.ts';
import { readWord6Fonts } from './word6.ts';

/** Reads a document of Word 97-2003, or of Word 6 and 95 (those without list labels). Throws UnreadableFile when it cannot. */
export function readDoc(file: CompoundFile): ExtractedDocument {
  const stream = file.read('WordDocument');
  if (!stream) throw new UnreadableFile(corruptedFile('has no Word document inside'));
  const main = new Bytes(stream);
  const fib = readFib(main);
  const table = fib.isWord6 ? main : tableOf(file, fib);
  const data = file.read('Data');
  const part = (index: number) => {
    const { at, bytes } = fib.location(index);
    return table.slice(at, bytes);
  };
  const dialect = fib.isWord6 ? WORD_6 : WORD_97;
  const looks = {
    characterRuns: readCharacterRuns(part(STRUCTURE.characterPages), main, dialect),
    paragraphRuns: readParagraphRuns(
      part(STRUCTURE.paragraphPages),
      main,
      data ? new Bytes(data) : undefined,
      dialect,
    ),
    styles: new StyleSheet(part(STRUCTURE.styleSheet), dialect),
  };
  const context: StoryContext = {
    ...looks,
    ...readText(fib, main, part, looks),
    isWord6: fib.isWord6,
    hasShadedRows: looks.paragraphRuns.some((run) => run.properties.rowShaded),
    lists: readLists(fib, table),
    findings: { tables: 0, images: 0, hiddenChars: 0, trackedChanges: false, fonts: new Set() },
  };
  return composeDoc(file, fib, main, part, context);
}

function tableOf(file: CompoundFile, fib: Fib): Bytes {
  const stream = file.read(fib.tableStream) ?? file.read('1Table') ?? file.read('0Table');
  return new Bytes(stream ?? new Uint8Array());
}

function readText(
  fib: Fib,
  main: Bytes,
  part: (index: number) => Bytes,
  looks: Pick<StoryContext, 'characterRuns' | 'paragraphRuns' | 'styles'>,
): Pick<StoryContext, 'stored' | 'fonts'> {
  const pieces = part(STRUCTURE.pieces);
  if (!fib.isWord6) {
    return {
      stored: readPieces(pieces, main, fib, decodeWestern),
      fonts: readFontNames(part(STRUCTURE.fonts)),
    };
  }
  const fonts = readWord6Fonts(part(STRUCTURE.fonts), fib.language);
  const decode = decodeByFont({ ...looks, fonts }, codePageOfLanguage(fib.language));
  return {
    stored: pieces.length > 0 ? readPieces(pieces, main, fib, decode) : readRun(main, fib, decode),
    fonts: fonts.map((font) => font.name),
  };
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
  const sections = readSections(
    part(STRUCTURE.sections),
    main,
    (fib.isWord6 ? WORD_6 : WORD_97).each,
  );
  const boxes = fib.isWord6
    ? looseBox(whole('textBoxes'))
    : readTextBoxes(context, part, start('textBoxes'), lengthOf('textBoxes'));
  const body = whole('main', boxes.anchored);
  const headerBoxes = lengthOf('headerTextBoxes') > 0 ? whole('headerTextBoxes') : [];
  const { headers, footers } = readHeaders(context, part, sections, start('headers'));
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

/** Bytes of a shape anchor and of a text box entry ([MS-DOC] 2.9.253 Spa, 2.9.101 FTXBXS). */
const ANCHOR_BYTES = 26;
const TEXT_BOX_BYTES = 22;
const TEXT_BOX_SHAPE_AT = 14;

/** Word 6 does not say by position where a box is anchored. */
function looseBox(blocks: Block[]): TextBoxes {
  const isEmpty = textOf(blocks).trim() === '';
  return {
    anchored: new Map(),
    loose: isEmpty ? [] : [{ kind: 'textbox', blocks }],
    count: isEmpty ? 0 : 1,
  };
}

interface TextBoxes {
  anchored: ReadonlyMap<number, Block[]>;
  loose: Block[];
  count: number;
}

/** Text boxes by the position of their anchor; those without one are loose. */
function readTextBoxes(
  context: StoryContext,
  part: (index: number) => Bytes,
  base: number,
  length: number,
): TextBoxes {
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
