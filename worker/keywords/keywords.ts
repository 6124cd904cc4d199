import type { KeywordReport } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';

/** Recognises the field of work, unless `chosenField` names it, and lists its terms found and missing. */
export function findKeywords(
  _document: ExtractedDocument,
  _resume: ParsedResume,
  chosenField?: string | null,
): KeywordReport {
  return {
    field: chosenField ?? 'general',
    fieldTitle: 'General',
    chosen: chosenField != null,
    found: [],
    missing: [],
    buzzwords: [],
  };
}
