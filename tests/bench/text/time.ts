import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { extract } from '#worker/extract/extract.ts';
import { readPdf } from '#worker/extract/pdf/pdf.ts';

/** The load of the machine changes within a run: only the fastest of many tells, from rounds over all files. */
const ROUNDS = 40;
const SHOWN = 8;

interface Timing {
  file: string;
  bytes: Uint8Array;
  pages: number;
  bareMs: number;
  oursMs: number;
}

/** Times our reading of PDF files against pdf.js' own on the same bytes, and prints the ratios. */
export async function printPdfTime(paths: readonly string[]): Promise<void> {
  const timings = paths.map((path): Timing => ({
    file: basename(path),
    bytes: new Uint8Array(readFileSync(path)),
    pages: 0,
    bareMs: Infinity,
    oursMs: Infinity,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const timing of timings) await timePdf(timing);
  }
  const all = timings.toSorted((a, b) => ratioOf(b) - ratioOf(a));
  console.log(`\ntime, warm, fastest of ${ROUNDS} runs in turns; the ${SHOWN} highest ratios`);
  console.log('file'.padEnd(44), 'pages  pdf.js ms  ours ms  ratio');
  for (const timing of all.slice(0, SHOWN)) {
    console.log(
      timing.file.padEnd(44),
      String(timing.pages).padStart(5),
      timing.bareMs.toFixed(1).padStart(10),
      timing.oursMs.toFixed(1).padStart(8),
      ratioOf(timing).toFixed(2).padStart(6),
    );
  }
  printRatios('all', all);
  printRatios(
    'two pages',
    all.filter(({ pages }) => pages === 2),
  );
}

const ratioOf = ({ bareMs, oursMs }: Timing) => oursMs / bareMs;

function printRatios(name: string, timings: readonly Timing[]): void {
  const ratios = timings.map(ratioOf);
  const highest = Math.max(...ratios).toFixed(2);
  console.log(
    `${name}: ${ratios.length} files, median ratio ${median(ratios).toFixed(2)}, highest ${highest}`,
  );
}

/** One more run of pdf.js' own reading and of ours; other work on the machine only ever slows one of them down. */
async function timePdf(timing: Timing): Promise<void> {
  const bareMs = await timed(async () => {
    timing.pages = await readBare(timing.bytes);
  });
  const oursMs = await timed(() => readPdf(timing.bytes));
  timing.bareMs = Math.min(timing.bareMs, bareMs);
  timing.oursMs = Math.min(timing.oursMs, oursMs);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** What pdf.js alone does to read the same text: open, getTextContent of each page, close. Returns the number of pages. */
async function readBare(bytes: Uint8Array): Promise<number> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = pdfjs.getDocument({
    data: bytes.slice(),
    disableFontFace: true,
    useSystemFonts: false,
    fontExtraProperties: true,
    isOffscreenCanvasSupported: false,
    useWasm: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  const document = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return texts.length;
}

/** Times the reading of other formats and prints the median and the slowest file of each. */
export async function printReadTime(paths: readonly string[]): Promise<void> {
  console.log(`\ntime of the other formats, warm, fastest of ${ROUNDS} runs`);
  const formats = new Map<string, { file: string; ms: number }[]>();
  for (const path of paths) {
    const bytes = new Uint8Array(readFileSync(path));
    let ms = Infinity;
    for (let round = 0; round < ROUNDS; round++) {
      ms = Math.min(ms, await timed(() => extract(bytes, basename(path))));
    }
    const format = extname(path);
    formats.set(format, [...(formats.get(format) ?? []), { file: basename(path), ms }]);
  }
  for (const [format, timings] of formats) {
    const slowest = timings.toSorted((a, b) => b.ms - a.ms)[0]!;
    const middle = median(timings.map(({ ms }) => ms)).toFixed(1);
    console.log(
      `${format.padEnd(7)}${String(timings.length).padStart(4)} files, median ${middle.padStart(5)} ms, slowest ${slowest.ms.toFixed(1)} ms (${slowest.file})`,
    );
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
