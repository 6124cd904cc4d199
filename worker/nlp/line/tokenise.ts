/** Cuts a line into words, numbers, addresses and marks, and into sentences. Linear in its length. */
import { oneLine } from '#contract/one-line.ts';
import type { Span } from '#contract/resume.ts';

export interface Piece extends Span {
  text: string;
  kind: 'word' | 'number' | 'address' | 'mark';
}

const PIECE = new RegExp(
  [
    // Addresses and file paths.
    '(?<address>(?:https?:\\/\\/|www\\.)[^\\s<>()]+|[\\p{L}\\d][\\p{L}\\d._%+-]{0,' +
      '63}@[\\p{L}\\d][\\p{L}\\d.-]{0,80}|[\\p{L}\\d-]{1,40}(?:\\.[\\p{L}\\d-]{1,40}){0,' +
      '3}\\.(?:com|org|net|edu|gov|io|dev|co\\.uk|ie|eu|info)\\b(?:\\/[^\\s<>()]*)?)',
    // Amounts, shares, dates, ratings: '£1.2m', '8-9', '2½', '58%', '08/2028', '10:30am', '24x7', "90's".
    '(?<number>(?<![\\p{L}\\d])[~<>±+#]?(?:[A-Z]{0,3}[$£€₹₦¥])?\\+?\\d+(?:[.,' +
      ":\\/’'–-]\\d+)*[½¼¾]?(?:[xX]\\d+)?(?:\\s?%|°[CF]?|(?:st|nd|rd|th|k|K|m|M|mn|bn|B|x|X|am|" +
      'pm|hrs?|h|kg|km|mm|cm|GB|TB|MB|ft|lbs?|yrs?|s)(?![\\p{L}\\d]))?\\+?(?![\\p{L}\\d]|' +
      '-\\p{L})|[½¼¾])',
    // 'Node.js', '.NET', 'C++', 'C#', abbreviations with dots, words with apostrophes and hyphens.
    '(?<word>(?:\\p{L}\\.){2,}|\\.[A-Z]\\p{L}+|\\p{L}(?:\\+\\+|#)(?![\\p{L}\\d])|' +
      "[\\p{L}\\p{M}\\d_]+(?:(?:[’'.&]|-|‑)[\\p{L}\\p{M}\\d_]+)*(?:[’'](?![\\p{L}\\d]))?)",
    '(?<mark>\\.{2,}|[^\\s])',
  ].join('|'),
  'gu',
);

/** Abbreviations whose full stop belongs to them and ends no sentence. */
const ABBREVIATIONS = new RegExp(
  oneLine`
    ^(?:
      dr|mr|mrs|ms|prof|st|jr|sr|inc|ltd|co|corp|dept|approx|no|nos|vol|ed|est|lic|reg|exp|cert|
      dip|univ|tel|fig|max|min|avg|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|vs|etc|hrs?|
      yrs?|mos?|incl|excl|ex|mgmt|assoc|ave|rd|mt|ft|lt|sgt|capt|col|gen|rev|hon|int|sen|pty
    )$
  `,
  'i',
);

/** The words of a line, contractions cut in two: 'didn't' → 'did' + "n't", "it's" → 'it' + "'s". */
export function tokenPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  PIECE.lastIndex = 0;
  for (let match = PIECE.exec(text); match; match = PIECE.exec(text)) {
    const { address, number, word } = match.groups!;
    const start = match.index;
    if (address !== undefined) pushTrimmed(pieces, address, start, 'address');
    else if (number !== undefined) push(pieces, number, start, 'number');
    else if (word !== undefined) PIECE.lastIndex = pushWord(pieces, text, word, start);
    else push(pieces, match[0], start, 'mark');
  }
  return pieces;
}

function push(pieces: Piece[], text: string, start: number, kind: Piece['kind']): void {
  pieces.push({ text, start, end: start + text.length, kind });
}

/** A full stop or comma at an address's end belongs to the sentence. */
function pushTrimmed(pieces: Piece[], text: string, start: number, kind: Piece['kind']): void {
  const body = text.replace(/[.,;:!?'’]+$/, '');
  push(pieces, body, start, kind);
  const tail = text.slice(body.length);
  if (tail !== '') push(pieces, tail, start + body.length, 'mark');
}

/** Offset at which reading goes on. */
function pushWord(pieces: Piece[], line: string, word: string, start: number): number {
  const next = start + word.length;
  const clitic = CLITIC.exec(word);
  if (clitic && clitic[1] !== '') {
    push(pieces, clitic[1]!, start, 'word');
    push(pieces, clitic[2]!, start + clitic[1]!.length, 'word');
    return next;
  }
  if (line[next] === '.' && ABBREVIATIONS.test(word) && !endsLine(line, next + 1)) {
    push(pieces, `${word}.`, start, 'word');
    return next + 1;
  }
  // 'staff.The': a full stop without its space ends a sentence.
  const joined = /^(\p{Ll}{3,})\.(\p{Lu}\p{Ll}+)$/u.exec(word);
  if (joined) {
    push(pieces, joined[1]!, start, 'word');
    push(pieces, '.', start + joined[1]!.length, 'mark');
    push(pieces, joined[2]!, start + joined[1]!.length + 1, 'word');
    return next;
  }
  // The quote that closes a quotation is not the apostrophe of a plural.
  const quoted = /[^s][’']$/i.test(word) || (/[’']$/.test(word) && opensQuote(line, start));
  const body = quoted ? word.slice(0, -1) : word;
  push(pieces, body, start, /^\d+$/.test(body) ? 'number' : 'word');
  if (quoted) push(pieces, word.slice(-1), start + body.length, 'mark');
  return next;
}

const CLITIC = new RegExp(
  oneLine`
    ^(
      (?:ca|wo|do|did|does|is|are|was|were|has|have|had|could|would|should|must|need)(?=n[’']t$)|
      (?:i|you|we|they|it|he|she|that|there|who|what|where|here|let|this)
      (?=[’'](?:m|re|ve|ll|d|s)$)
    )(n[’']t|[’'](?:m|re|ve|ll|d|s))$
  `,
  'i',
);

const endsLine = (line: string, at: number) => line.slice(at).trim() === '';

const opensQuote = (line: string, start: number) =>
  /['‘]/.test(line.slice(Math.max(0, start - 60), start));

/** Spans of the sentences: ended by '.', '!' or '?' before a capital or a figure, never inside an abbreviation. */
export function sentenceSpans(text: string, pieces: readonly Piece[]): Span[] {
  const spans: Span[] = [];
  let start = pieces[0]?.start ?? 0;
  pieces.forEach((piece, at) => {
    const next = pieces[at + 1];
    const ends =
      next === undefined ||
      (piece.kind === 'mark' && /^[.!?]+$/.test(piece.text) && /^[\p{Lu}\d"“‘(]/u.test(next.text));
    if (!ends) return;
    spans.push({ start, end: next === undefined ? text.trimEnd().length : piece.end });
    start = next?.start ?? piece.end;
  });
  return spans;
}
