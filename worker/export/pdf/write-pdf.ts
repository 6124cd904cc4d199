/** Draws set pages as a tagged PDF; the only file that imports pdfkit, so that its code loads when asked for. */
import PDFDocument, { type StructureElement } from 'pdfkit';
import type { RowKind } from '../sheet/model.ts';
import type { Piece, PlacedLine, SetDocument } from '../typeset/model.ts';
import type { Faces } from './faces.ts';

export interface PdfProperties {
  title: string;
  /** BCP 47. */
  language: string;
}

/** Rows that head others; the rest are paragraphs and items of lists (ISO 32000-1, 14.8.4). */
const LEVEL: Partial<Record<RowKind, number>> = { name: 1, heading: 2, entry: 3 };

/** Structure types row by row: levels of headings begin at 1 and leave none out (ISO 14289-1, 7.4.2), though a resume may have no name. */
function headingTags(): (kind: RowKind) => string {
  /** Levels above the row, as the look has them. */
  const open: number[] = [];
  return (kind) => {
    const level = LEVEL[kind];
    if (level === undefined) return 'P';
    while (open.length > 0 && open.at(-1)! >= level) open.pop();
    open.push(level);
    return `H${open.length}`;
  };
}

// pdfkit makes the file's id from the time; one fixed moment keeps clocks out of the bytes.
const MOMENT = new Date(Date.UTC(2020, 0, 1));

/** The same pages give the same bytes on the same platform. */
export async function writePdf(
  set: SetDocument,
  faces: Faces,
  properties: PdfProperties,
): Promise<Uint8Array> {
  const pdf = new BarePdf({
    size: [set.width, set.height],
    margin: 0,
    autoFirstPage: false,
    // Not even the default font, which would be embedded nowhere.
    font: null,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: properties.language,
    info: { Title: properties.title, CreationDate: MOMENT },
  });
  pdf.title = properties.title;
  for (const tool of ['Producer', 'Creator', 'CreationDate'] as const) delete pdf.info[tool];
  for (const [face, font] of Object.entries(faces.fonts)) {
    pdf.registerFont(face, font);
  }
  const done = bytesOf(pdf);
  drawPages(pdf, set);
  pdf.end();
  return done;
}

/** pdfkit with nothing in its metadata but the title and the standard that it keeps to. */
class BarePdf extends PDFDocument {
  title = '';

  /** Draws a space of the given width, in the font of what stands before it. */
  wideSpace({ face, sizePt }: Piece, x: number, y: number, width: number): void {
    this.font(face).fontSize(sizePt);
    const { id } = this._font;
    const [codes] = this._font.encode(' ');
    const spread = width - this.widthOfString(' ');
    const at = `1 0 0 1 ${x.toFixed(2)} ${(this.page.height - y).toFixed(2)} Tm`;
    this.save();
    // The axes of the file, which count from the bottom. Readers measure a replaced text by the font
    // and the axes that hold where it ends, so its marks stand within those of the text.
    this.transform(1, 0, 0, -1, 0, this.page.height);
    this.addContent(`BT ${at} /${id} ${sizePt} Tf ${spread.toFixed(2)} Tc`);
    this.markContent('Span', { actual: '  ' });
    this.addContent(`<${codes.join('')}> Tj 0 Tc`);
    this.endMarkedContent();
    this.addContent('ET');
    this.restore();
  }

  _addInfo(): void {
    const title = this.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    this.appendXML(
      '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt>' +
        `<rdf:li xml:lang="x-default">${title}</rdf:li></rdf:Alt></dc:title></rdf:Description>`,
    );
  }
}

function bytesOf(pdf: PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('error', reject);
    pdf.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, at);
        at += chunk.length;
      }
      resolve(bytes);
    });
  });
}

/** The element that the lines of one row go to, and how to end it with what holds it. */
interface OpenRow {
  element: StructureElement;
  end: () => void;
}

function drawPages(pdf: BarePdf, set: SetDocument): void {
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  const tagOf = headingTags();
  let list: StructureElement | null = null;
  let row: OpenRow | null = null;
  const endList = () => {
    list?.end();
    list = null;
  };
  for (const lines of set.pages) {
    pdf.addPage();
    let dated: PlacedLine | null = null;
    for (const [at, line] of lines.entries()) {
      if (line.index === 0) {
        if (line.row.kind !== 'bullet') endList();
        row = line.row.kind === 'bullet' ? null : openRow(pdf, whole, tagOf(line.row.kind));
        if (line.row.kind === 'bullet') {
          if (!list) {
            list = pdf.struct('L');
            whole.add(list);
          }
          row = openItem(pdf, list, line);
        }
      }
      if (line.right) dated = line;
      const isEndHere = lines[at + 1]?.row !== line.row;
      const isFollowedByDates = isEndHere && dated !== null && dated !== line;
      drawLine(pdf, row!.element, line, !line.isLast || isFollowedByDates);
      // Read after the whole of the row, though they stand beside its first line.
      if (isEndHere && dated === line) drawGap(pdf, row!.element, line);
      if (isEndHere && dated) drawDates(pdf, row!.element, dated);
      if (isEndHere) dated = null;
      if (line.isLast) row!.end();
    }
  }
  endList();
  whole.end();
}

function openRow(pdf: PDFDocument, parent: StructureElement, tag: string): OpenRow {
  const element = pdf.struct(tag);
  parent.add(element);
  return { element, end: () => element.end() };
}

/** A list item with its mark; the text goes to its body. */
function openItem(pdf: PDFDocument, list: StructureElement, line: PlacedLine): OpenRow {
  const item = pdf.struct('LI');
  list.add(item);
  const label = pdf.struct('Lbl');
  item.add(label);
  label.add(() => drawPiece(pdf, line, line.mark!, ' '));
  label.end();
  const body = pdf.struct('LBody');
  item.add(body);
  return {
    element: body,
    end: () => {
      body.end();
      item.end();
    },
  };
}

function drawDates(pdf: PDFDocument, element: StructureElement, line: PlacedLine): void {
  element.add(() => drawPiece(pdf, line, line.right!, ''));
}

/**
 * One space as wide as the gap between a text and the dates on its right. Readers that go by place, as
 * pdftotext does, else take the dates of a page for a column of their own and read them after the line
 * below. A single space ends a word for them, so the gap says that it stands for two.
 */
function drawGap(pdf: BarePdf, element: StructureElement, line: PlacedLine): void {
  const last = line.pieces.at(-1);
  if (!last || !line.right) return;
  const from = last.x + last.width;
  const width = line.right.x - from;
  if (width > 0) element.add(() => pdf.wideSpace(last, from, line.y + line.baseline, width));
}

/** A space ends a line that goes on, so that copied lines do not run together. */
function drawLine(
  pdf: PDFDocument,
  element: StructureElement,
  line: PlacedLine,
  goesOn: boolean,
): void {
  drawRules(pdf, line);
  for (const [at, piece] of line.pieces.entries()) {
    const isLast = at === line.pieces.length - 1;
    const tail = goesOn && isLast && !piece.isCut ? ' ' : '';
    if (piece.url === undefined) {
      element.add(() => drawPiece(pdf, line, piece, tail));
      continue;
    }
    const link = pdf.struct('Link');
    element.add(link);
    link.add(() => drawPiece(pdf, line, piece, tail));
    addLink(pdf, link, line, piece);
    link.end();
  }
}

function addLink(pdf: PDFDocument, link: StructureElement, line: PlacedLine, piece: Piece): void {
  const { x, width, sizePt, url, text } = piece;
  const y = line.y + line.baseline - sizePt * 0.8;
  pdf.link(x, y, width, sizePt * 1.05, encodeURI(decodable(url!)), {
    structParent: link,
    Contents: new String(text.trim()),
  });
}

/** An address that is encoded already is not encoded again. */
function decodable(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

function drawPiece(pdf: PDFDocument, line: PlacedLine, piece: Piece, tail: string): void {
  pdf
    .font(piece.face)
    .fontSize(piece.sizePt)
    .fillColor(piece.colour)
    .text(piece.text + tail, piece.x, line.y + line.baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
}

/** Rules are ornaments: marked so that no reader speaks of them. */
function drawRules(pdf: PDFDocument, line: PlacedLine): void {
  for (const { x, y, width, height, colour } of line.rules) {
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.rect(x, line.y + y, width, height).fill(colour);
    pdf.endMarkedContent();
  }
}
