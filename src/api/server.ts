/** Set by the build: origin of a real server, or null when the API runs in the page. */
declare const __API_ORIGIN__: string | null | undefined;

/** Where calls go: an origin, `'self'` for the page's own, null while they are answered in the page. */
const ORIGIN = typeof __API_ORIGIN__ === 'string' ? __API_ORIGIN__ : null;

/** Host that resumes are sent to, as every claim about privacy must name it; null where nothing is sent. */
export const SERVER: string | null = ORIGIN === null ? null : hostOf(ORIGIN);

/** Absolute address of an API path: the page's own origin unless the build names another. */
export const apiAddress = (path: string): string =>
  ORIGIN?.startsWith('http') ? `${ORIGIN}${path}` : path;

function hostOf(origin: string): string {
  return origin.startsWith('http') ? new URL(origin).host : location.host;
}
