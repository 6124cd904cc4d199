import { ACCEPTED_EXTENSIONS, MAX_UPLOAD_BYTES } from '#contract/limits.ts';
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { CreateResumeRequest } from '#contract/requests.ts';

/** The bytes of an upload. Fails: malformed (not Base64, empty), too-large, unsupported-type. */
export function acceptFile(request: CreateResumeRequest): Outcome<Uint8Array> {
  if (!hasAcceptedExtension(request.originalFileName)) {
    return fail(
      'unsupported-type',
      `This file type cannot be read. Please use one of ${ACCEPTED_EXTENSIONS.join(' ')}`,
    );
  }
  const bytes = fileBytes(request);
  if (!bytes) return fail('malformed', 'The file did not arrive whole. Please choose it again.');
  if (bytes.length === 0) return fail('malformed', 'The file is empty. Please choose another one.');
  if (bytes.length > MAX_UPLOAD_BYTES) return fail('too-large', 'The file is larger than 2 MB.');
  return succeed(bytes);
}

const hasAcceptedExtension = (fileName: string): boolean =>
  ACCEPTED_EXTENSIONS.some((extension) => fileName.toLowerCase().endsWith(extension));

/** A client may send a text file as text only; the bytes win where both are there. */
function fileBytes({ fileContentBase64, originalContent }: CreateResumeRequest): Uint8Array | null {
  if (fileContentBase64 === '' && originalContent) return new TextEncoder().encode(originalContent);
  return decodeBase64(fileContentBase64);
}

/** RFC 4648 section 4, with or without the `data:` address in front; null when it is not Base64. */
export function decodeBase64(base64: string): Uint8Array | null {
  try {
    const binary = atob(base64.slice(base64.startsWith('data:') ? base64.indexOf(',') + 1 : 0));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Chunked, since one call with every byte as an argument overflows the stack. */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(binary);
}
