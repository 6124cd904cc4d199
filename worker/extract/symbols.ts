/** Fonts whose letters are drawn as pictures. */
const SYMBOL_FONT = /wingdings|webdings|dingbats|^symbol|awesome|icomoon|material icons/i;

/** True when a font draws symbols in place of letters. */
export const isSymbolFont = (name: string | undefined): boolean =>
  name !== undefined && SYMBOL_FONT.test(name);

/** Moves text in a symbol font to the private-use area, where cleaning treats it as glyphs, not words. */
export const toPrivateUse = (text: string): string =>
  text.replaceAll(/[!-~\u00a1-\u00ff]/g, (character) =>
    String.fromCharCode(0xf000 + character.charCodeAt(0)),
  );

/** A character given by its code in a symbol font. */
export const symbolCharacter = (code: number): string =>
  code > 0 ? String.fromCharCode(code < 0x100 ? 0xf000 + code : code) : '';
