/** Roles: who employed the person as what, where and when, with what was done. */
import { verbOfBase, verbOfPast, verbOfThirdPerson } from '#worker/nlp/verbs.ts';
import type { BodyItem, Entry } from './entries.ts';
import { entriesBelowEmployer } from './one-employer.ts';
import { readDates, readHighlights } from './entry-fields.ts';
import { joinEvents } from './joined.ts';
import { withoutLabels } from './labelled.ts';
import { parsed, slice, type Line, type Piece } from './line.ts';
import { isPause } from './pauses.ts';
import type { ParsedWork, SectionKind } from './model.ts';
import { sureOfRole } from './certainty.ts';
import { readDrafts } from './entry-grammar.ts';
import { countNames } from './role-options.ts';
import { draft } from './role-chunks.ts';
import { companyScore, titleScore } from './roles.ts';
import { withTownsAside } from './towns-behind.ts';
import { underOne, underUmbrellas, withClients } from './umbrellas.ts';

/** Reads the roles of a section in the order in which they stand. */
export function readWork(
  lines: Line[],
  section: SectionKind,
  body: number,
  heading: Piece | null = null,
): ParsedWork[] {
  const { entries, one } = entriesBelowEmployer(withoutLabels(lines), heading, body);
  return readRoles(entries, section, one);
}

/** Reads entries as roles; `one` says that the first names the employer of all. */
export function readRoles(entries: Entry[], section: SectionKind, one = false): ParsedWork[] {
  const filled = withClients(
    joinEvents(entries.filter((entry) => entry.head.length > 0 || entry.body.length > 0)),
  );
  let drafts = filled.map((entry) => draft(entry, false));
  // Where one entry ends in a known town, an unknown name at the end of another is a town as well.
  if (drafts.some((item) => item.endsInPlace)) drafts = filled.map((entry) => draft(entry, true));
  drafts = withTownsAside(drafts);
  const roles = one ? underOne(drafts) : underUmbrellas(drafts);
  const named = readDrafts(
    roles.filter((role) => !role.employer),
    countNames(drafts),
  );
  const work: ParsedWork[] = [];
  let free = 0;
  for (const { entry, places, chunks, employer } of roles) {
    const told = chunks.some((chunk) => chunk.hint);
    const { title, company, extra, margin, support } = employer
      ? {
          title: chunks[0]!,
          company: employer.company,
          extra: employer.places,
          margin: 2,
          support: 1,
        }
      : named[free++]!;
    const unread = chunks.length - [title, company].filter(Boolean).length - extra.length;
    const sure = sureOfRole({
      title,
      company,
      margin,
      support,
      told,
      dated: entry.dates !== null,
      unread: employer ? 0 : Math.max(0, unread),
    });
    const previous = work.at(-1);
    if (isIdle(entry, title, company) || isPause(chunks.map(({ text }) => text))) continue;
    // A paragraph on top of the section is about no job.
    if (!previous && entry.head.length === 0 && !entry.body.some((item) => item.bullet)) continue;
    if (!title && !company && !entry.dates && previous && entry.head.length === 0) {
      previous.highlights.push(...readHighlights(entry.body).highlights);
      continue;
    }
    const fields = { title, company, places: [...places, ...extra], sure };
    const role = makeWork(entry, fields, section, previous);
    // Dates and text that name neither a post nor an employer are no job to show.
    if (role.title || role.company) work.push(role);
  }
  return work;
}

/** One name that nothing speaks for, without dates or text: no job. */
function isIdle(entry: Entry, title: Piece | null, company: Piece | null): boolean {
  if (entry.dates || entry.body.length > 0 || (title && company)) return false;
  const text = (title ?? company)?.text ?? '';
  return titleScore(text) < 1.3 && companyScore(text) < 1;
}

interface Fields {
  title: Piece | null;
  company: Piece | null;
  places: Piece[];
  sure: { title: number; company: number };
}

function makeWork(
  entry: Entry,
  fields: Fields,
  section: SectionKind,
  previous: ParsedWork | undefined,
): ParsedWork {
  const dates = readDates(entry);
  const below = fields.company && !fields.title ? titleBelow(entry.body) : null;
  const first = below?.lines[0];
  if (first) fields.title = slice(first, 0, first.text.length);
  const { highlights, summary } = readHighlights(entry.body.filter((item) => item !== below));
  const inherited =
    !fields.company && fields.title && previous && headsGroup(previous, dates)
      ? { ...previous.company!, confidence: Math.min(0.8, previous.company!.confidence) }
      : null;
  return {
    title: fields.title ? parsed(fields.title, below ? 0.85 : fields.sure.title) : null,
    company: fields.company ? parsed(fields.company, fields.sure.company) : inherited,
    location: fields.places[0] ? parsed(fields.places[0], 0.8) : null,
    ...dates,
    summary,
    highlights,
    section,
  };
}

/** An employer told before the title it goes with may head a group of titles; one told behind a title is that title's own. */
function headsGroup(
  { company, title, highlights, ...outer }: ParsedWork,
  { start, end }: Pick<ParsedWork, 'start' | 'end'>,
): boolean {
  if (!company?.span || SELF_EMPLOYED.test(company.value)) return false;
  if (title) return !title.span || company.span.start < title.span.start;
  // With its own work told below and other years it is no group's name: 'Lawn Care, 2021 – 2023', then 'Babysitter, 2020 – 2022'.
  const isWithin =
    yearOf(start, '0') >= yearOf(outer.start, '0') && yearOf(end, '9') <= yearOf(outer.end, '9');
  return highlights.length === 0 || isWithin;
}

const SELF_EMPLOYED = /\bself[- ]employed\b/i;

/** The year of a date; `open` where there is none, or it is today. */
const yearOf = (date: ParsedWork['start'], open: string): string =>
  /^\d{4}/.exec(date?.value ?? '')?.[0] ?? open;

/** 'Plumbing and heating engineer' alone below an employer and its dates, perhaps under a line about that employer, and above the work. */
function titleBelow(body: readonly BodyItem[]): BodyItem | null {
  const bullets = body.findIndex((item) => item.bullet);
  const above = body.slice(0, bullets < 0 ? 1 : Math.min(bullets, 3));
  return (body.length > 1 && above.find(isTitleLine)) || null;
}

function isTitleLine({ lines, bullet }: BodyItem): boolean {
  const first = lines[0]!;
  if (bullet || lines.length > 1 || first.words > 6) return false;
  if (titleScore(first.text) < 1.3 || /[.;:!?]$|\d/.test(first.text)) return false;
  const [opening = '', word = ''] = first.text.split(/\s+/);
  const isDeed = verbOfPast(opening.toLowerCase()) || verbOfThirdPerson(opening.toLowerCase());
  const isOrder = verbOfBase(opening.toLowerCase()) && /^\p{Ll}/u.test(word);
  return !isDeed && !isOrder;
}
