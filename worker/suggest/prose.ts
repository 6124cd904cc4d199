/** Jobs told in paragraphs. */
import { verbOfGerund } from '#worker/nlp/verbs.ts';
import type { ParsedBullet } from '#worker/parse/model.ts';
import { rewriteLine } from '#worker/rewrite/rewrite.ts';
import { markerOf, textOf, type Place } from './bullets.ts';
import type { SuggestContext } from './draft.ts';
import { isDeed } from './split-bullet.ts';

const MOST_SENTENCES = 10;
const FEWEST_WORDS = 14;

export interface Paragraph {
  place: Place;
  /** Each as a bullet would have it, without a final full stop. */
  sentences: string[];
}

/** Paragraphs of two or more sentences that stand for the bullets of a job, but for those that are to stay. */
export function paragraphsOf(context: SuggestContext): Paragraph[] {
  const known = cache.get(context);
  if (known) return known;
  const found = read(context);
  cache.set(context, found);
  return found;
}

const cache = new WeakMap<SuggestContext, Paragraph[]>();

function read(context: SuggestContext): Paragraph[] {
  const { resume, keptParagraphs } = context;
  if (resume.language !== 'en') return [];
  return [...resume.work, ...resume.volunteer].flatMap(({ highlights, current }) => {
    const places = highlights.map((bullet) => paragraphAt(context, bullet));
    // Among bullets, a paragraph has a place of its own.
    if (places.some((place) => place === null || keptParagraphs?.has(place.start))) return [];
    const paragraphs = places.flatMap((place) => paragraphOf(context, place!, current) ?? []);
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

function paragraphOf(context: SuggestContext, place: Place, current: boolean): Paragraph | null {
  const told = sentencesOf(place.text);
  if (told.length < 2 || told.length > MOST_SENTENCES) return null;
  const sentences = told.map((text) => {
    const rewrite = rewriteLine({ text, current, dialect: context.dialect, protectedSpans: [] });
    return (rewrite.level === 'auto' ? rewrite.after : text).replace(/\.$/, '');
  });
  // A paragraph that tells of the employer, not of deeds, stays one.
  const deeds = sentences.filter((sentence) => tellsWork(sentence, current)).length;
  return deeds * 2 < sentences.length ? null : { place, sentences };
}

/** Sentences that can stand alone, 'I also …' without its 'also'; one that points back stays with the one before. */
function sentencesOf(text: string): string[] {
  if (text.split(/\s+/).length < FEWEST_WORDS) return [];
  const sentences: string[] = [];
  for (const part of text.split(SENTENCE_END)) {
    const sentence = part
      .trim()
      .replace(/^(?:also,? (?=\p{L})|(I) also (?=\p{Ll}))/iu, (_, subject) =>
        subject ? 'I ' : '',
      );
    if (sentences.length > 0 && POINTS_BACK.test(sentence))
      sentences.push(`${sentences.pop()!} ${part.trim()}`);
    else sentences.push(sentence.charAt(0).toUpperCase() + sentence.slice(1));
  }
  return sentences.every((sentence) => sentence.includes(' ')) ? sentences : [];
}

/** 'RSVPs. Planned' ends a sentence; 'Prof. Lee', 'St. Mary' and 'J. Lee' do not. */
const SENTENCE_END =
  /(?<=(?:[\p{Ll}\d)%”"]{2}|\p{Lu}{2}s?)[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|Sgt|Capt|Lt|Mt|Ft|vs|No|approx|incl)\.)\s+(?=\p{Lu})/u;

/** 'This saved …' needs the sentence before it. */
const POINTS_BACK =
  /^(?:this|these|that|those|it|its|they|them|their|he|his|she|her|which|there|here|such|as a result|thus|thereby|therefore|however|but|then|both|each|all of)\b/i;

function tellsWork(line: string, current: boolean): boolean {
  const word = /^[A-Za-z-]+/.exec(line)?.[0].toLowerCase() ?? '';
  return isDeed(word, current) || verbOfGerund(word) !== undefined || DUTY.test(line);
}

const DUTY =
  /^(?:(?:was |were )?(?:responsible|in charge|tasked|accountable)|(?:my )?(?:main )?(?:duties|tasks|responsibilities))\b/i;
