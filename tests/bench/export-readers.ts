/** What other programs read in a made file, and how many words they have in our order. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mammoth from 'mammoth';

/** Files read, and their words: all, and those in our order. */
export interface WordCount {
  files: number;
  same: number;
  expected: number;
  found: number;
}

/** Counts by reader; a file of which a word is out of order goes to `unlike`. */
export class OtherReaders {
  readonly counts = new Map<string, WordCount>();
  readonly unlike: string[] = [];
  private readonly waiting: { name: string; file: string; words: string[] }[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'bench-exports-'));

  /** A PDF by pdftotext, by place and as laid out. */
  pdf(file: string, bytes: Uint8Array, words: readonly string[]): void {
    for (const options of [[], ['-layout']]) {
      const read = run('pdftotext', [...options, '-', '-'], bytes);
      if (read !== null) this.count(['pdftotext', ...options].join(' '), file, words, read);
    }
  }

  /** A Word file by mammoth and pandoc now, by LibreOffice at the end. */
  async word(file: string, bytes: Uint8Array, words: readonly string[]): Promise<void> {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    this.count('mammoth', file, words, value);
    const read = run('pandoc', ['-f', 'docx', '-t', 'plain', '--wrap=none'], bytes);
    if (read !== null) this.count('pandoc', file, words, read);
    const name = `file${this.waiting.length}`;
    writeFileSync(join(this.folder, `${name}.docx`), bytes);
    this.waiting.push({ name, file, words: [...words] });
  }

  /** Has LibreOffice read all Word files, as text and by way of PDF; says so where it is not installed. */
  office(): void {
    const at = (name: string, ending: string) => join(this.folder, `${name}.${ending}`);
    const sources = this.waiting.map(({ name }) => at(name, 'docx'));
    for (const filter of ['txt:Text (encoded):UTF8', 'pdf'] as const) {
      for (let from = 0; from < sources.length; from += BATCH) {
        const { error } = spawnSync(
          'soffice',
          [
            `-env:UserInstallation=file://${join(this.folder, 'profile')}`,
            '--headless',
            '--convert-to',
            filter,
            '--outdir',
            this.folder,
            ...sources.slice(from, from + BATCH),
          ],
          { encoding: 'utf8' },
        );
        if (!error) continue;
        console.log(`LibreOffice is not installed: ${sources.length} Word files not read by it`);
        return;
      }
    }
    for (const { name, file, words } of this.waiting) {
      const text = at(name, 'txt');
      const pdf = at(name, 'pdf');
      this.count('LibreOffice', file, words, existsSync(text) ? readFileSync(text, 'utf8') : '');
      for (const options of [[], ['-layout']]) {
        const args = [...options, pdf, '-'];
        const read = existsSync(pdf) ? run('pdftotext', args, new Uint8Array()) : '';
        const reader = ['LibreOffice PDF, pdftotext', ...options].join(' ');
        if (read !== null) this.count(reader, file, words, read);
      }
    }
    rmSync(this.folder, { recursive: true });
  }

  private count(reader: string, file: string, words: readonly string[], text: string): void {
    const found = wordsOf(text);
    const common = commonInOrder(words, found);
    const count = this.counts.get(reader) ?? { files: 0, same: 0, expected: 0, found: 0 };
    const isSame = common === words.length && found.length === words.length;
    this.counts.set(reader, {
      files: count.files + 1,
      same: count.same + Number(isSame),
      expected: count.expected + words.length,
      found: count.found + common,
    });
    if (!isSame) {
      this.unlike.push(
        `${reader} ${file}: ${common} of ${words.length} words, ${found.length} read`,
      );
    }
  }
}

const BATCH = 60;

function run(program: string, args: string[], input: Uint8Array): string | null {
  const { error, stdout } = spawnSync(program, args, { input, encoding: 'utf8' });
  return error ? null : stdout;
}

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Length of the longest common subsequence. */
function commonInOrder(a: readonly string[], b: readonly string[]): number {
  let above = new Uint32Array(b.length + 1);
  for (const word of a) {
    const row = new Uint32Array(b.length + 1);
    for (const [at, other] of b.entries()) {
      row[at + 1] = word === other ? above[at]! + 1 : Math.max(above[at + 1]!, row[at]!);
    }
    above = row;
  }
  return above[b.length]!;
}
