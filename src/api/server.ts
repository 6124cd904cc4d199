/** Set by the build: origin and host of a real server, or null when the API runs in the page. */
declare const __API_ORIGIN__: string | null | undefined;
declare const __API_HOST__: string | null | undefined;

/** Host that resumes are sent to, as every claim about privacy must name it; null where nothing is sent. */
export const SERVER: string | null = typeof __API_HOST__ === 'undefined' ? null : __API_HOST__;

/** Absolute address of an API path: the page's own origin unless the build names another. */
export function apiAddress(path: string): string {
  const isElsewhere = typeof __API_ORIGIN__ === 'string' && __API_ORIGIN__.startsWith('http');
  return isElsewhere ? `${__API_ORIGIN__}${path}` : path;
}
