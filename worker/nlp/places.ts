import { oneLine } from '#contract/one-line.ts';
import { fold } from './fold.ts';
import { CITIES, COUNTRIES, REGION_CODES, REGIONS } from './place-names.ts';
import { rememberByText } from './remember.ts';

const countries = new Set(COUNTRIES.split('|'));
const regions = new Set(REGIONS.split('|'));
const cities = new Set(CITIES.split('|'));
const codes = new Set(REGION_CODES.split(' '));

/** The name of a country: 'Italy', 'Deutschland'. */
export const isCountry = (text: string): boolean => countries.has(fold(text.trim()));

const REMOTE = new RegExp(oneLine`
  ^(?:fully )?(?:
    remote|virtual|work from home|hybrid|on-?site|home ?office|teletrabajo|teletravail|zdalnie|
    smart working|worldwide|(?:various|multiple|several) (?:locations|sites|cities|countries)
  )$
`);

/** A way of working said in place of a town: 'Remote', 'Hybrid'. */
export const isRemote = (text: string): boolean => REMOTE.test(fold(text.trim()));

const ADDRESS = new RegExp(oneLine`
  \b(?:street|road|avenue|ave|boulevard|blvd|lane|drive|way|court|suite|apt|st|rd)\b\.?$|
  (?:strasse|str\.|straat|weg|platz|gasse|allee|laan|plein)\s*\d*\w?$|
  ^(?:
    rue|avenue|bd|boulevard|place|calle|c\/|avenida|av\.|paseo|plaza|rua|via|viale|piazza|corso|
    ul\.|al\.|aleja
  )\s
`);
const POSTCODE = new RegExp(oneLine`
  ^(?:[a-z]{1,2}-)?\d{4,6}(?:-\d{3,4})?$|^\d{2}-\d{3}$|^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$|
  ^\d{4} ?[a-z]{2}$|^[a-z]\d[a-z] ?\d[a-z]\d$|^[a-z]\d[\dw] [a-z\d]{4}$
`);
/** 'Co. Mayo', 'woj. wielkopolskie', 'Provincia de León', 'Kanton Zug': a region named as one. */
const NAMED_REGION =
  /^(?:co\.?|county|woj\.?|wojewodztwo|prov\.?|provincia(?: de| di)?|kanton|canton(?: de| du)?|dist\.?) \p{L}[\p{L}'’ -]{2,24}$/u;

/** 'Wrexham LL13 7YN', 'Dún Laoghaire A96 X2Y3', 'Nashik - 422001': an unknown town with its postcode. */
const TOWN_AND_POSTCODE = new RegExp(
  oneLine`
    ^\p{Lu}[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+){0,2}
    (?: [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}| [AC-FHKNPRTV-Y]\d[\dW] [A-Z\d]{4}| ?[-–] ?\d{3} ?\d{3})
    $
  `,
  'u',
);

/** How surely a piece of text (no commas) is a city, region, country, address or 'Remote': 0..1. */
export const placeScore = rememberByText(computePlaceScore);

function computePlaceScore(text: string): number {
  if (text.length > 200) return 0;
  const trimmed = text
    .trim()
    .replace(/[.,;]+$/, '')
    .replace(/\s+/g, ' ');
  if (!trimmed || trimmed.length > 60) return 0;
  if (TOWN_AND_POSTCODE.test(trimmed) || isTownWithCode(trimmed, true)) return 0.75;
  if (codes.has(trimmed)) return 0.7;
  const key = fold(trimmed)
    .replace(/^greater /, '')
    .replace(/ (?:metropolitan )?area$/, '');
  if (countries.has(key) || cities.has(key)) return 1;
  if (regions.has(key) || REMOTE.test(key) || NAMED_REGION.test(key)) return 1;
  if (YEAR.test(key)) return 0.3;
  if (POSTCODE.test(key)) return 0.7;
  if (
    /^[A-Z]{2,3} [A-Z\d][A-Z\d -]{2,9}$/.test(trimmed) &&
    codes.has(words0(trimmed)) &&
    POSTCODE.test(key.slice(key.indexOf(' ') + 1))
  )
    return 1;
  // '10115 Berlin', 'London SW1A 1AA', 'Paris 75011', 'Austin TX'
  const words = key.split(/\s+/);
  const plain = words.filter((word) => !/\d/.test(word));
  if (plain.length && plain.length < words.length && words.length <= 5) {
    if (cities.has(plain.join(' ')) || cities.has(plain[0]!)) return 1;
    if (/^(?:[a-z]{1,2}-)?\d{4,5}$/.test(words[0]!) && plain.length <= 3) return 0.7;
  }
  if (words.length >= 2 && words.length <= 7 && isPlaceRun(trimmed.split(/\s+/))) return 1;
  if (/^(?:\p{L}[\p{L}'-]*\s){1,3}[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u.test(trimmed)) return 1;
  // 'Göteborg Västra Götaland SE': a known city and a code leave only a region between them.
  const code = trimmed.slice(trimmed.lastIndexOf(' ') + 1);
  if (words.length >= 3 && words.length <= 5 && cities.has(words[0]!) && codes.has(code))
    return 0.8;
  if (words.length >= 2 && words.length <= 4 && isCityWithin(words, code)) return 1;
  if (ADDRESS.test(key) && /\d/.test(key)) return 0.6;
  return 0;
}

/** 'Austin TX', 'Lyon France', 'Auckland New Zealand'. */
function isCityWithin(words: string[], last: string): boolean {
  const head = words.slice(0, -1).join(' ');
  if ((codes.has(last) || countries.has(fold(last))) && cities.has(head)) return true;
  return cities.has(words[0]!) && countries.has(words.slice(1).join(' '));
}

const words0 = (text: string) => text.slice(0, text.indexOf(' '));

/** 'Austin Texas US', 'Lyon 69003 FR': known names, codes and postcodes one after another. */
function isPlaceRun(words: string[]): boolean {
  let named = 0;
  for (let i = 0; i < words.length;) {
    const length = [3, 2, 1].find((n) => {
      const text = words.slice(i, i + n).join(' ');
      const key = fold(text);
      if (i + n > words.length) return false;
      if (cities.has(key) || regions.has(key) || countries.has(key)) return true;
      return i > 0 && (codes.has(text) || POSTCODE.test(key));
    });
    if (!length) return false;
    if (i === 0) named = length;
    i += length;
  }
  return named > 0 && named < words.length;
}

const BRITISH_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;

/** Four digits alone are a year rather than a postcode. */
const YEAR = /^(?:19[5-9]|20[0-4])\d$/;
const HAS_POSTCODE = new RegExp(oneLine`
  (?:^|\s)(?:
    \d{4,6}(?:-\d{3,4})?|\d{2}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4} ?[A-Z]{2}|
    [A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d\d [A-Z\d]{4}
  )(?:\s|$)
`);
/** '14 Alder Row', 'Plot 18', 'Lindenweg 3a'. */
const HOUSE = new RegExp(
  oneLine`
    ^(?:\p{L}{2,9}\.? (?:no\.? ?)?)?#?\d{1,4}[a-zA-Z]?(?:[-/]\d{1,4}[a-z]?)?
    (?: [\p{L}\p{M}.'’-]+){0,6}$|^[\p{L}\p{M}.'’ -]{3,40} \d{1,4} ?[a-zA-Z]?$
  `,
  'u',
);

/** 'Verona (VR)', 'Saint-Étienne (42)': the province or department by its code. */
const PROVINCE = /\s*\(([A-Z]{2}|\d{2,3})\)$/;

/** How surely a text is nothing but a place, such as 'San José, CA' or 'Taipei, Taiwan': 0..1. */
export const wholePlaceScore = rememberByText((text) => {
  const score = computeWholePlaceScore(text);
  const rest = HALF_POSTCODE.exec(text.trim())?.[1];
  return rest === undefined ? score : Math.max(score, computeWholePlaceScore(rest));
});

/** 'Leeds, LS6', 'Boston, Lincolnshire PE21', 'Guelph, ON N1G': a place with the first half of its postcode. */
const HALF_POSTCODE = /^(.*\p{L}{2}),?\s+(?:[A-Z]{1,2}\d{1,2}[A-Z]?|[A-Z]\d[A-Z])$/u;

function computeWholePlaceScore(text: string): number {
  const bare = text
    .trim()
    .replace(PROVINCE, (bracket, code: string) => (codes.has(code) ? bracket : ''))
    .replace(/^\(|\)$/g, '');
  if (bare.length > 80 || /[@:;]|\d{7}/.test(bare)) return 0;
  const parts = bare
    .replace(/\s*\(([^()]*)\)?$/, ', $1')
    .split(/\s*[,/]\s*|\s+[–—-]\s+/)
    .filter(Boolean);
  if (parts.length === 0 || parts.length > 5) return 0;
  const scores = parts.map(placeScore);
  // A house number before a known place: '14 Heol y Parc, Swansea SA1 9ZZ'.
  if (/^\d{1,4}[a-z]? \p{Lu}/u.test(parts[0]!) && scores.slice(1).some((score) => score === 1)) {
    scores[0] = 1;
  }
  // Behind other words, or after the street, a house number needs a postcode as well.
  const house = hasPostcode(parts) && settleHouses(parts, scores);
  if (parts.length === 1) return scores[0]!;
  // 'Kettering, NN15 6ZZ'
  if (
    parts.length === 2 &&
    BRITISH_POSTCODE.test(parts[1]!) &&
    /^\p{Lu}[\p{Ll}-]+$/u.test(parts[0]!)
  )
    return 0.85;
  const last = scores.at(-1)!;
  const known = scores.filter((score) => score >= 0.5).length;
  if (known === parts.length) return 1;
  // An unknown town before a known region: 'Puchheim, Bayern', 'Bolton Landing, NY'.
  const unknown = parts.filter((_, i) => scores[i] === 0);
  if (unknown.length > (house ? 2 : 1) || !unknown.every(isTown)) return 0;
  if (house) return 0.85;
  const named = parts.filter((part) => !POSTCODE.test(fold(part)));
  const area = last >= 0.7 && isArea(named.at(-1)!);
  // A known city leaves no room for an unknown name before it: 'Acme Tools, Berlin' is an employer.
  if (scores[0] === 1) return area ? 0.9 : parts.length === 2 ? 0.6 : 0;
  return area && !parts.some((part) => cities.has(fold(part))) ? 0.9 : 0;
}

const hasPostcode = (parts: string[]) =>
  HAS_POSTCODE.test(
    parts
      .slice(1)
      .filter((part) => !YEAR.test(part))
      .join(' '),
  );

/** Counts houses among the parts as places; whether there are any. */
function settleHouses(parts: string[], scores: number[]): boolean {
  let found = false;
  for (const [i, part] of parts.entries()) {
    if (scores[i] !== 0 || i === parts.length - 1 || !HOUSE.test(part)) continue;
    scores[i] = 0.6;
    found = true;
  }
  return found;
}

/** 'Feilding' or 'Feilding 4702'. */
const isTown = (text: string) => isTownLike(text.replace(/ \d{4,6}$/, ''));

/** A region or country rather than a city: what follows an unknown town. */
function isArea(text: string): boolean {
  const trimmed = text.trim();
  const bare = trimmed.replace(AFTER_AREA, '').replace(/[.,;]+$/, '');
  const key = fold(bare).replace(/^the /, '');
  return codes.has(bare) || countries.has(key) || regions.has(key) || NAMED_REGION.test(key);
}

/** 'MT 59715', 'ON K1A 0B1', 'West Yorkshire HX7 8AB': the postcode behind a region. */
const AFTER_AREA =
  / (?:\d{4,6}(?:-\d{3,4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/;

/** Begins with a known city, as 'Göteborg Västra' does. */
export function startsWithCity(text: string): boolean {
  const words = fold(text.trim()).split(/\s+/);
  return words.length <= 4 && cities.has(words[0] ?? '');
}

/** Up to four capitalised words without digits, as a town's name is written. */
export function isTownLike(text: string): boolean {
  return new RegExp(
    oneLine`
      ^\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:
          \p{Lu}[\p{L}\p{M}.'’-]*|[dl]['’]\p{Lu}[\p{L}\p{M}-]*|de|du|des|del|la|le|les|am|an|
          der|den|upon|sur|in|do|da|dos|di|el|al|im|ob
        )
      ){0,4}(?: \(\p{Lu}[\p{L}. -]{1,20}\))?$
    `,
    'u',
  ).test(text.trim());
}

/** Codes of states and provinces that stand behind a town without a comma; those that are words or degrees as well are left out. */
const STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA IA ID IL KS KY LA MI MN MO MT NC ND NE NH NJ NM NV NY OH ' +
    'PA RI SC SD TN TX UT VA VT WA WI WV WY DC ON QC BC AB MB SK NS NB NL YT NT NU NSW VIC ' +
    'QLD TAS ACT'
  ).split(' '),
);

/** Whether a code names a state or province that follows its town. */
export const isStateCode = (text: string): boolean =>
  STATES.has(text) || (codes.has(text) && /^(?:IN|MA|MD|ME|MS|OK|OR|HI|PE)$/.test(text));

/** 'Breckenridge CO', 'Broken Hill NSW 2880': an unknown town of up to three words with its state and, where `withPostcode`, its postcode. */
export function isTownWithCode(text: string, withPostcode = false): boolean {
  const match = /^(.+?) ([A-Z]{2,3})( \d{4,5}| [A-Z]\d[A-Z] ?\d[A-Z]\d)?$/.exec(text.trim());
  if (!match || !STATES.has(match[2]!) || (withPostcode && !match[3])) return false;
  return isTownLike(match[1]!) && match[1]!.split(' ').length <= 3 && /\p{Ll}/u.test(match[1]!);
}

/** Index of the comma at which a trailing place begins ('Acme, Inc., Austin, TX' → before 'Austin'), or -1. */
export function trailingPlace(text: string): number {
  const commas: number[] = [];
  for (let i = text.indexOf(','); i >= 0 && commas.length < 12; i = text.indexOf(',', i + 1))
    commas.push(i);
  let best = -1;
  for (const at of commas.slice(-3)) {
    if (wholePlaceScore(text.slice(at + 1)) >= 0.7 && !startsWithCode(text.slice(at + 1))) {
      best = at;
      break;
    }
  }
  return best;
}

/** ', TX' alone belongs to the town before it. */
function startsWithCode(text: string): boolean {
  return codes.has(text.trim().split(',')[0]!.trim());
}
