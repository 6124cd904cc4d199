/** A stored resume as it would be sent, read for matching; the last one is kept. */
import type { ExtractedDocument } from '../document/model.ts';
import { editDocument } from '../document/edit.ts';
import { hashOf } from '../document/hash.ts';
import { withOwnEdits } from '../document/own-edits.ts';
import type { ParsedResume } from '../parse/model.ts';
import { parseResume } from '../parse/parse.ts';
import { ENGINE_VERSION } from '../score/rubric.ts';
import type { ProcessingResult } from '../storage/database.ts';
import { acceptedEdits } from '../suggest/decide.ts';

export interface EnhancedRead {
  document: ExtractedDocument;
  resume: ParsedResume;
}

/** Names the text, the reading and the engine that a match is worked out for. */
export const basisOf = ({ enhancedContent, hints }: ProcessingResult): string =>
  hashOf(JSON.stringify([ENGINE_VERSION, enhancedContent, hints]));

/** The resume with its own edits and accepted suggestions, parsed. */
export function readEnhanced(result: ProcessingResult): EnhancedRead {
  const working = withOwnEdits(result.document, result.ownEdits);
  const document = editDocument(working, acceptedEdits(result));
  return { document, resume: parseResume(document, result.hints) };
}
