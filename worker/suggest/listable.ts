/** Which skills that the work shows make sense in a list without the line around them. */
import { oneLine } from '#contract/one-line.ts';
import type { Term } from '#worker/keywords/term.ts';

/**
 * True for a tool and for a craft or a method ('payroll', 'SPC', 'wound care'); not for what only was there:
 * a thing counted ('cycle time', 'NPS'), a paper ('tax return') or an event ('reservation', 'discovery').
 */
export function isListable({ kind }: Term, words: string): boolean {
  if (kind === 'tool') return !SOCIAL.test(words);
  if (MEASURE.test(words)) return false;
  if (/^\p{Lu}[\p{Lu}\d]{1,5}$/u.test(words)) return true;
  const isPhrase = /[\s/&-]\p{L}/u.test(words);
  return (isPhrase ? CRAFT_OF_PHRASE : CRAFT_BY_ITSELF).test(words);
}

/** Everyone has them; those whose work they are name them as such. */
const SOCIAL =
  /^(?:instagram|facebook|whatsapp|tiktok|snapchat|youtube|messenger|telegram|twitter)$/i;

/** What work is measured by. */
const MEASURE =
  /^(?:kpis?|slas?|nps|roi|aht|csat|otif|ebitda|arr|mrr|fte|fcr|oee|gmv|cpc|cpa|ctr|cac|ltv|aov|moq|sku)s?$/i;

const CRAFT_BY_ITSELF = new RegExp(
  oneLine`
    (?:ics|ology|ography|metry)$|
    ^(?:
      dashboards|payroll|triage|logistics|forestry|carpentry|joinery|masonry|upholstery|
      embroidery|phlebotomy|audit
    )$
  `,
  'i',
);

const CRAFT_OF_PHRASE = new RegExp(
  oneLine`
    (?:
      ing|ics|ology|ography|metry|ship|ment|ance|ysis|control|care|design|techniques?|
      procedures?|plans|tests?|models?|support|safety|hygiene|assurance|inspections?|
      assessments?|repairs?|operations?|relations|law|audits?|reconciliations?|calibration|
      administration|collection|preparation|optimi[sz]ation|automation|integration|migration|
      installation|negotiation|translation|documentation|visuali[sz]ation|segmentation|
      development|research|service|sales|calls|chain|science|aid|therapy|art
    )$
  `,
  'i',
);
