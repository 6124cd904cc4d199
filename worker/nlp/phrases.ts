/** Rows of the long tables of lints, which are a chunk of their own beside the dictionary. */
let phrases: Readonly<Record<string, string>> = {};
let loading: Promise<void> | undefined;

/** Loads them once; comes before any line is read. */
export async function loadPhrases(): Promise<void> {
  loading ??= readPhrases();
  return loading;
}

async function readPhrases(): Promise<void> {
  ({ PHRASES: phrases } = await import('./dictionary/phrases.ts'));
}

/** Rows of the table of that name; null before they are loaded. */
export const phrasesFor = (table: string): string | null => phrases[table] ?? null;
