/** What the word-processor readers (docx, doc, rtf, pages, html) hand to `compose`: blocks in file order. */
import type { DocumentFormat, Warning } from '#contract/resume.ts';
import type { LayoutSignals } from '#worker/document/model.ts';

/** Look of a stretch of text, where the format tells. */
export interface TextStyle {
  bold?: boolean;
  italic?: boolean;
  sizePt?: number;
}

/** One line of a paragraph: paragraphs hold several when they contain line breaks. */
export interface FlowLine extends TextStyle {
  text: string;
  links?: { url: string; text: string }[];
}

export interface Paragraph {
  kind: 'paragraph';
  lines: FlowLine[];
  list?: 'bullet' | 'number';
  headingLevel?: number;
  /** Space above and below, in points. */
  beforePt?: number;
  afterPt?: number;
}

export interface Cell {
  blocks: Block[];
}

export interface Table {
  kind: 'table';
  rows: Cell[][];
}

export interface TextBox {
  kind: 'textbox';
  blocks: Block[];
}

export type Block = Paragraph | Table | TextBox;

/** A read document before its lines are laid out. Each header, footer and note is a block list of its own. */
export interface Flow {
  format: DocumentFormat;
  headers: Block[][];
  body: Block[];
  notes: Block[][];
  footers: Block[][];
  signals: Partial<LayoutSignals>;
  /** Link targets whose place in the text is unknown. */
  looseLinks?: string[];
  warnings: Warning[];
}

/** Text of a block list, one line per row; for comparing and counting. */
export function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return block.lines.map((line) => line.text).join('\n');
      if (block.kind === 'textbox') return textOf(block.blocks);
      return block.rows.map((row) => row.map((cell) => textOf(cell.blocks)).join('\t')).join('\n');
    })
    .join('\n');
}
