/** Rewrites one line by the closed set of rules; leaves it alone whenever a judge objects. */
import { matchLeadIn } from './lead-in.ts';
import type { LineContext, LineRewrite, RewriteLevel, RewriteRule } from './model.ts';
import { mask } from './protect.ts';
import { questionFor } from './questions.ts';
import { MECHANICAL_RULES, RULES } from './rules.ts';
import { structureFault } from './structure.ts';
import { truthGate } from './truth-gate.ts';
import { lemmaOf } from './words.ts';

/** A line longer than this is a paragraph: no rule was made for it. */
const MAX_LINE_LENGTH = 420;

/** The line rewritten within the rules' licence, or unchanged; `question` where only the user can go on. */
export function rewriteLine(context: LineContext): LineRewrite {
  const unchanged: LineRewrite = {
    before: context.text,
    after: context.text,
    level: 'auto',
    rules: [],
  };
  if (!isProse(context.text)) return unchanged;
  const masked = mask(context.text, context.protectedSpans);
  if (!masked) return unchanged;
  const inner = { ...context, text: masked.text, protectedSpans: [] };
  const draft = draftLine(inner);
  if (!draft || draft.text === masked.text || isHalfDone(draft)) {
    const question = questionFor(inner);
    if (!question) return unchanged;
    return {
      ...unchanged,
      level: 'ask',
      question: {
        ...question,
        prompt: masked.unmask(question.prompt),
        template: masked.unmask(question.template),
      },
    };
  }
  return {
    before: context.text,
    after: masked.unmask(draft.text),
    level: draft.level,
    rules: draft.rules,
  };
}

/** A hyphen or a capital set in a line that still opens with a duty: the question helps more. */
const isHalfDone = ({ rules, text }: Draft) =>
  rules.every((rule) => rule === 'compound-hyphens' || rule === 'capital-start') &&
  matchLeadIn(text) !== null;

/** The line as the rules would have it, with their licence; null when every judge refuses. */
export function draftLine(context: LineContext): Draft | null {
  return acceptable(context, RULES) ?? acceptable(context, MECHANICAL_RULES);
}

/** Contact lines, lists of names with bars and lines without words are not prose. */
function isProse(text: string): boolean {
  return (
    text.length <= MAX_LINE_LENGTH &&
    !/[|•·\t\n]|@\w/.test(text) &&
    /\p{Ll}{2}/u.test(text) &&
    text.trim().split(/\s+/).length > 2
  );
}

export interface Draft {
  text: string;
  level: RewriteLevel;
  rules: string[];
  /** What the rules that fired put in and took out, as they declared it. */
  licence: { added: string[]; removed: string[] };
}

/** Runs the rules in turn, each under the gate; null when the whole is refused. */
function acceptable(context: LineContext, rules: readonly RewriteRule[]): Draft | null {
  const licence: Draft['licence'] = { added: [], removed: [] };
  const draft: Draft = { text: context.text.trim(), level: 'auto', rules: [], licence };
  for (const rule of rules) {
    const result = rule.apply({ ...context, text: draft.text });
    if (!result || result.text === draft.text || !keepsItsWord(rule, result)) continue;
    if (truthGate(draft.text, result.text, result) !== null) continue;
    draft.text = result.text;
    draft.rules.push(rule.id);
    if (result.level === 'confirm') draft.level = 'confirm';
    licence.added.push(...result.added);
    licence.removed.push(...result.removed);
  }
  if (draft.rules.length === 0) return draft;
  if (structureFault(context.text, draft.text, draft.rules) !== null) return null;
  return truthGate(context.text, draft.text, licence) === null ? draft : null;
}

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

const VOCABULARIES = new WeakMap<readonly string[], ReadonlySet<string>>();

function vocabulary(words: readonly string[]): ReadonlySet<string> {
  const known = VOCABULARIES.get(words) ?? new Set(words.map(lemmaOf));
  VOCABULARIES.set(words, known);
  return known;
}
