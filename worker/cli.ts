/** The engine from a shell: files in, reports out. See `USAGE`. */
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parseCommand, USAGE, type Command } from './cli/command.ts';
import { engineThread } from './cli/deadline.ts';
import { lineReports } from './cli/line-report.ts';
import { readable, readableLine } from './cli/readable.ts';
import { loadSpeller } from './nlp/speller.ts';

const print = async (text: string): Promise<void> => {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
};

async function runFiles(command: Extract<Command, { kind: 'files' }>): Promise<void> {
  const { outDir, options } = command;
  const { docxDir, txtDir, pdfDir, cleanDir } = options;
  for (const folder of [outDir, docxDir, txtDir, pdfDir, cleanDir]) {
    if (folder !== null) await mkdir(folder, { recursive: true });
  }
  const engine = engineThread();
  for (const file of command.files) {
    const report = await engine.run({ file, options });
    const json = `${JSON.stringify(report)}\n`;
    if (outDir !== null) {
      await writeFile(join(outDir, `${basename(file, extname(file))}.json`), json);
    } else {
      await print(command.json ? json : readable(report));
    }
  }
  await engine.stop();
}

/** Corrects each line of a file as one bullet, in the order of the lines; returns the exit code. */
async function correctFile({ file, json }: Extract<Command, { kind: 'lines' }>): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) {
    process.stderr.write(`cannot read ${file}\n`);
    return 2;
  }
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  for (const report of lineReports(lines, await loadSpeller())) {
    await print(json ? `${JSON.stringify(report)}\n` : readableLine(report));
  }
  return 0;
}

/** Carries out the arguments and returns the exit code: 2 for wrong usage, else 0. */
async function main(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  if (command.kind === 'wrong') {
    process.stderr.write(`${command.reason}\n\n${USAGE}`);
    return 2;
  }
  if (command.kind === 'lines') {
    return correctFile(command);
  }
  if (command.kind === 'files') await runFiles(command);
  else await print(USAGE);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
