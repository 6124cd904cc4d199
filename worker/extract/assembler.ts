import type { Block, Cell, Paragraph, Table } from './flow.ts';

/** Deepest nesting of tables that is rebuilt; deeper cells join the innermost. */
const MAX_DEPTH = 20;

interface OpenTable {
  table: Table;
  row: Cell[];
  cell: Block[];
}

/**
 * Rebuilds tables from a flat stream of paragraphs with cell and row marks, as .doc and .rtf store them.
 * Depth 0 is outside any table.
 */
export class Assembler {
  readonly blocks: Block[] = [];
  tables = 0;
  private readonly open: OpenTable[] = [];

  paragraph(paragraph: Paragraph, depth: number): void {
    this.goTo(depth);
    this.target().push(paragraph);
  }

  /** Puts a block after the last paragraph, at the same depth. */
  attach(block: Block): void {
    this.target().push(block);
  }

  endCell(depth: number): void {
    this.goTo(Math.max(1, depth));
    const table = this.open.at(-1)!;
    table.row.push({ blocks: table.cell });
    table.cell = [];
  }

  endRow(depth: number): void {
    this.goTo(Math.max(1, depth));
    const table = this.open.at(-1)!;
    if (table.cell.length > 0) table.row.push({ blocks: table.cell });
    if (table.row.length > 0) table.table.rows.push(table.row);
    table.row = [];
    table.cell = [];
  }

  /** The finished blocks; tables that a damaged file never closes are closed. */
  end(): Block[] {
    this.goTo(0);
    return this.blocks;
  }

  private target(): Block[] {
    return this.open.at(-1)?.cell ?? this.blocks;
  }

  private goTo(wanted: number): void {
    const depth = Math.min(wanted, MAX_DEPTH);
    while (this.open.length > depth) {
      this.endRow(this.open.length);
      const { table } = this.open.pop()!;
      if (table.rows.length > 0) this.target().push(table);
    }
    while (this.open.length < depth) {
      this.tables++;
      this.open.push({ table: { kind: 'table', rows: [] }, row: [], cell: [] });
    }
  }
}
