import type {
  Edit,
  Proposals,
  Question,
  ScoreReport,
  Suggestion,
  SuggestionType,
} from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { dialectOf } from '#worker/nlp/dialect.ts';
import { acronyms } from './acronyms.ts';
import { bulletGlyphs } from './bullet-glyphs.ts';
import { contactLine } from './contact-line.ts';
import { dateForms } from './date-forms.ts';
import type { Draft, DraftSource, QuestionDraft, SuggestContext } from './draft.ts';
import { finalPeriods } from './final-periods.ts';
import { headings } from './headings.ts';
import { identify } from './identity.ts';
import { idleLines } from './idle-lines.ts';
import { jobLabel } from './job-label.ts';
import { lintDrafts } from './lint-drafts.ts';
import { missingContact } from './missing-contact.ts';
import { missingDates } from './missing-dates.ts';
import { pricesOf } from './price.ts';
import { privateData } from './private-data.ts';
import { promotedSkills } from './promoted-skills.ts';
import { proseToBullets } from './prose-to-bullets.ts';
import { lineQuestions } from './questions/questions.ts';
import { scalesFor } from './scales.ts';
import { praiseInSkills } from './skill-entries.ts';
import { splitBullets } from './split-bullets.ts';
import { ownSummary } from './summary/summary.ts';
import { takenPlaces } from './taken-places.ts';

/** Where suggestions come from; of two that touch the same text the earlier source wins. */
const SOURCES: readonly DraftSource[] = [
  headings,
  lintDrafts,
  privateData,
  idleLines,
  proseToBullets,
  splitBullets,
  dateForms,
  jobLabel,
  contactLine,
  ownSummary,
  praiseInSkills,
  promotedSkills,
  bulletGlyphs,
  acronyms,
];

/** Where questions come from. */
const ASKERS = [missingContact, missingDates, lineQuestions];

/**
 * Suggestions with disjoint edits over `input.document.text` and questions, each worth most first. `mayGoOn` is asked
 * before each source, and before pricing: once it says no, there are those that were found, without prices.
 */
export function suggest(
  input: CheckInput,
  report: ScoreReport,
  mayGoOn: () => boolean = () => true,
): Proposals {
  const { text } = input.document;
  if (report.total === null || text === '') return { suggestions: [], questions: [] };
  const context: SuggestContext = { ...input, dialect: dialectOf(text) };
  const drafts = SOURCES.flatMap((source) => (mayGoOn() ? source(context) : []));
  const suggestions = suggestionsOf(disjoint([...drafts, ...finalPeriods(context, drafts)], text));
  const asked = ASKERS.flatMap((ask) => (mayGoOn() ? ask(context) : []));
  const questions = questionsOf(asked);
  const prices = mayGoOn()
    ? pricesOf({ suggestions, questions }, scalesFor(input))
    : new Map<string, number>();
  return {
    suggestions: priced(suggestions, prices),
    questions: priced(questions, prices).filter(
      ({ points, type }) => points > 0 || type !== 'formatting',
    ),
  };
}

/** Keeps a draft only if none of its edits touches an edit that was kept before it; of a separable one, what is free. */
function disjoint(drafts: readonly Draft[], text: string): Draft[] {
  const taken = takenPlaces(text);
  return drafts.flatMap((draft) => {
    const free = draft.edits.filter((edit) => taken.isFree(edit));
    if (free.length === 0 || (free.length < draft.edits.length && !draft.separable)) return [];
    taken.take(free);
    return [free.length === draft.edits.length ? draft : { ...draft, edits: free }];
  });
}

function suggestionsOf(drafts: readonly Draft[]): Suggestion[] {
  const ids = identify(drafts);
  return drafts.map((draft, index) => {
    const accepted = draft.level === 'auto';
    return {
      id: ids[index]!,
      type: draft.blocker ? 'high_impact' : 'formatting',
      title: draft.title,
      description: draft.description,
      before: draft.before,
      after: draft.after,
      accepted,
      decision: accepted ? 'accepted' : 'undecided',
      level: draft.level,
      category: draft.category ?? 'structure',
      points: 0,
      check: draft.check,
      rule: draft.rule,
      edits: [...draft.edits],
      ...(draft.keyword !== undefined && { keyword: draft.keyword }),
    };
  });
}

function questionsOf(drafts: readonly QuestionDraft[]): Question[] {
  const ids = identify(drafts.map((draft) => ({ ...draft, after: draft.template + draft.prompt })));
  return drafts.map(({ blocker, edits, ...draft }, index) => ({
    ...draft,
    id: ids[index]!,
    type: blocker ? 'high_impact' : 'formatting',
    points: 0,
    edits: edits.map((edit): Edit => ({ ...edit })),
    status: 'open',
  }));
}

/** Worth most first; of equal worth in the order of the document. */
const priced = <T extends Suggestion | Question>(
  list: readonly T[],
  prices: ReadonlyMap<string, number>,
): T[] =>
  list
    .map((one) => {
      const points = prices.get(one.id) ?? 0;
      return { ...one, points, type: typeOf(points, one.type === 'high_impact') };
    })
    .toSorted((a, b) => b.points - a.points);

function typeOf(points: number, blocker: boolean): SuggestionType {
  if (points >= 3 || blocker) return 'high_impact';
  return points >= 1 ? 'medium_impact' : 'formatting';
}
