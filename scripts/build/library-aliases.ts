import { fileURLToPath } from 'node:url';

const own = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Heavy parts of libraries that this app never reaches, and the small files that stand in for them. */
export const LIBRARY_ALIASES: Readonly<Record<string, string>> = {
  // msw's cookie jar pulls in a public-suffix list of 297 KB; this app sets no cookies.
  'tough-cookie': own('mocks/no-cookies.ts'),
  // The package's own entry is its UMD build, for the sake of CommonJS; nothing here asks for that.
  dexie: own('node_modules/dexie/dist/modern/dexie.min.mjs'),
  // 70 KB (gzip) that only WOFF2 needs; our document fonts are plain TrueType.
  'brotli/decompress.js': own('worker/export/pdf/no-brotli.ts'),
  // The first load: what makes components of drawings, for every use of them but ours.
  '../createLucideIcon.mjs': own('src/ui/lucide-icon.ts'),
  // React has had it since 18; the package serves the older ones.
  'use-sync-external-store/shim/index.js': own('src/ui/external-store.ts'),
  // Lists that grow page by page; there are none here.
  './infiniteQueryBehavior.js': own('src/api/no-endless-queries.ts'),
};
