import type { Answer } from '../model.ts';
import { licencesIn } from '../read/licence-names.ts';
import { holdsName } from './classes.ts';
import { anotherPlace } from './jurisdiction.ts';
import { partsOf } from './parts.ts';
import { evidenceOf, type ResumeLine, type ResumeSide } from './resume-side.ts';
import { findAlternative } from './shown.ts';
import { STATEMENTS } from './statements.ts';

/** Right to work, checks, a car, availability: only the person knows, unless the resume says so. */
export function answerOther(clause: string, side: ResumeSide): Answer {
  return (
    byCheck(clause, side) ??
    byStatement(clause, side) ??
    byHours(clause, side) ??
    byMarks(clause, side) ??
    byDeed(clause, side) ?? {
      verdict: 'only-you-know',
      why: 'A resume does not settle this; only you know.',
      evidence: [],
    }
  );
}

const shownBy = (line: ResumeLine, verdict: 'met' | 'partly', why: string): Answer => ({
  verdict,
  why,
  evidence: evidenceOf([{ line, strength: 1 }]),
});

/** A check or card of the table: the same, or that of another state. */
function byCheck(clause: string, side: ResumeSide): Answer | null {
  const names = licencesIn(clause).flat();
  const held = side.lines.filter(({ text }) => names.some((name) => holdsName(text, name)));
  if (held.length === 0) return null;
  const fitting = held.find(({ text }) => !anotherPlace(clause, text));
  return fitting
    ? shownBy(fitting, 'met', 'Your resume names it.')
    : shownBy(held[0]!, 'partly', 'Your resume names that of another state or country.');
}

function byStatement(clause: string, side: ResumeSide): Answer | null {
  for (const { asked, said, why } of STATEMENTS) {
    if (!asked.test(clause)) continue;
    const line = side.lines.find(({ text }) => said(clause).test(text));
    if (line) return shownBy(line, 'met', why);
  }
  return null;
}

/** Hours out of the ordinary, a group a row. */
const HOURS: readonly RegExp[] = [
  /\bnights?\b/i,
  /\bevenings?\b|\blate\b/i,
  /\bweekends?\b|\bsaturdays?\b|\bsundays?\b/i,
  /\bon[- ]call\b|\bstandby\b|\bout of hours\b/i,
  /\bearly (?:starts?|mornings?|shifts?)\b/i,
  /\brotat\w+/i,
];

/** Two of the hours asked, told by one line of work: who does it now can do it. */
function byHours(clause: string, side: ResumeSide): Answer | null {
  const asked = HOURS.filter((hours) => hours.test(clause));
  if (asked.length < 2) return null;
  const line = side.lines.find(
    ({ section, text }) =>
      section === 'experience' && asked.filter((hours) => hours.test(text)).length >= 2,
  );
  return line ? shownBy(line, 'met', 'Your work already has such hours.') : null;
}

/** '60% throughout': every mark of the education, where it gives any. */
function byMarks(clause: string, side: ResumeSide): Answer | null {
  const asked = /\b(\d{2}) ?%/.exec(clause)?.[1];
  if (!asked || !/\b(?:throughout|aggregate|academics?|10th|graduation|marks)\b/i.test(clause)) {
    return null;
  }
  const lines = side.lines.filter(
    ({ section, text }) => section === 'education' && /\d ?%/.test(text),
  );
  if (lines.length === 0) return null;
  const enough = lines.every(
    ({ text }) => Number(/(\d+)(?:\.\d+)? ?%/.exec(text)![1]) >= Number(asked),
  );
  return {
    verdict: enough ? 'met' : 'partly',
    why: enough ? 'Your marks show it.' : 'Some of your marks are below.',
    evidence: evidenceOf(lines.map((line) => ({ line, strength: 1 }))),
  };
}

const WILLING = /^.*?\b(?:willing(?:ness)?|ready|happy|prepared) to\b/i;

/** 'Willing to coach a sport': settled where work or voluntary work tells the deed; hours worked once promise no others. */
function byDeed(clause: string, side: ResumeSide): Answer | null {
  if (!WILLING.test(clause) || HOURS.some((hours) => hours.test(clause))) return null;
  const deeds = partsOf(clause.replace(WILLING, '').split(/,/)[0]!);
  const lines = deeds
    .flatMap(({ alternatives }) => alternatives)
    .flatMap((one) => findAlternative(one, side).lines)
    .filter(({ line, strength }) => strength >= 0.66 && line.job !== null);
  if (lines.length === 0) return null;
  return { verdict: 'met', why: 'Your work shows that you do.', evidence: evidenceOf(lines, 2) };
}
