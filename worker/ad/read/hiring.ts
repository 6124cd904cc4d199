import { oneLine } from '#contract/one-line.ts';
import type { RequirementKind } from '#contract/match.ts';
import { hitsIn } from '#worker/keywords/matcher.ts';
import { strongKindOf } from './kinds.ts';

const HIRING = new RegExp(
  oneLine`
    \b(?:
      needs?|wants?|seeks?|seeking|recruit(?:ing)?|hir(?:e|ing)|appoint(?:ing)?|
      look(?:s|ing)? (?:for|to (?:hire|recruit|appoint))|(?:are|['’]re) after
    )\s+(?:an?|another|our next|\d+)\s+(?!someone|somebody|person|candidate|individual)
  `,
  'i',
);

/** 'Looking for friendly baristas': people of a trade, by many. */
const HIRING_MANY = new RegExp(
  oneLine`
    \b(?:
      needs?|seeks?|seeking|recruit(?:ing)?|hir(?:e|ing)|look(?:s|ing)? for|(?:are|['’]re) after
    )\s+(?:\S+ ){0,4}?\p{L}{2,}
    (?:ers|ors|ists|istas|ians|nurses|cooks|chefs|clerks|operatives|assistants|staff)\b
  `,
  'iu',
);

/** Words by which the statement asks something of whoever is hired. */
const ASKS_MORE = new RegExp(
  oneLine`
    \b(?:
      who (?!will|['’]ll)|must|experience[ds]?|qualified|able|ability|skills?|background|fluent|
      with (?!(?:a view|immediate|our|us)\b)
    )|
    \b(?:
      communicator|player|leader|thinker|listener|learner|self-starter|solver|driver|doer|
      all-rounder|finisher|go-getter|performer
    )s?\b
  `,
  'i',
);

const BINDING: ReadonlySet<RequirementKind> = new Set(['licence', 'degree', 'language', 'other']);

/** 'We need a manager for the front of house': says what the job is, and asks nothing yet. */
export function isHiring(clause: string): boolean {
  const found = HIRING.exec(clause);
  const many = found ? null : HIRING_MANY.exec(clause);
  if (!found && !many) return false;
  const wanted = found
    ? clause.slice(found.index + found[0].length)
    : clause.slice(many!.index).replace(/^\S+(?: for| to)? /, '');
  const kind = strongKindOf(wanted);
  return (
    !ASKS_MORE.test(wanted) &&
    !(kind && BINDING.has(kind)) &&
    !hitsIn(wanted).some(({ term }) => term.kind === 'tool')
  );
}
