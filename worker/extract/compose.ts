import {
  PLAIN_SIGNALS,
  type DocumentLine,
  type DocumentLink,
  type ExtractedDocument,
  type LineRole,
} from '#worker/document/model.ts';
import { countLetters } from './clean.ts';
import type { Block, Flow, FlowLine, Paragraph, Table } from './flow.ts';
import { textOf } from './flow.ts';
import { layOutTable } from './table.ts';

/** Extra space, in points beyond the document's usual, that a reader sees as a gap between paragraphs. */
const GAP_PT = 3;

/** Lays a flow out as lines in reading order: page headers, body, notes, page footers. */
export function compose(flow: Flow): ExtractedDocument {
  const sheet = new Sheet(usualGaps(flow.body));
  const inBody = new Set(splitTrimmed(textOf(flow.body)));
  for (const blocks of flow.headers) sheet.addRepeated(blocks, 'header', inBody);
  sheet.gap();
  sheet.addBlocks(flow.body, 'body');
  for (const blocks of flow.notes) {
    sheet.gap();
    sheet.addBlocks(blocks, 'footnote');
  }
  sheet.gap();
  for (const blocks of flow.footers) sheet.addRepeated(blocks, 'footer', inBody);
  const signals = {
    ...PLAIN_SIGNALS,
    ...flow.signals,
    columns: Math.max(flow.signals.columns ?? 1, sheet.tableColumns),
    headerText: flow.headers.some((blocks) => textOf(blocks).trim() !== ''),
    footerText: flow.footers.some((blocks) => textOf(blocks).trim() !== ''),
    bodyShare: bodyShare(sheet.lines),
  };
  return {
    format: flow.format,
    text: '',
    lines: sheet.lines,
    links: [...sheet.links, ...looseLinks(flow, sheet.links)],
    signals,
    warnings: flow.warnings,
    truncated: false,
    carelessText: carelessText(sheet.lines),
  };
}

const isPlain = ({ role }: DocumentLine) => role === 'body' || role === 'cell';

function bodyShare(lines: readonly DocumentLine[]): number {
  const letters = (some: readonly DocumentLine[]) =>
    some.reduce((sum, line) => sum + countLetters(line.text), 0);
  const all = letters(lines);
  return all === 0 ? 1 : letters(lines.filter(isPlain)) / all;
}

/** A careless parser reads the body part only. */
function carelessText(lines: readonly DocumentLine[]): string | null {
  const plain = lines.filter(isPlain);
  if (plain.length === lines.filter((line) => line.text !== '' || line.role === 'body').length) {
    return null;
  }
  return plain
    .map((line) => line.text)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function looseLinks(flow: Flow, placed: readonly DocumentLink[]): DocumentLink[] {
  const known = new Set(placed.map((link) => link.url));
  return [...new Set(flow.looseLinks)].filter((url) => !known.has(url)).map((url) => ({ url }));
}

const splitTrimmed = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const gapPt = (above: Paragraph, below: Paragraph) => (above.afterPt ?? 0) + (below.beforePt ?? 0);

/** Usual space between paragraphs, in points: of the text flow and of table cells. */
interface UsualGaps {
  flowPt: number;
  cellPt: number;
}

function usualGaps(body: readonly Block[]): UsualGaps {
  const cells: number[] = [];
  const collectCells = (blocks: readonly Block[]) => {
    for (const table of blocks.filter((block) => block.kind === 'table')) {
      for (const cell of table.rows.flat()) {
        cells.push(...gapsPt(cell.blocks));
        collectCells(cell.blocks);
      }
    }
  };
  collectCells(body);
  return { flowPt: median(gapsPt(body)), cellPt: median(cells) };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Spaces between neighbouring paragraphs; inside a list and above a heading the space says nothing. */
function gapsPt(blocks: readonly Block[]): number[] {
  const gaps: number[] = [];
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    if (block.kind !== 'paragraph' || next?.kind !== 'paragraph') continue;
    if (textOf([block]).trim() === '' || textOf([next]).trim() === '') continue;
    if (!(block.list && next.list) && !next.headingLevel) gaps.push(gapPt(block, next));
  }
  return gaps;
}

const PAGE_NUMBER =
  /^\W*(?:(?:page|seite|página|pagina|strona|sida|side)\s*)?\d{0,3}\W*(?:(?:of|von|de|di|van|av|z|\/)\s*\d{1,3})?\W*$/i;

/** The lines as they are laid out, with what was seen on the way. */
class Sheet {
  readonly lines: DocumentLine[] = [];
  readonly links: DocumentLink[] = [];
  tableColumns = 1;
  private readonly usual: UsualGaps;

  constructor(usual: UsualGaps) {
    this.usual = usual;
  }

  /** A blank line, unless there is one already or nothing stands above. */
  gap(): void {
    if (this.lines.length > 0 && this.lines.at(-1)!.text !== '') this.add({ text: '' }, 'body');
  }

  addBlocks(blocks: readonly Block[], role: LineRole, column?: number): void {
    let above: Paragraph | undefined;
    for (const block of blocks) {
      if (block.kind === 'paragraph') {
        this.addParagraph(block, above, role, column);
        above = block;
      } else if (block.kind === 'textbox') {
        this.gap();
        this.addBlocks(block.blocks, role === 'body' || role === 'cell' ? 'textbox' : role);
        this.gap();
      } else {
        this.addTable(block, role);
        above = undefined;
      }
    }
  }

  /** Page headers and footers repeat per section and page kind; a line said already is not said again. */
  addRepeated(blocks: readonly Block[], role: LineRole, said: Set<string>): void {
    const part = new Sheet(this.usual);
    part.addBlocks(blocks, role);
    for (const line of part.lines) {
      const text = line.text.trim();
      if (said.has(text) || (PAGE_NUMBER.test(text) && /^\D*\d{0,3}\D*\d{0,3}\W*$/.test(text))) {
        continue;
      }
      said.add(text);
      for (const link of part.links) {
        if (part.lines[link.line!] === line) this.links.push({ ...link, line: this.lines.length });
      }
      this.lines.push(line);
    }
  }

  private addParagraph(
    paragraph: Paragraph,
    above: Paragraph | undefined,
    role: LineRole,
    column?: number,
  ): void {
    const { lines, headingLevel, list } = paragraph;
    if (lines.every((line) => line.text.trim() === '')) return this.gap();
    const usualPt = role === 'cell' ? this.usual.cellPt : this.usual.flowPt;
    const isApart = above && !above.headingLevel && gapPt(above, paragraph) > usualPt + GAP_PT;
    if (headingLevel || isApart) this.gap();
    for (const [index, line] of lines.entries()) {
      if (line.text.trim() === '') {
        if (index > 0) this.gap();
        continue;
      }
      this.add(line, role, {
        ...(headingLevel ? { headingLevel } : {}),
        ...(list && index === 0 ? { list } : {}),
        ...(column === undefined ? {} : { column }),
      });
    }
  }

  private addTable(table: Table, role: LineRole): void {
    const cellRole = role === 'body' ? 'cell' : role;
    const layout = layOutTable(table);
    this.tableColumns = Math.max(this.tableColumns, layout.columns);
    for (const group of layout.groups) {
      if (group.kind === 'line') this.add(group.line, cellRole);
      else {
        if (group.column !== undefined) this.gap();
        this.addBlocks(group.blocks, cellRole, group.column);
      }
    }
  }

  private add(line: FlowLine, role: LineRole, extra: Partial<DocumentLine> = {}): void {
    const { links, ...look } = line;
    for (const link of links ?? []) this.links.push({ ...link, line: this.lines.length });
    this.lines.push({ ...look, ...extra, start: 0, role });
  }
}
