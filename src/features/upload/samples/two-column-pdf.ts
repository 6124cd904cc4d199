/** A one-page PDF (ISO 32000-1) in two columns, which a careless parser reads straight across. */

type Row = [left: string, right: string];

const LEFT_PT = 40;
const RIGHT_PT = 230;
const TOP_PT = 800;
const LEADING_PT = 15;

/** Draws the left cells from top to bottom, then the right ones; `# ` makes a cell bold. */
export function twoColumnPdf(fileName: string, rows: readonly Row[]): File {
  const column = (side: 0 | 1, x: number) =>
    rows.map((row, i) => draw(row[side], x, TOP_PT - i * LEADING_PT)).join('');
  const content = column(0, LEFT_PT) + column(1, RIGHT_PT);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  return new File([assemble(objects)], fileName, { type: 'application/pdf' });
}

function draw(cell: string, x: number, y: number): string {
  if (!cell) return '';
  const bold = cell.startsWith('# ');
  const text = cell.replace(/^# /, '').replaceAll(/[\\()]/g, String.raw`\$&`);
  return `BT /F${bold ? 2 : 1} ${bold ? 11 : 9} Tf ${x} ${y} Td (${text}) Tj ET\n`;
}

function assemble(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return String(at).padStart(10, '0');
  });
  const size = objects.length + 1;
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return file + xref + trailer;
}
