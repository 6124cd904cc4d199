/** Cuts the interface fonts to the characters a resume needs; run with `npm run fonts`, commit the output. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import subsetFont from 'subset-font';

type Axis = number | { min: number; max: number; default?: number };
type Axes = Record<string, Axis>;

const OUT = resolve(import.meta.dirname, '../src/fonts');
const require = createRequire(import.meta.url);
const packageFolder = (name: string) =>
  dirname(require.resolve(`@fontsource-variable/${name}/package.json`));

// ASCII, Latin-1, and the punctuation, arrows and Central European and Turkish letters that names use.
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => String.fromCodePoint(from + i)).join('');
const CHARACTERS =
  range(0x20, 0x7f) + range(0xa0, 0x100) + '–—‘’“”•…→←↑↓−×‸€™ŁłŃńŚśŠšŽžČčĆćĞğİıŞşŐőŰűŸœŒ';

const CUTS: [out: string, family: string, file: string, axes: Axes][] = [
  [
    'newsreader-display.woff2',
    'newsreader',
    'newsreader-latin-opsz-normal.woff2',
    { opsz: 44, wght: 400 },
  ],
  [
    'newsreader-text.woff2',
    'newsreader',
    'newsreader-latin-opsz-normal.woff2',
    { opsz: 14, wght: { min: 400, max: 650, default: 400 } },
  ],
  [
    'newsreader-italic.woff2',
    'newsreader',
    'newsreader-latin-opsz-italic.woff2',
    { opsz: 16, wght: 400 },
  ],
  ['instrument-sans.woff2', 'instrument-sans', 'instrument-sans-latin-wght-normal.woff2', {}],
];

mkdirSync(OUT, { recursive: true });
for (const [out, family, file, variationAxes] of CUTS) {
  const source = readFileSync(join(packageFolder(family), 'files', file));
  const cut = await subsetFont(source, CHARACTERS, { targetFormat: 'woff2', variationAxes });
  writeFileSync(join(OUT, out), cut);
  console.log(out, cut.length);
}
for (const family of ['newsreader', 'instrument-sans']) {
  copyFileSync(join(packageFolder(family), 'LICENSE'), join(OUT, `${family}-OFL.txt`));
}
