import type { Evidence } from '#contract/match.ts';
import type { Answer } from '../model.ts';
import { countryOf, placesIn } from '../read/places-in.ts';
import { evidenceOf, type ResumeSide } from './resume-side.ts';

const TRAVEL = /\btravel\b|\bfield trips\b|\bonsite weeks\b|\brelocate\b(?!.*\bliv)/i;

const UNITED_STATES = /\b(?:United States|USA|the US)\b|\bU\.S\.(?:A\.)?/;

/** Countries that ads call by their letters. */
const BY_LETTERS: readonly (readonly [name: string, letters: RegExp])[] = [
  ['United States', UNITED_STATES],
  ['United Arab Emirates', /\bU\.?A\.?E\b/],
  ['United Kingdom', /\bU\.?K\b/],
];

const GETTING_THERE = /\b(?:get (?:yourself )?(?:to|there|here|in)|commut\w+|reach)\b/i;
const NAMES_A_SPOT =
  /(?<=\p{Ll} )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|I\b)\p{Lu}\p{Ll}{2,}/u;

/** Same place = met; another or none = only the person knows, unless moving is ruled out. */
export function answerPlace(clause: string, side: ResumeSide, adPlaces: readonly string[]): Answer {
  const places = placesIn([side.resume.location?.value ?? '', currentPlace(side)].join(', '));
  const home = [...places, ...places.flatMap((place) => countryOf(place) ?? [])];
  const named = [
    ...placesIn(clause),
    ...BY_LETTERS.flatMap(([name, letters]) => (letters.test(clause) ? [name] : [])),
  ];
  const towns = adPlaces.filter((place) => !countryOf(place));
  const wanted = named.length > 0 ? named : towns.length > 0 ? towns : adPlaces;
  const evidence = homeEvidence(side);
  const asksMove = /\brelocate\b/i.test(clause) && !/\btravel\b/i.test(clause);
  const asksTravel = TRAVEL.test(clause) && !asksMove && !/\b(?:resid|liv)/i.test(clause);
  const same =
    wanted.some((place) => home.includes(place)) &&
    // A quarter or a road that no gazetteer knows, and how to get there, only they know.
    (named.length > 0 || !(NAMES_A_SPOT.test(clause) || GETTING_THERE.test(clause)));
  if (
    !asksTravel &&
    same &&
    // Who lives in the town itself lives near it; how far an office in it is only they know.
    (named.some((place) => home.includes(place) && !countryOf(place)) ||
      !/\bwithin\b.*\b(?:distance|minutes?|hours?|miles?|km)\b/i.test(clause))
  ) {
    return {
      verdict: 'met',
      why: `You are in ${side.resume.location?.value ?? wanted[0]}.`,
      evidence,
    };
  }
  const travels = asksTravel ? travelling(clause, side) : null;
  if (travels) return travels;
  if (/\blocals?\b.*\bonly\b|\bno relocation\b/i.test(clause) && home.length > 0) {
    return { verdict: 'not-shown', why: 'Your resume names another place.', evidence: [] };
  }
  return {
    verdict: 'only-you-know',
    why: asksTravel
      ? 'Whether you can travel only you know.'
      : 'Where you can live or work only you know.',
    evidence: [],
  };
}

const SHARE = /(\d{1,3}) ?%/;

/** 'Travel up to 60%': settled by work that takes as much of it. */
function travelling(clause: string, side: ResumeSide): Answer | null {
  const asked = Number(SHARE.exec(clause)?.[1] ?? 0);
  const line = side.lines.find(
    ({ job, said }) =>
      job && /\btravel/i.test(said) && asked > 0 && Number(SHARE.exec(said)?.[1] ?? 0) >= asked,
  );
  if (!line) return null;
  return {
    verdict: 'met',
    why: 'Your work already takes as much travel.',
    evidence: evidenceOf([{ line, strength: 1 }]),
  };
}

const currentPlace = ({ resume }: ResumeSide) =>
  resume.work.find(({ current }) => current)?.location?.value ?? '';

/** The place itself, and not the line of contact data that it stands in. */
function homeEvidence({ resume: { location } }: ResumeSide): Evidence[] {
  if (!location?.span) return [];
  return [
    { span: location.span, quote: location.value, section: 'header', role: null, dates: null },
  ];
}
