/** Signs of a list that are typed with two characters or more: '=>', '->', '-->'. */
export const TYPED_ARROWS = String.raw`[-=]{1,2}>`;

/** '~ Profile ~', '=== Work ===': words between two equal ornaments, which are no bullet. */
export const FRAMED = /^(([-–—~*=_+·•])\2{0,9}[ \t]+)(?=\p{Lu}[\p{L}\p{M}’'&/ ]{2,40}?[ \t]+\2+$)/u;
export const FRAME_END = /[ \t]+([-–—~*=_+·•])\1*$/u;

/** The words without their ornaments, 'Profile' for '~ Profile ~'; any other line as it is. */
export function unframed(line: string): string {
  const text = line.trim();
  const frame = FRAMED.exec(text)?.[1];
  return frame === undefined ? line : text.slice(frame.length).replace(FRAME_END, '');
}
