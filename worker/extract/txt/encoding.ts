import { decodeDos } from '../dos-code-pages.ts';
import { byEastAsianPage } from './east-asian.ts';

/** Decodes text of unknown encoding; null when the bytes are no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = byMark(bytes);
  if (marked) return decode(marked, bytes);
  const wide = byNarrowHalf(bytes) ?? byNulParity(bytes);
  if (wide === 'binary') return null;
  if (wide) {
    const text = decode(wide, bytes);
    return controlShare(text) > MAX_CONTROL_SHARE ? null : text;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return lossyUtf8(bytes) ?? byEastAsianPage(bytes) ?? bestSingleByte(bytes);
  }
}

const decode = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);

function byMark([a, b, c]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return undefined;
}

const SAMPLE_BYTES = 65_536;
/** More control characters than this share mean that the bytes are no text. */
const MAX_CONTROL_SHARE = 0.02;

/** In UTF-16 of Latin text every second byte is zero; which half tells the byte order. */
function byNulParity(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'binary' | undefined {
  const count = Math.min(bytes.length, SAMPLE_BYTES);
  let even = 0;
  let odd = 0;
  let controls = 0;
  for (let i = 0; i < count; i++) {
    const byte = bytes[i]!;
    if (byte === 0) {
      if (i % 2 === 0) even++;
      else odd++;
    } else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls++;
  }
  const most = count * 0.15;
  if (odd > most && even * 10 < odd) return 'utf-16le';
  if (even > most && odd * 10 < even) return 'utf-16be';
  return controls + even + odd > count * MAX_CONTROL_SHARE ? 'binary' : undefined;
}

/** Characters of one script share their high byte: of text beyond Latin, too, one half of UTF-16 has hardly a second value. */
function byNarrowHalf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const count = Math.min(bytes.length, SAMPLE_BYTES);
  if (count < 40) return undefined;
  const isNarrow = (half: 0 | 1) => {
    const counts = new Uint32Array(256);
    for (let i: number = half; i < count; i += 2) counts[bytes[i]!]! += 1;
    const script = SCRIPT_BYTES.reduce((most, byte) => Math.max(most, counts[byte]!), 0);
    return script > 0.2 * (count / 2) && script + counts[0]! > 0.95 * (count / 2);
  };
  if (isNarrow(1) && !isNarrow(0)) return 'utf-16le';
  return isNarrow(0) && !isNarrow(1) ? 'utf-16be' : undefined;
}

/** High bytes of Greek, Cyrillic, Hebrew and Arabic. */
const SCRIPT_BYTES = [0x03, 0x04, 0x05, 0x06];

const controlShare = (text: string) =>
  (text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0) / text.length;

/** UTF-8 with a few damaged bytes, or cut inside a character, is still UTF-8. */
function lossyUtf8(bytes: Uint8Array): string | undefined {
  const text = decode('utf-8', bytes);
  const bad = text.match(/\ufffd/g)?.length ?? 0;
  const good = text.match(/[^\u0000-\u007f\ufffd]/g)?.length ?? 0;
  return good > bad ? text.replaceAll('\ufffd', '') : undefined;
}

/** In order of how common they are; the first of equals wins. */
const SINGLE_BYTE = [
  'windows-1252',
  'macintosh',
  'windows-1250',
  'windows-1251',
  'koi8-r',
  'ibm866',
  'cp850',
] as const;

type SingleByte = (typeof SINGLE_BYTE)[number];

const decodeSingleByte = (encoding: SingleByte, bytes: Uint8Array) =>
  encoding === 'cp850' ? decodeDos(bytes, 850) : decode(encoding, bytes);

function bestSingleByte(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const ranked = SINGLE_BYTE.map((encoding, rank) => ({
    encoding,
    score: plausibility(decodeSingleByte(encoding, sample), encoding) - rank * 0.5,
  }));
  ranked.sort((a, b) => b.score - a.score);
  return decodeSingleByte(ranked[0]!.encoding, bytes);
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Letters that the languages written in an encoding use, in the neighbourhood in which they use them. */
const EXPECTED: Record<SingleByte, RegExp> = {
  'windows-1252': /[àâäáãåæçèéêëìíîïñòóôöõøùúûüýÿœßÀÂÄÁÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÕØÙÚÛÜÝŒ]/g,
  macintosh: /[àâäáãåæçèéêëìíîïñòóôöõøùúûüÿœßÀÂÄÁÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÕØÙÚÛÜŒ]/g,
  'windows-1250': /[ąćęłńóśźżáčďéěíňřšťúůýžőűăâîşţľĺŕäöüĄĆĘŁŃÓŚŹŻÁČĎÉĚÍŇŘŠŤÚŮÝŽŐŰ]/g,
  'windows-1251': /[а-яА-ЯёЁіІїЇєЄґҐўЎ]/g,
  'koi8-r': /[а-яА-ЯёЁ]/g,
  ibm866: /[а-яА-ЯёЁіІїЇєЄґҐўЎ]/g,
  cp850: /[àâäáãåæçèéêëìíîïñòóôöõøùúûüÿßÀÂÄÁÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÕØÙÚÛÜ]/g,
};

const CYRILLIC: ReadonlySet<SingleByte> = new Set(['windows-1251', 'koi8-r', 'ibm866']);

function plausibility(text: string, encoding: SingleByte): number {
  const high = count(text, /[^\u0000-\u007f]/g);
  const letters = count(text, EXPECTED[encoding]);
  const punctuation = count(text, /[–—‘’“”•…€£§°·«»©®™\u00a0]/g);
  const odd = high - letters - punctuation;
  const breaks =
    count(text, /\p{Ll}\p{Lu}(?=\p{Ll})/gu) +
    count(text, /\p{Ll}[À-ÖØ-Þ]|\p{Lu}[À-ÖØ-Þ](?=\p{Ll})|\p{L}·/gu) +
    count(text, /\p{L}[^\p{L}\p{N}\s\p{P}\p{M}]\p{L}/gu) +
    count(text, /\p{Script=Cyrillic}[a-z]|[a-z]\p{Script=Cyrillic}/giu) * 2 +
    count(text, /\p{L}[‚„…†‡ˆ‰‹›“”•¡¢£¤¥¦§¨©«¬®¯°±²³´¶·¸¹»¼½¾¿÷×]\p{Ll}/gu) +
    count(text, /[\u0080-\u009f\u2500-\u259f]/g) * 3;
  const unlikely = CYRILLIC.has(encoding)
    ? count(text, /[а-яё]/g) - 1.6 * count(text, /[оеаинтсрвлкм]/g)
    : runsOfAccents(text);
  return letters + punctuation * 0.8 - odd * 1.5 - breaks * 2 - unlikely;
}

/** Three accented letters in a row are a Cyrillic word read as Latin. */
const runsOfAccents = (text: string) => count(text, /[À-ÖØ-öø-žŒœŠšŽžŸ]{3,}/g) * 4;
