import { asLatin1 } from '../sniff.ts';
import { decodeText } from '../txt/encoding.ts';

/** The HTML text of a file: a web page, or the page inside a web archive (RFC 2557); null when there is none. */
export function htmlSource(bytes: Uint8Array): string | null {
  const raw = asLatin1(bytes);
  if (!/^\s*MIME-Version:/i.test(raw)) return decodePage(bytes);
  const part = htmlPart(raw);
  return part && decodePage(part);
}

const charsetOf = (text: string) => /charset=\s*["']?([\w-]+)/i.exec(text)?.[1];

function decodePage(bytes: Uint8Array): string | null {
  const charset = charsetOf(asLatin1(bytes.subarray(0, 4_096)));
  const isMarked = bytes[0] === 0xff || bytes[0] === 0xfe || bytes[0] === 0xef;
  if (charset && !isMarked) {
    try {
      return new TextDecoder(charset, { fatal: true }).decode(bytes);
    } catch {
      // an unknown or wrong charset: the bytes decide
    }
  }
  return decodeText(bytes);
}

/** The first HTML part of a multipart message, decoded from its transfer encoding (RFC 2045 §6). */
function htmlPart(raw: string): Uint8Array | null {
  const boundary = /boundary="?([^"\r\n;]+)"?/i.exec(raw)?.[1];
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`);
  for (const part of parts) {
    const [, head, body] = /^(.*?)\r?\n\r?\n(.*)$/s.exec(part.trimStart()) ?? [];
    if (head === undefined || body === undefined) continue;
    if (!/content-type:\s*text\/html/i.test(head)) continue;
    if (/transfer-encoding:\s*base64/i.test(head)) return fromBase64(body);
    return fromLatin1(/quoted-printable/i.test(head) ? unquote(body) : body);
  }
  return null;
}

const fromLatin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const unquote = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );

function fromBase64(text: string): Uint8Array | null {
  try {
    return fromLatin1(atob(text.replaceAll(/[^\w+/=]/g, '')));
  } catch {
    return null;
  }
}
