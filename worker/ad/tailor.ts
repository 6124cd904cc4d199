/** Changes that bring what an ad asks for, and the resume shows, to where it is read first. Nothing is added. */
import type { MatchRequirement } from '#contract/match.ts';
import type { Edit } from '#contract/resume.ts';
import { hashOf } from '#worker/document/hash.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume, ParsedWork } from '#worker/parse/model.ts';

/** A change before it is priced; `before` stands at `edit.start` of the enhanced text. */
export interface Tailoring {
  /** Hash of what it changes, without its place. */
  id: string;
  title: string;
  why: string;
  before: string;
  after: string;
  edit: Edit;
}

/** A resume as it would be sent, and its requirements with evidence in it → disjoint changes of order, most telling first. */
export function tailor(
  { document, resume }: { document: ExtractedDocument; resume: ParsedResume },
  requirements: readonly MatchRequirement[],
): Tailoring[] {
  const shown = requirements.filter(
    ({ verdict, need }) => need === 'must' && (verdict === 'met' || verdict === 'partly'),
  );
  const starts = new Set(shown.flatMap(({ evidence }) => evidence.map(({ span }) => span.start)));
  const terms = new Set(
    requirements
      .filter(({ verdict }) => verdict === 'met' || verdict === 'partly')
      .flatMap((one) => one.terms.map((term) => term.toLowerCase())),
  );
  return [
    ...resume.work.flatMap((job) => bulletsFirst(document, job, starts)),
    ...skillLines(document, resume).flatMap((line) => skillsFirst(line, terms)),
  ];
}

function change(
  title: string,
  why: string,
  before: string,
  after: string,
  start: number,
): Tailoring[] {
  if (before === after) return [];
  const edit = { start, end: start + before.length, text: after };
  return [{ id: hashOf(`${title}\u0000${before}\u0000${after}`), title, why, before, after, edit }];
}

/** Bullets of one job that answer must-haves, in front of those that do not; the order within both stays. */
function bulletsFirst(
  document: ExtractedDocument,
  job: ParsedWork,
  starts: ReadonlySet<number>,
): Tailoring[] {
  const blocks = bulletBlocks(document, job);
  if (blocks.length < 2) return [];
  const answers = ({ from, to }: Block) => [...starts].some((start) => start >= from && start < to);
  const first = blocks.filter(answers);
  const ordered = [...first, ...blocks.filter((block) => !answers(block))];
  const text = (list: readonly Block[]) =>
    list.map((block) => document.text.slice(block.from, block.to)).join('\n');
  const role = [job.title?.value, job.company?.value].filter(Boolean).join(', ') || 'this job';
  return change(
    `Put what this ad asks for first, under ${role}`,
    first.length === 1
      ? 'One line of this job answers a must-have.'
      : `${first.length} lines of this job answer must-haves.`,
    text(blocks),
    text(ordered),
    blocks[0]!.from,
  );
}

/** Offsets of one bullet with its further lines, without the line break behind it. */
interface Block {
  from: number;
  to: number;
}

/** The bullets of a job where they stand one below the other with nothing between; none otherwise. */
function bulletBlocks({ lines }: ExtractedDocument, job: ParsedWork): Block[] {
  const firsts = job.highlights
    .filter(({ markerLength }) => markerLength > 0)
    .map(({ line }) => line);
  if (firsts.length < 2 || firsts.length !== job.highlights.length) return [];
  const blocks = firsts.map((line, index): Block | null => {
    const next = firsts[index + 1] ?? endOf(line);
    const own = lines.slice(line, next);
    if (own.length === 0 || own.some(({ text, column }) => text.trim() === '' || column))
      return null;
    const last = own.at(-1)!;
    return { from: own[0]!.start, to: last.start + last.text.length };
  });
  return blocks.every((block) => block !== null) ? blocks : [];

  /** The line behind a last bullet: whatever stands there may belong to it, so only a bullet of one line is sure. */
  function endOf(line: number): number {
    const next = lines[line + 1];
    return next === undefined || next.text.trim() === '' || !/^\s*\p{Ll}/u.test(next.text)
      ? line + 1
      : line;
  }
}

interface SkillLine {
  text: string;
  start: number;
}

function skillLines({ lines }: ExtractedDocument, { sections }: ParsedResume): SkillLine[] {
  const places = sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap(({ lineRanges }) => lineRanges);
  return places.flatMap(([from, to]) => lines.slice(from, to));
}

const LABEL = /^\s*(?:[•●▪◦‣·*–—-]\s+)?(?:\p{Lu}[\p{L}\s&/-]{1,30}:\s+)?/u;

/** Skills that the ad asks for, in front of the others on their line. */
function skillsFirst({ text, start }: SkillLine, terms: ReadonlySet<string>): Tailoring[] {
  const label = LABEL.exec(text)?.[0] ?? '';
  const body = text.slice(label.length);
  const stop = /[.;]?\s*$/.exec(body)?.[0] ?? '';
  const list = body.slice(0, body.length - stop.length);
  const separator = /,\s+|\s+[|•·]\s+/.exec(list)?.[0];
  if (separator === undefined || /[()]/.test(list)) return [];
  const items = list.split(separator);
  if (items.length < 3 || items.some((item) => item === '' || item.length > 40)) return [];
  const isAsked = (item: string) => terms.has(item.trim().toLowerCase());
  const ordered = [...items.filter(isAsked), ...items.filter((item) => !isAsked(item))];
  return change(
    'Put the skills that this ad asks for first',
    'Whoever reads fast reads the first ones.',
    list,
    ordered.join(separator),
    start + label.length,
  );
}
