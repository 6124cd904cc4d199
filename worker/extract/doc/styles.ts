import type { Bytes } from './bytes.ts';
import type { Dialect } from './dialect.ts';
import {
  applyCharacterList,
  applyParagraphList,
  type CharacterProperties,
  type ParagraphProperties,
} from './sprm.ts';

interface Style {
  kind: number;
  base: number;
  builtIn: number;
  name: string;
  paragraph: ParagraphProperties;
  character: CharacterProperties;
}

const MAX_CHAIN = 20;
const NO_BASE = 0xfff;
const PARAGRAPH_STYLE = 1;
const TITLE_STYLE = 62;

/** The style sheet ([MS-DOC] 2.9.271 STSH), asked through the chain of base styles. */
export class StyleSheet {
  private readonly styles: (Style | undefined)[] = [];

  constructor(bytes: Bytes, dialect: Dialect) {
    const headerBytes = bytes.u16(0);
    const count = bytes.u16(2);
    const baseBytes = bytes.u16(4);
    let at = 2 + headerBytes;
    for (let i = 0; i < count && at + 2 <= bytes.length; i++) {
      const length = bytes.u16(at);
      this.styles.push(
        length === 0 ? undefined : readStyle(bytes.slice(at + 2, length), baseBytes, dialect),
      );
      at += 2 + length + (length % 2);
    }
  }

  character<K extends keyof CharacterProperties>(
    style: number | undefined,
    key: K,
  ): CharacterProperties[K] {
    return this.along(style, (one) => one.character[key]);
  }

  paragraph<K extends keyof ParagraphProperties>(
    style: number,
    key: K,
  ): ParagraphProperties[K] | undefined {
    return this.along(style, (one) => one.paragraph[key]);
  }

  /** Heading level by outline level, built-in style number or name; 1 = highest. */
  headingLevel(style: number, outlineLevel: number | undefined): number | undefined {
    const outline = outlineLevel ?? this.paragraph(style, 'outlineLevel');
    if (outline !== undefined && outline < 9) return outline + 1;
    const found = this.styles[style];
    if (!found || found.kind !== PARAGRAPH_STYLE) return undefined;
    if (found.builtIn >= 1 && found.builtIn <= 9) return found.builtIn;
    if (found.builtIn === TITLE_STYLE) return 1;
    const named = /^(?:heading|überschrift|titre) ?([1-9])/i.exec(found.name)?.[1];
    return named ? Number(named) : undefined;
  }

  private along<T>(
    style: number | undefined,
    read: (style: Style) => T | undefined,
  ): T | undefined {
    let index = style;
    for (let i = 0; index !== undefined && index !== NO_BASE && i < MAX_CHAIN; i++) {
      const found = this.styles[index];
      if (!found) return undefined;
      const value = read(found);
      if (value !== undefined) return value;
      index = found.base;
    }
    return undefined;
  }
}

function readStyle(bytes: Bytes, baseBytes: number, { isWord6, each }: Dialect): Style {
  const kind = bytes.u16(2) & 0xf;
  // A count, the name, and a zero: bytes in Word 6, words since.
  const letters = isWord6 ? bytes.u8(baseBytes) : bytes.u16(baseBytes);
  const style: Style = {
    kind,
    base: bytes.u16(2) >> 4,
    builtIn: bytes.u16(0) & 0xfff,
    name: isWord6
      ? bytes.latin1(baseBytes + 1, letters)
      : bytes.utf16(baseBytes + 2, Math.min(255, letters)),
    paragraph: { style: 0 },
    character: {},
  };
  let at = baseBytes + (letters + 2) * (isWord6 ? 1 : 2);
  const nextList = () => {
    at += at % 2;
    const length = bytes.u16(at);
    const list = bytes.slice(at + 2, length);
    at += 2 + length;
    return list;
  };
  if (kind === PARAGRAPH_STYLE) {
    const list = nextList();
    applyParagraphList(list.slice(2, list.length - 2), style.paragraph, undefined, each);
  }
  applyCharacterList(nextList(), style.character, each);
  return style;
}
