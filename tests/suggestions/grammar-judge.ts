/** An independent checker as the judge of grammar: its findings must not rise. */
import { Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { TERMS } from '#worker/keywords/lexicon.ts';
import { dialectOf } from '#worker/nlp/dialect.ts';

/** Finds faults in a text; `known` is the person's own text, whose words are no misspellings said again. */
export type GrammarJudge = (text: string, known: string) => Promise<string[]>;

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\d]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [];
const TOOLS = TERMS.filter(({ kind }) => kind === 'tool').flatMap(({ name, surfaces }) =>
  wordsIn([name, ...surfaces].join(' ')),
);
/** Either is right: the person's habit counts. */
const MATTER_OF_TASTE = /Oxford comma/;

/** The judge, ready to read. Each line is read alone, for a resume's lines are no running text. */
export async function grammarJudge(): Promise<GrammarJudge> {
  const linter = new LocalLinter({ binary });
  await linter.setup();
  return async (text, known) => {
    await linter.setDialect(dialectOf(known) === 'uk' ? Dialect.British : Dialect.American);
    const own = new Set([...wordsIn(known), ...TOOLS].map((word) => word.toLowerCase()));
    const findings: string[] = [];
    for (const line of text.split('\n')) {
      for (const lint of await linter.lint(line)) {
        const { start, end } = lint.span();
        const words = wordsIn(line.slice(start, end));
        const isOwn = words.every((word) => own.has(word.toLowerCase()));
        if (lint.lint_kind() === 'Spelling' && isOwn) continue;
        if (MATTER_OF_TASTE.test(`${lint.message()} ${line.slice(start, end)}`)) continue;
        findings.push(`${lint.lint_kind()} “${line.slice(start, end)}” in “${line}”`);
      }
    }
    return findings;
  };
}
