import type { Download } from '#contract/resume.ts';
import { extract } from '#worker/extract/extract.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { plainFields, type PlainFields } from './plain-fields.ts';

/** One field that came back otherwise than it went out. */
export interface Loss {
  field: string;
  expected: string | null;
  found: string | null;
}

export interface RoundTrip {
  /** Values that went out and came back, by field. */
  recovered: NonNullable<Download['recovered']>;
  losses: Loss[];
}

/** Reads one of our own files as we read any file, and compares what is found with what went out. */
export async function readBack(
  bytes: Uint8Array,
  fileName: string,
  expected: PlainFields,
): Promise<RoundTrip> {
  const read = await extract(bytes, fileName);
  const found = read.ok ? plainFields(parseResume(read.value)) : null;
  return compareFields(expected, found);
}

/** Compares field by field; jobs and schools are paired in order. */
export function compareFields(expected: PlainFields, found: PlainFields | null): RoundTrip {
  const out = new Map(valuesOf(found));
  const tally = new Map<string, { expected: number; found: number }>();
  const losses: Loss[] = [];
  for (const [path, value] of valuesOf(expected)) {
    const field = path.replace(/\.\d+/g, '');
    const count = tally.get(field) ?? { expected: 0, found: 0 };
    tally.set(field, count);
    count.expected += 1;
    const back = out.get(path) ?? null;
    if (back !== null && alike(value, back)) count.found += 1;
    else losses.push({ field: path, expected: value, found: back });
  }
  const recovered = [...tally].map(([field, count]) => ({ field, ...count }));
  return { recovered, losses };
}

/** White space is the only thing that may differ. */
const alike = (a: string, b: string): boolean => squeeze(a) === squeeze(b);
const squeeze = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Every value that an employer's system would look for, with its path, for example `work.0.title`. */
function valuesOf(fields: PlainFields | null): [string, string][] {
  if (!fields) return [];
  const { name, email, phone, work, education, skills } = fields;
  const values: [string, string | null][] = [
    ['name', name],
    ['email', email],
    ['phone', phone],
    ...work.flatMap((job, index): [string, string | null][] => [
      [`work.${index}.company`, job.company],
      [`work.${index}.title`, job.title],
      [`work.${index}.start`, job.start],
      [`work.${index}.end`, job.end],
      ...job.highlights.map((line, at): [string, string] => [`work.${index}.bullets.${at}`, line]),
    ]),
    ...education.flatMap((school, index): [string, string | null][] => [
      [`education.${index}.institution`, school.institution],
      [`education.${index}.degree`, school.degree],
      [`education.${index}.start`, school.start],
      [`education.${index}.end`, school.end],
    ]),
    ...skills.map((skill, index): [string, string] => [`skills.${index}`, skill]),
  ];
  return values.filter((pair): pair is [string, string] => pair[1] !== null);
}
