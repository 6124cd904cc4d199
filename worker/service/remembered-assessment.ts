import type { ExtractedDocument } from '../document/model.ts';
import { assess, type AssessOptions, type Assessment } from '../pipeline.ts';

/** Assesses a text of a resume; one that was asked for just now, from memory. */
export type AssessOriginal = (
  id: number,
  document: ExtractedDocument,
  options: AssessOptions,
  /** Whatever else tells this reading of the text from another. */
  edition?: string,
) => Assessment;

/** Makes an `AssessOriginal` that remembers the last `most` texts, told apart by id, text, field of work and hints. */
export function rememberAssessment(most = 1): AssessOriginal {
  let known: { of: readonly unknown[]; assessment: Assessment }[] = [];
  return (id, document, options, edition = '') => {
    const hints = JSON.stringify(options.hints ?? []);
    const of = [id, document.text, options.chosenField ?? null, options.speller, edition, hints];
    const before = known.find((one) => of.every((part, i) => part === one.of[i]));
    if (before) for (const stage of ['parse', 'score'] as const) options.onStage?.(stage);
    const assessment = before?.assessment ?? assess(document, options);
    // One that was cut short is no answer to who has time.
    if (before || options.mayGoOn?.() !== false) {
      known = [before ?? { of, assessment }, ...known.filter((one) => one !== before)].slice(
        0,
        most,
      );
    }
    return assessment;
  };
}
