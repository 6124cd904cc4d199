/** Closed table of resume verbs with their forms; nothing outside it is ever conjugated. */
import { BRITISH_BASES, BRITISH_DOUBLING, DOUBLING, IRREGULAR, REGULAR } from './verb-data.ts';

export type Dialect = 'us' | 'uk';

export interface Verb {
  /** Same for all spellings of one verb: the American base form. */
  lemma: string;
  base: string;
  past: string;
  participle: string;
  gerund: string;
  /** 'manages' */
  thirdPerson: string;
  /** Set where the spelling belongs to one dialect only. */
  dialect?: Dialect;
}

/** Verbs in -ize that no British spelling changes. */
const ALWAYS_IZE = new Set(['resize', 'prize', 'seize', 'size']);

const byBase = new Map<string, Verb[]>();
const byPast = new Map<string, Verb>();
const byParticiple = new Map<string, Verb>();
const byGerund = new Map<string, Verb>();
const byThirdPerson = new Map<string, Verb>();

/** Verb of a base form ('manage'), in the spelling of `dialect`. */
export function verbOfBase(word: string, dialect: Dialect = 'us'): Verb | undefined {
  const verbs = byBase.get(word);
  return verbs?.find((verb) => verb.dialect === dialect) ?? verbs?.[0];
}
export const verbOfPast = (word: string): Verb | undefined => byPast.get(word);
export const verbOfParticiple = (word: string): Verb | undefined => byParticiple.get(word);
export const verbOfGerund = (word: string): Verb | undefined => byGerund.get(word);
export const verbOfThirdPerson = (word: string): Verb | undefined => byThirdPerson.get(word);

/** Lemma of any form of a verb in the table, else undefined. */
export function verbLemma(word: string): string | undefined {
  const verb =
    byPast.get(word) ??
    byParticiple.get(word) ??
    byGerund.get(word) ??
    byBase.get(word)?.[0] ??
    byThirdPerson.get(word);
  return verb?.lemma;
}

/** Every entry, one for each spelling; for tests and for counting. */
export const ALL_VERBS: readonly Verb[] = buildTable();

function buildTable(): Verb[] {
  const irregular = new Map(IRREGULAR.map((forms) => [forms.base, forms]));
  const bases = new Set([...REGULAR, ...irregular.keys()]);
  const verbs: Verb[] = [];
  for (const base of bases) {
    const forms = irregular.get(base);
    for (const { spelling, doubled, dialect } of spellings(base)) {
      const verb: Verb = {
        lemma: base,
        base: spelling,
        past: forms?.past ?? pastOf(spelling, doubled),
        participle: forms?.participle ?? pastOf(spelling, doubled),
        gerund: gerundOf(spelling, doubled),
        thirdPerson: thirdPersonOf(spelling),
        ...(dialect && { dialect }),
      };
      verbs.push(verb);
      byBase.set(spelling, [...(byBase.get(spelling) ?? []), verb]);
      byPast.set(verb.past, verb);
      byParticiple.set(verb.participle, verb);
      byGerund.set(verb.gerund, verb);
      byThirdPerson.set(verb.thirdPerson, verb);
    }
  }
  return verbs;
}

function spellings(base: string): { spelling: string; doubled: boolean; dialect?: Dialect }[] {
  const doubled = DOUBLING.has(base);
  const british = BRITISH_BASES.get(base);
  if (british) {
    return [
      { spelling: base, doubled, dialect: 'us' },
      { spelling: british, doubled: /(?:l)$/.test(british), dialect: 'uk' },
    ];
  }
  if (BRITISH_DOUBLING.has(base)) {
    return [
      { spelling: base, doubled: false, dialect: 'us' },
      { spelling: base, doubled: true, dialect: 'uk' },
    ];
  }
  if (/(?:iz|yz)e$/.test(base) && !ALWAYS_IZE.has(base)) {
    return [
      { spelling: base, doubled, dialect: 'us' },
      { spelling: base.replace(/ze$/, 'se'), doubled, dialect: 'uk' },
    ];
  }
  return [{ spelling: base, doubled }];
}

function pastOf(base: string, doubled: boolean): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled ? base + base.at(-1)! : base}ed`;
}

function gerundOf(base: string, doubled: boolean): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base === 'be') return 'being';
  if (base.endsWith('e') && !/(?:ee|oe|ye)$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${doubled ? base + base.at(-1)! : base}ing`;
}

function thirdPersonOf(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}
