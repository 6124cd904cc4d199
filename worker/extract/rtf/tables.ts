import { formatNumeral } from '../numerals.ts';
import { codePageOfCharset, SYMBOL_CHARSET } from '../charsets.ts';

export interface RtfFont {
  name: string;
  /** Code page of its bytes; undefined = the document's. */
  codePage?: number;
  isSymbol: boolean;
}

export interface RtfStyle {
  name: string;
  outlineLevel?: number;
}

/** The tables at the head of an RTF file: fonts, colours, styles and lists. */
export class RtfTables {
  readonly fonts = new Map<number, RtfFont>();
  readonly styles = new Map<number, RtfStyle>();
  readonly colors: { red: number; green: number; blue: number; set: boolean }[] = [];
  private readonly lists = new Map<number, number[]>();
  private readonly overrides = new Map<number, number>();
  private readonly counters = new Map<string, number>();
  private font: RtfFont | undefined;
  private style: RtfStyle | undefined;
  private levels: number[] = [];
  private listId = 0;
  private color = { red: 0, green: 0, blue: 0, set: false };

  fontWord(name: string, value: number): void {
    if (name === 'f') {
      this.font = { name: '', isSymbol: false };
      this.fonts.set(value, this.font);
    } else if (name === 'fcharset' && this.font) {
      this.font.codePage = codePageOfCharset(value);
      this.font.isSymbol = value === SYMBOL_CHARSET;
    } else if (name === 'cpg' && this.font) this.font.codePage = value;
  }

  fontText(text: string): void {
    if (this.font) this.font.name = (this.font.name + text).replace(/;.*$/s, '');
  }

  colorWord(name: string, value: number): void {
    if (name === 'red' || name === 'green' || name === 'blue') {
      this.color[name] = value;
      this.color.set = true;
    }
  }

  endColor(): void {
    this.colors.push(this.color);
    this.color = { red: 0, green: 0, blue: 0, set: false };
  }

  isWhite(index: number): boolean {
    const color = this.colors[index];
    return color?.set === true && color.red + color.green + color.blue === 3 * 255;
  }

  styleWord(name: string, value: number): void {
    if (name === 's') {
      this.style = { name: '' };
      this.styles.set(value, this.style);
    } else if (name === 'cs' || name === 'ds' || name === 'ts') this.style = undefined;
    else if (name === 'outlinelevel' && this.style) this.style.outlineLevel = value;
  }

  styleText(text: string): void {
    if (this.style) this.style.name = (this.style.name + text).replace(/;.*$/s, '');
  }

  /** Heading level that a style gives; 1 = highest. */
  headingLevel(style: number | undefined, outlineLevel: number | undefined): number | undefined {
    const found = style === undefined ? undefined : this.styles.get(style);
    const outline = outlineLevel ?? found?.outlineLevel;
    if (outline !== undefined && outline >= 0 && outline < 9) return outline + 1;
    const level = /^heading ?([1-9])\b/i.exec(found?.name.trim() ?? '')?.[1];
    if (level) return Number(level);
    return /^title$/i.test(found?.name.trim() ?? '') ? 1 : undefined;
  }

  listWord(name: string, value: number): void {
    if (name === 'list') this.levels = [];
    else if (name === 'levelnfc') this.levels.push(value);
    else if (name === 'listid') {
      this.listId = value;
      if (this.levels.length > 0) this.lists.set(value, this.levels);
      this.levels = [];
    } else if (name === 'ls') this.overrides.set(value, this.listId);
  }

  /** Label of a list paragraph that was written without one; numbers count on with every call. */
  listLabel(list: number, level: number): string | undefined {
    const format = this.lists.get(this.overrides.get(list) ?? 0)?.[level];
    if (format === undefined || format === NO_NUMBER) return undefined;
    if (format === BULLET) return '•';
    const key = `${list}/${level}`;
    const count = (this.counters.get(key) ?? 0) + 1;
    this.counters.set(key, count);
    return `${formatNumeral(count, NUMBER_FORMATS[format])}.`;
  }
}

/** \levelnfc values (RTF 1.9.1, 'List table'). */
const BULLET = 23;
const NO_NUMBER = 255;
const NUMBER_FORMATS: Record<number, string> = {
  1: 'upperRoman',
  2: 'lowerRoman',
  3: 'upperLetter',
  4: 'lowerLetter',
};
