import { lemmasOf } from './words.ts';
import type { RewriteLevel, RuleResult } from './model.ts';

/** A rule's result; `added` and `removed` are words in any form, as written. */
export function firing(
  text: string,
  level: RewriteLevel,
  words: { added?: string; removed?: string } = {},
): RuleResult {
  return {
    text,
    level,
    added: lemmasOf(words.added ?? ''),
    removed: lemmasOf(words.removed ?? ''),
  };
}
