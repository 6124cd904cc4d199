/** Bytes as base64; chunked, since one call with every byte as an argument overflows the stack. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(binary);
}

export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (sign) => sign.codePointAt(0)!);
