import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts';
import { base64Of, refusal, requestFor } from './file-request.ts';

describe('a chosen file', () => {
  it.each(['cv.pdf', 'CV.DOC', 'cv.docx', 'cv.pages', 'cv.rtf', 'my.cv.TXT'])(
    'is taken when it is a %s of up to 2 MB',
    (name) => expect(refusal([{ name, size: MAX_UPLOAD_BYTES }])).toBeNull(),
  );

  it('is refused above 2 MB, in the words of the specification', () => {
    expect(refusal([{ name: 'cv.pdf', size: MAX_UPLOAD_BYTES + 1 }])).toEqual({
      title: 'File too large',
      description: 'Please choose a file smaller than 2MB.',
    });
  });

  it.each(['cv.png', 'cv', 'pdf', 'cv.docx.exe'])('is refused when it is %s', (name) =>
    expect(refusal([{ name, size: 10 }])?.title).toBe('File type not supported'),
  );

  it('is refused with another, whichever may be the resume', () => {
    const [resume, letter] = [
      { name: 'cv.pdf', size: 10 },
      { name: 'cover-letter.pdf', size: 10 },
    ];
    expect(refusal([resume, letter])).toEqual({
      title: 'One resume at a time',
      description: 'Please choose a single file. None of these was read.',
    });
    expect(refusal([letter, resume])).toEqual(refusal([resume, letter]));
  });
});

describe('the request that stores it', () => {
  it('carries the text of a text file', async () => {
    const file = new File(['Ana Sørensen\nWelder'], 'ana.txt');
    expect(await requestFor(file)).toEqual({
      originalFileName: 'ana.txt',
      originalFilePath: '/uploads/ana.txt',
      originalContent: 'Ana Sørensen\nWelder',
      fileContentBase64: Buffer.from('Ana Sørensen\nWelder').toString('base64'),
      processingStatus: 'uploaded',
    });
  });

  it('carries no text of any other format', async () => {
    expect((await requestFor(new File(['%PDF-1.7'], 'ana.pdf'))).originalContent).toBe('');
  });

  it('holds every byte of a large file', () => {
    const bytes = Uint8Array.from({ length: 200_001 }, (_, i) => (i * 31) % 256);
    expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  });
});
