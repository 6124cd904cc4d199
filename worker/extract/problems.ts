/**
 * Every way in which a file can be unreadable, as the user reads it. The interface picks its wording
 * by the words 'PDF', 'corrupted' and 'image-based' (specification §8), so each message holds exactly
 * the one that fits.
 */
import type { DocumentFormat } from '#contract/resume.ts';
import { fail, type Outcome } from '#contract/problem.ts';
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts';

export const RESAVE_ADVICE = 'Open it, save it again as .docx or .txt, and upload that.';

/** The file holds no bytes, or nothing but zeros or blanks. */
export const emptyFile = (): Outcome<never> =>
  fail('corrupted', 'The file is empty or corrupted: there is nothing in it to read.');

/** The content is damaged, or of a kind that is no resume; `what` completes 'The file …'. */
export const corruptedFile = (what: string): Outcome<never> =>
  fail('corrupted', `The file ${what}, or it is corrupted. ${RESAVE_ADVICE}`);

/** The file opened, but not one letter of text is in it. */
export const noText = (): Outcome<never> =>
  fail('corrupted', `The file opened, but there is no text in it. It may be corrupted.`);

/** The words are pixels or outlines. */
export const imageBased = (): Outcome<never> =>
  fail(
    'image-based',
    'The words in this file are pictures (it is image-based), so they cannot be read.',
  );

/** The file needs a password. */
export const lockedFile = (format: DocumentFormat): Outcome<never> =>
  fail(
    'locked',
    format === 'pdf'
      ? 'This PDF is locked with a password. Save a copy without the password and upload that.'
      : 'This file is locked with a password, so it reads as corrupted. Save a copy without the password and upload that.',
  );

/** The characters that were read make no words. */
export const gibberish = (format: DocumentFormat): Outcome<never> =>
  format === 'pdf'
    ? fail(
        'unreadable-pdf',
        'The text inside this PDF is scrambled: its letters cannot be told apart by a program.',
      )
    : fail('corrupted', `The text in this file makes no words; it is corrupted. ${RESAVE_ADVICE}`);

/** The file unpacks to more than any resume could be. */
export const beyondLimits = (): Outcome<never> =>
  fail(
    'corrupted',
    `The file unpacks to far more than a resume holds; it may be corrupted. ${RESAVE_ADVICE}`,
  );

/** The upload is over the size limit. */
export const tooLarge = (): Outcome<never> =>
  fail('too-large', `Please choose a file smaller than ${MAX_UPLOAD_BYTES / 1024 / 1024}MB.`);

/** What a reader throws inside its room when the bytes cannot be what they claim; caught by `extract`. */
export class UnreadableFile extends Error {
  readonly outcome: Outcome<never>;

  constructor(outcome: Outcome<never>) {
    super('unreadable file');
    this.outcome = outcome;
  }
}
