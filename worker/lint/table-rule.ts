/** Turns a packed table into a rule: its rows are tried only where one of their words stands. */
import type { AnalysedLine, Token, VerbForm } from '#worker/nlp/line/model.ts';
import { inflect, pluralOf, singularsOf } from '#worker/nlp/line/inflect.ts';
import { phrasesFor } from '#worker/nlp/phrases.ts';
import type { Span } from '#contract/resume.ts';
import { minimalEdit } from './edits.ts';
import type { Lint, LintCategory, LintLevel, Rule } from './model.ts';
import { asWritten, compilePattern, matchAt, type Pattern, type PatternMatch } from './pattern.ts';
import { rowIds } from './row-ids.ts';

/** What `packTable` writes. */
export interface PackedTable {
  name: string;
  category: LintCategory;
  title: string;
  why: string;
  priority: number;
  messages: readonly string[];
  /** Null where they come with the dictionary. */
  rows: string | null;
}

interface Row {
  id: string;
  pattern: Pattern;
  replacement: string;
  message: string;
  level: LintLevel;
}

/** Rows by the words that they hang on, and those that hang on none. */
interface Index {
  byWord: Map<string, Row[]>;
  others: Row[];
}

/** A rule whose lints are named `table/row`. */
export function tableRule(table: PackedTable): Rule {
  let index: Index | undefined;
  return {
    id: table.name,
    category: table.category,
    title: table.title,
    why: table.why,
    examples: { fixes: [], keeps: [] },
    check(line) {
      const rows = table.rows ?? phrasesFor(table.name);
      if (rows === null) return [];
      index ??= indexRows(table, rows);
      const lints: Lint[] = [];
      for (const [at, token] of line.tokens.entries()) {
        for (const found of rowsAt(index, token)) {
          for (const row of found ?? []) {
            const match = matchAt(line, row.pattern, at);
            const lint = match && lintOf(line, row, match, table);
            if (lint) lints.push(lint);
          }
        }
      }
      return lints;
    },
  };
}

/** A word is looked up as it stands and, where it is surely misspelt, as it should. */
const rowsAt = ({ byWord, others }: Index, token: Token) => {
  const written = asWritten(token);
  const meant = written === token.norm ? undefined : byWord.get(token.norm);
  return [byWord.get(written), meant, others];
};

function indexRows({ name, messages }: PackedTable, rows: string): Index {
  const index: Index = { byWord: new Map(), others: [] };
  const idOf = rowIds(name);
  for (const line of rows.trim().split('\n')) {
    if (line === '') continue;
    const [source = '', replacement = '', code = '0'] = line.split('\t');
    const pattern = compilePattern(source);
    const row: Row = {
      id: idOf(source),
      pattern,
      replacement,
      message: messages[Number.parseInt(code, 36)] ?? '',
      level: code.endsWith('?') ? 'confirm' : 'auto',
    };
    if (!pattern.anchors) index.others.push(row);
    for (const word of pattern.anchors ?? []) {
      index.byWord.set(word, [...(index.byWord.get(word) ?? []), row]);
    }
  }
  return index;
}

function lintOf(
  line: AnalysedLine,
  { id, replacement, message, level }: Row,
  { parts, first, end }: PatternMatch,
  { category, priority }: PackedTable,
): Lint | null {
  const from = parts[0]?.[0] ?? first;
  const to = parts.at(-1)?.[1] ?? end;
  const { tokens, text } = line;
  if (to <= from) return null;
  const span = { start: tokens[from]!.start, end: tokens[to - 1]!.end };
  if (isPartOfPath(text, span)) return null;
  const filled = fill(replacement, parts, line);
  if (filled === null) return null;
  const old = text.slice(span.start, span.end);
  const isCapital = /^\p{Lu}/u.test(old) && !/^.\p{Lu}/u.test(old);
  // 'the Leeds area': a name keeps its own capital.
  const keepsOwn = category === 'typography' || filled.includes(old);
  const put = isCapital && !keepsOwn ? capitalised(filled) : filled;
  // Columns of a table: what stands in two of them is no phrase.
  if (put === old || isShouted(old) || old.includes('\t')) return null;
  // Of what is left out there is nothing that “It is usual to write”.
  const told = put === '' && message.includes('{new}') ? 'Leave “{old}” out.' : message;
  if (put === '') {
    // One of the two blanks around what goes, goes with it.
    if (text[span.end] === ' ') span.end++;
    else if (text[span.start - 1] === ' ') span.start--;
    // 'edges', and so on.': the comma before it goes, too.
    if (/^[.;)]?$/.test(text.charAt(span.end)) && text[span.start - 1] === ',') span.start--;
  }
  const whole = { start: tokens[first]?.start ?? span.start, end: span.end };
  const edits = minimalEdit(text, span, put);
  if (edits.length === 0) return null;
  return {
    rule: id,
    span: { start: Math.min(span.start, whole.start), end: whole.end },
    edits,
    message: told.replace('{old}', old).replace('{new}', put),
    level,
    category,
    priority,
  };
}

/** '/usr/bin/python', 'python-config', 'x@python.example': no word of the sentence. */
const isPartOfPath = (text: string, { start, end }: Span) =>
  /[\\_@#.~/]$/.test(text.slice(Math.max(0, start - 1), start)) ||
  /^(?:[\\_@/][\p{L}\d]|[.-]\p{L})/u.test(text.slice(end, end + 2));

/** A word in capitals is an acronym or a heading: no mistake. */
const isShouted = (old: string) =>
  old.length > 1 && /\p{L}{2}/u.test(old) && /^[^\p{Ll}]*s?$/u.test(old);

const lowered = (text: string) => text.toLowerCase();
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `$1` is what the first replaced element matched, `$1:pl` its plural, `$1:low` without its capital, `teach~1` the verb in the first one's form. */
function fill(
  replacement: string,
  parts: PatternMatch['parts'],
  line: AnalysedLine,
): string | null {
  let failed = false;
  const filled = replacement.replace(
    /\$(\d)(?::(\w+))?|([\p{L}-]+)~(\d)/gu,
    (
      _,
      own: string | undefined,
      form: string | undefined,
      verb: string | undefined,
      model: string | undefined,
      offset: number,
    ) => {
      const [first, end] = parts[Number(own ?? model) - 1] ?? [0, 0];
      const tokens = line.tokens.slice(first, end);
      if (tokens.length === 0) return '';
      const word = verb === undefined ? inForm(tokens, form, line) : asIn(tokens[0]!, verb, line);
      failed ||= word === null;
      // 'Fire Fighting' is joined to 'Firefighting'.
      const isJoined = /[\p{L}\d]$/u.test(replacement.slice(0, offset));
      return (isJoined ? word?.replace(/^\p{Lu}(?=\p{Ll})/u, lowered) : word) ?? '';
    },
  );
  return failed ? null : filled.replace(/\s+/g, ' ').trim();
}

function inForm(
  tokens: readonly Token[],
  form: string | undefined,
  { text, dialect }: AnalysedLine,
): string | null {
  const [token] = tokens;
  if (form === undefined) return text.slice(token!.start, tokens.at(-1)!.end);
  const word = token!.text.toLowerCase();
  if (form === 'low') return word + text.slice(token!.end, tokens.at(-1)!.end);
  if (form === 'pl') return pluralOf(word);
  if (form === 'sg') return singularsOf(word)[0] ?? null;
  const verbForm = FORMS.find((it) => it === form);
  const lemma = token!.readings.find(({ pos }) => pos === 'verb' || pos === 'aux')?.lemma;
  return lemma === undefined || !verbForm ? null : inflect(lemma, verbForm, dialect);
}
const FORMS: readonly VerbForm[] = ['base', 'third', 'past', 'participle', 'gerund'];

/** The verb in the form that the token has. */
function asIn(token: Token, verb: string, { dialect }: AnalysedLine): string | null {
  const reading =
    token.best.form === undefined ? token.readings.find(({ form }) => form) : token.best;
  return inflect(verb, reading?.form ?? 'base', dialect);
}
