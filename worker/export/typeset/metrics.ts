import type { Face } from './templates.ts';

/** What setting text needs to know of the fonts. */
export interface Metrics {
  /** Width of a text in ems. */
  width(text: string, face: Face): number;
  /** Whether every sign of the text has a glyph. */
  has(sign: string, face: Face): boolean;
}

/**
 * A text as it is drawn: composed, without signs that nobody sees, and with one sign for each look, since
 * a glyph can stand for one sign only when it is copied.
 */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|[\ufe0e-\ufe0f]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\u2126/g, 'Ω')
    .replace(/\u2206/g, 'Δ');

/** The face that has the glyphs of a text: its own, else the upright one. */
export const faceFor = (text: string, face: Face, metrics: Metrics): Face =>
  face === 'regular' || metrics.has(text, face) ? face : 'regular';
