import { succeed, type Outcome } from '#contract/problem.ts';
import type { Misspelling } from '#contract/resume.ts';
import { contextOf, lintedLine } from '../checks/lines/lints.ts';
import type { ServiceParts } from './parts.ts';

/** The misspelt words of a text that is not part of a resume yet; none where no dictionary can be had. */
export async function misspellings(
  text: string,
  loadSpeller: ServiceParts['loadSpeller'],
): Promise<Outcome<Misspelling[]>> {
  const line = { text, start: 0, kind: 'bullet', current: null, protectedSpans: [] } as const;
  const { lints } = lintedLine(line, null, contextOf(new Set(), await loadSpeller(), ''));
  return succeed(
    lints
      .filter(({ category }) => category === 'spelling')
      .flatMap(({ edits }) => edits.map((edit) => wholeWord(text, edit))),
  );
}

/** The word that an edit changes, and what becomes of it. */
function wholeWord(
  text: string,
  { start, end, text: put }: { start: number; end: number; text: string },
): Misspelling {
  const before = /[\p{L}'’]*$/u.exec(text.slice(0, start))![0];
  const after = /^[\p{L}'’]*/u.exec(text.slice(end))![0];
  return {
    start: start - before.length,
    end: end + after.length,
    better: before + put + after,
  };
}
