import { LANGUAGE_EXAMS } from '../data/grades.ts';
import type { Answer } from '../model.ts';
import { LANGUAGES } from '../read/kinds.ts';
import { evidenceOf, type ResumeLine, type ResumeSide } from './resume-side.ts';

/** One scale for CEFR levels and the words people use; 0 = named without a level. */
const SCALE: readonly (readonly [number, RegExp])[] = [
  [6, /\b(?:C2|native|first language|mother[- ]tongue|bilingual|muttersprache)\b/i],
  [
    5,
    /\b(?:C1|fluent|fluency|full professional|business fluent|excellent|very good|near[- ]native|negotiat\w+)\b/i,
  ],
  [
    4,
    /\b(?:B2|professional|working proficiency|business|advanced|good|proficien\w+|upper[- ]intermediate)\b/i,
  ],
  [3, /\b(?:B1|intermediate|conversational|working)\b/i],
  [2, /\bA2\b/],
  [
    1,
    /\b(?:A1|basics?|beginner|elementary|school)\b|\b(?:some|a little|a bit of|a few words of) (?=\p{Lu})/iu,
  ],
];
const levelOf = (text: string): number => SCALE.find(([, pattern]) => pattern.test(text))?.[0] ?? 0;
/** Names of one language: the ad may use either. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  swahili: 'Kiswahili',
  kiswahili: 'Swahili',
  mandarin: 'Chinese',
  filipino: 'Tagalog',
  tagalog: 'Filipino',
};
const NAMES = new RegExp(String.raw`\b(?:${LANGUAGES})\b`, 'gi');
const NAME = new RegExp(NAMES.source, 'i');

/** 'as our workshop does not speak English': why it is asked. */
const REASON = /,? (?:as|because|since) (?=\p{Ll}+ )/u;

/** A course that goes on is no level: 'B1, B2 course since May'. */
const COURSE =
  /\b(?:[ABC][12]|\p{L}+) (?:course|class|exam)\b.*$|\b(?:learning|studying|working towards)\b.*$/iu;

/** What stands behind a language up to the next one: 'English, native | Irish, basic' tells of English that it is native. */
function levelWords(after: string): string {
  const [first = '', ...others] = after.replace(COURSE, ' ').split(/[,;|•·]/);
  return levelOf(first) > 0 || others.length === 0 || NAME.test(others[0]!)
    ? first
    : `${first} ${others[0]!}`;
}

const behind = (text: string, name: string): string =>
  text.slice(text.search(new RegExp(String.raw`\b(?:${name})\b`, 'i')));

/** 'Another language besides English' is not English. */
const BESIDES =
  /\b(?:besides|other than|apart from|beyond|in addition to|alongside) \p{Lu}\p{L}+/gu;

/** Two languages that a country's ads call 'both official languages'. */
const OFFICIAL = /\bboth official languages\b/i;

export function answerLanguage(whole: string, side: ResumeSide): Answer {
  const clause = whole.split(REASON)[0]!.replace(BESIDES, ' ');
  const names = OFFICIAL.test(clause)
    ? ['English', 'French']
    : [...clause.matchAll(NAMES)].map(([name]) => name);
  if (names.length === 0) return answerAnyLanguage(side);
  const all =
    OFFICIAL.test(clause) ||
    (/\band\b/.test(clause) &&
      !/\bor\b(?! (?:higher|above|better|more))/.test(clause.replaceAll(/\([^)]*\)/g, ' ')) &&
      names.length > 1);
  const asked = levelOf(clause);
  const lines = side.lines.filter(
    ({ section }) =>
      section === 'languages' ||
      section === 'skills' ||
      section === 'header' ||
      section === 'certificates' ||
      section === 'personal' ||
      section === 'other' ||
      section === 'summary',
  );
  const schooled = side.lines.filter(
    ({ section, text }) => section === 'education' && SCHOOL_EXAM.test(text),
  );
  const found = names.map((name) => {
    const own = name.toLowerCase();
    const either = [name, OTHER_NAMES[own] ?? [], LANGUAGE_EXAMS[own] ?? []].flat().join('|');
    const isNamed = ({ text }: ResumeLine) =>
      new RegExp(String.raw`\b(?:${either})\b`, 'i').test(text);
    const line =
      lines.find((one) => one.section === 'languages' && isNamed(one)) ??
      lines.find((one) => isNamed(one) && levelOf(levelWords(behind(one.text, either))) > 0) ??
      lines.find(isNamed) ??
      (asked < 5 ? schooled.find(isNamed) : undefined);
    if (!line) return null;
    return { line, level: levelOf(levelWords(behind(line.text, either))) };
  });
  const shown = found.filter((one) => one !== null);
  const isWrittenIn = (name: string) => /^english$/i.test(name) && side.resume.language === 'en';
  if (shown.length === 0 && names.every(isWrittenIn)) {
    return {
      verdict: 'only-you-know',
      why: 'Your resume is written in English; how well you speak and write it only you know.',
      evidence: [],
    };
  }
  if (shown.length === 0 && OR_ANY.test(clause)) return answerAnyLanguage(side);
  if (shown.length === 0 && TO_LEARN.test(clause)) {
    return {
      verdict: 'only-you-know',
      why: 'You may also learn it; only you know.',
      evidence: [],
    };
  }
  if (shown.length === 0) {
    return {
      verdict: 'not-shown',
      why: `Your resume does not name ${names.join(' or ') || 'the language'}.`,
      evidence: [],
    };
  }
  const evidence = evidenceOf(shown.map(({ line }) => ({ line, strength: 1 })));
  if (all && shown.length < names.length) {
    return {
      verdict: OFFICIAL.test(clause) ? 'not-shown' : 'partly',
      why: 'Your resume names one of them.',
      evidence: OFFICIAL.test(clause) ? [] : evidence,
    };
  }
  const isEnough = ({ level }: { level: number }) =>
    (level === 0 && asked < 5) || (asked === 0 ? level > 1 : level >= Math.min(asked, 5));
  // 'English and one of Hindi or Tamil': the first alone is half of it.
  const both = ONE_MORE.exec(clause);
  if (both && !names.some((name, at) => found[at] && both[1]!.includes(name))) {
    return { verdict: 'partly', why: 'Your resume names one of them.', evidence };
  }
  const enough = all ? shown.every(isEnough) : shown.some(isEnough);
  return enough
    ? { verdict: 'met', why: 'Your languages show it.', evidence }
    : { verdict: 'partly', why: 'You name the language at a lower level.', evidence };
}

/** 'Spanish or another second language', 'Dutch, or a readiness to learn it'. */
const OR_ANY = /\bor (?:an|any)(?:other)? (?:\p{L}+ )?language\b(?! (?:of|from|spoken|such))/iu;
const TO_LEARN = /\bor (?:an? |the )?(?:willing|ready|readiness|interest|desire)[^.;]*\blearn/i;

const ONE_MORE =
  /\p{Lu}\p{Ll}+[^.;]* (?:and|plus) (?:at least |also )?(?:one|any|either|another) (?:of|language)\b([^;]*)/u;

/** A pass in a school subject shows a language well enough for the day. */
const SCHOOL_EXAM =
  /\b(?:GCSEs?|O[- ]levels?|A[- ]levels?|leaving certificate|matric|HSC|CSEC|IELTS|TOEFL)\b/i;

const ANY_NAME = new RegExp(String.raw`\b(?!English\b)(?:${LANGUAGES})\b`, 'i');

/** 'A second language': any that the resume names beside English. */
function answerAnyLanguage(side: ResumeSide): Answer {
  const line = side.lines.find(
    ({ text, section }) =>
      (section === 'languages' || section === 'skills' || section === 'summary') &&
      ANY_NAME.test(text),
  );
  if (!line) {
    return { verdict: 'not-shown', why: 'Your resume names no other language.', evidence: [] };
  }
  const entries = line.text.split(/[,;|•·]/).filter((part) => ANY_NAME.test(part));
  const basic = entries.every((entry) => [1, 2].includes(levelOf(entry)));
  return {
    verdict: basic ? 'partly' : 'met',
    why: basic ? 'You name another language at a basic level.' : 'Your languages show it.',
    evidence: evidenceOf([{ line, strength: 1 }]),
  };
}
