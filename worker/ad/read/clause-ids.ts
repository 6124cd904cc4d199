import { hashOf } from '#worker/document/hash.ts';

/** Ids of an ad's clauses, in reading order: a hash of the words, with an ordinal where several are alike; no offset goes in. */
export function clauseIds(): (quote: string) => string {
  const seen = new Map<string, number>();
  return (quote) => {
    const words = quote.toLowerCase().replace(/\s+/g, ' ').trim();
    const ordinal = seen.get(words) ?? 0;
    seen.set(words, ordinal + 1);
    return hashOf(`${words}\u0000${ordinal}`);
  };
}
