import { inflateSync } from 'fflate';
import { create, type Font } from 'fontkit';
import type { Metrics } from '../typeset/metrics.ts';
import type { Face, Family } from '../typeset/templates.ts';

/** The fonts of one family, read once. */
export interface Faces {
  fonts: Record<Face, Font>;
  metrics: Metrics;
}

/** Each face is a chunk of its own, since the policy lets no font be fetched. */
const CHUNKS: Record<Family, Record<Face, () => Promise<{ FONT: string }>>> = {
  sans: {
    regular: () => import('./fonts/sans-regular.ts'),
    bold: () => import('./fonts/sans-bold.ts'),
    italic: () => import('./fonts/sans-italic.ts'),
  },
  serif: {
    regular: () => import('./fonts/serif-regular.ts'),
    bold: () => import('./fonts/serif-bold.ts'),
    italic: () => import('./fonts/serif-italic.ts'),
  },
};

const loaded = new Map<Family, Promise<Faces>>();

/** Loads a family; fails when its chunks cannot be had. */
export function loadFaces(family: Family): Promise<Faces> {
  const known = loaded.get(family);
  if (known) return known;
  const faces = readFaces(family);
  loaded.set(family, faces);
  faces.catch(() => loaded.delete(family));
  return faces;
}

async function readFaces(family: Family): Promise<Faces> {
  const read = async (face: Face) => fontOf((await CHUNKS[family][face]()).FONT);
  const [regular, bold, italic] = await Promise.all([
    read('regular'),
    read('bold'),
    read('italic'),
  ]);
  const fonts = { regular, bold, italic };
  return { fonts, metrics: metricsOf(fonts) };
}

function fontOf(packed: string): Font {
  const deflated = Uint8Array.from(atob(packed), (sign) => sign.codePointAt(0)!);
  const font = create(inflateSync(deflated));
  if (font.type !== 'TTF') throw new Error(`a document font is ${font.type}`);
  // fontkit remembers what a glyph stands for when it first makes it, and a part of another glyph stands for nothing.
  for (const codePoint of font.characterSet.toSorted(byUse)) font.glyphForCodePoint(codePoint);
  return font;
}

/** Of two signs that share a glyph, the one that texts use comes first: ’ before the modifier letter, Greek μ before the micro sign. */
const byUse = (a: number, b: number): number => rankOf(a) - rankOf(b) || a - b;

const rankOf = (codePoint: number): number => {
  if (codePoint < 0x7f) return 0;
  if (codePoint >= 0x370 && codePoint < 0x400) return 1;
  return codePoint >= 0x2010 && codePoint < 0x2060 ? 2 : 3;
};

function metricsOf(fonts: Record<Face, Font>): Metrics {
  const widths: Record<Face, Map<string, number>> = {
    regular: new Map(),
    bold: new Map(),
    italic: new Map(),
  };
  return {
    width(text, face) {
      const known = widths[face].get(text);
      if (known !== undefined) return known;
      const width = fonts[face].layout(text).advanceWidth / fonts[face].unitsPerEm;
      widths[face].set(text, width);
      return width;
    },
    has: (text, face) =>
      Array.from(text).every((sign) => fonts[face].hasGlyphForCodePoint(sign.codePointAt(0)!)),
  };
}

/** Signs of the texts that no face of the family can draw, each once. */
export const missingSigns = (texts: readonly string[], { metrics }: Faces): string[] => [
  ...new Set(
    texts.flatMap((text) => Array.from(text)).filter((sign) => !metrics.has(sign, 'regular')),
  ),
];
