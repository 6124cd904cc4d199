import { oneLine } from '#contract/one-line.ts';
import type { KeywordReport } from '#contract/resume.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { emptyPhrasesIn } from '#worker/keywords/empty-phrases.ts';
import { isMatter } from '#worker/keywords/matters.ts';
import { isSoft } from '#worker/keywords/soft-skills.ts';
import { languageLength } from '#worker/parse/language-names.ts';
import type { ParsedResume } from '#worker/parse/model.ts';
import { calm, unique } from './wording.ts';
import { isTrue } from './gate.ts';

/**
 * Skills that the resume lists and terms of the field that it uses, the best proven first. Traits that
 * nobody can test ('friendly') are left out, except where the resume has hardly anything else.
 */
export function skillsByRelevance(
  resume: ParsedResume,
  { found }: KeywordReport,
  text: string,
): string[] {
  const terms = found.map(({ term }) => term);
  const short = resume.skills
    .map(({ value }) => asSkill(value))
    .filter(
      (skill) =>
        skill.length <= 60 && !isStatement(skill) && !isLanguage(skill) && !isCliche(skill),
    );
  const shouting = short.filter((skill) => skill === skill.toUpperCase()).length > short.length / 2;
  const listed = shouting ? short.map((skill) => calm(skill, terms)) : short;
  const isListed = new Set(listed.map((skill) => skill.toLowerCase()));
  const kinds = new Map(found.map(({ term, kind }) => [term.toLowerCase(), kind]));
  const few = listed.length < FEW;
  const used = found
    .filter(({ kind }) => kind === 'hard' || kind === 'tool')
    .filter(({ term, kind }) => kind === 'tool' || few || isTerm(term))
    .map(({ term }) => term)
    .filter((term) => occurrences(text, term) > 0 && !isMatter(term))
    .filter((term) => !listed.some((skill) => occurrences(skill, term) > 0));
  const worth = (skill: string): number => {
    const key = skill.toLowerCase();
    const proof = Math.min(4, occurrences(text, skill)) / 2;
    const weak = isSoft(skill) ? -10 : EVERYBODYS.test(skill) ? -4 : 0;
    return (isListed.has(key) ? 2.5 : 0) + (kinds.has(key) ? 2 : 0) + proof + weak;
  };
  const all = unique([...listed, ...used].map(capitalised))
    .filter((skill) => isTrue(skill, [skill]))
    .toSorted((a, b) => worth(b) - worth(a));
  const hard = all.filter((skill) => !isTrait(skill));
  const telling = hard.filter((skill) => !OFFICE_BASICS.test(skill));
  return [telling, hard, all].find((skills) => skills.length >= FEW) ?? all;
}

/** 'I have a driving licence' → 'driving licence' */
export const asSkill = (entry: string): string =>
  entry.replace(/^(?:(?:I )?(?:have|hold)|I['’]ve(?: got)?) (?:an? )?(?=\p{L})/iu, '');

/** An entry of a list of skills that tells what somebody did: 'Refereed for two journals', or whom to ask. */
const isStatement = (entry: string): boolean =>
  /^ref(?:eree|erence)?s?\b|\S@\S|\d(?:[\d\s()-]{6,})\d/i.test(entry) ||
  /^(?:I|I['’]ve|my)\s/i.test(entry) ||
  new RegExp(
    oneLine`
      ^(?!
        (?:
          advanced|based|certified|licen[cs]ed|registered|trained|qualified|skilled|experienced
        )\b
      )\p{L}{3,}(?:ed|ught) (?:for|at|by|to|the|an?)\s
    `,
    'iu',
  ).test(entry);

/** 'Fast learner', which checks find fault with wherever it stands. */
const isCliche = (entry: string): boolean =>
  emptyPhrasesIn(entry).some(({ phrase }) => phrase.length === entry.length);

/** LinkedIn has a place of their own for languages: 'English', 'Polish (native)', 'basic Spanish'. */
const isLanguage = (entry: string): boolean =>
  languageLength(entry.replace(/^(?:basic|conversational|fluent|native|some|spoken) /i, '')) > 0;

/** What a list says with a verb or a grade, and no headline: 'Can lift 25 kg', 'Good at sums'. */
export const isPlainTalk = (skill: string): boolean =>
  /^(?:can|able|good|great|very|some|a little|basic|willing|fast|quick|own)\s/i.test(skill);

/** With fewer skills than this, everything counts. */
const FEW = 4;

/** Whether a term is more than a word of everyday use, such as 'research' or 'covers'. */
export const isTerm = (term: string): boolean => /[\s\p{Lu}\p{N}+#/-]|(?:ing|ment)$/u.test(term);

/** Traits of character, unlike soft skills that can be learnt: communication, public speaking. */
const isTrait = (skill: string): boolean => isSoft(skill) && !LEARNT.test(skill);

const LEARNT = new RegExp(
  oneLine`
    communicat|leadership|team ?work|collaborat|problem|critical|analytical|decision|strategic|
    management|speaking|listening|conflict|persuasi|typing|word|presentation
  `,
  'i',
);

/** Whether a term tells one applicant from another. */
export const setsApart = (term: string): boolean => !OFFICE_BASICS.test(term);

/** Programs that set nobody apart. */
const EVERYBODYS =
  /^(?:(?:microsoft|ms|google) )?(?:word|excel|office(?: suite)?|outlook|powerpoint|teams|docs|windows|gmail)$/i;

/** What everybody who works at a desk can do. */
const OFFICE_BASICS =
  /^(?:(?:microsoft|ms) )?(?:word|outlook|windows)$|^(?:e-?mail|gmail|internet|typing)$/i;

/** 'fatigue testing' → 'Fatigue testing', as LinkedIn shows skills; 'eDNA' and 'npm run' stay. */
function capitalised(skill: string): string {
  const [first = ''] = skill.split(/[\s/-]/);
  return /^(?=.*[aeiouy])\p{Ll}{2,}$/u.test(first)
    ? skill[0]!.toUpperCase() + skill.slice(1)
    : skill;
}

/** How often a term stands in a text as whole words, web addresses aside; the case of a short one matters (R, Go, IT). */
export function occurrences(text: string, term: string): number {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const flags = term.length <= 3 ? 'gu' : 'giu';
  const word = new RegExp(
    `(?<![\\p{L}\\p{N}]|\\p{Lu}-)${escaped}(?![\\p{L}\\p{N}+#]|\\.(?:com|org|io|net|dev)\\b)`,
    flags,
  );
  return text.match(word)?.length ?? 0;
}

/**
 * The text without the head of the page, where 'GitHub' is an address and no skill, and without the names of
 * employers and schools: who works at 'Delta Plumbing Ltd' need not be a plumber.
 */
export function bodyOf(document: ExtractedDocument, resume: ParsedResume): string {
  const named = [
    ...[...resume.work, ...resume.volunteer].flatMap(({ company }) => company?.value ?? []),
    ...resume.education.flatMap(({ institution }) => institution?.value ?? []),
  ];
  return named.reduce((text, name) => text.replaceAll(name, ' '), withoutHead(document, resume));
}

function withoutHead({ lines, text }: ExtractedDocument, { sections }: ParsedResume): string {
  const head = sections.filter(({ kind }) => kind === 'header' || kind === 'personal');
  if (head.length === sections.length) return text;
  const isHead = (index: number) =>
    head.some(({ lineRanges }) => lineRanges.some(([from, to]) => index >= from && index < to));
  return lines.flatMap((line, index) => (isHead(index) ? [] : [line.text])).join('\n');
}
