/** Remembers `compute` by the key of what comes in. Holds at most `limit` keys; when full it starts afresh, which bounds memory at no bookkeeping. */
export function rememberBy<K, T>(
  keyOf: (it: K) => string,
  compute: (it: K) => T,
  limit = 5000,
): (it: K) => T {
  const known = new Map<string, T>();
  return (it) => {
    const key = keyOf(it);
    const hit = known.get(key);
    if (hit !== undefined) return hit;
    if (known.size >= limit) known.clear();
    const value = compute(it);
    known.set(key, value);
    return value;
  };
}

/** Remembers `compute` by its text, so that scoring again after a one-line edit costs one line. */
export const rememberByText = <T>(
  compute: (text: string) => T,
  limit?: number,
): ((text: string) => T) => rememberBy((text) => text, compute, limit);

/** `compute` remembered for each object and, with it, by text; forgotten with the object. */
export function rememberByObject<S extends object, T>(
  compute: (object: S, text: string) => T,
  limit?: number,
): (object: S, text: string) => T {
  const finders = new WeakMap<S, (text: string) => T>();
  return (object, text) => {
    const find = finders.get(object) ?? rememberByText((it: string) => compute(object, it), limit);
    finders.set(object, find);
    return find(text);
  };
}
