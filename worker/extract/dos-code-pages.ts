/** The code pages of DOS, which TextDecoder does not know: the characters of the bytes 0x80 to 0xff. */
const UPPER_HALF = {
  437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
} as const;

export type DosCodePage = keyof typeof UPPER_HALF;

/** Decodes bytes of a DOS code page, each to one character. */
export function decodeDos(bytes: ArrayLike<number>, codePage: DosCodePage): string {
  const upper = UPPER_HALF[codePage];
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : upper[byte - 0x80],
  ).join('');
}
