/** The lints of a resume: what suggestions offer and checks count. */
import type { CheckInput } from '#worker/checks/model.ts';
import { lintLine } from '#worker/lint/lint-line.ts';
import type { Lint, LintContext } from '#worker/lint/model.ts';
import { dialectIn } from '#worker/nlp/dialect.ts';
import { analyseLine } from '#worker/nlp/line/analyse.ts';
import type { AnalysedLine, Dialect } from '#worker/nlp/line/model.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { nameWords } from './name-words.ts';
import { resumeLines, type ResumeLine } from './resume-lines.ts';

export interface LintedLine {
  line: AnalysedLine;
  /** To offer: any subset of them can be accepted. Offsets are those of `line.text`. */
  lints: readonly Lint[];
}

/** Each line of the resume with its lints, in order; read once for each resume, and once for each text of a line. */
export function lintedLines(input: CheckInput): readonly LintedLine[] {
  const known = cache.get(input.resume);
  if (known?.speller === input.speller) return known.lines;
  const { document, resume, speller } = input;
  const dialect = dialectIn(document.text);
  const context = contextOf(nameWords(input), speller);
  const lines = resumeLines({ ...input, document, resume }).map((line) =>
    lintedLine(line, dialect, context),
  );
  cache.set(resume, { speller, lines });
  return lines;
}

const cache = new WeakMap<
  ParsedResume,
  { speller: Speller | null; lines: readonly LintedLine[] }
>();

/** One line by itself. */
export function lintedLine(
  { text, start, kind, current, protectedSpans }: ResumeLine,
  dialect: Dialect | null,
  context: LintContext,
): LintedLine {
  const speller = context.speller ?? null;
  const line = analyseLine(text, { start, kind, current, dialect, protectedSpans, speller });
  const spans = protectedSpans.map((span) => `${span.start}-${span.end}`).join();
  const key = [kind, current, dialect, spans, text].join('\u0000');
  const lintsOf = remembered(context);
  let lints = lintsOf.get(key);
  if (!lints) {
    if (lintsOf.size >= MOST_LINES) lintsOf.clear();
    lintsOf.set(key, (lints = lintLine(line, context).filter((lint) => isFor(line, lint))));
  }
  return { line, lints };
}

const MOST_LINES = 20_000;

/** In names of jobs, schools and sections only what is surely a slip is put right. */
function isFor({ kind, text }: AnalysedLine, { level, category, edits }: Lint): boolean {
  if (kind === 'entry' || kind === 'heading') {
    return level === 'auto' && (category === 'spelling' || category === 'typography');
  }
  // 'I am looking for' is no work that is done or was done.
  const aims = kind === 'prose' ? [...text.matchAll(/\bI(?:[’']m| am) (\p{L}+ing)\b/gu)] : [];
  return !aims.some(({ 0: words, index }) =>
    edits.some((edit) => edit.start < index + words.length && edit.end > index + 4),
  );
}

const byContext = new WeakMap<LintContext, Map<string, readonly Lint[]>>();

function remembered(context: LintContext): Map<string, readonly Lint[]> {
  const known = byContext.get(context) ?? new Map<string, readonly Lint[]>();
  byContext.set(context, known);
  return known;
}

/** The very same context for the same names and speller, so that its lints are found again. */
export function contextOf(names: ReadonlySet<string>, speller: Speller | null): LintContext {
  const key = [...names].toSorted().join(' ');
  if (last?.key === key && last.speller === speller) return last.context;
  const context = { names, ...(speller && { speller }) };
  last = { key, speller, context };
  return context;
}

let last: { key: string; speller: Speller | null; context: LintContext } | null = null;
