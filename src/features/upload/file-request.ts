/** From a file that the user chose to the request that stores it. */
import { ACCEPTED_EXTENSIONS, MAX_UPLOAD_BYTES } from '#contract/limits.ts';
import type { CreateResumeRequest } from '#contract/requests.ts';
import {
  FILE_TOO_LARGE,
  SEVERAL_FILES,
  UNSUPPORTED_FILE,
  type FailureText,
} from '../../api/error-catalogue.ts';

/** What is dropped, pasted or opened at once: one file or more. */
export type GivenFiles = readonly [File, ...File[]];

/** Why what was given at once is refused before it is read; null when it is one file that can be read. */
export function refusal(
  files: readonly [Pick<File, 'name' | 'size'>, ...unknown[]],
): FailureText | null {
  // Which of several is the resume is not for us to guess.
  if (files.length > 1) return SEVERAL_FILES;
  const [file] = files;
  const name = file.name.toLowerCase();
  if (!ACCEPTED_EXTENSIONS.some((extension) => name.endsWith(extension))) return UNSUPPORTED_FILE;
  return file.size > MAX_UPLOAD_BYTES ? FILE_TOO_LARGE : null;
}

/** Reads the file; the text of a .txt file goes along. Rejects when the browser cannot read it. */
export async function requestFor(file: File): Promise<CreateResumeRequest> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isText = file.name.toLowerCase().endsWith('.txt');
  return {
    originalFileName: file.name,
    originalFilePath: `/uploads/${file.name}`,
    originalContent: isText ? new TextDecoder().decode(bytes) : '',
    fileContentBase64: base64Of(bytes),
    processingStatus: 'uploaded',
  };
}

/** Base64 (RFC 4648 section 4), in slices: one call with all bytes would exceed the stack. */
export function base64Of(bytes: Uint8Array): string {
  const slices: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) {
    slices.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  }
  return btoa(slices.join(''));
}
