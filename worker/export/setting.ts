import { oneLine } from '#contract/one-line.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import type { WordFile } from './block.ts';

/** Postal codes of the states, the provinces and the district that print on Letter paper. */
const LETTER_REGIONS = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY ' +
    'NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR AB BC MB NB NL NS NT NU ON PE QC SK YT'
  ).split(' '),
);

/** The same regions in full; Georgia is also a country. */
const REGION_NAMES = new RegExp(oneLine`
  \b(?:
    Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|
    District of Columbia|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|
    Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|
    Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|
    Oklahoma|Oregon|Pennsylvania|Puerto Rico|Rhode Island|South Carolina|South Dakota|Tennessee|
    Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Alberta|
    British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Nunavut|Ontario|
    Prince Edward Island|Quebec|Québec|Saskatchewan|Yukon
  )$
`);

/** Usual region of a language, for Word's spelling checker. */
const REGION: Record<string, string> = {
  cs: 'cs-CZ',
  da: 'da-DK',
  de: 'de-DE',
  es: 'es-ES',
  fi: 'fi-FI',
  fr: 'fr-FR',
  it: 'it-IT',
  nb: 'nb-NO',
  nl: 'nl-NL',
  no: 'nb-NO',
  pl: 'pl-PL',
  pt: 'pt-PT',
  ro: 'ro-RO',
  sv: 'sv-SE',
  tr: 'tr-TR',
};

/** Paper and language of the place that the resume is from: Letter and US English in North America. */
export function settingOf(resume: ParsedResume): Pick<WordFile, 'paper' | 'language'> {
  const american = isNorthAmerican(resume);
  const english = american ? 'en-US' : 'en-GB';
  return {
    paper: american ? 'letter' : 'a4',
    language: resume.language === 'en' ? english : (REGION[resume.language] ?? resume.language),
  };
}

function isNorthAmerican({ location, phone }: ParsedResume): boolean {
  const place = location?.value ?? '';
  if (/\b(USA|U\.S\.A?\.?|United States|Canada)\b/i.test(place)) return true;
  const region = /,\s*([A-Z]{2})\b/.exec(place)?.[1];
  if (region) return LETTER_REGIONS.has(region);
  if (REGION_NAMES.test(place)) return true;
  return /^(\+1\b|\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]\d{4}$)/.test(phone?.value.trim() ?? '');
}
