import type { ProcessingResult } from '../storage/database.ts';

/** What a LinkedIn profile is written for: the text, and what its owner said about how it is read. */
export const writtenFor = ({
  enhancedContent,
  hints,
}: Pick<ProcessingResult, 'enhancedContent' | 'hints'>): string =>
  hints.length === 0 ? enhancedContent : `${enhancedContent}\u0000${JSON.stringify(hints)}`;
