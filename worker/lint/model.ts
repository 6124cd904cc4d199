/** What a lint is: one fault, where it stands, and the smallest edits that mend it. */
import type { Edit, Span } from '#contract/resume.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import type { Speller } from '#worker/nlp/speller.ts';

export type LintCategory = 'spelling' | 'grammar' | 'typography' | 'style' | 'opening';

/** `auto`: same facts, any careful editor would do it. `confirm`: good wording that the person should look at. */
export type LintLevel = 'auto' | 'confirm';

/** Offsets of `span` and `edits` are those of `AnalysedLine.text`. */
export interface Lint {
  /** Id of the rule, or of the row of a table: `table-name/row-id`. */
  rule: string;
  span: Span;
  /** Minimal and disjoint, in order. */
  edits: readonly Edit[];
  /** Says to the writer, in a few plain words, what is wrong. */
  message: string;
  level: LintLevel;
  category: LintCategory;
  /** Of two lints that touch the same text and have the same level, the higher one stands. */
  priority: number;
  /** Rules whose lints inside this one's span are mended by it. */
  absorbs?: readonly string[];
}

/** A trailing ' (current)' marks a line of a job that is still held, ' (skills)' a list of skills, ' (entry)' a job's or school's head. */
export interface LintExamples {
  /** What accepting the rule's lints makes of a bad line. */
  fixes: readonly (readonly [bad: string, good: string])[];
  /** Lines in which the rule must find nothing. */
  keeps: readonly string[];
}

export interface Rule {
  /** Same as the file's name. */
  id: string;
  category: LintCategory;
  title: string;
  /** For the reader of the rule and of the suggestion: why it is a fault. */
  why: string;
  examples: LintExamples;
  check(line: AnalysedLine, context: LintContext): readonly Lint[];
}

/** What rules and the truth gate need beside the line itself. */
export interface LintContext {
  /** Absent where the dictionary was not loaded; rules that need it then find nothing. */
  speller?: Speller;
  /** Lower case: words of the person's, employers' and schools' names, which are never misspelt. */
  names?: ReadonlySet<string>;
  /** Names as the document writes them elsewhere, by their small letters. */
  nameForms?: ReadonlyMap<string, string>;
  /** Words in no dictionary that the document writes the same way more than once. */
  terms?: ReadonlySet<string>;
}
