import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { claims, claimsOf } from './scripts/build/claims.ts';
import { engineInOneFile } from './scripts/build/engine-in-one-file.ts';
import { hostFiles } from './scripts/build/host-files.ts';
import { LIBRARY_ALIASES } from './scripts/build/library-aliases.ts';
import { patternsInOneLine } from './scripts/build/one-line.ts';
import { thirdPartyNotices } from './scripts/build/notices.ts';
import { apiHost, readBuildSettings } from './scripts/build/settings.ts';
import { webManifest } from './scripts/build/web-manifest.ts';
import { workerEntryAlone } from './scripts/build/worker-entry-alone.ts';
import { dropExamples } from './scripts/build/without-examples.ts';
import { SINGLE_FILE_NAME } from './src/contract/single-file.ts';

const settings = readBuildSettings(process.env);
const { base, apiOrigin, policy } = settings;

/** What every page needs, and some of its later parts with it. */
const ON_EVERY_PAGE =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack|wouter|regexparam)\/|\/src\/(?:api\/http|contract\/problem|ui\/lucide-icon)\.ts/;

/** Lists that are read together, before the first line is: one request instead of twelve. */
const LOADED_WITH_THE_DICTIONARY = /\/worker\/nlp\/(?:dictionary\/|line\/[\w-]+-data\.ts)/;

const contentPolicyMeta: Plugin = {
  name: 'content-policy-meta',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  },
};

export default defineConfig({
  base,
  define: {
    __POLICY__: JSON.stringify(policy),
    __API_ORIGIN__: JSON.stringify(apiOrigin),
    __API_HOST__: JSON.stringify(apiHost(settings)),
  },
  resolve: { alias: LIBRARY_ALIASES },
  worker: {
    format: 'es',
    plugins: () => [workerEntryAlone, dropExamples, patternsInOneLine],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: engineInOneFile(), priority: 1 },
            { name: 'dictionary', test: LOADED_WITH_THE_DICTIONARY },
          ],
        },
      },
    },
  },
  // Found late, each of these would reload the page in `vite dev` and lose the first upload.
  optimizeDeps: {
    include: [
      '@mswjs/interceptors/fetch',
      'comlink',
      'dexie',
      'dexie-react-hooks',
      'docx',
      'fflate',
      'fontkit',
      'mammoth',
      'msw/experimental',
      'msw/http',
      'papaparse',
      'pdfkit',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'pdfjs-dist/legacy/build/pdf.worker.mjs',
      'valibot',
    ],
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // What the build settles for good, such as a server's name, is no question in the code any more.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // One file instead of five small ones that every first visit would wait for.
        codeSplitting: {
          groups: [
            // A file of its own, so that it runs before the libraries.
            {
              name: 'lock',
              test: /\/mocks\/(?:lock|engine-script)\.ts|\/contract\/(?:lock-doors|single-file)\.ts/,
              priority: 2,
            },
            { name: 'react', test: ON_EVERY_PAGE },
          ],
        },
      },
    },
  },
  plugins: [
    react(),
    patternsInOneLine,
    tailwindcss(),
    claims(settings),
    contentPolicyMeta,
    hostFiles(settings),
    thirdPartyNotices,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest: webManifest(base, claimsOf(settings).description),
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,mjs,css,html,woff2,svg,wasm,aff,dic,bcmap,json,txt}'],
        globIgnores: ['404.html', '_headers', 'robots.txt', 'sw.js', SINGLE_FILE_NAME],
        maximumFileSizeToCacheInBytes: 8_000_000,
      },
    }),
  ],
});
