import { Assembler } from '../assembler.ts';
import { FieldStack, hyperlinkTarget } from '../fields.ts';
import type { Block } from '../flow.ts';
import { ParagraphBuilder } from '../paragraph.ts';
import { toPrivateUse } from '../symbols.ts';
import { runAt, type FormatRun } from './formatting.ts';
import type { Lists } from './lists.ts';
import { lookOf, type Look } from './look.ts';
import { MARK, shownText } from './marks.ts';
import type { CharacterProperties, ParagraphProperties } from './sprm.ts';
import type { StyleSheet } from './styles.ts';
import type { StoredText } from './text.ts';

/** What all stories of a document share. */
export interface StoryContext {
  isWord6: boolean;
  stored: StoredText;
  characterRuns: FormatRun<CharacterProperties>[];
  paragraphRuns: FormatRun<ParagraphProperties>[];
  styles: StyleSheet;
  lists: Lists;
  fonts: readonly string[];
  /** Some table row has shaded cells. */
  hasShadedRows: boolean;
  findings: {
    tables: number;
    images: number;
    hiddenChars: number;
    trackedChanges: boolean;
    fonts: Set<string>;
  };
}

/** Reads the characters [from, to) as blocks; `anchored` gives the text boxes anchored at a position. */
export function readStory(
  context: StoryContext,
  from: number,
  to: number,
  anchored: ReadonlyMap<number, Block[]> = new Map(),
): Block[] {
  const reader = new StoryReader(context, anchored);
  return reader.read(from, to);
}

class StoryReader {
  private readonly assembler = new Assembler();
  private readonly fields = new FieldStack();
  private builder = new ParagraphBuilder();
  private pending = '';
  private look: Look | undefined;
  private run: FormatRun<CharacterProperties> | undefined;
  private paragraph: ParagraphProperties = { style: 0 };
  private boxes: Block[] = [];
  private lastWasCell = false;
  private readonly context: StoryContext;
  private readonly anchored: ReadonlyMap<number, Block[]>;

  constructor(context: StoryContext, anchored: ReadonlyMap<number, Block[]>) {
    this.context = context;
    this.anchored = anchored;
  }

  read(from: number, to: number): Block[] {
    const { text } = this.context.stored;
    let start = from;
    while (start < to) {
      let end = start;
      while (end < to && !isParagraphEnd(text.charCodeAt(end))) end++;
      this.readParagraph(start, end, text.charCodeAt(Math.min(end, to - 1)));
      start = end + 1;
    }
    const blocks = this.assembler.end();
    this.context.findings.tables += this.assembler.tables;
    return blocks;
  }

  private readParagraph(from: number, end: number, mark: number): void {
    const properties = this.paragraphAt(end);
    this.paragraph = properties;
    this.look = undefined;
    this.run = undefined;
    for (let position = from; position < end; position++) this.character(position);
    this.flush();
    this.fields.dropUnfinished();
    this.endParagraph(properties, mark, end === from);
  }

  private endParagraph(properties: ParagraphProperties, mark: number, isEmpty: boolean): void {
    const isCell = mark === MARK.cell;
    const depth = properties.depth ?? (properties.inTable || isCell ? 1 : 0);
    const endsRow =
      (isCell && (properties.rowEnd || (isEmpty && this.lastWasCell && !properties.inTable))) ||
      properties.innerRowEnd;
    this.lastWasCell = isCell;
    if (endsRow) {
      this.assembler.endRow(depth);
      this.builder = new ParagraphBuilder();
      return;
    }
    this.addParagraph(properties, depth);
    if (isCell || properties.innerCellEnd) this.assembler.endCell(depth);
  }

  private addParagraph(properties: ParagraphProperties, depth: number): void {
    const { styles, lists } = this.context;
    const { style } = properties;
    const index = properties.listIndex ?? styles.paragraph(style, 'listIndex') ?? 0;
    const level = properties.listLevel ?? styles.paragraph(style, 'listLevel') ?? 0;
    const label = index > 0 && !this.builder.isEmpty ? lists.label(index, level) : undefined;
    const headingLevel = styles.headingLevel(style, properties.outlineLevel);
    this.assembler.paragraph(
      {
        kind: 'paragraph',
        lines: this.builder.build(label?.text),
        ...(label && !headingLevel ? { list: label.kind } : {}),
        ...(headingLevel ? { headingLevel } : {}),
        beforePt: properties.beforePt ?? styles.paragraph(style, 'beforePt') ?? 0,
        afterPt: properties.afterPt ?? styles.paragraph(style, 'afterPt') ?? 0,
      },
      depth,
    );
    this.builder = new ParagraphBuilder();
    for (const box of this.boxes) this.assembler.attach(box);
    this.boxes = [];
  }

  private character(position: number): void {
    const { text } = this.context.stored;
    const code = text.charCodeAt(position);
    const look = this.lookAt(position);
    if (this.fieldMark(code)) return;
    if (this.fields.hidesText) {
      this.fields.instruct(text[position]!);
      return;
    }
    if (code === MARK.drawing) this.boxes.push(...(this.anchored.get(position) ?? []));
    if (code === MARK.picture && look.special) this.context.findings.images++;
    const shown = shownText(code, look) ?? text[position]!;
    if (shown === '' || look.deleted) return;
    if (look.hidden) {
      if (shown.trim() !== '') this.context.findings.hiddenChars++;
      return;
    }
    this.pending += shown;
  }

  private fieldMark(code: number): boolean {
    if (code === MARK.fieldBegin) {
      this.flush();
      this.fields.begin();
    } else if (code === MARK.fieldSeparator) {
      this.flush();
      const target = hyperlinkTarget(this.fields.separate());
      if (target) this.builder.startLink(target);
    } else if (code === MARK.fieldEnd) {
      this.flush();
      if (hyperlinkTarget(this.fields.end())) this.builder.endLink();
    } else return false;
    return true;
  }

  private flush(): void {
    if (this.pending === '') return;
    const look = this.look!;
    const text = look.symbols ? toPrivateUse(this.pending) : this.pending;
    this.builder.add(look.caps ? text.toUpperCase() : text, look);
    this.pending = '';
  }

  private paragraphAt(position: number): ParagraphProperties {
    const { stored, paragraphRuns, styles } = this.context;
    const run = runAt(paragraphRuns, stored.byteAt(position));
    const properties: ParagraphProperties = { style: 0, ...run?.properties };
    properties.inTable ??= styles.paragraph(properties.style, 'inTable');
    return properties;
  }

  private lookAt(position: number): Look {
    const at = this.context.stored.byteAt(position);
    const { run } = this;
    if (this.look && run && at >= run.from && at < run.to) return this.look;
    this.flush();
    this.run = runAt(this.context.characterRuns, at);
    this.look = lookOf(this.run?.properties ?? {}, this.paragraph, this.context);
    return this.look;
  }
}

const isParagraphEnd = (code: number) =>
  code === MARK.paragraph || code === MARK.cell || code === MARK.pageBreak;
