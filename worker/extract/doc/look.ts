import { isSymbolFont, symbolCharacter } from '../symbols.ts';
import type { CharacterProperties, ParagraphProperties } from './sprm.ts';
import type { StyleSheet } from './styles.ts';

/** How a run of characters is shown. */
export interface Look {
  bold: boolean;
  italic: boolean;
  sizePt: number | undefined;
  hidden: boolean;
  deleted: boolean;
  caps: boolean;
  symbols: boolean;
  symbol: string | undefined;
  special: boolean;
}

interface LookContext {
  styles: StyleSheet;
  fonts: readonly string[];
  /** Some table row has shaded cells: white letters may stand on them. */
  hasShadedRows: boolean;
  findings: { trackedChanges: boolean; fonts: Set<string> };
}

/** Smaller than 3 pt, in half-points. */
const TINY_SIZE = 6;

/** The look of a run by its own properties, its character style, and its paragraph; notes fonts and changes. */
export function lookOf(
  own: CharacterProperties,
  paragraph: ParagraphProperties,
  { styles, fonts, hasShadedRows, findings }: LookContext,
): Look {
  const value = <K extends keyof CharacterProperties>(key: K): CharacterProperties[K] =>
    own[key] ?? styles.character(own.style, key) ?? styles.character(paragraph.style, key);
  const toggle = (key: 'bold' | 'italic' | 'caps' | 'vanish'): boolean => {
    const stored = own[key];
    const style = styles.character(own.style, key) ?? styles.character(paragraph.style, key) ?? 0;
    const inherited = (style & 1) === 1;
    if (stored === undefined || stored === 0x80) return inherited;
    return stored === 0x81 ? !inherited : stored === 1;
  };
  if (own.deleted || own.inserted) findings.trackedChanges = true;
  const size = value('sizeHalfPt');
  const font = fonts[value('fontIndex') ?? -1];
  if (font) findings.fonts.add(font);
  const isOnShade =
    value('shaded') === true ||
    (paragraph.shaded ?? styles.paragraph(paragraph.style, 'shaded')) === true ||
    (hasShadedRows && paragraph.inTable === true);
  const isUnseen = value('white') === true && !isOnShade;
  return {
    bold: toggle('bold'),
    italic: toggle('italic'),
    caps: toggle('caps'),
    sizePt: size === undefined ? undefined : size / 2,
    hidden: toggle('vanish') || isUnseen || (size !== undefined && size > 0 && size < TINY_SIZE),
    deleted: own.deleted === true,
    symbols: isSymbolFont(font),
    symbol: own.symbol ? symbolCharacter(own.symbol.code) : undefined,
    special: own.special === true,
  };
}
