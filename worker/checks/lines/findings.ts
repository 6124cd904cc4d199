import type { Finding, Span } from '#contract/resume.ts';

/** Findings shown for one check at most; more would bury what to do next. */
export const MAX_FINDINGS = 6;

/** A finding that quotes a place of the document. */
export function quoting(
  message: string,
  place: { text?: string; value?: string; span: Span | null },
): Finding {
  const quote = place.text ?? place.value;
  return { message, ...(quote && { quote }), ...(place.span && { span: place.span }) };
}
