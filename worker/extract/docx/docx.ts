import type { ExtractedDocument } from '#worker/document/model.ts';
import { compose } from '../compose.ts';
import type { Block } from '../flow.ts';
import { readHtmlBlocks } from '../html/html.ts';
import { htmlSource } from '../html/mime.ts';
import { corruptedFile, UnreadableFile } from '../problems.ts';
import { decodeXml, scanXml } from '../xml.ts';
import { flatPackage } from './flat.ts';
import { Numbering } from './numbering.ts';
import {
  mainPartName,
  packageOf,
  relationshipsOf,
  type Package,
  type Relationship,
} from './package.ts';
import { readStyles } from './styles.ts';
import { noFindings, type PartContext } from './findings.ts';
import { walkPart } from './walker.ts';

interface Entries {
  names: readonly string[];
  read(name: string): Uint8Array | null;
}

/** True when an archive is a word-processing package. */
export const hasWordDocument = (archive: Entries): boolean =>
  mainPartName(packageOf(archive)) !== null;

/** Reads a .docx archive. Throws UnreadableFile when its main part is missing or beyond the limits. */
export const readDocx = (archive: Entries): ExtractedDocument => readPackage(packageOf(archive));

/** Reads a Word document that was saved as one XML text. */
export function readWordXml(bytes: Uint8Array): ExtractedDocument {
  const read = readPackage(flatPackage(decodeXml(bytes)));
  return {
    ...read,
    format: 'doc',
    signals: { ...read.signals, extensionMismatch: true },
    warnings: [...read.warnings, DISGUISED],
  };
}

const DISGUISED = {
  code: 'extension-mismatch',
  message: 'The file is Word XML under another name. Save it as .docx before you send it.',
};

/** Reads a word-processing package from whatever container it came in. */
export function readPackage(pack: Package): ExtractedDocument {
  const mainName = mainPartName(pack);
  const main = mainName === null ? null : pack.part(mainName);
  if (mainName === null || main === null) {
    throw new UnreadableFile(corruptedFile('has no document inside'));
  }
  const relations = relationshipsOf(pack, mainName);
  const partOf = (type: string) => {
    const relation = [...relations.values()].find((one) => one.type === type && !one.external);
    return relation ? pack.part(relation.target) : null;
  };
  const styles = readStyles(partOf('styles'));
  const numbering = new Numbering(partOf('numbering'), styles);
  const findings = noFindings();
  const evenAndOddHeaders = /evenAndOddHeaders(?![^>]*val="(?:0|false)")/.test(
    partOf('settings') ?? '',
  );
  const context: PartContext = { styles, numbering, relations, findings, evenAndOddHeaders };
  const body = walkPart(main, context);
  const other = (name: string): Block[] => {
    const source = pack.part(name);
    return source === null
      ? []
      : walkPart(source, { ...context, relations: relationshipsOf(pack, name) });
  };
  const targets = (ids: readonly string[]) =>
    [...new Set(ids.map((id) => relations.get(id)?.target ?? ''))].filter((name) => name !== '');
  const byType = (type: string) =>
    [...relations.values()].filter((one) => one.type === type && !one.external);
  const headers = [...targets(findings.headerIds).map(other), ...findings.inlineHeaders];
  const footers = [...targets(findings.footerIds).map(other), ...findings.inlineFooters];
  body.push(...altChunks(pack, targets(findings.altChunkIds)));
  const notes = [...byType('footnotes'), ...byType('endnotes')].map((one) => other(one.target));
  return compose({
    format: 'docx',
    headers,
    body,
    notes,
    footers,
    looseLinks: externalLinks(relations, findings.hollowLinkIds),
    warnings: [],
    signals: {
      tables: findings.tables,
      textBoxes: findings.textBoxes,
      images: findings.images,
      columns: findings.columns,
      hiddenChars: findings.hiddenChars,
      trackedChanges: findings.trackedChanges,
      fonts: [...findings.fonts].toSorted(),
      ...applicationOf(pack),
    },
  });
}

/** Web pages embedded in the document (ECMA-376 part 1 §17.17.2.1), read at its end. */
function altChunks(pack: Package, names: readonly string[]): Block[] {
  return names.flatMap((name) => {
    const source = pack.part(name);
    const html = source === null ? null : htmlSource(new TextEncoder().encode(source));
    return html !== null && /<(?:html|body|p|div)\b/i.test(html) ? readHtmlBlocks(html).blocks : [];
  });
}

const externalLinks = (relations: Map<string, Relationship>, hollow: ReadonlySet<string>) =>
  [...relations]
    .filter(([id, one]) => one.external && one.type === 'hyperlink' && !hollow.has(id))
    .map(([, one]) => one.target);

/** Program and page count by the extended properties; a count beside no words was never computed. */
function applicationOf(pack: Package): { producer: string | null; pageCount: number | null } {
  const target = [...relationshipsOf(pack, '').values()].find(
    (one) => one.type === 'extended-properties',
  )?.target;
  const source = target === undefined ? null : pack.part(target);
  const found = new Map<string, string>();
  let current = '';
  if (source !== null) {
    scanXml(source, {
      open: (name) => (current = name.split(':').at(-1)!),
      close: () => (current = ''),
      text: (text) => {
        if (current) found.set(current, (found.get(current) ?? '') + text);
      },
    });
  }
  const pages = Number(found.get('Words')) > 0 ? Number(found.get('Pages')) : 0;
  return { producer: found.get('Application') ?? null, pageCount: pages > 0 ? pages : null };
}
