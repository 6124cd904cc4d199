/** How list numbers are written; the names are those of ECMA-376 part 1 §17.18.59. */
const ROMAN: [value: number, letters: string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** Writes a list number in a number format; unknown formats are written as digits. */
export function formatNumeral(value: number, format: string | undefined): string {
  switch (format) {
    case 'lowerLetter':
      return letters(value);
    case 'upperLetter':
      return letters(value).toUpperCase();
    case 'lowerRoman':
      return roman(value);
    case 'upperRoman':
      return roman(value).toUpperCase();
    case 'decimalZero':
      return String(value).padStart(2, '0');
    default:
      return String(value);
  }
}

/** a … z, aa, bb, … */
function letters(value: number): string {
  if (value < 1) return '';
  const times = Math.min(20, Math.floor((value - 1) / 26) + 1);
  return String.fromCharCode(97 + ((value - 1) % 26)).repeat(times);
}

function roman(value: number): string {
  let rest = Math.min(value, 3999);
  let text = '';
  for (const [worth, sign] of ROMAN) {
    for (; rest >= worth; rest -= worth) text += sign;
  }
  return text;
}
