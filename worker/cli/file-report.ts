import type { Problem } from '#contract/problem.ts';
import type {
  Band,
  Blocker,
  CheckReport,
  DocumentFormat,
  LinkedInProfile,
  ProcessingStage,
  Question,
  ScoreReport,
  Suggestion,
  Warning,
} from '#contract/resume.ts';
import { languageWarnings } from '../score/language-warning.ts';
import type { LayoutSignals } from '../document/model.ts';
import { plainFields, type PlainFields } from '../export/plain-fields.ts';
import type { Processed } from '../pipeline.ts';
import type { AdReport } from './ad-report.ts';

/** Milliseconds by stage; the only part of a report that differs from run to run. */
export type Timings = Record<Exclude<ProcessingStage, 'save'> | 'total', number>;

/** One file's result as the command line prints it. */
export type FileReport =
  | { file: string; format: DocumentFormat | null; problem: Problem; timingsMs: Timings }
  | ReadFileReport;

export interface ReadFileReport {
  file: string;
  format: DocumentFormat;
  text: string;
  signals: LayoutSignals;
  warnings: Warning[];
  truncated: boolean;
  fields: PlainFields;
  sections: { heading: string | null; kind: string }[];
  score: {
    total: number | null;
    band: Band | null;
    rawPoints: number;
    multiplier: number;
    blockers: Blocker[];
    partial: boolean;
    engineVersion: string;
    checks: Pick<
      CheckReport,
      'id' | 'title' | 'category' | 'points' | 'max' | 'status' | 'reason' | 'findings'
    >[];
  };
  suggestions: Omit<Suggestion, 'edits'>[];
  questions: {
    id: string;
    check: string;
    before: string;
    prompt: string;
    kind: string;
    template: string;
    points: number;
  }[];
  enhancedText: string;
  enhancedScore: number | null;
  potentialScore: number | null;
  keywords: {
    field: string;
    fieldTitle: string;
    found: string[];
    missing: string[];
    buzzwords: string[];
  };
  linkedin?: LinkedInProfile;
  matches?: AdReport[];
  timingsMs: Timings;
}

/** Shapes what the pipeline made of one file; `file` is its name as given. */
export function fileReport(
  file: string,
  { original, proposals, enhanced, potential }: Processed,
  timingsMs: Timings,
  { linkedin, matches }: { linkedin?: LinkedInProfile; matches?: AdReport[] } = {},
): ReadFileReport {
  const { document, resume, keywords, report } = original;
  return {
    file,
    format: document.format,
    text: document.text,
    signals: document.signals,
    warnings: [...document.warnings, ...languageWarnings(resume.language)],
    truncated: document.truncated,
    fields: plainFields(resume),
    sections: resume.sections.map(({ heading, kind }) => ({
      heading: heading?.value ?? null,
      kind,
    })),
    score: plainScore(report),
    suggestions: proposals.suggestions.map(withoutEdits),
    questions: proposals.questions.map(plainQuestion),
    enhancedText: enhanced.document.text,
    enhancedScore: enhanced.report.total,
    potentialScore: potential,
    keywords: {
      field: keywords.field,
      fieldTitle: keywords.fieldTitle,
      found: keywords.found.map(({ term }) => term),
      missing: keywords.missing.map(({ term }) => term),
      buzzwords: keywords.buzzwords.map(({ term }) => term),
    },
    ...(linkedin && { linkedin }),
    ...(matches && { matches }),
    timingsMs,
  };
}

function withoutEdits(suggestion: Suggestion): Omit<Suggestion, 'edits'> {
  const { edits: _edits, ...rest } = suggestion;
  return rest;
}

function plainScore(report: ScoreReport): ReadFileReport['score'] {
  const { total, band, rawPoints, multiplier, blockers, partial, engineVersion, checks } = report;
  return {
    total,
    band,
    rawPoints,
    multiplier,
    blockers,
    partial,
    engineVersion,
    checks: checks.map(({ id, title, category, points, max, status, reason, findings }) => ({
      id,
      title,
      category,
      points,
      max,
      status,
      reason,
      findings,
    })),
  };
}

function plainQuestion({ id, check, before, points, prompt, kind, template }: Question) {
  return { id, check, before, prompt, kind, template, points };
}
