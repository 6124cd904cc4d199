import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { filesIn, isInstalled, mean, percent, printedBy, textOf } from './files.ts';
import { compareWords, wordsOf } from './words.ts';

/** Fewer words than this are no text to compare. */
const MIN_WORDS = 5;
/** A file of which we recover less is named. */
const WANTED = 0.99;

/** Words by reader, of one file. */
type Reading = Map<string, string[]>;

const OURS = 'ours';

/**
 * Public .doc and .rtf files as other programs read them, where those are installed: the share of each
 * reader's words that we recover, beside the share that the others recover, on the files that all can read.
 */
export async function printReferences(samples: string): Promise<void> {
  for (const format of ['doc', 'rtf']) {
    const paths = filesIn(join(samples, format));
    const readers = readersOf(format, paths);
    const readings: { file: string; reading: Reading }[] = [];
    for (const path of paths) {
      const reading: Reading = new Map([[OURS, wordsOf(await textOf(path))]]);
      for (const [name, read] of readers) reading.set(name, wordsOf(read(path)));
      readings.push({ file: basename(path), reading });
    }
    if (readers.size > 0) printFormat(format, [...readers.keys()], readings);
  }
}

type Reader = (path: string) => string;

function readersOf(format: string, paths: readonly string[]): Map<string, Reader> {
  const readers = new Map<string, Reader>();
  if (isInstalled('soffice')) {
    const texts = writerTexts(paths);
    readers.set('LibreOffice', (path) => texts.get(basename(path, extname(path))) ?? '');
  }
  if (format === 'doc' && isInstalled('antiword')) {
    const args = ['-m', 'UTF-8.txt', '-w', '0'];
    readers.set('antiword', (path) =>
      printedBy('antiword', [...args, path]).replaceAll('[pic]', ''),
    );
  }
  if (format === 'rtf' && isInstalled('pandoc')) {
    const args = ['-f', 'rtf', '-t', 'plain', '--wrap=none'];
    readers.set('pandoc', (path) => printedBy('pandoc', [...args, path]));
  }
  return readers;
}

function printFormat(
  format: string,
  others: readonly string[],
  readings: readonly { file: string; reading: Reading }[],
): void {
  const shared = readings.filter(({ reading }) =>
    others.every((name) => reading.get(name)!.length >= MIN_WORDS),
  );
  const columns = [OURS, ...others];
  console.log(`\n.${format}: words of each reader (rows) that another recovers (columns), mean %`);
  console.log(`${shared.length} files that all can read`);
  console.log(`${''.padEnd(12)}${columns.map((name) => name.padStart(13)).join('')}`);
  for (const truth of others) {
    const cells = columns.map((name) =>
      name === truth
        ? '-'
        : percent(mean(shared.map(({ reading }) => likenessOf(reading, truth, name).recall))),
    );
    console.log(`${truth.padEnd(12)}${cells.map((cell) => cell.padStart(13)).join('')}`);
  }
  for (const truth of others) printMissing(format, truth, readings);
}

const likenessOf = (reading: Reading, truth: string, name: string) =>
  compareWords(reading.get(truth)!, reading.get(name)!);

function printMissing(
  format: string,
  truth: string,
  readings: readonly { file: string; reading: Reading }[],
): void {
  const all = readings
    .filter(({ reading }) => reading.get(truth)!.length >= MIN_WORDS)
    .map(({ file, reading }) => ({ file, ...likenessOf(reading, truth, OURS) }));
  const recall = percent(mean(all.map((one) => one.recall)));
  const order = percent(mean(all.map((one) => one.order)));
  console.log(
    `.${format} against ${truth}: ${all.length} files, recall ${recall}, order ${order}; below ${percent(WANTED)}:`,
  );
  for (const { file, recall: own, missing } of all.filter((one) => one.recall < WANTED)) {
    console.log(
      `  ${file.padEnd(46)} ${percent(own).padStart(5)}  ${missing.slice(0, 10).join(' ')}`,
    );
  }
}

/** Texts that LibreOffice reads, by file name without extension. */
export function writerTexts(paths: readonly string[]): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-writer-'));
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const to = ['--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder];
  execFileSync('soffice', [profile, '--headless', ...to, ...paths], { stdio: 'ignore' });
  const texts = readdirSync(folder).filter((file) => extname(file) === '.txt');
  return new Map(
    texts.map((file) => [basename(file, '.txt'), readFileSync(join(folder, file), 'utf8')]),
  );
}
