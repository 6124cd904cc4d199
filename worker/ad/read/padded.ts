import { fold } from '#worker/nlp/fold.ts';
import { rememberByText } from '#worker/nlp/remember.ts';

/** Lower case, words parted by one space, hyphens kept; a space at both ends. */
export const padded: (text: string) => string = rememberByText(
  (text) =>
    ` ${fold(text)
      .replace(/[^\p{L}\p{N}&+#/.'-]+|[.,;:](?=\s|$)/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()} `,
);
