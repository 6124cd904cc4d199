import { IDENTITY, multiply, shifted, type Matrix } from './matrix.ts';
import type { FontTraits } from './page.ts';

export interface LoadedFont {
  traits: FontTraits;
  /** Glyph space to text space, horizontally (0.001 but for Type 3 fonts). */
  unit: number;
  /** Height of the em in units of the font size: 1 but for Type 3 fonts. */
  emHeight: number;
  vertical: boolean;
}

/** Graphics and text state (ISO 32000-1 §8.4.1, §9.3.1), as far as text needs it. */
export class GraphicsState {
  ctm: Matrix = IDENTITY;
  textMatrix: Matrix = IDENTITY;
  lineMatrix: Matrix = IDENTITY;
  font: LoadedFont | null = null;
  fontSize = 0;
  charSpacing = 0;
  wordSpacing = 0;
  horizontalScale = 1;
  leading = 0;
  rise = 0;
  renderMode = 0;
  /** `#rrggbb`, or null for patterns. */
  fill: string | null = '#000000';
  alpha = 1;
  /** Unit square's matrix of a picture that may follow; null once something was painted. */
  awaitsImage: Matrix | null = null;

  copy(): GraphicsState {
    return Object.assign(new GraphicsState(), this);
  }

  concat(matrix: Matrix): void {
    this.ctm = multiply(this.ctm, matrix);
  }

  setTextMatrix(matrix: Matrix): void {
    this.textMatrix = this.lineMatrix = matrix;
  }

  moveText(x: number, y: number): void {
    this.setTextMatrix(shifted(this.lineMatrix, x, y));
  }
}
