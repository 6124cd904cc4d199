import { ANSWER, answeredLine } from '#contract/answered-line.ts';
import type { Edit, ScoreReport, Suggestion, SuggestionType } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { dialectOf } from '#worker/rewrite/words.ts';
import { bulletGlyphs } from './bullet-glyphs.ts';
import { contactLine } from './contact-line.ts';
import { dateForms } from './date-forms.ts';
import type { Draft, DraftSource, SuggestContext } from './draft.ts';
import { finalPeriods } from './final-periods.ts';
import { harmless } from './harmless.ts';
import { headings } from './headings.ts';
import { identify } from './identity.ts';
import { idleLines } from './idle-lines.ts';
import { jobLabel } from './job-label.ts';
import { likelyAnswer } from './likely-answers.ts';
import { lineRewrites } from './line-rewrites.ts';
import { missingContact } from './missing-contact.ts';
import { missingDates } from './missing-dates.ts';
import { exactScore, scoreWith } from './price.ts';
import { privateData } from './private-data.ts';
import { promotedSkills } from './promoted-skills.ts';
import { proseToBullets } from './prose-to-bullets.ts';
import { praiseInSkills, skillNames } from './skill-entries.ts';
import { spelling } from './spelling.ts';
import { ownSummary, plainSummary } from './summary/summary.ts';
import { worthAsking } from './worth-asking.ts';

/** Where drafts come from; of two that touch the same text the earlier source wins. */
const SOURCES: readonly DraftSource[] = [
  headings,
  plainSummary,
  privateData,
  idleLines,
  proseToBullets,
  lineRewrites,
  dateForms,
  jobLabel,
  missingContact,
  contactLine,
  missingDates,
  ownSummary,
  praiseInSkills,
  promotedSkills,
  skillNames,
  bulletGlyphs,
  spelling,
];

/** Suggestions with disjoint edits over `input.document.text`, priced by scoring again, worth most first. */
export function suggest(input: CheckInput, report: ScoreReport): Suggestion[] {
  if (report.total === null || input.document.text === '') return [];
  const context = { ...input, dialect: dialectOf(input.document.text) };
  const main = SOURCES.flatMap((source) => source(context));
  const suggestions = priced(context, report, main);
  // A paragraph that would score less as bullets gives its place back to the rewriting of its line.
  const lost = main.filter(
    ({ rules, before }) =>
      rules[0] === PARAGRAPH && !suggestions.some((one) => one.before === before),
  );
  return lost.length === 0
    ? suggestions
    : priced(
        context,
        report,
        main.filter((draft) => !lost.includes(draft)),
      );
}

const PARAGRAPH = 'prose-to-bullets';

function priced(input: SuggestContext, report: ScoreReport, main: readonly Draft[]): Suggestion[] {
  const drafts = disjoint([...main, ...finalPeriods(input, rewrittenLines(input, main))]);
  const ids = identify(drafts);
  const before = exactScore(report);
  const suggestions = drafts.map((draft, index) => {
    const points = round(exactScore(scoreWith(input, sampleEdits(draft))) - before);
    return toSuggestion(draft, ids[index]!, points);
  });
  const kept = harmless(input, suggestions.filter(worthwhile), before);
  return worthAsking(input, kept).toSorted(byWorth);
}

/** Starts of the lines that a draft rewrites or may replace; their end is that draft's business. */
function rewrittenLines({ document }: CheckInput, drafts: readonly Draft[]): ReadonlySet<number> {
  const starts = new Set<number>();
  for (const { edits, rules } of drafts) {
    if (rules[0] === 'one-bullet-sign' || rules[0] === 'spelling') continue;
    for (const { start } of edits) {
      const line = document.lines.findLast((one) => one.start <= start);
      if (line) starts.add(line.start + /^[^\p{L}\d]*/u.exec(line.text)![0].length);
    }
  }
  return starts;
}

/** Keeps a draft only if none of its edits touches an edit that was kept before it; of a separable one, what is free. */
function disjoint(drafts: readonly Draft[]): Draft[] {
  const taken: Edit[] = [];
  return drafts.flatMap((draft) => {
    const free = draft.edits.filter((edit) => !taken.some((other) => touches(edit, other)));
    if (free.length === 0 || (free.length < draft.edits.length && !draft.separable)) return [];
    taken.push(...free);
    return [{ ...draft, edits: free }];
  });
}

/** Insertions may share a place with each other, and stand before a cut or at the end of a change, but not of a cut. */
function touches(a: Edit, b: Edit): boolean {
  if (a.start === a.end && b.start === b.end) return false;
  if (a.start < b.end && b.start < a.end) return true;
  const [insertion, other] = a.start === a.end ? [a, b] : [b, a];
  if (insertion.start !== insertion.end) return false;
  return other.text === '' && other.start < insertion.start && insertion.start <= other.end;
}

function sampleEdits(draft: Draft) {
  const { edits, question, before } = draft;
  if (!question) return edits;
  const answered = answeredLine(question, before, likelyAnswer(draft));
  if (!answered.ok) return edits;
  const { template } = question;
  return edits.map((edit) => ({
    ...edit,
    text: edit.text === template ? answered.line : edit.text.replace(ANSWER, () => answered.words),
  }));
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

/** No claim that costs points is offered, and a question worth nothing is not asked; edits that start accepted are weighed together. */
const worthwhile = ({ points, level, rules }: Suggestion) =>
  level === 'ask' || FOR_SCORE_ONLY.has(rules[0]!) ? points > 0 : points >= 0 || level === 'auto';

/** A heading of one's own is fine wherever parsers know it too. */
const FOR_SCORE_ONLY = new Set(['standard-heading']);

const round = (points: number) => Math.round(points * 10) / 10;

const byWorth = (a: Suggestion, b: Suggestion) => b.points - a.points || (a.id < b.id ? -1 : 1);
