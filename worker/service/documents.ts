/** The files that the user takes away, made of the enhanced resume, and what our own reader finds in them. */
import { DEFAULT_OPTIONS, type DocumentOptions } from '#contract/document-options.ts';
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type {
  DocumentCheck,
  DocumentPreview,
  Download,
  DownloadKind,
  FormSheet,
} from '#contract/resume.ts';
import { withOwnEdits } from '../document/own-edits.ts';
import { assess, enhance, readDocument, type AssessOptions, type Assessment } from '../pipeline.ts';
import { readRecord, type StoredResume } from '../storage/records.ts';
import { NOT_FOUND, NOT_PROCESSED } from './guard.ts';
import { keyOf, localDay, type ServiceParts } from './parts.ts';

/** Loaded when the first file is asked for: no score needs it. */
const loadExports = () => import('../export/exports.ts');

/** Kinds that a check can read back. */
export type CheckedKind = 'pdf' | 'word-clean';

/** A stored resume as it stands with everything accepted. */
interface Current {
  record: StoredResume;
  enhanced: Assessment;
  options: AssessOptions;
}

export function createDocuments({ database, clock, loadSpeller }: ServiceParts) {
  /** The last one: a choice of looks asks for the same text many times. */
  let last: { of: readonly unknown[]; enhanced: Assessment } | undefined;

  async function current(id: string): Promise<Outcome<Current>> {
    const record = await readRecord(database, keyOf(id));
    if (!record) return NOT_FOUND;
    const { result, chosenField } = record.content;
    if (!result) return NOT_PROCESSED;
    const options = { speller: await loadSpeller(), chosenField, hints: result.hints };
    const hints = JSON.stringify(result.hints);
    const of = [id, result.enhancedContent, result.document.text, chosenField, hints];
    if (!last || of.some((part, at) => part !== last!.of[at])) {
      const working = withOwnEdits(result.document, result.ownEdits);
      last = { of, enhanced: enhance(working, result, options) };
    }
    return succeed({ record, enhanced: last.enhanced, options });
  }

  async function download(
    id: string,
    kind: DownloadKind,
    look: DocumentOptions = DEFAULT_OPTIONS,
  ): Promise<Outcome<Download>> {
    const found = await current(id);
    if (!found.ok) return found;
    const { record, enhanced } = found.value;
    const suggestions = record.content.result?.suggestions ?? [];
    const { document, resume, report } = enhanced;
    const input = {
      document,
      resume,
      originalFileName: record.row.originalFileName,
      score: report.total,
      suggestionsApplied: suggestions.filter(({ accepted }) => accepted).length,
      suggestionsTotal: suggestions.length,
      today: localDay(clock()),
    };
    const { makeDownload } = await loadExports();
    return makeDownload(kind, input, look);
  }

  return {
    download,

    /** Makes the PDF and draws its pages; the file that is shown is the file that is handed over. */
    async preview(
      id: string,
      look: DocumentOptions,
      dpi: number,
    ): Promise<Outcome<DocumentPreview>> {
      const file = await download(id, 'pdf', look);
      if (!file.ok) return file;
      const { fromBase64 } = await loadExports();
      const { drawPages } = await import('../export/pdf/draw-pages.ts');
      return succeed({
        file: file.value,
        pages: await drawPages(fromBase64(file.value.contentBase64), dpi),
      });
    },

    /** Makes the file, reads it as an employer's system would, and scores what it reads. */
    async check(
      id: string,
      kind: CheckedKind,
      look: DocumentOptions,
    ): Promise<Outcome<DocumentCheck>> {
      const found = await current(id);
      if (!found.ok) return found;
      const { record, enhanced, options } = found.value;
      const { checkLines, compareFields, makeEmployerFile, plainFields } = await loadExports();
      const made = await makeEmployerFile(kind, enhanced, look);
      if (!made.ok) return made;
      const read = await readDocument(made.value.bytes, made.value.fileName);
      if (!read.ok) return fail('internal', 'The file could not be read back.');
      const back = assess(read.value, { ...options, hints: [] });
      const sent = plainFields(enhanced.resume);
      return succeed({
        score: back.report.total,
        originalScore: record.row.atsScore,
        recovered: compareFields(sent, plainFields(back.resume)).recovered,
        ...checkLines(enhanced, back),
      });
    },

    async form(id: string): Promise<Outcome<FormSheet>> {
      const found = await current(id);
      if (!found.ok) return found;
      const { formSheet } = await loadExports();
      return succeed(formSheet(found.value.enhanced.resume));
    },
  };
}
