import type { Download } from '#contract/resume.ts';
import { extract } from '#worker/extract/extract.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { plainFields, type PlainFields, type PlainWork } from './plain-fields.ts';

/** One value that did not come back; `found` is what stands in its place. */
export interface Loss {
  /** Path of the value, for example `work.0.title`. */
  field: string;
  expected: string;
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
  return compareFields(expected, read.ok ? plainFields(parseResume(read.value)) : null);
}

/** Compares what an employer's system looks for. Each job and school is compared with its likest. */
export function compareFields(expected: PlainFields, found: PlainFields | null): RoundTrip {
  const tally = new Map<string, { expected: number; found: number }>();
  const losses: Loss[] = [];
  const note = (path: string, value: string | null, back: string | null, came: boolean) => {
    if (value === null) return;
    const field = path.replace(/\.\d+/g, '');
    const count = tally.get(field) ?? { expected: 0, found: 0 };
    tally.set(field, count);
    count.expected += 1;
    if (came) count.found += 1;
    else losses.push({ field: path, expected: value, found: back });
  };
  const same = (path: string, value: string | null, back: string | null = null) =>
    note(path, value, back, value !== null && back !== null && squeeze(value) === squeeze(back));
  const within = (path: string, values: string[], text: string) => {
    for (const [at, value] of values.entries()) {
      note(`${path}.${at}`, value, null, text.includes(squeeze(value)));
    }
  };

  same('name', expected.name, found?.name);
  same('email', expected.email, found?.email);
  same('phone', expected.phone, found?.phone);
  const told = (a: PlainWork, b: PlainWork) =>
    a.highlights.some((line) => b.highlights.includes(line)) ? 0.5 : 0;
  for (const [at, job, back] of pairs(expected.work, found?.work ?? [], JOB, told)) {
    for (const key of JOB) same(`work.${at}.${key}`, job[key], back?.[key]);
    within(`work.${at}.bullets`, job.highlights, squeeze(back?.highlights.join(' ') ?? ''));
  }
  for (const [at, school, back] of pairs(expected.education, found?.education ?? [], SCHOOL)) {
    for (const key of SCHOOL) same(`education.${at}.${key}`, school[key], back?.[key]);
  }
  const skills = new Set(found?.skills.map(squeeze));
  for (const [at, skill] of expected.skills.entries()) {
    note(`skills.${at}`, skill, null, skills.has(squeeze(skill)));
  }
  return { recovered: [...tally].map(([field, count]) => ({ field, ...count })), losses };
}

const JOB = ['company', 'title', 'start', 'end'] as const;
const SCHOOL = ['institution', 'degree', 'start', 'end'] as const;

/** White space and composition of accents are the only things that may differ. */
const squeeze = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Each expected entry with its index and its likest found one; none is used twice. */
function pairs<Key extends string, Entry extends Record<Key, string | null>>(
  expected: readonly Entry[],
  found: readonly Entry[],
  keys: readonly Key[],
  more: (entry: Entry, back: Entry) => number = () => 0,
): [index: number, entry: Entry, back: Entry | undefined][] {
  const candidates = expected.flatMap((entry, index) =>
    found.map((back) => ({
      index,
      back,
      likeness:
        keys.filter((key) => entry[key] !== null && entry[key] === back[key]).length +
        more(entry, back),
    })),
  );
  const partner = new Map<number, Entry>();
  const used = new Set<Entry>();
  for (const { index, back, likeness } of candidates.toSorted((a, b) => b.likeness - a.likeness)) {
    if (likeness === 0 || partner.has(index) || used.has(back)) continue;
    partner.set(index, back);
    used.add(back);
  }
  return expected.map((entry, index) => [index, entry, partner.get(index)]);
}
