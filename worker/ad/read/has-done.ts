import { oneLine } from '#contract/one-line.ts';

/** 'You have won grants of €100,000': a sum, and no pay. */
export const HAS_DONE = new RegExp(
  oneLine`
    ^(?:you(?:['’]ve| have)|have|has|having|who (?:has|have)) (?:\p{L}+ly )?
    (?!got\b|access\b|\p{L}+ days\b)
    (?:\p{L}+(?:ed|en)|won|run|built|sold|made|led|held|bought|grown)\b
  `,
  'iu',
);
