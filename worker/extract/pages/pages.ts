import { gunzipSync } from 'fflate';
import { succeed, type Outcome } from '#contract/problem.ts';
import type { ExtractedDocument } from '#worker/document/model.ts';
import { beyondLimits, corruptedFile, lockedFile, UnreadableFile } from '../problems.ts';
import { decodeXml } from '../xml.ts';
import { openZip, ZIP_LIMITS, type Archive } from '../zip.ts';
import { readApxl } from './apxl.ts';
import { readIwa } from './iwa.ts';
import { loadObjects } from './objects.ts';

const DOCUMENT = /^(?:.*\/)?Index\/Document\.iwa$/;
const INNER_ZIP = /^(?:.*\/)?Index\.zip$/;
const XML = /^(?:.*\/)?index\.(?:xml|apxl)(?:\.gz)?$/;
const PREVIEW = /^(?:.*\/)?(?:QuickLook\/)?Preview\.pdf$/i;
/** Marks of a document under a password. */
const LOCKED = /^(?:.*\/)?\.iwp(?:h|v2)$/;

/** True when an archive is a Pages document of any age. */
export const isPages = (archive: Archive): boolean =>
  archive.names.some((name) =>
    [DOCUMENT, INNER_ZIP, XML, LOCKED].some((pattern) => pattern.test(name)),
  ) || archive.names.some((name) => /^(?:.*\/)?QuickLook\/Preview\.pdf$/i.test(name));

/**
 * Reads a .pages archive: by its objects (2013 and later), its XML ('08 and '09), or else the preview
 * that `readPdf` reads.
 */
export async function readPages(
  archive: Archive,
  readPdf: (bytes: Uint8Array) => Promise<Outcome<ExtractedDocument>>,
): Promise<Outcome<ExtractedDocument>> {
  const find = (pattern: RegExp) => archive.names.find((name) => pattern.test(name));
  if (find(LOCKED)) return lockedFile('pages');
  try {
    const read = readOwnFormat(archive, find);
    if (read) return succeed(read);
  } catch (error) {
    if (!(error instanceof UnreadableFile) || !find(PREVIEW)) throw error;
  }
  const preview = find(PREVIEW);
  if (!preview) return corruptedFile('is no Pages text document');
  return readPreview(archive.read(preview)!, readPdf);
}

function readOwnFormat(
  archive: Archive,
  find: (pattern: RegExp) => string | undefined,
): ExtractedDocument | undefined {
  const document = find(DOCUMENT);
  if (document) {
    return readIwa(loadObjects(archive, document.slice(0, -'Document.iwa'.length)));
  }
  const inner = find(INNER_ZIP);
  if (inner) return readIwa(loadObjects(openZip(archive.read(inner)!), ''));
  const xml = find(XML);
  if (!xml) return undefined;
  const content = archive.read(xml)!;
  return readApxl(decodeXml(xml.endsWith('.gz') ? gunzip(content) : content));
}

/** The size that a gzip file claims is checked first; fflate then allocates no more than that. */
function gunzip(content: Uint8Array): Uint8Array {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const claimed = content.length > 18 ? view.getUint32(content.length - 4, true) : 0;
  if (claimed > ZIP_LIMITS.entryBytes) throw new UnreadableFile(beyondLimits());
  return gunzipSync(content);
}

async function readPreview(
  bytes: Uint8Array,
  readPdf: (bytes: Uint8Array) => Promise<Outcome<ExtractedDocument>>,
): Promise<Outcome<ExtractedDocument>> {
  const read = await readPdf(bytes.slice());
  if (!read.ok) return corruptedFile('is a Pages document whose text cannot be reached');
  return succeed({
    ...read.value,
    format: 'pages',
    warnings: [
      ...read.value.warnings,
      {
        code: 'preview-only',
        message: 'The text was read from the preview inside the file; the end may be missing.',
      },
    ],
  });
}
