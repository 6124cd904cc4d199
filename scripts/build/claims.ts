import type { Plugin } from 'vite';
import type { BuildSettings } from './settings.ts';

/** What the app says of itself before it runs: to search engines, to who installs it, and without JavaScript. */
export function claimsOf({ apiOrigin }: Pick<BuildSettings, 'apiOrigin'>): {
  description: string;
  withoutScript: string;
} {
  const isOnDevice = apiOrigin === null;
  return {
    description: isOnDevice
      ? 'Score and improve your resume on your own device. Nothing leaves it.'
      : 'Score and improve your resume.',
    withoutScript: `Resume AI ${isOnDevice ? 'reads your resume on this device and ' : ''}needs JavaScript to ${isOnDevice ? 'do so' : 'run'}.`,
  };
}

/** The page with the claims that are true of a build. */
export function withClaims(html: string, settings: Pick<BuildSettings, 'apiOrigin'>): string {
  const { description, withoutScript } = claimsOf(settings);
  return html
    .replaceAll('%DESCRIPTION%', description)
    .replaceAll('%WITHOUT_SCRIPT%', withoutScript);
}

/** Puts them into the page while it is built. */
export const claims = (settings: BuildSettings): Plugin => ({
  name: 'claims',
  transformIndexHtml: (html) => withClaims(html, settings),
});
