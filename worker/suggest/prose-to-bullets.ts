/** A job told in a paragraph, set as one bullet for each sentence. */
import type { ParsedBullet } from '#worker/parse/model.ts';
import { verbOfGerund } from '#worker/nlp/verbs.ts';
import { rewriteLine } from '#worker/rewrite/rewrite.ts';
import { markerOf, textOf, type Place } from './bullets.ts';
import type { Draft, SuggestContext } from './draft.ts';
import { isDeed } from './split-bullet.ts';

const MOST_SENTENCES = 10;
const FEWEST_WORDS = 14;

/** One draft for each paragraph of two or more sentences that stands for the bullets of a job. */
export function proseToBullets(context: SuggestContext): Draft[] {
  const { resume } = context;
  if (resume.language !== 'en') return [];
  return [...resume.work, ...resume.volunteer].flatMap(({ highlights, current }) => {
    const places = highlights.map((bullet) => paragraphAt(context, bullet));
    // Among bullets, a paragraph has a place of its own.
    if (places.some((place) => place === null)) return [];
    const drafts = places.flatMap((place) => draftOf(context, place!, current));
    return drafts.length === places.length ? drafts : [];
  });
}

/** The place of a highlight without a bullet sign, null for any other. */
function paragraphAt(context: SuggestContext, bullet: ParsedBullet): Place | null {
  const place = textOf(context, bullet);
  if (!place || markerOf(context, place) !== '') return null;
  const line = context.document.lines.findLast(({ start }) => start <= place.start);
  return line?.list || line?.start !== place.start ? null : place;
}

function draftOf(context: SuggestContext, { start, text }: Place, current: boolean): Draft[] {
  const sentences = sentencesOf(text);
  if (sentences.length < 2 || sentences.length > MOST_SENTENCES) return [];
  const lines = sentences.map((sentence) => {
    const rewrite = rewriteLine({
      text: sentence,
      current,
      dialect: context.dialect,
      protectedSpans: [],
      finalPeriod: 'drop',
    });
    return (rewrite.level === 'auto' ? rewrite.after : sentence).replace(/\.$/, '');
  });
  // A paragraph that tells of the employer, not of deeds, stays one.
  if (lines.filter((line) => tellsWork(line, current)).length * 2 < lines.length) return [];
  const after = lines.map((line) => `- ${line}`).join('\n');
  return [
    {
      rules: ['prose-to-bullets'],
      level: 'auto',
      title: 'Break the paragraph into bullets',
      description: 'One statement a line: results drown in prose. Your words stay.',
      before: text,
      after,
      check: 'walls-of-text',
      edits: [{ start, end: start + text.length, text: after }],
      blocker: true,
    },
  ];
}

/** Sentences that can stand alone, 'I also …' without its 'also'; one that points back stays with the one before. */
function sentencesOf(text: string): string[] {
  if (text.split(/\s+/).length < FEWEST_WORDS) return [];
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[\p{Ll}\d)%”"]{2}[.!?])\s+(?=\p{Lu})/u)) {
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

/** 'This saved …' needs the sentence before it. */
const POINTS_BACK =
  /^(?:this|these|that|those|it|its|they|them|their|he|his|she|her|which|there|here|such|as a result|thus|thereby|therefore|however|but|then|both|each|all of)\b/i;

function tellsWork(line: string, current: boolean): boolean {
  const word = /^[A-Za-z-]+/.exec(line)?.[0].toLowerCase() ?? '';
  return isDeed(word, current) || verbOfGerund(word) !== undefined || DUTY.test(line);
}

const DUTY =
  /^(?:(?:was |were )?(?:responsible|in charge|tasked|accountable)|(?:my )?(?:main )?(?:duties|tasks|responsibilities))\b/i;
