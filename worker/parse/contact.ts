/** E-mail, phone, addresses of web pages and place of residence, wherever in the document they stand. */
import type { ExtractedDocument } from '#worker/document/model.ts';
import { fold } from '#worker/nlp/fold.ts';
import { findPhones, type PhoneMatch } from '#worker/nlp/phones.ts';
import { findEmails, findUrls, isWholeEmail, plainEmail } from '#worker/nlp/web-addresses.ts';
import type { Line, Piece } from './line.ts';
import { parsed } from './line.ts';
import type { Parsed } from './model.ts';
import type { SectionLines } from './sections.ts';

/** The contact details of the person. */
export interface Contact {
  email: Parsed | null;
  phone: Parsed | null;
  urls: Parsed[];
  /** Document lines that hold one of them. */
  lines: Set<number>;
}

/** Sections in which a contact detail is the person's own; in others only as a last resort. */
const OWN = new Set(['header', 'personal', 'summary', 'objective', 'other']);

/** Reads the contact details of the person; those of referees and projects are left. */
export function readContact(
  document: ExtractedDocument,
  sections: SectionLines[],
  lines: Line[],
): Contact {
  const rank = new Map<number, number>();
  for (const section of sections) {
    const weight = section.kind === 'references' ? 0 : OWN.has(section.kind) ? 2 : 1;
    for (const line of section.lines) rank.set(line.index, weight);
  }
  const own = (line: Line) => (line.source.role === 'body' ? (rank.get(line.index) ?? 2) : 2);
  const contactLines = new Set<number>();
  return {
    email: readEmail(document, lines, own, contactLines),
    phone: readPhone(document, lines, own, contactLines),
    urls: readUrls(lines, own, contactLines),
    lines: contactLines,
  };
}

type Rank = (line: Line) => number;

function readEmail(
  document: ExtractedDocument,
  lines: Line[],
  own: Rank,
  used: Set<number>,
): Parsed | null {
  let best: { value: Parsed; rank: number } | null = null;
  for (const [at, line] of lines.entries()) {
    for (const match of findEmails(line.text)) {
      used.add(line.index);
      // Who wrote the template is not who uses it.
      const rank = LICENCE.test(line.text) ? 0 : own(line);
      if (best && rank <= best.rank) continue;
      const value = completeEmail(lines, at, match.text, match.from);
      if (value) best = { value, rank };
    }
  }
  if (best) return best.value;
  const mail = document.links.find((link) => /^mailto:/i.test(link.url));
  const address = mail && safeDecode(mail.url.slice(7).split('?')[0]!);
  return address && isWholeEmail(address) ? { value: address, span: null, confidence: 0.9 } : null;
}

/** What a template says of itself at its foot. */
const LICENCE =
  /©|\bcopyright\b|\blicen[cs]ed under\b|\b(?:MIT|BSD|GPL|CC BY)(?:-\S+)? licen[cs]e\b/i;

/** Joins an address that the line's end has cut in two. */
function completeEmail(lines: Line[], at: number, text: string, from: number): Parsed | null {
  const line = lines[at]!;
  const next = lines[at + 1];
  const atEnd = line.text.length === from + text.length;
  let value = plainEmail(text);
  let end = line.start + from + text.length;
  const tail =
    next && /^[\p{L}\d.-]+$/u.test(next.text) && next.text.length <= 30 ? next.text : null;
  if (atEnd && tail && !findEmails(next!.text).length) {
    const joined = text + tail;
    const needed =
      !isWholeEmail(value) ||
      (/^\p{L}{1,3}$/u.test(tail) && /\.(?:com|org|net|edu|info)$/i.test(joined));
    if (needed && isWholeEmail(joined)) {
      value = joined;
      end = next!.start + tail.length;
    }
  }
  let start = line.start + from;
  const previous = lines[at - 1];
  if (from === 0 && previous && /^[\p{L}\d._+-]*[._+-]$/u.test(previous.text)) {
    value = previous.text + value;
    start = previous.start;
  }
  return isWholeEmail(value) ? { value, span: { start, end }, confidence: 0.98 } : null;
}

function readPhone(
  document: ExtractedDocument,
  lines: Line[],
  own: Rank,
  used: Set<number>,
): Parsed | null {
  let best: { value: Parsed; score: number } | null = null;
  for (const [at, line] of lines.entries()) {
    if (line.text.length > 300) continue;
    for (const match of findPhones(line.text)) {
      const labelled = isPhoneLabel(lines[at - 1]?.text ?? '');
      const rank = own(line);
      if (rank === 0 || (rank === 1 && match.confidence < 0.85) || (line.bullet && line.words > 12))
        continue;
      if (/\bfax\b/i.test(line.text.slice(Math.max(0, match.from - 6), match.from))) continue;
      const score = match.confidence + rank + (labelled ? 0.3 : 0) - at * 0.0005;
      used.add(line.index);
      if (best && score <= best.score) continue;
      const value = parsed(
        { text: match.text, start: line.start + match.from },
        sureOfPhone(match, rank),
      );
      // The minus sign stands for the hyphen.
      best = { value: { ...value, value: value.value.replaceAll('−', '-') }, score };
    }
  }
  if (best) return best.value;
  const tel = document.links.find((link) => /^tel:/i.test(link.url));
  return tel ? { value: safeDecode(tel.url.slice(4)), span: null, confidence: 0.9 } : null;
}

/** A number of nine digits and more among the person's own details is one, whoever writes no label before it. */
const sureOfPhone = ({ text, confidence }: PhoneMatch, rank: number): number =>
  rank >= 2 && text.replace(/\D/g, '').length >= 9 ? Math.max(0.95, confidence) : confidence;

const isPhoneLabel = (text: string) =>
  text.length < 20 &&
  /^\W*(?:phone|tel|telefon|telephone|mobile|mobil|handy|telefono|cell)/i.test(fold(text));

function readUrls(lines: Line[], own: Rank, used: Set<number>): Parsed[] {
  const urls: Parsed[] = [];
  const seen = new Set<string>();
  for (const [at, line] of lines.entries()) {
    if (own(line) < 2 || line.text.length > 600) continue;
    for (const match of findUrls(line.text)) {
      const value = completeUrl(lines, at, match.text, match.from);
      const key = fold(value.value)
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '')
        .replace(/\/$/, '');
      used.add(line.index);
      if (seen.has(key)) continue;
      seen.add(key);
      urls.push(value);
    }
  }
  return urls;
}

/** Joins an address that ends its line with '/' or '-' or is broken before a '/' or '.'. */
function completeUrl(lines: Line[], at: number, text: string, from: number): Parsed {
  const line = lines[at]!;
  const next = lines[at + 1];
  const piece: Piece = { text, start: line.start + from };
  const cut = line.text.length <= from + text.length + 1 && next != null && line.cells.length === 1;
  const tail = cut ? /^[\p{L}\d./_~%#?=&-]+(?=\)?$)/u.exec(next.text)?.[0] : null;
  if (!tail || findUrls(next!.text).length > 0 || tail.length > 60) return parsed(piece, 0.95);
  if (!/[/\-_.=~]$/.test(text) && !/^[/.]/.test(tail)) return parsed(piece, 0.95);
  if (text.endsWith('/') && text.split('/').length < 4) return parsed(piece, 0.95);
  return {
    value: text + tail,
    span: { start: piece.start, end: next!.start + tail.length },
    confidence: 0.85,
  };
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}
