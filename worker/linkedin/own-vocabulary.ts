import { lemmasOf } from '#worker/nlp/words.ts';

/** Every word that the profile's own sentences put around facts, as lemmas. */
export const LINKEDIN_WORDS: ReadonlySet<string> = new Set(
  lemmasOf(
    `I am was a an at as and in for there work volunteer also my role is last earlier myself study
     include worked skills certifications education languages student`,
  ),
);
