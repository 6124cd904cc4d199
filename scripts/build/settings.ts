/** What a build is made for: the folder that it is served from, and where its API lives. */
export interface BuildSettings {
  /** Path that the app is served under; starts and ends with a slash. */
  base: string;
  /** Origin of a real server behind the contract; null keeps everything on the device. */
  apiOrigin: string | null;
  /** Content-Security-Policy of the page and of every file that the service worker hands out. */
  policy: string;
}

/** Reads `BASE`, `VITE_API` and `VITE_API_URL`; throws with a sentence on a value that cannot work. */
export function readBuildSettings(env: Record<string, string | undefined>): BuildSettings {
  const base = env['BASE'] ?? '/';
  if (!/^\/(?:[^/]+\/)*$/.test(base)) {
    throw new Error(`BASE must start and end with a slash, for example /resume/, not ${base}`);
  }
  const remote = env['VITE_API'];
  if (remote !== undefined && remote !== 'remote') {
    throw new Error(`VITE_API knows only the value "remote", not ${remote}`);
  }
  const apiOrigin = remote ? originOf(env['VITE_API_URL']) : null;
  return { base, apiOrigin, policy: contentPolicy(apiOrigin) };
}

/** Host of the real server in words for the page; null where everything stays on the device. */
export function apiHost({ apiOrigin }: Pick<BuildSettings, 'apiOrigin'>): string | null {
  if (apiOrigin === null) return null;
  return apiOrigin === "'self'" ? 'the server of this page' : new URL(apiOrigin).host;
}

function originOf(url: string | undefined): string {
  if (!url) return "'self'";
  return new URL(url).origin;
}

/**
 * CSP Level 3. `connect-src 'none'` refuses every connection even on the first load, and `img-src` has
 * no 'self' because the address of an image can carry text out.
 */
function contentPolicy(apiOrigin: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self' blob:",
    "style-src 'self'",
    'img-src data: blob:',
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${apiOrigin ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
