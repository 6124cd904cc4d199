/** Where the sentences of a text begin and end: the one place that knows which period ends nothing. */
import type { Span } from '#contract/resume.ts';

export interface SentenceOptions {
  /** A semicolon, and a bar that stands alone, end a stretch as well. */
  atMarks?: boolean;
  /** Whether a sentence may begin with a small letter here, beside what has no capitals at all. */
  opensSmall?: (before: string, after: string) => boolean;
}

/** The sentences of a text in order, as places in it, without the space around them. */
export function sentenceSpans(text: string, options: SentenceOptions = {}): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const isInBrackets = bracketsIn(text);
  for (const { 0: mark, index } of text.matchAll(options.atMarks ? END_OR_MARK : END)) {
    const end = index + mark.length;
    if (isInBrackets(start, end)) continue;
    const isMark = mark === ';' || mark === '|';
    if (!isMark && !isEnd(text, { start, index, end }, options)) continue;
    pushTrimmed(spans, text, start, isMark ? index : end);
    start = end;
  }
  pushTrimmed(spans, text, start, text.length);
  return spans;
}

/** The sentences themselves. */
export const sentencesOf = (text: string): string[] =>
  sentenceSpans(text).map(({ start, end }) => text.slice(start, end));

const END = /(?:[.!?]+|(?<=\S)…)["”’')\]]*(?=\s)/g;
const END_OR_MARK = new RegExp(String.raw`${END.source}|;(?=\s)|(?<=\s)[|](?=\s)`, 'g');

interface Place {
  /** Where the sentence begins, where its mark stands, and where that ends. */
  start: number;
  index: number;
  end: number;
}

function isEnd(text: string, { start, index, end }: Place, { opensSmall }: SentenceOptions) {
  const mark = text.slice(index, end);
  const after = text.slice(end);
  // '… and then' goes on; 'to be continued... Then' does not.
  if (mark.startsWith('..') && /^\s?$/.test(text.charAt(index - 1))) return false;
  if (mark.startsWith('.') && !mark.startsWith('..')) {
    const before = text.slice(Math.max(start, index - LONGEST_SHORT_FORM), index + 1);
    if (SOMETIMES.test(before)) return OPENS_PLAINLY.test(after);
    if (NEVER.test(before) || (BEFORE_A_NUMBER.test(before) && /^\s+\d/.test(after))) return false;
    // '1. Planned': a number of a list, not a sentence.
    if (/^\s*\d{1,2}$/.test(text.slice(start, index))) return false;
  }
  if (CAPITAL.test(after)) return true;
  // Whoever writes without capitals does so after a full stop, too.
  const isLowly = /^\s*\p{Ll}/u.test(text.slice(start, start + 20)) && /^\s+\p{Ll}/u.test(after);
  return (
    isLowly || (opensSmall?.(text.slice(Math.max(start, end - LOOK_BACK), end), after) ?? false)
  );
}

/** Signs in front of a mark that say what it is. */
const LOOK_BACK = 40;

const LONGEST_SHORT_FORM = 10;

/** What a sentence begins with, small letters apart. */
const CAPITAL = /^\s+["“‘'(]?["“‘'(\p{Lu}\p{Lt}\p{Lo}\p{N}\p{Sc}\p{Extended_Pictographic}]/u;

/** 'You must', as a sentence and no name goes on; a day is a name. */
const OPENS_PLAINLY = /^\s+["“‘(]?(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun))\p{Lu}\p{Ll}*\s+\p{Ll}/u;

const words = (list: string): string => list.trim().split(/\s+/).join('|').replaceAll('.', '\\.');

/** Short forms in front of what they belong to, and degrees, which a subject follows. */
const NEVER_ENDING = words(`
  e.g i.e incl excl approx ca c vs viz cf st mt ft dr mr mrs ms messrs prof sgt capt lt gen rev hon
  no nr nos dept est co pvt exp min max p.h w b m u.s u.k u.a.e
  ph.d b.a m.a b.s m.s b.sc m.sc bsc msc b.eng m.eng b.ed m.ed b.tech m.tech b.com m.com ll.b ll.m`);
const NEVER = new RegExp(String.raw`(?:\b(?:${NEVER_ENDING})|(?<!['’])\b\p{L})\.$`, 'iu');

/** 'etc. Managed the …' ends, 'Acme Inc. Boston' does not. */
const SOMETIMES = new RegExp(
  String.raw`\b(?:${words('etc inc ltd corp jr sr yrs? a.m p.m')})\.$`,
  'iu',
);

const BEFORE_A_NUMBER = new RegExp(
  String.raw`\b(?:${words('jan feb mar apr jun jul aug sept? oct nov dec fig vol art sec ch pp p')})\.$`,
  'iu',
);

/** Whether a bracket that is closed further on is open at a place; asked from the start of the text to its end. */
function bracketsIn(text: string): (start: number, end: number) => boolean {
  const lastClosing = text.lastIndexOf(')');
  let [sentence, at, open] = [0, 0, 0];
  return (start, end) => {
    if (start !== sentence) [sentence, at, open] = [start, start, 0];
    for (; at < end; at++) {
      if (text[at] === '(') open += 1;
      else if (text[at] === ')') open -= 1;
    }
    return open > 0 && lastClosing >= end;
  };
}

/** Adds a stretch of the text without the space around it, unless nothing else is in it. */
export function pushTrimmed(spans: Span[], text: string, start: number, end: number): void {
  const raw = text.slice(start, end);
  const trimmed = raw.trim();
  if (trimmed === '') return;
  const from = start + raw.length - raw.trimStart().length;
  spans.push({ start: from, end: from + trimmed.length });
}
