/** An employer's row over the roles held there: 'Acme Inc., Boston 2011 – Present', then one dated row a role. */
import { oneLine } from '#contract/one-line.ts';
import type { Entry } from './entries.ts';
import { slice, type Piece } from './line.ts';
import { isPause } from './pauses.ts';
import { atoms, type Chunk, type Draft } from './role-chunks.ts';
import { companyScore, titleScore } from './roles.ts';

/** The employer of the roles under one row, with its places. */
export interface Employer {
  company: Piece;
  places: Piece[];
}

/** Entries without the rows that only name an employer; a role under such a row has it as `employer`. */
export function underUmbrellas(drafts: Draft[]): (Draft & { employer?: Employer })[] {
  const result: (Draft & { employer?: Employer })[] = [];
  for (let i = 0; i < drafts.length; i++) {
    const roles = rolesBelow(drafts, i);
    if (roles.length === 0) {
      result.push(drafts[i]!);
      continue;
    }
    const { chunks, places, entry } = drafts[i]!;
    // What is said of the employer stands before the first role's own text.
    roles[0]!.entry = { ...roles[0]!.entry, body: [...entry.body, ...roles[0]!.entry.body] };
    const employer = { company: chunks[0]!, places };
    result.push(...roles.map((role) => ({ ...role, employer })));
    i += roles.length;
  }
  return result;
}

/** All entries below the first with the employer that it names; an entry that names a firm of its own keeps that. */
export function underOne(drafts: Draft[]): (Draft & { employer?: Employer })[] {
  const [top, ...below] = drafts;
  const company = top?.chunks[0];
  if (!company) return drafts;
  return below.map((draft) => {
    const [first] = draft.chunks;
    const isOther = draft.chunks.some(({ text }) =>
      atomsOf(text).some((it) => companyScore(it) >= 2),
    );
    if (!first || isOther || isPause(draft.chunks.map(({ text }) => text))) return draft;
    const title = draft.chunks.find(({ text }) => titleScore(text) >= 1.3) ?? first;
    const units = draft.chunks.filter((chunk) => chunk !== title);
    const { chunk, unit } = partOfUnit(title);
    const places = [...(unit ? [unit] : []), ...units, ...draft.places];
    return {
      ...draft,
      chunks: [chunk],
      places,
      employer: { company, places: places.length > 0 ? [] : top.places },
    };
  });
}

const atomsOf = (text: string): string[] => text.split(', ');

/** 'Store Manager, Harbour Branch' as a post and where it was. */
function partOfUnit(title: Chunk): { chunk: Chunk; unit: Piece | null } {
  const [first, second] = atoms(title);
  if (!first || !second || !UNIT.test(second.text)) return { chunk: title, unit: null };
  const at = second.start - title.start;
  return { chunk: { ...title, ...first }, unit: slice(title, at, title.text.length) };
}

/** What a house calls its parts, at the end of their names. */
const UNIT = new RegExp(
  oneLine`
    \b(?:
      branch(?:es)?|offices?|head ?quarters|hq|plants?|depots?|stations?|sites?|zones?|regions?|
      circle|camp|base|campus|units?|wards?|works|mills?|yards?|terminals?|stores?|warehouses?|
      schools?|hospitals?|library|libraries|clinics?|hotels?|parks?|centres?|centers?|ports?|
      division|district
    )$
  `,
  'i',
);

/** 'Client: Prairie Aero (03/2018 – 06/2020)' below an agency's job of those years is a part of that job. */
export function withClients(entries: Entry[]): Entry[] {
  const result: Entry[] = [];
  for (const entry of entries) {
    const agency = result.at(-1);
    if (agency?.dates && isClient(entry) && (!entry.dates || lasts(agency, entry)))
      result[result.length - 1] = { ...agency, body: [...agency.body, ...entry.body] };
    else result.push(entry);
  }
  return result;
}

const isClient = ({ head: [first, ...others] }: Entry): boolean =>
  others.length === 0 &&
  /^(?:end[- ])?(?:client|customer|kunde|cliente?) ?: /i.test(first?.pieces[0]?.text ?? '');

function rolesBelow(drafts: Draft[], at: number): Draft[] {
  const umbrella = drafts[at]!;
  if (!namesOnlyEmployer(umbrella)) return [];
  const roles: Draft[] = [];
  for (const below of drafts.slice(at + 1)) {
    // 'Pelham & Sons, 2008 – 2015', a line about the firm, then 'General Manager': the dates are the role's as well.
    if (roles.length === 0 && !below.entry.dates && isRoleOnly(below)) {
      const { dates } = umbrella.entry;
      return [{ ...below, entry: { ...below.entry, dates } }];
    }
    if (!below.entry.dates || !isRoleOnly(below) || !lasts(umbrella.entry, below.entry)) break;
    roles.push({ ...below, chunks: below.chunks.map(withoutUnit) });
  }
  return roles;
}

/** 'Operations Officer, Destroyer Squadron 77' without the unit; 'Manager, Marketing' stays. */
function withoutUnit(title: Chunk): Chunk {
  const [first, ...rest] = atoms(title);
  const unit = rest.map(({ text }) => text).join(', ');
  return first && unit && /\d/.test(unit) ? { ...title, ...first } : title;
}

/** One name that is no title, a range of dates, and no bullets of its own. */
function namesOnlyEmployer({ chunks, entry }: Draft): boolean {
  const range = entry.dates?.range;
  return (
    chunks.length === 1 &&
    range != null &&
    !range.single &&
    entry.body.length <= 2 &&
    !entry.body.some((item) => item.bullet) &&
    titleScore(chunks[0]!.text) < 1.3 &&
    titleScore(chunks[0]!.text) < companyScore(chunks[0]!.text) + 0.9 &&
    !isSaid(chunks[0]!.text)
  );
}

/** 'Minding and tutoring for families nearby': words in lower case, as no name has them. */
const isSaid = (text: string): boolean =>
  (text.match(/(?<=\s)\p{Ll}{4,}/gu)?.filter((word) => !/^(?:the|and|for|with|from)$/.test(word))
    .length ?? 0) > 1;

/** A title alone, on one row, perhaps with the department behind a comma. */
function isRoleOnly({ chunks }: Draft): boolean {
  const [title] = chunks;
  if (chunks.length !== 1 || !title) return false;
  return (
    titleScore(title.text) >= 1.3 &&
    title.text.split(', ').every((part, i) => i === 0 || companyScore(part) < 1.5)
  );
}

/** Whether the second entry's dates lie within the first's. */
function lasts(outer: Entry, inner: Entry): boolean {
  const [from, to] = bounds(outer);
  const [start, end] = bounds(inner);
  return start >= from && end <= to;
}

/** First and last year as comparable texts; an open end is after any. */
function bounds({ dates }: Entry): [string, string] {
  const { start, end, current } = dates!.range;
  const last = current || end?.value === 'present' ? '9999' : (end ?? start)!.value;
  return [(start?.value ?? '0000').slice(0, 4), last.slice(0, 4)];
}
