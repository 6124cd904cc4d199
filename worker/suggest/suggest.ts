import { ANSWER, answeredLine } from '#contract/answered-line.ts';
import type {
  Edit,
  Proposals,
  Question,
  ScoreReport,
  Suggestion,
  SuggestionType,
} from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { findKeywords } from '#worker/keywords/keywords.ts';
import { dialectOf, tellsDialect } from '#worker/rewrite/dialect.ts';
import { exactScore, uncappedScore } from '#worker/score/score.ts';
import { acronyms } from './acronyms.ts';
import { bulletGlyphs } from './bullet-glyphs.ts';
import { contactLine } from './contact-line.ts';
import { dateForms } from './date-forms.ts';
import { asksSlip, type Draft, type DraftSource, type SuggestContext } from './draft.ts';
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
import { privateData } from './private-data.ts';
import { promotedSkills } from './promoted-skills.ts';
import { paragraphsOf } from './prose.ts';
import { proseToBullets } from './prose-to-bullets.ts';
import { repeatedOpeners } from './repeated-openers.ts';
import { scalesFor, type Scales } from './scales.ts';
import { praiseInSkills, skillNames } from './skill-entries.ts';
import { spelling } from './spelling.ts';
import { ownSummary, plainSummary } from './summary/summary.ts';
import { acceptedEdits, type Proposal } from './proposal.ts';
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
  acronyms,
];

/** Drafts that are weighed from one source at most: nobody goes through more. */
const MOST_DRAFTS = 150;

/** What the sources take for granted is corrected at most so often. */
const MOST_ROUNDS = 4;

/** Suggestions and questions with disjoint edits over `input.document.text`, priced by scoring again, worth most first. */
export function suggest(input: CheckInput, report: ScoreReport): Proposals {
  const all = report.total === null || input.document.text === '' ? [] : proposed(input, report);
  return {
    suggestions: all.flatMap((one) => suggestionOf(one) ?? []),
    questions: all.flatMap((one) => questionOf(one) ?? []),
  };
}

function suggestionOf({ level, rules, question, ...one }: Proposal): Suggestion | null {
  return question || level === 'ask' ? null : { ...one, level, rule: rules[0]! };
}

function questionOf({ question, ...one }: Proposal): Question | null {
  const { id, type, description, before, points, check, rules, edits } = one;
  const shared = { id, type, description, before, points, check, edits };
  return question ? { ...question, ...shared, rule: rules[0]!, status: 'open' } : null;
}

function proposed(input: CheckInput, report: ScoreReport): Proposal[] {
  const { text } = input.document;
  let context: SuggestContext = {
    ...input,
    dialect: dialectOf(text),
    neutral: !tellsDialect(text),
  };
  const scales = scalesFor(input);
  for (let round = 1; ; round++) {
    const suggestions = weighed(context, scales, report);
    const better = round < MOST_ROUNDS ? corrected(context, scales, suggestions) : null;
    if (!better) return suggestions;
    context = better;
  }
}

/** The context as these suggestions show it to be; null where the sources saw it so. */
function corrected(
  context: SuggestContext,
  scales: Scales,
  suggestions: readonly Proposal[],
): SuggestContext | null {
  // A paragraph that would score less as bullets gives its place back to the rewriting of its line.
  const kept = paragraphsOf(context)
    .map(({ place }) => place)
    .filter(({ text }) => !suggestions.some(({ before }) => before.includes(text)));
  const keptParagraphs = new Set([
    ...(context.keptParagraphs ?? []),
    ...kept.map(({ start }) => start),
  ]);
  // Which skills and facts matter is told by the field that the enhanced resume is read as.
  const { document, resume, keywords } = context;
  const { field } = scales.inputWith(acceptedEdits(suggestions)).keywords;
  if (kept.length === 0 && field === keywords.field) return null;
  const inField = { ...findKeywords(document, resume, field), chosen: keywords.chosen };
  return { ...context, keptParagraphs, keywords: inField };
}

/** `report` is that of the resume without any suggestion. */
function weighed(context: SuggestContext, scales: Scales, report: ScoreReport): Proposal[] {
  const before = exactScore(report);
  const uncapped = uncappedScore(report);
  const main = SOURCES.flatMap((source) => source(context).slice(0, MOST_DRAFTS));
  const gain = (draft: Draft) => (asksSlip(draft) ? 0 : scales.weigh(sampleEdits(draft)) - before);
  // Where a cap holds the score no edit moves it alone; what each is worth shows without the cap.
  const worth = (draft: Draft) =>
    gain(draft) || (asksSlip(draft) ? 0 : scales.weighUncapped(sampleEdits(draft)) - uncapped);
  const asked = bestOfEachJob(main, worth);
  const varied = [...asked, ...repeatedOpeners(context, asked)];
  const drafts = disjoint([...varied, ...finalPeriods(context, varied)], context.document.text);
  const ids = identify(drafts);
  const worths = new Map(drafts.map((draft, index) => [ids[index]!, worth(draft)]));
  const worthOf = ({ id }: Proposal) => worths.get(id) ?? 0;
  const suggestions = drafts.map((draft, index) => toSuggestion(draft, ids[index]!, gain(draft)));
  const offered = suggestions.filter((one) => isWorthwhile(one, worthOf(one)));
  return worthAsking(scales, harmless(scales, offered, before))
    .map((one) => ({ ...one, points: round(one.points) }))
    .toSorted((a, b) => b.points - a.points || worthOf(b) - worthOf(a) || (a.id < b.id ? -1 : 1));
}

/** Most questions that one job is asked. */
const QUESTIONS_PER_JOB = 3;

/** The drafts, with a wording instead of each question that is worth nothing or less than three others about the same job; slips come first. */
function bestOfEachJob(drafts: readonly Draft[], worth: (draft: Draft) => number): Draft[] {
  const jobs = Map.groupBy(
    drafts.filter(({ job }) => job !== undefined),
    ({ job }) => job,
  );
  const asked = new Set(
    [...jobs.values()].flatMap((questions) =>
      questions
        .filter((draft) => asksSlip(draft) || round(worth(draft)) > 0)
        .toSorted((a, b) => worth(b) + ease(b) - worth(a) - ease(a))
        .slice(0, QUESTIONS_PER_JOB),
    ),
  );
  return drafts.flatMap((draft) => {
    if (draft.job === undefined || asked.has(draft)) return [draft];
    return draft.instead ? [draft.instead] : [];
  });
}

/** Points by which a number, which is soon told, goes before a line to be written anew, and a slip before both. */
const ease = (draft: Draft) => (asksSlip(draft) ? 3 : draft.question?.kind === 'number' ? 0.5 : 0);

/** Keeps a draft only if none of its edits touches an edit that was kept before it; of a separable one, what is free. */
function disjoint(drafts: readonly Draft[], text: string): Draft[] {
  const taken: Edit[] = [];
  return drafts.flatMap((draft) => {
    const free = draft.edits.filter((edit) => !taken.some((other) => touches(edit, other, text)));
    if (free.length === 0 || (free.length < draft.edits.length && !draft.separable)) return [];
    taken.push(...free);
    return [free.length === draft.edits.length ? draft : { ...draft, edits: free }];
  });
}

/** Insertions may share a place with each other, and stand before or behind a change, but not where a line is cut. */
function touches(a: Edit, b: Edit, text: string): boolean {
  if (a.start === a.end && b.start === b.end) return false;
  if (a.start < b.end && b.start < a.end) return true;
  const [insertion, other] = a.start === a.end ? [a, b] : [b, a];
  if (insertion.start !== insertion.end) return false;
  const cutsLine = other.text === '' && text.slice(other.start, other.end).includes('\n');
  return cutsLine && other.start < insertion.start && insertion.start <= other.end;
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

function toSuggestion(draft: Draft, id: string, points: number): Proposal {
  const accepted = draft.level === 'auto';
  return {
    id,
    type: typeOf(round(points), draft.blocker ?? false),
    title: draft.title,
    description: draft.description,
    before: draft.before,
    after: draft.after,
    accepted,
    decision: accepted ? 'accepted' : 'undecided',
    level: draft.level,
    category: draft.category ?? 'structure',
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
const isWorthwhile = ({ level, rules }: Proposal, worth: number) =>
  asksSlip({ rules }) ||
  (level === 'ask' || FOR_SCORE_ONLY.has(rules[0]!)
    ? round(worth) > 0
    : round(worth) >= 0 || level === 'auto');

/** A heading of one's own is fine wherever parsers know it too. */
const FOR_SCORE_ONLY = new Set(['standard-heading']);

/** Shown in tenths; a loss too small to show is none. */
const round = (points: number) => Math.round(points * 10) / 10 + 0;
