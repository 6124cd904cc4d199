import { analyseLine } from '#worker/nlp/line/analyse.ts';
import type { AnalysedLine, LineKind } from '#worker/nlp/line/model.ts';
import type { Speller } from '#worker/nlp/speller.ts';

/** The text analysed as a line that stands alone, in no dialect; `current` is null where no job says whether it goes on. */
export const lineAlone = (
  text: string,
  speller: Speller | null,
  kind: LineKind,
  current: boolean | null,
): AnalysedLine =>
  analyseLine(text, { start: 0, kind, current, dialect: null, protectedSpans: [], speller });

/** The same for a bullet, of a job that has ended unless said otherwise. */
export const bulletLine = (
  text: string,
  speller: Speller | null,
  current: boolean | null = false,
): AnalysedLine => lineAlone(text, speller, 'bullet', current);
