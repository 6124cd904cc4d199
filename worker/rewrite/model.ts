/** What a rewrite rule is: one file, with the words that it may add and remove, and its examples. */
import type { SuggestionLevel } from '#contract/resume.ts';

/** One bullet and what its entry tells about it. */
export interface LineContext {
  /** Text without its bullet glyph. */
  text: string;
  /** True when the role is still held: present tense. */
  current: boolean;
  dialect: 'us' | 'uk';
  /** Ranges in `text` that no rule may touch (names, contact details, dates, terms). */
  protectedSpans: readonly { start: number; end: number }[];
}

export interface RuleResult {
  text: string;
  level: Exclude<SuggestionLevel, 'ask'>;
  /** Lower-case lemmas that this firing put in and took out. */
  added: readonly string[];
  removed: readonly string[];
}

export interface RewriteRule {
  /** Same as the file's name. */
  id: string;
  title: string;
  why: string;
  examples: { fires: readonly [before: string, after: string][]; leaves: readonly string[] };
  apply(context: LineContext): RuleResult | null;
}

/** What `rewriteLine` returns for one line. */
export interface LineRewrite {
  before: string;
  after: string;
  level: SuggestionLevel;
  rules: string[];
  question?: { prompt: string; template: string };
}
