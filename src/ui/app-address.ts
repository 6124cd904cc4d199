/** Whether this is the portable build: the whole app in one file, opened without any host. */
export const IS_SINGLE_FILE = import.meta.env.MODE === 'portable';

/** Where in the app the visitor is. */
export interface AppAddress {
  path: string;
  /** With its question mark; empty where there is none. */
  search: string;
  /** Id of a place on the page; empty where none is named. */
  anchor: string;
}

/**
 * Reads the address of the page. A host's address carries all three itself; a file has neither paths nor a
 * query, so the single file keeps them behind its `#`: `#/how-it-works?a=b#score`.
 */
export function readAddress(
  at: Pick<Location, 'pathname' | 'search' | 'hash'> = location,
  inHash: boolean = IS_SINGLE_FILE,
): AppAddress {
  if (!inHash) return { path: at.pathname, search: at.search, anchor: at.hash.slice(1) };
  const [, path = '/', search = '', anchor = ''] =
    /^#(\/[^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(at.hash) ?? [];
  return { path, search, anchor };
}

/** Loads the home page anew with this query (empty, or with its question mark): nothing stays in memory. */
export function reopenApp(search: string): void {
  if (!IS_SINGLE_FILE) return location.replace(`${import.meta.env.BASE_URL}${search}`);
  history.replaceState(null, '', `#/${search}`);
  location.reload();
}
