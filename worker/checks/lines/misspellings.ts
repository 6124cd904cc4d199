import type { Span } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import { evidenceLines } from './evidence-lines.ts';
import { nameWords } from './name-words.ts';

export interface Misspelling {
  word: string;
  /** Best replacement; null when unsure. */
  better: string | null;
  span: Span;
}

/**
 * Misspelt words of prose: summary, statements about work and skills. Names, addresses, terms and
 * acronyms are left alone.
 */
export function misspellingsOf(input: CheckInput, speller: Speller): Misspelling[] {
  const { document } = input;
  const prose = proseSpans(input);
  const names = nameWords(input);
  const found: Misspelling[] = [];
  for (const line of document.lines) {
    if (line.text === '') continue;
    const end = line.start + line.text.length;
    if (!prose.some((span) => span.start < end && span.end > line.start)) continue;
    for (const { word, at } of suspects(line.text, speller)) {
      const start = line.start + at;
      const inside = prose.some((span) => span.start <= start && start < span.end);
      if (!inside || names.has(word.toLowerCase())) continue;
      const better = speller.suggest(word)[0] ?? null;
      found.push({ word, better, span: { start, end: start + word.length } });
    }
  }
  return found;
}

function proseSpans(input: CheckInput): Span[] {
  const { resume } = input;
  return [
    resume.summary?.span,
    ...evidenceLines(input).map(({ span }) => span),
    ...[...resume.work, ...resume.volunteer].map(({ summary }) => summary?.span),
    ...resume.education.flatMap(({ highlights }) => highlights.map(({ span }) => span)),
    ...resume.skills.map(({ span }) => span),
  ].filter((span) => span != null);
}

interface Suspect {
  word: string;
  at: number;
}

const remembered = new WeakMap<Speller, Map<string, Suspect[]>>();

/** Words of a line that the speller does not know, remembered per line and dictionary. */
function suspects(line: string, speller: Speller): Suspect[] {
  let known = remembered.get(speller);
  if (!known || known.size > 5000) remembered.set(speller, (known = new Map<string, Suspect[]>()));
  let hit = known.get(line);
  if (!hit) known.set(line, (hit = unknownWords(line, speller)));
  return hit;
}

/** E-mail and web addresses, file names, hashtags and handles. */
const ADDRESS = /\S*(?:@|:\/\/|www\.|[\p{L}\d]\.[a-z]{2,}\/?|[#/\\_=])\S*/giu;
const WORD = /(?<![\p{L}\p{N}’'-])\p{L}[\p{Ll}’']{2,}(?![\p{L}\p{N}]|[’']\p{L})/gu;

/** From this share of unknown words on, a line is in another language or a list of names. */
const FOREIGN = 0.4;

function unknownWords(line: string, speller: Speller): Suspect[] {
  const plain = line.replace(ADDRESS, (address) => ' '.repeat(address.length));
  const words = [...plain.matchAll(WORD)];
  const unknown = words.filter(([word]) => !speller.correct(bare(word)));
  if (unknown.length > 2 && unknown.length > words.length * FOREIGN) return [];
  return unknown
    .map((match) => ({ word: bare(match[0]), at: match.index }))
    .filter(({ word, at }) => word.length > 2 && isSlip(word, plain.slice(0, at), speller));
}

/** Shorter unknown words are file types and units more often than slips. */
const SHORTEST = 4;

const bare = (word: string) => word.replace(/[’'](?:s)?$/, '');

/** A word that is like no other is a name or a term, and so is a capital inside a sentence. */
function isSlip(word: string, before: string, speller: Speller): boolean {
  if (speller.knownSlip?.(word)) return true;
  if (word.length < SHORTEST || speller.suggest(word).length === 0) return false;
  const first = !/\p{L}/u.test(before) || /[.!?]\s+$/.test(before);
  return first || !/^\p{Lu}/u.test(word);
}
