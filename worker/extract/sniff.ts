/** What the first bytes say a file is; its name is never asked. */
export type FileKind =
  | 'empty'
  | 'pdf'
  | 'zip'
  | 'compound'
  | 'rtf'
  | 'html'
  | 'word-xml'
  | 'picture'
  | 'text'
  | 'binary';

const HEAD_BYTES = 4_096;
const PDF_SEARCH_BYTES = 1_024;

const PICTURE_STARTS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];

/** Tells the kind of a file from its content; 'text' and 'binary' are told apart by the text decoder later. */
export function sniff(bytes: Uint8Array): FileKind {
  if (bytes.every((byte) => byte === 0)) return 'empty';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'compound';
  if (PICTURE_STARTS.some((start) => startsWith(bytes, start)) || isHeic(bytes)) return 'picture';
  const head = asLatin1(bytes.subarray(0, HEAD_BYTES)).replaceAll('\0', '');
  if (head.slice(0, PDF_SEARCH_BYTES).includes('%PDF-')) return 'pdf';
  const start = head.replace(/^(?:ï»¿|ÿþ|þÿ)/, '').trimStart();
  if (start.startsWith('{\\rtf')) return 'rtf';
  if (/<(?:\w+:)?wordDocument\b|<pkg:package\b/.test(head)) return 'word-xml';
  if (/^MIME-Version:/i.test(start) && /multipart|text\/html/i.test(head)) return 'html';
  if (/^(?:<!--[^]*?-->|<\?xml[^>]*>|\s)*<(?:!doctype\s+html|html|head|body)\b/i.test(start)) {
    return 'html';
  }
  return bytes[0] === 0 && !isUtf16Like(bytes) ? 'binary' : 'text';
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** ISO base media brand of phone pictures (ISO/IEC 23008-12). */
const isHeic = (bytes: Uint8Array) =>
  /^....ftyp(?:heic|heix|mif1|avif)/s.test(asLatin1(bytes.subarray(0, 12)));

const isUtf16Like = (bytes: Uint8Array) => bytes[1] !== 0;

/** One character per byte (ISO 8859-1). */
export function asLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  }
  return text;
}
