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

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Of a page on a host: its address carries all three. */
export const onHost = ({ pathname, search, hash }: Address): AppAddress => ({
  path: pathname,
  search,
  anchor: hash.slice(1),
});

/** Of the single file, which has neither paths nor a query and keeps them behind its `#`: `#/how-it-works?a=b#score`. */
export function behindHash({ hash }: Address): AppAddress {
  const [, path = '/', search = '', anchor = ''] =
    /^#(\/[^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(hash) ?? [];
  return { path, search, anchor };
}

/** Where the visitor is now. */
export const readAddress = (): AppAddress =>
  IS_SINGLE_FILE ? behindHash(location) : onHost(location);

/** Loads the home page anew with this query (empty, or with its question mark): nothing stays in memory. */
export function reopenApp(search: string): void {
  if (!IS_SINGLE_FILE) return location.replace(`${import.meta.env.BASE_URL}${search}`);
  history.replaceState(null, '', `#/${search}`);
  location.reload();
}
