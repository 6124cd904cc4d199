import type { Span } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import { evidenceLines } from './evidence-lines.ts';

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

/** Words of the person's name, employers, schools, places and projects. */
function nameWords({ resume }: CheckInput): Set<string> {
  const names = [
    resume.name,
    resume.location,
    ...[...resume.work, ...resume.volunteer].flatMap(({ company, location }) => [
      company,
      location,
    ]),
    ...resume.education.flatMap(({ institution, location }) => [institution, location]),
    ...resume.projects.map(({ name }) => name),
    ...resume.languages,
    ...resume.publications,
  ];
  return new Set(
    names.flatMap((name) => name?.value.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []),
  );
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

function unknownWords(line: string, speller: Speller): Suspect[] {
  const plain = line.replace(ADDRESS, (address) => ' '.repeat(address.length));
  const out: Suspect[] = [];
  for (const match of plain.matchAll(WORD)) {
    const word = match[0].replace(/[’'](?:s)?$/, '');
    if (word.length < 3 || speller.correct(word)) continue;
    const first =
      !/\p{L}/u.test(plain.slice(0, match.index)) || /[.!?]\s+$/.test(plain.slice(0, match.index));
    const capital = /^\p{Lu}/u.test(word);
    // Inside a sentence a capital marks a name, unless the word is a well-known slip.
    if (capital && speller.suggest(word).length === 0) continue;
    if (capital && !first && !speller.knownSlip?.(word)) continue;
    out.push({ word, at: match.index });
  }
  return out;
}
