/** From version 2 of the database to 3: questions leave the list of suggestions. */
import type { Transaction } from 'dexie';
import { ANSWER } from './answered-line.ts';
import type {
  Decision,
  Edit,
  Question,
  QuestionStatus,
  Suggestion,
  SuggestionCategory,
} from './resume.ts';

/** A suggestion as version 2 stored it: some asked a question. */
interface OldSuggestion extends Omit<Suggestion, 'rule' | 'category' | 'level'> {
  level: 'auto' | 'confirm' | 'ask';
  rules: string[];
  question?: Pick<
    Question,
    'prompt' | 'placeholder' | 'template' | 'measure' | 'things' | 'draft' | 'answer'
  > & { kind: Exclude<Question['kind'], 'yes-no'> };
}

interface OldContent {
  result: { suggestions: OldSuggestion[]; questions?: Question[] } | null;
}

/** Splits the list of each processed resume; every decision, answer and own wording stays. */
export async function questionsApart(transaction: Transaction): Promise<void> {
  await transaction
    .table<OldContent>('contents')
    .toCollection()
    .modify(({ result }) => {
      if (!result || result.questions) return;
      const old = result.suggestions;
      const asked = (one: OldSuggestion) =>
        one.question !== undefined && one.editedAfter === undefined;
      result.questions = old.filter(asked).map(questionOf);
      Object.assign(result, {
        suggestions: old.filter((one) => !asked(one)).map(suggestionOf),
      });
    });
}

function questionOf({ question, ...old }: OldSuggestion): Question {
  const { id, type, description, before, points, check, rules, edits } = old;
  return {
    ...question!,
    id,
    type,
    description,
    before,
    points,
    check,
    rule: rules[0] ?? 'question',
    edits: edits.map((edit) => openEdit(edit, question!.template, before)),
    status: STATUS[old.decision],
  };
}

const STATUS: Record<Decision, QuestionStatus> = {
  accepted: 'answered',
  rejected: 'skipped',
  undecided: 'open',
};

/** The edit before an answer was put into it. */
const openEdit = (edit: Edit, template: string, before: string): Edit => ({
  ...edit,
  text: edit.text.includes(ANSWER)
    ? edit.text
    : edit.start === edit.end && template.startsWith(before)
      ? template.slice(before.length)
      : template,
});

function suggestionOf({ rules, question: _question, ...old }: OldSuggestion): Suggestion {
  return {
    ...old,
    rule: rules[0] ?? 'suggestion',
    level: old.level === 'auto' ? 'auto' : 'confirm',
    category: CATEGORIES[old.check] ?? 'structure',
  };
}

const CATEGORIES: Readonly<Record<string, SuggestionCategory>> = {
  spelling: 'spelling',
  punctuation: 'typography',
  tense: 'grammar',
  'first-person': 'style',
  filler: 'style',
  buzzwords: 'style',
  duties: 'opening',
  'strong-verbs': 'opening',
};
