/** Sections about one employer, named once on top: 'Organisation: Harbour Bank', 'All posts with Harbour Bank:', 'Experience at Harbour Bank'. */
import { oneLine } from '#contract/one-line.ts';
import { splitEntries, type Entry } from './entries.ts';
import { headerDates } from './entry-dates.ts';
import { readHeading } from './heading-text.ts';
import { slice, type Line, type Piece } from './line.ts';
import { companyScore, titleScore } from './roles.ts';

/** The entries of a section; where its top names the employer of all, an entry of that name alone comes first. */
export function entriesBelowEmployer(
  lines: Line[],
  heading: Piece | null,
  body: number,
): { entries: Entry[]; one: boolean } {
  const named = heading ? namedByHeading(heading) : null;
  const first = lines[0];
  if (named && first && countRanges(lines) > 1) {
    const head = [{ line: { ...first, ...named, hint: 'company' as const }, pieces: [named] }];
    return { entries: [{ head, dates: null, body: [] }, ...splitEntries(lines, body)], one: true };
  }
  const top = lines.findIndex((line, i) => i > 0 && (line.gapBefore || !line.hint));
  const told =
    first && (first.hint === 'company' ? slice(first, 0, first.text.length) : namedIn(first));
  const alone = lines.every(
    (line, i) => i === 0 || (line.hint !== 'company' && line.hint !== 'title'),
  );
  if (!first || !told || !alone || top < 0 || countRanges(lines.slice(top)) < 2)
    return { entries: splitEntries(lines, body), one: false };
  const head = [{ line: { ...first, hint: 'company' as const }, pieces: [told] }];
  const places = lines
    .slice(1, top)
    .filter(({ hint }) => hint === 'place')
    .map((line) => ({ line, pieces: line.cells }));
  const entry = { head: [...head, ...places], dates: null, body: [] };
  return { entries: [entry, ...splitEntries(lines.slice(top), body)], one: true };
}

/** Lines with a range of dates: more than one job. */
const countRanges = (lines: Line[]): number =>
  lines.filter((line) => headerDates(line)?.range.single === false).length;

/** 'Experience at Harbour Bank plc', 'WORK HISTORY – HARBOUR BANK PLC'. */
function namedByHeading(heading: Piece): Piece | null {
  const [lead, kind] =
    /^(.{4,40}?)\s+(?:at|with|for|in|AT|WITH|[-–—|])\s+(?=\p{Lu}|the\s)/u.exec(heading.text) ?? [];
  if (!lead || readHeading(kind!)?.kind !== 'experience') return null;
  const name = slice(heading, lead.length, heading.text.length);
  return companyScore(name.text) >= 1 && titleScore(name.text) < 1.3 ? name : null;
}

/** 'All posts held at Harbour Bank:', 'I have worked for Harbour Bank plc since 1998 in these roles:'. */
function namedIn(line: Line): Piece | null {
  if (line.bullet || line.words > 20) return null;
  const lead = TOLD.exec(line.text)?.[0];
  if (!lead) return null;
  const rest = line.text.slice(lead.length);
  const end = rest.search(UNTIL);
  const name = slice(line, lead.length, end < 0 ? line.text.length : lead.length + end);
  const bare = { ...name, text: name.text.replace(/[.:]$/, '') };
  return bare.text && /^(?:the )?\p{Lu}/u.test(bare.text) ? bare : null;
}

const TOLD = new RegExp(
  oneLine`
    ^(?:
      (?:all (?:of )?(?:the |my )?(?:following |below )?|the following |these )
      (?:posts|positions|roles|jobs|appointments|postings|work)(?: (?:listed )?below)?
      (?: (?:was|were|are|is|have been))?(?: all)?(?: held)? (?:at|with|for|in)|
      (?:i (?:have |ha)?(?:been )?|i've )?(?:always |continuously |all along )?
      (?:employed|worked|served) (?:continuously |solely |only |always )?(?:by|with|at|for)
    ) (?=\p{Lu}|the )
  `,
  'iu',
);
const UNTIL = new RegExp(
  oneLine`
    \s*[,;(]?\s*\b(?:
      since|from|between|during|throughout|for \d|for the (?:last|past)|
      in (?:the following|these|several|different|various)|as (?:follows|below)|over
    )\b|[.:]\s|[.:]$
  `,
  'iu',
);
