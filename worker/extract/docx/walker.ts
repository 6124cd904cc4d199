import { ENOUGH_CHARS, ENOUGH_PARAGRAPHS } from '../bounds.ts';
import type { Block, Cell, Table } from '../flow.ts';
import { scanXml, type Attributes } from '../xml.ts';
import type { PartContext } from './findings.ts';
import { Inline } from './inline.ts';
import { writtenLabel } from './numbering.ts';
import { closeParagraph, openParagraph, type OpenParagraph } from './paragraph.ts';
import { Section } from './section.ts';
import { noteProperty, type Properties } from './styles.ts';

/** Walks one part (document, header, footer, notes) and gives its blocks in file order. */
export function walkPart(source: string, context: PartContext): Block[] {
  const walker = new Walker(context);
  scanXml(source, walker);
  return walker.finished();
}

interface OpenTable {
  table: Table;
  row: Cell[];
  shaded: boolean;
}

/** Subtrees that repeat or replace text: old properties, alternatives, deleted and moved text. */
const SKIPPED = new Set([
  'mc:Fallback',
  'w:rPrChange',
  'w:pPrChange',
  'w:tblPrChange',
  'w:tcPrChange',
  'w:sectPrChange',
  'w:numberingChange',
  'w:rubyPr',
  'w:rt',
]);

class Walker {
  readonly blocks: Block[] = [];
  private readonly containers: Block[][] = [this.blocks];
  private readonly outer: (OpenParagraph | undefined)[] = [];
  private readonly tables: OpenTable[] = [];
  private paragraph: OpenParagraph | undefined;
  private skipDepth = 0;
  private chars = 0;
  private paragraphs = 0;
  private section: Section | undefined;
  private readonly context: PartContext;
  private readonly inline: Inline;

  constructor(context: PartContext) {
    this.context = context;
    this.inline = new Inline(context, () => ({
      paragraph: this.paragraph,
      isShaded: this.tables.some((table) => table.shaded),
      isInBox: this.outer.length > 1,
    }));
  }

  open(name: string, attributes: Attributes): void {
    if (this.skipDepth > 0) {
      this.skipDepth++;
      return;
    }
    if (SKIPPED.has(name) || this.isSeparatorNote(name, attributes)) {
      this.skipDepth = 1;
      return;
    }
    if (this.openStructure(name, attributes)) return;
    if (this.inline.open(name, attributes)) return;
    this.openProperty(name, attributes);
  }

  close(name: string): void {
    if (this.skipDepth > 0) {
      this.skipDepth--;
      return;
    }
    if (this.inline.close(name)) return;
    switch (name) {
      case 'w:p':
        this.closeParagraph();
        break;
      case 'w:sectPr':
        this.section?.end(this.context);
        this.section = undefined;
        break;
      default:
        this.closeContainer(name);
    }
  }

  text(text: string): void {
    if (this.skipDepth > 0) return;
    this.chars += text.length;
    this.inline.text(text);
  }

  isFull(): boolean {
    return this.chars > ENOUGH_CHARS || this.paragraphs > ENOUGH_PARAGRAPHS;
  }

  /** The blocks, with those of tables and boxes that were open when it had enough. */
  finished(): Block[] {
    if (this.isFull()) {
      this.closeParagraph();
      for (const open of this.tables.splice(0)) this.blocks.push(open.table);
      for (const blocks of this.containers.splice(1)) this.blocks.push(...blocks);
    }
    return this.blocks;
  }

  private isSeparatorNote(name: string, attributes: Attributes): boolean {
    return /^w:(?:foot|end)note$/.test(name) && /eparator/.test(attributes('type') ?? '');
  }

  private openStructure(name: string, attributes: Attributes): boolean {
    const { findings } = this.context;
    switch (name) {
      case 'w:p':
        this.outer.push(this.paragraph);
        this.paragraph = openParagraph();
        return true;
      case 'w:tbl':
        findings.tables++;
        this.tables.push({ table: { kind: 'table', rows: [] }, row: [], shaded: false });
        return true;
      case 'w:tr':
        if (this.tables.length > 0) this.tables.at(-1)!.row = [];
        return true;
      case 'w:tc':
        this.containers.push([]);
        return true;
      case 'w:txbxContent':
        findings.textBoxes++;
        this.containers.push([]);
        this.outer.push(this.paragraph);
        this.paragraph = undefined;
        return true;
      case 'w:sectPr':
        this.section = new Section();
        return true;
      case 'w:hdr':
      case 'w:ftr':
        if (this.section) this.containers.push([]);
        return true;
      case 'w:altChunk':
        findings.altChunkIds.push(attributes('id') ?? '');
        return true;
      default:
        return false;
    }
  }

  private closeContainer(name: string): void {
    if (name === 'w:tc' && this.containers.length > 1) {
      this.tables.at(-1)?.row.push({ blocks: this.containers.pop()! });
    } else if (name === 'w:tr') {
      const open = this.tables.at(-1);
      open?.table.rows.push(open.row);
    } else if (name === 'w:tbl') {
      const open = this.tables.pop();
      if (open) this.containers.at(-1)!.push(open.table);
    } else if ((name === 'w:hdr' || name === 'w:ftr') && this.containers.length > 1) {
      const { inlineHeaders, inlineFooters } = this.context.findings;
      (name === 'w:hdr' ? inlineHeaders : inlineFooters).push(this.containers.pop()!);
    } else if (name === 'w:txbxContent' && this.containers.length > 1) {
      const blocks = this.containers.pop()!;
      this.paragraph = this.outer.pop();
      const target = this.paragraph?.boxes ?? this.containers.at(-1)!;
      target.push({ kind: 'textbox', blocks });
    }
  }

  private closeParagraph(): void {
    const { paragraph } = this;
    this.paragraph = this.outer.pop();
    if (!paragraph) return;
    this.paragraphs += 1;
    this.inline.endParagraph();
    this.containers.at(-1)!.push(...closeParagraph(paragraph, this.context));
  }

  private openProperty(name: string, attributes: Attributes): void {
    if (this.section && !this.paragraph) return this.section.note(name, attributes);
    const { paragraph } = this;
    if (!paragraph) {
      if (name === 'w:shd' && this.tables.length > 0) {
        const shade: Properties = {};
        noteProperty(name, attributes, shade);
        this.tables.at(-1)!.shaded ||= shade.shaded === true;
      }
      return;
    }
    if (name === 'wx:t') paragraph.writtenLabel = writtenLabel(attributes('val'));
    else if (name === 'w:pStyle') paragraph.style = attributes('val');
    else if (name === 'w:rStyle' && paragraph.run) paragraph.run.style = attributes('val');
    else if (paragraph.run) noteProperty(name, attributes, paragraph.run);
    else if (PARAGRAPH_LEVEL.has(name)) noteProperty(name, attributes, paragraph.direct);
  }
}

/** Elements of a paragraph's properties that describe the paragraph, not its mark. */
const PARAGRAPH_LEVEL = new Set(['w:spacing', 'w:outlineLvl', 'w:numId', 'w:ilvl', 'w:shd']);
