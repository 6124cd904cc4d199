import { decodeInPlace } from '../charsets.ts';
import type { Bytes } from './bytes.ts';
import type { FormatRun } from './formatting.ts';
import { runAt } from './formatting.ts';
import type { CharacterProperties, ParagraphProperties } from './sprm.ts';
import type { StyleSheet } from './styles.ts';
import type { DecodeBytes } from './text.ts';
import type { Word6Font } from './word6.ts';

/** Bytes of a font entry before its name ([MS-DOC] 2.9.87 FFN). */
const FONT_NAME_AT = 40;

/** Names of the fonts of a Word 97 file. */
export function readFontNames(bytes: Bytes): string[] {
  const fonts: string[] = [];
  let at = 4;
  for (let i = 0; i < bytes.u16(0) && at < bytes.length; i++) {
    const length = bytes.u8(at) + 1;
    const name = bytes.utf16(at + FONT_NAME_AT, Math.max(0, length - FONT_NAME_AT) >> 1);
    fonts.push(name.replace(/\0.*$/s, ''));
    at += length;
  }
  return fonts;
}

interface FontRuns {
  fonts: readonly Word6Font[];
  styles: StyleSheet;
  characterRuns: readonly FormatRun<CharacterProperties>[];
  paragraphRuns: readonly FormatRun<ParagraphProperties>[];
}

/** Word 6 stores bytes of the code page of the font that they are set in; `fallback` serves text without one. */
export function decodeByFont(runs: FontRuns, fallback: number): DecodeBytes {
  const { fonts, styles, characterRuns, paragraphRuns } = runs;
  const codePageAt = (at: number): { codePage: number; to: number } => {
    const own = runAt(characterRuns, at);
    const paragraph = runAt(paragraphRuns, at);
    const font =
      own?.properties.fontIndex ??
      styles.character(own?.properties.style, 'fontIndex') ??
      styles.character(paragraph?.properties.style ?? 0, 'fontIndex');
    return {
      codePage: (font === undefined ? undefined : fonts[font]?.codePage) ?? fallback,
      to: Math.min(own?.to ?? at + 1, paragraph?.to ?? Infinity),
    };
  };
  return (bytes, start) => {
    let out = '';
    while (out.length < bytes.length) {
      const { codePage, to } = codePageAt(start + out.length);
      const end = Math.max(out.length + 1, Math.min(bytes.length, to - start));
      out += decodeInPlace(bytes.subarray(out.length, end), codePage);
    }
    return out;
  };
}
