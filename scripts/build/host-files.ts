import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BuildSettings } from './settings.ts';

/** Writes what a static host reads beside the app's own files, for the path and the policy of the build. */
export const hostFiles = (settings: BuildSettings): Plugin => ({
  name: 'host-files',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    const page = bundle['index.html'];
    if (dir === undefined || page?.type !== 'asset') return;
    // Hosts without rules send this for an address that is no file: the app then opens what it names.
    writeFileSync(join(dir, '404.html'), page.source);
    writeFileSync(join(dir, '_headers'), hostHeaders(settings));
  },
});

/**
 * The file of headers that Netlify and Cloudflare Pages read. Policies of several rules add up, so the
 * one for all files allows what any of them needs: the service worker fetches the app's own files once.
 */
export function hostHeaders({ base, policy, apiOrigin }: BuildSettings): string {
  const connections = ["'self'", apiOrigin].filter((origin) => origin !== null);
  const everywhere = policy.replace(
    /connect-src [^;]*/,
    `connect-src ${[...new Set(connections)].join(' ')}`,
  );
  return `# For hosts that read this file (Netlify, Cloudflare Pages), made by the build for ${base}.
${base}*
  Content-Security-Policy: ${everywhere}; frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff

${base}assets/*
  Content-Security-Policy: connect-src 'none'
  Cache-Control: public, max-age=31536000, immutable

${base}sw.js
  Cache-Control: no-cache
`;
}
