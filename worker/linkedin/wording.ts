/** How facts are written: case, lists, ends of sentences. */

/** 'HEAD OF HR OPERATIONS' → 'Head of HR Operations'; mixed case and words of `terms` stay as they are. */
export function calm(title: string, terms: readonly string[] = []): string {
  if (title !== title.toUpperCase() || !/\p{Lu}{5}/u.test(title)) return title;
  return title.replace(/\p{L}+/gu, (word, at: number) => {
    if (at > 0 && SMALL_WORDS.has(word)) return word.toLowerCase();
    if (terms.some((term) => term.includes(word))) return word;
    return word.length <= 3 ? word : word[0]! + word.slice(1).toLowerCase();
  });
}

const SMALL_WORDS = new Set(['AND', 'AT', 'FOR', 'IN', 'OF', 'ON', 'THE', 'TO', 'WITH']);

/** The first spelling of each; case is no difference. */
export function unique(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLowerCase();
    if (!seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()];
}

/** Ends a text with a period unless it already ends a sentence: 'Acme, Inc.' gets no second one. */
export const ended = (text: string): string => (/[.!?…]["”')]?$/.test(text) ? text : `${text}.`);

/** 'A', 'A and B', 'A, B, and C'; items that hold a comma or an 'and' are set apart by semicolons. */
export function listed(items: readonly string[]): string {
  if (items.length > 1 && items.some((item) => /,| and /.test(item))) {
    return [items.slice(0, -1).join('; '), ...items.slice(-1)].join('; and ');
  }
  const last = items.length > 2 ? ', and ' : ' and ';
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(last);
}
