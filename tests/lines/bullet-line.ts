import { analyseLine } from '#worker/nlp/line/analyse.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';
import type { Speller } from '#worker/nlp/speller.ts';

/** The text analysed as a bullet that stands alone, in no dialect; `current` is null where no job says whether it goes on. */
export const bulletLine = (
  text: string,
  speller: Speller,
  current: boolean | null = false,
): AnalysedLine =>
  analyseLine(text, {
    start: 0,
    kind: 'bullet',
    current,
    dialect: null,
    protectedSpans: [],
    speller,
  });
