/** Judges one reading of a resume against what its document says, field by field. */
import type { Parsed, ParsedEducation, ParsedResume, ParsedWork } from '#worker/parse/model.ts';

/** What may stand in a field: one text, any of several, nothing (null in a list), or unjudged (null, absent). */
export type Wanted = string | (string | null)[] | null | undefined;

/** What a document says; `work` and `education` in its order. */
export interface Said {
  name?: Wanted;
  email?: Wanted;
  phone?: Wanted;
  location?: Wanted;
  work?: { title?: Wanted; company?: Wanted; start?: Wanted; end?: Wanted }[];
  education?: { institution?: Wanted; degree?: Wanted; area?: Wanted }[];
  skills?: string[];
}

/** One field of a reading; `confidence` is null where nothing was read. */
export interface Verdict {
  field: string;
  outcome: 'right' | 'wrong' | 'missed' | 'invented';
  confidence: number | null;
  wanted: string;
  found: string;
}

const tokens = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** F1 of the tokens of two texts, 0..1. */
function overlap(a: string, b: string): number {
  const [x, y] = [tokens(a), tokens(b)];
  const rest = [...y];
  const shared = x.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  return shared === 0 ? 0 : (2 * shared) / (x.length + y.length);
}

type Same = (wanted: string, found: string) => boolean;
const alike: Same = (a, b) => overlap(a, b) >= 0.8;
const digits = (text: string) => text.replace(/\D/g, '').replace(/^00/, '');
const sameDigits: Same = (a, b) => digits(a) === digits(b);
const sameText: Same = (a, b) => a.toLowerCase() === b.toLowerCase();
const sameDay: Same = (a, b) => b === a || (a.length === 4 && b.slice(0, 4) === a);
const within: Same = (a, b) => tokens(a).every((word) => tokens(b).includes(word));

const anyOf = (wanted: Wanted): string[] =>
  (Array.isArray(wanted) ? wanted : [wanted]).filter((it) => it != null);

function verdict(field: string, wanted: Wanted, found: Parsed | null, same: Same): Verdict[] {
  if (wanted == null) return [];
  const texts = anyOf(wanted).filter(Boolean);
  const free = wanted === '' || (Array.isArray(wanted) && wanted.includes(null));
  const base = { field, wanted: texts.join(' / '), found: found?.value ?? '' };
  if (!found?.value) return free ? [] : [{ ...base, outcome: 'missed', confidence: null }];
  const right = texts.some((text) => same(text, found.value));
  const outcome = right ? 'right' : texts.length === 0 ? 'invented' : 'wrong';
  return [{ ...base, outcome, confidence: found.confidence }];
}

/** Pairs what is said with what was read, the likeliest first; each is used once. */
function pairUp<S, F>(said: S[], found: F[], likeness: (a: S, b: F) => number) {
  const pairs = said.flatMap((a, i) => found.map((b, j) => ({ i, j, score: likeness(a, b) })));
  const of = new Map<number, number>();
  const used = new Set<number>();
  for (const { i, j, score } of pairs.sort((a, b) => b.score - a.score)) {
    if (score < 2 || of.has(i) || used.has(j)) continue;
    of.set(i, j);
    used.add(j);
  }
  return {
    pairs: said.map((a, i) => [a, of.has(i) ? found[of.get(i)!]! : null] as const),
    rest: found.filter((_, j) => !used.has(j)),
  };
}

const holds = (wanted: Wanted, found: Parsed | null, same: Same) =>
  found !== null && anyOf(wanted).some((text) => text && same(text, found.value));

const present = (role: ParsedWork): Parsed | null =>
  role.end ?? (role.current && role.dates ? { ...role.dates, value: 'present' } : null);

function judgeWork(said: NonNullable<Said['work']>, found: ParsedWork[]): Verdict[] {
  const { pairs, rest } = pairUp(
    said,
    found,
    (a, b) =>
      (holds(a.title, b.title, alike) ? 3 : 0) +
      (holds(a.company, b.company, alike) ? 3 : 0) +
      (holds(a.start, b.start, sameDay) ? 2 : 0) +
      (holds(a.end, present(b), sameDay) ? 2 : 0),
  );
  return [
    ...pairs.flatMap(([a, b]): Verdict[] => [
      {
        field: 'job',
        outcome: b ? 'right' : 'missed',
        confidence: null,
        wanted: `${anyOf(a.title)[0] ?? ''} @ ${anyOf(a.company)[0] ?? ''}`,
        found: '',
      },
      ...verdict('title', a.title, b?.title ?? null, alike),
      ...verdict('employer', a.company, b?.company ?? null, alike),
      ...verdict('start', a.start, b?.start ?? null, sameDay),
      ...verdict('end', a.end, b && present(b), sameDay),
    ]),
    ...rest.map(({ title, company }) => invented('job', [title, company])),
  ];
}

function judgeSchools(said: NonNullable<Said['education']>, found: ParsedEducation[]): Verdict[] {
  const { pairs, rest } = pairUp(
    said,
    found,
    (a, b) =>
      (holds(a.institution, b.institution, (x, y) => overlap(x, y) >= 0.6) ? 3 : 0) +
      (holds(a.degree, b.degree, within) ? 2 : 0),
  );
  return [
    ...pairs.flatMap(([a, b]) => [
      ...verdict('school', a.institution, b?.institution ?? null, alike),
      ...verdict('degree', a.degree, b ? joined(b) : null, within),
      ...verdict('area', a.area, b?.area ?? null, alike),
    ]),
    ...rest.map(({ institution, degree }) => invented('school', [institution, degree])),
  ];
}

/** A degree with its field: where one ends and the other begins is a matter of taste. */
const joined = ({ degree, area }: ParsedEducation): Parsed | null =>
  degree && { ...degree, value: [degree.value, area?.value ?? ''].join(' ').trim() };

const invented = (field: string, found: (Parsed | null)[]): Verdict => ({
  field,
  outcome: 'invented',
  confidence: Math.min(...found.map((it) => it?.confidence ?? 1)),
  wanted: '',
  found: found.map((it) => it?.value ?? '-').join(' | '),
});

function judgeSkills(said: string[], found: Parsed[]): Verdict[] {
  const rest = [...found];
  const missed = said.filter((skill) => {
    const at = rest.findIndex(({ value }) => alike(skill, value));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  const right = found.filter((it) => !rest.includes(it));
  const base = { field: 'skill', wanted: '', found: '' };
  return [
    ...right.map(({ confidence }): Verdict => ({ ...base, outcome: 'right', confidence })),
    ...missed.map((wanted): Verdict => ({ ...base, wanted, outcome: 'missed', confidence: null })),
    ...rest.map((it) => ({ ...invented('skill', [it]), confidence: it.confidence })),
  ];
}

/** Every field that the document speaks of, and every entry that it does not. */
export function judgeReading(resume: ParsedResume, said: Said): Verdict[] {
  return [
    ...verdict('name', said.name, resume.name, (a, b) => overlap(a, b) >= 0.9),
    ...verdict('email', said.email, resume.email, sameText),
    ...verdict('phone', said.phone, resume.phone, sameDigits),
    ...verdict('location', said.location, resume.location, alike),
    ...(said.work ? judgeWork(said.work, [...resume.work, ...resume.volunteer]) : []),
    ...(said.education ? judgeSchools(said.education, resume.education) : []),
    ...(said.skills ? judgeSkills(said.skills, resume.skills) : []),
  ];
}

/** Verdicts counted by field, as lines of text. */
export function fieldTable(verdicts: readonly Verdict[]): string[] {
  const fields = [...new Set(verdicts.map(({ field }) => field)), 'all'];
  const row = (field: string) => {
    const some = verdicts.filter((it) => field === 'all' || it.field === field);
    const count = (outcome: Verdict['outcome']) =>
      some.filter((it) => it.outcome === outcome).length;
    const truth = some.length - count('invented');
    const share = truth > 0 ? ((100 * count('right')) / truth).toFixed(1) : '-';
    const cells = [
      truth,
      count('right'),
      share,
      count('wrong'),
      count('missed'),
      count('invented'),
    ];
    return field.padEnd(10) + cells.map((it) => String(it).padStart(9)).join('');
  };
  return ['field         truth    right        %    wrong   missed  invented', ...fields.map(row)];
}

const STEPS = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

/** Share of right values by how sure the parser was of them, and by field for those of at least 0.9, as lines of text. */
export function confidenceTable(verdicts: readonly Verdict[]): string[] {
  const row = (name: string, some: readonly Verdict[]) => {
    const right = some.filter(({ outcome }) => outcome === 'right').length;
    const share = some.length > 0 ? ((100 * right) / some.length).toFixed(1) : '-';
    return `${name.padEnd(24)}${String(some.length).padStart(7)}${share.padStart(8)}`;
  };
  const between = (low: number, high: number) =>
    verdicts.filter(
      ({ confidence }) => confidence !== null && confidence >= low && confidence < high,
    );
  const sure = between(0.9, 2);
  return [
    'confidence              values  right%',
    ...STEPS.map((low, i) => row(`${low} and more`, between(low, STEPS[i + 1] ?? 2))),
    row('0.9 and more, all', sure),
    ...[...new Set(sure.map(({ field }) => field))].map((field) =>
      row(
        `  ${field}`,
        sure.filter((it) => it.field === field),
      ),
    ),
  ];
}
