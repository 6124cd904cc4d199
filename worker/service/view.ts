import type { Resume, ResumeSummary } from '#contract/resume.ts';
import type { ResumeListRow } from '#contract/database.ts';
import { languageWarnings } from '#worker/score/language-warning.ts';
import { applyEdits } from '#worker/document/edit.ts';
import type { ProcessingResult } from '#worker/storage/database.ts';
import type { StoredResume } from '#worker/storage/records.ts';
import { savedDecisions } from './decisions.ts';
import { writtenFor } from './written-for.ts';

/** A stored record as the contract shows it; its file is never sent back. */
export function resumeOf({ row, content }: StoredResume): Resume {
  const { result } = content;
  return {
    ...summaryOf(row),
    originalFilePath: content.originalFilePath,
    originalContent: content.originalContent,
    workingContent: result
      ? applyEdits(result.document.text, result.ownEdits)
      : content.originalContent,
    edition: {
      ownEdits: result?.ownEdits ?? [],
      ...savedDecisions(result),
      hints: result?.hints ?? [],
    },
    revision: row.revision,
    enhancedContent: result?.enhancedContent ?? null,
    suggestions: result?.suggestions ?? [],
    questions: result?.questions ?? [],
    analysis: result?.analysis ?? null,
    linkedinProfile: result && linkedInOf(result),
    format: row.format,
    warnings: result ? warningsOf(result) : [],
    readout: result?.readout ?? null,
  };
}

/** One row of the list of saved resumes. */
export function summaryOf(row: ResumeListRow): ResumeSummary {
  return {
    id: String(row.id),
    originalFileName: row.originalFileName,
    processingStatus: row.processingStatus,
    atsScore: row.atsScore,
    enhancedAtsScore: row.enhancedAtsScore,
    createdAt: row.createdAt,
  };
}

/** What reading the file met, and what was left out for its language. */
const warningsOf = ({ document, readout }: ProcessingResult): Resume['warnings'] => [
  ...document.warnings,
  ...languageWarnings(readout.language),
];

function linkedInOf(result: ProcessingResult): Resume['linkedinProfile'] {
  const { linkedin } = result;
  return linkedin && { ...linkedin.profile, stale: linkedin.writtenFor !== writtenFor(result) };
}
