import type { ExtractedDocument } from '../document/model.ts';
import { assess, type AssessOptions, type Assessment } from '../pipeline.ts';

/** Assesses a resume as it was read; of the one asked for last, which no decision changes, from memory. */
export type AssessOriginal = (
  id: number,
  document: ExtractedDocument,
  options: AssessOptions,
  /** Whatever else tells this reading of the text from another. */
  edition?: string,
) => Assessment;

/** Makes an `AssessOriginal` that remembers one resume, told apart by id, text, field of work and hints. */
export function rememberAssessment(): AssessOriginal {
  let last: { of: readonly unknown[]; assessment: Assessment } | undefined;
  return (id, document, options, edition = '') => {
    const hints = JSON.stringify(options.hints ?? []);
    const of = [id, document.text, options.chosenField ?? null, options.speller, edition, hints];
    if (last && of.every((part, i) => part === last!.of[i])) {
      for (const stage of ['parse', 'score'] as const) options.onStage?.(stage);
      return last.assessment;
    }
    const assessment = assess(document, options);
    // One that was cut short is no answer to who has time.
    if (options.mayGoOn?.() !== false) last = { of, assessment };
    return assessment;
  };
}
