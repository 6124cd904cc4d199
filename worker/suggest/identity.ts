import { hashOf } from '#worker/document/hash.ts';

/** What tells one proposal from another; of a question, its prompt is what it makes of the line. */
interface Identified {
  rule: string;
  before: string;
  after: string;
}

/**
 * Ids that hold over re-runs: a hash of rule, before and after, with an ordinal where several are
 * alike. No offset goes in, so that a decision survives an edit elsewhere.
 */
export function identify(proposals: readonly Identified[]): string[] {
  const seen = new Map<string, number>();
  return proposals.map(({ rule, before, after }) => {
    const key = [rule, before, after].join('\u0000');
    const ordinal = seen.get(key) ?? 0;
    seen.set(key, ordinal + 1);
    return `${rule.replaceAll('/', '-')}-${hashOf(`${key}\u0000${ordinal}`)}`;
  });
}
