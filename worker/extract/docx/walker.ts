import { FieldStack, hyperlinkTarget } from '../fields.ts';
import type { Block, Cell, Table } from '../flow.ts';
import { ParagraphBuilder } from '../paragraph.ts';
import { symbolCharacter, toPrivateUse } from '../symbols.ts';
import { scanXml, type Attributes } from '../xml.ts';
import { writtenLabel, type ListLabel } from './numbering.ts';
import type { PartContext } from './findings.ts';
import { lookOf, type Run } from './run-look.ts';
import { Section } from './section.ts';
import { headingLevelOf, noteProperty, type Properties } from './styles.ts';

/** Walks one part (document, header, footer, notes) and gives its blocks in file order. */
export function walkPart(source: string, context: PartContext): Block[] {
  const walker = new Walker(context);
  scanXml(source, walker);
  return walker.blocks;
}

interface OpenParagraph {
  builder: ParagraphBuilder;
  direct: Properties;
  style: string | undefined;
  /** Text boxes anchored in it, which follow it. */
  boxes: Block[];
  run: Run | undefined;
  /** List label that Word 2003 wrote out. */
  writtenLabel?: ListLabel;
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
  private fields = new FieldStack();
  private skipDepth = 0;
  private deleted = 0;
  private textKind: 'shown' | 'instruction' | undefined;
  private section: Section | undefined;
  private readonly context: PartContext;

  constructor(context: PartContext) {
    this.context = context;
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
    if (this.openInline(name, attributes)) return;
    this.openProperty(name, attributes);
  }

  close(name: string): void {
    if (this.skipDepth > 0) {
      this.skipDepth--;
      return;
    }
    switch (name) {
      case 'w:t':
      case 'm:t':
      case 'w:instrText':
        this.textKind = undefined;
        break;
      case 'w:r':
        if (this.paragraph) this.paragraph.run = undefined;
        break;
      case 'w:p':
        this.closeParagraph();
        break;
      case 'w:hyperlink':
      case 'w:hlink':
        this.paragraph?.builder.endLink();
        break;
      case 'w:del':
      case 'w:moveFrom':
        this.deleted = Math.max(0, this.deleted - 1);
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
    if (this.skipDepth > 0 || !this.textKind) return;
    if (this.textKind === 'instruction') this.fields.instruct(text);
    else this.emit(text);
  }

  private isSeparatorNote(name: string, attributes: Attributes): boolean {
    return /^w:(?:foot|end)note$/.test(name) && /eparator/.test(attributes('type') ?? '');
  }

  private openStructure(name: string, attributes: Attributes): boolean {
    const { findings } = this.context;
    switch (name) {
      case 'w:p':
        this.outer.push(this.paragraph);
        this.paragraph = {
          builder: new ParagraphBuilder(),
          direct: {},
          style: undefined,
          boxes: [],
          run: undefined,
        };
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
    this.fields.dropUnfinished();
    const { styles, numbering } = this.context;
    const { direct, builder } = paragraph;
    const style = paragraph.style ?? styles.defaultParagraphStyle;
    const numberingId = direct.numberingId ?? styles.get(style, 'numberingId');
    const level = direct.numberingLevel ?? styles.get(style, 'numberingLevel');
    const computed =
      numberingId === undefined || numberingId === '0' || builder.isEmpty
        ? undefined
        : numbering.label(numberingId, level, style);
    const label = builder.isEmpty ? undefined : (paragraph.writtenLabel ?? computed);
    const headingLevel = headingLevelOf(styles, style, direct);
    this.containers.at(-1)!.push({
      kind: 'paragraph',
      lines: builder.build(label?.text),
      ...(label && !headingLevel ? { list: label.kind } : {}),
      ...(headingLevel ? { headingLevel } : {}),
      beforePt: direct.beforePt ?? styles.get(style, 'beforePt') ?? styles.defaults.beforePt ?? 0,
      afterPt: direct.afterPt ?? styles.get(style, 'afterPt') ?? styles.defaults.afterPt ?? 0,
    });
    this.containers.at(-1)!.push(...paragraph.boxes);
  }

  private openInline(name: string, attributes: Attributes): boolean {
    const { findings, relations } = this.context;
    switch (name) {
      case 'w:r':
        if (this.paragraph) this.paragraph.run = {};
        return true;
      case 'w:t':
      case 'm:t':
        this.textKind = 'shown';
        return true;
      case 'w:instrText':
        this.textKind = 'instruction';
        return true;
      case 'w:tab':
      case 'w:ptab':
        if (this.paragraph?.run) this.emit('\t');
        return true;
      case 'w:br':
      case 'w:cr':
        this.emit('\n');
        return true;
      case 'w:noBreakHyphen':
        this.emit('-');
        return true;
      case 'w:sym':
        this.emit(symbolCharacter(Number.parseInt(attributes('char') ?? '', 16)));
        return true;
      case 'w:fldChar':
        this.fieldMark(attributes('fldCharType'));
        return true;
      case 'w:hyperlink': {
        const target = relations.get(attributes('id') ?? '');
        if (target?.external) this.paragraph?.builder.startLink(target.target);
        return true;
      }
      case 'w:hlink':
        this.paragraph?.builder.startLink(attributes('dest') ?? '');
        return true;
      case 'w:fldSimple': {
        const target = hyperlinkTarget(attributes('instr') ?? '');
        if (target) this.paragraph?.builder.startLink(target);
        return true;
      }
      case 'w:del':
      case 'w:moveFrom':
        this.deleted++;
        findings.trackedChanges = true;
        return true;
      case 'w:ins':
      case 'w:moveTo':
        findings.trackedChanges = true;
        return true;
      case 'pic:pic':
      case 'v:imagedata':
        findings.images++;
        return true;
      case 'v:textpath':
        this.wordArt(attributes('string'));
        return true;
      default:
        return false;
    }
  }

  private wordArt(text: string | undefined): void {
    if (!text?.trim() || !this.paragraph) return;
    this.context.findings.textBoxes++;
    this.paragraph.boxes.push({
      kind: 'textbox',
      blocks: [{ kind: 'paragraph', lines: [{ text }] }],
    });
  }

  private fieldMark(kind: string | undefined): void {
    if (kind === 'begin') this.fields.begin();
    else if (kind === 'separate') {
      const target = hyperlinkTarget(this.fields.separate());
      if (target) this.paragraph?.builder.startLink(target);
    } else if (kind === 'end' && hyperlinkTarget(this.fields.end())) {
      this.paragraph?.builder.endLink();
    }
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

  private emit(raw: string): void {
    const { paragraph } = this;
    if (!paragraph || this.deleted > 0 || this.fields.hidesText) return;
    const look = lookOf(this.context.styles, paragraph.run, {
      style: paragraph.style,
      isShaded: paragraph.direct.shaded === true || this.tables.some((table) => table.shaded),
      isInBox: this.outer.length > 1,
    });
    if (look.hidden && raw.trim() !== '') {
      this.context.findings.hiddenChars += raw.length;
      return;
    }
    if (look.font) this.context.findings.fonts.add(look.font);
    const text = look.symbols ? toPrivateUse(raw) : raw;
    paragraph.builder.add(look.caps ? text.toUpperCase() : text, look);
  }
}

/** Elements of a paragraph's properties that describe the paragraph, not its mark. */
const PARAGRAPH_LEVEL = new Set(['w:spacing', 'w:outlineLvl', 'w:numId', 'w:ilvl', 'w:shd']);
