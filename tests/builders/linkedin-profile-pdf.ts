/** Draws profiles as LinkedIn's "Save to PDF" does: a dark side bar, a main column, a page number at each foot. */
import PDFDocument from 'pdfkit';
import { loadFaces } from '#worker/export/pdf/faces.ts';
import type { Metrics } from '#worker/export/typeset/metrics.ts';
import type { LinkedInProfile, ProfileEmployer } from '#tests/fixtures/linkedin-profiles.ts';

interface Piece {
  text: string;
  sizePt: number;
  colour: string;
  x: number;
  /** Baseline from the top of its page. */
  y: number;
  page: number;
}

interface Column {
  x: number;
  width: number;
}

const PAGE = { width: 612, height: 792, bottom: 730 };
const SIDE: Column = { x: 24, width: 162 };
const MAIN: Column = { x: 224, width: 364 };
const COLOURS = { bar: '#293e49', text: '#191919', quiet: '#b0b0b0', light: '#ffffff' };

/** Sets rows of text down a column, over as many pages as they take. */
class Setter {
  readonly pieces: Piece[] = [];
  #page = 0;
  #y: number;
  readonly #column: Column;
  readonly #metrics: Metrics;

  constructor(column: Column, top: number, metrics: Metrics) {
    this.#column = column;
    this.#y = top;
    this.#metrics = metrics;
  }

  get pages(): number {
    return this.#page + 1;
  }

  gap(points: number): void {
    this.#y += points;
  }

  /** A paragraph, its lines broken where the column ends. */
  put(text: string, sizePt: number, colour: string): void {
    for (const line of this.#broken(text, sizePt)) {
      this.#y += sizePt * 1.42;
      if (this.#y > PAGE.bottom) {
        this.#page += 1;
        this.#y = 56 + sizePt;
      }
      const { x } = this.#column;
      this.pieces.push({ text: line, sizePt, colour, x, y: this.#y, page: this.#page });
    }
  }

  #broken(text: string, sizePt: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      const fits = this.#metrics.width(longer, 'regular') * sizePt <= this.#column.width;
      if (lines.length > 0 && fits) lines[lines.length - 1] = longer;
      else lines.push(...this.#cut(word, sizePt));
    }
    return lines;
  }

  /** An address wider than the column is broken behind a hyphen, or where the room ends. */
  #cut(word: string, sizePt: number): string[] {
    let end = word.length;
    while (this.#metrics.width(word.slice(0, end), 'regular') * sizePt > this.#column.width) end--;
    if (end === word.length) return [word];
    const hyphen = word.lastIndexOf('-', end - 1);
    const at = hyphen > 0 ? hyphen + 1 : end;
    return [word.slice(0, at), ...this.#cut(word.slice(at), sizePt)];
  }
}

/** A profile → the bytes of its PDF. */
export async function makeLinkedInPdf(profile: LinkedInProfile): Promise<Uint8Array> {
  const { fonts, metrics } = await loadFaces('sans');
  const side = setSide(profile, metrics);
  const main = setMain(profile, metrics);
  const pages = Math.max(side.pages, main.pages);
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    font: null,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    info: { Title: 'Resume', CreationDate: new Date(Date.UTC(2020, 0, 1)) },
  });
  pdf.registerFont('regular', fonts.regular);
  const done = bytesOf(pdf);
  for (let page = 0; page < pages; page++) {
    pdf.addPage();
    pdf.rect(0, 0, MAIN.x - 24, PAGE.height).fill(COLOURS.bar);
    for (const piece of [...side.pieces, ...main.pieces]) {
      if (piece.page === page) draw(pdf, piece);
    }
    draw(pdf, {
      text: `Page ${page + 1} of ${pages}`,
      sizePt: 9,
      colour: COLOURS.quiet,
      x: 382,
      y: 762,
      page,
    });
  }
  pdf.end();
  return done;
}

function setSide(profile: LinkedInProfile, metrics: Metrics): Setter {
  const side = new Setter(SIDE, 40, metrics);
  const list = (title: string, items: readonly string[] = []) => {
    if (items.length === 0) return;
    side.put(title, 13, COLOURS.light);
    side.gap(6);
    for (const item of items) side.put(item, 10.5, COLOURS.light);
    side.gap(20);
  };
  list('Contact', profile.contact);
  list('Top Skills', profile.topSkills);
  list('Languages', profile.languages);
  list('Certifications', profile.certifications);
  list('Honors-Awards', profile.honors);
  list('Publications', profile.publications);
  return side;
}

function setMain(profile: LinkedInProfile, metrics: Metrics): Setter {
  const main = new Setter(MAIN, 34, metrics);
  main.put(profile.name, 26, COLOURS.text);
  main.gap(4);
  main.put(profile.headline, 12, COLOURS.text);
  main.put(profile.place, 12, COLOURS.quiet);
  main.gap(16);
  if (profile.summary) {
    main.put('Summary', 15.75, COLOURS.text);
    main.gap(6);
    for (const paragraph of profile.summary) main.put(paragraph, 12, COLOURS.text);
    main.gap(16);
  }
  if (profile.experience.length > 0) main.put('Experience', 15.75, COLOURS.text);
  for (const employer of profile.experience) putEmployer(main, employer);
  if (profile.education.length > 0) {
    main.gap(16);
    main.put('Education', 15.75, COLOURS.text);
  }
  for (const { school, studies } of profile.education) {
    main.gap(8);
    main.put(school, 12, COLOURS.text);
    if (studies) main.put(studies, 10.5, COLOURS.text);
  }
  return main;
}

function putEmployer(main: Setter, { name, total, roles }: ProfileEmployer): void {
  main.gap(8);
  main.put(name, 12, COLOURS.text);
  if (total) main.put(total, 10.5, COLOURS.text);
  for (const { title, dates, place, text = [] } of roles) {
    if (total) main.gap(6);
    main.put(title, 11.5, COLOURS.text);
    main.put(dates, 10.5, COLOURS.text);
    if (place) main.put(place, 10.5, COLOURS.quiet);
    if (text.length > 0) main.gap(6);
    for (const paragraph of text) main.put(paragraph, 10.5, COLOURS.text);
  }
}

function draw(pdf: PDFDocument, { text, sizePt, colour, x, y }: Piece): void {
  pdf.font('regular').fontSize(sizePt).fillColor(colour);
  pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}

function bytesOf(pdf: PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
}
