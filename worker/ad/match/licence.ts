import { oneLine } from '#contract/one-line.ts';
import type { Answer } from '../model.ts';
import { rememberByText } from '#worker/nlp/remember.ts';
import { padded } from '../read/padded.ts';
import {
  FULL_GRADE,
  IN_DATE,
  LOWER_GRADE,
  PAPER,
  SHORT_LIFE,
  SHORT_LIVED,
  WIDER_LETTERS,
} from '../data/grades.ts';
import { licencesIn } from '../read/licence-names.ts';
import { holdsName, membersFor } from './classes.ts';
import { anotherPlace } from './jurisdiction.ts';
import { partsOf } from './parts.ts';
import { evidenceOf, type ResumeLine, type ResumeSide } from './resume-side.ts';
import { findAlternative } from './shown.ts';
import { coverage, stemsOf } from './stems.ts';

const IN_PART = 'Your resume names a part of what is asked.';

const OPEN = new RegExp(
  oneLine`
    \b(?:
      willing(?:ness)?|working towards?|progress towards?|or obtain|to obtain|
      able to (?:obtain|get|hold|gain)|ability to obtain|eligib\w+|
      will (?:sit|get|obtain|take|complete|gain)|in your first|prepared to|
      (?:happy|ready|glad) to (?:train|study|qualify|take|sit|gain|get)|
      within (?:\S+ )?\S+ (?:months?|days|weeks|years?)|training (?:will be )?provided
    )\b
  `,
  'i',
);
const DRIVING = new RegExp(
  oneLine`
    \bdriv(?:er|ing)['’]?s?\b|\bto drive\b|\bvehicle\b|\bcar\b|\bwheeler\b|\b(?:motor)?bike\b|
    \bscooter\b|\bmotorcycle\b|
    ^(?:with )?(?:an? )?(?:(?:valid|full|clean|current) )*licen[cs]e$|\bcdl\b|\bhgv\b
  `,
  'i',
);

/** A licence, register or certificate: the same, the same at another level, one of several, or none. */
export function answerLicence(
  asked: string,
  side: ResumeSide,
  before: string | null = null,
): Answer {
  // 'Level 2 cert is a bonus' speaks of what stands before it.
  const bare = asked.replace(/\blevel \d\b/gi, ' ').replace(LICENCE_WORDS, ' ');
  const whole = before && stemsOf(bare).length === 0 ? `${before} ${asked}` : asked;
  // 'CPR/BLS card': two names.
  const clause = whole.replaceAll(/(?<=\p{Lu}{3})\/(?=\p{Lu}{3})/gu, ' / ');
  const vehicle = HEAVY.exec(clause)?.[1]?.toLowerCase();
  if (vehicle && !side.lines.some(({ text }) => text.toLowerCase().includes(vehicle)))
    return absent(clause);
  const found =
    byCategory(clause, side) ??
    byLevel(clause, side) ??
    byName(clause, side) ??
    byAcronym(clause, side);
  const answer =
    found ??
    byHeading(clause, side) ??
    (DRIVES.test(clause) ? null : byWords(clause, side)) ??
    absent(clause);
  if (answer.verdict === 'met') {
    if (isLowerGrade(clause, answer)) {
      return lowered(answer, 'Your resume names it at a lower grade, or not yet done.');
    }
    if (hasRunOut(clause, answer, side.today)) {
      return lowered(answer, 'Your resume names it; by its dates it has run out.');
    }
    return lacksOne(clause, side) ? lowered(answer, IN_PART) : answer;
  }
  const isOnTheWay = /\b(?:working|progress|studying) towards?\b/i.test(clause);
  return answer.verdict === 'partly' &&
    isOnTheWay &&
    answer.evidence.some(({ quote }) => LEARNT.test(quote))
    ? { ...answer, verdict: 'met', why: 'You are working towards it.' }
    : answer;
}

/** 'Cat C licence', 'category D1': letters of a driving licence, wherever they stand among others. */
const CATEGORY =
  /\b(?:[Cc]at(?:egory)?\.?|[Cc]lass) ([A-Z]{1,2}\d?(?:\+E)?)(?![\p{L}\p{N}])|\b(C\+?E|C1|D1|LGV|HGV|[LMH]R|[HM]C) licen[cs]e\b/u;
const CATEGORIES = /\b(?:categor(?:y|ies)|class(?:es)?|driv(?:ing|er['’]?s?) licen[cs]e)\b/i;

/** America's lorry licences are the other way round: A is the widest. */
const COMMERCIAL = /\bCDL\b|\bcommercial driv/i;
const COMMERCIAL_LETTERS: Readonly<Record<string, string>> = { B: 'A', C: 'A|B' };

function byCategory(clause: string, side: ResumeSide): Answer | null {
  const found = CATEGORY.exec(clause);
  const letters = found?.[1] ?? found?.[2];
  if (!letters) return null;
  const lines = side.lines.filter(
    ({ text }) =>
      CATEGORIES.test(text) &&
      /\blicen[cs]e|\bcategor|\bCDL\b/i.test(text) &&
      /(?<![\p{L}\p{N}])(?:[A-DT][1E]?E?|[LMH][RC])(?![\p{L}\p{N}])/u.test(text),
  );
  if (lines.length === 0) return null;
  const wider = (COMMERCIAL.test(clause) ? COMMERCIAL_LETTERS : WIDER_LETTERS)[
    letters.replace('+', '')
  ];
  const has = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${letters.replace('+', String.raw`\+?`)}${wider ? `|${wider}` : ''})(?![\p{L}\p{N}+])`,
    'u',
  );
  const fitting = lines.filter(({ text }) => has.test(text));
  return {
    verdict: fitting.length > 0 ? 'met' : 'partly',
    why: fitting.length > 0 ? 'Your resume names it.' : 'Your resume names other categories.',
    evidence: evidenceOf(
      (fitting.length > 0 ? fitting : lines).map((line) => ({ line, strength: 1 })),
    ),
  };
}

/** What a car licence alone does not let one drive. */
const HEAVY =
  /\bto drive (?:an? |the |our )?(?:\p{L}+[- ])?(minibus|bus|coach|tram|truck|lorry|hgv|tractor|ambulance)\b/iu;

const DRIVES = /\bdriv(?:er|ing)['’]?s?'? licen[cs]e/i;

/** A licence that a heading names: 'Driving licence', and under it 'Class B'. */
function byHeading(clause: string, side: ResumeSide): Answer | null {
  const asked = licencesIn(clause).flat();
  const { sections } = side.resume;
  const lines = sections.flatMap(({ heading }) => {
    const at = heading?.span;
    if (!at || !asked.some((name) => holdsName(heading.value, name))) return [];
    return side.lines.filter(({ start }) => start > at.start).slice(0, 1);
  });
  if (lines.length === 0) return null;
  return {
    verdict: 'met',
    why: 'Your resume names it.',
    evidence: evidenceOf(lines.map((line) => ({ line, strength: 1 }))),
  };
}

/** 'CPR level C': of one course, a later letter holds more. */
const letterOf = (text: string): string => /\b[Ll]evel ([A-D])\b/.exec(text)?.[1] ?? '';

/** The register is right, the rank in it is not: a student member, a course that goes on, a member for a chartered one. */
function isLowerGrade(clause: string, { evidence }: Answer): boolean {
  if (OPEN.test(clause) || LOWER_GRADE.test(clause)) return false;
  const charter = /\bcharter/i.test(clause);
  return (
    (ONE_AND_ALL.test(clause) && evidence.some(({ quote }) => RUN_OUT.test(quote))) ||
    (evidence.length > 0 &&
      evidence.every(
        ({ quote }) =>
          beltOf(quote) < beltOf(clause) ||
          (letterOf(quote) !== '' && letterOf(quote) < letterOf(clause)) ||
          (LOWER_GRADE.test(quote) && (FULL_GRADE.test(clause) || LEARNT.test(quote))) ||
          (charter && !/\bcharter|\bC\.?Eng\b|\b[MF]\p{Lu}{2,}S\b/iu.test(quote)),
      ))
  );
}

const YEARS_LONG = ['', 'one', 'two', 'three', 'four', 'five'];

/** Whether every paper shown says by its own dates that its time is over. */
function hasRunOut(clause: string, { evidence }: Answer, today: string): boolean {
  const now = Number(today.slice(0, 4)) + (Number(today.slice(5, 7)) - 1) / 12;
  const isOver = (quote: string): boolean => {
    const until =
      /\b(?:exp(?:ir\w+|\.)?|valid (?:until|till?|to|through))\b[^;]*?\b(20\d\d)\b/i.exec(quote);
    if (until) return Number(until[1]) + 1 <= now;
    const given = Math.max(0, ...(quote.match(/\b20\d\d\b/g) ?? []).map(Number));
    const life = /\bvalid (?:for )?(\w+) years?\b/i.exec(quote)?.[1]?.toLowerCase();
    const years = life ? Number(life) || YEARS_LONG.indexOf(life) : SHORT_LIFE;
    return (
      given > 0 &&
      years > 0 &&
      given + years + 1 <= now &&
      (life !== undefined || (IN_DATE.test(clause) && SHORT_LIVED.test(quote)))
    );
  };
  return evidence.length > 0 && evidence.every(({ quote }) => isOver(quote));
}

/** 'OSHA and HIPAA certificates': whether one of several papers asked together is nowhere named. */
function lacksOne(clause: string, side: ResumeSide): boolean {
  const pieces = clause.split(/,?\s+(?:and|AND|&)\s+/);
  if (pieces.length < 2 || /\bor\b(?! (?:higher|above|better|equivalent))|\//i.test(clause))
    return false;
  const isOfPapers = pieces.filter((piece) => PAPER.test(piece)).length === pieces.length;
  return pieces.some((piece, index) => {
    if (
      !isOfPapers &&
      (index === 0 || !/\b(?:certificat|licen[cs]e|ticket|card|permit|endorsement)/.test(piece))
    )
      return false;
    const names = licencesIn(piece).flat();
    const words = stemsOf(piece.replace(LICENCE_WORDS, ' ')).filter(({ weight }) => weight >= 1);
    if (names.length === 0 && words.length === 0) return false;
    return !side.lines.some(
      (line) =>
        names.some((name) => holdsName(line.text, name)) ||
        (words.length > 0 && coverage(words, line.stems) >= 0.5) ||
        initialsIn(line.text).some((name) => piece.includes(name)),
    );
  });
}

/** Of two papers that are asked, one that has run out is not held. */
const ONE_AND_ALL = /\band\b(?!\/or)/i;
const RUN_OUT = /\b(?:expired|lapsed|no longer valid)\b/i;

const LEARNT = /\b(?:in progress|studying|working towards|provisional|learner|expired|lapsed)\b/i;

const lowered = (answer: Answer, why: string): Answer => ({ ...answer, verdict: 'partly', why });

/** 'Level 3 Food Safety' against 'Level 4': a higher one is enough. */
function byLevel(clause: string, side: ResumeSide): Answer | null {
  const level = levelOf(clause);
  if (level === null) return null;
  const words = stemsOf(clause.replace(/\blevel \d\b/gi, ' ').replace(LICENCE_WORDS, ' '));
  const names = [...membersFor(clause), ...licencesIn(clause).flat()];
  const best = side.lines
    .filter(
      (line) =>
        levelOf(line.text) !== null &&
        (coverage(words, line.stems) > 0.25 || names.some((name) => holdsName(line.text, name))),
    )
    .toSorted((a, b) => levelOf(b.text)! - levelOf(a.text)!)[0];
  if (!best) return null;
  return {
    verdict: levelOf(best.text)! >= level ? 'met' : 'partly',
    why: `Level ${levelOf(best.text)}; level ${level} asked.`,
    evidence: evidenceOf([{ line: best, strength: 1 }]),
  };
}

const LICENCE_WORDS =
  /\b(?:certificat\w+|certs?|award|licen[cs]e\w*|registration|registered|qualified|current|minimum|bonus|plus)\b/gi;

const JUST_DRIVING = new RegExp(
  oneLine`
    ^(?:with )?(?:an? )?(?:(?:valid|full|clean|current) )*licen[cs]e$|
    \bwheeler\b[^.;]*\blicen[cs]e\b|^(?:(?:you|must|able|can|to)\s+)*driv(?:e|ing)\b(?! licen)
  `,
  'i',
);

/** Licences of the table, whatever they are called; of several that are joined by 'and', all count. */
function byName(clause: string, side: ResumeSide): Answer | null {
  const asked = licencesIn(JUST_DRIVING.test(clause) ? 'driving licence' : clause);
  if (asked.length === 0) return null;
  const shown = asked.map((names) =>
    side.lines.filter(({ text }) => names.some((name) => holdsName(text, name))),
  );
  const found = shown.filter((lines) => lines.length > 0);
  if (found.length === 0) return null;
  const isChoice = /\bor\b|\//i.test(clause.replaceAll(/\([^)]*\)/g, ''));
  const all = isChoice || (found.length === asked.length && !asksUnknown(clause));
  if (found.flat().every(({ text }) => anotherPlace(clause, text))) {
    return elsewhere(found.flat());
  }
  return {
    verdict: all ? 'met' : 'partly',
    why: all ? 'Your resume names it.' : IN_PART,
    evidence: evidenceOf(distinct(found.flat()).map((line) => ({ line, strength: 1 }))),
  };
}

/** 'A white card and a rescue boat certificate': the table knows one, and the other is asked as well. */
const asksUnknown = (clause: string): boolean => {
  const pieces = clause.split(/,?\s+(?:and|&)\b/);
  return (
    pieces.length > 1 &&
    pieces.some(
      (piece) =>
        /\b(?:certificate|licen[cs]e|ticket|card|permit|registration)\b/i.test(piece) &&
        licencesIn(piece).length === 0 &&
        stemsOf(piece.replace(LICENCE_WORDS, ' ')).length > 0,
    )
  );
};

const elsewhere = (lines: readonly ResumeLine[]): Answer => ({
  verdict: 'partly',
  why: 'Your resume names that of another state or country.',
  evidence: evidenceOf(distinct(lines).map((line) => ({ line, strength: 1 }))),
});

const NAME = /(?<![\p{L}\p{N}])(?!(?:AND|NOT|THE|ALL|MUST)\b)\p{Lu}{3,}(?![\p{L}\p{N}])/gu;

/** By its letters or by the words that they stand for. */
const namesIt = (text: string, name: string): boolean =>
  padded(text).includes(` ${name.toLowerCase()} `) || initialsIn(text).includes(name);

/** 'CSP' of 'Chartered Society of Physiotherapy', run by run of capitals. */
const initialsIn: (text: string) => readonly string[] = rememberByText((text) =>
  [...text.matchAll(CAPITALISED)].map(([run]) => (run.match(/\p{Lu}(?=\p{Ll})/gu) ?? []).join('')),
);
const CAPITALISED = /\p{Lu}\p{Ll}+(?:\s(?:(?:of|and|the|for|in)\s){0,2}\p{Lu}\p{Ll}+){2,}/gu;

/** 'Current BCLS certification': the short name itself, wherever it stands. */
function byAcronym(clause: string, side: ResumeSide): Answer | null {
  const names = [...clause.matchAll(NAME)].map(([name]) => name);
  const lines = side.lines.filter(
    ({ text, section }) => section !== 'summary' && names.some((name) => namesIt(text, name)),
  );
  const best = lines.filter(({ text }) => names.every((name) => namesIt(text, name)));
  if (best.length === 0 || names.some((name) => PLACE.test(name))) return null;
  if (best.every(({ text }) => anotherPlace(clause, text))) return elsewhere(best);
  return {
    verdict: 'met',
    why: 'Your resume names it.',
    evidence: evidenceOf(
      best.map((line) => ({ line, strength: 1 })),
      2,
    ),
  };
}

const PLACE = /^(?:NSW|VIC|QLD|TAS|USA|UAE)$/;

const distinct = (lines: readonly ResumeLine[]): ResumeLine[] => [...new Set(lines)];

/** A licence that no table knows, by its own words. */
function byWords(clause: string, side: ResumeSide): Answer | null {
  // What the table knows by all its names is not proved by a word of one of them.
  const known = licencesIn(clause).length > 0;
  const named = clause
    .replace(/\b(?:or )?(?:working towards it|equivalent).*$/i, '')
    .replace(/\b(?:registered|registration|endorsements?|certificates?|passes|pass)\b/gi, ' ');
  const found = partsOf(named)
    .flatMap(({ alternatives }) =>
      // Using Scrum is no certificate in it: what a class holds is not what was awarded.
      alternatives.map((one) => findAlternative({ ...one, members: [] }, side)),
    )
    .filter(({ strength }) => strength >= 0.5);
  const lines = found
    .flatMap((one) => one.lines)
    .filter(({ line }) => line.section !== 'experience' || (ACRONYM.test(clause) && !known));
  if (lines.length === 0) return null;
  const sure = !known && lines.some(({ strength }) => strength >= 0.6);
  return {
    verdict: sure ? 'met' : 'partly',
    why: sure ? 'Your resume names it.' : 'Your resume names something near.',
    evidence: evidenceOf(lines),
  };
}

const ACRONYM = /\b\p{Lu}{3,}\b/u;

function absent(clause: string): Answer {
  if (DRIVING.test(clause)) {
    return {
      verdict: 'only-you-know',
      why: 'A resume often leaves this out; only you know.',
      evidence: [],
    };
  }
  if (OPEN.test(clause)) {
    return {
      verdict: 'only-you-know',
      why: 'You may also get it later; only you know.',
      evidence: [],
    };
  }
  return { verdict: 'not-shown', why: 'Your resume does not name it.', evidence: [] };
}

function levelOf(text: string): number | null {
  const found = /\blevel (\d)\b/i.exec(text);
  return found ? Number(found[1]) : null;
}

/** Ranks of one award by their colours, lowest first. */
const BELTS = ['white', 'yellow', 'green', 'black', 'master black'];
const beltOf = (text: string): number =>
  BELTS.findLastIndex((colour) => new RegExp(String.raw`\b${colour} belt\b`, 'i').test(text));
