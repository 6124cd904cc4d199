import type { Box, FontTraits, Glyph } from './page.ts';

/** Outlines and letters of a page that are looked at, at most. */
const MOST = 20_000;
/** Height of the bands by which outlines are found, in points. */
const BAND_PT = 8;
/** Share of a row's letters on outlines of their own from which the row is seen: an l or a dash is no outline. */
const SEEN_SHARE = 0.4;

/**
 * Letters drawn without paint. A printer of web pages paints bold words as outlines and puts transparent
 * text over them for searching: such text is what the eye sees, and nobody has hidden it.
 */
export class VeiledText {
  readonly #letters: Glyph[] = [];
  readonly #bands = new Map<number, Box[]>();
  readonly #bold = new Map<FontTraits, FontTraits>();
  #outlines = 0;

  /** A filled shape with the curves and the height of letters. */
  outline(box: Box): void {
    if (this.#outlines >= MOST) return;
    this.#outlines += 1;
    for (let band = bandOf(box.y); band <= bandOf(box.y2); band++) {
      const known = this.#bands.get(band);
      if (known) known.push(box);
      else this.#bands.set(band, [box]);
    }
  }

  letter(glyph: Glyph): void {
    if (this.#letters.length < MOST) this.#letters.push(glyph);
  }

  /** Shows the rows of letters that lie on outlines, and tells how many characters they hold. */
  unveil(): number {
    if (this.#outlines === 0) return 0;
    let shown = 0;
    for (const row of Map.groupBy(this.#letters, ({ y }) => Math.round(y)).values()) {
      const onOutline = row.filter((glyph) => this.#isOnOutline(glyph));
      if (onOutline.length < SEEN_SHARE * row.length) continue;
      for (const glyph of row) {
        glyph.hidden = false;
        glyph.font = this.#boldOf(glyph.font);
        shown += glyph.text.length;
      }
    }
    return shown;
  }

  /** It is painted so because its bold face was not at hand. */
  #boldOf(font: FontTraits): FontTraits {
    const bold = this.#bold.get(font) ?? { ...font, bold: true };
    this.#bold.set(font, bold);
    return bold;
  }

  #isOnOutline({ x, x2, y, sizePt }: Glyph): boolean {
    const [across, up] = [(x + x2) / 2, y - 0.3 * sizePt];
    const near = this.#bands.get(bandOf(up));
    return (
      near?.some((box) => box.x <= across && across <= box.x2 && box.y <= up && up <= box.y2) ??
      false
    );
  }
}

const bandOf = (y: number) => Math.floor(y / BAND_PT);
