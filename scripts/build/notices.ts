/** The licences of everything of others that the app carries: its libraries and what they need, fonts and word lists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { NOTICES_NAME } from '../../src/contract/notices.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Texts that lie beside the data which they are about. */
const DATA: Record<string, string> = {
  'Instrument Sans (font of the app)': 'src/fonts/instrument-sans-OFL.txt',
  'Newsreader (font of the app)': 'src/fonts/newsreader-OFL.txt',
  'Source Sans 3 (font of documents)': 'worker/export/pdf/fonts/sans-OFL.txt',
  'Source Serif 4 (font of documents)': 'worker/export/pdf/fonts/serif-OFL.txt',
  'English spelling dictionary': 'worker/nlp/dictionary/LICENSE.txt',
  'WordNet (word classes)': 'worker/nlp/line/LICENSE-wordnet.txt',
};

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where Node finds a package from a folder: in its own modules or in those of a folder above. */
function folderOf(name: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) throw new Error(`${name} is not installed`);
  }
}

function licenceText(folder: string, { license = 'unknown' }: Manifest): string {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
}

/** All notices in one text, sorted by name. */
export function noticesText(): string {
  const notices = new Map<string, string>();
  const add = (folder: string, names: readonly string[]) => {
    for (const name of names) {
      const at = folderOf(name, folder);
      const manifest = manifestIn(at);
      const title = `${manifest.name} ${manifest.version}`;
      if (notices.has(title)) continue;
      notices.set(title, licenceText(at, manifest));
      add(at, Object.keys(manifest.dependencies ?? {}));
    }
  };
  add(ROOT, Object.keys(manifestIn(ROOT).dependencies ?? {}));
  for (const [title, file] of Object.entries(DATA)) {
    notices.set(title, readFileSync(join(ROOT, file), 'utf8').trim());
  }
  const sorted = [...notices].toSorted(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const line = '-'.repeat(72);
  return [
    'This app contains work of others, under these licences.',
    ...sorted.map(([title, text]) => `${line}\n${title}\n${line}\n\n${text}`),
  ].join('\n\n');
}

/** Puts them beside the app's own files. */
export const thirdPartyNotices: Plugin = {
  name: 'third-party-notices',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: NOTICES_NAME, source: noticesText() });
  },
};
