/**
 * Characters that begin a bullet line in the Word document (specification §9). A dash or an asterisk may also
 * belong to its word, as in -5 °C, and needs a space behind it.
 */
const BULLET = /^\s*(?:•\s*(?=\S)|[*-]\s+)/;

/** Longer lines are sentences in capitals, not headings (specification §9: shorter than 50). */
const HEADING_MAX = 50;

/** Specification §9: all capitals, shorter than 50 characters, and without @, ( or a bullet. */
export function isHeadingLine(line: string): boolean {
  const text = line.trim();
  return (
    isAllCapitals(text) &&
    Array.from(text).length < HEADING_MAX &&
    !/[@(•]/.test(text) &&
    !BULLET.test(text)
  );
}

/** The text of a line that starts with •, - or *; null for every other line. */
export function bulletText(line: string): string | null {
  const marker = BULLET.exec(line);
  return marker ? line.slice(marker[0].length).trim() : null;
}

/** Has a capital and no small letter; digits and scripts without case do not make capitals. */
const isAllCapitals = (text: string): boolean =>
  /\p{Lu}/u.test(text) && text === text.toUpperCase();
