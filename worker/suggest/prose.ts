/** Jobs told in paragraphs, and the sentences that each paragraph is made of. */
import { oneLine } from '#contract/one-line.ts';
import { sentenceSpans } from '#worker/nlp/sentences.ts';
import { verbOfGerund } from '#worker/nlp/verbs.ts';
import type { ParsedBullet } from '#worker/parse/model.ts';
import { markerOf, textOf, type Place } from './bullets.ts';
import type { SuggestContext } from './draft.ts';
import { mendedText } from './mended-text.ts';
import { isDeed } from './split-bullet.ts';

const MOST_SENTENCES = 10;
const FEWEST_WORDS = 14;

export interface Paragraph {
  place: Place;
  /** Starts of its sentences in the place's text; the first is 0. */
  starts: number[];
}

/** Paragraphs of two or more sentences that stand for the bullets of a job. */
export function paragraphsOf(context: SuggestContext): Paragraph[] {
  const known = cache.get(context);
  if (known) return known;
  const found = read(context);
  cache.set(context, found);
  return found;
}

const cache = new WeakMap<SuggestContext, Paragraph[]>();

function read(context: SuggestContext): Paragraph[] {
  const { resume } = context;
  if (resume.language !== 'en') return [];
  const mended = mendedText(context);
  return [...resume.work, ...resume.volunteer].flatMap(({ highlights, current }) => {
    const places = highlights.map((bullet) => paragraphAt(context, bullet));
    // Among bullets, a paragraph has a place of its own.
    if (places.includes(null)) return [];
    const paragraphs = places.flatMap((place) => paragraphOf(place!, current, mended) ?? []);
    return paragraphs.length === places.length ? paragraphs : [];
  });
}

/** The place of a highlight without a bullet sign, null for any other. */
function paragraphAt(context: SuggestContext, bullet: ParsedBullet): Place | null {
  const place = textOf(context, bullet);
  if (!place || markerOf(context, place) !== '') return null;
  const line = context.document.lines.findLast(({ start }) => start <= place.start);
  return line?.list || line?.start !== place.start ? null : place;
}

function paragraphOf(
  place: Place,
  current: boolean,
  mended: (text: string) => string,
): Paragraph | null {
  const starts = sentenceStarts(place.text);
  if (starts.length < 2 || starts.length > MOST_SENTENCES) return null;
  const sentences = starts.map((start, at) => place.text.slice(start, starts[at + 1]));
  if (!sentences.every((sentence) => sentence.trim().includes(' '))) return null;
  // A paragraph that tells of the employer, not of what was done, stays one.
  const told = sentences.filter((sentence) => tellsWork(mended(sentence.trim()), current)).length;
  return told * 4 < sentences.length * 3 ? null : { place, starts };
}

/** Where sentences begin that can stand alone; one that points back stays with the one before. */
function sentenceStarts(text: string): number[] {
  if (text.split(/\s+/).length < FEWEST_WORDS) return [];
  return sentenceSpans(text)
    .map(({ start }) => start)
    .filter((start) => start === 0 || opensOne(text.slice(start, start + 20)));
}

const opensOne = (words: string): boolean => /^\p{Lu}/u.test(words) && !POINTS_BACK.test(words);

/** 'This saved …' needs the sentence before it. */
const POINTS_BACK = new RegExp(
  oneLine`
    ^(?:
      this|these|that|those|it|its|they|them|their|he|his|she|her|which|there|here|such|
      as a result|thus|thereby|therefore|however|but|then|both|each|all of
    )\b
  `,
  'i',
);

function tellsWork(sentence: string, current: boolean): boolean {
  const line = sentence.replace(/^(?:I|We)(?: also)? /, '');
  const word = /^[A-Za-z-]+/.exec(line)?.[0].toLowerCase() ?? '';
  return isDeed(word, current) || verbOfGerund(word) !== undefined || DUTY.test(line);
}

const DUTY =
  /^(?:(?:was |were |am )?(?:responsible|in charge|tasked|accountable)|(?:my )?(?:main )?(?:duties|tasks|responsibilities))\b/i;
