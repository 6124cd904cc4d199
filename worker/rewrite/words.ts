/** Words of a line and their lemmas; private-use characters stand for protected spans and count as words. */
import { rememberByText } from '#worker/nlp/remember.ts';
import { verbLemma, type Dialect, type Verb } from '#worker/nlp/verbs.ts';
import type { LineContext } from './model.ts';

const TOKEN =
  /[$€£¥₹]?\d[\d,]*(?:\.\d+)?(?:\s?(?:%|bn\b|[kKmMbBxX]\b))?\+?|[\p{L}\uE000-\uF8FF][\p{L}\p{M}\d'’+#\uE000-\uF8FF]*|[%$€£&]/gu;

/** Words, numbers with their currency and unit signs; hyphens part words. */
export function tokensOf(text: string): string[] {
  return (text.match(TOKEN) ?? []).map((token) => (token === '&' ? 'and' : token));
}

/** One form for all inflections of a word; numbers lose their thousands commas only. */
export const lemmaOf: (token: string) => string = rememberByText((token) => {
  const word = token
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(?<=ing)'s$/, 's')
    .replace(/'s?$/, '');
  if (/^[$€£¥₹]?\d/.test(word)) return word.replaceAll(/[,\s]/g, '');
  return /^(?:am|are|were)$/.test(word) ? 'be' : (verbLemma(word) ?? singular(word));
});

export const lemmasOf = (text: string): string[] => tokensOf(text).map(lemmaOf);

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The word that opens a line with a capital, in small letters; empty where none does. */
export const openingWord = (text: string): string =>
  /^[A-Z][a-z]+/.exec(text)?.[0].toLowerCase() ?? '';

/** Upper-cases the first letter unless the first word has capitals of its own (iOS, eBay). */
export function capitalise(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Present role → base form, ended role → past; an opening that is itself in the past stays there. */
export function conjugate(verb: Verb, context: Pick<LineContext, 'current'>, opening = ''): string {
  return context.current && !PAST_OPENING.test(opening) ? verb.base : verb.past;
}

const PAST_OPENING =
  /\b(?:was|were|had|helped|assisted|supported|participated|included|consisted|entailed|took|did|made|carried|performed|conducted|undertook|handled|provided|utili[sz]ed)\b/i;

/** Spelling habit of a document by its clearest marks; American where nothing tells. */
export function dialectOf(text: string): Dialect {
  const british =
    /\b\w+(?:isation|ised|ising|ise|yse|ysed|our(?:s|ed|ing)?|elled|elling|ogue|ence|entre)\b/giu;
  const american = /\b\w+(?:ization|ized|izing|ize|yze|yzed|avior|olor|abor|eled|eling|enter)\b/giu;
  const uk = (text.match(british) ?? []).filter((word) => BRITISH_MARKS.test(word)).length;
  const us = (text.match(american) ?? []).filter((word) => AMERICAN_MARKS.test(word)).length;
  return uk > us || (uk === us && BRITISH_PLACE.test(text)) ? 'uk' : 'us';
}

/** Places, schools, offices and words of countries that spell as the British do. */
const BRITISH_PLACE =
  /\b(?:UK|United Kingdom|England|Scotland|Wales|Ireland|Dublin|London|Australia|Sydney|Melbourne|New Zealand|Auckland|South Africa|NHS|HMRC|Ofsted|EYFS|SENCO|GCSEs?|A-levels?|BTEC|NVQ|DBS|TAFE|Key Stage|KS[1-5]|Year (?:[1-9]|1[0-3])|Ltd|plc|VAT|whilst|programmes|anaesth\w*|paediatric\w*|solicitors?|veterinary nurses?|postcodes?|lorr(?:y|ies)|tyres?|kerbs?)\b|£|\+44|\+353|\+61|\+64/u;

/** Stems before -ise that both dialects share: advise, supervise, rise. */
const SHARED_ISE =
  'exerc|adv|superv|rev|prom|surpr|prec|compr|comprom|expert|ra|fundra|pra|appra|bra|enterpr|franch|merchand|telev|improv|\\w*w|r|ar|sunr|no|po|prem|conc|dev|gu|disgu|advert|bru|cru|lia|exc|inc|dem|surm|desp|chast|repr|v|pr|prac';
const BRITISH_MARKS = new RegExp(
  `^(?:(?!(?:${SHARED_ISE})is(?!ation))\\w+is(?:e|ed|ing|ation)|\\w+ys(?:e|ed|ing)|(?:col|lab|fav|hon|neighb|behavi|harb)our\\w*|(?:travel|label|model|counsel|cancel|channel|level)l(?:ed|ing)|catalogue|licence|centre)$`,
  'i',
);
const AMERICAN_MARKS =
  /^(?:(?!s|pr|res)\w+iz(?:e|ed|ing|ation)|\w+yz(?:e|ed|ing)|behavior|color|labor|(?:travel|label|model|counsel|cancel)(?:ed|ing)|center)$/i;
