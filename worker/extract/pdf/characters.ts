import type { FontTraits } from './page.ts';

/** Marks that start a list item, whichever font drew them. */
export const LIST_MARK = /^[•●○◦▪▫■□◆◇▶►‣⁃∙·➢➤✓✔❖➔–—*‐-]$/u;

const DROPPED = /[\p{Co}\p{Cn}\p{Cs}\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffd]/gu;
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
/** Whatever a font calls its space: Word on a Mac maps it to a tab, a return and more. */
const BLANK = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$/;
const SPACES = /[\u0009-\u000d\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Latin ligatures and other presentation forms that stand for plain letters. */
const PRESENTATION = /[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc\uff01-\uff5e\u2f00-\u2fd5]/g;

/** Code points that symbol fonts use for list marks (Symbol and Wingdings, moved to U+F000 by Word). */
const SYMBOL_BULLETS = new Set([
  0xf0b7, 0xf0a7, 0xf0d8, 0xf076, 0xf06c, 0xf06e, 0xf0a8, 0xf0fc, 0xf09f, 0xf0e0, 0xf0e8, 0xf0f0,
  0xf071, 0xf072, 0xf075, 0xf077, 0xf0be, 0xf02d, 0xf0a0, 0xf0b0, 0xf0c4, 0xe00a, 0xe00c, 0xe469,
]);

/** Dots, squares, arrows and ticks of Font Awesome; the dot of MarVoSym stands at a place of its own. */
const ICON_BULLETS = new Set([
  0xf00c, 0xf046, 0xf054, 0xf058, 0xf0a9, 0xf0c8, 0xf0da, 0xf101, 0xf105, 0xf10c, 0xf111, 0xf138,
  0xf14a, 0xf192, 0xf219, 0xf2d7,
]);
const MARVOSYM_DOT = 0x7b;

/** Whether an icon, or the box of a letter that its font lacks, looks like a list mark; whether it is one depends on what stands beside it. */
export function isMarkGlyph(unicode: string, font: FontTraits): boolean {
  const code = unicode.codePointAt(0) ?? 0;
  if (BLANK.test(unicode)) return false;
  if (!font.icons) return unicode.length === 1 && (code < 0x20 || code === 0xfffd);
  return /marvosym/i.test(font.name) ? code === MARVOSYM_DOT : ICON_BULLETS.has(code);
}

export interface CleanText {
  text: string;
  /** Characters dropped because nobody can read them. */
  junk: number;
  /** Those of them that should have been letters. */
  unmapped?: number;
}

/** Turns what a font says a glyph means into readable text; icon glyphs and unmapped codes vanish and are counted. */
export function cleanCharacters(unicode: string, font: FontTraits): CleanText {
  if (unicode === ' ' || BLANK.test(unicode)) return { text: ' ', junk: 0 };
  // drawn, it is a hyphen or a dash, whatever it is in running text
  if (unicode === '\u00ad') return { text: '-', junk: 0 };
  if (font.icons) return { text: '', junk: codePoints(unicode) };
  const code = unicode.codePointAt(0) ?? 0;
  if (!font.dingbats && unicode.length === 1 && isAscii(code)) return { text: unicode, junk: 0 };
  if (SYMBOL_BULLETS.has(code)) return { text: '•', junk: 0 };
  if (font.dingbats && !LIST_MARK.test(unicode) && !isPlainMark(unicode)) {
    return { text: '•', junk: 0 };
  }
  const seen = unicode.replace(UNSEEN, '').replace(SPACES, ' ');
  const kept = seen.replace(DROPPED, '');
  const junk = codePoints(seen) - codePoints(kept);
  return {
    text: kept.replace(PRESENTATION, (form) => form.normalize('NFKC')),
    junk,
    unmapped: junk,
  };
}

/** Letters, figures and signs that need no cleaning. */
const isAscii = (code: number) => code > 0x20 && code < 0x7f;

const isPlainMark = (text: string) => /^[\p{L}\p{N}\p{P}\p{Sm}\p{Sc}\s]+$/u.test(text);

const codePoints = (text: string) => Array.from(text).length;
