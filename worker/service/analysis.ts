import { appliedChanges } from '#contract/applied-changes.ts';
import type { Analysis, Edit, KeywordReport } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import type { Processed } from '#worker/pipeline.ts';

/** The figures of the results card; `tookMs` is how long processing took on this device. */
export function analysisOf(processed: Processed, tookMs: number): Analysis {
  const { original, working, enhanced, proposals, potential } = processed;
  const applied = appliedChanges(proposals);
  return {
    originalAtsScore: original.report.total,
    enhancedAtsScore: enhanced.report.total,
    keywordsAdded: addedTerms(original.keywords, enhanced.keywords),
    improvementsCount: applied.length,
    sectionsEnhanced: touchedSections(working.document, working.resume, applied),
    suggestionsTotal:
      proposals.suggestions.length + applied.filter(({ question }) => question).length,
    sectionsTotal: working.resume.sections.length,
    potentialAtsScore: potential,
    original: original.report,
    enhanced: enhanced.report,
    keywords: enhanced.keywords,
    engineVersion: original.report.engineVersion,
    tookMs,
  };
}

/** Terms that the enhanced text holds and the original does not. */
function addedTerms(original: KeywordReport, enhanced: KeywordReport): number {
  const before = presentTerms(original);
  return [...presentTerms(enhanced)].filter((term) => !before.has(term)).length;
}

function presentTerms({ found, missing, buzzwords }: KeywordReport): Set<string> {
  const present = [...found, ...missing, ...buzzwords].filter((hit) => hit.present);
  return new Set(present.map((hit) => hit.term.toLowerCase()));
}

/** Sections of the working text in which at least one applied edit stands. */
function touchedSections(
  document: ExtractedDocument,
  resume: ParsedResume,
  applied: readonly { edits: readonly Edit[] }[],
): number {
  const lines = new Set(
    applied.flatMap(({ edits }) => edits.map(({ start }) => lineAt(document, start))),
  );
  const touched = resume.sections.filter(({ heading, lineRanges }) => {
    const headingLine = heading?.span ? lineAt(document, heading.span.start) : -1;
    return [...lines].some(
      (line) => line === headingLine || lineRanges.some(([from, to]) => line >= from && line < to),
    );
  });
  return touched.length;
}

/** Index of the line that holds an offset. */
function lineAt({ lines }: ExtractedDocument, offset: number): number {
  const next = lines.findIndex((line) => line.start > offset);
  return next === -1 ? lines.length - 1 : next - 1;
}
