/**
 * Cuts the fonts of the PDF to Latin, Greek and Cyrillic and packs them as modules, since the app may ask
 * for no file; run with `npm run document-fonts`, commit the output.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { deflateSync } from 'fflate';
import subsetFont from 'subset-font';

const OUT = resolve(import.meta.dirname, '../worker/export/pdf/fonts');
const require = createRequire(import.meta.url);
const packageFolder = (name: string) =>
  dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));

/** Unicode blocks that European names, prices and lists use, `[from, to)`. */
const BLOCKS: [from: number, to: number][] = [
  [0x20, 0x7f],
  [0xa0, 0x250],
  [0x2b0, 0x530],
  [0x1e00, 0x2000],
  [0x2010, 0x2060],
  [0x2070, 0x20d0],
  [0x2100, 0x2300],
  [0x25a0, 0x27c0],
];
const CHARACTERS = BLOCKS.flatMap(([from, to]) =>
  Array.from({ length: to - from }, (_, i) => String.fromCodePoint(from + i)),
).join('');

// No ligature and no small capital stays in: a copied word must be the word.
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp'];

const FAMILIES = [
  { name: 'sans', folder: 'source-sans-3', file: 'SourceSans3' },
  { name: 'serif', folder: 'source-serif-4', file: 'SourceSerif4' },
];
const FACES: [face: string, weight: string][] = [
  ['regular', '400Regular'],
  ['bold', '600SemiBold'],
  ['italic', '400Regular_Italic'],
];

mkdirSync(OUT, { recursive: true });
for (const { name, folder, file } of FAMILIES) {
  for (const [face, weight] of FACES) {
    const path = join(packageFolder(folder), weight, `${file}_${weight}.ttf`);
    const cut = await subsetFont(readFileSync(path), CHARACTERS, {
      targetFormat: 'sfnt',
      keepFeatures: FEATURES,
      noHinting: true,
    });
    const packed = Buffer.from(deflateSync(cut, { level: 9 })).toString('base64');
    const comment = `/** ${file} ${weight}, deflated, in base64 (licence: ${name}-OFL.txt). Generated: npm run document-fonts. */`;
    writeFileSync(
      join(OUT, `${name}-${face}.ts`),
      `${comment}\nexport const FONT =\n  '${packed}';\n`,
    );
    console.log(name, face, cut.length, packed.length);
  }
  copyFileSync(join(packageFolder(folder), 'LICENSE_FONT'), join(OUT, `${name}-OFL.txt`));
}
