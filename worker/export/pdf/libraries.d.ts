/** What we use of pdfkit and fontkit, whose own types are behind or absent. */

declare module 'fontkit' {
  export interface Font {
    readonly type: 'TTF' | 'WOFF' | 'WOFF2';
    readonly unitsPerEm: number;
    readonly characterSet: readonly number[];
    layout(text: string): { readonly advanceWidth: number };
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): unknown;
  }
  export function create(bytes: Uint8Array): Font;
}

declare module 'pdfkit' {
  /** Element of the structure tree (ISO 32000-1, 14.7). */
  export interface StructureElement {
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
  }

  export default class PDFDocument {
    constructor(options: {
      size: [width: number, height: number];
      margin: number;
      autoFirstPage: boolean;
      font: null;
      pdfVersion: string;
      subset: 'PDF/UA';
      tagged: boolean;
      displayTitle: boolean;
      lang: string;
      info: Record<string, string | Date>;
    });
    readonly page: { readonly height: number };
    readonly _font: { readonly id: string; encode(text: string): [codes: string[], ...unknown[]] };
    readonly info: Record<string, unknown>;
    appendXML(xml: string): void;
    registerFont(name: string, font: object): this;
    addPage(): this;
    struct(type: string): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: string }): this;
    markContent(tag: 'Span', options: { actual: string }): this;
    save(): this;
    restore(): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    addContent(operators: string): this;
    endMarkedContent(): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    widthOfString(text: string): number;
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: false; baseline: 'alphabetic' },
    ): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(colour: string): this;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: StructureElement; Contents: object },
    ): this;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
    on(event: 'end', listener: () => void): this;
    end(): void;
  }
}
