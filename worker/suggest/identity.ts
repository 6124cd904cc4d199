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
    return `${rule.replaceAll('/', '-')}-${fnv1a(`${key}\u0000${ordinal}`)}`;
  });
}

/** FNV-1a over UTF-16 units, twice with different seeds: 64 bits as 13 base-36 digits at most. */
function fnv1a(text: string): string {
  let low = 0x81_1c_9d_c5;
  let high = 0xcb_f2_9c_e4;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01_00_01_93);
    high = Math.imul(high ^ (unit + index), 0x01_00_01_93);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}
