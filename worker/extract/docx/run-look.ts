import { isSymbolFont } from '../symbols.ts';
import type { Properties, Styles } from './styles.ts';

/** Properties written on a run itself. */
export interface Run extends Properties {
  style?: string;
}

/** What surrounds a run. */
interface Surroundings {
  /** The paragraph's style. */
  style: string | undefined;
  /** The paragraph or a table around it is shaded. */
  isShaded: boolean;
  isInBox: boolean;
}

/** Smaller than 3 pt, in half-points: no eye reads it. */
const TINY_SIZE = 6;
const DEFAULT_SIZE = 20;

/** How a run looks: its own properties, else its style's, its paragraph's, the document's. */
export function lookOf(styles: Styles, run: Run | undefined, around: Surroundings) {
  const value = <K extends keyof Properties>(key: K): Properties[K] =>
    run?.[key] ??
    styles.get(run?.style, key) ??
    styles.get(around.style ?? styles.defaultParagraphStyle, key) ??
    styles.defaults[key];
  const size = value('size') ?? DEFAULT_SIZE;
  const isPlain = !value('shaded') && !around.isShaded && !around.isInBox;
  const isWhite = /^f{6}$/i.test(value('color') ?? '') && isPlain;
  const font = value('font');
  return {
    bold: value('bold') ?? false,
    italic: value('italic') ?? false,
    caps: value('caps') ?? false,
    sizePt: size / 2,
    hidden: (value('vanish') ?? false) || isWhite || size < TINY_SIZE,
    font,
    symbols: isSymbolFont(font),
  };
}
