import { stemmer } from 'stemmer';
import { fold } from '#worker/nlp/fold.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { SAME_STEMS } from '../data/same-stems.ts';

/** Words that frame a requirement and name nothing that a resume could show. */
const FRAME = new Set(
  `a an the and or of in on at to for with by from as is are was were be been being has have had do does did can could may might must shall should will would you your yours we our ours us they their them it its this that these those who whom which what when where how if so than then too very more most less least such other others another any some all both each every either one ones own same
  experience experienced exp background knowledge understanding familiarity familiar skill skilled ability able capacity capable proven demonstrated evidence record track history strong solid good great excellent outstanding sound basic advanced intermediate expert level high highly deep proficient proficiency proficiently fluency fluent competent competence confident comfortable comfort working hands minimum preferably preferred ideally ideal desirable desired plus bonus asset advantage essential required requirement require need needed must nice helpful useful welcome welcomed regarded related relevant similar comparable equivalent etc including include incl example e.g eg i.e ie like year yr month time day week role job position work worked works environment field area setting industry sector domain exposure prior previous current direct directly least field minimum valid full new using use used uses usage clear effective effectively successful successfully well comfortable various general professional practical real world large small own part least over under about within across around between into through per up out not no also just only really know knows knowing understand understands holder hold holds holding write writes run runs first second set take taken lead-in know-how command grasp particular particularly place weight expected required successful candidate applicant person people someone others thing things bit lot kind way ways least methods method tools tool systems system techniques technique least practice practices principles matters heart safe handling
  confidence thorough everyday accurate recent recently continuous consecutive last within thorough in-depth depth extensive significant substantial exceptional superb decent genuine broad keen modern different short sure happy inside whichever something somebody bit talk talking scare active currently writing written reading doing making having certified certification certificate licence license licences licenses licensed ticket card
  before after ever already once twice again taken took bring brings brought nothing meaningful individual completion towards toward added`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that many resumes share: they tell less than the rest of a requirement. */
const COMMON = new Set(
  `team manage management manager develop development project plan business customer client service support lead report data process quality company office sale staff product design build create deliver market operate operation organisation organization supervise train help prepare provide improve control meet drive give provide perform carry deal patient handle strategy strategic technical senior assistant officer engineer professional best standard high review monitor record program programme plan result site local national international year budget group community case account analysis analyse system`
    .split(/\s+/)
    .map((word) => stemmer(word)),
);

/** Each stem of a group by the first of them. */
const EQUAL: ReadonlyMap<string, string> = new Map(
  SAME_STEMS.trim()
    .split('\n')
    .flatMap((row) => {
      const [first = '', ...others] = row.split(' ');
      return others.map((stem): [string, string] => [stem, first]);
    }),
);

export interface Stem {
  stem: string;
  /** 1 for a telling word, less for one that many resumes share. */
  weight: number;
}

const SHORT_NAME = /(?<![\p{L}\p{N}])\p{Lu}{2,4}(?![\p{L}\p{N}])/gu;

/** Telling words of a text, stemmed (Porter), each once, in order. */
export const stemsOf: (text: string) => readonly Stem[] = rememberByText((text) => {
  const seen = new Map<string, Stem>();
  // An acronym is no joining word: 'CAN', 'IT', 'WAS'.
  for (const [short] of /\p{Ll}/u.test(text) ? text.matchAll(SHORT_NAME) : []) {
    const stem = `${short.toLowerCase()}.`;
    if (FRAME.has(short.toLowerCase())) seen.set(stem, { stem, weight: 1 });
  }
  for (const word of fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}'+#]*/gu) ?? []) {
    const bare = word.replace(/(?:'(?:s|ve|re|ll|d|m)?|n't)$/, '');
    if (bare.length < 2 || FRAME.has(bare) || /^\d+$/.test(bare)) continue;
    const stem = stemOf(bare);
    if (!seen.has(stem)) seen.set(stem, { stem, weight: COMMON.has(stem) ? 0.4 : 1 });
  }
  return [...seen.values()];
});

/** 'CIS' is no plural of 'CI'. */
const SHORTEST = 3;

/** One word without its endings, spelling variants and near-synonyms made one. */
export function stemOf(word: string): string {
  if (word.length <= SHORTEST) return EQUAL.get(word) ?? word;
  const stem = stemmer(word.replace(/isation/, 'ization').replace(/is(e|ed|es|ing)$/, 'iz$1'));
  return EQUAL.get(stem) ?? stem;
}

/** Share 0..1 of a requirement's weight that a set of stems covers. */
export function coverage(wanted: readonly Stem[], present: ReadonlySet<string>): number {
  const all = wanted.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return 0;
  return wanted.reduce((sum, { stem, weight }) => sum + (present.has(stem) ? weight : 0), 0) / all;
}
