import type { Edit, Suggestion } from '#contract/resume.ts';

/** The edits of the accepted suggestions; disjoint by construction. */
export function acceptedEdits(suggestions: readonly Suggestion[]): Edit[] {
  return suggestions
    .filter((suggestion) => suggestion.accepted)
    .flatMap((suggestion) => suggestion.edits);
}
