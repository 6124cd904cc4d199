import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { Download, DownloadKind } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';

/** The enhanced resume and what its files say about it. */
export interface DownloadInput {
  /** The enhanced document and what the parser finds in it. */
  document: ExtractedDocument;
  resume: ParsedResume;
  originalFileName: string;
  /** Score of the enhanced text, for the footer. */
  score: number | null;
  suggestionsApplied: number;
  suggestionsTotal: number;
  /** The user's local date, `YYYY-MM-DD`: names the Word file and dates its properties. */
  today: string;
}

/** Makes one file of the enhanced resume and reads it back. Fails: wrong-state when there is no text. */
export async function makeDownload(
  kind: DownloadKind,
  input: DownloadInput,
): Promise<Outcome<Download>> {
  if (input.document.text.trim() === '') {
    return fail('wrong-state', 'No enhanced content available');
  }
  const { fileName, mediaType, bytes } = await WRITERS[kind](input);
  return succeed({ fileName, mediaType, contentBase64: toBase64(bytes) });
}

interface File {
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
}

const writeText = async (input: DownloadInput): Promise<File> => ({
  fileName: `enhanced_${withoutExtension(input.originalFileName)}.txt`,
  mediaType: 'text/plain;charset=utf-8',
  bytes: new TextEncoder().encode(input.document.text),
});

const WRITERS: Record<DownloadKind, (input: DownloadInput) => Promise<File>> = {
  text: writeText,
  word: writeText,
  'word-clean': writeText,
  'json-resume': writeText,
};

const withoutExtension = (fileName: string): string => fileName.replace(/\.[^./\\]*$/, '');

/** Chunked, since one call with every byte as an argument overflows the stack. */
function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(binary);
}
