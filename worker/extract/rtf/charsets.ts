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

/** \fcharset of fonts whose bytes are glyphs, not letters. */
export const SYMBOL_CHARSET = 2;

export const codePageOfCharset = (charset: number): number | undefined =>
  CODE_PAGE_BY_CHARSET[charset];

const decoders = new Map<number, TextDecoder>();

/** Decodes bytes of a code page; unknown pages are read as windows-1252. */
export function decodeCodePage(bytes: readonly number[], codePage: number): string {
  let decoder = decoders.get(codePage);
  if (!decoder) {
    decoder = new TextDecoder(ENCODING_BY_CODE_PAGE[codePage] ?? 'windows-1252');
    decoders.set(codePage, decoder);
  }
  return decoder.decode(Uint8Array.from(bytes));
}
