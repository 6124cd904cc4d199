/**
 * What the engine asks of lints, line by line:
 * `findLints(line, context)` every lint that passes the truth gate, overlapping or not; what checks count.
 * `lintLine(line, context, rejected)` the ones to offer: any subset can be accepted, in any order.
 * `applyLints(text, lints)` the text with these accepted.
 * All offsets are those of `line.text`; a lint's place in the document is `line.start` further on.
 */
import { analyseLine } from '#worker/nlp/line/analyse.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import { applyEdits } from '#worker/document/edit.ts';
import type { Edit, Span } from '#contract/resume.ts';
import { RULES } from './all.ts';
import { composeEdits, extentOf, overlaps, wordsAround } from './edits.ts';
import { gateLint } from './gate.ts';
import type { Lint, LintContext, Rule } from './model.ts';
import { resolveLints } from './resolve.ts';
import { isTitleLine } from './title-line.ts';

/** Every lint of the line that changes no fact and nothing protected, overlapping ones included. */
export function findLints(
  line: AnalysedLine,
  context: LintContext,
  rules: readonly Rule[] = RULES,
): Lint[] {
  const isTitle = isTitleLine(line);
  const heeded = isNoSentence(line, context)
    ? rules.filter(({ id }) => OF_NAMES.has(id) && isList(line))
    : rules.filter(({ id }) => !(isTitle && OF_ACTS.has(id)));
  const found = heeded.flatMap((rule) => rule.check(line, context));
  const seen = new Set<string>();
  const quotations = quotationsIn(line.text);
  return found.filter((lint) => {
    const key = keyOf(lint);
    if (lint.edits.length === 0 || seen.has(key)) return false;
    seen.add(key);
    if (isProtected(line, lint.edits) && !MONTH.test(lint.rule)) return false;
    if (quotations.some((span) => lint.edits.some((edit) => overlaps(span, edit)))) return false;
    return gateLint(line, lint, context) === null;
  });
}

/** What is between quotation marks is another's words, a title or a name, and stays as it is. */
const quotationsIn = (text: string): Span[] =>
  [...text.matchAll(QUOTATION)].map(({ 0: all, index }) => ({
    start: index + 1,
    end: index + all.length - 1,
  }));
const QUOTATION =
  /“[^“”]+”|„[^„“”]+[“”]|«[^«»]+»|(?<![\p{L}\d])"[^"\s](?:[^"]*[^"\s])?"(?![\p{L}\d])/gu;

/** A month gets its capital in a date as well, which says the same. */
const MONTH =
  /^casing\/(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:-\d+)?$/;

/** Rules on how a line tells of an act. */
const OF_ACTS: ReadonlySet<string> = new Set(['tense-of-job', 'nominal-opening', 'gerund-opening']);

/** Rules on how names are written, which hold in a list of names that is no sentence: 'javascript, mySQL, Kafka'. */
const OF_NAMES: ReadonlySet<string> = new Set(['casing']);

const isList = ({ text }: AnalysedLine): boolean =>
  (text.match(/[,;|•·]\s/g)?.length ?? 0) >= 2 && !/\S {3,}\S/.test(text);

/**
 * The lints to offer, in the line's order. A rejected one is left out, and what it hid is offered again. Where a
 * fix would leave a new fault behind, the two are one lint, so that no subset leaves a fault that was not there.
 */
export function lintLine(
  line: AnalysedLine,
  context: LintContext,
  isRejected: (lint: Lint) => boolean = () => false,
  rules: readonly Rule[] = RULES,
): Lint[] {
  const found = foundIn(line, context, rules).filter((lint) => !isRejected(lint));
  let lints = resolveLints(line.text, found);
  for (let round = 0; round < ROUNDS && lints.length > 0; round++) {
    const next = withFollowUps(line, lints, context, rules);
    if (next === lints) break;
    lints = next.filter((lint) => !isRejected(lint));
  }
  return lints;
}
const ROUNDS = 3;

/** `findLints`, remembered for a corrected line until it is read as the enhanced resume's. */
function foundIn(
  line: AnalysedLine,
  context: LintContext,
  rules: readonly Rule[],
): readonly Lint[] {
  if (rules !== RULES) return findLints(line, context, rules);
  const known = remembered.get(context) ?? new Map<string, readonly Lint[]>();
  remembered.set(context, known);
  const spans = line.protectedSpans.map(({ start, end }) => `${start}-${end}`).join();
  const key = [line.kind, line.current, line.dialect, spans, line.text].join('\u0000');
  const hit = known.get(key);
  if (hit) return hit;
  if (known.size >= MOST_FOUND) known.clear();
  const lints = findLints(line, context);
  known.set(key, lints);
  return lints;
}

const remembered = new WeakMap<LintContext, Map<string, readonly Lint[]>>();
const MOST_FOUND = 10_000;

/** Another language, or a table whose columns were flattened to blanks: nothing in it is certain. */
function isNoSentence({ text, tokens }: AnalysedLine, { speller, names }: LintContext): boolean {
  if ((text.match(/\S {3,}(?=\S)/g)?.length ?? 0) > 1) return true;
  if (!speller) return false;
  const words = tokens.filter((token) => /^\p{L}{3,}$/u.test(token.text));
  const strange = words.filter(
    (token) =>
      !/^[a-z]+$/i.test(token.text) ||
      !(speller.correct(token.text) || names?.has(token.text.toLowerCase())),
  );
  const english = tokens.filter(({ norm }) =>
    /^(?:the|and|of|to|for|with|in|by|on|from)$/.test(norm),
  );
  return words.length > 3 && strange.length > words.length / 2 && english.length < 2;
}

/** The text with the lints' edits; they come from one `lintLine`, in any number and order. */
export const applyLints = (text: string, lints: readonly Lint[]): string =>
  applyEdits(
    text,
    lints.flatMap(({ edits }) => edits),
  );

/** Same for the same fix of the same rule at the same place of the line. */
export const keyOf = ({ rule, edits }: Lint): string =>
  `${rule}:${edits.map(({ start, end, text }) => `${start}-${end}=${text}`).join(';')}`;

const isProtected = ({ protectedSpans, text }: AnalysedLine, edits: readonly Edit[]) =>
  protectedSpans.some((span) => edits.some((edit) => overlaps(span, wordsAround(text, edit))));

/** Lints that accepting all of them brings to light go into the lint that causes them; the same list where none does. */
function withFollowUps(
  line: AnalysedLine,
  lints: Lint[],
  context: LintContext,
  rules: readonly Rule[],
): Lint[] {
  const after = reread(line, lints, context);
  const news = resolveLints(after.text, foundIn(after, context, rules));
  if (news.length === 0 || lints.length > MOST) return lints;
  // What the line had before, and a surer lint hid, is no new fault: it is offered when that one is done.
  const hidden = new Set(
    foundIn(line, context, rules)
      .filter(({ level, rule }) => level === 'confirm' && !lints.some((it) => it.rule === rule))
      .map(({ rule }) => rule),
  );
  const causes = lints.map((lint) => {
    if (!news.some((next) => isNear(next, lint, lints))) return lint;
    const alone = reread(line, [lint], context);
    const own = resolveLints(alone.text, findLints(alone, context, rules)).filter(
      (next) =>
        !lints.some((other) => other !== lint && other.rule === next.rule) &&
        !(lint.level === 'auto' && next.level === 'confirm' && hidden.has(next.rule)),
    );
    const merged = own.length === 0 ? null : merge(line, lint, own);
    return merged ?? lint;
  });
  const changed = causes.some((lint, at) => lint !== lints[at]);
  return changed ? resolveLints(line.text, causes) : lints;
}

/** Beyond this a line is a page, and what one fix brings to light waits for the next reading. */
const MOST = 40;
/** Characters within which a fix can bring a fault to light. */
const REACH = 120;

/** Whether `next`, found when all is accepted, stands where `lint` may have caused it. */
function isNear(next: Lint, lint: Lint, all: readonly Lint[]): boolean {
  const { start, end } = shifted(
    lint.span,
    all.filter((other) => other !== lint).flatMap(({ edits }) => edits),
  );
  return next.span.start <= end + REACH && start - REACH <= next.span.end;
}

/** One lint that does what `lint` and then `next` do; null where it would touch what is protected. */
function merge(line: AnalysedLine, lint: Lint, next: readonly Lint[]): Lint | null {
  const edits = composeEdits(
    line.text,
    lint.edits,
    next.flatMap((it) => it.edits),
  );
  if (edits.length === 0) return null;
  const extent = extentOf(edits);
  const merged: Lint = {
    ...lint,
    edits,
    span: {
      start: Math.min(lint.span.start, extent.start),
      end: Math.max(lint.span.end, extent.end),
    },
    level: [lint, ...next].every(({ level }) => level === 'auto') ? 'auto' : 'confirm',
  };
  return isProtected(line, edits) ? null : merged;
}

function reread(line: AnalysedLine, lints: readonly Lint[], { speller }: LintContext) {
  const edits = lints.flatMap((lint) => lint.edits);
  const { start, kind, current, dialect, protectedSpans } = line;
  return analyseLine(applyEdits(line.text, edits), {
    start,
    kind,
    current,
    dialect,
    protectedSpans: protectedSpans.map((span) => shifted(span, edits)),
    speller: speller ?? null,
  });
}

function shifted(span: Span, edits: readonly Edit[]): Span {
  const by = edits
    .filter(({ end }) => end <= span.start)
    .reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
  return { start: span.start + by, end: span.end + by };
}
