/** mammoth as a second reader of .docx: what software gets that opens Word files with it; loaded when asked for. */
import { fail, succeed, type Outcome } from '#contract/problem.ts';
import type { DocumentLine } from '#worker/document/model.ts';
import { UnreadableFile } from '../problems.ts';
import { openZip } from '../zip.ts';

/** mammoth unpacks without limits and goes deep where its file does: a part above this size is not given to it. */
const MAX_PART_BYTES = 2e6;

const UNFIT = fail('wrong-state', 'The second reader cannot open this file.');

/** The text that mammoth finds in a .docx. Fails: wrong-state for what is none, or too large for it. */
export async function readWithMammoth(bytes: Uint8Array): Promise<Outcome<string>> {
  if (!isFit(bytes)) return UNFIT;
  const { default: mammoth } = await import('mammoth');
  try {
    // in Node it takes `buffer`, in browsers `arrayBuffer`
    const { value } = await mammoth.extractRawText(
      Object.assign({ arrayBuffer: bytes.slice().buffer }, { buffer: bytes }),
    );
    return succeed(value);
  } catch {
    return UNFIT;
  }
}

function isFit(bytes: Uint8Array): boolean {
  try {
    const archive = openZip(bytes);
    const parts = archive.names.filter((name) => /\.(?:xml|rels)$/i.test(name));
    return (
      parts.some((name) => /document\d*\.xml$/.test(name)) &&
      parts.every((name) => archive.read(name)!.length <= MAX_PART_BYTES)
    );
  } catch (error) {
    if (error instanceof UnreadableFile) return false;
    throw error;
  }
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}@]+/gu, '');

/** The number of a list item, which Word counts and does not store: our reader writes it, others leave it out. */
const NUMBER = /^\(?(?:\d{1,3}|\p{L}|[ivxlc]{1,6})(?:\.\d{1,3})*[.)]\s+/iu;

/** The lines that another reading of the same file lacks; where a line stands twice, its text must, too. */
export function missingLines(lines: readonly DocumentLine[], text: string): string[] {
  let rest = lettersOf(text);
  const isTaken = (letters: string) => {
    const at = rest.indexOf(letters);
    if (at >= 0) rest = `${rest.slice(0, at)}\n${rest.slice(at + letters.length)}`;
    return at >= 0;
  };
  return lines
    .filter(({ text: line, list }) => {
      const words = list === 'number' ? line.replace(NUMBER, '') : line;
      // the cells of a row may stand apart
      const cells = words.split('\t').map(lettersOf).filter(Boolean);
      return !cells.every(isTaken);
    })
    .map((line) => line.text);
}
