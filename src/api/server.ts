/** Set by the build: host of a real server, or null when the API runs in the page. */
declare const __API_HOST__: string | null | undefined;

/** Host that resumes are sent to, as every claim about privacy must name it; null where nothing is sent. */
export const SERVER: string | null = typeof __API_HOST__ === 'undefined' ? null : __API_HOST__;
