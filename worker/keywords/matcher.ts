import { rememberByText } from '#worker/nlp/remember.ts';
import { AMBIGUOUS } from './ambiguous.ts';
import { TERMS } from './lexicon.ts';
import type { Term } from './term.ts';
import { isTold, toldForms, type Told } from './told-terms.ts';
import { firstWordOf, isListItem, joined, tokensOf, type Token } from './tokens.ts';

export interface TermHit {
  term: Term;
  start: number;
  end: number;
  /** The place holds an ordinary word that means the term only in its own trade: 'scanning', 'returns'. */
  loose: boolean;
}

/** Terms of the lexicon in one line, each once. */
export const termsIn: (line: string) => ReadonlySet<Term> = rememberByText(
  (line) => new Set(hitsIn(line).map(({ term }) => term)),
);

/** Places of the lexicon's terms in one line; where two overlap, the longer one. */
export const hitsIn: (line: string) => readonly TermHit[] = rememberByText(findHits);

function findHits(line: string): TermHit[] {
  const tokens = tokensOf(line);
  const hits: TermHit[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = longestAt(line, tokens, at);
    for (const term of match?.terms ?? []) {
      const [start, end] = [tokens[at]!.start, tokens[at + match!.length - 1]!.end];
      hits.push({
        term,
        start,
        end,
        loose: match!.told || (match!.length === 1 && isLoose(line, start, end, term)),
      });
    }
    at += match?.length ?? 1;
  }
  return hits;
}

function isLoose(line: string, start: number, end: number, { name, kind }: Term): boolean {
  const word = line.slice(start, end);
  if (kind === 'tool' || /\p{Lu}/u.test(word.slice(1))) return false;
  const parts = name.split(/[()]/).map((part) => part.trim().toLowerCase());
  const bare = (text: string) => text.replace(/s$/, '');
  return !parts.some((part) => bare(part) === bare(word.toLowerCase()));
}

/** A way to write terms. */
interface Written {
  surface: string;
  /** Set where the words tell the term as a deed. */
  told?: Told;
  terms: Term[];
}

/** One that may stand in a line. */
interface Candidate extends Written {
  patterns: Pattern[];
  /** Its capitals tell it from ordinary words. */
  cased: boolean;
  /** Commas and colons may stand between its words: 'extract, transform, load'. */
  punctuated: boolean;
}

/** Acronyms and short names mean nothing in lower case: 'it', 'go', 'ar'. */
const isCased = (surface: string) =>
  /\p{Lu}/u.test(surface) &&
  (surface in AMBIGUOUS ||
    (surface.length <= 5 && /\p{Lu}.*\p{Lu}|^\p{Lu}$|^\p{Lu}\W*$/u.test(surface)));

/** What one word of a term must look like in a line. */
type Pattern = (token: Token) => boolean;

function patternsOf(tokens: readonly Token[], cased: boolean): Pattern[] {
  return tokens.map(({ raw, folded }) => {
    if (cased) return (token) => token.raw === raw || token.raw === `${raw}s`;
    // A name has no plural: 'Canvas' is not many of 'Canva'.
    const name = /^\p{Lu}/u.test(raw) ? raw.toLowerCase() : null;
    return (token) => token.folded === folded && (name === null || !isPluralOf(token, name));
  });
}

const isPluralOf = ({ raw }: Token, name: string) => raw.toLowerCase() === `${name}s`;

let index: Map<string, Written[]> | undefined;
const known = new Map<string, readonly Candidate[]>();

/** What may begin with a word, the longest first; made when the word first stands in a line. */
function candidatesFrom(first: string): readonly Candidate[] {
  let candidates = known.get(first);
  if (!candidates) {
    index ??= writtenByFirstWord();
    candidates = (index.get(first) ?? [])
      .map(candidateOf)
      .sort((a, b) => b.patterns.length - a.patterns.length);
    if (candidates.length > 0) known.set(first, candidates);
  }
  return candidates;
}

function writtenByFirstWord(): Map<string, Written[]> {
  const bySurface = new Map<string, Written>();
  for (const term of TERMS) {
    for (const surface of term.surfaces) {
      const written = bySurface.get(surface);
      if (written) written.terms.push(term);
      else bySurface.set(surface, { surface, terms: [term] });
    }
  }
  for (const term of TERMS) {
    for (const { text, told } of term.surfaces.flatMap(toldForms)) {
      const written = bySurface.get(text);
      if (!written) bySurface.set(text, { surface: text, told, terms: [term] });
      else if (written.told && !written.terms.includes(term)) written.terms.push(term);
    }
  }
  return Map.groupBy(bySurface.values(), ({ surface }) => firstWordOf(surface));
}

function candidateOf(written: Written): Candidate {
  const { surface } = written;
  const cased = isCased(surface);
  return {
    ...written,
    patterns: patternsOf(tokensOf(surface), cased),
    cased,
    punctuated: /[,:]/.test(surface),
  };
}

function longestAt(
  line: string,
  tokens: Token[],
  at: number,
): { terms: Term[]; length: number; told: boolean } | null {
  let found: { terms: Term[]; length: number; told: boolean } | null = null;
  for (const candidate of candidatesFrom(tokens[at]!.folded)) {
    const { length } = candidate.patterns;
    if (found && length < found.length) break;
    if (!fits(line, tokens, at, candidate)) continue;
    const meant = candidate.terms.filter((term) => isMeant(line, tokens, at, candidate, term));
    if (meant.length === 0) continue;
    found ??= { terms: [], length, told: candidate.told !== undefined };
    for (const term of meant) if (!found.terms.includes(term)) found.terms.push(term);
  }
  return found;
}

function fits(line: string, tokens: Token[], at: number, candidate: Candidate): boolean {
  const inOrder = candidate.patterns.every((pattern, i) => {
    const token = tokens[at + i];
    if (!token || !pattern(token)) return false;
    return i === 0 || candidate.punctuated || joined(line, tokens[at + i - 1]!, token);
  });
  if (candidate.told) return inOrder && isTold(line, tokens, at, candidate);
  return inOrder || fitsInSmallLetters(line, tokens, at, candidate);
}

/** Shorter ones are ordinary words too often, even in a list: 'it', 'go', 'ar'. */
const SHORTEST_IN_SMALL_LETTERS = 3;

/** People write 'excel, sql, salesforce': an item of a list needs no capitals to be the term. */
function fitsInSmallLetters(
  line: string,
  tokens: Token[],
  at: number,
  { surface, patterns, cased }: Candidate,
): boolean {
  const last = tokens[at + patterns.length - 1];
  if (!cased || !last || surface.length < SHORTEST_IN_SMALL_LETTERS) return false;
  const { start } = tokens[at]!;
  return line.slice(start, last.end) === surface.toLowerCase() && isListItem(line, start, last.end);
}

function isMeant(
  line: string,
  tokens: Token[],
  at: number,
  candidate: Candidate,
  term: Term,
): boolean {
  const { surface } = candidate;
  const rule = AMBIGUOUS[`${surface} → ${term.name}`] ?? AMBIGUOUS[surface];
  if (!rule) return true;
  if (rule.never?.test(line)) return false;
  if (!rule.needs) return true;
  const { start } = tokens[at]!;
  const { end } = tokens[at + candidate.patterns.length - 1]!;
  if (rule.aloneIsEnough && isListItem(line, start, end)) return true;
  const rest = `${line.slice(0, start)} ${line.slice(end)}`;
  return rule.needs.test(rest) || rule.after?.test(line.slice(0, start)) === true;
}
