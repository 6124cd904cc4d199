/** Runs rules over one line, each under the gate, and judges what comes out. */
import type { LineContext, RewriteLevel, RewriteRule } from './model.ts';
import { MECHANICAL_RULES, RULES, WORDING_RULES } from './rules.ts';
import { formFault } from './soundness.ts';
import { structureFault } from './structure.ts';
import { truthGate } from './truth-gate.ts';
import { lemmaOf } from './words.ts';

/** A line as the rules that fired left it. */
export interface Draft {
  text: string;
  level: RewriteLevel;
  rules: string[];
  /** What the rules that fired put in and took out, as they declared it. */
  licence: { added: string[]; removed: string[] };
}

/** The line as all rules would have it, or as they go on from `start`; null when the whole is refused. */
export const acceptable = (context: LineContext, start?: Draft): Draft | null =>
  judged(
    context,
    start ? applied(context, RULES, start) : applied(context, WORDING_RULES, mended(context)),
  );

/** The line with its spelling and spacing mended; null when that is refused. */
export const acceptablySpelt = (context: LineContext): Draft | null =>
  judged(context, mended(context));

/** A firing stays within what its rule declares; a moved word is declared by standing on both sides. */
export function keepsItsWord(
  rule: RewriteRule,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): boolean {
  const mayAdd = vocabulary(rule.mayAdd);
  const mayRemove = vocabulary(rule.mayRemove);
  return (
    added.every((word) => mayAdd.has(word) || removed.includes(word)) &&
    removed.every((word) => mayRemove.has(word) || added.includes(word))
  );
}

/** The line before any rule has fired. */
export const untouched = (text: string): Draft => ({
  text,
  level: 'auto',
  rules: [],
  licence: { added: [], removed: [] },
});

/** Rules that touch spelling and spacing only. */
export const MECHANICAL: ReadonlySet<string> = new Set(MECHANICAL_RULES.map(({ id }) => id));

const MENDED = new WeakMap<LineContext, Draft>();

/** A line is asked for with all rules and with the mechanical ones alone, which come first in both. */
function mended(context: LineContext): Draft {
  const known =
    MENDED.get(context) ?? applied(context, MECHANICAL_RULES, untouched(context.text.trim()));
  MENDED.set(context, known);
  return known;
}

/** Runs the rules in turn, each under the gate. */
function applied(context: LineContext, rules: readonly RewriteRule[], start: Draft): Draft {
  const draft: Draft = { ...start, rules: [...start.rules] };
  const licence = { added: [...start.licence.added], removed: [...start.licence.removed] };
  let now: LineContext = { ...context, text: draft.text };
  for (const rule of rules) {
    if (rule.finishing && draft.rules.length === 0) continue;
    const result = rule.apply(now);
    if (!result || result.text === draft.text || !keepsItsWord(rule, result)) continue;
    if (truthGate(draft.text, result.text, result) !== null) continue;
    draft.text = result.text;
    now = { ...context, text: draft.text };
    draft.rules.push(rule.id);
    if (result.level === 'confirm') draft.level = 'confirm';
    licence.added.push(...result.added);
    licence.removed.push(...result.removed);
  }
  return { ...draft, licence };
}

function judged(context: LineContext, draft: Draft): Draft | null {
  if (draft.rules.length === 0) return draft;
  if (structureFault(context.text, draft.text, draft.rules) !== null) return null;
  const spelt = draft.rules.every((rule) => MECHANICAL.has(rule));
  if (!spelt && formFault(draft.text, context) !== null) return null;
  return truthGate(context.text, draft.text, draft.licence) === null ? draft : null;
}

const VOCABULARIES = new WeakMap<readonly string[], ReadonlySet<string>>();

function vocabulary(words: readonly string[]): ReadonlySet<string> {
  const known = VOCABULARIES.get(words) ?? new Set(words.map(lemmaOf));
  VOCABULARIES.set(words, known);
  return known;
}
