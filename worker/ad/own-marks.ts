/** What the user says about an ad's lines, over what was read. */
import type { AdLine, MatchRequirement, OwnMark, Verdict } from '#contract/match.ts';
import type { AdReading, AnsweredRequirement, Requirement } from './model.ts';
import { kindOf } from './read/kinds.ts';

/** Marks by the id of the line that they are about. */
export type OwnMarks = Readonly<Record<string, OwnMark>>;

const OWN_LEFT_OUT = 'You said that this is not asked of you.';

/** Moves lines in and out as the user said; those taken in are requirements, in the order of the ad. */
export function withOwnLines(reading: AdReading, marks: OwnMarks): AdReading {
  const counts = (id: string) => marks[id]?.counts;
  const others = ['leftOut', 'duties', 'rest'] as const;
  const takenIn = others.flatMap((list) => reading[list].filter(({ id }) => counts(id) === true));
  const kept = (lines: readonly AdLine[]) => lines.filter(({ id }) => counts(id) !== true);
  const outOf = reading.requirements.filter(({ id }) => counts(id) === false);
  return {
    ...reading,
    requirements: [
      ...reading.requirements.filter(({ id }) => counts(id) !== false),
      ...takenIn.map(asRequirement),
    ]
      .map((one) => ({ ...one, need: marks[one.id]?.need ?? one.need }))
      .toSorted((a, b) => a.span.start - b.span.start),
    leftOut: [
      ...kept(reading.leftOut),
      ...outOf.map(({ id, span, quote }) => ({ id, span, quote, why: OWN_LEFT_OUT })),
    ].toSorted((a, b) => a.span.start - b.span.start),
    duties: kept(reading.duties),
    rest: kept(reading.rest),
  };
}

const asRequirement = ({ id, span, quote }: AdLine): Requirement => ({
  id,
  span,
  quote,
  kind: kindOf(quote),
  need: 'must',
});

/** An answered requirement with the user's word over it: a verdict of theirs stands, a tick is kept beside ours. */
export function withOwnWord(one: AnsweredRequirement, mark: OwnMark | undefined): MatchRequirement {
  const { verdict, ...rest } = one;
  return {
    ...rest,
    verdict: verdictOf(mark) ?? verdict,
    found: verdict,
    ...(mark?.answer !== undefined && { answer: mark.answer }),
    ...(mark?.need !== undefined && { ownNeed: true as const }),
    ...(mark?.counts === true && { takenIn: true as const }),
  };
}

function verdictOf(mark: OwnMark | undefined): Verdict | null {
  const answer = mark?.answer;
  return answer === undefined || answer === 'yes' || answer === 'no' ? null : answer;
}
