/** The text as a file that every editor shows with its line ends: CR LF, UTF-8 without a byte order mark. */
export function writeText(text: string): Uint8Array {
  const lines = text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(/\n*$/, '\n');
  return new TextEncoder().encode(lines.replaceAll('\n', '\r\n'));
}
