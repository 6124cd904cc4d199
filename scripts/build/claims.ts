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

/** Puts the claims that are true of this build into its page. */
export const claims = (settings: BuildSettings): Plugin => {
  const { description, withoutScript } = claimsOf(settings);
  return {
    name: 'claims',
    transformIndexHtml: (html) =>
      html.replaceAll('%DESCRIPTION%', description).replaceAll('%WITHOUT_SCRIPT%', withoutScript),
  };
};
