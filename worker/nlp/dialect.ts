/** Which English a text is spelt in. */
import { oneLine } from '#contract/one-line.ts';
import type { Dialect as LineDialect } from '#worker/nlp/line/model.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import type { Dialect } from '#worker/nlp/verbs.ts';

/** Which English a document keeps to, by its words and then by its places; null where nothing tells. */
export const dialectIn = rememberByText((text): LineDialect | null => {
  if (markOf(text) === 'us') return 'us';
  if (AUSTRALIAN_PLACE.test(text)) return 'au';
  if (INDIAN_PLACE.test(text)) return 'in';
  if (markOf(text) === 'uk' || BRITISH_PLACE.test(text)) return 'uk';
  return AMERICAN_PLACE.test(text) ? 'us' : null;
}, 8);

/** Spelling habit of a document by its clearest marks; American where nothing tells. */
export const dialectOf = (text: string): Dialect =>
  markOf(text) ?? (BRITISH_PLACE.test(text) ? 'uk' : 'us');

/** False where the text may be of either dialect: a word that they spell differently cannot be corrected for sure. */
export const tellsDialect = (text: string): boolean =>
  markOf(text) !== null || BRITISH_PLACE.test(text) || AMERICAN_PLACE.test(text);

/** The dialect that more words are spelt in; null where none or as many of both are. */
function markOf(text: string): Dialect | null {
  const british =
    /\b\w+(?:isation|ised|ising|ise|yse|ysed|ysing|our(?:s|ed|ing)?|elled|elling|ogue|ence|entre)\b/giu;
  const american =
    /\b\w+(?:ization|ized|izing|ize|yze|yzed|yzing|eled|eling|enters?|ors?|ored|oring|orite|orites|orable|orhoods?|eaters?|ollment|illment)\b/giu;
  const uk = (text.match(british) ?? []).filter((word) => BRITISH_MARKS.test(word)).length;
  const us = (text.match(american) ?? []).filter((word) => AMERICAN_MARKS.test(word)).length;
  return uk === us ? null : uk > us ? 'uk' : 'us';
}

const AUSTRALIAN_PLACE =
  /\b(?:Australia|Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|TAFE|New Zealand|Auckland)\b|\+6[14]\b/u;
const INDIAN_PLACE =
  /\b(?:India|Mumbai|Delhi|Bengaluru|Bangalore|Chennai|Hyderabad|Pune|Kolkata|lakhs?|crores?)\b|\+91\b|₹/u;

/** Places, schools, offices and words of countries that spell as the British do. */
const BRITISH_PLACE = new RegExp(
  oneLine`
    \b(?:
      UK|United Kingdom|England|Scotland|Wales|Ireland|Dublin|London|Australia|Sydney|Melbourne|
      New Zealand|Auckland|South Africa|NHS|HMRC|Ofsted|EYFS|SENCO|GCSEs?|A-levels?|BTEC|NVQ|
      DBS|TAFE|Key Stage|KS[1-5]|Year (?:[1-9]|1[0-3])|Ltd|plc|VAT|whilst|programmes|anaesth\w*|
      paediatric\w*|solicitors?|veterinary nurses?|postcodes?|lorr(?:y|ies)|tyres?|kerbs?
    )\b|£|\+44|\+353|\+61|\+64
  `,
  'u',
);

/** Places, offices, papers and sums of the United States. */
const AMERICAN_PLACE = new RegExp(
  oneLine`
    \b(?:
      USA|United States|OSHA|HIPAA|GAAP|FDA|IRS|EPA|CDL|GPA|GED|K-12|401\(?k\)?|ServSafe|
      Medicaid|Medicare|IEPs?|W-2s?|CNA|LPN|
      [A-Z][a-z]+, (?:
        A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|
        S[CD]|T[NX]|UT|V[AT]|W[AIVY]
      )
    )\b|\bU\.S\.|\$\d
  `,
  'u',
);

/** Stems before -ise that both dialects share: advise, supervise, rise. */
const SHARED_ISE =
  'den|lou|elo?|exerc|adv|superv|rev|prom|surpr|prec|compr|comprom|expert|ra|fundra|pra|' +
  'appra|bra|enterpr|franch|merchand|telev|improv|\\w*w|r|ar|sunr|no|po|prem|conc|dev|gu|' +
  'disgu|advert|bru|cru|lia|exc|inc|dem|surm|desp|chast|repr|v|pr|prac';
const BRITISH_MARKS = new RegExp(
  `^(?:(?!(?:${SHARED_ISE})is(?!ation))\\w+is(?:e[ds]?|ing|ers?|ations?)|\\w+lys(?:e[ds]?|` +
    'ing)|(?:col|lab|fav|hon|neighb|behavi|harb)our\\w*|(?:travel|label|model|counsel|cancel|' +
    'channel|level)l(?:ed|ing)|catalogue|licence|centre)$',
  'i',
);
const AMERICAN_MARKS = new RegExp(
  oneLine`
    ^(?:
      (?!(?:s|pr|res|se|caps|overs|downs|cit)iz)\w+iz(?:e[ds]?|ing|ers?|ations?)|
      \w+yz(?:e|ed|ing)|(?:behavi|col|lab|fav|hon|neighb|harb|flav)or(?:s|ed|ing|ites?|able|hoods?)?|
      (?:travel|label|model|counsel|cancel)(?:ed|ing)|centers?|theaters?|enrollment|fulfillment
    )$
  `,
  'i',
);
