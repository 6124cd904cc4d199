/** One draft for each lint; the same small fix in several places is one. */
import type { Edit } from '#contract/resume.ts';
import { checkOf } from '#worker/checks/lines/lint-findings.ts';
import { lintedLines } from '#worker/checks/lines/lints.ts';
import { applyEdits } from '#worker/document/edit.ts';
import { RULES } from '#worker/lint/all.ts';
import { wordsAround } from '#worker/lint/edits.ts';
import type { Lint } from '#worker/lint/model.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import type { Draft, SuggestContext } from './draft.ts';

/** Drafts in the order of the document. */
export function lintDrafts(context: SuggestContext): Draft[] {
  const drafts = new Map<string, Draft>();
  for (const { line, lints } of lintedLines(context)) {
    for (const lint of lints) {
      const draft = draftOf(line, lint);
      const key = FOLDED.has(lint.category)
        ? [lint.rule, changeOf(line, lint)].join('\u0000')
        : String(drafts.size);
      const same = drafts.get(key);
      drafts.set(key, same ? folded(same, draft) : draft);
    }
  }
  return [...drafts.values()];
}

/** Of these kinds the same fix is right or wrong in every place alike. */
const FOLDED: ReadonlySet<Lint['category']> = new Set(['spelling', 'typography']);

function draftOf(line: AnalysedLine, lint: Lint): Draft {
  const rule = ruleOf(lint);
  return {
    rule: lint.rule,
    level: lint.level,
    category: lint.category,
    title: rule?.title ?? 'Correct this',
    description: lint.message || rule?.why || '',
    before: line.text,
    after: applyEdits(line.text, lint.edits),
    check: checkOf(line, lint),
    edits: lint.edits.map((edit) => moved(edit, line.start)),
    separable: FOLDED.has(lint.category) && lint.edits.length === 1,
  };
}

const moved = ({ start, end, text }: Edit, by: number): Edit => ({
  start: start + by,
  end: end + by,
  text,
});

const rules = new Map(RULES.map((rule) => [rule.id, rule]));

/** A lint of a table names its row behind the table's id. */
export const ruleOf = ({ rule }: Lint) => rules.get(rule) ?? rules.get(rule.split('/')[0]!);

/** The words that change and what becomes of them. */
function changeOf({ text }: AnalysedLine, { edits }: Lint): string {
  return edits
    .map((edit) => {
      const { start, end } = wordsAround(text, edit);
      const put = text.slice(start, edit.start) + edit.text + text.slice(edit.end, end);
      return `${text.slice(start, end)}→${put}`;
    })
    .join('|');
}

function folded(one: Draft, other: Draft): Draft {
  return {
    ...one,
    before: `${one.before}\n${other.before}`,
    after: `${one.after}\n${other.after}`,
    edits: [...one.edits, ...other.edits],
    separable: true,
  };
}
