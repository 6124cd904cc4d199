/** How much a piece of an entry's header looks like a job title or like an employer. */
import { oneLine } from '#contract/one-line.ts';
import { fold } from '#worker/nlp/fold.ts';
import { wholePlaceScore } from '#worker/nlp/places.ts';
import {
  COMPANY_WORDS,
  LEGAL_FORM,
  TITLE_ENDING,
  TITLE_MODIFIERS,
  TITLE_NOUNS,
} from './title-words.ts';
import { rememberByText } from '#worker/nlp/remember.ts';

const WORD = /[\p{L}][\p{L}'’/-]*/gu;
const OF = new Set(
  'of de du des da do di del della for for pour fur para per von vom im in at'.split(' '),
);

/** Likeness to a job title, about -1..3. */
export const titleScore = rememberByText(computeTitleScore);

function computeTitleScore(text: string): number {
  const head = fold(text)
    .replace(/\s*\([^)]*\)/g, '')
    .split(/,|\s[-–—]\s|\s\/\s/)[0]!;
  const words = head.match(WORD) ?? [];
  if (words.length === 0 || words.length > 9) return words.length > 9 ? -0.5 : 0;
  let score = 0;
  const stop = words.findIndex((word, i) => i > 0 && OF.has(word));
  const core = stop > 0 ? words.slice(0, stop) : words;
  const last = core.at(-1)!;
  const nounLike = (word: string) => TITLE_NOUNS.has(word) || TITLE_NOUNS.has(singular(word));
  // 'Dry Cleaners' and 'Home Builders' are firms sooner than titles.
  if (isNoun(last, (word) => TITLE_NOUNS.has(word))) score += 2;
  else if (isNoun(last, nounLike)) score += 1.3;
  else if (words[0] && isNoun(words[0], nounLike)) score += 1.4;
  else if (core.some((word) => isNoun(word, nounLike))) score += 0.9;
  else if (TITLE_ENDING.test(last) && last.length > 6) score += 0.9;
  if (TITLE_MODIFIERS.has(words[0]!)) score += 0.5;
  if (
    new RegExp(oneLine`
      \b(?:
        vice president|front desk|team lead|head of|scrum master|product owner|sole trader|
        chief of staff|(?:m\/w\/d|w\/m\/d|m\/f|h\/f)
      )\b
    `).test(fold(text))
  )
    score += 0.8;
  if (LEGAL_FORM.test(fold(text).replace(/\s*\([^)]*\)$/, ''))) score -= 1.5;
  return score;
}

const singular = (word: string) => word.replace(/s$/, '');

/** 'developer/designer', 'chef-cuisinier', 'Mitarbeiter:in' count by their parts. */
function isNoun(word: string, known: (word: string) => boolean): boolean {
  if (known(word)) return true;
  return /[/-]/.test(word) && word.split(/[/-]/).some(known);
}

/** Likeness to an employer's or school's name, about -1..3. */
export const companyScore = rememberByText(computeCompanyScore);

function computeCompanyScore(text: string): number {
  const folded = fold(text).trim();
  let score = 0;
  const bare = folded.replace(/\s*\([^)]*\)$/, '');
  if (LEGAL_FORM.test(bare) || /,\s*inc\b|\bgmbh\b|\bllc\b/.test(bare)) score += 2;
  if (CYRILLIC_FORM.test(bare)) score += 2;
  const words = bare.match(WORD) ?? [];
  if (words.length === 1 && COMPANY_WORDS.has(words[0])) score += 0.2;
  else if (words.some((word) => COMPANY_WORDS.has(word)))
    score +=
      words.some((w) => COMPANY_WORDS.has(w) && !TITLE_MODIFIERS.has(w)) || HOUSE.test(bare)
        ? 1.3
        : 0.6;
  else if (words.some((word) => word.length > 8 && COMPANY_ENDING.test(word))) score += 1;
  // 'Mackie's Dry Cleaners'
  if (/^(?:st\.? )?\p{L}{2,}[’']s \p{L}/u.test(folded)) score += 0.8;
  if (/\s&\s/.test(folded) || /^the\s/.test(folded)) score += 0.6;
  if (/\.(?:com|io|ai|org|net)$/.test(folded)) score += 1;
  if (
    /^(?:freelance|self[- ]employed|various(?: clients)?|selbststandig|freiberuflich|autonomo|independant|zelfstandig)(?!\s\p{L})/u.test(
      folded,
    )
  )
    score += 0.8;
  // Coined names in one word: 'Tandemly', 'Kassenwerk', 'HubSpot'.
  if (words.length === 1 && !TITLE_NOUNS.has(words[0]) && !TITLE_MODIFIERS.has(words[0]))
    score += 0.4;
  if (wholePlaceScore(text) >= 0.9) score -= 1.2;
  return score;
}

/** 'ТОВ «Ромашка»': a legal form or a name in quotes. */
const CYRILLIC_FORM = /(?<!\p{L})(?:тов|ооо|пп|фоп|пат|прат|зат|оао|зао|пао)(?=\s)|«[^»]+»/u;

/** Words that before a title's noun tell where it is done, but at the end of a name are an employer: 'Fernhill Primary School'. */
const HOUSE = /\s(?:schools?|stores?|warehouse|cent(?:er|re)|theat(?:er|re))$/;

const COMPANY_ENDING = new RegExp(oneLine`
  (?:
    werk|werke|haus|klinik|klinikum|schule|verlag|bank|technik|bau|markt|zentrum|universitat|
    krankenhaus|soft|tech|labs|works|systems|ziekenhuis|school|groep|gruppe|betriebe|spital|
    heim|stift
  )$
`);
