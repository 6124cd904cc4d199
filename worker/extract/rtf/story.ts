import { Assembler } from '../assembler.ts';
import type { Block, Paragraph } from '../flow.ts';
import { ParagraphBuilder } from '../paragraph.ts';

/** What a paragraph mark needs to know. */
export interface ParagraphLook {
  depth: number;
  beforePt: number;
  afterPt: number;
  headingLevel?: number;
  label?: { kind: 'bullet' | 'number'; text: string };
}

/** The label of a list paragraph from its written form: numbers keep theirs, any glyph becomes a bullet. */
export function labelOf(written: string): NonNullable<ParagraphLook['label']> {
  const isNumber = /^\W?(?:\d+|\p{L}{1,5})[.):\]]?/u.test(written) && written !== 'o';
  return isNumber ? { kind: 'number', text: `${written} ` } : { kind: 'bullet', text: '• ' };
}

/** One stream of text: the body, a header, a note, a text box. */
export class Story {
  builder = new ParagraphBuilder();
  private readonly assembler = new Assembler();
  private boxes: Block[] = [];

  get tables(): number {
    return this.assembler.tables;
  }

  endParagraph(look: ParagraphLook): void {
    const { label, headingLevel } = look;
    const shown = this.builder.isEmpty ? undefined : label;
    const paragraph: Paragraph = {
      kind: 'paragraph',
      lines: this.builder.build(shown?.text),
      ...(shown && !headingLevel ? { list: shown.kind } : {}),
      ...(headingLevel ? { headingLevel } : {}),
      beforePt: look.beforePt,
      afterPt: look.afterPt,
    };
    this.assembler.paragraph(paragraph, look.depth);
    this.builder = new ParagraphBuilder();
    for (const box of this.boxes) this.assembler.attach(box);
    this.boxes = [];
  }

  endCell(look: ParagraphLook): void {
    const depth = Math.max(1, look.depth);
    this.endParagraph({ ...look, depth });
    this.assembler.endCell(depth);
  }

  endRow(depth: number, look: ParagraphLook): void {
    if (!this.builder.isEmpty) this.endParagraph({ ...look, depth });
    this.assembler.endRow(depth);
  }

  /** Puts a text box after the paragraph that is being read. */
  addBox(blocks: Block[]): void {
    this.boxes.push({ kind: 'textbox', blocks });
  }

  end(look: ParagraphLook): Block[] {
    if (!this.builder.isEmpty || this.boxes.length > 0) this.endParagraph(look);
    return this.assembler.end();
  }
}
