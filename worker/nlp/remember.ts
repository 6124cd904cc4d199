/**
 * Remembers `compute` by its text, so that scoring again after a one-line edit costs one line.
 * Holds at most `limit` texts; when full it starts afresh, which bounds memory at no bookkeeping.
 */
export function rememberByText<T>(compute: (text: string) => T, limit = 5000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const hit = known.get(text);
    if (hit !== undefined) return hit;
    if (known.size >= limit) known.clear();
    const value = compute(text);
    known.set(text, value);
    return value;
  };
}
