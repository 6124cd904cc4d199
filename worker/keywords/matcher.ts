import { rememberByText } from '#worker/nlp/remember.ts';
import { AMBIGUOUS } from './ambiguous.ts';
import { TERMS } from './lexicon.ts';
import type { Term } from './term.ts';
import { joined, tokensOf, type Token } from './tokens.ts';

export interface TermHit {
  term: Term;
  start: number;
  end: number;
}

/** Terms of the lexicon in one line, each once. */
export const termsIn: (line: string) => ReadonlySet<Term> = rememberByText(
  (line) => new Set(hitsIn(line).map(({ term }) => term)),
);

/** Places of the lexicon's terms in one line; where two overlap, the longer one. */
export function hitsIn(line: string): TermHit[] {
  const tokens = tokensOf(line);
  const hits: TermHit[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = longestAt(line, tokens, at);
    for (const term of match?.terms ?? []) {
      hits.push({ term, start: tokens[at]!.start, end: tokens[at + match!.length - 1]!.end });
    }
    at += match?.length ?? 1;
  }
  return hits;
}

interface Candidate {
  surface: string;
  folded: string[];
  /** Spelling that must be met letter for letter; null where capitals do not matter. */
  raw: string[] | null;
  terms: Term[];
}

/** Acronyms and short names mean nothing in lower case: 'it', 'go', 'ar'. */
const isCased = (surface: string) =>
  surface in AMBIGUOUS ||
  (surface.length <= 5 && /\p{Lu}.*\p{Lu}|^\p{Lu}$|^\p{Lu}\W*$/u.test(surface));

let index: Map<string, Candidate[]> | undefined;

function candidates(): Map<string, Candidate[]> {
  if (index) return index;
  const bySurface = new Map<string, Candidate>();
  for (const term of TERMS) {
    for (const surface of term.surfaces) {
      const known = bySurface.get(surface);
      if (known) known.terms.push(term);
      else {
        const tokens = tokensOf(surface);
        const raw = isCased(surface) ? tokens.map((token) => token.raw) : null;
        const folded = tokens.map((token) => token.folded);
        bySurface.set(surface, { surface, folded, raw, terms: [term] });
      }
    }
  }
  index = Map.groupBy(bySurface.values(), ({ folded }) => folded[0]!);
  for (const group of index.values()) group.sort((a, b) => b.folded.length - a.folded.length);
  return index;
}

function longestAt(
  line: string,
  tokens: Token[],
  at: number,
): { terms: Term[]; length: number } | null {
  let found: { terms: Term[]; length: number } | null = null;
  for (const candidate of candidates().get(tokens[at]!.folded) ?? []) {
    const { length } = candidate.folded;
    if (found && length < found.length) break;
    if (!fits(line, tokens, at, candidate) || !isMeant(line, tokens, at, candidate)) continue;
    found ??= { terms: [], length };
    for (const term of candidate.terms) if (!found.terms.includes(term)) found.terms.push(term);
  }
  return found;
}

function fits(line: string, tokens: Token[], at: number, { folded, raw }: Candidate): boolean {
  for (let i = 0; i < folded.length; i += 1) {
    const token = tokens[at + i];
    if (!token || token.folded !== folded[i]) return false;
    if (raw && token.raw !== raw[i] && token.raw !== `${raw[i]}s`) return false;
    if (i > 0 && !joined(line, tokens[at + i - 1]!, token)) return false;
  }
  return true;
}

function isMeant(line: string, tokens: Token[], at: number, candidate: Candidate): boolean {
  const rule = AMBIGUOUS[candidate.surface];
  if (!rule) return true;
  if (rule.never?.test(line)) return false;
  if (!rule.needs) return true;
  const { start } = tokens[at]!;
  const { end } = tokens[at + candidate.folded.length - 1]!;
  const rest = `${line.slice(0, start)} ${line.slice(end)}`;
  if (rule.aloneIsEnough && !/[\p{L}\p{N}]/u.test(rest)) return true;
  return (
    rule.needs.test(rest) ||
    (rule.afterIn === true && /\b(?:in|using) $/.test(line.slice(0, start)))
  );
}
