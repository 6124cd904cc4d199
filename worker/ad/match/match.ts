/** Holds every requirement of an ad against the resume. Pure; the same texts always give the same answer. */
import type { RequirementKind } from '#contract/match.ts';
import { hitsIn } from '#worker/keywords/matcher.ts';
import type { AdReading, AnsweredRequirement, Answer } from '../model.ts';
import { answerDegree } from './degree.ts';
import { answerLanguage } from './language.ts';
import { answerLicence } from './licence.ts';
import { HEAD } from '../read/facts.ts';
import { placesIn } from '../read/places-in.ts';
import { answerOther } from './other.ts';
import { answerPlace } from './place.ts';
import type { ResumeSide } from './resume-side.ts';
import { settled } from './settle.ts';
import { answerShown } from './shown.ts';
import { answerSoft } from './soft.ts';
import { stemsOf } from './stems.ts';
import { answerYears, lengthAsked } from './years.ts';

/** What an answer may need besides the clause and the resume. */
interface AdContext {
  title: string | null;
  /** Stems of the title: the whole resume may be full of them. */
  common: ReadonlySet<string>;
  /** Places that the ad names at its head. */
  places: readonly string[];
  /** What the last length of time before this clause was asked in. */
  topic: string | null;
  /** The clause before this one. */
  before: string | null;
}

type Answerer = (clause: string, side: ResumeSide, context: AdContext) => Answer;

const ANSWERERS: Record<RequirementKind, Answerer> = {
  years: (clause, side, { title, topic }) => answerYears(clause, side, title, topic),
  degree: answerDegree,
  licence: (clause, side, { before }) => answerLicence(clause, side, before),
  language: answerLanguage,
  location: (clause, side, { places }) => answerPlace(clause, side, places),
  soft: answerSoft,
  other: answerOther,
  experience: (clause, side, { common }) => answerShown(clause, side, common),
  skill: (clause, side, { common }) => answerShown(clause, side, common),
};

/** requirements + resume → requirements with verdict, reason and exact evidence, in the ad's order. */
export function matchAd(
  ad: AdReading,
  adText: string,
  side: ResumeSide,
  weigh = true,
): AnsweredRequirement[] {
  const places = placesIn(adText.slice(0, HEAD));
  const common = new Set(stemsOf(ad.facts.title ?? '').map(({ stem }) => stem));
  let topic: string | null = null;
  return ad.requirements.map((requirement, index) => {
    const { kind, quote } = requirement;
    const ruled = ANSWERERS[kind](quote, side, {
      title: ad.facts.title,
      common,
      places,
      topic,
      before: ad.requirements[index - 1]?.quote ?? null,
    });
    const answer = weigh ? settled(requirement, ruled, side.lines) : ruled;
    if (kind === 'years') topic = lengthAsked(quote)?.topic ?? topic;
    const terms = [...new Set(hitsIn(quote).map(({ term }) => term.name))];
    return { ...requirement, ...answer, terms };
  });
}
