/** The “I” of a paragraph goes everywhere or nowhere. */
import { keptSubjects } from '#worker/nlp/line/own-clause.ts';
import type { LintedLine } from './lints.ts';

/**
 * The lines of a resume without the lints that would take the “I” out of some sentences of a paragraph and leave it in
 * others. `text` is that of the document, in which the sentences of one paragraph stand on one line.
 */
export function inOneVoice(lines: readonly LintedLine[], text: string): LintedLine[] {
  const paragraphs: LintedLine[][] = [];
  for (const one of lines) {
    const paragraph = paragraphs.at(-1);
    const before = paragraph?.at(-1)?.line;
    const between = before && text.slice(before.start + before.text.length, one.line.start);
    if (between !== undefined && !between.includes('\n')) paragraph!.push(one);
    else paragraphs.push([one]);
  }
  return paragraphs.flatMap((paragraph) =>
    paragraph.length > 1 && paragraph.some(keepsI) ? paragraph.map(withoutVoice) : paragraph,
  );
}

/** An 'I' that no lint takes out, and that is no part of 'a role where I can learn'. */
const keepsI = ({ line: { tokens }, lints }: LintedLine): boolean =>
  keptSubjects(
    tokens,
    lints.flatMap((lint) => lint.edits),
  ).length > 0;

const withoutVoice = (one: LintedLine): LintedLine =>
  one.lints.some(({ rule }) => rule === 'first-person')
    ? { ...one, lints: one.lints.filter(({ rule }) => rule !== 'first-person') }
    : one;
