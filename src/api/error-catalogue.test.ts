import { describe, expect, it } from 'vitest';
import { lockedFile } from '#worker/extract/problems.ts';
import { processingFailure, reasonOf, uploadFailure } from './error-catalogue.ts';
import { ApiError } from './http.ts';
import { linkedInFailure } from './results-errors.ts';

const failing = (status: number, body: string) => new ApiError(status, '', body);
const problem = (status: number, code: string, message: string) =>
  failing(status, JSON.stringify({ code, message }));

describe('a failed upload', () => {
  it('quotes the message', () => {
    expect(uploadFailure(new Error('The disk is full'))).toEqual({
      title: 'Upload failed',
      description: 'Failed to read or save resume: The disk is full',
    });
  });

  it('quotes the sentence of a problem, not its JSON', () => {
    expect(uploadFailure(problem(507, 'quota', 'There is no room left.')).description).toBe(
      'Failed to read or save resume: There is no room left.',
    );
  });

  it('is a file that is too large when the message contains 413', () => {
    expect(uploadFailure(failing(413, 'Payload Too Large'))).toEqual({
      title: 'File too large',
      description: 'File is too large. Please use a smaller file or try converting to text format.',
    });
  });

  it('is a processing error when the stack was exceeded', () => {
    expect(uploadFailure(new RangeError('Maximum call stack size exceeded'))).toEqual({
      title: 'Processing error',
      description:
        'File size is causing issues. Please try a smaller file or convert to .txt format.',
    });
  });
});

describe('a failed processing run', () => {
  const text = (error: unknown) => {
    const { title, description } = processingFailure(error);
    expect(title).toBe('Processing failed');
    return description;
  };

  it('asks to try again when nothing more is known', () => {
    const tryAgain = 'Failed to process resume. Please try again.';
    expect(text(failing(500, 'boom'))).toBe(tryAgain);
    expect(text(problem(500, 'internal', 'Something broke.'))).toBe(tryAgain);
    expect(text('odd')).toBe(tryAgain);
  });

  it('names the way out for a PDF, a corrupted and an image-based file', () => {
    expect(text(failing(422, 'Could not read this PDF'))).toBe(
      'Could not extract text from PDF. Please try uploading as a Word (.docx) or text (.txt) file.',
    );
    expect(text(failing(422, 'File is corrupted'))).toBe(
      'File appears to be corrupted. Please try a different file format.',
    );
    expect(text(failing(422, 'This is image-based'))).toBe(
      'This appears to be an image-based document. Please convert to Word or text format.',
    );
  });

  it('does not take a lower-case pdf in a message for a PDF that cannot be read', () => {
    expect(text(failing(500, 'cv.pdf'))).toBe('Failed to process resume. Please try again.');
  });

  it.each(['pdf', 'docx'] as const)(
    'takes a locked %s for the row that its words name',
    (format) => {
      const locked = lockedFile(format);
      if (locked.ok) throw new Error('a locked file was read');
      const { code, message } = locked.problem;
      const error = problem(422, code, message);
      expect(text(error)).toBe(
        format === 'pdf'
          ? 'Could not extract text from PDF. Please try uploading as a Word (.docx) or text (.txt) file.'
          : 'File appears to be corrupted. Please try a different file format.',
      );
      expect(reasonOf(error)).toContain('locked with a password');
    },
  );

  it('has a reason of its own only where the engine gave one', () => {
    expect(reasonOf(failing(500, 'boom'))).toBeNull();
    expect(reasonOf(new Error('boom'))).toBeNull();
  });
});

describe('a failed LinkedIn profile', () => {
  it('shows the message, or a sentence of its own', () => {
    expect(linkedInFailure(problem(409, 'wrong-state', 'Process it first.'))).toEqual({
      title: 'LinkedIn generation failed',
      description: 'Process it first.',
    });
    expect(linkedInFailure(null).description).toBe('Failed to generate LinkedIn profile');
  });
});
