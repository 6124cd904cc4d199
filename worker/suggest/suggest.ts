import type { ScoreReport, Suggestion, SuggestionType } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { dialectOf } from '#worker/rewrite/words.ts';
import type { Draft, DraftSource } from './draft.ts';
import { identify } from './identity.ts';
import { lineRewrites } from './line-rewrites.ts';
import { exactScore, scoreWith } from './price.ts';

/** Where drafts come from; of two that touch the same text the earlier source wins. */
const SOURCES: readonly DraftSource[] = [lineRewrites];

/** Suggestions with disjoint edits over `input.document.text`, priced by scoring again, worth most first. */
export function suggest(input: CheckInput, report: ScoreReport): Suggestion[] {
  if (report.total === null || input.document.text === '') return [];
  const context = { ...input, dialect: dialectOf(input.document.text) };
  const drafts = disjoint(SOURCES.flatMap((source) => source(context)));
  const ids = identify(drafts);
  const before = exactScore(report);
  const suggestions = drafts.map((draft, index) => {
    const points = round(exactScore(scoreWith(input, sampleEdits(draft))) - before);
    return toSuggestion(draft, ids[index]!, points);
  });
  return suggestions.filter(worthwhile).toSorted(byWorth);
}

/** Keeps a draft only if none of its edits touches an edit that was kept before it. */
function disjoint(drafts: readonly Draft[]): Draft[] {
  const taken: { start: number; end: number }[] = [];
  return drafts.filter((draft) => {
    const clash = draft.edits.some((edit) =>
      taken.some((other) => edit.start <= other.end && other.start <= edit.end),
    );
    if (!clash) taken.push(...draft.edits);
    return !clash;
  });
}

function sampleEdits({ edits, sampleAnswer }: Draft) {
  if (sampleAnswer === undefined) return edits;
  return edits.map((edit) => ({ ...edit, text: edit.text.replace('{answer}', sampleAnswer) }));
}

function toSuggestion(draft: Draft, id: string, points: number): Suggestion {
  const accepted = draft.level === 'auto';
  return {
    id,
    type: typeOf(points, draft.blocker ?? false),
    title: draft.title,
    description: draft.description,
    before: draft.before,
    after: draft.after,
    accepted,
    decision: accepted ? 'accepted' : 'undecided',
    level: draft.level,
    points,
    check: draft.check,
    rules: [...draft.rules],
    edits: [...draft.edits],
    ...(draft.question && { question: { ...draft.question } }),
    ...(draft.keyword !== undefined && { keyword: draft.keyword }),
  };
}

function typeOf(points: number, blocker: boolean): SuggestionType {
  if (points >= 3 || blocker) return 'high_impact';
  return points >= 1 ? 'medium_impact' : 'formatting';
}

/** No edit that costs points is offered; a question worth nothing is not asked. */
const worthwhile = ({ points, level }: Suggestion) => (level === 'ask' ? points > 0 : points >= 0);

const round = (points: number) => Math.round(points * 10) / 10;

const byWorth = (a: Suggestion, b: Suggestion) => b.points - a.points || (a.id < b.id ? -1 : 1);
