/**
 * What verbs are done to, for words that may as well be a noun before a noun: 'packing orders' is an action,
 * 'packing lists' are things. A noun that is no usual object of the verb is taken for a compound.
 */
import { AGENTS } from './agents.ts';
import { isMainlyVerb, isNounLemma } from './lexicon.ts';

const words = (text: string) => text.trim().split(/\s+/);
const rows = (text: string) =>
  text
    .trim()
    .split(/\n(?=\S)/)
    .map((row) => {
      const [name = '', nouns = ''] = row.split(':');
      return [name, nouns] as const;
    });

let objects: ReadonlyMap<string, ReadonlySet<string>> = new Map();
let loading: Promise<void> | undefined;

/** Loads the rows once; comes before any line is read. */
export async function loadTypicalObjects(): Promise<void> {
  loading ??= readRows();
  return loading;
}

async function readRows(): Promise<void> {
  const { KINDS, OBJECTS } = await import('./typical-objects-data.ts');
  const kinds = new Map(rows(KINDS).map(([kind, nouns]) => [kind, words(nouns)]));
  objects = new Map(
    rows(OBJECTS).map(([verb, list]) => [
      verb,
      new Set(words(list).flatMap((it) => [it, ...(kinds.get(it) ?? [])])),
    ]),
  );
}

/** True where the verb is usually done to what the noun names: 'pack' and 'order'. Lemmas, both. */
export function isTypicalObject(verb: string, noun: string): boolean {
  const known = objects.get(verb);
  if (known === undefined || known.has(`-${noun}`)) return false;
  return known.has(noun) || known.has('*') || (known.has('people') && AGENTS.has(noun));
}

/** The same, where the verb's row names the noun or its kind; a row for any noun says too little of a word that is a noun as well. */
export function isNamedObject(verb: string, noun: string): boolean {
  const known = objects.get(verb);
  return known?.has(noun) === true || (known?.has('people') === true && AGENTS.has(noun));
}

/** True where a noun behind the word is rather described by it: 'casting' and 'call'. A word that is a noun as well needs a row to be a verb. */
export const isCompound = (verb: string, noun: string): boolean =>
  objects.has(verb) ? !isTypicalObject(verb, noun) : isNounLemma(verb) && !isMainlyVerb(verb);
