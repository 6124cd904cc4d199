import type { AdFacts } from '#contract/match.ts';
import type { AdItem } from '../model.ts';
import { placesIn } from './places-in.ts';

const TITLE_LABEL =
  /^(?:job title|position|role|title|opening for|vacancy|executive search)\s*[:\-–]?\s+/i;
const EMPLOYER_LABEL = /^(?:company|employer|organi[sz]ation|client)\s*:\s*/i;
/** The place of work stands at the top of an ad: so many characters are looked at. */
export const HEAD = 400;
const AMOUNT = String.raw`(?:[$£€₹]|(?:AUD|USD|EUR|GBP|CAD|INR)\s?)\s?\d[\d.,]*\s?(?:k|lakhs?|lpa)?\b`;
const PAY = new RegExp(
  String.raw`${AMOUNT}(?:\s*(?:-|–|—|to)\s*[$£€₹]?\s?\d[\d.,]*\s?(?:k|lakhs?|lpa)?\b)?(?:\s*(?:per|an?|\/|p\.?)\s?(?:hour|hr|h|day|week|month|year|annum|a)\b)?`,
  'iu',
);
const CONTRACT =
  /\b(?:permanent|fixed[- ]term|temporary|casual|freelance|zero[- ]hours?|internship|full[- ]time|part[- ]time)\b/i;

const NOISE = /^(?:about the job|job description|show more|hi\b.*)$/i;

const WORD = String.raw`\p{Lu}(?:[\p{L}&'’-]|\.(?=\p{L})){0,30}`;
/** One to five words with capitals. */
const NAME = `${WORD}(?:\\s${WORD}){0,4}`;

/** Title, employer and place as the first lines give them, pay and contract as written; null where nothing does. */
export function factsOf(text: string, items: readonly AdItem[]): AdFacts {
  const first = items.slice(0, 6).filter((item) => !NOISE.test(item.text));
  const labelled = first.find(({ text }) => TITLE_LABEL.test(text));
  const titleItem = labelled ?? first[0];
  const title = titleItem ? cleanTitle(titleItem.text.replace(TITLE_LABEL, '')) : null;
  const company = items.slice(0, 12).find((item) => EMPLOYER_LABEL.test(item.text));
  const employer = company
    ? cutPlace(company.text.replace(EMPLOYER_LABEL, ''))
    : (employerInText(text) ?? employerLine(first, titleItem));
  return {
    title,
    employer,
    place: placesIn(text.slice(0, HEAD))[0] ?? null,
    pay: PAY.exec(text)?.[0].replace(/\s+/g, ' ').trim() ?? null,
    contract: CONTRACT.exec(text)?.[0].toLowerCase() ?? null,
  };
}

function cleanTitle(line: string): string | null {
  const title = line
    .replace(/^\p{Extended_Pictographic}\uFE0F?\s*|\s*\p{Extended_Pictographic}\uFE0F?$/gu, '')
    .split(/\s+(?:\|\|?|·|•)\s+|\s+[–—-]\s+(?=\p{Lu}[\p{L}&' ]+$)/u)[0]!
    .replace(/\s*\((?:m\/f\/d|f\/m\/d|m\/w\/d|all genders|\d+[^)]*contract)\)/gi, '')
    .trim();
  return title === '' || title.length > 100 ? null : title;
}

const cutPlace = (line: string) => line.split(/\s*[|·•(]\s*/)[0]!.trim() || null;

/** 'Ferrowave is an equal opportunity employer', 'At Lakeline Mutual we insure'. */
function employerInText(text: string): string | null {
  const patterns = [
    new RegExp(String.raw`\bpart of (${NAME})`, 'u'),
    new RegExp(String.raw`(?:^|\. |\n)(${NAME}) is an? (?:[Ee]qual|EQUAL|[Dd]isability)`, 'u'),
    new RegExp(String.raw`\bAt (${NAME}),? we\b`, 'u'),
  ];
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]?.trim();
    if (found) return found;
  }
  return null;
}

/** The line under the title, up to the place. */
function employerLine(items: readonly AdItem[], title: AdItem | undefined): string | null {
  const next = items[items.indexOf(title!) + 1];
  if (!next || next.text.length > 110 || /[.!?]$/.test(next.text)) return null;
  return next.text.split(/\s+[|·•–—-]\s+|,\s|\s*\|\s*|:/)[0]!.trim() || null;
}
