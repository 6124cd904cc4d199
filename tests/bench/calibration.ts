/** How often the parser's values are right, by how sure it was of them. */
import type { Parsed, ParsedResume } from '#worker/parse/model.ts';

/** Labelled fields of a document, as the corpus writes them; null where there is none, absent where unjudged. */
export interface Truth {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  location?: { city?: string | null; parts: string[] } | null;
  summary?: string | null;
  work?: { company: string; title: string; start: string; end: string; highlights: string[] }[];
  education?: { institution: string; degree: string; area: string; start: string; end: string }[];
  skills?: string[];
  certificates?: string[];
  languages?: string[];
}

/** One value of the parser: how sure it was, and whether the labels hold it. */
export interface Judged {
  field: string;
  value: string;
  confidence: number;
  right: boolean;
}

const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** The same words in the same order, four in five of them at least: F1 of tokens of 0.8. */
function alike(a: string, b: string): boolean {
  const [x, y] = [words(a), words(b)];
  const rest = [...y];
  let shared = 0;
  for (const word of x) {
    const at = rest.indexOf(word);
    if (at < 0) continue;
    rest.splice(at, 1);
    shared++;
  }
  return shared > 0 && (2 * shared) / (x.length + y.length) >= 0.8;
}

const digits = (text: string) => text.replace(/\D/g, '').slice(-7);
const equal = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const holds = (a: string, b: string) =>
  alike(a, b) || words(b).every((word) => words(a).includes(word));
const isPart = (a: string, b: string) => holds(b, a);

/** A month says more than the year that the labels give. */
const sameDay = (a: string, b: string) => a === b || (b.length === 4 && a.slice(0, 4) === b);

type Same = (found: string, wanted: string) => boolean;
type Labels = (string | null | undefined)[] | undefined;

/** Judges each value of a parse against the labels of its document; unjudged fields are left out. */
export function judge(resume: ParsedResume, truth: Truth): Judged[] {
  const { work, education, location } = truth;
  const one = (value: string | null | undefined): Labels =>
    value === undefined ? undefined : [value];
  const place = location === undefined ? undefined : [location?.city, ...(location?.parts ?? [])];
  const jobs = (key: 'company' | 'title' | 'start' | 'end', same: Same = alike) =>
    judgeAll(
      `work.${key}`,
      resume.work.map((it) => it[key]),
      work?.map((it) => it[key]),
      same,
    );
  const schools = (key: 'institution' | 'start' | 'end', same: Same = alike) =>
    judgeAll(
      `education.${key}`,
      resume.education.map((it) => it[key]),
      education?.map((it) => it[key]),
      same,
    );
  const studies = education?.map((it) => `${it.degree ?? ''} ${it.area ?? ''}`);
  const deeds = resume.work.flatMap((it) => it.highlights);
  return [
    judgeAll('name', [resume.name], one(truth.name)),
    judgeAll('email', [resume.email], one(truth.email), equal),
    judgeAll('phone', [resume.phone], one(truth.phone), (a, b) => digits(a) === digits(b)),
    judgeAll('location', [resume.location], place, holds),
    judgeAll('summary', [resume.summary], one(truth.summary)),
    jobs('company'),
    jobs('title'),
    jobs('start', sameDay),
    jobs('end', sameDay),
    judgeAll(
      'work.highlights',
      deeds,
      work?.flatMap((it) => it.highlights),
    ),
    schools('institution'),
    schools('start', sameDay),
    schools('end', sameDay),
    judgeAll(
      'education.degree',
      resume.education.map((it) => it.degree),
      studies,
      isPart,
    ),
    judgeAll(
      'education.area',
      resume.education.map((it) => it.area),
      studies,
      isPart,
    ),
    judgeAll('skills', resume.skills, truth.skills),
    judgeAll('certificates', resume.certificates, truth.certificates, holds),
    judgeAll('languages', resume.languages, truth.languages),
  ].flat();
}

function judgeAll(
  field: string,
  found: readonly (Parsed | null)[],
  wanted: Labels,
  same: Same = alike,
): Judged[] {
  if (!wanted) return [];
  // Where the labels leave a date out that the page shows, what else was read is not judged.
  const open = same === sameDay && wanted.includes(null);
  return found.flatMap((it) => {
    if (!it) return [];
    const right = wanted.some((want) => want != null && want !== '' && same(it.value, want));
    return right || !open ? [{ field, value: it.value, confidence: it.confidence, right }] : [];
  });
}

const STEPS = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

/** Share of right values by confidence, and by field for those of at least 0.9, as lines of text. */
export function calibrationTable(judged: readonly Judged[]): string[] {
  const row = (name: string, some: readonly Judged[]) => {
    const right = some.filter((it) => it.right).length;
    const share = some.length > 0 ? ((100 * right) / some.length).toFixed(1) : '-';
    return `${name.padEnd(24)}${String(some.length).padStart(7)}${share.padStart(8)}`;
  };
  const between = (low: number, high: number) =>
    judged.filter(({ confidence }) => confidence >= low && confidence < high);
  const sure = judged.filter(({ confidence }) => confidence >= 0.9);
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
