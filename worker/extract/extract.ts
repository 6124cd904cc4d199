import { fail, succeed, type Outcome } from '#contract/problem.ts';
import {
  joinLines,
  PLAIN_SIGNALS,
  type DocumentLine,
  type ExtractedDocument,
} from '#worker/document/model.ts';

/** Reads a file of any accepted format by its content; `fileName` only serves warnings. Fails with a typed problem. */
export async function extract(
  bytes: Uint8Array,
  fileName: string,
): Promise<Outcome<ExtractedDocument>> {
  if (!fileName.endsWith('.txt')) return fail('unsupported-type', 'not yet');
  const lines = new TextDecoder()
    .decode(bytes)
    .split(/\r\n|\r|\n/)
    .map((text): DocumentLine => ({ text, start: 0, role: 'body' }));
  return succeed({
    format: 'txt',
    text: joinLines(lines),
    lines,
    links: [],
    signals: PLAIN_SIGNALS,
    warnings: [],
    truncated: false,
    carelessText: null,
  });
}
