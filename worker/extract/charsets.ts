import { decodeDos } from './dos-code-pages.ts';

/** Encodings by Windows code page, where TextDecoder has them; others are read as Western. */
const ENCODING_BY_CODE_PAGE: Record<number, string> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
  10000: 'macintosh',
  20866: 'koi8-r',
  65001: 'utf-8',
};

/** Code pages by a font's \fcharset (RTF 1.9.1, 'Font table'); 0 and 1 follow the document. */
const CODE_PAGE_BY_CHARSET: Record<number, number> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** Code pages of languages whose letters are not Western, by the low byte of their identifier ([MS-LCID] 2.2). */
const CODE_PAGE_BY_LANGUAGE: Record<number, number> = {
  0x01: 1256,
  0x02: 1251,
  0x05: 1250,
  0x08: 1253,
  0x0d: 1255,
  0x0e: 1250,
  0x11: 932,
  0x12: 949,
  0x15: 1250,
  0x18: 1250,
  0x19: 1251,
  0x1a: 1250,
  0x1b: 1250,
  0x1c: 1250,
  0x1e: 874,
  0x1f: 1254,
  0x22: 1251,
  0x23: 1251,
  0x24: 1250,
  0x25: 1257,
  0x26: 1257,
  0x27: 1257,
  0x29: 1256,
  0x2a: 1258,
};

/** Two ways to write Chinese stand under one primary language: these are the traditional ones. */
const TRADITIONAL_CHINESE = new Set([0x0404, 0x0c04, 0x1404]);
const CHINESE = 0x04;

/** \fcharset of fonts whose bytes are glyphs, not letters. */
export const SYMBOL_CHARSET = 2;

export const codePageOfCharset = (charset: number): number | undefined =>
  CODE_PAGE_BY_CHARSET[charset];

/** The code page that documents in a language are stored in; Western unless known to be another. */
export function codePageOfLanguage(language: number): number {
  const primary = language & 0xff;
  if (primary === CHINESE) return TRADITIONAL_CHINESE.has(language) ? 950 : 936;
  return CODE_PAGE_BY_LANGUAGE[primary] ?? 1252;
}

const decoders = new Map<number, TextDecoder>();

/** Decodes bytes of a code page; unknown pages are read as windows-1252. */
export function decodeCodePage(bytes: ArrayLike<number>, codePage: number): string {
  if (codePage === 437 || codePage === 850) return decodeDos(bytes, codePage);
  return decoderOf(codePage).decode(Uint8Array.from(bytes));
}

/**
 * Decodes bytes so that the text has one UTF-16 unit for each: a character stored in two bytes is followed
 * by U+0000, which readers drop.
 */
export function decodeInPlace(bytes: Uint8Array, codePage: number): string {
  const text = decodeCodePage(bytes, codePage);
  if (text.length === bytes.length) return text;
  const decoder = decoderOf(codePage);
  const last = bytes.length - 1;
  let out = '';
  for (const [index, byte] of bytes.entries()) {
    const shown = decoder.decode(Uint8Array.of(byte), { stream: index < last });
    if (shown !== '' || index === last) {
      out = (out + shown).slice(0, index + 1).padEnd(index + 1, '\0');
    }
  }
  return out;
}

function decoderOf(codePage: number): TextDecoder {
  let decoder = decoders.get(codePage);
  if (!decoder) {
    decoder = new TextDecoder(ENCODING_BY_CODE_PAGE[codePage] ?? 'windows-1252');
    decoders.set(codePage, decoder);
  }
  return decoder;
}
