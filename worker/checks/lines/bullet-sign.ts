import { BULLET_SIGNS } from '#contract/bullet-signs.ts';
import { FRAMED } from '#worker/document/bullet-signs.ts';
import { findDates, isPresent } from '#worker/nlp/dates.ts';
import { rememberByText } from '#worker/nlp/remember.ts';

const SIGN = new RegExp(`^(\\s*)([${BULLET_SIGNS}])\\s+(?=\\S)`, 'u');

/** The bullet sign that a line begins with and its place in the line; null where a dash only leads to a date. */
export const bulletSignIn: (line: string) => { glyph: string; at: number } | null = rememberByText(
  (line) => {
    const match = SIGN.exec(line);
    if (!match || FRAMED.test(line.trim()) || endsDate(line.slice(match[0].length))) return null;
    // '~ A chef of twenty years ~': one ornament on either side.
    if (line.trimEnd().endsWith(` ${match[2]!}`)) return null;
    return { glyph: match[2]!, at: match[1]!.length };
  },
);

/** '— Present', '– May 2019': the second half of a range that was set on a line of its own. */
function endsDate(rest: string): boolean {
  const text = rest.trim();
  if (isPresent(text)) return true;
  const [date] = findDates(text);
  return date !== undefined && date.from === 0 && date.to === text.length;
}
