/** A LinkedIn archive's tables as the plain text of a resume: only what they say, in an order that every reader knows. */
import type { Row, Tables } from './tables.ts';

/** Longest list of skills: a profile may hold a hundred. */
const MAX_SKILLS = 50;

/** The text of a resume. */
export function resumeText(tables: Tables): string {
  const parts = [
    head(tables),
    section(
      'SUMMARY',
      tables('profile').map((row) => prose(row('Summary'))),
    ),
    section('EXPERIENCE', byRecency(tables('positions')).map(position)),
    section('EDUCATION', tables('education').map(school)),
    section('SKILLS', [
      distinct(tables('skills').map((row) => oneLine(row('Name'))))
        .slice(0, MAX_SKILLS)
        .join(', '),
    ]),
    section('CERTIFICATIONS', [tables('certificates').map(certificate).filter(Boolean).join('\n')]),
    section('LANGUAGES', [tables('languages').map(language).filter(Boolean).join('\n')]),
    section('PROJECTS', tables('projects').map(project)),
    section('VOLUNTEERING', byRecency(tables('volunteering')).map(volunteering)),
    section('AWARDS', tables('honors').map(honor)),
    section('PUBLICATIONS', [tables('publications').map(publication).filter(Boolean).join('\n')]),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function section(title: string, entries: readonly string[]): string {
  const filled = entries.filter(Boolean);
  return filled.length === 0 ? '' : `${title}\n\n${filled.join('\n\n')}`;
}

function head(tables: Tables): string {
  const [row] = tables('profile');
  const name = row ? joined([row('First Name'), row('Last Name')], ' ') : '';
  const contact = joined(
    [
      mainEmail(tables('emails')),
      mainPhone(tables('phones')),
      ...websites(row?.('Websites') ?? ''),
    ],
    ' | ',
  );
  const place = row?.('Geo Location') ?? '';
  return joined([name, oneLine(row?.('Headline') ?? ''), oneLine(place), contact], '\n');
}

/** The primary address, else the first. */
function mainEmail(emails: readonly Row[]): string {
  const primary = emails.find((row) => /^yes$/i.test(row('Primary')));
  return (primary ?? emails[0])?.('Email Address') ?? '';
}

function mainPhone(phones: readonly Row[]): string {
  const mobile = phones.find((row) => /mobile/i.test(row('Type'))) ?? phones[0];
  return mobile
    ? joined([mobile('Number'), mobile('Extension') && `ext. ${mobile('Extension')}`], ' ')
    : '';
}

/** '[COMPANY:https://a.example,PERSONAL:https://b.example]' → its addresses. */
const websites = (text: string): string[] => text.match(/https?:\/\/[^\s,\]]+/g)?.slice(0, 3) ?? [];

const position = (row: Row) =>
  entry(
    [row('Title'), joined([row('Company Name'), row('Location')], ' | '), datesOf(row)],
    row('Description'),
  );

const volunteering = (row: Row) =>
  entry([row('Role'), row('Company Name'), datesOf(row)], row('Description'));

const project = (row: Row) => entry([row('Title'), row('Url'), datesOf(row)], row('Description'));

const honor = (row: Row) =>
  entry([joined([row('Title'), row('Issued On')], ', ')], row('Description'));

const school = (row: Row) =>
  entry(
    [row('School Name'), row('Degree Name'), range(row('Start Date'), row('End Date'))],
    joined([row('Notes'), row('Activities')], '\n'),
  );

const certificate = (row: Row) =>
  joined([row('Name'), row('Authority'), range(row('Started On'), row('Finished On'))], ', ');

const language = (row: Row) =>
  joined([row('Name'), row('Proficiency') && `(${row('Proficiency')})`], ' ');

const publication = (row: Row) =>
  joined([row('Name'), row('Publisher'), row('Published On')], ', ');

const entry = (header: readonly string[], text: string) =>
  joined([...header.map(oneLine), prose(text)], '\n');

/** A position without an end goes on. */
const datesOf = (row: Row): string => {
  const [start, end] = [row('Started On'), row('Finished On')];
  return start && !end ? `${start} - Present` : range(start, end);
};

const range = (start: string, end: string) => (start === end ? start : joined([start, end], ' - '));

const joined = (parts: readonly string[], separator: string): string =>
  parts.filter(Boolean).join(separator);

const distinct = (texts: readonly string[]) => [...new Set(texts)].filter(Boolean);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const MARK = /^\s*[•·▪●◦*–-]\s+/u;

/** Paragraphs as lines, each list item on its own; an archive may hold a whole list in one line. */
function prose(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .flatMap((line) => (/(?:^|\s)•\s.*\s•\s/u.test(line) ? line.split(/(?<=\s)(?=•\s)/u) : [line]))
    .map((line) => (MARK.test(line) ? `• ${oneLine(line.replace(MARK, ''))}` : oneLine(line)))
    .filter(Boolean)
    .join('\n');
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Months since year 0 of 'Jan 2020' or '2020'; null of anything else. */
function monthOf(date: string): number | null {
  const [, month, year] = /^(?:([a-z]{3})[a-z]*\.?\s+)?(\d{4})$/i.exec(date.trim()) ?? [];
  if (!year) return null;
  return Number(year) * 12 + Math.max(0, MONTHS.indexOf(month?.toLowerCase() ?? ''));
}

/** What goes on first, then what ended last; as the archive has them where a date cannot be read. */
function byRecency(rows: readonly Row[]): Row[] {
  const dated = rows.map((row) => ({
    row,
    start: monthOf(row('Started On')),
    end: row('Finished On') ? monthOf(row('Finished On')) : Infinity,
  }));
  if (dated.some(({ start, end }) => start === null || end === null)) return [...rows];
  return dated
    .toSorted((a, b) => compare(b.end!, a.end!) || compare(b.start!, a.start!))
    .map(({ row }) => row);
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
