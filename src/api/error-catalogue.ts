/**
 * What the user reads when something goes wrong: titles and texts of specification §5 and §8.
 * What only the results can say stands in results-errors.ts, outside of the first load.
 */
import { ApiError } from './http.ts';

export interface FailureText {
  title: string;
  description: string;
}

export const FILE_TOO_LARGE: FailureText = {
  title: 'File too large',
  description: 'Please choose a file smaller than 2MB.',
};
export const UNSUPPORTED_FILE: FailureText = {
  title: 'File type not supported',
  description: 'Please choose a .pdf, .doc, .docx, .pages, .rtf or .txt file.',
};
export const SEVERAL_FILES: FailureText = {
  title: 'One resume at a time',
  description: 'Please choose a single file. None of these was read.',
};
/** The first row whose words the message contains decides; the more telling words stand first. */
const UPLOAD_ROWS: [contains: string, FailureText][] = [
  [
    '413',
    {
      title: 'File too large',
      description: 'File is too large. Please use a smaller file or try converting to text format.',
    },
  ],
  [
    'stack size exceeded',
    {
      title: 'Processing error',
      description:
        'File size is causing issues. Please try a smaller file or convert to .txt format.',
    },
  ],
];

const PROCESSING_ROWS: [contains: string, description: string][] = [
  [
    'image-based',
    'This appears to be an image-based document. Please convert to Word or text format.',
  ],
  ['corrupted', 'File appears to be corrupted. Please try a different file format.'],
  [
    'PDF',
    'Could not extract text from PDF. Please try uploading as a Word (.docx) or text (.txt) file.',
  ],
];

/** A failed upload. */
export function uploadFailure(error: unknown): FailureText {
  const message = messageOf(error);
  const row = UPLOAD_ROWS.find(([contains]) => message.includes(contains));
  if (row) return row[1];
  return {
    title: 'Upload failed',
    description: `Failed to read or save resume: ${plainMessage(error)}`,
  };
}

/** A failed processing run, in the words of the catalogue alone; what is wrong with the file says `reasonOf`. */
export function processingFailure(error: unknown): FailureText {
  const message = messageOf(error);
  const row = PROCESSING_ROWS.find(([contains]) => message.includes(contains));
  return {
    title: 'Processing failed',
    description: row?.[1] ?? 'Failed to process resume. Please try again.',
  };
}

/** The engine's own sentence about a failure; null where it has none. */
export const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError ? (error.problem?.message ?? null) : null;

/** Any other failed change: what was wanted, and what the engine says about it. */
export const changeFailure = (title: string, error: unknown): FailureText => ({
  title,
  description: plainMessage(error) || 'Please try again.',
});

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The problem's own sentence where there is one, else the error's text. */
export const plainMessage = (error: unknown): string =>
  reasonOf(error) ?? (error instanceof Error ? error.message : '');
