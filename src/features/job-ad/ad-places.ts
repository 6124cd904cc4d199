import type { Match, MatchRequirement, Verdict } from '#contract/match.ts';

/** A requirement with its number in the order of the ad. */
export interface Numbered extends MatchRequirement {
  number: number;
}

/** Requirements in the order of the ad, counted from 1. */
export const numbered = (requirements: readonly MatchRequirement[]): Numbered[] =>
  requirements.map((one, index) => ({ ...one, number: index + 1 }));

/** Element ids of a requirement's row and of its clause in the ad. */
export const rowId = (id: string) => `asked-${id}`;
export const clauseId = (id: string) => `clause-${id}`;

/** A stretch of the ad: plain, a clause that is asked, or one that is left out. */
export type AdPiece =
  | { kind: 'plain'; text: string }
  | { kind: 'left-out'; text: string }
  | { kind: 'asked'; text: string; requirement: Numbered };

/** The ad cut into paragraphs of pieces, in order; joined they give the text without its blank lines. */
export function adParagraphs({ adText, requirements, leftOut }: Match): AdPiece[][] {
  const asked = numbered(requirements).map((requirement) => ({
    span: requirement.span,
    piece: (text: string): AdPiece => ({ kind: 'asked', text, requirement }),
  }));
  const out = leftOut.map(({ span }) => ({
    span,
    piece: (text: string): AdPiece => ({ kind: 'left-out', text }),
  }));
  const marks = [...asked, ...out].toSorted((a, b) => a.span.start - b.span.start);
  const pieces: AdPiece[] = [];
  let at = 0;
  for (const { span, piece } of marks) {
    if (span.start < at) continue;
    pieces.push({ kind: 'plain', text: adText.slice(at, span.start) });
    pieces.push(piece(adText.slice(span.start, span.end)));
    at = span.end;
  }
  pieces.push({ kind: 'plain', text: adText.slice(at) });
  return lines(pieces);
}

/** Cuts plain pieces at line breaks; a clause that wraps stays whole. */
function lines(pieces: readonly AdPiece[]): AdPiece[][] {
  const paragraphs: AdPiece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind !== 'plain') {
      paragraphs.at(-1)!.push(piece);
      continue;
    }
    piece.text.split('\n').forEach((text, index) => {
      if (index > 0) paragraphs.push([]);
      if (text !== '') paragraphs.at(-1)!.push({ kind: 'plain', text });
    });
  }
  return paragraphs.filter((line) => line.some(({ text }) => text.trim() !== ''));
}

/** Which verdicts a filter shows; null shows all. */
export const FILTERS: readonly (readonly [label: string, verdict: Verdict | null])[] = [
  ['All', null],
  ['Met', 'met'],
  ['Partly', 'partly'],
  ['Not shown', 'not-shown'],
  ['Only you know', 'only-you-know'],
];

/** Element ids of the headings over the rows and over the ad. */
export const ROWS_TITLE = 'asked-title';
export const AD_TITLE = 'ad-title';

/** Puts the focus on an element and shows it in the middle of the window, or where `block` says. */
export function goToElement(id: string, block: ScrollLogicalPosition = 'center'): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block, behavior: 'smooth' });
  element?.focus({ preventScroll: true });
}

/** A quote in one line that begins with a capital, as a title does; 'iOS' keeps its own. */
export const asTitle = (quote: string): string =>
  inOneLine(quote).replace(/^\p{Ll}(?!\S*\p{Lu})/u, (first) => first.toUpperCase());

/** A quote without the line breaks that it has in the ad. */
export const inOneLine = (quote: string): string => quote.replaceAll(/\s+/g, ' ');
