import { writeFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { filesIn, isInstalled, percent, printedBy, textOf } from './files.ts';
import { writerTexts } from './references.ts';
import { compareWords, wordsOf } from './words.ts';

/**
 * .pages files against every truth there is: the words that the XML of '08 and '09 holds, what LibreOffice
 * reads, and the preview that Pages itself put in.
 */
export async function printPages(samples: string): Promise<void> {
  const paths = filesIn(join(samples, 'pages'));
  const byWriter = isInstalled('soffice') ? writerTexts(paths) : new Map<string, string>();
  console.log("\n.pages against the XML inside ('08, '09), LibreOffice, and the preview inside");
  console.log(
    `${'file'.padEnd(46)}words  XML: recall precision  LibreOffice: recall  preview: recall order, missing`,
  );
  for (const path of paths) {
    const words = wordsOf(await textOf(path));
    const stored = wordsOfXml(path);
    const written = wordsOf(byWriter.get(basename(path, extname(path))) ?? '');
    // headers come again on each page of the preview
    const preview = isInstalled('pdftotext') ? [...new Set(wordsOf(previewText(path)))] : [];
    const shown = compareWords(preview, words);
    console.log(
      [
        basename(path).padEnd(45),
        String(words.length).padStart(5),
        ...(stored
          ? [
              percent(compareWords(stored, words).recall).padStart(12),
              percent(compareWords(words, stored).recall).padStart(9),
            ]
          : ['-'.padStart(22)]),
        (written.length === 0 ? '-' : percent(compareWords(written, words).recall)).padStart(20),
        preview.length === 0
          ? '-'
          : `${percent(shown.recall)} ${percent(shown.order)}  ${shown.missing.slice(0, 6).join(' ')}`,
      ].join(' '),
    );
  }
}

const partOf = (path: string, ending: string): Uint8Array | undefined =>
  Object.values(
    unzipSync(new Uint8Array(readFileSync(path)), { filter: ({ name }) => name.endsWith(ending) }),
  )[0];

/** Subtrees that are not the document's own text. */
const NOT_TEXT =
  /<(sl|sf):(section-prototypes|prototypes|stylesheet|metadata|annotations|ghost-text|publication-info)\b(?:[^>]*\/>|[^>]*>.*?<\/\1:\2>)/gs;

/** Words of all texts and table cells in the XML, equal texts once, in the order of the file. */
function wordsOfXml(path: string): string[] | undefined {
  const part = partOf(path, 'index.xml');
  if (part === undefined) return undefined;
  const texts = new TextDecoder()
    .decode(part)
    .replace(NOT_TEXT, '')
    .replace(/<sf:ct\b[^>]*sfa:s="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<sf:n\b[^>]*sf:v="([^"]*)"[^>]*>/g, ' $1 ')
    .split('</sf:text-storage>')
    .map((storage) =>
      storage
        .replace(/<\/sf:p>|<sf:(?:br|lnbr|tab)\b[^>]*>/g, ' ')
        .replace(/<[^>]*>/g, '')
        .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
        .replace(/&(amp|lt|gt|quot|apos);/g, ' ')
        .trim(),
    );
  return wordsOf([...new Set(texts)].join('\n'));
}

function previewText(path: string): string {
  const preview = partOf(path, 'QuickLook/Preview.pdf');
  if (preview === undefined) return '';
  const file = join(mkdtempSync(join(tmpdir(), 'bench-preview-')), 'preview.pdf');
  writeFileSync(file, preview);
  return printedBy('pdftotext', [file, '-']);
}
