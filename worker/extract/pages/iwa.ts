import type { ExtractedDocument } from '#worker/document/model.ts';
import { compose } from '../compose.ts';
import { textOf, type Block } from '../flow.ts';
import { corruptedFile, UnreadableFile } from '../problems.ts';
import type { Objects } from './objects.ts';
import { hasWords, TEMPLATE_TEXT } from './placeholders.ts';
import type { Message } from './protobuf.ts';
import { StorageReader } from './storage.ts';

/** TP.DocumentArchive is object 1 of every Pages document. */
const DOCUMENT_ID = 1;
const DOCUMENT_TYPE = 10000;
/** Page masters: {1* headers, 2* footers}. */
const PAGE_MASTERS = new Set([10143, 10016]);

/**
 * Reads a Pages document of 2013 and later from its objects. Template text that waits to be replaced is
 * left out, unless there is nothing else. Throws UnreadableFile when it is no Pages document.
 */
export function readIwa(objects: Objects): ExtractedDocument {
  const own = readObjects(objects, false);
  if (hasWords(own)) return own;
  const template = readObjects(objects, true);
  return hasWords(template) ? { ...template, warnings: [TEMPLATE_TEXT] } : own;
}

function readObjects(objects: Objects, keepsPlaceholders: boolean): ExtractedDocument {
  const document = objects.get(DOCUMENT_ID);
  if (document?.type !== DOCUMENT_TYPE) {
    throw new UnreadableFile(corruptedFile('is no Pages text document'));
  }
  const reader = new StorageReader(objects, keepsPlaceholders);
  const body = reader.storage(document.message.reference(4));
  const floats = readFloats(objects, document.message.reference(3), reader);
  const { headers, footers } = readMasters(objects, reader);
  const { findings } = reader;
  return compose({
    format: 'pages',
    headers,
    // In page-layout documents all text is in boxes: there they are the body.
    body: textOf(body).trim() === '' ? floats.flatMap(unboxed) : [...body, ...floats],
    notes: reader.notes,
    footers,
    warnings: [],
    signals: {
      tables: findings.tables,
      textBoxes: findings.textBoxes,
      images: findings.images,
      columns: findings.columns,
      trackedChanges: findings.trackedChanges,
      fonts: [...findings.fonts].toSorted(),
      producer: 'Pages',
    },
  });
}

const unboxed = (block: Block): Block[] => (block.kind === 'textbox' ? block.blocks : [block]);

function readMasters(objects: Objects, reader: StorageReader) {
  const headers: Block[][] = [];
  const footers: Block[][] = [];
  for (const object of objects.values()) {
    if (!PAGE_MASTERS.has(object.type)) continue;
    headers.push(...object.message.references(1).map((id) => reader.storage(id)));
    footers.push(...object.message.references(2).map((id) => reader.storage(id)));
  }
  return { headers, footers };
}

/** Drawables that float on the pages, by page, then from top to bottom and left to right. */
function readFloats(objects: Objects, id: number | undefined, reader: StorageReader): Block[] {
  const floats = id === undefined ? undefined : objects.get(id)?.message;
  const pages = (floats?.messages(1) ?? []).toSorted(
    (a, b) => (a.number(1) ?? 0) - (b.number(1) ?? 0),
  );
  const seen = new Set<string>();
  return pages.flatMap((page) => {
    const blocks = pageFloats(objects, page, reader).filter(
      (block) => !seen.has(textOf([block]).trim()),
    );
    // What stands on every page of a template, such as a company's name, is said once.
    for (const block of blocks) seen.add(textOf([block]).trim());
    return blocks;
  });
}

const pageFloats = (objects: Objects, page: Message, reader: StorageReader): Block[] =>
  [2, 4, 3]
    .flatMap((layer) => page.messages(layer))
    .flatMap((entry) => entry.reference(1) ?? [])
    .map((drawable) => ({ drawable, ...placeOf(objects.get(drawable)?.message) }))
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .flatMap(({ drawable }) => reader.drawable(drawable));

/** Position of a drawable: {1 geometry {1 position {1 x, 2 y}}} below a few levels of base messages. */
function placeOf(message: Message | undefined): { x: number; y: number } {
  let level = message;
  for (let i = 0; level && i < 5; i++) {
    const position = level.bytes(1)?.length === POINT_BYTES ? level.message(1) : undefined;
    const [x, y] = [position?.float(1), position?.float(2)];
    if (x !== undefined && y !== undefined) return { x, y };
    level = level.bytes(1) ? level.message(1) : undefined;
  }
  return { x: 0, y: 0 };
}

/** Two tagged 32-bit numbers. */
const POINT_BYTES = 10;
