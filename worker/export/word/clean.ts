import type { ExtractedDocument } from '#worker/document/model.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import type { Block } from '../block.ts';
import { specifiedBlocks } from './specified.ts';

/** The enhanced resume in one column, ready to send. */
export function cleanBlocks(document: ExtractedDocument, _resume: ParsedResume): Block[] {
  return specifiedBlocks(document);
}
