import type { ExtractedDocument } from '#worker/document/model.ts';
import type { Block } from '../block.ts';
import { bulletText, isHeadingLine } from '../heading-rule.ts';

/** The enhanced text as the specification sets it (§9): headings and bullets by their look alone. */
export function specifiedBlocks(document: ExtractedDocument): Block[] {
  return document.lines.flatMap(({ text, list }): Block[] => {
    if (text.trim() === '') return [];
    const bullet = bulletText(text) ?? (list ? text.trim() : null);
    if (bullet !== null) return [{ kind: 'bullet', text: bullet }];
    return [{ kind: isHeadingLine(text) ? 'heading' : 'paragraph', text: text.trim() }];
  });
}
