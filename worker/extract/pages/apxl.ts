import type { ExtractedDocument } from '#worker/document/model.ts';
import { compose } from '../compose.ts';
import { textOf, type Block, type Table } from '../flow.ts';
import { ParagraphBuilder } from '../paragraph.ts';
import { hasWords, TEMPLATE_TEXT } from './placeholders.ts';
import { scanXml, type Attributes } from '../xml.ts';

/** Subtrees without the document's own text: styles, templates, placeholder text, comments. */
const SKIPPED = new Set([
  'stylesheet',
  'metadata',
  'prototypes',
  'section-prototypes',
  'prototype',
  'annotations',
  'thumbnails',
  'publication-info',
  'change-session',
  'deleted-text',
]);
const BREAKS = new Set(['br', 'lnbr', 'crbr', 'pgbr', 'sectbr', 'layoutbr', 'colbr']);

/** Text that waits to be replaced. */
const PLACEHOLDER = 'ghost-text';

/** Reads the XML of Pages '08 and '09; template text only when there is nothing else. */
export function readApxl(source: string): ExtractedDocument {
  const own = readSource(source, false);
  if (hasWords(own)) return own;
  const template = readSource(source, true);
  return hasWords(template) ? { ...template, warnings: [TEMPLATE_TEXT] } : own;
}

function readSource(source: string, keepsPlaceholders: boolean): ExtractedDocument {
  const reader = new ApxlReader(keepsPlaceholders);
  scanXml(source, reader);
  return reader.finish();
}

type Part = 'body' | 'textbox' | 'header' | 'footer' | 'footnote' | 'cell';

class ApxlReader {
  private skipDepth = 0;
  private readonly parts: { part: Part; blocks: Block[] }[] = [];
  private readonly stack: { part: Part; blocks: Block[] }[] = [];
  private readonly outer: (ParagraphBuilder | undefined)[] = [];
  private region: Part | undefined;
  private paragraph: ParagraphBuilder | undefined;
  private after: Block[] = [];
  private readonly attachments = new Map<string, Block>();
  private readonly loose: Block[] = [];
  private attachmentId: string | undefined;
  private table: { table: Table; columns: number; cells: string[]; depth: number } | undefined;
  private images = 0;
  private tables = 0;
  private textBoxes = 0;
  private readonly keepsPlaceholders: boolean;

  constructor(keepsPlaceholders: boolean) {
    this.keepsPlaceholders = keepsPlaceholders;
  }

  open(qualified: string, attributes: Attributes): void {
    const name = localName(qualified);
    const isSkipped = SKIPPED.has(name) || (name === PLACEHOLDER && !this.keepsPlaceholders);
    if (this.skipDepth > 0 || isSkipped) {
      this.skipDepth++;
      return;
    }
    if (this.table) this.openInTable(name, attributes);
    else this.openInText(name, attributes);
  }

  close(qualified: string): void {
    if (this.skipDepth > 0) {
      this.skipDepth--;
      return;
    }
    const name = localName(qualified);
    if (this.table) this.closeInTable(name);
    else this.closeInText(name);
  }

  text(text: string): void {
    if (this.skipDepth === 0) this.paragraph?.add(text.replaceAll(/[\r\n]+/g, ''));
  }

  finish(): ExtractedDocument {
    const of = (part: Part) =>
      this.parts.filter((one) => one.part === part).map((one) => one.blocks);
    const boxes = of('textbox').filter((blocks) => textOf(blocks).trim() !== '');
    this.textBoxes = boxes.length;
    const text = of('body').flat();
    const isLayout = textOf(text).trim() === '';
    const floats = boxes.flatMap((blocks): Block[] =>
      isLayout ? blocks : [{ kind: 'textbox', blocks }],
    );
    return compose({
      format: 'pages',
      headers: of('header'),
      body: [...text, ...floats, ...this.loose, ...this.attachments.values()],
      notes: of('footnote'),
      footers: of('footer'),
      warnings: [],
      signals: {
        images: this.images,
        tables: this.tables,
        textBoxes: this.textBoxes,
        producer: "Pages '09",
      },
    });
  }

  private openInText(name: string, attributes: Attributes): void {
    if (name === 'headers') this.region = 'header';
    else if (name === 'footers') this.region = 'footer';
    else if (name === 'text-storage') this.openStorage(attributes('kind'));
    else if (name === 'attachment') this.attachmentId = attributes('ID');
    else if (name === 'tabular-info') {
      this.tables++;
      this.table = { table: { kind: 'table', rows: [] }, columns: 1, cells: [], depth: 0 };
    } else if (name === 'image' || name === 'media') this.images++;
    else if (name === 'p' && this.stack.length > 0) this.paragraph = new ParagraphBuilder();
    else if (name === 'tab') this.paragraph?.add('\t');
    else if (BREAKS.has(name)) this.paragraph?.add('\n');
    else if (name === 'link') this.paragraph?.startLink(attributes('href') ?? '');
    else if (name === 'attachment-ref') this.placeAttachment(attributes('IDREF') ?? '');
  }

  private closeInText(name: string): void {
    if (name === 'headers' || name === 'footers') this.region = undefined;
    else if (name === 'text-storage') this.closeStorage();
    else if (name === 'attachment') this.attachmentId = undefined;
    else if (name === 'link') this.paragraph?.endLink();
    else if (name === 'p' && this.paragraph) {
      const lines = this.paragraph.build();
      // A break at the end of a paragraph is the paragraph's own end.
      if (lines.length > 1 && lines.at(-1)!.text === '') lines.pop();
      this.stack.at(-1)?.blocks.push({ kind: 'paragraph', lines }, ...this.after);
      this.after = [];
      this.paragraph = undefined;
    }
  }

  private openStorage(kind: string | undefined): void {
    const known: Part =
      kind === 'textbox' || kind === 'footnote' || kind === 'cell' ? kind : 'body';
    this.outer.push(this.paragraph);
    this.paragraph = undefined;
    this.stack.push({ part: this.region ?? known, blocks: [] });
  }

  private closeStorage(): void {
    const closed = this.stack.pop();
    this.paragraph = this.outer.pop();
    if (closed) this.parts.push(closed);
  }

  private placeAttachment(id: string): void {
    const block = this.attachments.get(id);
    if (!block) return;
    this.attachments.delete(id);
    if (this.paragraph) this.after.push(block);
    else this.loose.push(block);
  }

  private openInTable(name: string, attributes: Attributes): void {
    const table = this.table!;
    if (name === 'grid') table.columns = Math.max(1, Number(attributes('numcols')) || 1);
    else if (name === 'datasource') table.depth = 1;
    else if (table.depth > 0) {
      if (table.depth++ === 1) table.cells.push(attributes('v') ?? '');
      if (name === 'ct') table.cells[table.cells.length - 1] = attributes('s') ?? '';
    }
  }

  private closeInTable(name: string): void {
    const open = this.table!;
    if (open.depth > 0) open.depth--;
    if (name !== 'tabular-info') return;
    for (let at = 0; at < open.cells.length; at += open.columns) {
      open.table.rows.push(
        open.cells.slice(at, at + open.columns).map((text) => ({
          blocks: [{ kind: 'paragraph', lines: [{ text }] }],
        })),
      );
    }
    this.table = undefined;
    if (this.attachmentId === undefined) this.loose.push(open.table);
    else this.attachments.set(this.attachmentId, open.table);
  }
}

const localName = (qualified: string) => qualified.slice(qualified.indexOf(':') + 1);
