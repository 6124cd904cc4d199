import { verbOfBase } from '#worker/nlp/verbs.ts';
import type { LineContext } from './model.ts';
import { capitalise, conjugate } from './words.ts';

/** 'making sure that guests were safe' is one deed to its very end; `opening` tells the tense, `removed` what fell. */
export function sureClause(
  rest: string,
  context: LineContext,
  opening = '',
): { text: string; removed: string } | null {
  const match =
    /^(?:making sure|seeing(?: to it)?(?= that )|ensuring|to make sure|to ensure)( that)? (?=\S)/i.exec(
      rest,
    );
  if (!match || (!match[1] && !CLAUSE_VERB.test(rest))) return null;
  if (/(?:,| and| or) (?:for |also )?[a-z]+ing\b/.test(rest)) return null;
  if (!context.current && PRESENT_CLAUSE.test(rest)) return null;
  const verb = capitalise(conjugate(ENSURE, context, opening));
  return {
    text: `${verb}${match[1] ?? ''} ${rest.slice(match[0].length)}`,
    removed: match[0].replace(match[1] ?? '', ''),
  };
}

const ENSURE = verbOfBase('ensure')!;
/** A verb of the clause itself: 'the team met', 'guests were safe'. */
const CLAUSE_VERB =
  /\b(?:was|were|is|are|had|has|have|met|got|stayed|arrived|went|knew|kept|received|followed|did|ran|felt)\b/;
/** A clause in the present would disagree with the past of an ended role. */
export const PRESENT_CLAUSE =
  /\b(?:is|are|has|have|needs|meets|works|runs|remains|does|do|gets?|goes|go)\b/;
