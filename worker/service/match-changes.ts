/** What a match changes in the resume: the order of what is there, and lines in the user's own words. */
import type { ChangeTextRequest, MatchRequirement, MatchSuggestion } from '#contract/match.ts';
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { Edit } from '#contract/resume.ts';
import type { Tailoring } from '../ad/tailor.ts';
import type * as Ads from '../ad/ad.ts';
import { applyEdits, editDocument } from '../document/edit.ts';
import { assess, type AssessOptions } from '../pipeline.ts';
import type { AcceptedChange } from '../storage/database.ts';
import type { EnhancedRead } from './resume-read.ts';

/** Prices changes by scoring the changed text; the same change of the same text is scored once. */
export function createPricing() {
  let known = { basis: '', points: new Map<string, number>() };
  return (
    change: Tailoring,
    { document }: EnhancedRead,
    { basis, score, options }: { basis: string; score: number | null; options: AssessOptions },
  ): number => {
    if (known.basis !== basis) known = { basis, points: new Map() };
    const before = known.points.get(change.id);
    if (before !== undefined) return before;
    const { total } = assess(editDocument(document, [change.edit]), options).report;
    const points = (total ?? 0) - (score ?? 0);
    known.points.set(change.id, points);
    return points;
  };
}

/** Open changes that cost no points, and those that were accepted, as the contract shows them. */
export const suggestionsOf = (
  open: readonly (Tailoring & { points: number })[],
  accepted: readonly AcceptedChange[],
): MatchSuggestion[] => [
  ...open
    .filter(({ points }) => points >= 0)
    .map(({ id, title, why, before, after, points }) => ({
      id,
      title,
      description: why,
      before,
      after,
      points,
      accepted: false,
    })),
  ...accepted.map((one) => ({ ...one, points: 0, accepted: true })),
];

export interface TextChange {
  text: string;
  accepted: AcceptedChange[];
}

interface Current {
  read: EnhancedRead;
  requirements: readonly MatchRequirement[];
  accepted: readonly AcceptedChange[];
  ads: typeof Ads;
}

/** The text after a request, and what is accepted then. Fails: not-found, wrong-state, malformed. */
export function changeText(request: ChangeTextRequest, current: Current): Outcome<TextChange> {
  if ('line' in request) return addLine(request, current);
  return request.accepted
    ? accept(request.suggestionId, current)
    : takeBack(request.suggestionId, current);
}

function accept(id: string, { read, requirements, accepted, ads }: Current): Outcome<TextChange> {
  const found = ads.tailor(read, requirements).find((one) => one.id === id);
  if (!found) return GONE;
  const { title, why, before, after, edit } = found;
  return succeed({
    text: applyEdits(read.document.text, [edit]),
    accepted: [...accepted, { id, title, description: why, before, after }],
  });
}

function takeBack(id: string, { read, accepted }: Current): Outcome<TextChange> {
  const found = accepted.find((one) => one.id === id);
  if (!found) return GONE;
  const { text } = read.document;
  const start = text.indexOf(found.after);
  if (start < 0 || text.includes(found.after, start + 1)) {
    return fail('wrong-state', 'This part has changed since. Undo it in Before & After.');
  }
  const edit: Edit = { start, end: start + found.after.length, text: found.before };
  return succeed({
    text: applyEdits(text, [edit]),
    accepted: accepted.filter((one) => one !== found),
  });
}

function addLine(
  { line, role, requirementId }: Extract<ChangeTextRequest, { line: string }>,
  { read, requirements, accepted, ads }: Current,
): Outcome<TextChange> {
  const asked = requirements.find(({ id }) => id === requirementId);
  if (!asked) return GONE;
  if (asked.kind !== 'skill' && asked.kind !== 'experience') {
    return fail('malformed', 'A licence, a degree or a length of time is not added by a line.');
  }
  const words = line.replaceAll(/\s+/g, ' ').trim();
  const edit = ads.lineUnderRole(read.document, read.resume, role, words);
  if (!edit) return fail('malformed', 'Choose the job where you did this.');
  return succeed({ text: applyEdits(read.document.text, [edit]), accepted: [...accepted] });
}

const GONE = fail('not-found', 'This does not fit your resume any more. Look at the rows again.');
