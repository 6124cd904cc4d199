/** The lints of a resume: what suggestions offer and checks count. */
import type { Edit, Span } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { lintLine } from '#worker/lint/lint-line.ts';
import type { Lint, LintContext } from '#worker/lint/model.ts';
import { dialectIn } from '#worker/nlp/dialect.ts';
import { nameForms } from '#worker/nlp/name-forms.ts';
import { repeatedTerms } from '#worker/nlp/repeated-terms.ts';
import { analyseLine } from '#worker/nlp/line/analyse.ts';
import type { AnalysedLine, Dialect } from '#worker/nlp/line/model.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { applyEdits } from '#worker/document/edit.ts';
import { nameWords, titleWords } from './name-words.ts';
import { inOneVoice } from './one-voice.ts';
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
  const context = lintContext(input);
  const lines = inOneVoice(
    resumeLines({ ...input, document, resume }).map((line) => lintedLine(line, dialect, context)),
    document.text,
  );
  cache.set(resume, { speller, lines });
  return lines;
}

/**
 * Spares linting anew where `to` is `from` with `edits`, each inside one line that is linted: only those lines are
 * linted again. Their edits are disjoint and in any order.
 */
export function shareLints(from: CheckInput, to: CheckInput, edits: readonly Edit[]): void {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  const dialect = dialectIn(from.document.text);
  const context = lintContext(from);
  let next = 0;
  let shift = 0;
  const lines = lintedLines(from).map((one): LintedLine => {
    const { line } = one;
    const end = line.start + line.text.length;
    const inside: Edit[] = [];
    for (; next < sorted.length && sorted[next]!.end <= end; next++) inside.push(sorted[next]!);
    const after = inside.length === 0 ? one : editedLine(one, inside, dialect, context);
    const before = shift;
    shift += after.line.text.length - line.text.length;
    return before === 0 ? after : moved(after, before);
  });
  cache.set(to.resume, { speller: to.speller, lines });
}

/** A line with edits inside it, where it begins now; those seen last are kept, as one text after another holds most of them. */
function editedLine(
  one: LintedLine,
  inside: readonly Edit[],
  dialect: Dialect | null,
  context: LintContext,
): LintedLine {
  const known = editedLines.get(one) ?? [];
  const same = known.find(
    (other) =>
      other.dialect === dialect && other.context === context && areSame(other.inside, inside),
  );
  const after = same?.after ?? editLine(one, inside, dialect, context);
  const rest = known.filter((other) => other !== same).slice(0, MOST_EDITED - 1);
  editedLines.set(one, [{ inside, dialect, context, after }, ...rest]);
  return after;
}

/** Of one line: with all that is accepted, with one of that taken back, and with one thing more. */
const MOST_EDITED = 3;

interface EditedLine {
  inside: readonly Edit[];
  dialect: Dialect | null;
  context: LintContext;
  after: LintedLine;
}

const editedLines = new WeakMap<LintedLine, readonly EditedLine[]>();

const areSame = (some: readonly Edit[], others: readonly Edit[]) =>
  some.length === others.length && some.every((edit, at) => isSame(edit, others[at]!));

function editLine(
  { line, lints }: LintedLine,
  inside: readonly Edit[],
  dialect: Dialect | null,
  context: LintContext,
): LintedLine {
  const own = inside.map((edit) => movedBy(edit, -line.start));
  const text = applyEdits(line.text, own);
  const protectedSpans = line.protectedSpans.map((span) => movedBy(span, growthBefore(own, span)));
  const after = { ...line, text, protectedSpans };
  const left = lintsLeft(lints, own);
  if (!left) return lintedLine(after, dialect, context);
  return {
    line: analyseLine(text, { ...after, speller: context.speller ?? null }),
    lints: left,
  };
}

/**
 * The lints of a line where `edits` are just those of some of its lints: all others, as any subset of a line's lints
 * can be accepted and none brings in another. Null where there are other edits.
 */
function lintsLeft(lints: readonly Lint[], edits: readonly Edit[]): Lint[] | null {
  const isMade = (edit: Edit) => edits.some((one) => isSame(one, edit));
  const left = lints.filter((lint) => !lint.edits.every(isMade));
  const made = lints.filter((lint) => !left.includes(lint)).flatMap((lint) => lint.edits);
  if (made.length !== edits.length) return null;
  return left.map((lint) => ({
    ...lint,
    span: movedBy(lint.span, growthBefore(edits, lint.span)),
    edits: lint.edits.map((edit) => movedBy(edit, growthBefore(edits, edit))),
  }));
}

const isSame = (one: Edit, other: Edit) =>
  one.start === other.start && one.end === other.end && one.text === other.text;

const moved = ({ line, lints }: LintedLine, by: number): LintedLine => ({
  line: { ...line, start: line.start + by },
  lints,
});

const movedBy = <T extends Span>(span: T, by: number): T => ({
  ...span,
  start: span.start + by,
  end: span.end + by,
});

const growthBefore = (edits: readonly Edit[], { start }: Span): number =>
  edits
    .filter((edit) => edit.end <= start)
    .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);

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
function isFor({ kind, text, tokens }: AnalysedLine, { level, category, edits }: Lint): boolean {
  // Lines that run on stay two.
  if (edits.some(({ start, end }) => text.slice(start, end).includes('\n'))) return false;
  // 'Attended a two days seminar' is a sentence, wherever it stands.
  const [first] = tokens;
  const tells = first?.best.pos === 'verb' && first.best.form === 'past' && tokens.length > 4;
  if ((kind === 'entry' && !tells) || kind === 'heading') {
    return level === 'auto' && (category === 'spelling' || category === 'typography');
  }
  // 'I am retraining' is no work that is done or was done; of 'I am looking for', 'looking for' stays.
  const aims = kind === 'prose' ? [...text.matchAll(AIMS)] : [];
  return !aims.some(({ 0: words, index }) =>
    edits.some((edit) => edit.start < index + words.length && edit.end > index + 4),
  );
}

const AIMS =
  /\bI(?:[’']m| am) (?!(?:looking|seeking|hoping|planning|aiming|applying|willing|living)\b)\p{L}+ing\b|(?<=\p{L},? )I(?:[’']m| am) \p{L}+ing\b/gu;

const byContext = new WeakMap<LintContext, Map<string, readonly Lint[]>>();

function remembered(context: LintContext): Map<string, readonly Lint[]> {
  const known = byContext.get(context) ?? new Map<string, readonly Lint[]>();
  byContext.set(context, known);
  return known;
}

/** What the rules know of a resume beside a line. */
export const lintContext = (input: CheckInput): LintContext =>
  contextOf(nameWords(input), input.speller, input.document.text, titleWords(input));

/** The very same context for the same names, speller and name forms of the text, so that its lints are found again. */
export function contextOf(
  names: ReadonlySet<string>,
  speller: Speller | null,
  text: string,
  titles: ReadonlySet<string> = new Set(),
): LintContext {
  // 'Chef de Partie' over a job is 'chef de partie' in a sentence.
  const forms = new Map([...nameForms(text, speller)].filter(([word]) => !titles.has(word)));
  const terms = repeatedTerms(text, speller);
  const key = [[...names].toSorted(), [...forms.values()], [...terms]]
    .map((words) => words.join(' '))
    .join('\n');
  const known = recent.find((one) => one.key === key && one.speller === speller);
  const context = known?.context ?? { names, nameForms: forms, terms, ...(speller && { speller }) };
  recent = [{ key, speller, context }, ...recent.filter((one) => one !== known)].slice(0, MOST);
  return context;
}

/** The original, the corrected and the edited text of a resume may each have their own. */
const MOST = 4;
let recent: readonly { key: string; speller: Speller | null; context: LintContext }[] = [];
