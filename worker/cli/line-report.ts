/** Single bullets corrected, as `engine -- lines` prints them. */
import { contextOf, lintedLine } from '#worker/checks/lines/lints.ts';
import { ruleOf } from '#worker/suggest/lint-drafts.ts';
import { applyEdits } from '#worker/document/edit.ts';
import { applyLints } from '#worker/lint/lint-line.ts';
import { dialectIn } from '#worker/nlp/dialect.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import { chosen } from '#worker/suggest/questions/questions.ts';

export interface LineReport {
  before: string;
  /** After the automatic fixes. */
  auto: string;
  /** With every suggestion accepted. */
  after: string;
  suggestions: {
    rule: string;
    level: string;
    category: string;
    title: string;
    message: string;
    before: string;
    after: string;
  }[];
  questions: { rule: string; kind: string; prompt: string; template: string }[];
}

const CURRENT = / \(current\)$/;

/** One report for each line; ' (current)' at its end marks a job that is still held. */
export function lineReports(lines: readonly string[], speller: Speller | null): LineReport[] {
  const dialect = dialectIn(lines.join('\n'));
  const context = contextOf(new Set(), speller, lines.join('\n'));
  const linted = lines.map((raw) =>
    lintedLine(
      {
        text: raw.replace(CURRENT, ''),
        start: 0,
        kind: 'bullet',
        current: CURRENT.test(raw),
        protectedSpans: [],
      },
      dialect,
      context,
    ),
  );
  const asked = new Map(chosen(linted, speller).map(({ at, question }) => [at, question]));
  return linted.map(({ line: { text }, lints }, at) => {
    const question = asked.get(at);
    return {
      before: text,
      auto: applyLints(
        text,
        lints.filter(({ level }) => level === 'auto'),
      ),
      after: applyLints(text, lints),
      suggestions: lints.map((lint) => ({
        rule: lint.rule,
        level: lint.level,
        category: lint.category,
        title: ruleOf(lint)?.title ?? '',
        message: lint.message,
        before: text,
        after: applyEdits(text, lint.edits),
      })),
      questions: question
        ? [
            {
              rule: question.rule,
              kind: question.kind,
              prompt: question.prompt,
              template: question.template,
            },
          ]
        : [],
    };
  });
}
