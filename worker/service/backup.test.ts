import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts';
import { makeBackup, readBackup } from './backup.ts';

const RECORD = {
  originalFileName: 'amara.txt',
  originalFilePath: '/uploads/amara.txt',
  originalContent: 'Amara Obi',
  fileContentBase64: btoa('Amara Obi'),
  createdAt: '2026-01-05T08:00:00.000Z',
  chosenField: null,
  processed: false,
  linkedin: false,
  ownEdits: [],
  decisions: [],
};

const backup = (change: object = {}, head: object = {}) => ({
  ...makeBackup([], '2026-01-05T08:00:00.000Z'),
  resumes: [{ ...RECORD, ...change }],
  ...head,
});

const messageOf = (value: unknown) => {
  const read = readBackup(value);
  return read.ok ? 'ok' : read.problem.message;
};

describe('a backup', () => {
  it('is read in its present and in its first version', () => {
    expect(messageOf(backup())).toBe('ok');
    expect(messageOf(backup({ ownEdits: undefined }, { version: 1 }))).toBe('ok');
  });

  it('of a newer version says so, whatever stands in it', () => {
    expect(messageOf({ format: 'resume-ai-backup', version: 99, things: [] })).toMatch(
      /newer version/,
    );
    expect(messageOf({ format: 'something-else', version: 99 })).toMatch(/not a backup/);
    expect(messageOf(backup({}, { version: 1.5 }))).toMatch(/damaged/);
    expect(messageOf(backup({}, { version: 0 }))).toMatch(/damaged/);
  });

  it('holds no file that could not have been uploaded', () => {
    const base64 = (bytes: number) => btoa('x'.repeat(bytes));
    expect(messageOf(backup({ fileContentBase64: base64(MAX_UPLOAD_BYTES) }))).toBe('ok');
    expect(messageOf(backup({ fileContentBase64: base64(MAX_UPLOAD_BYTES + 3) }))).toMatch(
      /damaged/,
    );
    expect(messageOf(backup({ fileContentBase64: '' }))).toMatch(/damaged/);
  });

  it('brings no name that is too long, empty, or hides its end', () => {
    expect(messageOf(backup({ originalFileName: 'x'.repeat(1025) }))).toMatch(/damaged/);
    expect(messageOf(backup({ originalFileName: '\u0000\u202e' }))).toMatch(/damaged/);
    const read = readBackup(backup({ originalFileName: 'cv\n\u202efdp.txt' }));
    expect(read.ok && read.value[0]!.originalFileName).toBe('cvfdp.txt');
  });
});
