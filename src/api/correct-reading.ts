import type { Correction } from './decided-ahead.ts';
import { useChange } from './send-change.ts';

/** Says how the file is to be read, or takes that back: answers the updated resume. */
export const useCorrectReading = (id: string) =>
  useChange(id, (correction: Correction) => correction);
