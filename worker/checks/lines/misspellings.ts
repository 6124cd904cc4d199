import type { Span } from '#contract/resume.ts';
import type { CheckInput } from '#worker/checks/model.ts';
import { isTradeWord } from '#worker/nlp/dictionary/trade-words.ts';
import type { Speller } from '#worker/nlp/speller.ts';
import { isCoinedPeople } from './coined-people.ts';
import { evidenceLines } from './evidence-lines.ts';
import { nameWords } from './name-words.ts';
import { overlapping } from './overlap.ts';

/** The right word for a range of a line, and what else may be meant. */
export interface Correction extends Span {
  better: string;
  sure: boolean;
  others: readonly string[];
}

export interface Misspelling {
  word: string;
  /** Best replacement; null when unsure. */
  better: string | null;
  span: Span;
}

/**
 * Misspelt words of prose: summary, statements about work, skills, hobbies. Names, addresses, terms and
 * acronyms are left alone.
 */
export function misspellingsOf(input: CheckInput, speller: Speller): Misspelling[] {
  const { document } = input;
  const asides = asideSpans(input);
  const prose = [...proseSpans(input), ...asides];
  const isProse = overlapping(prose);
  const names = nameWords(input);
  const skills = input.resume.skills.flatMap(({ span }) => span ?? []);
  const found: Misspelling[] = [];
  for (const line of document.lines) {
    if (line.text === '') continue;
    const end = line.start + line.text.length;
    if (!isProse({ start: line.start, end })) continue;
    for (const { word, at } of suspects(line.text, speller)) {
      const start = line.start + at;
      const holds = (span: Span) => span.start <= start && start < span.end;
      if (!isProse({ start, end: start + 1 }) || names.has(word.toLowerCase())) continue;
      if (skills.some(holds) && mayBeProduct(word, speller)) continue;
      if (asides.some(holds) && /^\p{Lu}/u.test(word)) continue;
      const better = speller.suggest(word)[0] ?? null;
      found.push({ word, better, span: { start, end: start + word.length } });
    }
  }
  return found.filter(({ word }) => !isJargon(word, found, speller));
}

/** Names of products are made-up words: 'Miro', 'Zuora', 'Deel'. */
const mayBeProduct = (word: string, speller: Speller) =>
  /^\p{Lu}/u.test(word) && word.length < LONG && !speller.knownSlip?.(word);

/** A slip is made once or twice; a word that is written the same way all over is a term of the trade. */
function isJargon(word: string, found: readonly Misspelling[], speller: Speller): boolean {
  const uses = found.filter((other) => other.word.toLowerCase() === word.toLowerCase()).length;
  return uses >= OFTEN && !speller.knownSlip?.(word);
}

/** Misspelt words of one line that have a likely correction; `sure` where no other word can be meant. */
export function correctionsOf(line: string, speller: Speller): Correction[] {
  return suspects(line, speller).flatMap(({ word, at }) => {
    const slip = speller.knownSlip?.(word) ?? null;
    const suggested = speller.suggest(word);
    const best = suggested.find((one) => isWrongEnding(word, one)) ?? suggested[0];
    const others = suggested.filter((one) => one !== best);
    const better = slip ?? best;
    return better === undefined
      ? []
      : [
          {
            start: at,
            end: at + word.length,
            better,
            sure: slip !== null || isWrongEnding(word, better),
            others,
          },
        ];
  });
}

/** 'damageing', 'switchs': the ending alone is wrong, and no word of any trade ends so. */
const isWrongEnding = (word: string, better: string) =>
  (/[a-z]{3}eing$/.test(word) && better === `${word.slice(0, -4)}ing`) ||
  (/(?:ch|sh|x|ss)s$/.test(word) && better === `${word.slice(0, -1)}es`);

/** Words of a line that may be misspelt, as one text. */
export const unknownIn = (line: string, speller: Speller): string =>
  suspects(line, speller)
    .map(({ word }) => word)
    .join(' ');

/** Words in small letters that the dictionary does not hold: terms of trades, and slips that are like no word. */
export const strangeWords = (line: string, speller: Speller): string[] =>
  (line.match(SMALL_WORD) ?? []).filter((word) => !speller.correct(word));
const SMALL_WORD = /(?<![\p{L}\p{N}’'-])\p{Ll}{4,}(?![\p{L}\p{N}’'-])/gu;

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

/** Hobbies and references: a slip shows there as well, but a capital is a name. */
function asideSpans({ document, resume }: CheckInput): Span[] {
  return resume.sections
    .filter(({ kind }) => kind === 'interests' || kind === 'references')
    .flatMap(({ heading, standardHeading, lineRanges }) => [
      // 'References on request' says in its heading all that it says.
      ...(heading?.span && !standardHeading ? [heading.span] : []),
      ...lineRanges
        .flatMap(([from, to]) => document.lines.slice(from, to))
        .map(({ text, start }) => ({ start, end: start + text.length })),
    ]);
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
    .filter(({ word, at }) => {
      const [before, after] = [plain.slice(0, at), plain.slice(at + word.length)];
      return word.length > 2 && isSlip(word, before, after, speller);
    });
}

/** Shorter unknown words are file types and units more often than slips, and short names more often yet. */
const SHORTEST = 4;
const SHORTEST_WITH_CAPITAL = 6;
/** From this length on a word that is nearly another one is no made-up name. */
const LONG = 9;
const OFTEN = 3;

const bare = (word: string) => word.replace(/[’'](?:s)?$/, '');

/** A word that is like no other is a name or a term, and so is a capital inside a sentence. */
function isSlip(word: string, before: string, after: string, speller: Speller): boolean {
  if (speller.knownSlip?.(word)) return !isTradeWord(word, before + after);
  const capital = /^\p{Lu}/u.test(word);
  if (word.length < (capital ? SHORTEST_WITH_CAPITAL : SHORTEST)) return false;
  if (speller.suggest(word).length === 0 || isCoinedPeople(word, speller)) return false;
  if (FOREIGN_BEFORE.test(before) || FOREIGN_AFTER.test(after)) return false;
  const first = !/\p{L}/u.test(before) || /[.!?]\s+$/.test(before);
  return capital ? first && !NAME_AFTER.test(after) : true;
}

/** 'Brackenfld Foods': two capitals in a row are a name. */
const NAME_AFTER = /^\s+\p{Lu}\p{Ll}/u;

/** Small words of other languages beside a word: 'chef de partie', 'fleur de sel', 'al dente'. */
const SMALL = 'de|du|des|la|le|les|el|los|al|della|di|da|von|und|der|en|à|et|y|ad|pro|ex';
const FOREIGN_BEFORE = new RegExp(`(?:^|[^\\p{L}])(?:${SMALL})\\s+$`, 'u');
const FOREIGN_AFTER = new RegExp(`^\\s+(?:${SMALL})\\s`, 'u');
