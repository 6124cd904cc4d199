/** What a rewrite rule is: one file, with the words that it may add and remove, and its examples. */
import type { Measure } from '#contract/number-answer.ts';

/** One bullet and what its entry tells about it. */
export interface LineContext {
  /** Text without its bullet glyph. */
  text: string;
  /** The text as its writer has it, where rules have trimmed `text`. */
  written?: string;
  /** True when the role is still held: present tense. */
  current: boolean;
  /** True when the other lines of the role open with a verb for sure: so may this one. */
  amongDeeds?: boolean;
  /** Called wherever `amongDeeds` would have changed the line, had it been true. */
  wantsDeeds?: () => void;
  dialect: 'us' | 'uk';
  /** True where nothing tells the dialect: no word that both spell in their own way is put in. */
  neutral?: boolean;
  /** Ranges in `text` that no rule may touch (names, contact details, dates, terms). */
  protectedSpans: readonly { start: number; end: number }[];
  /** Words of the line that no dictionary holds: terms, or slips. */
  unknown?: readonly string[];
  /** What most bullets of the document do with a final full stop; left as it is when absent. */
  finalPeriod?: 'add' | 'drop';
}

export type RewriteLevel = 'auto' | 'confirm';

export interface RuleResult {
  text: string;
  level: RewriteLevel;
  /** Lower-case lemmas that this firing put in and took out; a moved word stands in both. */
  added: readonly string[];
  removed: readonly string[];
}

export interface RewriteRule {
  /** Same as the file's name. */
  id: string;
  title: string;
  why: string;
  /** Every lemma that any firing may put in or take out, moved words apart. */
  mayAdd: readonly string[];
  mayRemove: readonly string[];
  /** A trailing ' (current)' marks a role that is still held, '(among deeds)' one whose lines open with verbs. */
  examples: { fires: readonly [before: string, after: string][]; leaves: readonly string[] };
  /** Set where a firing alone is not worth a change: it runs only in a line that another rule changed. */
  finishing?: true;
  apply(context: LineContext): RuleResult | null;
}

/** What `rewriteLine` returns for one line. */
export interface LineRewrite {
  before: string;
  after: string;
  level: 'auto' | 'confirm' | 'ask';
  rules: string[];
  question?: LineQuestion;
  /** Of a line that is asked about or left: its certain slips mended, and by which rules. */
  spelt?: { text: string; rules: string[] };
  /** Of a line that is asked about: the new wording that stands ready for its writer to check, and by which rules. */
  wording?: { text: string; rules: string[] };
}

/** A fact that only the user has, about one line; `template` holds `{answer}` once. */
export interface LineQuestion {
  prompt: string;
  kind: 'number' | 'text';
  template: string;
  /** Of a number: what it measures, and the things that follow it in the template. */
  measure?: Measure;
  things?: string;
  /** The line as it may read if the answer is yes: it stands in the field, and never in the text by itself. */
  draft?: string;
  /** 'deed' replaces a line that names none, 'quantity' and 'figure' add to one that does; 'slip' only puts it right. */
  purpose: 'deed' | 'quantity' | 'figure' | 'slip';
}
