/**
 * Names the rows of a table in their order: the id of a row is `table/words-replaced`, made of its pattern, with a
 * number behind it where an earlier row replaces the same words.
 */
export function rowIds(table: string): (pattern: string) => string {
  const counts = new Map<string, number>();
  return (pattern) => {
    const id = `${table}/${slugOf(pattern)}`;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

const slugOf = (pattern: string): string =>
  (/\[(.*?)\]/.exec(pattern)?.[1] ?? pattern)
    .replace(/[^\p{L}\d']+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .toLowerCase();
