import type { Readout } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';

/** What the parser found, as the contract shows it. */
export function readoutOf(document: ExtractedDocument, resume: ParsedResume): Readout {
  const { kind, sections, ...fields } = resume;
  return {
    ...fields,
    documentKind: kind,
    projects: resume.projects.map((project) => project.name),
    sections: sections.map((section) => ({
      heading: section.heading?.value ?? '',
      kind: section.kind,
    })),
    ...(document.carelessText !== null && { carelessText: document.carelessText }),
  };
}
