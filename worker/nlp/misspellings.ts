/** Misspellings made again and again, each with the right word. They come with the dictionary; before it none is known. */
let right: ReadonlyMap<string, string> = new Map();
let loading: Promise<void> | undefined;

/** Loads the list once. */
export async function loadMisspellings(): Promise<void> {
  loading ??= readMisspellings();
  return loading;
}

async function readMisspellings(): Promise<void> {
  ({ COMMON_MISSPELLINGS: right } = await import('./dictionary/common-misspellings.ts'));
}

/** The word that a misspelling in lower case stands for; undefined for any other word. */
export const rightWordFor = (word: string): string | undefined => right.get(word);
