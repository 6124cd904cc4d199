/** States and countries by what licences, registers and papers call them. */
import { oneLine } from '#contract/one-line.ts';
import { placesIn } from '../read/places-in.ts';

/** Registers and cards that name no place and belong to one. */
const BODIES: readonly (readonly [place: string, names: RegExp])[] = [
  ['New South Wales', /\b(?:NSW|NESA)\b/],
  ['Victoria', /\b(?:VIC|VIT)\b|\bVictorian\b/],
  ['Queensland', /\b(?:QLD|QCT|QBCC)\b|\bBlue Card\b/i],
  ['Western Australia', /\b(?:WA WWCC|TRBWA)\b/],
  ['South Australia', /\bSACE\b|\bTRB SA\b/],
  ['England', /\b(?:Social Work England|QTS)\b/],
  ['Scotland', /\b(?:GTCS|SSSC|PVG)\b|\bScottish\b/],
  ['Wales', /\b(?:EWC|Social Care Wales)\b/],
  ['Ontario', /\b(?:CMRITO|OCT|CNO|OSWCA)\b/],
];

const placesOf = (text: string): string[] => [
  ...placesIn(text.replaceAll(BARE_CODE, ' ')).filter((place) => !TOWNS.test(place)),
  ...BODIES.flatMap(([place, names]) => (names.test(text) ? [place] : [])),
];

/** 'CA or CPA' names no state; 'Reno, NV' and 'a TX licence' do. */
const BARE_CODE =
  /(?<!, )\b\p{Lu}{2}\b(?! (?:\p{Ll}+(?:['’]s)? )?(?:licen|regist|certif|RN\b|Working|Blue|[Dd]river|CDL|state|[Nn]urs|[Tt]each))/gu;

/** Words that the gazetteer takes for places and licences for something else. */
const TOWNS = /^(?:Card|Mobile|Reading|Teachers?|College)$/i;

/** Whether a licence is asked for one place and held for another. */
export function anotherPlace(asked: string, held: string): boolean {
  if (/\b(?:compact|multi-?state)\b/i.test(held)) return false;
  const wanted = placesOf(asked);
  const there = placesOf(held);
  return wanted.length > 0 && there.length > 0 && !there.some((place) => wanted.includes(place));
}

const PAPERS = oneLine`
  \b(?:
    rights? to work|working rights|work (?:permit|authori[sz]ation)|
    (?:authori[sz]ed|eligible|permitted|entitled) to work|
    no (?:visa|sponsorship) (?:needed|required)|green card|settled status|
    indefinite leave to remain|permanent residen(?:t|ce|cy)|stamp [46]|blue card eu|eu blue card
  )\b
`;

/** Whose citizens may work where, by words of the ad. */
const NATIONS: readonly (readonly [asked: RegExp, nations: string])[] = [
  [/\b(?:UK|United Kingdom|Britain|British|England|Scotland|Wales)\b/, 'British|UK|Irish'],
  [/\b(?:Ireland|Irish|Stamp 4)\b/, 'Irish|British|UK|EU'],
  [/\b(?:Australian?)\b/, 'Australian|New Zealand'],
  [/\b(?:New Zealand)\b/, 'New Zealand|Australian'],
  [/\b(?:Canada|Canadian)\b/, 'Canadian'],
  [/\b(?:US|USA|U\.S\.|United States|American|GC)/, 'US|U\\.S\\.|American|United States'],
  [/\b(?:India|Indian)\b/, 'Indian'],
  [
    /\b(?:EU|EEA|European|Germany|German|Austria|France|Spain|Netherlands)\b/,
    'EU|European|German|Austrian|French|Spanish|Italian|Dutch|Polish|Irish|Portuguese|Swedish|' +
      'Czech|Slovak|Slovenian|Hungarian|Romanian|Bulgarian|Greek|Danish|Finnish|Norwegian|' +
      'Belgian|Croatian|Lithuanian|Latvian|Estonian',
  ],
];

/** What a resume may say to settle a right to work: papers, or a citizenship of the country asked, of any where none is. */
export function nationsAllowedIn(clause: string): RegExp {
  const named = NATIONS.filter(([asked]) => asked.test(clause)).map(([, nations]) => nations);
  const own = [...clause.matchAll(/\b(\p{Lu}\p{L}+) (?:citizens?|nationals?|PRs?)\b/gu)];
  named.push(...own.map(([, nation = '']) => nation));
  const nations = named.length > 0 ? named.join('|') : NATIONS.map(([, all]) => all).join('|');
  return new RegExp(
    oneLine`
      ${PAPERS}|\b(?:${nations}) (?:citizen|national|passport)|
      \b(?:citizen|national|passport) of (?:${nations})|
      \b(?:citizenship|nationality)\s*:\s*(?:${nations})
    `,
    'i',
  );
}
