import { oneLine } from '#contract/one-line.ts';

const MATTER = new RegExp(
  oneLine`
    \b(?:
      products|goods|supplies|complaints|purchases|issues|problems|inquiries|enquiries|accounts|
      documents|letters|files|records|orders|questions|customers|clients|plan|report|statement
    )$
  `,
  'i',
);

/** True for goods, papers and troubles that pass through one's hands: the work with them is a skill, they are none. */
export const isMatter = (words: string): boolean => MATTER.test(words);
