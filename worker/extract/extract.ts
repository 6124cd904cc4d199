import { MAX_UPLOAD_BYTES } from '#contract/limits.ts';
import { succeed, type Outcome } from '#contract/problem.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { finish } from './finish.ts';
import { loadPdfJs } from './pdf/pdf-js.ts';
import * as problems from './problems.ts';
import { sniff, type FileKind } from './sniff.ts';

/**
 * Reads a file of any accepted format by its content; `fileName` only serves the warning about a wrong
 * extension. Fails with a typed problem, never by throwing on what a file may hold.
 */
export async function extract(
  bytes: Uint8Array,
  fileName: string,
): Promise<Outcome<ExtractedDocument>> {
  if (bytes.length > MAX_UPLOAD_BYTES) return problems.tooLarge();
  try {
    const read = await readKind(sniff(bytes), bytes);
    return read.ok ? finish(read.value, fileName) : read;
  } catch (error) {
    if (error instanceof problems.UnreadableFile) return error.outcome;
    // A damaged file can drive a reader out of any range; that is the file's fault, not a crash.
    if (error instanceof RangeError) {
      return problems.corruptedFile('is cut short or damaged');
    }
    throw error;
  }
}

async function readKind(kind: FileKind, bytes: Uint8Array): Promise<Outcome<ExtractedDocument>> {
  switch (kind) {
    case 'empty':
      return problems.emptyFile();
    case 'picture':
      return problems.corruptedFile('is a picture, not a document');
    case 'binary':
      return problems.corruptedFile('is not a kind of document that can be read here');
    case 'pdf':
      return (await import('./pdf/pdf.ts')).readPdf(bytes);
    case 'zip':
      return readZipped(bytes);
    case 'html':
      return succeed((await import('./html/html.ts')).readHtml(bytes));
    case 'word-xml':
      return succeed((await import('./docx/docx.ts')).readWordXml(bytes));
    case 'rtf':
      return succeed((await import('./rtf/rtf.ts')).readRtf(bytes));
    case 'compound':
      return readCompound(bytes);
    case 'text':
      return (await import('./txt/txt.ts')).readTxt(bytes);
    default:
      return problems.corruptedFile('is not a kind of document that can be read here');
  }
}

async function readZipped(bytes: Uint8Array): Promise<Outcome<ExtractedDocument>> {
  const { openZip } = await import('./zip.ts');
  const archive = openZip(bytes);
  const { hasWordDocument, readDocx } = await import('./docx/docx.ts');
  if (hasWordDocument(archive)) return succeed(readDocx(archive));
  const { isPages, readPages } = await import('./pages/pages.ts');
  if (isPages(archive)) {
    return readPages(archive, async (preview) => (await import('./pdf/pdf.ts')).readPdf(preview));
  }
  return problems.corruptedFile('is a packed folder without a resume in it');
}

async function readCompound(bytes: Uint8Array): Promise<Outcome<ExtractedDocument>> {
  const { openCompoundFile } = await import('./doc/compound.ts');
  const file = openCompoundFile(bytes);
  // An encrypted .docx, and one under rights management, is a compound file ([MS-OFFCRYPTO] 1.3).
  if (file.has('EncryptedPackage')) return problems.lockedFile('docx');
  if (file.names.some((name) => /DRMContent|DataSpaces/.test(name))) {
    return problems.lockedFile('doc');
  }
  if (file.has('WordDocument')) return succeed((await import('./doc/doc.ts')).readDoc(file));
  if (file.has('Workbook') || file.has('Book')) {
    return problems.corruptedFile('is a spreadsheet, not a document');
  }
  return problems.corruptedFile('is not a Word document');
}

/** Loads the reader of PDFs, the largest part that a first file waits for. */
export async function warmUpReaders(): Promise<void> {
  // Asked for at once: the reader's own file would ask for pdf.js only once it is there.
  await Promise.all([loadPdfJs(), import('./pdf/pdf.ts')]);
}
