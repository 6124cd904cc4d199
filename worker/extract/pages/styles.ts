import { formatNumeral } from '../numerals.ts';
import type { Message } from './protobuf.ts';
import type { Objects } from './objects.ts';

export interface CharacterLook {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  sizePt?: number;
  fontName?: string;
}

export interface ParagraphLook extends CharacterLook {
  headingLevel?: number;
  beforePt?: number;
  afterPt?: number;
}

const MAX_CHAIN = 20;
const ALL_CAPS = 1;

/** Properties of TSWP character and paragraph styles through the chain of parents. */
export class PagesStyles {
  private readonly objects: Objects;
  private readonly paragraphs = new Map<number, ParagraphLook>();

  constructor(objects: Objects) {
    this.objects = objects;
  }

  character(id: number | undefined): CharacterLook {
    return this.look(id);
  }

  paragraph(id: number | undefined): ParagraphLook {
    if (id === undefined) return {};
    let look = this.paragraphs.get(id);
    if (!look) {
      look = { ...this.look(id), headingLevel: this.headingLevel(id) };
      this.paragraphs.set(id, look);
    }
    return look;
  }

  /** Columns that a column style (TSWP.ColumnStyleArchive) divides the page into. */
  columns(id: number | undefined): number {
    for (const style of this.chain(id)) {
      const columns = style.message(11)?.message(7);
      const equal = columns?.message(1)?.number(1);
      const following = columns?.message(2)?.messages(2).length;
      if (equal !== undefined || following !== undefined) return equal ?? following! + 1;
    }
    return 1;
  }

  private look(id: number | undefined): ParagraphLook {
    const look: ParagraphLook = {};
    for (const style of this.chain(id)) {
      const character = style.message(11);
      const paragraph = style.message(12);
      if (character) addCharacter(character, look);
      look.afterPt ??= paragraph?.float(20);
      look.beforePt ??= paragraph?.float(21);
    }
    return look;
  }

  private headingLevel(id: number): number | undefined {
    for (const style of this.chain(id)) {
      const [name] = style.message(1)?.strings(1) ?? [];
      if (!name) continue;
      if (/^(?:title|titel|titre|título)\b/i.test(name)) return 1;
      const heading = /^(?:heading|überschrift|titre|encabezado|intestazione|kop)\s*([1-9]?)/i.exec(
        name,
      );
      return heading ? Number(heading[1] || 1) + 1 : undefined;
    }
    return undefined;
  }

  private *chain(id: number | undefined): Generator<Message> {
    let next = id;
    for (let i = 0; next !== undefined && i < MAX_CHAIN; i++) {
      const message = this.objects.get(next)?.message;
      if (!message) return;
      yield message;
      next = message.message(1)?.reference(3);
    }
  }
}

function addCharacter(properties: Message, look: ParagraphLook): void {
  const flag = (field: number) => {
    const value = properties.number(field);
    return value === undefined ? undefined : value === 1;
  };
  const [font] = properties.strings(5);
  look.fontName ??= font;
  look.bold ??= flag(1);
  look.italic ??= flag(2);
  look.sizePt ??= properties.float(3);
  const capitals = properties.number(13);
  look.caps ??= capitals === undefined ? undefined : capitals === ALL_CAPS;
}

/** Label types and number formats of TSWP.ListStyleArchive. */
const LABEL = { image: 1, text: 2, number: 3 };
const NUMBER_FORMATS = ['decimal', 'upperRoman', 'lowerRoman', 'upperLetter', 'lowerLetter'];

/** Computes list labels; counts on with every call. */
export class PagesLists {
  private readonly objects: Objects;
  private readonly counts: number[] = [];

  constructor(objects: Objects) {
    this.objects = objects;
  }

  /** Label of the next paragraph under a list style at a level (0 = outermost); undefined when plain. */
  label(
    styleId: number | undefined,
    level: number,
  ): { kind: 'bullet' | 'number'; text: string } | undefined {
    const style = styleId === undefined ? undefined : this.objects.get(styleId)?.message;
    const type = style?.numbers(11)[level] ?? 0;
    if (type !== LABEL.number) this.counts.length = Math.min(this.counts.length, level);
    if (type === LABEL.image || type === LABEL.text) return { kind: 'bullet', text: '• ' };
    if (type !== LABEL.number) return undefined;
    this.counts.length = level + 1;
    const count = (this.counts[level] ?? 0) + 1;
    this.counts[level] = count;
    const format = style?.numbers(15)[level] ?? 0;
    const numeral = formatNumeral(count, NUMBER_FORMATS[Math.floor(format / 3)]);
    const closed = [`${numeral}.`, `(${numeral})`, `${numeral})`][format % 3];
    return { kind: 'number', text: `${closed} ` };
  }
}
