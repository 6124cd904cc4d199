import type { RequirementKind } from '#contract/match.ts';
import { hitsIn } from '#worker/keywords/matcher.ts';
import { strongKindOf } from './kinds.ts';

const HIRING =
  /\b(?:needs?|wants?|seeks?|seeking|recruit(?:ing)?|hir(?:e|ing)|appoint(?:ing)?|look(?:s|ing)? (?:for|to (?:hire|recruit|appoint))|(?:are|['’]re) after)\s+(?:an?|another|our next|\d+)\s+(?!someone|somebody|person|candidate|individual)/i;

/** Words by which the statement asks something of whoever is hired. */
const ASKS_MORE =
  /\b(?:who (?!will|['’]ll)|must|experience[ds]?|qualified|able|ability|skills?|background|fluent|with (?!(?:a view|immediate|our|us)\b))|\b(?:communicator|player|leader|thinker|listener|learner|self-starter|solver|driver)\b/i;

const BINDING: ReadonlySet<RequirementKind> = new Set(['licence', 'degree', 'language', 'other']);

/** 'We need a manager for the front of house': says what the job is, and asks nothing yet. */
export function isHiring(clause: string): boolean {
  const found = HIRING.exec(clause);
  if (!found) return false;
  const wanted = clause.slice(found.index + found[0].length);
  const kind = strongKindOf(wanted);
  return (
    !ASKS_MORE.test(wanted) &&
    !(kind && BINDING.has(kind)) &&
    !hitsIn(wanted).some(({ term }) => term.kind === 'tool')
  );
}
