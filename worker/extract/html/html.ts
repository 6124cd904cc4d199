import type { ExtractedDocument } from '#worker/document/model.ts';
import { Assembler } from '../assembler.ts';
import { compose } from '../compose.ts';
import type { Block } from '../flow.ts';
import { ParagraphBuilder } from '../paragraph.ts';
import { beyondLimits, corruptedFile, UnreadableFile } from '../problems.ts';
import { decodeHtml } from './entities.ts';
import { htmlSource } from './mime.ts';

const DISGUISED = {
  code: 'extension-mismatch',
  message: 'The file is a web page under another name. Save it as .docx before you send it.',
};

/** Reads a web page or web archive that was saved as a document. Throws UnreadableFile when it cannot. */
export function readHtml(bytes: Uint8Array): ExtractedDocument {
  const source = htmlSource(bytes);
  if (source === null) throw new UnreadableFile(corruptedFile('is not text'));
  const { blocks, tables, images, hiddenChars } = readHtmlBlocks(source);
  return compose({
    format: 'doc',
    headers: [],
    body: blocks,
    notes: [],
    footers: [],
    warnings: [DISGUISED],
    signals: {
      tables,
      images,
      hiddenChars,
      extensionMismatch: true,
      producer: /<meta[^>]+generator[^>]+content="?([^">]+)/i.exec(source)?.[1]?.trim() ?? null,
    },
  });
}

const MAX_TAGS = 2e6;
const TAG = /<(?:!--[^]*?-->|![^>]*>|\?[^>]*>|(\/?)([a-z][\w:]*)((?:[^>"']|"[^"]*"|'[^']*')*)>)/gi;

/** The blocks of an HTML text, and what was counted on the way. */
export function readHtmlBlocks(source: string) {
  const reader = new HtmlReader();
  let at = 0;
  let tags = 0;
  for (const match of source.matchAll(TAG)) {
    if (++tags > MAX_TAGS) throw new UnreadableFile(beyondLimits());
    reader.text(source.slice(at, match.index));
    at = match.index + match[0].length;
    const [, slash, name, attributes] = match;
    if (name === undefined) continue;
    if (slash) reader.close(name.toLowerCase());
    else reader.open(name.toLowerCase(), attributes ?? '');
  }
  reader.text(source.slice(at));
  return reader.finish();
}

const SKIPPED = new Set(['head', 'style', 'script', 'xml', 'title', 'noscript', 'template', 'svg']);
const BLOCKS = new Set(
  (
    'p div section article header footer main aside nav ul ol dl dt dd table tr blockquote pre ' +
    'address form fieldset figure hr body center'
  ).split(' '),
);
const BOLD = new Set(['b', 'strong', 'th']);
const ITALIC = new Set(['i', 'em']);

class HtmlReader {
  private readonly assembler = new Assembler();
  private builder = new ParagraphBuilder();
  private depth = 0;
  private skipping: string | undefined;
  private bold = 0;
  private italic = 0;
  private hiddenTags: string[] = [];
  private headingLevel: number | undefined;
  private readonly lists: { ordered: boolean; count: number }[] = [];
  private label: string | undefined;
  private lineStart = true;
  private images = 0;
  private hiddenChars = 0;
  private preformatted = 0;

  open(name: string, attributes: string): void {
    if (this.skipping !== undefined) return;
    if (SKIPPED.has(name)) {
      this.skipping = name;
      return;
    }
    const isHidden = /display\s*:\s*none|mso-hide\s*:\s*all|visibility\s*:\s*hidden/i.test(
      attributes,
    );
    if (this.hiddenTags.length > 0 || isHidden) {
      if (!VOID.has(name) && !attributes.endsWith('/')) this.hiddenTags.push(name);
      return;
    }
    if (BLOCKS.has(name)) this.endParagraph();
    if (/^h[1-6]$/.test(name)) {
      this.endParagraph();
      this.headingLevel = Number(name[1]);
    } else if (BOLD.has(name)) this.bold++;
    else if (ITALIC.has(name)) this.italic++;
    else if (name === 'br') this.breakLine();
    else if (name === 'img') this.images++;
    else if (name === 'pre') this.preformatted++;
    else if (name === 'ul' || name === 'ol') this.lists.push({ ordered: name === 'ol', count: 0 });
    else if (name === 'li') this.openItem();
    else if (name === 'table') this.depth++;
    else if (name === 'a') this.openLink(attributes);
  }

  close(name: string): void {
    if (this.skipping !== undefined) {
      if (name === this.skipping) this.skipping = undefined;
      return;
    }
    if (this.hiddenTags.length > 0) {
      const at = this.hiddenTags.lastIndexOf(name);
      if (at >= 0) this.hiddenTags = this.hiddenTags.slice(0, at);
      return;
    }
    if (name === 'td' || name === 'th') this.endCell();
    else if (name === 'tr' && this.depth > 0) this.assembler.endRow(this.depth);
    else if (BLOCKS.has(name) || name === 'li' || /^h[1-6]$/.test(name)) this.endParagraph();
    if (/^h[1-6]$/.test(name)) this.headingLevel = undefined;
    else if (BOLD.has(name)) this.bold = Math.max(0, this.bold - 1);
    else if (ITALIC.has(name)) this.italic = Math.max(0, this.italic - 1);
    else if (name === 'ul' || name === 'ol') this.lists.pop();
    else if (name === 'pre') this.preformatted = Math.max(0, this.preformatted - 1);
    else if (name === 'table') this.depth = Math.max(0, this.depth - 1);
    else if (name === 'a') this.builder.endLink();
  }

  text(raw: string): void {
    if (raw === '' || this.skipping !== undefined) return;
    const decoded = decodeHtml(raw);
    if (this.hiddenTags.length > 0) {
      this.hiddenChars += decoded.trim().length;
      return;
    }
    let text = decoded;
    if (this.preformatted === 0) {
      text = decoded.replaceAll(/[ \t\r\n]+/g, ' ');
      if (this.lineStart) text = text.trimStart();
    }
    if (text === '') return;
    this.lineStart = text.endsWith(' ');
    this.builder.add(text, { bold: this.bold > 0, italic: this.italic > 0 });
  }

  finish(): { blocks: Block[]; tables: number; images: number; hiddenChars: number } {
    this.endParagraph();
    const blocks = this.assembler.end();
    return {
      blocks,
      tables: this.assembler.tables,
      images: this.images,
      hiddenChars: this.hiddenChars,
    };
  }

  private breakLine(): void {
    this.builder.add('\n');
    this.lineStart = true;
  }

  private openItem(): void {
    this.endParagraph();
    const list = this.lists.at(-1);
    if (list) list.count++;
    this.label = list?.ordered ? `${list.count}. ` : '• ';
  }

  private openLink(attributes: string): void {
    const [, double, single] = /href\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
    const url = decodeHtml(double ?? single ?? '');
    if (/^(?:https?:|mailto:|tel:)/i.test(url)) this.builder.startLink(url);
  }

  private endCell(): void {
    if (this.depth === 0) return;
    this.endParagraph();
    this.assembler.endCell(this.depth);
  }

  private endParagraph(): void {
    this.lineStart = true;
    if (this.builder.isEmpty) {
      this.builder = new ParagraphBuilder();
      return;
    }
    const { label, headingLevel } = this;
    const list = label === undefined ? undefined : label === '• ' ? 'bullet' : 'number';
    this.label = undefined;
    this.assembler.paragraph(
      {
        kind: 'paragraph',
        lines: this.builder.build(label),
        ...(list ? { list } : {}),
        ...(headingLevel ? { headingLevel } : {}),
      },
      this.depth,
    );
    this.builder = new ParagraphBuilder();
  }
}

const VOID = new Set(['br', 'img', 'hr', 'input', 'meta', 'link', 'col', 'area', 'base', 'wbr']);
