import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { filesIn, isInstalled, mean, percent, textOf } from './files.ts';
import { compareWords, wordsOf } from './words.ts';

const LAYOUTS = ['single', 'header', 'columns', 'table', 'textbox', 'tricky'];
const TRUTH_PREFIX = 'made-docxlib--';
/** A sample that recovers less than this is named. */
const WANTED = 0.99;
const PERSON_LAYOUT = /--([a-z]+)-([a-z]+)\.[a-z]+$/;

/** Recall of documents made for measuring, by layout and format; what the generated .docx holds is the truth for all. */
export async function printMade(samples: string): Promise<void> {
  const truths = new Map<string, string[]>();
  for (const path of filesIn(join(samples, 'docx'))) {
    const key = keyOf(path);
    if (key && basename(path).startsWith(TRUTH_PREFIX)) truths.set(key, wordsOfDocx(path));
  }
  console.log('\nmade samples, words recovered (mean %, worst %)');
  console.log(`${'layout'.padEnd(10)}${FORMATS.map((format) => format.padStart(14)).join('')}`);
  const missed: string[] = [];
  for (const layout of LAYOUTS) {
    const cells: string[] = [];
    for (const format of FORMATS) {
      const recalls: number[] = [];
      for (const path of filesIn(join(samples, format))) {
        const truth = keyOf(path)?.endsWith(`-${layout}`) && truths.get(keyOf(path)!);
        if (!truth) continue;
        const { recall, missing } = compareWords(inFile(path, truth), wordsOf(await textOf(path)));
        recalls.push(recall);
        if (recall < WANTED) missed.push(`${basename(path)}: ${missing.slice(0, 12).join(' ')}`);
      }
      cells.push(recalls.length === 0 ? '-' : `${percent(mean(recalls))} ${worst(recalls)}`);
    }
    console.log(`${layout.padEnd(10)}${cells.map((cell) => cell.padStart(14)).join('')}`);
  }
  for (const line of missed) console.log(`missed in ${line}`);
}

const FORMATS = ['docx', 'doc', 'rtf', 'pdf'];

const worst = (values: readonly number[]) => percent(Math.min(...values));

const keyOf = (path: string): string | undefined => {
  const [, person, layout] = PERSON_LAYOUT.exec(path) ?? [];
  return layout && LAYOUTS.includes(layout) ? `${person}-${layout}` : undefined;
};

/** Those of the true words that a file still holds: its writer lost some of them (boxes in RTF, dates that ran out of a PDF's cell, a paragraph's end). */
function inFile(path: string, truth: readonly string[]): string[] {
  const format = extname(path);
  if (format === '.doc') return [...truth];
  if (format === '.pdf' && !isInstalled('pdftotext')) return [...truth];
  const { missing } = compareWords(truth, storedWords(path, format));
  const lost = [...missing];
  return truth.filter((word) => {
    const at = lost.indexOf(word);
    if (at >= 0) lost.splice(at, 1);
    return at < 0;
  });
}

function storedWords(path: string, format: string): string[] {
  if (format === '.docx') return wordsOfDocx(path);
  return wordsOf(format === '.pdf' ? pdfText(path) : rtfStored(path));
}

const pdfText = (path: string) => execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' });

/** Everything in an RTF file that could be text: its control words taken out, its escapes resolved. */
const rtfStored = (path: string) =>
  readFileSync(path, 'latin1')
    .replace(/\\u(-?\d+) ?(?:\\'[\da-f]{2}|\?)?/g, (_, code) =>
      String.fromCharCode((Number(code) + 65536) % 65536),
    )
    .replace(/\\'([\da-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(?:tab|line|par|cell)\b ?/g, ' ')
    .replace(/[{}]|\\[a-z]+-?\d* ?|\r?\n/g, '');

/** Hidden, white, or smaller than 3 pt; or a field's instruction. */
const UNSEEN_RUN = /<w:vanish\/>|<w:color w:val="FFFFFF"\/>|<w:sz w:val="[1-5]"\/>|<w:instrText/;

/** Visible words of a generated .docx, straight from its markup: body, headers, footers and notes. */
function wordsOfDocx(path: string): string[] {
  const parts = unzipSync(new Uint8Array(readFileSync(path)), {
    filter: ({ name }) => /^word\/(?:document|header\d|footer\d|footnotes)\.xml$/.test(name),
  });
  const texts = Object.values(parts).flatMap((part) => {
    const markup = new TextDecoder()
      .decode(part)
      .replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, '')
      .replace(/<w:del .*?<\/w:del>|\u00ad|<w:softHyphen\/>/gs, '')
      .replace(/<w:r>(?:(?!<\/w:r>).)*<\/w:r>/gs, (run) => (UNSEEN_RUN.test(run) ? '' : run));
    return markup.split('</w:p>').map((paragraph) =>
      paragraph
        .replace(/<w:(?:tab|br)\/>|<w:noBreakHyphen\/>/g, ' ')
        .replace(/<(?!\/?w:t[ >])[^>]*>/g, '')
        .replace(/<[^>]*>/g, ''),
    );
  });
  return wordsOf(texts.join('\n').replace(/&(amp|lt|gt|quot|apos);/g, ' '));
}
