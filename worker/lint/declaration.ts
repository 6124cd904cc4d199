import { oneLine } from '#contract/one-line.ts';
import type { AnalysedLine } from '#worker/nlp/line/model.ts';

/** True of a line in which the person vouches for the resume: its fixed words stay, “I” and “my” among them. */
export const isDeclaration = ({ text }: Pick<AnalysedLine, 'text'>): boolean =>
  new RegExp(
    oneLine`
      \bhereby\b|\bI (?:\w+ly )?(?:declare|certify|affirm|solemnly)\b|
      \bto the best of (?:my|our)\b|
      \bI (?:agree|consent|give (?:my )?consent)\b.*\b(?:processing|personal data|data)\b
    `,
    'i',
  ).test(text);
