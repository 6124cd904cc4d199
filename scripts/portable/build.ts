/** `npm run build:portable`: the whole app as one file, `dist/resume-ai.html`, that runs from a disk. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { ENGINE_ELEMENT, SINGLE_FILE_NAME } from '../../src/contract/single-file.ts';
import { withClaims } from '../build/claims.ts';
import { LIBRARY_ALIASES } from '../build/library-aliases.ts';
import { noticesText } from '../build/notices.ts';
import { patternsInOneLine } from '../build/one-line.ts';
import { dropExamples } from '../build/without-examples.ts';
import { singleFile } from './single-file.ts';

const ROOT = join(import.meta.dirname, '../..');
const MODE = 'portable';

/** One script of one entry with everything in it, kept in memory. */
const inOnePiece = (entry: string, format: 'es' | 'iife'): InlineConfig => ({
  root: ROOT,
  configFile: false,
  envDir: false,
  mode: MODE,
  logLevel: 'warn',
  publicDir: false,
  // Whatever the hosted app beside it is made for, this one talks to nobody.
  define: { 'import.meta.env.VITE_API': 'undefined' },
  build: {
    write: false,
    target: 'es2023',
    modulePreload: false,
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    cssCodeSplit: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: join(ROOT, entry),
      output: { format, strict: true, codeSplitting: false },
    },
  },
});

/** Chromium starts no module worker from a blob of a page on a disk, so the engine is a plain script. */
const engineConfig: InlineConfig = {
  ...inOnePiece('worker/main.ts', 'iife'),
  // A plain script has no `import.meta`; libraries only ask it where they lie.
  define: { 'import.meta.url': 'self.location.href', 'import.meta.resolve': 'undefined' },
  resolve: { alias: LIBRARY_ALIASES },
  plugins: [dropExamples, patternsInOneLine],
};

const pageConfig: InlineConfig = {
  ...inOnePiece('src/main.tsx', 'es'),
  resolve: {
    alias: [
      ...Object.entries(LIBRARY_ALIASES).map(([find, replacement]) => ({ find, replacement })),
      {
        find: /^\.\/engine-script\.ts$/,
        replacement: join(ROOT, 'mocks/engine-script.single-file.ts'),
      },
    ],
  },
  plugins: [react(), tailwindcss(), patternsInOneLine],
};

async function outputOf(config: InlineConfig): Promise<{ script: string; style: string }> {
  const built = await build(config);
  if (Array.isArray(built) || !('output' in built)) throw new Error('more than one bundle');
  const scripts = built.output.filter((file) => file.type === 'chunk');
  const styles = built.output.filter(isStyle);
  const others = built.output.length - scripts.length - styles.length;
  if (scripts.length !== 1 || styles.length > 1 || others > 0) {
    throw new Error(`not in one piece: ${built.output.map(({ fileName }) => fileName).join(', ')}`);
  }
  return { script: scripts[0]!.code, style: String(styles[0]?.source ?? '') };
}

const isStyle = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputAsset =>
  file.type === 'asset' && file.fileName.endsWith('.css');

const [page, engine] = await Promise.all([outputOf(pageConfig), outputOf(engineConfig)]);
const file = singleFile({
  page: withClaims(readFileSync(join(ROOT, 'index.html'), 'utf8'), { apiOrigin: null }),
  early: readFileSync(join(ROOT, 'public/early.js'), 'utf8'),
  style: page.style,
  app: page.script,
  engine: engine.script,
  engineElement: ENGINE_ELEMENT,
});
const folder = join(ROOT, 'dist');
mkdirSync(folder, { recursive: true });
// A comment may hold no two hyphens in a row.
const notices = noticesText().replaceAll(/-(?=-)/g, '- ');
const whole = `${file}\n<!--\n${notices}\n-->\n`;
writeFileSync(join(folder, SINGLE_FILE_NAME), whole);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
process.stdout.write(
  `dist/${SINGLE_FILE_NAME}: ${megabytes(Buffer.byteLength(whole))}, ${megabytes(gzipSync(whole, { level: 9 }).length)} gzip\n`,
);
