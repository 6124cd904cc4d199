/** The last word on a verdict: what the rules found, weighed with every other sign. Pure. */
import type { RequirementKind, Verdict } from '#contract/match.ts';
import { hitsIn } from '#worker/keywords/matcher.ts';
import type { Answer, Requirement } from '../model.ts';
import { holdsName, membersFor } from './classes.ts';
import { coreOf } from './core.ts';
import { oddsOf, verdictBy } from './odds.ts';
import { evidenceOf, type ResumeLine } from './resume-side.ts';
import { COMES_NEAR } from './shown.ts';
import { signsOf, type Ruled, type Signs } from './signs.ts';
import { coverage, stemsOf } from './stems.ts';

/** Sums of months, levels of degrees and languages and places are worked out. */
const WORKED_OUT: ReadonlySet<RequirementKind> = new Set([
  'years',
  'degree',
  'language',
  'location',
]);

/** What was worked out, is stated or is shown in full stands: the paper of another state or grade, the check or right to work that the resume tells of. */
const stands = (kind: RequirementKind, { verdict }: Answer): boolean =>
  WORKED_OUT.has(kind) ||
  verdict === 'met' ||
  ((kind === 'licence' || kind === 'other') && verdict === 'partly');

/** A requirement with the answer of the rules → that answer, or another where the signs speak for it and can be quoted. */
export function settled(
  requirement: Requirement,
  answer: Answer,
  lines: readonly ResumeLine[],
  weigh: (signs: Signs) => Record<Verdict, number> = oddsOf,
): Answer {
  if (stands(requirement.kind, answer)) return answer;
  const odds = { ...weigh(signsOf(ruledBy(requirement, answer), lines)) };
  for (;;) {
    const verdict = verdictBy(odds);
    const found = answered(verdict, requirement.quote, answer, lines);
    if (found) return found;
    odds[verdict] = 0;
  }
}

/** A requirement with what the rules say of it. */
export const ruledBy = (requirement: Requirement, { verdict, why }: Answer): Ruled => ({
  ...requirement,
  verdict,
  near: verdict === 'partly' && why === COMES_NEAR,
});

/** The answer with this verdict; null where the resume holds nothing to quote for it. */
function answered(
  verdict: Verdict,
  clause: string,
  answer: Answer,
  lines: readonly ResumeLine[],
): Answer | null {
  if (verdict === answer.verdict) return answer;
  if (verdict === 'not-shown' || verdict === 'only-you-know') {
    return { verdict, why: WHY[verdict], evidence: [] };
  }
  const evidence = answer.evidence.length > 0 ? answer.evidence : nearest(clause, lines);
  const isEnough =
    evidence.length > 0 &&
    (verdict === 'partly' ||
      holdsEnough(
        clause,
        evidence.map(({ quote }) => quote),
        // A part that is missing is named: only what holds all of it says more.
        answer.verdict === 'partly' && answer.why !== COMES_NEAR ? 1 : MOST,
      ));
  if (!isEnough) return null;
  // Where the rules miss a part, words alone do not make up for it.
  return answer.verdict === 'partly' ? answer : { verdict, why: WHY[verdict], evidence };
}

const WHY: Record<Verdict, string> = {
  met: 'Your resume shows it in these words.',
  partly: 'Your resume comes near; whether it is all of it is for the reader to judge.',
  'not-shown': 'No line of your resume shows this.',
  'only-you-know': 'A resume does not settle this; only you know.',
};

/** So much of the words must a line hold to be quoted at all. */
const NEAR = 0.5;

/** Lines that hold at least half of what is asked, the fullest first. */
function nearest(clause: string, lines: readonly ResumeLine[]) {
  const wanted = stemsOf(coreOf(clause));
  return evidenceOf(
    lines
      .map((line) => ({ line, strength: coverage(wanted, line.stems) }))
      .filter(({ strength }) => strength >= NEAR),
    2,
  );
}

const MOST = 0.5;

/** Whether quotes hold all telling words of what is asked or other names for them, or most and more than one: never one word of several. */
function holdsEnough(clause: string, quotes: readonly string[], least: number): boolean {
  const core = coreOf(clause);
  const held = stemsIn(quotes);
  const told = new Set(quotes.flatMap((quote) => hitsIn(quote).map(({ term }) => term.name)));
  const members = membersFor(core);
  const hasMember = quotes.some((quote) => members.some((member) => holdsName(quote, member)));
  const named = stemsIn([
    ...hitsIn(core).flatMap(({ term, start, end }) =>
      told.has(term.name) ? [core.slice(start, end)] : [],
    ),
    ...(hasMember ? members.filter((name) => holdsName(core, name)) : []),
  ]);
  const telling = stemsOf(core).filter(({ weight }) => weight >= 1);
  const count = telling.filter(({ stem }) => held.has(stem) || named.has(stem)).length;
  return count > 0 && (count === telling.length || (count > 1 && count >= telling.length * least));
}

const stemsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => stemsOf(text).map(({ stem }) => stem)));
