/** Dates of jobs and schools in the one form that most of them have. */
import type { Parsed } from '#worker/parse/model.ts';
import type { Draft, SuggestContext } from './draft.ts';

type Form = 'short' | 'long' | 'numeric' | 'iso';

const LONG =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** A month with its year in any of the four forms; a day of the month is left for the user. */
const POINT = new RegExp(
  `\\b(${NAME})\\b\\.?,?\\s+((?:19|20)\\d\\d)\\b|(?<!\\d[/.]|\\d(?<![/.](?:19|20)\\d\\d)-)\\b(0?[1-9]|1[0-2])[/.]((?:19|20)\\d\\d)\\b|\\b((?:19|20)\\d\\d)-(0[1-9]|1[0-2])\\b`,
  'gi',
);

interface Point {
  start: number;
  end: number;
  text: string;
  year: string;
  month: number;
  form: Form | 'either';
}

/** One draft that brings every date to the majority's form; none where all agree. */
export function dateForms({ document, resume }: SuggestContext): Draft[] {
  if (resume.language !== 'en') return [];
  const fields: (Parsed | null)[] = resume.work.flatMap(datesOf);
  fields.push(
    ...resume.volunteer.flatMap(datesOf),
    ...resume.education.flatMap(({ start, end }) => [start, end]),
  );
  const { text } = document;
  const points = withoutSpans(unique(fields.flatMap((field) => pointsOf(text, field)))).filter(
    ({ start }) =>
      !END_OF_MONTHS.test(text.slice(Math.max(0, start - 20), start)) &&
      // '2 weeks in June 2022' is a phrase.
      !/\bin $/.test(text.slice(Math.max(0, start - 4), start)),
  );
  const main = majority(points);
  const odd = points.filter(({ form }) => form !== main && form !== 'either');
  if (!main || odd.length === 0) return [];
  // Three forms without a leader are written with the month's name, nothing else is.
  if (odd.length > points.length / 2 && main !== 'short' && main !== 'long') return [];
  const sample = odd[0]!;
  // While dates change, 'Sept 2014' and '2/2016' change with them.
  const changed = points.filter((point) => write(point, main) !== point.text);
  return [
    {
      rule: 'one-date-form',
      level: 'auto',
      title: 'Write dates one way',
      description: `Dates like “${write(sample, main)}” throughout: one form lets parsers and people count your years.`,
      before: changed.map(({ text }) => text).join(', '),
      after: changed.map((point) => write(point, main)).join(', '),
      check: 'date-format',
      edits: changed.map((point) => ({
        start: point.start,
        end: point.end,
        text: write(point, main),
      })),
    },
  ];
}

const datesOf = ({
  dates,
  start,
  end,
}: {
  dates: Parsed | null;
  start: Parsed | null;
  end: Parsed | null;
}) => (dates ? [dates] : [start, end]);

function pointsOf(text: string, field: Parsed | null): Point[] {
  if (!field?.span) return [];
  const { start, end } = field.span;
  return [...text.slice(start, end).matchAll(POINT)].map((match) => {
    const [whole, name, nameYear, number, numberYear, isoYear, isoMonth] = match;
    const at = start + match.index;
    const month = name
      ? LONG.findIndex(
          (long) => long.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase(),
        ) + 1
      : Number(number ?? isoMonth);
    return {
      start: at,
      end: at + whole.length,
      text: whole,
      year: (nameYear ?? numberYear ?? isoYear)!,
      month,
      form: formOf(name, isoYear, whole),
    };
  });
}

/** '2005-08' may be three years or a month: the month only where a date like '2019-08' stands beside it. */
function withoutSpans(points: readonly Point[]): Point[] {
  const isClear = ({ year, month }: Point) => month <= Number(year) % 100;
  const iso = points.filter(({ form }) => form === 'iso');
  return iso.some(isClear) ? [...points] : points.filter(({ form }) => form !== 'iso');
}

function formOf(
  name: string | undefined,
  isoYear: string | undefined,
  whole: string,
): Point['form'] {
  if (name === undefined) return isoYear === undefined ? 'numeric' : 'iso';
  if (/^may$/i.test(name)) return whole.includes('.') ? 'short' : 'either';
  return name.length <= 4 && !/^(?:june|july)$/i.test(name) ? 'short' : 'long';
}

/** 'March - August 2017': its first month has no year, and both stay as they are. */
const END_OF_MONTHS = new RegExp(`\\b${NAME}\\.?\\s*(?:[-–—]|to)\\s*$`, 'i');

function unique(points: readonly Point[]): Point[] {
  const seen = new Map(points.map((point) => [point.start, point]));
  return [...seen.values()].toSorted((a, b) => a.start - b.start);
}

/** Where two forms stand equally often, the one that nobody can misread. */
const PREFERRED: readonly Form[] = ['short', 'long', 'numeric', 'iso'];

function majority(points: readonly Point[]): Form | undefined {
  const counts = new Map<Form, number>();
  for (const { form } of points)
    if (form !== 'either') counts.set(form, (counts.get(form) ?? 0) + 1);
  return [...counts].toSorted(
    (a, b) => b[1] - a[1] || PREFERRED.indexOf(a[0]) - PREFERRED.indexOf(b[0]),
  )[0]?.[0];
}

function write({ month, year }: Point, form: Form): string {
  const name = LONG[month - 1]!;
  const two = String(month).padStart(2, '0');
  const forms: Record<Form, string> = {
    short: `${name.slice(0, 3)} ${year}`,
    long: `${name} ${year}`,
    numeric: `${two}/${year}`,
    iso: `${year}-${two}`,
  };
  return forms[form];
}
