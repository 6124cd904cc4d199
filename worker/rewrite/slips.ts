/** Slips of the pen as a table: what is found, and what stands there instead. */
import { mayMatch, stands } from '#worker/nlp/needed.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { firing } from './firing.ts';
import type { RuleResult } from './model.ts';

/** The found text and its groups come in, what stands there instead comes out; null leaves it. */
export type Slip = readonly [pattern: RegExp, fix: (found: readonly string[]) => string | null];

/** The line with every slip of the table mended, and the words that changed; null where there is none. */
export function mendSlips(text: string, slips: readonly Slip[]): RuleResult | null {
  const mend = MENDERS.get(slips) ?? menderOf(slips);
  MENDERS.set(slips, mend);
  return mend(text);
}

type Mender = (text: string) => RuleResult | null;

const MENDERS = new WeakMap<readonly Slip[], Mender>();

/** A line meets the same table several times: alone, in its sentence, with its spelling put right. */
function menderOf(slips: readonly Slip[]): Mender {
  const table = slips.map(([pattern, fix]) => ({ pattern, fix, mayStand: mayMatch(pattern) }));
  return rememberByText((text) => mended(text, table), 500);
}

interface Entry {
  pattern: RegExp;
  fix: Slip[1];
  mayStand: (text: string) => boolean;
}

function mended(text: string, table: readonly Entry[]): RuleResult | null {
  let added = '';
  let removed = '';
  let right = text;
  for (const { pattern, fix, mayStand } of table) {
    if (!mayStand(right) || !stands(pattern, right)) continue;
    right = right.replaceAll(pattern, (...match: unknown[]) => {
      const at = match.findIndex((part) => typeof part === 'number');
      const groups = match.slice(0, at).map((part) => (typeof part === 'string' ? part : ''));
      const fixed = fix(groups);
      if (fixed === null || fixed === groups[0]) return groups[0]!;
      removed += ` ${groups[0]!}`;
      added += ` ${fixed}`;
      return fixed;
    });
  }
  return right === text ? null : firing(right, 'auto', { added, removed });
}

/** The plural of a noun in the singular: 'diary' → 'diaries', 'leaf' → 'leaves', 'box' → 'boxes'. */
export function pluralOf(noun: string): string {
  const irregular = IRREGULAR_PLURALS.get(noun.toLowerCase());
  if (irregular !== undefined) return noun.charAt(0) + irregular.slice(1);
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map([
  ['leaf', 'leaves'],
  ['shelf', 'shelves'],
  ['loaf', 'loaves'],
  ['knife', 'knives'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['person', 'people'],
]);

/** A plural, told by its ending: not 'series', 'glass', 'logistics', 'virus', 'analysis'. */
export const isPlural = (word: string): boolean =>
  /^(?:people|children|men|women)$/i.test(word) ||
  (/[a-z]{2}s$/.test(word) &&
    !/(?:ss|ics|us|is|sis|series|news|means|species|premises|headquarters|gas|bus|lens|works|sales|business|access|always|various|previous|this|across|towards|besides|plus|hours|operations)$/i.test(
      word,
    ));

/** 'more then 40': a slip for 'than'. */
export const MORE_THEN =
  /\b(more|less|fewer|rather|other|greater|better|higher|lower|larger|smaller|faster|quicker|earlier|later|sooner|shorter|longer|cheaper|easier|stronger|safer|older|younger) then(?=(?<=\b(?:rather|other|quicker|faster|cheaper|shorter|longer|easier|sooner|stronger|safer|better|greater) then) [a-z]| (?:\d|[$£€]|an?\b|the\b|any\b|all\b|half\b|expected\b|planned\b|average\b|just\b|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|twelve\b|twenty\b|thirty\b|forty\b|fifty\b|sixty\b|twice\b|before\b|last\b|others?\b|target\b))/gi;

/** 'documents form German suppliers': a slip for 'from'. */
export const FORM_FOR_FROM =
  /(?<=\b(?:[a-z]{3,}s|[a-z]+ed|data|information|feedback|stock|mail|payment|came|work|working) )(?<!\b(?:in|that|or|which) which [a-z]+ |\b(?:lets?|helps?|helped|makes?|students|pupils|children|to|which|that|teams) )(?<!\b(?:let|help|helped|made|make) [a-z]+ )form(?= (?:the|our|all|various|other|different|home|suppliers?|customers?|clients?|patients?|vendors?|students?|residents?|scratch|[A-Z][a-z]+|\d+|each|local|over)\b)|\bform(?= [$£€]?\d[\d.,]*%? (?:[a-z]+ )?to [$£€]?\d)|(?<=\b(?:up|down) )(?<!\b[Ff]ill(?:ed|ing)? up )form(?= [$£€]?\d[\d.,]*%? (?:(?:the|in|last|per|at|a) )?(?:[a-z]+ )?(?:before|year|month|week|quarter|season|20\d\d|start)\b)/g;

/** 'with for-point harnesses': a slip for 'four'. */
export const FOR_FOR_FOUR =
  /(?<![\w-])for-(?=(?:point|wheel|bed|day|week|year|man|person|hour|legged|door|star|part|storey|story|bedroom|month|seat|seater)\b)/g;

/** 'Check guests in, except cash payments and issue passes': between two deeds, a slip for 'accept'. */
export const EXCEPT_FOR_ACCEPT =
  /(?<=[a-z], )except(?= (?:(?:cash|card|late|online) )?(?:payments|deliveries|returns|bookings|applications|orders|donations) and (?:issue|sign|log|give|take|hand|send|enter|print) [a-z])/g;
