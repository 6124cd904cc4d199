/** Lines that say what kind of house an employer is. */
import { oneLine } from '#contract/one-line.ts';
import { titleScore } from './roles.ts';

/** 'Privately held maker of frozen meals; $620M revenue': what kind of house the employer is. */
export function isPortrait(text: string): boolean {
  const bare = text.replace(/\([^)]*\)/g, '');
  if ((bare.match(/\p{L}+/gu)?.length ?? 0) < 4) return false;
  return KIND_OF_HOUSE.test(bare) || (SIZED.test(bare) && titleScore(bare) < 1.3);
}

const SIZED = new RegExp(
  oneLine`
    (?:[$€£]\s?\d|\d\s?(?:%|[kmb]\b|bn|million|billion)).*\b(?:
      revenues?|turnover|sales|assets|aum|budget|company|firm|maker|manufacturer|provider|
      distributor|retailer|group
    )\b|\d[\d,.+]*\s(?:employees|staff|people|beds|stores|locations|students|offices)\b
  `,
  'i',
);
const KIND_OF_HOUSE = new RegExp(
  oneLine`
    ^(?:an? |the )?(?:
      (?:
        leading|global|international|national|regional|largest|privately|publicly|family|
        employee|venture|fortune|nasdaq|nyse|world['’]?s|boutique|full-service|non-?profit
      )[- ]
    ).*\b(?:
      company|firm|maker|manufacturer|provider|distributor|supplier|retailer|agency|
      organi[sz]ation|operator|producer|developer|bank|chain|group|brand
    )\b(?: of\b| for\b| in\b| with\b|,|;|\.|$)
  `,
  'i',
);
