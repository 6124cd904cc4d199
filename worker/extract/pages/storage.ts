import type { Block, Paragraph } from '../flow.ts';
import { ParagraphBuilder } from '../paragraph.ts';
import { isSymbolFont, toPrivateUse } from '../symbols.ts';
import { readGrid } from './grid.ts';
import type { Objects } from './objects.ts';
import type { Message } from './protobuf.ts';
import { StorageTables } from './storage-tables.ts';
import { PagesLists, PagesStyles, type CharacterLook, type ParagraphLook } from './styles.ts';

/** Object types of Pages 5 and later that hold or place text. */
const TYPE = {
  storages: new Set([2001, 2005]),
  indirectStorages: new Set([2010, 6218]),
  drawableAttachment: 2003,
  footnote: 2008,
  shape: 2011,
  pagePlaceholder: 10015,
  placeholderField: 2031,
  hyperlink: 2032,
  image: 3005,
  group: 3008,
  table: 6000,
};

const MAX_DEPTH = 40;
const ATTACHMENT = '\ufffc';

export interface PagesFindings {
  tables: number;
  textBoxes: number;
  images: number;
  columns: number;
  trackedChanges: boolean;
  fonts: Set<string>;
}

/** Reads text storages and drawables of one document into blocks; each object is read once. */
export class StorageReader {
  readonly notes: Block[][] = [];
  readonly findings: PagesFindings = {
    tables: 0,
    textBoxes: 0,
    images: 0,
    columns: 1,
    trackedChanges: false,
    fonts: new Set(),
  };
  private readonly styles: PagesStyles;
  private readonly seen = new Set<number>();
  private depth = 0;
  private readonly objects: Objects;
  private readonly keepsPlaceholders: boolean;

  constructor(objects: Objects, keepsPlaceholders: boolean) {
    this.objects = objects;
    this.keepsPlaceholders = keepsPlaceholders;
    this.styles = new PagesStyles(objects);
  }

  /** Blocks of a TSWP.StorageArchive; none when it was read before. */
  storage(id: number | undefined): Block[] {
    const object = id === undefined ? undefined : this.objects.get(id);
    if (!object || this.seen.has(id!) || this.depth > MAX_DEPTH) return [];
    this.seen.add(id!);
    if (TYPE.indirectStorages.has(object.type)) return this.storage(object.message.reference(1));
    if (!TYPE.storages.has(object.type)) return [];
    this.depth++;
    const blocks = this.paragraphs(object.message);
    this.depth--;
    return blocks;
  }

  /** Blocks of a drawable: a text box, a table, a group of drawables, or nothing. */
  drawable(id: number | undefined): Block[] {
    const object = id === undefined ? undefined : this.objects.get(id);
    if (!object || this.seen.has(id!) || this.depth > MAX_DEPTH) return [];
    this.seen.add(id!);
    const { type, message } = object;
    this.depth++;
    const blocks = this.drawableBlocks(type, message);
    this.depth--;
    return blocks;
  }

  private drawableBlocks(type: number, message: Message): Block[] {
    switch (type) {
      case TYPE.shape:
        return this.shape(message);
      case TYPE.pagePlaceholder: {
        const shape = message.message(1);
        return shape ? this.shape(shape) : [];
      }
      case TYPE.image:
        this.findings.images++;
        return [];
      case TYPE.group:
        return message.references(2).flatMap((id) => this.drawable(id));
      case TYPE.table: {
        const table = readGrid(this.objects, message.reference(2), (id) => this.storage(id));
        if (table) this.findings.tables++;
        return table ? [table] : [];
      }
      default:
        return [];
    }
  }

  private shape(message: Message): Block[] {
    const flow = message.reference(3);
    const flowObject = flow === undefined ? undefined : this.objects.get(flow)?.message;
    const blocks = this.storage(
      message.reference(4) ?? message.reference(2) ?? flowObject?.reference(1),
    );
    if (blocks.every((block) => block.kind === 'paragraph' && isBlank(block))) return [];
    this.findings.textBoxes++;
    return [{ kind: 'textbox', blocks }];
  }

  private paragraphs(storage: Message): Block[] {
    const text = storage.strings(3).join('');
    const tables = new StorageTables(storage);
    for (const style of tables.all(12)) {
      this.findings.columns = Math.max(this.findings.columns, this.styles.columns(style));
    }
    const lists = new PagesLists(this.objects);
    const blocks: Block[] = [];
    let start = 0;
    while (start <= text.length) {
      let end = start;
      while (end < text.length && !isParagraphEnd(text.charCodeAt(end))) end++;
      if (start < text.length) blocks.push(...this.paragraph(text, start, end, tables, lists));
      start = end + 1;
    }
    return blocks;
  }

  private paragraph(
    text: string,
    start: number,
    end: number,
    tables: StorageTables,
    lists: PagesLists,
  ): Block[] {
    const look = this.styles.paragraph(tables.at(5, start));
    const builder = new ParagraphBuilder();
    const after: Block[] = [];
    let link: number | undefined;
    for (let at = start; at < end; at++) {
      const field = tables.at(11, at);
      if (field !== link) {
        builder.endLink();
        link = field;
        const target = field === undefined ? undefined : this.linkTarget(field);
        if (target) builder.startLink(target);
      }
      const character = text[at]!;
      if (character === ATTACHMENT) after.push(...this.attachment(tables.exactly(at)));
      else if (tables.at(22, at) !== undefined) this.findings.trackedChanges = true;
      else if (!this.isPlaceholder(field)) this.add(builder, character, tables.at(8, at), look);
    }
    const label = builder.isEmpty
      ? undefined
      : lists.label(tables.at(7, start), tables.firstAt(6, start));
    const paragraph: Paragraph = {
      kind: 'paragraph',
      lines: builder.build(label?.text),
      ...(label && !look.headingLevel ? { list: label.kind } : {}),
      ...(look.headingLevel ? { headingLevel: look.headingLevel } : {}),
      beforePt: look.beforePt ?? 0,
      afterPt: look.afterPt ?? 0,
    };
    return [paragraph, ...after];
  }

  private add(
    builder: ParagraphBuilder,
    character: string,
    style: number | undefined,
    paragraph: ParagraphLook,
  ): void {
    const own: CharacterLook = style === undefined ? {} : this.styles.character(style);
    const font = own.fontName ?? paragraph.fontName;
    if (font) this.findings.fonts.add(font);
    const shown = character === '\u2028' ? '\n' : character;
    const text = isSymbolFont(font) ? toPrivateUse(shown) : shown;
    builder.add((own.caps ?? paragraph.caps) ? text.toUpperCase() : text, {
      bold: (own.bold ?? paragraph.bold) || /bold|black|heavy/i.test(font ?? ''),
      italic: (own.italic ?? paragraph.italic) || /italic|oblique/i.test(font ?? ''),
      sizePt: own.sizePt ?? paragraph.sizePt,
    });
  }

  private attachment(id: number | undefined): Block[] {
    const object = id === undefined ? undefined : this.objects.get(id);
    if (object?.type === TYPE.drawableAttachment) {
      return this.drawable(object.message.reference(1));
    }
    if (object?.type === TYPE.footnote) {
      const note = this.storage(object.message.reference(2));
      if (note.length > 0) this.notes.push(note);
    }
    return [];
  }

  private linkTarget(field: number): string | undefined {
    const object = this.objects.get(field);
    const [url] = object?.type === TYPE.hyperlink ? object.message.strings(2) : [];
    return url && /^(?:https?:|mailto:|tel:)/i.test(url) ? url : undefined;
  }

  /** Template text that asks to be replaced is not the applicant's. */
  private isPlaceholder(field: number | undefined): boolean {
    if (this.keepsPlaceholders) return false;
    return field !== undefined && this.objects.get(field)?.type === TYPE.placeholderField;
  }
}

const isBlank = (paragraph: Paragraph) => paragraph.lines.every((line) => line.text.trim() === '');

/** Paragraph ends, and the marks of page, section, layout and column breaks. */
const isParagraphEnd = (code: number) =>
  code === 0x0a ||
  code === 0x0d ||
  code === 0x2029 ||
  (code >= 0x04 && code <= 0x06) ||
  code === 0x0b ||
  code === 0x0c;
